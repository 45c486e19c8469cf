## The page of a game: playing

# What can be done, as a label. The place is empty where the verb has none.
do-settle = Settle { $place }
do-develop = Develop { $place }
do-fortify = Fortify { $place }
do-besiege = Besiege { $place }
do-reinforce = Reinforce the siege of { $place }
do-military-leader = Send the Military Leader to { $place }
do-withdraw = Withdraw from { $place }
do-raid = Raid { $place }
do-ambush = Ambush
do-convert = Win over Native Americans
do-take-money = Take money
do-merchant = Trade by ship
do-trader = Sell furs
do-piracy = Piracy
do-draft = Draft a card
do-discard = Discard
do-reserve = Put into reserve
do-retrieve = Take up your reserve
do-governor = Governor: remove cards
do-intendant = Intendant: fetch a card
do-home-support = Home Support: draw three
do-pass = Pass an action
do-end-turn = End your turn
do-block = Block
do-do-not-block = Do not block
do-lose = Lose a card from hand
do-lose-from-reserve = Lose a card from the reserve
do-give = Give a card from hand
do-give-from-reserve = Give a card from the reserve
do-show-hand = Show that you have none
do-give-up = Give up a card
do-occupy = Place a village in { $place }
do-leave = Leave { $place } neutral
do-sell-fur = Sell a fur
do-drop = Drop lost cards
do-lose-from-siege = Lose a card from the siege of { $place }
do-redraw = Exchange a card
do-keep = Keep your hand
do-forfeit = Forfeit cards
do-begin-with = Begin with a card

# What a whole selection would do, as one sentence. Cards is a list, empty where count is 0.
deed-settle = Settle { $place } with { $cards }.
deed-develop = Make { $place } a town with { $cards }.
deed-fortify = Fortify { $place } with { $cards }.
deed-besiege = Besiege { $place } with { $cards }; { $chosen } goes into the siege.
deed-reinforce = Send { $cards } to the siege of { $place }.
deed-military-leader = Send the Military Leader to the siege of { $place }.
deed-withdraw = { $count ->
    [0] Give up the fight for { $place }.
   *[other] Give up the fight for { $place }, and { $cards } with it.
}
deed-raid = Raid { $place } with { $cards }.
deed-ambush = Lay an ambush with { $cards }.
deed-convert = Send { $cards } to win over Native Americans.
deed-take-money = Take money with { $cards }.
deed-merchant = Trade by ship with { $cards }; { $chosen } carries the goods.
deed-trader = Sell furs with { $cards }.
deed-piracy = Turn to piracy with { $cards }.
deed-draft = Draft { $cards }.
deed-discard = Discard { $cards }.
deed-reserve = Put { $cards } into the reserve.
deed-retrieve = Take your reserve into hand.
deed-governor = Remove cards for good: { $cards }.
deed-intendant = Fetch from the discard pile: { $cards }.
deed-home-support = Draw three cards with Home Support.
deed-pass = Pass one action.
deed-end-turn = End your turn and refill your hand.
deed-block = Block with { $cards }.
deed-do-not-block = Let it happen.
deed-lose = Lose { $cards } from hand.
deed-lose-from-reserve = Lose { $cards } from the reserve.
deed-give = Give { $cards } from hand.
deed-give-from-reserve = Give { $cards } from the reserve.
deed-show-hand = Show your hand: you have nothing to lose.
deed-give-up = Give up { $cards }.
deed-occupy = { $count ->
    [0] Place a village in { $place }.
   *[other] Place a village in { $place } with { $cards }.
}
deed-leave = Leave { $place } neutral.
deed-sell-fur = Sell a fur with { $cards }.
deed-drop = Drop { $cards }.
deed-lose-from-siege = Lose { $cards } from the siege of { $place }.
deed-redraw = Exchange { $cards } for a new card.
deed-keep = Keep your hand as it is.
deed-forfeit = Forfeit { $cards }.
deed-begin-with = Begin with { $cards } in your deck.

