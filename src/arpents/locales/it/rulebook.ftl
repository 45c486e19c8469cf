## The rules for players, numbered as in docs/rules.md: see the English file for how references are written.
## A coin is "una moneta", a village or town is "un pezzo", what is in stock is "nella scorta" (the reserve is "la riserva");
## the market is "il mercato", a home is "una capitale".

## The game in two minutes

rulebook-brief-1 = Due potenze vogliono lo stesso continente. Gli *Inglesi* tengono le città della costa e hanno denaro da spendere; i *Francesi* tengono il grande fiume, conoscono la foresta, e sono pochi. Tu guidi una delle due fazioni, contro l’altra.
rulebook-brief-2 = Tutto ciò che fai, lo fai con le *carte*. Cominci con un piccolo mazzo: per lo più i luoghi che tieni. Nel tuo turno compi *due azioni*, ognuna giocando carte dalla mano; poi peschi fino ad averne di nuovo cinque. Quando il mazzo si esaurisce, gli scarti ridiventano il tuo mazzo: ogni carta che aggiungi tornerà da te, e tornerà anche ogni carta che vorresti non avere aggiunto.
rulebook-brief-3 = Per *colonizzare* un luogo, gioca una carta luogo che vi porta, una carta con il mezzo di trasporto giusto ([[symbol-bateaux]], [[symbol-wagon]] o [[symbol-ship]]), e a volte un [[symbol-settler]]. Vi piazzi un villaggio e ottieni la sua carta. Più tardi puoi fare del villaggio una *città*, che vale il doppio.
rulebook-brief-4 = Per attaccare, *assedia*: impegna soldati contro un luogo nemico, una carta dopo l’altra, mentre il nemico fa lo stesso. Chi è nettamente in vantaggio quando comincia il suo turno ha vinto. Oppure sii rapido e crudele: compi *razzie* dove nessuno difende, e tendi *imboscate* ai soldati che il nemico ha in mano.
rulebook-brief-5 = Soldati, navi e aiutanti si *acquisiscono* con il denaro. A portarlo sono le monete sulle tue carte luogo, le navi mercantili e le pellicce.
rulebook-brief-6 = Gli Inglesi vincono subito se prendono [[place-quebec]]; i Francesi, se prendono [[place-boston]] o [[place-new-york]]. Altrimenti la partita finisce quando una fazione ha piazzato tutti i suoi villaggi o tutte le sue città, o ha catturato abbastanza, e decidono i *punti*.

## 1. What there is

rulebook-section-1 = Che cosa c’è
rule-1-1 = Ci sono due fazioni, gli Inglesi e i Francesi. Gli Inglesi giocano il primo turno.
rule-1-2 = Il tabellone ha 36 *luoghi*. Un luogo è neutrale, o è controllato dalla fazione che vi ha un *villaggio* o una *città*: un solo pezzo, mai entrambi. Può avere anche una *fortificazione*.
rule-1-3 = Gli Inglesi hanno 18 villaggi e 12 città, i Francesi 18 villaggi e 9 città; le 12 fortificazioni sono in comune. Ciò che non è sul tabellone è nella *scorta*, tranne i pezzi catturati dal nemico: quelli non tornano mai.
rule-1-4 = Ogni carta appartiene a una fazione o è neutrale, e si trova in un posto solo: in una mano, in una riserva, in un mazzo o negli scarti, impegnata in un assedio, o nel *mercato*. Il mercato ha tre parti: le carte luogo che puoi ancora ottenere, le carte impero che puoi ancora acquisire, e le carte neutrali, che entrambe le fazioni possono acquisire.
rule-1-5 = Tutto è visibile a entrambe le fazioni, tranne ciò che il nemico ha in mano e l’ordine dei mazzi. Puoi guardare il tabellone, il denaro di tutti, le scorte e i pezzi catturati, le riserve, gli scarti, le carte impegnate, il mercato e la cronaca della partita, e sapere quante carte ha ogni mano e ogni mazzo. Poiché hai visto entrare ogni carta nel mazzo del nemico, sai anche quali carte ci sono *in tutto* fra mano e mazzo; è nascosto solo come sono divise.
rule-1-5-1 = È visibile anche ciò che segue da quello che hai visto, e la pagina ne tiene il conto per te: le carte tornate dalla riserva o con l’[[card-intendant]], una mano che è stata mostrata, e l’intera mano ogni volta che il mazzo è vuoto. Che una tale carta sia in mano è *noto* finché non ne esce. Le carte sono note per tipo e per numero: se si gioca una fra più carte uguali, ne è nota una di meno, ma mai meno di quante restano certe. Il resto ignoto di una mano può essere una qualsiasi scelta fra le carte non note, e tutte le scelte sono ugualmente probabili.
rule-1-6 = La banca non esaurisce mai il denaro.

