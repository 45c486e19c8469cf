## Che cosa sono regole, varianti e scenari

rule-set-second-edition-summary = Le regole della seconda edizione inglese.
rule-set-yucata-summary = La seconda edizione come si gioca su Yucata, dove il segnalino d’assedio si muove senza limiti.
rule-set-first-edition-italian-summary = La prima edizione secondo il suo testo italiano.
rule-set-first-edition-german-summary = La prima edizione secondo il suo testo tedesco.
rule-set-first-edition-french-summary = La prima edizione secondo il suo testo francese.
variant-reshuffle-costs-a-coin-summary = Ricostituire il mazzo quando si reintegra la mano costa 1 moneta, o due carte a chi non ha denaro.
variant-fort-at-louisbourg-summary = Louisbourg è fortificata fin dall’inizio.
variant-fort-at-quebec-summary = Quebec è fortificata fin dall’inizio.
variant-french-win-at-fort-duquesne-summary = I Francesi vincono subito se colonizzano o conquistano Fort Duquesne.
variant-ambush-reaches-sieges-summary = Un’imboscata può costare anche una carta impegnata in un assedio, e la forza che vi aveva.
variant-three-fewer-british-regulars-summary = Tre carte Fanteria regolare degli Inglesi sono fuori dal gioco.
variant-french-redraw-after-siege-summary = Per ogni assedio vinto all’inizio del loro turno, i Francesi possono cambiare una carta con una nuova.
variant-reserve-takes-locations-summary = Le carte luogo si possono mettere in riserva, utilizzabili o no.
variant-reserve-takes-lost-locations-summary = Le carte dei luoghi che non si controllano si possono mettere in riserva.
variant-british-start-with-bateaux-summary = La carta Barche degli Inglesi è nel mazzo iniziale.
variant-french-bateaux-available-summary = La carta Barche dei Francesi si può acquisire.
variant-first-edition-bateaux-summary = La carta Barche dei Francesi è nel mazzo iniziale.
variant-french-choose-a-starting-card-summary = I Francesi aggiungono una carta impero a scelta al loro mazzo iniziale.
variant-blocked-ambush-is-free-summary = Un’imboscata bloccata non consuma l’azione.
variant-blocked-raid-is-free-summary = Una razzia bloccata non consuma l’azione.
variant-free-fur-sale-summary = Una carta luogo con pelliccia si può vendere per 1 moneta in qualsiasi momento del proprio turno.
variant-free-discards-summary = Scartare più carte non costa nulla.
variant-governor-abandons-location-summary = Un luogo la cui carta è rimossa dal Governatore viene abbandonato.
variant-governor-spares-starting-locations-summary = Il Governatore non può rimuovere una carta luogo iniziale finché chi la possiede controlla il luogo.
variant-no-governors-summary = I Governatori sono fuori dal gioco.
variant-natives-fight-in-sieges-summary = I Nativi americani hanno forza 1 negli assedi.
variant-british-wait-to-besiege-summary = Gli Inglesi non assediano nulla finché non lo fanno i Francesi, o finché non hanno avuto loro stessi 25 punti.
variant-drop-lost-locations-summary = Le carte dei luoghi che non si controllano si possono scartare in qualsiasi momento del proprio turno.
variant-first-edition-home-support-summary = Il Supporto della patria ricostituisce un mazzo che si esaurisce.
variant-first-edition-raid-range-summary = Una razzia arriva a un collegamento per carta.
variant-late-reshuffle-summary = Un mazzo esaurito si ricostituisce solo alla fine del turno di chi lo possiede.

scenario-frontenacs-war-history =
    Nell’agosto del 1689 guerrieri delle Cinque Nazioni, amici degli Inglesi di Albany, piombarono su Lachine,
    presso Montreal, e due mesi dopo il vecchio conte di Frontenac tornò dalla Francia a governare una colonia
    spaventata. Aveva troppo pochi soldati per un esercito, e così mandò fuori razziatori. Nei primi mesi
    del 1690 tre schiere di canadesi e di loro alleati partirono da Montreal, Trois-Rivières e Quebec: una
    bruciò Schenectady, l’avamposto di Albany, un’altra Salmon Falls nel New Hampshire, e la terza prese Fort
    Loyal sulla costa del Maine. La Nuova Inghilterra rispose dal mare. In primavera sir William Phips prese
    Port Royal quasi senza sparare un colpo; in ottobre era davanti a Quebec e le intimò la resa, ma Frontenac
    rispose con i cannoni, e Phips tornò a casa con una flotta sconfitta. Louisbourg non era ancora stata
    fondata, e Pemaquid era caduta in mano agli Abenaki l’estate precedente: qui sono entrambe vuote. I Francesi
    tengono il Richelieu, hanno razziatori nel mazzo e muovono per primi; gli Inglesi hanno Albany, Deerfield, una
    compagnia di milizia e i loro propri alleati.

