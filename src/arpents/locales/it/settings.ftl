## What rule sets and variants decide: a sentence for each setting, whatever its value.
## The value of one that is on or off is "yes" or "no".

setting-french-bateaux-at-start = { $value ->
    [yes] La carta Barche dei Francesi è nel mazzo iniziale.
   *[no] La carta Barche dei Francesi non è nel mazzo iniziale.
}
setting-raid-bonus = { $value ->
    [0] Una razzia arriva a un collegamento per ogni sua carta.
    [one] Una razzia arriva a un collegamento per ogni sua carta, più uno.
   *[other] Una razzia arriva a un collegamento per ogni sua carta, più { $value }.
}
setting-reserve-limit = { $value ->
    [0] La riserva contiene quante carte si vuole.
    [one] La riserva contiene una sola carta.
   *[other] La riserva contiene al massimo { $value } carte.
}
setting-reserve-takes-locations = { $value ->
    [yes] Nella riserva vanno anche carte luogo, utilizzabili o no.
   *[no] Nella riserva vanno solo carte impero, se un’altra regola non ne ammette altre.
}
setting-home-support-rebuilds = { $value ->
    [yes] Il Supporto della patria ricostituisce un mazzo che si esaurisce.
   *[no] Il Supporto della patria non fa pescare più carte di quante ne ha il mazzo.
}
setting-merchant-coins = { $value ->
    [0] Un mercante prende quante carte con monete si vuole.
    [one] Un mercante prende una carta con monete.
   *[other] Un mercante prende fino a { $value } carte con monete.
}
setting-withdrawing-is-free = { $value ->
    [yes] Ritirarsi da un assedio è un’azione gratuita.
   *[no] Ritirarsi da un assedio richiede un’azione.
}
setting-settling-neutral-home-wins = { $value ->
    [yes] Chi colonizza una capitale nemica divenuta neutrale vince la partita.
   *[no] Colonizzare una capitale nemica divenuta neutrale non fa vincere la partita.
}
setting-new-york-supplies-sieges = { $value ->
    [yes] I rinforzi inglesi per un assedio arrivano da Boston o da New York.
   *[no] I rinforzi inglesi per un assedio arrivano da Boston.
}
setting-deck-rebuilt-at-once = { $value ->
    [yes] Un mazzo si ricostituisce appena è vuoto.
   *[no] Un mazzo non si ricostituisce nel momento in cui è vuoto.
}
setting-ambush-spares-reserve = { $value ->
    [yes] Un’imboscata che non trova nulla di vulnerabile in mano risparmia la riserva.
   *[no] Un’imboscata che non trova nulla di vulnerabile in mano colpisce la riserva.
}
setting-conversion-spares-reserve = { $value ->
    [yes] Chi converte Nativi americani e non ne trova in mano risparmia la riserva.
   *[no] Chi converte Nativi americani e non ne trova in mano li cerca nella riserva.
}
setting-stock-end-waits-for-sieges = { $value ->
    [yes] Esaurire villaggi o città conclude la partita quando non ci sono più assedi in corso.
   *[no] Esaurire villaggi o città conclude la partita anche durante un assedio.
}
setting-free-actions-while-resolving = { $value ->
    [yes] Le azioni gratuite sono permesse mentre si risolve un assedio vinto all’inizio del proprio turno.
   *[no] Le azioni gratuite aspettano che gli assedi siano risolti.
}
setting-siege-track-ends = { $value ->
    [yes] La traccia assedio ha due estremi, che il segnalino non può superare.
   *[no] La traccia assedio non ha estremi.
}
setting-governor-spares-starting-locations = { $value ->
    [yes] Il Governatore non può rimuovere una carta luogo iniziale finché chi la possiede controlla il luogo.
   *[no] Il Governatore può rimuovere le carte luogo iniziali come tutte le altre.
}
setting-governor-abandons-location = { $value ->
    [yes] Un luogo la cui carta è rimossa dal Governatore diventa neutrale.
   *[no] Un luogo la cui carta è rimossa dal Governatore resta quello che era.
}
setting-governors = { $value ->
    [yes] I Governatori sono in gioco.
   *[no] I Governatori sono fuori dal gioco.
}
setting-fort-at-louisbourg = { $value ->
    [yes] Louisbourg è fortificata fin dall’inizio.
   *[no] Louisbourg è fortificata all’inizio solo se lo dice la preparazione.
}
setting-fort-at-quebec = { $value ->
    [yes] Quebec è fortificata fin dall’inizio.
   *[no] Quebec è fortificata all’inizio solo se lo dice la preparazione.
}
setting-british-bateaux-at-start = { $value ->
    [yes] La carta Barche degli Inglesi è nel mazzo iniziale.
   *[no] La carta Barche degli Inglesi non è nel mazzo iniziale.
}
setting-french-bateaux-available = { $value ->
    [yes] La carta Barche dei Francesi si può acquisire fin dall’inizio.
   *[no] La carta Barche dei Francesi non si può acquisire all’inizio.
}
setting-french-choose-a-starting-card = { $value ->
    [yes] I Francesi aggiungono una carta impero a scelta al loro mazzo iniziale.
   *[no] I Francesi non scelgono una carta con cui iniziare.
}
setting-british-regulars-removed = { $value ->
    [0] Tutte le carte Fanteria regolare degli Inglesi sono in gioco.
    [one] Una carta Fanteria regolare degli Inglesi è fuori dal gioco.
   *[other] { $value } carte Fanteria regolare degli Inglesi sono fuori dal gioco.
}
setting-french-win-at-fort-duquesne = { $value ->
    [yes] I Francesi vincono subito se colonizzano o conquistano Fort Duquesne.
   *[no] Colonizzare o conquistare Fort Duquesne non fa vincere la partita.
}
setting-british-wait-to-besiege = { $value ->
    [yes] Gli Inglesi non assediano nulla finché non lo fanno i Francesi, o finché non hanno avuto loro stessi 25 punti.
   *[no] Gli Inglesi possono assediare fin dall’inizio.
}
setting-natives-fight-in-sieges = { $value ->
    [yes] I Nativi americani hanno forza 1 negli assedi.
   *[no] I Nativi americani non prendono parte agli assedi.
}
setting-ambush-reaches-sieges = { $value ->
    [yes] Un’imboscata può costare anche una carta impegnata in un assedio.
   *[no] Un’imboscata non colpisce le carte impegnate in un assedio.
}
setting-french-redraw-after-siege = { $value ->
    [yes] Per ogni assedio vinto all’inizio del loro turno, i Francesi possono cambiare una carta con una nuova.
   *[no] Vincere un assedio non fa cambiare carte.
}
setting-blocked-ambush-is-free = { $value ->
    [yes] Un’imboscata bloccata non consuma l’azione.
   *[no] Un’imboscata bloccata consuma l’azione.
}
setting-blocked-raid-is-free = { $value ->
    [yes] Una razzia bloccata non consuma l’azione.
   *[no] Una razzia bloccata consuma l’azione.
}
setting-reserve-takes-lost-locations = { $value ->
    [yes] Nella riserva vanno le carte dei luoghi che non si controllano.
   *[no] La riserva non fa eccezione per le carte dei luoghi che non si controllano.
}
setting-drop-lost-locations = { $value ->
    [yes] Le carte dei luoghi che non si controllano si possono scartare con un’azione gratuita.
   *[no] Le carte dei luoghi che non si controllano si scartano come tutte le altre.
}
setting-free-fur-sale = { $value ->
    [yes] Una carta luogo con pelliccia si può vendere per 1 moneta con un’azione gratuita.
   *[no] Solo il Commerciante vende pellicce.
}
setting-free-discards = { $value ->
    [yes] Scartare non costa nulla, quante che siano le carte.
   *[no] Scartare costa 1 moneta per ogni carta dopo la prima.
}
setting-reshuffle-cost = { $value ->
    [0] Ricostituire il mazzo non costa nulla.
    [one] Ricostituire il mazzo quando si reintegra la mano costa 1 moneta, o due carte a chi non ha denaro.
   *[other] Ricostituire il mazzo quando si reintegra la mano costa { $value } monete, o due carte a chi non ha denaro.
}
setting-late-reshuffle = { $value ->
    [yes] Un mazzo esaurito si ricostituisce solo alla fine del turno di chi lo possiede.
   *[no] Un mazzo esaurito si ricostituisce quando si deve pescare una carta, se non prima.
}