## 2. Setting up

rulebook-section-2 = La preparazione
rule-2-1 = [[place-boston]] e [[place-new-york]] sono all’inizio città inglesi, e gli Inglesi hanno altri cinque villaggi: [[place-new-haven]], [[place-norfolk]], [[place-pemaquid]], [[place-philadelphia]] e [[place-st-marys]]. [[place-quebec]] è all’inizio una città francese, e i Francesi hanno altri sei villaggi: [[place-gaspe]], [[place-louisbourg]], [[place-montreal]], [[place-port-royal]], [[place-tadoussac]] e [[place-trois-rivieres]]. Gli Inglesi hanno 12 monete, i Francesi 5.
rule-2-2 = Ogni fazione mescola il suo mazzo iniziale e pesca cinque carte. Nessuno conosce l’ordine di un mazzo, quindi pescare è sempre questione di fortuna.

## 3. Your turn

rulebook-section-3 = Il tuo turno
rule-3-1 = Il tuo turno ha quattro fasi. Prima si guarda se la partita è finita ([[rule-11-2]]). Poi si risolvono gli assedi che hai vinto ([[rule-7-1]]). Poi compi le tue azioni. Infine peschi ([[rule-3-6]]).
rule-3-2 = Nel tuo primo turno della partita hai *una* azione, in tutti i successivi *due*.
rule-3-3 = Finisci un’azione prima di cominciare la successiva. Puoi compiere due volte la stessa azione. Non si fanno mai debiti: ciò che non puoi pagare per intero, non puoi farlo. Se il nemico blocca ciò che fai, le carte restano giocate e il denaro resta pagato.
rule-3-4 = Le *azioni gratuite* non contano: il [[card-military-leader]], il [[card-home-support]], recuperare la riserva, e ritirarsi da un assedio. Compine quante ne vuoi prima, fra e dopo le tue azioni, ma non mentre si risolve un assedio, e non dopo che hai cominciato a pescare. Un’azione gratuita che non cambierebbe nulla non si può compiere.
rule-3-5 = Puoi passare un’azione, e puoi concludere il turno in anticipo: le azioni che ti restano sono passate.
rule-3-6 = Alla fine del turno, pesca fino ad avere cinque carte in mano. Se ne hai già cinque o più, non ne peschi; non devi mai scartare quelle in eccesso. Quando devi pescare e il mazzo è vuoto, mescola i tuoi scarti: diventano il tuo mazzo. Se non ci sono nemmeno scarti, smetti di pescare.
rule-3-7 = Le carte che giochi vanno nei tuoi scarti, tranne quelle che impegni in un assedio.

## 4. When you may use a location card