scenario-annapolis-royal-history =
    Port Royal, la più antica città francese dell’Acadia, fu più volte presa e restituita. Nell’ottobre del 1710
    Francis Nicholson arrivò con circa duemila uomini della Nuova e della vecchia Inghilterra; Subercase, che
    aveva meno di trecento soldati affamati e nessuna speranza di soccorso, uscì con l’onore delle armi. La
    città divenne Annapolis Royal, dal nome della regina Anna. Un anno dopo una flotta ben più grande, agli
    ordini di sir Hovenden Walker, faceva rotta su Quebec quando otto delle sue navi si infransero nella nebbia
    sugli scogli del basso San Lorenzo, e il resto tornò indietro. Nel 1713 la pace di Utrecht diede l’Acadia
    alla Gran Bretagna, senza dire dove l’Acadia finisse, e lasciò Capo Bretone alla Francia, che subito vi
    fondò Louisbourg e ben presto cominciò a cingerla di mura. Qui gli Inglesi tengono Port Royal e i Francesi
    una Louisbourg fortificata, con un missionario e alleati fra i Mi’kmaq, a cui nessuno aveva chiesto nulla.

scenario-upper-country-history =
    I Francesi le chiamavano pays d’en haut, le terre alte: i laghi a monte di Montreal, dove poche centinaia di
    uomini in canoa tenevano mezzo continente con il commercio e la parola. Fort Frontenac, costruito la prima
    volta nel 1673, sorgeva dove il lago Ontario diventa fiume; Cadillac fondò Detroit nel 1701; verso il 1715 i
    soldati tornarono a Michillimackinac, dove si incontrano due grandi laghi; e nel 1726 i Seneca lasciarono
    che i Francesi costruissero a Niagara una casa di pietra, che di un forte aveva tutto tranne il nome. La
    risposta di New York fu Oswego. Da alcuni anni i mercanti di Albany vi portavano le loro merci lungo il
    Mohawk e un tratto via terra, e vendevano stoffa migliore per meno castori; nel 1727 il governatore Burnet diede
    loro un forte, in gran parte a proprie spese. Ognuno protestò per le mura dell’altro, e per una generazione
    nessuno le attaccò. Qui entrambe le catene di avamposti sono al loro posto, con i loro commercianti, e Port
    Royal, presa nel 1710, è inglese.

scenario-grand-derangement-history =
    Per quarant’anni gli Acadiani coltivarono i loro prati arginati fra due imperi, sotto il governo britannico,
    chiedendo soltanto di non portare le armi per nessuno dei due. Nel 1749 gli Inglesi fondarono Halifax per
    fare da contrappeso a Louisbourg; nel 1751 i Francesi costruirono Fort Beauséjour sull’istmo di Chignecto,
    dove l’abate Le Loutre esortava Acadiani e Mi’kmaq a non avere nulla a che fare con Halifax. Nel giugno del
    1755 Robert Monckton sbarcò con duemila uomini della Nuova Inghilterra e qualche centinaio di regolari, e
    prese Beauséjour in due settimane. Dentro si trovarono circa trecento Acadiani. Al governatore Lawrence e al
    suo consiglio non serviva altro: prima della fine dell’anno più di seimila uomini, donne e bambini furono
    imbarcati e dispersi dal Massachusetts alla Georgia, e i loro villaggi bruciati. A chi fuggì nei boschi fu
    data la caccia per anni. Per gli Acadiani è il Grand Dérangement, il grande sconvolgimento. La partita
    comincia nella primavera di quell’anno, con Beauséjour ancora francese.

scenario-braddocks-road-history =
    Nel 1753 e nel 1754 i Francesi costruirono una catena di forti dal lago Erie alla confluenza dove nasce l’Ohio,
    dove scacciarono un drappello di virginiani ed eressero Fort Duquesne. Per prenderlo i Britannici mandarono
    il generale Edward Braddock con due reggimenti di fanteria, il 44º e il 48º, e un treno d’artiglieria. Li
    radunò a Fort Cumberland, sul Potomac; Benjamin Franklin gli trovò centocinquanta carri in Pennsylvania; e
    dalla fine di maggio del 1755 aprirono una strada attraverso cento miglia di foresta. Il 9 luglio, a un
    giorno di marcia dal forte, la colonna di testa, di circa millequattrocento uomini, ne incontrò circa
    novecento, per lo più guerrieri delle nazioni dei laghi e dell’Ohio, che si sparsero fra gli alberi sui due
    lati. In tre ore due terzi della colonna furono uccisi o feriti; Braddock morì durante la ritirata. Qui i
    cannoni e i reggimenti sono nel mazzo inglese, l’intera catena di forti è francese, e ci sono uomini nei
    boschi. Anche Albany è inglese, e così Port Royal, presa nel 1710.
