## The page of a game: playing

# What can be done, as a label. The place is empty where the verb has none.
do-settle = Colonizza { $place }
do-develop = Sviluppa { $place }
do-fortify = Fortifica { $place }
do-besiege = Assedia { $place }
do-reinforce = { $role ->
    [defender] Difendi { $place }
   *[attacker] Rinforza l’assedio di { $place }
}
do-military-leader = Invia il Capo militare: { $place }
do-withdraw = { $role ->
    [defender] Cedi { $place } al nemico
   *[attacker] Abbandona l’assedio di { $place }
}
do-raid = Razzia { $place }
do-ambush = Imboscata
do-convert = Converti Nativi americani
do-take-money = Prendi denaro
do-merchant = Mercante: commercia per mare
do-trader = Commerciante: vendi pellicce
do-piracy = Pirateria
do-draft = Acquisisci una carta
do-discard = Scarta
do-reserve = Metti in riserva
do-retrieve = Recupera la riserva
do-governor = Governatore: rimetti carte
do-intendant = Intendente: riprendi una carta
do-home-support = Supporto della patria: pesca tre carte
do-pass = Passa un’azione
do-end-turn = Concludi il turno
do-block = Blocca
do-do-not-block = Non bloccare
do-lose = Perdi una carta dalla mano
do-lose-from-reserve = Perdi una carta dalla riserva
do-give = Cedi una carta dalla mano
do-give-from-reserve = Cedi una carta dalla riserva
do-show-hand = Mostra che non ne hai
do-give-up = Sacrifica una carta
do-occupy = Piazza un villaggio: { $place }
do-leave = Lascia neutrale { $place }
do-sell-fur = Vendi una pelliccia
do-drop = Scarta luoghi perduti
do-lose-from-siege = Perdi una carta dall’assedio di { $place }
do-redraw = Cambia una carta
do-keep = Tieni la mano
do-forfeit = Perdi carte
do-begin-with = Inizia con una carta

# What a whole selection would do, as one sentence. Cards is a list, empty where count is 0.
deed-settle = Colonizza { $place } con { $cards }.
deed-develop = Sviluppa { $place } in città con { $cards }.
deed-fortify = Fortifica { $place } con { $cards }.
deed-besiege = Assedia { $place } con { $cards }; nell’assedio va { $chosen }.
deed-reinforce = { $role ->
    [defender] Difendi { $place } con { $cards }.
   *[attacker] Invia { $cards } all’assedio di { $place }.
}
deed-military-leader = { $role ->
    [defender] Invia il Capo militare a difendere { $place }.
   *[attacker] Invia il Capo militare all’assedio di { $place }.
}
deed-withdraw = { $role ->
    [defender] { $count ->
        [0] Cedi { $place } al nemico.
       *[other] Cedi { $place } al nemico e perdi { $cards }.
    }
   *[attacker] { $count ->
        [0] Abbandona l’assedio di { $place }.
       *[other] Abbandona l’assedio di { $place } e perdi { $cards }.
    }
}
deed-raid = Razzia { $place } con { $cards }.
deed-ambush = Tendi un’imboscata con { $cards }.
deed-convert = Invia { $cards } a convertire Nativi americani.
deed-take-money = Prendi denaro con { $cards }.
deed-merchant = Commercia per mare con { $cards }; il carico lo porta { $chosen }.
deed-trader = Vendi pellicce con { $cards }.
deed-piracy = Datti alla pirateria con { $cards }.
deed-draft = Acquisisci { $cards }.
deed-discard = Scarta { $cards }.
deed-reserve = Metti in riserva { $cards }.
deed-retrieve = Riprendi in mano la riserva.
deed-governor = Rimetti nel mercato: { $cards }.
deed-intendant = Riprendi dagli scarti: { $cards }.
deed-home-support = Pesca con il Supporto della patria.
deed-pass = Passa un’azione.
deed-end-turn = Concludi il turno.
deed-block = Blocca con { $cards }.
deed-do-not-block = Non bloccare.
deed-lose = Perdi { $cards } dalla mano.
deed-lose-from-reserve = Perdi { $cards } dalla riserva.
deed-give = Cedi { $cards } dalla mano.
deed-give-from-reserve = Cedi { $cards } dalla riserva.
deed-show-hand = Mostra la mano: non hai nulla da perdere.
deed-give-up = Sacrifica { $cards }.
deed-occupy = { $count ->
    [0] Occupa { $place } con un villaggio.
   *[other] Occupa { $place } con un villaggio, giocando { $cards }.
}
deed-leave = Lascia neutrale { $place }.
deed-sell-fur = Vendi una pelliccia con { $cards }.
deed-drop = Liberati di { $cards }.
deed-lose-from-siege = Perdi { $cards } dall’assedio di { $place }.
deed-redraw = Cambia { $cards } con una nuova carta.
deed-keep = Tieni la mano com’è.
deed-forfeit = Perdi { $cards }.
deed-begin-with = Inizia con { $cards } nel mazzo.

