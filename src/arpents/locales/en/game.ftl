## The game in words: sides, phases, verbs, zones. Terminal and page both use them.

ending-unfinished = Unfinished
ending-home-taken = Home taken in a siege
ending-home-settled = Enemy home settled
ending-villages = Out of villages
ending-towns = Out of towns
ending-captures = Captures worth 12 or more
ending-conceded = Conceded
ending-fort-duquesne = Fort Duquesne taken

side-british = British
side-french = French

phase-draw = Cards are being drawn.
phase-upkeep = A turn is about to begin.
phase-actions = { $count ->
    [0] You have no actions left.
    [one] You have one action left.
   *[other] You have { $count } actions.
}
phase-block-raid = The enemy raids { $place }. Will you block?
phase-block-ambush = The enemy lays an ambush. Will you block?
phase-lose-card = The ambush succeeds. Which card do you lose?
phase-give-card = The enemy wins over Native Americans. Which card do you give?
phase-give-up-card = You have lost the siege of { $place }. Which card do you give up?
phase-occupation = You have taken { $place }. Will you place a village there?
phase-redraw = The siege is over. Will you exchange a card?
phase-forfeit = You could not pay for a new deck. Which cards do you forfeit?
phase-starting-card = Which card do you begin with?
phase-over = The game is over.

zone-reserve = Reserve
zone-discard = Discards
zone-known = Known in hand

nothing = nothing

coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

strength = strength { $count }

nothing-printed = nothing printed

costs = costs { $count } money

unusable-not-controlled = you do not control it
unusable-besieged = it is besieged
unusable-cut-off = it is cut off from supply

leads-to = { $symbol } to { $places }

group-expand = Expand
group-attack = War
group-money = Money
group-cards = Cards
group-other = Turn
group-answer = Answer

verb-settle = settle
verb-develop = develop
verb-fortify = fortify
verb-besiege = besiege
verb-reinforce = reinforce
verb-military-leader = military leader
verb-withdraw = withdraw
verb-raid = raid
verb-ambush = ambush
verb-convert = convert
verb-take-money = take money
verb-merchant = merchant
verb-trader = trader
verb-piracy = piracy
verb-draft = draft
verb-discard = discard
verb-reserve = reserve
verb-retrieve = retrieve
verb-governor = governor
verb-intendant = intendant
verb-home-support = home support
verb-pass = pass
verb-end-turn = end turn
verb-block = block
verb-do-not-block = do not block
verb-lose = lose
verb-lose-from-reserve = lose from reserve
verb-give = give
verb-give-from-reserve = give from reserve
verb-show-hand = show hand
verb-give-up = give up
verb-occupy = occupy
verb-leave = leave
verb-sell-fur = sell fur
verb-drop = drop
verb-lose-from-siege = lose from siege
verb-redraw = redraw
verb-keep = keep
verb-forfeit = forfeit
verb-begin-with = begin with

## The opponents: what each is called, and a sentence about it

level-newcomer = Newcomer
level-newcomer-about = It knows the rules and likes points, but overlooks things: for your first games.
level-settler = Settler
level-settler-about = It plans its turn, but at times forgets what you may do to it.
level-sergeant = Sergeant
level-sergeant-about = It plans with more care, and still overlooks a threat now and then.
level-captain = Captain
level-captain-about = It thinks every turn through to the end and makes no careless mistakes.
level-colonel = Colonel
level-colonel-about = It plans as the Captain does, and has learned from thousands of games what a position is worth.
level-general = General
level-general-about = The strongest: it looks ahead as far as its time allows.
strategy-hammer = Hammer
strategy-hammer-about = It goes for Quebec by way of Louisbourg; as the French, it bars that way.
strategy-raider = Raider
strategy-raider-about = It lives by raids and ambushes, until it has captured enough.
strategy-builder = Builder
strategy-builder-about = It settles and develops, builds walls, and would rather not fight.
opponent-time = { $seconds ->
    [0] It answers at once.
    [one] It thinks for up to one second.
   *[other] It thinks for up to { $seconds } seconds.
}
