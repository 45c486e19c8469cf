## Cards: their faces, the hand, piles, the market and the tracker

# Long words of titles, with the places where they may be parted on narrow cards.
cards-parted = Michilli·mackinac Phila·delphia Louis·bourg Ticon·deroga Cumber·land Fronte·nac Beau·séjour Fortifi·cation Artil·lery Ameri·cans Infan·try Intend·ant Tadous·sac Pema·quid Rich·mond Deer·field Kenne·bec Gover·nor Mont·real Balti·more Cou·reurs Du·quesne

cards-strength-port = strength { $count } at a port

cards-brief-raids-ambushes = raids and ambushes
cards-brief-blocks-both = blocks raids and ambushes

# What cards can do, in sentences.
cards-text-raids-ambushes = Play it to raid or to ambush.
cards-text-blocks-both = Discard it to block a raid or an ambush.
cards-text-raids = Play it to raid.
cards-text-ambushes = Play it to ambush.
cards-text-blocks-raid = Discard it to block a raid.
cards-text-blocks-ambush = Discard it to block an ambush.
cards-text-converts = Play it to win over a neutral Native Americans card from the enemy.
cards-text-defender-only = Its strength counts for the defender only.
cards-text-draws-three = Play it to draw three cards.
cards-text-extends-raid = Added to a raid, it makes the raid reach further.
cards-text-fetches-discard = Play it and pay 2 to take a card from your discard pile into your hand.
cards-text-free-action = Playing it takes no action.
cards-text-leads = It joins a siege in progress, or begins one.
cards-text-piracy = Play it with another ship to take 2 money from the enemy.
cards-text-removes-cards = Play it to return one or two other cards from your hand to the market.
cards-text-sells-furs = Play it with location cards that show fur: each brings 2 money.
cards-text-vulnerable = An ambush can take it from you.
cards-text-starting = Initial: it was in the first French deck. Unlike other Regular Infantry, it costs nothing to draft again from the market.
cards-play-cost = Each raid or ambush with it costs { $count } money.
cards-commit-cost = Sending it to a siege costs { $count } money.

# Why a card cannot be used: in a word or two on its face, and in a sentence.
cards-off-not-controlled = not yours
cards-off-besieged = besieged
cards-off-cut-off = cut off
cards-why-not-controlled = You cannot use it now: you do not control the location.
cards-why-besieged = You cannot use it now: the location is besieged.
cards-why-cut-off = You cannot use it now: the location is cut off from supply.

# Where a card leads, on its face and for those who hear it.
cards-leads = { $by ->
    [ship] By ship to
    [wagon] By wagon to
   *[bateaux] By boat to
}
cards-say-location = { $owner ->
    [british] { $card }, British location card.
   *[french] { $card }, French location card.
}
cards-say-empire = { $owner ->
    [british] { $card }, British empire card.
    [french] { $card }, French empire card.
   *[neutral] { $card }, neutral card.
}
cards-say-count = { $count ->
    [one] One copy.
   *[other] { $count } copies.
}
cards-say-shows = It shows { $list }.
cards-say-leads = { $by ->
    [ship] By ship it leads to { $places }.
    [wagon] By wagon it leads to { $places }.
   *[bateaux] By boat it leads to { $places }.
}
cards-say-cost = { $count ->
    [0] It costs nothing.
   *[other] It costs { $count } money.
}
cards-costs = { $count ->
    [0] Costs nothing to draft.
   *[other] Costs { $count } to draft.
}
cards-leads-nowhere = It leads nowhere.
cards-and-more = { $text } and { $count } more
cards-times = × { $count }

cards-hand = Your hand
cards-hand-empty = Your hand is empty.

# Piles: how many cards lie there, and where.
cards-pile-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-pile-empty = No cards here.
cards-pile-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
cards-pile-fewer = Show fewer

# The market.
cards-market-own = { $side ->
    [british] British empire cards
   *[french] French empire cards
}
cards-market-neutral = Neutral cards
cards-market-locations = { $side ->
    [british] British location cards to be had
   *[french] French location cards to be had
}
cards-market-locations-how = Whoever settles a location takes its card.
cards-market-sold-out = Nothing is left.
cards-market-enemy = { $side ->
    [british] What the British can still take
   *[french] What the French can still take
}

# The tracker: what each deck and hand can still hold.
cards-track-of = { $side ->
    [british] British cards
   *[french] French cards
}
cards-track-card = Card
cards-track-hand = Hand
cards-track-known = Seen in hand
cards-track-unseen = Hand or deck
cards-track-deck = Deck
cards-track-discard = Discards
cards-track-reserve = Reserve
cards-track-siege = Sieges
cards-track-total = Total
cards-track-sizes = Hand: { $hand }. Draw deck: { $deck }. Discards: { $discard }.
cards-track-open = Every card in hand and deck is known to you; only the order of the deck is not.
cards-track-hidden = { $hand ->
    [0] No hidden card is in hand: all that is listed under “Hand or deck” lies in the deck.
    [one] Of the cards under “Hand or deck”, one is in hand; the others lie in the deck.
   *[other] Of the cards under “Hand or deck”, { $hand } are in hand; the others lie in the deck.
}
cards-track-shown = { $count ->
    [0] Your opponent knows none of your hand.
    [one] Your opponent knows one card of your hand: { $cards }.
   *[other] Your opponent knows { $count } cards of your hand: { $cards }.
}