# One of several ways to do the same, on a button: what sets it apart, in the words of its deed above.
way-with = { $cards }
way-besiege = nell’assedio va { $chosen }
way-merchant = il carico lo porta { $chosen }

# What comes of it, in short.
effect-gain = { $amount ->
    [one] +{ $amount } moneta
   *[other] +{ $amount } monete
}
effect-gain-most = fino a +{ $amount }
effect-cost = { $amount ->
    [0] senza costo
    [one] costa { $amount } moneta su { $owned }
   *[other] costa { $amount } monete su { $owned }
}
effect-points = { $amount ->
    [one] { $sign }{ $amount } punto
   *[other] { $sign }{ $amount } punti
}
effect-their-points = { $amount ->
    [one] { $sign }1 punto per l’avversario
   *[other] { $sign }{ $amount } punti per l’avversario
}
effect-marker = assedio a { $marker }{ $wasted ->
    [0] {""}
   *[other] {" "}({ $wasted } della forza va perso)
}: { $winner ->
    [you] vinci { $prize ->
        [game] la partita
       *[siege] l’assedio
    } all’inizio del tuo prossimo turno, se l’avversario non aggiunge { $hold }
    [they] l’avversario vince { $prize ->
        [game] la partita
       *[siege] l’assedio
    } all’inizio del suo prossimo turno, se non aggiungi { $hold }
    [late] così come stanno le cose, la partita finisce prima
   *[nobody] nulla è deciso
}
effect-raid = { $blockable ->
    [yes] se non viene bloccata, catturi
   *[no] catturi
} { $piece ->
    [town] la città di { $place }
   *[village] il villaggio di { $place }
}: { $lost ->
    [0] +{ $gained } punti per te, nessun cambiamento per l’avversario
   *[other] +{ $gained } punti per te, −{ $lost } per l’avversario
}{ $left ->
    [village] {" "}(resta un loro villaggio)
   *[nothing] {" "}(il luogo diventa neutrale)
}
effect-takes = { $count ->
    [one] la carta { $cards } va nei tuoi scarti
   *[other] le carte { $cards } vanno nei tuoi scarti
}
effect-free = azione gratuita
effect-last = la tua ultima azione
effect-left = { $count ->
    [one] poi resta { $count } azione
   *[other] poi restano { $count } azioni
}
effect-draws = { $count ->
    [one] peschi { $count } carta
   *[other] peschi { $count } carte
}
effect-passes = { $count ->
    [one] { $count } azione non usata
   *[other] { $count } azioni non usate
}
effect-final = non si può annullare
effect-take-back = si può riprendere finché la partita dura
effect-asks = l’altra fazione può rispondere
effect-answer = { $blockable ->
    [yes] se non è bloccata, l’avversario
   *[no] l’avversario
} { $answer ->
    [shows] mostra la mano
   *[either] perde { $verb ->
        [convert] dei Nativi americani neutrali, che vanno nei tuoi scarti
       *[ambush] una carta esposta alle imboscate
    }
}{ $answer ->
    [either] {" "}o mostra la mano
   *[loses] {""}
}
effect-robs = { $amount ->
    [0] dalla banca
    [1] 1 dall’avversario, 1 dalla banca
   *[other] tolte all’avversario
}
effect-loses = l’avversario perde { $cards }, che torna al mercato
effect-ends-game = { $winner ->
    [you] termina la partita: vinci
   *[they] termina la partita: perdi
}
effect-looming = { $blockable ->
    [yes] se non viene bloccata, la partita finisce
   *[no] la partita finisce
} { $waits ->
    [yes] { $side ->
        [british] appena un turno inglese comincia senza assedi
       *[french] appena un turno francese comincia senza assedi
    }
   *[no] { $side ->
        [british] all’inizio del prossimo turno inglese
       *[french] all’inizio del prossimo turno francese
    }
}; per ora { $standing ->
    [ahead] sei in vantaggio
    [behind] sei in svantaggio
   *[level] siete pari
} ({ $mine } a { $theirs })