rulebook-section-4 = Quando puoi usare una carta luogo
rule-4-1 = Puoi giocare una carta luogo, per qualunque scopo (i suoi collegamenti, i suoi simboli, le sue monete, o per bloccare una razzia), solo se controlli il luogo, se non è assediato e se è *rifornito*.
rule-4-2 = Un luogo è rifornito se una catena di luoghi che controlli lo collega alla tua capitale: [[place-boston]] per gli Inglesi, [[place-quebec]] per i Francesi. La catena segue fiumi, laghi, strade e il mare, ma non i sentieri indiani. Tutti i luoghi sul mare sono collegati fra loro. I luoghi assediati possono far parte della catena. Essere sul mare ed essere un porto sono due cose diverse: [[place-fort-beausejour]] e [[place-trois-rivieres]] si raggiungono in nave, ma non sono porti quando li si assedia.
rule-4-3 = La tua capitale ti rifornisce anche quando è diventata neutrale dopo una razzia, ma non finché la controlla il nemico.
rule-4-4 = Una carta che non puoi usare può comunque essere scartata, o rimossa dal [[card-governor]].
rule-4-5 = Ogni carta si gioca per un solo scopo. Una carta porta dove dice la carta: non sempre nei due sensi, e non sempre allo stesso modo per le due fazioni. Può elencare un luogo che il tabellone non collega ([[card-fort-st-john]] porta a [[place-quebec]]), o nessuno ([[card-kennebec]]). Per colonizzare e assediare valgono le carte; per i rifornimenti e le razzie vale il tabellone.

## 5. Expanding

rulebook-section-5 = L’espansione
rule-5-1 = *Colonizzare*: scegli un luogo neutrale. Gioca una carta luogo che vi porta, una carta con il trasporto che essa richiede ([[symbol-bateaux]], [[symbol-wagon]] o [[symbol-ship]]) e, se il luogo mostra coloni, una carta con un [[symbol-settler]]. Piazza un villaggio della tua scorta; te ne serve uno. Se la carta del luogo è nel tuo mercato, mettila nei tuoi scarti. Alcuni luoghi non hanno una carta per la tua fazione, e a volte la carta l’hai già: allora non ne prendi, e una copia che hai in mano si può usare subito.
rule-5-2 = Puoi colonizzare un luogo che controlli già se la sua carta è nel tuo mercato, perché ve l’ha messa il [[card-governor]], e se non è assediato. Gioca tutte le carte come in [[rule-5-1]]; non piazzi pezzi, e prendi la carta.
rule-5-3 = *Sviluppare*: gioca la carta di un luogo in cui hai un villaggio e che vale punti, e una carta con un [[symbol-settler]]. Sostituisci il villaggio con una città della tua scorta; il villaggio torna nella scorta. Una fortificazione resta dov’è.
rule-5-4 = *Fortificare*: gioca una carta [[card-fortification]] e la carta di un tuo luogo che non ha fortificazioni, e paga 3 monete. Piazza una fortificazione della scorta; deve essercene una.

## 6. Starting and feeding a siege

rulebook-section-6 = Iniziare e alimentare un assedio
rule-6-1 = Puoi condurre un solo assedio alla volta. Nello stesso tempo può capitarti di doverti difendere da un altro.
rule-6-2 = *Assediare*: scegli un luogo che il nemico controlla. Gioca una carta luogo che vi porta, una carta con il trasporto che essa richiede, e una carta con forza militare ([[rule-6-5]]). Le prime due si scartano; la terza è impegnata nell’assedio. Basta che la tua carta luogo si possa usare: se puoi far arrivare rinforzi al luogo ([[rule-6-4]]), per ora non importa.
rule-6-3 = Un segnalino mostra a che punto è l’assedio; sopra lo 0 favorisce l’attaccante. Parte da −1, da 2 in meno se il luogo è fortificato, e ancora più in basso secondo la difesa propria del luogo. Poi si aggiunge la forza della prima carta dell’attaccante.
rule-6-4 = *Rinforzare un assedio*: impegna una carta con forza militare in un assedio in corso, come attaccante o come difensore. Devi potercela portare: il luogo assediato deve essere collegato, ma non da un sentiero indiano, alla tua capitale o a un tuo luogo rifornito. La tua capitale puoi rinforzarla sempre, e anche [[place-new-york]] dove la nomina [[rule-12-10]]. Se ci sono due assedi in corso, scegline uno.
rule-6-5 = Ogni carta mostra la sua forza. Una carta luogo con [[symbol-military|forza militare]] vale 1. Una [[symbol-ship]], su una carta luogo o su [[card-ships]], vale 1, ma solo in un *porto*. Nessuna carta vale due volte. Una carta [[card-fortification]] vale 1, solo per il difensore, e non può iniziare un assedio. L’[[card-siege-artillery]] costa 3 monete ogni volta che la impegni. Una volta impegnata, una carta mantiene la sua forza fino alla fine dell’assedio, qualunque cosa accada al suo luogo.
rule-6-6 = Il [[card-military-leader]] ha forza 1 e si impegna come un rinforzo ([[rule-6-4]]), ma con un’azione gratuita, mai con l’azione *Rinforzare un assedio*. Può essere anche la terza carta di *Assediare*, che allora è un’azione come sempre.
rule-6-7 = Il segnalino non può superare gli estremi della sua traccia: ciò che andrebbe oltre è perso, anche se una carta si può impegnare lo stesso. Per questo non sempre puoi ricavare la posizione del segnalino dalle carte sul tavolo.
rule-6-8 = Finché un luogo è assediato, la sua carta non si può usare ([[rule-4-1]]), e non può essere né fortificato né razziato.

