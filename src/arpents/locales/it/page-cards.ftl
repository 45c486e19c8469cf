## Cards: their faces, the hand, piles, the market and the tracker

# Long words of titles, with the places where they may be parted on narrow cards.
cards-parted = Michilli·mackinac Phila·delphia Louis·bourg Ticon·deroga Cumber·land Fronte·nac Beau·séjour Fortifi·cazione Arti·glieria d’as·sedio ameri·cani Fan·teria rego·lare Inten·dente Tadous·sac Pema·quid Rich·mond Deer·field Kenne·bec Gover·natore Commer·ciante Sup·porto mili·tare Cou·reurs Riviè·res Balti·more neu·trale neu·trali Mont·real Du·quesne assedia·to

cards-strength-port = forza { $count } in un porto

cards-brief-raids-ambushes = razzie e imboscate
cards-brief-blocks-both = blocca razzie e imboscate

# What cards can do, in sentences.
cards-text-raids-ambushes = Giocala per una razzia o un’imboscata.
cards-text-blocks-both = Scartala per bloccare una razzia o un’imboscata.
cards-text-raids = Giocala per una razzia.
cards-text-ambushes = Giocala per un’imboscata.
cards-text-blocks-raid = Scartala per bloccare una razzia.
cards-text-blocks-ambush = Scartala per bloccare un’imboscata.
cards-text-converts = Giocala per portare dalla tua parte una carta Nativi americani neutrali del nemico.
cards-text-defender-only = La sua forza vale solo per il difensore.
cards-text-draws-three = Giocala per pescare tre carte.
cards-text-extends-raid = Aggiunta a una razzia, la fa arrivare più lontano.
cards-text-fetches-discard = Giocala e paga 2 monete per riprendere in mano una carta dai tuoi scarti.
cards-text-free-action = Giocarla non costa azioni.
cards-text-leads = Si unisce a un assedio in corso, o ne inizia uno.
cards-text-piracy = Giocala con un’altra nave per prendere 2 monete al nemico.
cards-text-removes-cards = Giocala per rimettere nel mercato una o due altre carte della tua mano.
cards-text-sells-furs = Giocala con carte luogo che mostrano una pelliccia: ognuna rende 2 monete.
cards-text-vulnerable = Un’imboscata può togliertela.
cards-text-starting = Di partenza: era nel primo mazzo francese. A differenza delle altre Fanterie regolari, riacquisirla dal mercato non costa nulla.
cards-play-cost = { $count ->
    [one] Ogni razzia o imboscata con questa carta costa { $count } moneta.
   *[other] Ogni razzia o imboscata con questa carta costa { $count } monete.
}
cards-commit-cost = { $count ->
    [one] Inviarla a un assedio costa { $count } moneta.
   *[other] Inviarla a un assedio costa { $count } monete.
}

# Why a card cannot be used: in a word or two on its face, and in a sentence.
cards-off-not-controlled = non tuo
cards-off-besieged = assediato
cards-off-cut-off = isolato
cards-why-not-controlled = Ora non puoi usarla: non controlli il luogo.
cards-why-besieged = Ora non puoi usarla: il luogo è assediato.
cards-why-cut-off = Ora non puoi usarla: il luogo non è rifornito.

# Where a card leads, on its face and for those who hear it.
cards-leads = { $by ->
    [ship] In nave verso
    [wagon] In carro verso
   *[bateaux] In barca verso
}
cards-say-location = { $owner ->
    [british] { $card }, carta luogo inglese.
   *[french] { $card }, carta luogo francese.
}
cards-say-empire = { $owner ->
    [british] { $card }, carta impero inglese.
    [french] { $card }, carta impero francese.
   *[neutral] { $card }, carta neutrale.
}
cards-say-count = { $count ->
    [one] Una copia.
   *[other] { $count } copie.
}
cards-say-shows = Mostra: { $list }.
cards-say-leads = { $by ->
    [ship] In nave porta verso { $places }.
    [wagon] In carro porta verso { $places }.
   *[bateaux] In barca porta verso { $places }.
}
cards-say-cost = { $count ->
    [0] Non costa nulla.
    [one] Costa { $count } moneta.
   *[other] Costa { $count } monete.
}
cards-costs = { $count ->
    [0] Acquisirla non costa nulla.
   *[other] Acquisirla costa { $count }.
}
cards-leads-nowhere = Non porta da nessuna parte.
cards-and-more = { $text } e { $count } in più
cards-times = × { $count }

cards-hand = La tua mano
cards-hand-empty = La tua mano è vuota.

# Piles: how many cards lie there, and where.
cards-pile-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cards-pile-empty = Qui non ci sono carte.
cards-pile-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
cards-pile-fewer = Mostrane meno

# The market.
cards-market-own = { $side ->
    [british] Carte impero inglesi
   *[french] Carte impero francesi
}
cards-market-neutral = Carte neutrali
cards-market-locations = { $side ->
    [british] Carte luogo inglesi disponibili
   *[french] Carte luogo francesi disponibili
}
cards-market-locations-how = Chi colonizza un luogo ne prende la carta.
cards-market-sold-out = Non resta nulla.
cards-market-enemy = { $side ->
    [british] Che cosa possono ancora acquisire gli Inglesi
   *[french] Che cosa possono ancora acquisire i Francesi
}

# The tracker: what each deck and hand can still hold.
cards-track-of = { $side ->
    [british] Carte degli Inglesi
   *[french] Carte dei Francesi
}
cards-track-card = Carta
cards-track-hand = Mano
cards-track-known = Viste in mano
cards-track-unseen = Mano o mazzo
cards-track-deck = Mazzo
cards-track-discard = Scarti
cards-track-reserve = Riserva
cards-track-siege = Assedi
cards-track-total = Totale
cards-track-sizes = Mano: { $hand }. Mazzo: { $deck }. Scarti: { $discard }.
cards-track-open = Conosci tutte le carte di questa mano e di questo mazzo; solo l’ordine del mazzo ti è nascosto.
cards-track-hidden = { $hand ->
    [0] In mano non ci sono carte nascoste: tutto ciò che è sotto «Mano o mazzo» è nel mazzo.
    [one] Delle carte sotto «Mano o mazzo», una è in mano; le altre sono nel mazzo.
   *[other] Delle carte sotto «Mano o mazzo», { $hand } sono in mano; le altre sono nel mazzo.
}
cards-track-shown = { $count ->
    [0] L’avversario non conosce nessuna carta della tua mano.
    [one] L’avversario conosce una carta della tua mano: { $cards }.
   *[other] L’avversario conosce { $count } carte della tua mano: { $cards }.
}