# The action bar
play-bar = Che cosa fai
play-hint = Scegli carte, un luogo o un’azione.
play-hint-brief = Scegli una carta o un luogo.
play-hint-answer = Scegli la tua risposta.
play-more-cards = { $least ->
    [one] { $open ->
        [next] Scegli 1 o 2 carte.
        [yes] Scegli almeno { $least } carta.
        [first] Scegli 1 carta.
       *[no] Scegli ancora { $least } carta.
    }
   *[other] { $open ->
        [next] Scegli { $least } o { $next } carte.
        [yes] Scegli almeno { $least } carte.
        [first] Scegli { $least } carte.
       *[no] Scegli ancora { $least } carte.
    }
}
play-takes = { $what ->
    [settle] Servono una carta che vi porta e una con il trasporto giusto.
    [settlers] Servono una carta che vi porta, una con il trasporto giusto e un colono.
    [besiege] Servono una carta che vi porta, una con il trasporto giusto e una con forza militare.
    [develop] Servono la carta del luogo e un colono.
    [fortify] Servono la carta del luogo e una Fortificazione.
    [merchant] Servono una nave e una o due carte con monete.
    [trader] Servono il Commerciante e carte con pellicce: { $price } monete ciascuna.
    [withdraw] La carta scelta torna al mercato, le altre vanno nei tuoi scarti.
    [raid] Più è lontano, più carte servono.
   *[other] {""}
}
play-picked = Scelto: { $cards }.
play-lacks = { $what ->
    [develop] Ora manca solo un colono.
    [fortify] Ora manca solo una Fortificazione.
   *[other] {""}
}

# Ciò che solo manca ancora per colonizzare o assediare: $list, fatta delle parti qui sotto, in numero di $count.
play-now = { $count ->
    [one] Ora manca solo { $list }.
   *[other] Ora mancano solo { $list }.
}
play-now-part = { $part ->
    [bateaux] una barca
    [wagon] un carro
    [ship] una nave
    [settler] un colono
    [force] una carta con forza militare
   *[lead] una carta che porta a { $place }
}
play-aim = { $side ->
    [british] Prendi Quebec e vinci subito. Altrimenti decidono i punti.
   *[french] Prendi Boston o New York e vinci subito. Altrimenti decidono i punti.
}
play-aim-brief = { $side ->
    [british] Scegli ciò che è verde. Scopo: Quebec o punti.
   *[french] Scegli ciò che è verde. Scopo: Boston, New York o punti.
}
play-aim-besieged = { $place } è sotto assedio. Difendi il luogo con una carta con forza.
play-aim-how = Si può usare ciò che ha un bordo verde. Un buon inizio: colonizzare.
play-aim-more = Il gioco in due minuti
play-may-add = Puoi aggiungere altre carte.