## 7. How a siege ends

rulebook-section-7 = Come finisce un assedio
rule-7-1 = Gli assedi si esaminano all’inizio del tuo turno. Dove sei l’attaccante, hai vinto se il segnalino è a +2 o più; dove sei il difensore, se è a −1 o meno. L’assedio degli Inglesi viene per primo.
rule-7-2 = Se *vince l’attaccante*, il pezzo nemico è catturato e conservato, per i punti, e una fortificazione torna nella scorta. Il vincitore può piazzare un villaggio della sua scorta: senza costo dove il luogo non mostra coloni, altrimenti giocando dalla mano una carta con un [[symbol-settler]], che si possa usare ([[rule-4-1]]) ora che il pezzo è catturato. Con il villaggio arriva la carta luogo, come in [[rule-5-1]]. Senza villaggio, il luogo è neutrale. Niente di tutto ciò richiede un’azione.
rule-7-3 = Se *vince il difensore*, il luogo resta com’è.
rule-7-4 = In ogni caso, le carte impegnate dal vincitore vanno nei suoi scarti. Lo sconfitto deve sacrificare una carta *impero* impegnata, se ce n’è una: sceglie lui quale, e la carta torna nel mercato. Le altre sue carte vanno nei suoi scarti. Prima sceglie lo sconfitto; poi il vincitore decide del villaggio.
rule-7-5 = Se perdi un luogo, ne tieni la carta, ma non puoi usarla ([[rule-4-1]]).
rule-7-6 = *Ritirarsi* è un’azione gratuita. Come attaccante togli l’assedio; come difensore consegni il luogo. Scegli nello stesso momento quale carta sacrifichi. Vale come un assedio perso ([[rule-7-4]]). Dopo una resa l’assediante decide subito del villaggio ([[rule-7-2]]), benché sia il tuo turno, e non pesca carte; poi il tuo turno continua.
rule-7-7 = Alcuni luoghi decidono la guerra. Gli Inglesi vincono subito se vincono un assedio a [[place-quebec]], o se viene loro consegnata; lo stesso vale per i Francesi a [[place-boston]] o a [[place-new-york]]. Non serve un villaggio, e chi perde non cede più nessuna carta, tranne quella che ha nominato con una resa; tutte le altre carte impegnate si scartano.

## 8. Raids, ambushes and conversions