# What comes of it, in short.
effect-gain = { $amount ->
    [one] +1 money
   *[other] +{ $amount } money
}
effect-cost = { $amount ->
    [0] no cost
    [one] costs 1 money
   *[other] costs { $amount } money
}
effect-points = { $amount ->
    [one] { $sign }1 point
   *[other] { $sign }{ $amount } points
}
effect-marker = siege at { $marker }
effect-takes = you take { $cards }
effect-free = free action
effect-last = your last action
effect-left = { $count ->
    [one] 1 action left then
   *[other] { $count } actions left then
}
effect-draws = { $count ->
    [one] you draw 1 card
   *[other] you draw { $count } cards
}
effect-passes = { $count ->
    [one] 1 action unused
   *[other] { $count } actions unused
}
effect-final = cannot be undone
effect-asks = the other side may answer
effect-ends-game = ends the game

# The action bar
play-bar = What you do
play-hint = Pick cards, a place on the map, or something from the list of actions.
play-hint-answer = Pick your answer.
play-more-cards = { $least ->
    [one] { $open ->
        [yes] Pick 1 card or more.
       *[no] Pick 1 more card.
    }
   *[other] { $open ->
        [yes] Pick { $least } cards or more.
       *[no] Pick { $least } more cards.
    }
}
play-may-add = You may add more cards.
play-which = This could be:
play-confirm = Do it
play-clear = Start over
play-undo = Undo
play-take-back = Take back
play-end-turn = End turn
play-zone-market = From the market
play-zone-discard = From your discard pile
play-zone-reserve = From your reserve
play-zone-siege = From the siege
play-zone-hand = From your hand
play-bot-missing = The computer player cannot play at present, as whoever runs this server has been told. The game waits for it.
play-bot-thinks = { $name } is thinking …
play-waiting-for = { side-name } decide. You are not asked just now.
play-watching = You are watching.
play-thinking = Sending …
play-free = free
play-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
play-none = There is nothing for you to do just now.
play-actions-left = { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}

# Where the game stands
play-turn = Turn { $turn }
play-your-turn = Your turn
play-your-decision = You decide
play-their-turn = { $side ->
    [british] British turn
   *[french] French turn
}
play-their-decision = { $side ->
    [british] The British decide
   *[french] The French decide
}
play-side-you = { $side ->
    [british] British (you)
   *[french] French (you)
}
play-against = { $british } against { $french }
play-drawn = You drew { $cards }.
play-since = Meanwhile
play-skip = Skip
play-won = You win.
play-lost = You lose.
play-wins = { $side ->
    [british] The British win.
   *[french] The French win.
}
play-final-points = British { $british } points, French { $french }.
play-map = Map
play-table = Table
play-tabs = Parts of the table
play-tab-hand = Hand
play-tab-actions = Actions
play-tab-sides = Sides
play-tab-log = Log
play-tab-market = Market
play-tab-decks = Decks
play-tab-talk = Talk
play-tab-more = More
play-supply = Supply
play-supply-none = none

# A side
side-points = Points
side-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}
side-from-villages = from villages
side-from-towns = from towns
side-from-captures = from captures
side-total = Together
side-money = Money
side-hand = Hand
side-deck = Deck
side-discard = Discards
side-reserve = Reserve
side-stock = In stock
side-captured = Captured
side-villages = { $count ->
    [one] 1 village
   *[other] { $count } villages
}
side-towns = { $count ->
    [one] 1 town
   *[other] { $count } towns
}
side-fortifications = { $count ->
    [one] 1 fortification left for both
   *[other] { $count } fortifications left for both
}
side-known = Known in hand
side-empty = none
side-to-move = to move
side-bot = computer

siege-of = { $side ->
    [british] The British besiege { $place }
   *[french] The French besiege { $place }
}
siege-marker = Marker at { $marker }
siege-attacker-needs = { $count ->
    [0] The attacker wins at the start of its turn.
   *[other] The attacker needs { $count } more.
}
siege-defender-needs = { $count ->
    [0] The defender wins at the start of its turn.
   *[other] The defender needs { $count } more.
}
siege-cut-off = { $side ->
    [british] The British have no supply there.
   *[french] The French have no supply there.
}
siege-track = Siege track, from { $least } to { $most }