# What each card of a settlement or a siege is played for.
roles-lead = { $card } vi porta
roles-part = { $card }: { $what }
roles-force = { $card }: assedio
play-which = Può essere:
play-which-sent = Quale va all’assedio? Vi resta fino alla fine dell’assedio.
play-all = Altre …
play-in-market = Scegli una carta nel mercato, a destra.

# Il pulsante che esegue ciò che è scelto: una parola breve per l’atto, che la frase accanto dice per intero.
play-confirm = { $verb ->
    [settle] Colonizza
    [develop] Sviluppa
    [fortify] Fortifica
    [besiege] Assedia
    [reinforce] Rinforza
    [defend] Difendi
    [military-leader] Invia il capo
    [withdraw] Abbandona
    [surrender] Cedi
    [raid] Razzia
    [ambush] Imboscata
    [convert] Converti
    [take-money] Incassa
    [merchant] Commercia
    [trader] Vendi
    [sell-fur] Vendi
    [draft] Acquisisci
    [discard] Scarta
    [reserve] Riserva
    [retrieve] Recupera
    [governor] Rimetti
    [intendant] Riprendi
    [home-support] Pesca
    [block] Blocca
    [occupy] Piazza
    [redraw] Cambia
    [pass] Passa
    [drop] Scarta
    [piracy] Saccheggia
    [end-turn] Sì, concludi
   *[other] Conferma
}
play-clear = Ricomincia
play-undo = Annulla
play-take-back = Torna indietro
play-go-on = Avanti
play-end-turn = Fine turno
play-zone-market = Dal mercato
play-zone-discard = Dai tuoi scarti
play-zone-reserve = Dalla tua riserva
play-zone-siege = Dall’assedio
play-zone-hand = Dalla tua mano
play-bot-missing = Il computer per ora non può giocare; chi gestisce questo server ne è informato. La partita lo aspetta.
play-bot-thinks = { $name } sta pensando…
play-waiting-for = Stanno decidendo { side-name }. Vedrai che cosa fanno quando non potranno più annullarlo.
play-watching = Stai guardando la partita.
play-thinking = Invio…
play-free = { $cost ->
    [0] gratuita
   *[other] nessuna azione, { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }
}
play-ways = { $count ->
    [one] in un modo
   *[other] in { $count } modi
}
play-pick-cards = scegli le carte
play-none = In questo momento non hai nulla da fare.
play-actions-left = { $count ->
    [0] nessuna azione rimasta
    [one] { $count } azione rimasta
   *[other] { $count } azioni rimaste
}

looming-win = { $side ->
    [british] Se l’assedio resta così, gli Inglesi vincono all’inizio del loro prossimo turno.
   *[french] Se l’assedio resta così, i Francesi vincono all’inizio del loro prossimo turno.
}
looming-siege = { $attack ->
    [yes] Se termini ora, il tuo assedio fallisce: { $place }.
   *[no] Se termini ora, { $place } cade.
}
looming-end = { $waits ->
    [yes] { $side ->
        [british] La partita finisce appena un turno inglese comincia senza assedi.
       *[french] La partita finisce appena un turno francese comincia senza assedi.
    }
   *[no] { $side ->
        [british] La partita finisce all’inizio del prossimo turno inglese.
       *[french] La partita finisce all’inizio del prossimo turno francese.
    }
}