rulebook-section-8 = Razzie, imboscate e conversioni
rule-8-1 = *Razzia*: gioca una o più carte che compiono razzie. I [[card-priest|Preti]] e il [[card-indian-leader]] possono unirsi per arrivare più lontano, ma da soli non possono razziare. Ogni carta [[card-native-americans]] che giochi costa 1 moneta.
rule-8-2 = Una razzia con una carta arriva a 2 collegamenti di distanza, e a 1 in più per ogni altra carta; va bene anche un percorso più breve. Parte da un tuo luogo che non è assediato. Quel luogo può non essere rifornito, e può essere fortificato. Contano tutti i collegamenti del tabellone, anche i sentieri indiani, ma non il mare.
rule-8-3 = Il bersaglio deve essere controllato dal nemico, non fortificato e non assediato. Il percorso può attraversare qualsiasi luogo, tranne uno fortificato, di chiunque sia, e tranne uno dei tuoi che il nemico assedia. Può attraversare un luogo che assedi tu, a meno che sia fortificato.
rule-8-4 = Il nemico può *bloccare* la razzia con una carta dalla mano: una che blocca le razzie, o la carta luogo del bersaglio, se si può usare ([[rule-4-1]]). Bloccare non costa denaro. La carta che blocca si scarta, e la razzia fallisce.
rule-8-5 = Se nessuno blocca, catturi il pezzo. Una città è sostituita da un villaggio della scorta di chi la possedeva. Se non ce n’è, o se il pezzo era un villaggio, il luogo diventa neutrale. Perdere così una capitale non fa finire la partita.
rule-8-6 = *Imboscata*: gioca una carta che tende imboscate; i [[card-native-americans]] costano 1 moneta. Il nemico può bloccare con una carta dalla mano che blocca le imboscate, senza costo, anche se non ha nulla da perdere; la carta che blocca si scarta. Se nessuno blocca, il nemico sceglie dalla mano o dalla riserva una carta *vulnerabile*, che torna nel mercato. Se non ne ha, ti mostra la mano.
rule-8-7 = *Convertire i Nativi americani* con un [[card-priest]] o con il [[card-indian-leader]]: il nemico ti dà dalla mano o dalla riserva una carta [[card-neutral-native-americans|Nativi americani]] *neutrale*, che va nei tuoi scarti. Se non ne ha, ti mostra la mano.

## 9. Money

rulebook-section-9 = Il denaro
rule-9-1 = *Prendere denaro*: gioca una carta luogo con una moneta, e prendi il suo valore dalla banca.
rule-9-2 = *Mercante*: gioca una carta con una [[symbol-ship]], e una o due altre carte con monete. Prendi il valore di queste sommato; la moneta della nave stessa non conta.
rule-9-3 = *Commerciante*: gioca il [[card-trader]] e una o più carte luogo con una [[symbol-fur]]. Prendi 2 monete per ognuna di queste.
rule-9-4 = *Pirateria*, solo per i Francesi: gioca la carta [[card-louisbourg]] e un’altra carta con una [[symbol-ship]]. Prendi 2 monete agli Inglesi; ciò che a loro manca lo mette la banca.

## 10. Your cards

rulebook-section-10 = Le tue carte
rule-10-1 = *Acquisire una carta*: scegli nel mercato una delle tue carte impero o una carta neutrale, paga il suo costo e mettila nei tuoi scarti. (La fanteria del mazzo iniziale francese è un tipo a sé, la [[card-regular-infantry-initial]]: se torna nel mercato, acquisirla di nuovo costa 0. Le altre tre costano 7.)
rule-10-2 = *Scartare*: scarta una carta senza costo, e nella stessa azione quante altre ne vuoi per 1 moneta ciascuna.
rule-10-3 = *Mettere in riserva*: metti una carta impero dalla mano, scoperta, nella tua riserva, che contiene al massimo cinque carte. Una carta in riserva non può né essere giocata né bloccare finché non la recuperi.
rule-10-4 = *Recuperare la riserva*, un’azione gratuita: paga 1 moneta per ogni carta che contiene, e prendile tutte in mano. O tutte, o nessuna.
rule-10-5 = *[[card-governor]]*: giocalo, e rimetti nel mercato una o due altre carte dalla mano. Possono essere anche carte luogo, che tu possa usarle o no; continui a controllare il luogo. Senza un’altra carta in mano non puoi giocarlo.
rule-10-6 = *[[card-intendant]]*, solo per i Francesi: giocalo, paga 2 monete, e prendi in mano una carta dai tuoi scarti. Deve esserci stata prima dell’Intendente.
rule-10-7 = *[[card-home-support]]*, un’azione gratuita: giocalo, e pesca tre carte, o quante ne ha ancora il mazzo. Gli scarti non si mescolano per questo, e non puoi giocarlo quando il mazzo è vuoto.

