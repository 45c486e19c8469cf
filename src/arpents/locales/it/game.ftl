## The game in words: sides, phases, verbs, zones. Terminal and page both use them.

ending-unfinished = Non terminata
ending-home-taken = Capitale presa con un assedio
ending-home-settled = Capitale nemica colonizzata
ending-villages = Villaggi esauriti
ending-towns = Città esaurite
ending-captures = Catture da 12 punti o più
ending-conceded = Resa
ending-fort-duquesne = Fort Duquesne conquistato

side-british = Inglesi
side-french = Francesi

phase-draw = Si pescano carte.
phase-upkeep = Sta per iniziare un turno.
phase-actions = { $count ->
    [0] Non hai più azioni.
    [one] Ti resta un’azione.
   *[other] Hai { $count } azioni.
}
phase-block-raid = Il nemico razzia { $place }. Vuoi bloccare?
phase-block-ambush = Il nemico tende un’imboscata. Vuoi bloccare?
phase-lose-card = L’imboscata riesce. Quale carta perdi?
phase-give-card = Il nemico converte Nativi americani. Quale carta cedi?
phase-give-up-card = Hai perso l’assedio di { $place }. Quale carta sacrifichi?
phase-occupation = Hai preso { $place }. Vuoi piazzarci un villaggio?
phase-redraw = L’assedio è finito. Vuoi cambiare una carta?
phase-forfeit = Non hai potuto pagare un nuovo mazzo. Quali carte perdi?
phase-starting-card = Con quale carta inizi?
phase-over = La partita è finita.

zone-reserve = Riserva
zone-discard = Scarti
zone-known = Note in mano

nothing = niente

coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}

strength = forza { $count }

nothing-printed = senza simboli

costs = { $count ->
    [one] costa { $count } moneta
   *[other] costa { $count } monete
}

unusable-not-controlled = non controlli il luogo
unusable-besieged = il luogo è assediato
unusable-cut-off = il luogo non è rifornito

leads-to = { $symbol } verso { $places }

group-expand = Espansione
group-attack = Guerra
group-money = Denaro
group-cards = Carte
group-other = Turno
group-answer = Risposta

verb-settle = colonizzare
verb-develop = sviluppare
verb-fortify = fortificare
verb-besiege = assediare
verb-reinforce = rinforzare
verb-military-leader = capo militare
verb-withdraw = ritirarsi
verb-raid = razzia
verb-ambush = imboscata
verb-convert = convertire
verb-take-money = prendere denaro
verb-merchant = mercante
verb-trader = commerciante
verb-piracy = pirateria
verb-draft = acquisire una carta
verb-discard = scartare
verb-reserve = mettere in riserva
verb-retrieve = recuperare la riserva
verb-governor = governatore
verb-intendant = intendente
verb-home-support = supporto della patria
verb-pass = passare
verb-end-turn = concludere il turno
verb-block = bloccare
verb-do-not-block = non bloccare
verb-lose = perdere
verb-lose-from-reserve = perdere dalla riserva
verb-give = cedere
verb-give-from-reserve = cedere dalla riserva
verb-show-hand = mostrare la mano
verb-give-up = sacrificare
verb-occupy = occupare
verb-leave = non occupare
verb-sell-fur = vendere una pelliccia
verb-drop = liberarsi di carte
verb-lose-from-siege = perdere dall’assedio
verb-redraw = cambiare una carta
verb-keep = tenere la mano
verb-forfeit = perdere carte
verb-begin-with = iniziare con

## The opponents: what each is called, and a sentence about it

level-newcomer = Principiante
level-newcomer-about = Conosce le regole e ama i punti, ma qualcosa gli sfugge: per le tue prime partite.
level-settler = Colono
level-settler-about = Prepara il suo turno, ma a volte dimentica che cosa puoi fargli.
level-sergeant = Sergente
level-sergeant-about = Prepara il turno con più cura, ma ogni tanto una minaccia gli sfugge.
level-captain = Capitano
level-captain-about = Pensa ogni turno fino in fondo e non fa errori di distrazione.
level-colonel = Colonnello
level-colonel-about = Pianifica come il Capitano, e ha imparato da migliaia di partite quanto vale una posizione.
level-general = Generale
level-general-about = Il più forte: guarda avanti fin dove il suo tempo lo permette.
strategy-hammer = Martello
strategy-hammer-about = Punta a Quebec passando per Louisbourg; con i Francesi sbarra quella via.
strategy-raider = Razziatore
strategy-raider-about = Vive di razzie e imboscate, finché non ha catturato abbastanza.
strategy-builder = Costruttore
strategy-builder-about = Colonizza e sviluppa, fortifica, e preferisce non combattere.
opponent-time = { $seconds ->
    [0] Risponde subito.
    [one] Pensa al massimo un secondo.
   *[other] Pensa fino a { $seconds } secondi.
}
