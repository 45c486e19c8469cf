## The chronicle: one line for each thing that happens

# Who: the sides, or "they" where the line before has just named the side.
who = { $who ->
    [british] The British
    [french] The French
   *[they] They
}

# The side within a sentence.
side-name = { $side ->
    [british] the British
   *[french] the French
}

event-turn-began = Turn { $turn }: { side-name } to move.
event-money-changed = { $gained ->
    [yes] { who } receive { $amount } money.
   *[no] { who } pay { $amount } money.
}
event-cards-taken = { who } take the card { $cards }.
event-cards-returned = { who } return { $cards } to the market.
event-cards-retrieved = { who } take { $cards } into hand.
event-cards-drawn = { who } draw { $cards }.
event-cards-drawn-unseen = { $count ->
    [one] { who } draw a card.
   *[other] { who } draw { $count } cards.
}
event-deck-rebuilt = { $count ->
    [one] { who } make their one discarded card the draw deck.
   *[other] { who } shuffle { $count } discarded cards into a new draw deck.
}
event-siege-moved = The siege of { $place } stands at { $marker }.
event-siege-ended = { $attack ->
    [yes] { who } win the siege of { $place }.
   *[no] { who } hold { $place }: the siege is over.
}
# After a raid, what is left of a village is told; whether a village takes the place of a town is not in the event.
event-piece-captured = { $piece ->
    [town] { who } capture the town of { $place }.
   *[village] { who } capture the village of { $place }{ $raid ->
        [yes] ; the place is neutral now.
       *[no] .
    }
}
event-place-abandoned = { who } abandon { $place }.
event-card-converted = { who } win over { $cards }.
event-hand-shown = { $count ->
    [0] { who } show an empty hand.
   *[other] { who } show their hand: { $cards }.
}
event-game-ended = The game is over: { side-name } win. { $why }

## What a side does, by verb

event-acted-settle = { who } settle { $place } with { $cards }.
event-acted-develop = { who } develop { $place } into a town with { $cards }.
event-acted-fortify = { who } fortify { $place } with { $cards }.
event-acted-besiege = { who } besiege { $place } with { $cards }.
event-acted-reinforce = { who } send { $cards } to the siege of { $place }.
event-acted-military-leader = { who } send their { card-military-leader } to the siege of { $place }.
# The role is that of whoever withdraws, unknown where the end of the siege is not told.
event-acted-withdraw = { $role ->
    [defender] { $count ->
        [0] { who } surrender { $place }.
       *[other] { who } surrender { $place }, and lose { $cards }.
    }
    [attacker] { $count ->
        [0] { who } give up the siege of { $place }.
       *[other] { who } give up the siege of { $place }, and { $cards } with it.
    }
   *[unknown] { $count ->
        [0] { who } give up the fight for { $place }.
       *[other] { who } give up the fight for { $place }, and { $cards } with it.
    }
}
event-acted-raid = { who } raid { $place } with { $cards }.
event-acted-ambush = { who } lay an ambush with { $cards }.
event-acted-convert = { who } send { $cards } to win over Native Americans.
event-acted-take-money = { who } take money with { $cards }.
event-acted-merchant = { who } trade by ship with { $cards }.
event-acted-trader = { who } sell furs from { $cards }.
event-acted-piracy = { who } turn to piracy with { $cards }.
event-acted-draft = { who } draft { $cards }.
event-acted-discard = { who } discard { $cards }.
event-acted-reserve = { who } put { $cards } in reserve.
event-acted-retrieve = { who } call up their reserve.
event-acted-governor = { who } let the { card-governor } return { $cards } to the market.
event-acted-intendant = { who } let the { card-intendant } fetch { $cards } from the discard pile.
event-acted-home-support = { who } call for { card-home-support }.
event-acted-pass = { who } pass an action.
event-acted-end-turn = { who } end their turn.
event-acted-block = { who } block with { $cards }.
event-acted-do-not-block = { who } do not block.
event-acted-lose = { who } lose { $cards } from hand to the market.
event-acted-lose-from-reserve = { who } lose { $cards } from the reserve to the market.
event-acted-give = { who } give { $cards } from hand.
event-acted-give-from-reserve = { who } give { $cards } from the reserve.
event-acted-show-hand = { who } have nothing to lose.
event-acted-give-up = { who } give up { $cards } after the siege.
event-acted-occupy = { $count ->
    [0] { who } place a village in { $place }.
   *[other] { who } place a village in { $place } with { $cards }.
}
event-acted-sell-fur = { who } sell a fur from { $cards }.
event-acted-drop = { who } drop { $cards }.
event-acted-lose-from-siege = { who } lose { $cards } from the siege of { $place } to the market.
event-acted-redraw = { who } exchange { $cards }.
event-acted-keep = { who } keep their hand.
event-acted-forfeit = { who } forfeit { $cards } for want of money.
event-acted-begin-with = { who } begin with { $cards } in their deck.
event-acted-leave = { who } leave { $place } to itself.

## Why a game is over

reason-unfinished = It is not finished.
reason-home-taken = A city without which the war is lost has fallen.
reason-home-settled = A deserted enemy city has been settled.
reason-villages = The last village of a side has left its stock.
reason-towns = The last town of a side has left its stock.
reason-captures = Captured pieces worth 12 points or more.
reason-conceded = { $winner ->
    [british] The French concede.
   *[french] The British concede.
}
reason-stopped = The game was stopped, and points decide.
reason-fort-duquesne = The French have taken Fort Duquesne.