# Che cosa è in gioco in una domanda: $lost e $gained sono punti, $cards è un elenco, vuoto se $count è 0.
stakes-raid = { $place }, { $piece ->
    [town] una città
   *[village] un villaggio
}: { $lost ->
    [0] { $gained ->
        [0] non sono in gioco punti.
        [one] tu non perderesti punti, l’avversario ne guadagnerebbe { $gained }.
       *[other] tu non perderesti punti, l’avversario ne guadagnerebbe { $gained }.
    }
    [one] perderesti { $lost } punto e l’avversario ne guadagnerebbe { $gained }.
   *[other] perderesti { $lost } punti e l’avversario ne guadagnerebbe { $gained }.
}
stakes-raid-town = { $left ->
    [village] Vi resterebbe un tuo villaggio.
   *[nothing] Non hai villaggi nella scorta: il luogo diventerebbe neutrale.
}
stakes-occupation = { $gained ->
    [0] Un villaggio lì non porta punti.
    [one] Un villaggio lì ti porta { $gained } punto.
   *[other] Un villaggio lì ti porta { $gained } punti.
}
stakes-no-settler-yet = Non hai coloni in mano: così come stanno le cose, il luogo resta neutrale.
stakes-block-ambush = { $count ->
    [0] Non hai carte che possa prendere; mostreresti la mano.
    [one] Perderesti questa carta, che andrebbe al mercato: { $cards }.
   *[other] Perderesti una di queste carte, che andrebbe al mercato: { $cards }.
}
stakes-lose-card = La carta torna al mercato.
stakes-give-card = La carta passa all’avversario.
stakes-give-up-card = La carta torna al mercato.
stakes-forfeit = Le carte tornano al mercato.
play-helpless = { $phase ->
    [occupation] Hai preso { $place }, ma non hai coloni per un villaggio: il luogo resta neutrale.
    [block-ambush] Il nemico tende un’imboscata, e non hai nulla con cui bloccare.
   *[block-raid] Il nemico razzia { $place }, e non hai nulla con cui bloccare.
}
play-map-tools = La mappa: rifornimento e zoom

# Where the game stands
play-turn = Turno { $turn }
play-your-turn = Il tuo turno
play-your-decision = Decidi tu
play-their-turn = { $side ->
    [british] Turno degli Inglesi
   *[french] Turno dei Francesi
}

# While what it did is still shown on the table.
play-shown = { $side ->
    [british] Gli Inglesi muovono
   *[french] I Francesi muovono
}
play-shown-skip = { $touch ->
    [yes] Tocca per proseguire.
   *[no] Un tasto o un clic per proseguire.
}
play-their-decision = { $side ->
    [british] Decidono gli Inglesi
   *[french] Decidono i Francesi
}
play-side-you = { $side ->
    [british] Inglesi (tu)
   *[french] Francesi (tu)
}
play-against = { $british } contro { $french }
play-drawn = Hai pescato { $cards }.
play-since = Nel frattempo

# Of the siege that the same line tells of.
news-siege-moved = Il segnalino è a { $marker }.
play-won = Hai vinto.
play-lost = Hai perso.
play-wins = { $side ->
    [british] Vincono gli Inglesi.
   *[french] Vincono i Francesi.
}
play-final-points = Punti: Inglesi { $british }, Francesi { $french }.
play-map = Mappa
play-table = Tavolo
play-tabs = Parti del tavolo
play-tab-hand = Mano
play-tab-actions = Azioni
play-tab-sides = Fazioni
play-tab-log = Cronaca
play-tab-market = Mercato
play-tab-decks = Mazzi
play-tab-talk = Chat
play-tab-more = Altro
play-supply = Rifornimenti
play-supply-none = nessuno

# A side
side-points = Punti
side-points-of = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
side-from-villages = dai villaggi
side-from-towns = dalle città
side-from-captures = dalle catture
side-total = Totale
side-money = Denaro
side-own-money = Il tuo denaro
side-hand = Mano
side-deck = Mazzo
side-discard = Scarti
side-reserve = Riserva
side-stock = Nella scorta
side-in-stock = Nella scorta: { $villages }, { $towns }
side-captured = Catturati
side-villages = { $count ->
    [one] { $count } villaggio
   *[other] { $count } villaggi
}
side-towns = { $count ->
    [one] { $count } città
   *[other] { $count } città
}
side-fortifications = { $count ->
    [one] { $count } fortificazione rimasta per entrambi
   *[other] { $count } fortificazioni rimaste per entrambi
}
side-known = Note in mano
side-seen = Note all’avversario: { $cards }
side-none = nessuna
side-empty = nessuna
side-to-move = di turno
side-bot = computer