endings-title = How the game can end
ending-of-villages = { $side ->
    [british] British villages placed or lost
   *[french] French villages placed or lost
}
ending-of-towns = { $side ->
    [british] British towns placed or lost
   *[french] French towns placed or lost
}
ending-of-captures = { $side ->
    [british] Points of British captures
   *[french] Points of French captures
}
ending-of-home-taken = { $side ->
    [british] The British win when they take { $places }.
   *[french] The French win when they take { $places }.
}
ending-of-home-settled = { $side ->
    [british] The British win when they settle { $places }.
   *[french] The French win when they settle { $places }.
}
ending-of-fort-duquesne = The French win when they take { $places }.
ending-progress = { $value } of { $limit }
ending-waits = waits for the sieges to end
ending-siege = siege at { $marker }, won at { $limit }
places-or = { $before } or { $next }

# The log, and moments of the game
log-title = What happened
log-empty = Nothing has happened yet.
log-show = Show this moment
moment-title = You look at an earlier moment.
moment-of-turn = Turn { $turn }: you look at an earlier moment.
moment-first = To the beginning
moment-back = One step back
moment-on = One step on
moment-now = Back to now
moment-asked = The game waits for you.

# Talk
talk-title = Talk
talk-say = Say something
talk-send = Send
talk-mute = Spare me what the other side says
talk-bot = { $name } is a computer player and does not talk.
talk-gone = (no longer kept)
talk-empty = Nobody has said anything.
talk-unread = not read yet
talk-said = { $name }: { $text }

# Automatic answers
presets-title = Automatic answers
presets-about = Answers given for you in the other side's turn, so that nobody waits. Only you see them.
presets-delay = Answer after some seconds, as if by hand
presets-delay-about = An answer that comes at once may show that it was set beforehand.
presets-raids = When you are raided
presets-ambushes = When you are ambushed
presets-losing = A card lost to an ambush
presets-giving = A card given to a converter
presets-giving-up = A card given up after a lost siege
presets-occupying = A place you have taken
presets-forfeiting = Cards forfeited for a new deck
presets-exchange = A card exchanged after a siege
presets-ask = Ask me
presets-never = Never block
presets-block = Block with the first of these cards
presets-list = The first of these cards
presets-occupy = Place a village with the first of these cards
presets-leave = Leave it neutral
presets-keep = Keep my hand
presets-any = take any other
presets-otherwise = If I have none of them
presets-otherwise-ask = ask me
presets-otherwise-never = do not block
presets-otherwise-leave = leave it neutral
presets-first = Rather from
presets-add = Add a card
presets-remove = Remove { $card }
presets-earlier = Move { $card } to the front
presets-save = Save
presets-saved = Saved.

# More: the seat, the end, and afterwards
more-seat = This seat on another device
more-seat-about = Whoever has this link can play for you: keep it secret.
more-copy = Copy the link
more-copied = Copied
more-concede = Concede
more-concede-sure = Give the game up? The other side wins at once.
more-concede-yes = Yes, I concede
more-cancel = Cancel
more-claim = Claim the game
more-claim-about = If the other side has not moved for a long time, you may claim the win.
more-claim-from = If the other side has not moved by { $when }, you may claim the game.
more-decide-by = Do something by { $when } that the other side sees, such as ending your turn. After that it may claim the game.
more-rematch = Rematch, sides swapped
more-to-rematch = On to the rematch
more-record = The record of the game
more-replay = Replay

# Before the game
wait-title = { $host } waits for an opponent
wait-yours = Your game waits for an opponent
wait-link = Send this link to whoever shall play against you:
wait-anyone = Anyone can join it from the first page.
wait-abort = Call it off
wait-aborted = This game was called off.
wait-you-play = { $side ->
    [british] You would play the British.
   *[french] You would play the French.
}
wait-choose-side = The side is yours to choose.
wait-start-title = The game goes on from a position
wait-start = { $host } has seen every card of it, in both hands. So can you: look before you join.
wait-start-yours = Whoever joins sees it as you did, with both hands.
wait-start-when = { $decider ->
    [british] Turn { $turn }. The British decide next.
   *[french] Turn { $turn }. The French decide next.
}
wait-start-game = Replay the game it comes from
wait-start-scenario = Its scenario is the host’s own, whatever it is called.
wait-name = Your name
wait-join = Join
wait-join-as = { $side ->
    [british] Join as the British
   *[french] Join as the French
}

# The line to the server
line-opening = Opening the game …
line-lost = The connection is lost. Trying again; your moves are safe.
line-refused = This game cannot be shown.
line-home = To the first page
presets-zone-hand = the hand
presets-zone-reserve = the reserve
presets-zone-siege = a siege

play-title-yours = ● You decide – Arpents