## 11. How the game ends

rulebook-section-11 = Come finisce la partita
rule-11-1 = La partita finisce subito quando un assedio la decide ([[rule-7-7]]). Finisce subito anche quando un tale luogo è diventato neutrale e il nemico lo colonizza: gli Inglesi vincono colonizzando [[place-quebec]], i Francesi colonizzando [[place-boston]] o [[place-new-york]].
rule-11-2 = Finisce inoltre all’inizio del tuo turno, prima che si risolvano i tuoi assedi, se non c’è nessun assedio in corso ed è vera una di queste cose: non hai più villaggi nella scorta; non hai più città nella scorta; hai catturato pezzi per 12 punti o più.
rule-11-3 = Allora si contano i punti. Ogni luogo che controlli vale ciò che mostra, e il doppio con una città. Ogni villaggio catturato vale 2, ogni città catturata 4. Vince chi ha più punti; in caso di parità vincono i Francesi.
rule-11-4 = Puoi arrenderti in qualsiasi momento. Vince l’altra fazione.
rule-11-5 = Niente fa finire una partita in cui entrambe le fazioni non fanno che passare. I programmi che giocano fra loro possono fermarsi dopo un certo numero di turni e contare i punti ([[rule-11-3]]); è un loro limite e non una regola, e il risultato lo dice.

## 12. Rule sets

rulebook-section-12 = I regolamenti
rulebook-section-12-intro-1 = Il gioco è stato pubblicato più di una volta, e i testi sono diversi. Puoi giocare con uno qualsiasi: la seconda edizione, se non ne scegli un altro, o una prima edizione secondo la lingua del suo testo. Dove il testo di una prima edizione non dice nulla, vale la regola della seconda. Ecco che cosa cambia, e chi gioca come.
rulebook-section-12-intro-2 = C’è anche la seconda edizione come si gioca su Yucata, dove la traccia assedio non ha estremi ([[rule-6-7]]). E dove il testo francese si contraddice, in [[rule-12-3]] e [[rule-12-7]], decidono il suo esempio e il suo riepilogo. Uno scenario porta con sé preparazione, regolamento e varianti; non vi si aggiunge nulla.
rule-12-1 = Le [[card-bateaux]] francesi all’inizio
rule-12-2 = Fin dove arriva una razzia ([[rule-8-2]])
rule-12-3 = Una razzia può attraversare un luogo in mano al nemico, se non è fortificato ([[rule-8-3]]): così secondo ogni testo.
rule-12-4 = Quante carte contiene la riserva ([[rule-10-3]])
rule-12-5 = Quali carte vanno nella riserva ([[rule-10-3]])
rule-12-6 = Se il [[card-home-support]] ricostituisce un mazzo che si esaurisce ([[rule-10-7]]). Dove lo fa, è esso stesso scartato per ultimo, così non lo peschi mai con la sua stessa azione.
rule-12-7 = Quante carte con monete prende un mercante ([[rule-9-2]])
rule-12-8 = Se ritirarsi da un assedio è gratuito ([[rule-7-6]]). Dove è un’azione, non è fra le azioni gratuite di [[rule-3-4]].
rule-12-9 = Colonizzare una capitale nemica divenuta neutrale ([[rule-11-1]])
rule-12-10 = Da dove arrivano i rinforzi inglesi ([[rule-6-4]]). Dove li fornisce [[place-new-york]], lo fa anche da neutrale, ma non finché la controlla il nemico; e quando è assediata essa stessa, si può sempre rinforzare.
rule-12-11 = Quando si ricostituisce un mazzo ([[rule-3-6]]). Dove è subito, e non ci sono nemmeno scarti, il mazzo resta vuoto finché non si deve pescare una carta.
rule-12-12 = Un’imboscata che non trova nulla di vulnerabile in mano ([[rule-8-6]])
rule-12-13 = Convertire Nativi americani quando in mano non ce ne sono ([[rule-8-7]])
rule-12-14 = Esaurire villaggi o città mentre è in corso un assedio ([[rule-11-2]])
rule-12-15 = Le azioni gratuite ([[rule-3-4]]) mentre si risolve un assedio che hai vinto all’inizio del tuo turno. Dove sono permesse, puoi mandare un [[card-military-leader]] all’altro assedio, giocare il [[card-home-support]] o riprendere la riserva prima di decidere del villaggio ([[rule-7-2]]), ma non ritirarti. La domanda si pone anche dove solo la riserva potrebbe fornire il colono. L’altro assedio si guarda dopo.