siege-of = { $side ->
    [british] Gli Inglesi assediano { $place }
   *[french] I Francesi assediano { $place }
}
siege-sums = Forza delle carte: attaccante { $attack }, difensore { $defence }
siege-marker = Segnalino a { $marker }
siege-attacker-needs = { $count ->
    [0] L’attaccante vince all’inizio del suo turno.
    [one] All’attaccante manca { $count }.
   *[other] All’attaccante mancano { $count }.
}
siege-defender-needs = { $count ->
    [0] Il difensore vince all’inizio del suo turno.
    [one] Al difensore manca { $count }.
   *[other] Al difensore mancano { $count }.
}
siege-attacker-lacks = { $hold ->
    [one] All’attaccante manca { $hold } per resistere, { $win } per vincere.
   *[other] All’attaccante mancano { $hold } per resistere, { $win } per vincere.
}
siege-defender-lacks = { $hold ->
    [one] Al difensore manca { $hold } per resistere, { $win } per vincere.
   *[other] Al difensore mancano { $hold } per resistere, { $win } per vincere.
}
siege-cut-off = { $side ->
    [british] Gli Inglesi lì non hanno rifornimenti.
   *[french] I Francesi lì non hanno rifornimenti.
}
siege-track = Traccia assedio, da { $least } a { $most }

# Why it is over, to whoever reads it: somebody who has won or lost, or another. The ender is the side at the
# start of whose turn it ended, which may be the reader's own.
ended-home-taken = { $reader ->
    [won] Hai preso una città nemica senza la quale la guerra è perduta.
    [lost] È caduta una tua città senza la quale la guerra è perduta.
   *[other] { $winner ->
        [british] Gli Inglesi hanno preso una città francese senza la quale la guerra è perduta.
       *[french] I Francesi hanno preso una città inglese senza la quale la guerra è perduta.
    }
}
ended-home-settled = { $reader ->
    [won] Hai colonizzato una città nemica abbandonata.
    [lost] { $winner ->
        [british] Gli Inglesi hanno colonizzato una tua città abbandonata.
       *[french] I Francesi hanno colonizzato una tua città abbandonata.
    }
   *[other] { $winner ->
        [british] Gli Inglesi hanno colonizzato una città francese abbandonata.
       *[french] I Francesi hanno colonizzato una città inglese abbandonata.
    }
}
ended-villages = { $ender ->
    [you] Non hai più villaggi nella scorta: decidono i punti.
    [british] Gli Inglesi non hanno più villaggi nella scorta: decidono i punti.
   *[french] I Francesi non hanno più villaggi nella scorta: decidono i punti.
}
ended-towns = { $ender ->
    [you] Non hai più città nella scorta: decidono i punti.
    [british] Gli Inglesi non hanno più città nella scorta: decidono i punti.
   *[french] I Francesi non hanno più città nella scorta: decidono i punti.
}
ended-captures = { $ender ->
    [you] Hai catturato pezzi per 12 punti o più: decidono i punti.
    [british] Gli Inglesi hanno catturato pezzi per 12 punti o più: decidono i punti.
   *[french] I Francesi hanno catturato pezzi per 12 punti o più: decidono i punti.
}
ended-conceded = { $reader ->
    [won] { $winner ->
        [british] I Francesi si sono arresi.
       *[french] Gli Inglesi si sono arresi.
    }
    [lost] Hai abbandonato la partita.
   *[other] { $winner ->
        [british] I Francesi si sono arresi.
       *[french] Gli Inglesi si sono arresi.
    }
}
ended-claimed = { $reader ->
    [won] { $winner ->
        [british] Hai reclamato la vittoria: i Francesi non giocavano da troppo tempo.
       *[french] Hai reclamato la vittoria: gli Inglesi non giocavano da troppo tempo.
    }
    [lost] { $winner ->
        [british] Gli Inglesi hanno reclamato la vittoria: non giocavi da troppo tempo.
       *[french] I Francesi hanno reclamato la vittoria: non giocavi da troppo tempo.
    }
   *[other] { $winner ->
        [british] Gli Inglesi hanno reclamato la vittoria: i Francesi non giocavano da troppo tempo.
       *[french] I Francesi hanno reclamato la vittoria: gli Inglesi non giocavano da troppo tempo.
    }
}
ended-stopped = La partita è stata interrotta: decidono i punti.
ended-fort-duquesne = { $reader ->
    [won] Hai preso Fort Duquesne.
    [lost] I Francesi hanno preso Fort Duquesne.
   *[other] I Francesi hanno preso Fort Duquesne.
}
ended-tie = In caso di parità vincono i Francesi.

