## What all pages share: the heading, and what goes wrong

shell-title = Arpents: A Few Acres of Snow
shell-pages = Pagine
shell-rules = Regole
shell-about = Informazioni
shell-home = Alla prima pagina
shell-nowhere = A questo indirizzo non c’è nulla.
shell-nowhere-advice = Forse l’indirizzo è scritto male, o la pagina non c’è più. Le tue partite sono sulla prima pagina.
shell-skip = Vai al contenuto
shell-settings = Impostazioni e lingua
shell-language = Lingua
shell-theme = Tema
shell-theme-system = Come il sistema
shell-theme-light = Chiaro
shell-theme-dark = Scuro
shell-looks = Aspetto
shell-playing = Giocando
shell-palette = Colori
shell-palette-standard = Consueti
shell-palette-safe = Per daltonici
shell-cards = Carte in mano
shell-cards-medium = Medie
shell-cards-large = Grandi
shell-cards-small = Piccole
shell-names = Nomi sulla mappa
shell-names-all = Tutti
shell-names-held = Dove c’è un pezzo
shell-names-pointed = Dove punti
shell-confirm = Prima di una mossa
shell-confirm-on = Conferma ogni mossa
shell-confirm-off = Esegui subito
shell-why = Ciò che non si può
shell-why-on = Di’ perché
shell-why-off = Non dire nulla
shell-speed = Movimento
shell-speed-brisk = Vivace
shell-speed-calm = Calmo
shell-speed-off = Nessuno
shell-sound = Suono
shell-sound-off = Nessuno
shell-sound-quiet = Basso
shell-sound-medium = Medio
shell-sound-loud = Alto
shell-notices = Avvisi quando tocca a te
shell-notices-off = No
shell-notices-on = Sì
notices-none = Qui questo browser non mostra avvisi: per farlo il server va raggiunto con HTTPS.
notices-denied = Il browser non permette di mostrare avvisi. Consentili nelle sue impostazioni per questo sito e attivali di nuovo.
shell-offline = Sei offline: il server non risponde. Si vede solo ciò che questo dispositivo conserva. Nuovo tentativo …
shell-loading = Un momento…
shell-failed = Non è possibile mostrare questa pagina
shell-again = Riprova
shell-reload = Ricarica la pagina
shell-dismiss = Chiudi questo messaggio
shell-close = Chiudi
shell-guest = Ospite
shell-nothing-kept = Questo browser non conserva nulla per noi. Salva l’indirizzo di questa pagina: è l’unica chiave del tuo posto.
shell-foot = Arpents è una realizzazione indipendente del gioco A Few Acres of Snow, ideato da Martin Wallace.
shell-foot-about = Licenza, fonti e privacy

error-unexpected = Qualcosa è andato storto in questa pagina. Ricaricala; la tua partita è al sicuro sul server.
error-unreachable = Il server non risponde. Riprova tra un momento.
error-page-renewed = Arpents è stato aggiornato da quando hai aperto questa pagina, e ne manca una parte. Ricaricala; la tua partita è al sicuro sul server.
error-server-fault = Il server ha avuto un problema. Riprova tra un momento; non si è perso nulla.

## What the server refuses, by the code of the refusal: what happened, and what to do next

error-bad-action = Il server non ha capito questa azione. Sceglila di nuovo.
error-bad-name = Questo nome non va bene: contiene caratteri invisibili, o somiglia a quello di un computer o dell’altro giocatore. Scegline un altro.
error-bad-presets = Queste risposte automatiche citano qualcosa che non esiste. Cambiale e salva di nuovo.
error-bad-record = Questa registrazione non si può usare: non si legge, viola le regole o non è finita. Controlla di averla tutta.
error-bad-request = Il server non ha capito. Ricarica la pagina; se hai scritto qualcosa, controllalo.
error-bad-variants = Non ci sono così tante varianti tra cui scegliere. Chiedine meno.
error-banned = La tua rete è esclusa da questo server. Se è un errore, scrivi a chi lo gestisce.
error-conflict = In questa partita è successo troppo in una volta. Riprova tra un momento; non si è perso nulla.
error-game-full = In questa partita hai fatto quanto è permesso. Puoi ancora abbandonarla, e rileggerla.
error-game-not-begun = Questa partita non è cominciata: manca ancora un avversario. Manda l’invito a qualcuno.
error-game-not-open = A questa partita non ci si può più unire, né la si può più annullare. Guardala, o iniziane una tua.
error-game-not-over = Questa partita non è finita. Quando lo sarà si potrà leggerla tutta.
error-game-over = Questa partita è finita. Rivedila mossa per mossa, o gioca la rivincita.
error-illegal-action = Le regole ora non lo permettono. Ciò che puoi fare è segnato.
error-method-not-allowed = Qui il server non fa questa cosa. Ricarica la pagina.
error-no-such-moment = La partita non è ancora arrivata a quel punto. Scegli un momento precedente.
error-no-taking-back = L’avversario l’ha già visto, quindi resta così. Solo contro il computer si può tornare indietro.
error-not-abandoned = L’avversario non manca da abbastanza tempo per reclamare la vittoria. Aspetta ancora un poco.
error-not-your-decision = Ora decide l’avversario. Qui vedrai quando tocca a te.
error-not-your-seat = Questo posto non è tuo, o il link è incompleto. Usa per intero il link che hai ricevuto.
error-nothing-to-decide = Ora non hai nulla da decidere. Qui vedrai quando sarà il momento.
error-nothing-to-undo = Non c’è più nulla da annullare: il resto è stato visto, o si sono pescate carte.
error-repeated-name = Una variante è citata due volte. Citale una volta sola.
error-rules-fixed = Uno scenario ha le sue regole. Scegli o lo scenario o le regole.
error-server-error = Il server non ci è riuscito, e non per colpa tua. Riprova tra un momento; non si è perso nulla.
error-stale-version = Nel frattempo la partita è andata avanti. Guarda a che punto è, e scegli di nuovo.
error-store-unavailable = Al momento il server non può salvare partite. Riprova tra poco; non si è perso nulla.
error-too-busy = Il server ora ha troppo da fare per questo. Riprova tra un momento.
error-too-large = È troppo lungo per il server. Manda qualcosa di più corto.
error-too-many-cards = Una carta è citata più volte di quante ne esistono. Scegli di nuovo le carte.
error-too-often =
    { $seconds ->
        [one] Era troppo in una volta. Riprova tra un secondo.
       *[other] Era troppo in una volta. Riprova tra { $seconds } secondi.
    }
error-unknown-game = Questa partita non esiste. Forse il link è incompleto: per una partita privata usa il link intero del tuo posto o del tuo invito. O è stata cancellata dopo molto tempo.
error-unknown-level = Questo livello non esiste. Scegline uno dall’elenco.
error-unknown-name = È citato qualcosa che non esiste. Sceglilo dall’elenco.
error-unknown-page = A questo indirizzo non c’è nulla. Controllalo, o vai alla prima pagina.

## The game, and to forget one

shell-game = A Few Acres of Snow
shell-forget-title = Dimenticare questa partita?
shell-forget-about = Il tuo posto viene tolto da questo dispositivo. Senza il suo link non si può tornarvi{ $waits ->
    [no] .
   *[yes] , e l’altra fazione aspetta invano.
}
shell-forget-do = Dimenticala
shell-forgotten = La partita è dimenticata su questo dispositivo.
shell-rules-title = Le regole
