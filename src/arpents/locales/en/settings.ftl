## What rule sets and variants decide: a sentence for each setting, whatever its value.
## The value of one that is on or off is "yes" or "no".

setting-french-bateaux-at-start = { $value ->
    [yes] The French Bateaux is in the initial deck.
   *[no] The French Bateaux is not in the initial deck.
}
setting-raid-bonus = { $value ->
    [0] A raid reaches one connection for each of its cards.
    [one] A raid reaches one connection for each of its cards, and one more.
   *[other] A raid reaches one connection for each of its cards, and { $value } more.
}
setting-reserve-limit = { $value ->
    [0] The reserve holds any number of cards.
    [one] The reserve holds one card.
   *[other] The reserve holds { $value } cards at most.
}
setting-reserve-takes-locations = { $value ->
    [yes] The reserve takes location cards too, usable or not.
   *[no] The reserve takes empire cards only, unless another rule lets others in.
}
setting-home-support-rebuilds = { $value ->
    [yes] Home Support rebuilds a deck that runs out.
   *[no] Home Support draws no more cards than the deck has.
}
setting-merchant-coins = { $value ->
    [0] A merchant ship takes any number of cards with coins.
    [one] A merchant ship takes one card with coins.
   *[other] A merchant ship takes up to { $value } cards with coins.
}
setting-withdrawing-is-free = { $value ->
    [yes] Withdrawing from a siege is a free action.
   *[no] Withdrawing from a siege takes an action.
}
setting-settling-neutral-home-wins = { $value ->
    [yes] Settling a home of the enemy's that has become neutral wins the game.
   *[no] Settling a home of the enemy's that has become neutral does not win the game.
}
setting-new-york-supplies-sieges = { $value ->
    [yes] British reinforcements for a siege come from Boston or New York.
   *[no] British reinforcements for a siege come from Boston.
}
setting-deck-rebuilt-at-once = { $value ->
    [yes] A deck is rebuilt as soon as it is empty.
   *[no] A deck is not rebuilt the moment it is empty.
}
setting-ambush-spares-reserve = { $value ->
    [yes] An ambush that finds nothing vulnerable in the hand spares the reserve.
   *[no] An ambush that finds nothing vulnerable in the hand reaches the reserve.
}
setting-conversion-spares-reserve = { $value ->
    [yes] Winning over Native Americans spares the reserve when there are none in the hand.
   *[no] Winning over Native Americans reaches the reserve when there are none in the hand.
}
setting-stock-end-waits-for-sieges = { $value ->
    [yes] Running out of villages or towns ends the game once no siege is in progress.
   *[no] Running out of villages or towns ends the game even during a siege.
}
setting-free-actions-while-resolving = { $value ->
    [yes] Free actions are allowed while a siege won at the start of the own turn is being resolved.
   *[no] Free actions have to wait until sieges are resolved.
}
setting-siege-track-ends = { $value ->
    [yes] The siege track has ends, which the marker cannot pass.
   *[no] The siege track has no ends.
}
setting-governor-spares-starting-locations = { $value ->
    [yes] The Governor cannot remove a starting location card while its owner controls the place.
   *[no] The Governor may remove starting location cards like any others.
}
setting-governor-abandons-location = { $value ->
    [yes] A location whose card the Governor removes becomes neutral.
   *[no] A location whose card the Governor removes remains what it was.
}
setting-governors = { $value ->
    [yes] Governors are in the game.
   *[no] Governors are out of the game.
}
setting-fort-at-louisbourg = { $value ->
    [yes] Louisbourg is fortified from the start.
   *[no] Louisbourg is fortified at the start only where the set-up says so.
}
setting-fort-at-quebec = { $value ->
    [yes] Quebec is fortified from the start.
   *[no] Quebec is fortified at the start only where the set-up says so.
}
setting-british-bateaux-at-start = { $value ->
    [yes] The British Bateaux is in the initial deck.
   *[no] The British Bateaux is not in the initial deck.
}
setting-french-bateaux-available = { $value ->
    [yes] The French Bateaux can be drafted from the start.
   *[no] The French Bateaux cannot be drafted at the start.
}
setting-french-choose-a-starting-card = { $value ->
    [yes] The French add an empire card of their choice to their initial deck.
   *[no] The French do not choose a card to begin with.
}
setting-british-regulars-removed = { $value ->
    [0] All British Regular Infantry are in the game.
    [one] One British Regular Infantry is out of the game.
   *[other] { $value } British Regular Infantry are out of the game.
}
setting-french-win-at-fort-duquesne = { $value ->
    [yes] The French win at once when they settle or conquer Fort Duquesne.
   *[no] Settling or conquering Fort Duquesne does not win the game.
}
setting-british-wait-to-besiege = { $value ->
    [yes] The British besiege nothing until the French have, or until they themselves have had 25 points.
   *[no] The British may besiege from the start.
}
setting-natives-fight-in-sieges = { $value ->
    [yes] Native Americans have strength 1 in sieges.
   *[no] Native Americans take no part in sieges.
}
setting-ambush-reaches-sieges = { $value ->
    [yes] An ambush may also cost a card that is committed to a siege.
   *[no] An ambush does not reach cards that are committed to a siege.
}
setting-french-redraw-after-siege = { $value ->
    [yes] For each siege they win at the start of their turn, the French may exchange one card for a new one.
   *[no] Winning a siege exchanges no cards.
}
setting-blocked-ambush-is-free = { $value ->
    [yes] A blocked ambush does not use up the action.
   *[no] A blocked ambush uses up the action.
}
setting-blocked-raid-is-free = { $value ->
    [yes] A blocked raid does not use up the action.
   *[no] A blocked raid uses up the action.
}
setting-reserve-takes-lost-locations = { $value ->
    [yes] The reserve takes cards of locations that one does not control.
   *[no] The reserve makes no exception for cards of locations that one does not control.
}
setting-drop-lost-locations = { $value ->
    [yes] Cards of locations that one does not control may be discarded as a free action.
   *[no] Cards of locations that one does not control are discarded like any others.
}
setting-free-fur-sale = { $value ->
    [yes] A location card with fur may be sold for 1 money as a free action.
   *[no] Furs are sold by the Trader only.
}
setting-free-discards = { $value ->
    [yes] Discarding costs no money, however many cards.
   *[no] Discarding costs 1 money for each card after the first.
}
setting-reshuffle-cost = { $value ->
    [0] Rebuilding the deck costs nothing.
   *[other] Rebuilding the deck in a refill costs { $value } money, or two cards of a side that has none.
}
setting-late-reshuffle = { $value ->
    [yes] A deck that runs out is rebuilt only at the very end of its owner's turn.
   *[no] A deck that runs out is rebuilt when a card must be drawn, if not before.
}