ending-of-villages = { $side ->
    [british] Villaggi inglesi piazzati o perduti
   *[french] Villaggi francesi piazzati o perduti
}
ending-of-towns = { $side ->
    [british] Città inglesi piazzate o perdute
   *[french] Città francesi piazzate o perdute
}
ending-of-captures = { $side ->
    [british] Punti delle catture inglesi
   *[french] Punti delle catture francesi
}
ending-of-home-taken = { $side ->
    [british] Gli Inglesi vincono se prendono { $places }.
   *[french] I Francesi vincono se prendono { $places }.
}
ending-of-home-settled = { $side ->
    [british] Gli Inglesi vincono se colonizzano { $places } divenuta neutrale.
   *[french] I Francesi vincono se colonizzano { $places } divenuta neutrale.
}
ending-of-fort-duquesne = I Francesi vincono se prendono { $places }.
ending-progress = { $value } di { $limit }
ending-waits = aspetta la fine degli assedi
ending-when = Pezzi e catture contano quando inizia un turno di quella fazione{ $waits ->
    [yes] {" "}senza assedi in corso.
   *[no] .
}
ending-siege = assedio a { $marker }, vinto a { $limit }
places-or = { $before } o { $next }

# The log, and moments of the game
log-title = Cronaca
log-empty = Non è ancora successo nulla.
log-show = Mostra questo momento
moment-title = Stai guardando un momento passato.
moment-of-turn = Turno { $turn }: stai guardando un momento passato.

# Beside the number of the turn, in the heading of the table.
moment-past = momento passato
moment-first = All’inizio
moment-back = Un passo indietro
moment-look-back = Rivedi
moment-on = Un passo avanti
moment-now = Torna al presente
moment-asked = La partita aspetta te.

# Talk
talk-unread = non ancora letto
talk-said = { $name }: { $text }

# More: the seat, the end, and afterwards
more-copy = Copia il link
more-copied = Copiato
more-cancel = Annulla
more-to-rematch = Alla rivincita
more-replay = Rivedi