## 13. Variant rules

rulebook-section-13 = Le varianti
rulebook-section-13-intro-1 = I giocatori hanno provato molte modifiche alle regole. Puoi aggiungere queste a qualsiasi regolamento, da sole o insieme. Una variante prevale sul regolamento; una che è già vera non cambia nulla.
rulebook-section-13-intro-2 = Dove due varianti si contraddicono, una cede il passo: l’elenco dice quale.

# More about those variants that a sentence does not tell in full.
rulebook-variant-reshuffle-costs-a-coin = Vale per le carte che peschi alla fine del turno. Se non hai denaro, dopo aver pescato scarti due carte a tua scelta, e non ne peschi altre al loro posto.
rulebook-variant-french-win-at-fort-duquesne = Un assedio di [[place-fort-duquesne]] vinto dai Francesi come attaccanti, o la sua resa a loro, fa vincere solo con un villaggio nella scorta.
rulebook-variant-ambush-reaches-sieges = La vittima sceglie fra le carte vulnerabili in mano, in riserva e in entrambi gli assedi. Quando si perde una carta impegnata, il segnalino torna indietro della sua forza.
rulebook-variant-french-redraw-after-siege = Possono averlo vinto come attaccanti o come difensori. Scartano una carta e ne pescano una, ricostituendo il mazzo se serve, prima di ogni azione.
rulebook-variant-french-choose-a-starting-card = La scelgono nel proprio mercato prima che si mescolino i mazzi, apertamente e senza costo.
rulebook-variant-blocked-ambush-is-free = Le carte e il denaro sono spesi comunque.
rulebook-variant-blocked-raid-is-free = Le carte e il denaro sono spesi comunque.
rulebook-variant-free-fur-sale = È un’azione gratuita, quante volte vuoi, con carte luogo che puoi usare ([[rule-4-1]]).
rulebook-variant-governor-abandons-location = Il luogo diventa neutrale; il pezzo e la fortificazione tornano nella scorta. La carta di un luogo assediato non si può rimuovere.
rulebook-variant-natives-fight-in-sieges = I [[card-native-americans]] possono iniziare un assedio, lì non costano denaro, e possono essere la carta che lo sconfitto sacrifica.
rulebook-variant-british-wait-to-besiege = I punti si contano come in [[rule-11-3]]. Una volta che gli Inglesi ne hanno avuti 25, o che i Francesi hanno iniziato un assedio, gli Inglesi possono assediare per il resto della partita.
rulebook-variant-late-reshuffle = Fino ad allora smetti di pescare quando il mazzo è vuoto. Il [[card-home-support]] non lo ricostituisce mai, e se ricostituirlo costa denaro, lo paghi allora. Una carta scambiata dopo un assedio a mazzo vuoto si scarta, e non se ne pesca un’altra.