# Before the game
wait-title = { $host } aspetta un avversario
wait-invited = { $host } ti invita a giocare
wait-yours = La tua partita aspetta un avversario
wait-link = Manda questo link a chi deve giocare contro di te:
wait-anyone = Chiunque può unirsi dalla prima pagina.
wait-invited-only = Può unirsi solo chi ha il tuo invito. Il suo link è sul dispositivo su cui hai preparato la partita.
wait-needs-invitation = Aspetta una persona invitata: per unirti serve il link completo dell’invito.
wait-link-field = Il link del tuo invito
wait-share = Condividi
wait-share-text = Giochi contro di me?
wait-mail = Invia per e-mail
wait-since = Creata { $when }.
wait-since-now = Creata proprio ora.
wait-come-back = La partita comincia appena qualcuno si unisce, e la scheda ti dice quando tocca a te. Puoi anche chiuderla e tornare più tardi.
wait-abort = Annulla la partita
wait-abort-sure = Annullare questa partita? Nessuno potrà più unirsi.
wait-abort-yes = Sì, annulla
wait-keep = Continua ad aspettare
wait-aborted = Questa partita è stata annullata.
wait-aborted-about = Nessuno si era unito, e nessuno può più farlo.
wait-about = In due vi contendete il Nord America, per la Gran Bretagna e per la Francia. Ognuno si costruisce un mazzo di carte, e con quello colonizza, commercia, fa razzie e assedia. In una sola seduta, o in più giorni.
wait-rules = Come si gioca: le regole
wait-variants = { $count } varianti
wait-host-plays = { $side ->
    [british] Giochi con gli Inglesi.
   *[french] Giochi con i Francesi.
}
wait-you-play = { $side ->
    [british] Giocheresti con gli Inglesi.
   *[french] Giocheresti con i Francesi.
}
wait-choose-side = La fazione la scegli tu.
wait-start-title = La partita riprende da una posizione
wait-start = { $host } ne ha visto tutte le carte, in entrambe le mani. Puoi vederle anche tu: guarda prima di unirti.
wait-start-yours = Chi si unisce la vede come te, con entrambe le mani.
wait-start-when = { $decider ->
    [british] Turno { $turn }. Decidono gli Inglesi.
   *[french] Turno { $turn }. Decidono i Francesi.
}
wait-start-game = Rivedi la partita da cui viene
wait-start-scenario = Lo scenario è di chi invita, comunque si chiami.
wait-name = Il tuo nome
wait-join = Unisciti
wait-join-as = { $side ->
    [british] Unisciti con gli Inglesi
   *[french] Unisciti con i Francesi
}

# The line to the server
line-opening = Apertura della partita…
line-lost = La connessione è caduta. Nuovo tentativo in corso; le tue mosse sono al sicuro.
line-refused = Non è possibile mostrare questa partita.
line-unknown = Questa partita non esiste, o è privata.
line-unknown-advice = Forse il link è incompleto: per una partita privata usa il link intero del tuo posto o del tuo invito. O la partita è stata cancellata dopo molto tempo. Le tue partite sono sulla prima pagina.
line-taken = Questo posto è già occupato; puoi guardare la partita.
play-title-yours = ● Decidi tu – Arpents
play-title-turn = ● Tocca a te – Arpents
notice-turn = Tocca a te
notice-question = Decidi tu
notice-against = La tua partita contro { $name } ti aspetta.
notice-game = La tua partita ti aspetta.

# Chi c’è
presence-here = è qui
presence-seen = ultima visita { $when }
presence-seen-now = ultima visita un momento fa

# Chi si aspetta; di un momento non si dice la durata
wait-deciding = { $unit ->
    [minutes] { $count ->
        [one] { $name } sta decidendo da un minuto
       *[other] { $name } sta decidendo da { $count } minuti
    }
    [hours] { $count ->
        [one] { $name } sta decidendo da un’ora
       *[other] { $name } sta decidendo da { $count } ore
    }
    [days] { $count ->
        [one] { $name } sta decidendo da un giorno
       *[other] { $name } sta decidendo da { $count } giorni
    }
   *[moment] { $name } sta decidendo
}
wait-for = { $unit ->
    [minutes] { $count ->
        [one] La partita aspetta { $name } da un minuto
       *[other] La partita aspetta { $name } da { $count } minuti
    }
    [hours] { $count ->
        [one] La partita aspetta { $name } da un’ora
       *[other] La partita aspetta { $name } da { $count } ore
    }
    [days] { $count ->
        [one] La partita aspetta { $name } da un giorno
       *[other] La partita aspetta { $name } da { $count } giorni
    }
   *[moment] La partita aspetta { $name }
}
