## The page of a game: playing

# What can be done, as a label. The place is empty where the verb has none.
do-settle = Settle { $place }
do-develop = Develop { $place }
do-fortify = Fortify { $place }
do-besiege = Besiege { $place }
do-reinforce = { $role ->
    [defender] Defend { $place }
   *[attacker] Reinforce the siege of { $place }
}
do-military-leader = Send the Military Leader to { $place }
do-withdraw = { $role ->
    [defender] Surrender { $place }
   *[attacker] Give up the siege of { $place }
}
do-raid = Raid { $place }
do-ambush = Ambush
do-convert = Win over Native Americans
do-take-money = Take money
do-merchant = Merchant: trade by ship
do-trader = Trader: sell furs
do-piracy = Piracy
do-draft = Draft a card
do-discard = Discard
do-reserve = Put into reserve
do-retrieve = Take up your reserve
do-governor = Governor: put cards back
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
deed-develop = Develop { $place } into a town with { $cards }.
deed-fortify = Fortify { $place } with { $cards }.
deed-besiege = Besiege { $place } with { $cards }; { $chosen } goes into the siege.
deed-reinforce = { $role ->
    [defender] Defend { $place } with { $cards }.
   *[attacker] Send { $cards } to the siege of { $place }.
}
deed-military-leader = { $role ->
    [defender] Send the Military Leader to defend { $place }.
   *[attacker] Send the Military Leader to the siege of { $place }.
}
deed-withdraw = { $role ->
    [defender] { $count ->
        [0] Surrender { $place }.
       *[other] Surrender { $place }, and { $cards } with it.
    }
   *[attacker] { $count ->
        [0] Give up the siege of { $place }.
       *[other] Give up the siege of { $place }, and { $cards } with it.
    }
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
deed-governor = Put back into the market: { $cards }.
deed-intendant = Fetch from the discard pile: { $cards }.
deed-home-support = Draw with Home Support.
deed-pass = Pass one action.
deed-end-turn = End your turn.
deed-block = Block with { $cards }.
deed-do-not-block = Do not block.
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

# One of several ways to do the same, on a button: what sets it apart, in the words of its deed above.
way-with = with { $cards }
way-besiege = { $chosen } goes into the siege
way-merchant = { $chosen } carries the goods

# What comes of it, in short.
effect-gain = { $amount ->
    [one] +1 money
   *[other] +{ $amount } money
}
effect-gain-most = up to +{ $amount }
effect-cost = { $amount ->
    [0] no cost
   *[other] costs { $amount } of your { $owned } money
}
effect-points = { $amount ->
    [one] { $sign }1 point
   *[other] { $sign }{ $amount } points
}
effect-their-points = { $amount ->
    [one] { $sign }1 point for them
   *[other] { $sign }{ $amount } points for them
}
effect-marker = siege at { $marker }{ $wasted ->
    [0] {""}
   *[other] {" "}({ $wasted } of the strength is lost)
}: { $winner ->
    [you] you win { $prize ->
        [game] the game
       *[siege] it
    } at the start of your next turn, unless they add { $hold }
    [they] they win { $prize ->
        [game] the game
       *[siege] it
    } at the start of their next turn, unless you add { $hold }
    [late] as it stands, the game ends first
   *[nobody] undecided
}
effect-raid = { $blockable ->
    [yes] if it is not blocked, you capture
   *[no] you capture
} { $piece ->
    [town] the town of { $place }
   *[village] the village of { $place }
}: { $lost ->
    [0] +{ $gained } points for you, no change for them
   *[other] +{ $gained } points for you, −{ $lost } for them
}{ $left ->
    [village] {" "}(a village of theirs stays)
   *[nothing] {" "}(the place becomes neutral)
}
effect-takes = { $count ->
    [one] the card { $cards } goes to your discards
   *[other] the cards { $cards } go to your discards
}
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
effect-take-back = can be taken back while the game lasts
effect-asks = the other side may answer
effect-answer = { $blockable ->
    [yes] if it is not blocked, they
   *[no] they
} { $answer ->
    [shows] show their hand
   *[either] lose { $verb ->
        [convert] neutral Native Americans to your discards
       *[ambush] a card that can be ambushed
    }
}{ $answer ->
    [either] , or show their hand
   *[loses] {""}
}
effect-robs = { $amount ->
    [0] from the bank
    [1] 1 from them, 1 from the bank
   *[other] taken from them
}
effect-loses = they lose { $cards } to the market
effect-ends-game = { $winner ->
    [you] ends the game: you win
   *[they] ends the game: you lose
}
effect-looming = { $blockable ->
    [yes] unless it is blocked,{" "}
   *[no] {""}
}{ $side ->
    [british] the game ends when the next British turn begins
   *[french] the game ends when the next French turn begins
}{ $waits ->
    [yes] {" "}without a siege
   *[no] {""}
}, { $standing ->
    [ahead] with you ahead as it stands
    [behind] with you behind as it stands
   *[level] level as it stands
} ({ $mine }–{ $theirs })

# The action bar
play-bar = What you do
play-hint = Pick cards, a place or an action.
play-hint-brief = Pick a card or a place.
play-hint-answer = Pick your answer.
play-more-cards = { $least ->
    [one] { $open ->
        [next] Pick 1 or 2 cards.
        [yes] Pick 1 card or more.
        [first] Pick 1 card.
       *[no] Pick 1 more card.
    }
   *[other] { $open ->
        [next] Pick { $least } or { $next } cards.
        [yes] Pick { $least } cards or more.
        [first] Pick { $least } cards.
       *[no] Pick { $least } more cards.
    }
}
play-takes = { $what ->
    [settle] It takes a card that leads there, and one with the right transport.
    [settlers] It takes a card that leads there, one with the right transport, and a settler.
    [besiege] It takes a card that leads there, one with the right transport, and one with military strength.
    [develop] It takes the card of the place, and a settler.
    [fortify] It takes the card of the place, and a Fortification.
    [merchant] It takes a ship, and one or two cards with coins.
    [trader] It takes the Trader, and cards with furs: { $price } money for each.
    [withdraw] The card you pick goes back to the market, the others to your discards.
    [raid] The farther it goes, the more cards it takes.
   *[other] {""}
}
play-picked = Picked: { $cards }.
play-lacks = { $what ->
    [develop] Now pick a settler.
    [fortify] Now pick the Fortification.
   *[other] {""}
}

# What alone is still missing for a settlement or a siege: $list of the parts below, $count of them.
play-now = { $count ->
    [one] Now pick { $list }.
   *[other] You still need { $list }.
}
play-now-part = { $part ->
    [bateaux] a boat
    [wagon] a wagon
    [ship] a ship
    [settler] a settler
    [force] a card with military strength
   *[lead] a card that leads to { $place }
}
play-aim = { $side ->
    [british] Take Quebec, and you win at once. Otherwise more points win.
   *[french] Take Boston or New York, and you win at once. Otherwise more points win.
}
play-aim-brief = { $side ->
    [british] Pick what is green. Your aim: Quebec or points.
   *[french] Pick what is green. Your aim: Boston, New York or points.
}
play-aim-besieged = { $place } is besieged. Defend it with a card that has strength.
play-aim-how = What has a green edge can be used. Settling a place is a good start.
play-aim-more = The game in two minutes
play-may-add = You may add more cards.

# What each card of a settlement or a siege is played for.
roles-lead = { $card } leads there
roles-part = { $card }: { $what }
roles-force = { $card }: goes into the siege
play-which = This could be:
play-which-sent = Which of them goes into the siege? It stays there until the siege ends.
play-all = All actions
play-in-market = Pick a card in the market, on the right.

# The button that does what is picked: one short word for the deed, which the sentence beside it tells whole.
play-confirm = { $verb ->
    [settle] Settle
    [develop] Develop
    [fortify] Fortify
    [besiege] Besiege
    [reinforce] Reinforce
    [defend] Defend
    [military-leader] Send leader
    [withdraw] Give up
    [surrender] Surrender
    [raid] Raid
    [ambush] Ambush
    [convert] Win over
    [take-money] Take money
    [merchant] Trade
    [trader] Sell
    [sell-fur] Sell
    [draft] Draft
    [discard] Discard
    [reserve] Reserve
    [retrieve] Take up
    [governor] Put back
    [intendant] Fetch
    [home-support] Draw
    [block] Block
    [occupy] Place
    [redraw] Exchange
    [pass] Pass
    [drop] Drop
    [piracy] Plunder
    [end-turn] Yes, end it
   *[other] Do it
}
play-clear = Start over
play-undo = Undo
play-take-back = Take back
play-go-on = Go on
play-end-turn = End turn
play-zone-market = From the market
play-zone-discard = From your discard pile
play-zone-reserve = From your reserve
play-zone-siege = From the siege
play-zone-hand = From your hand
play-bot-missing = The computer player cannot play at present, as whoever runs this server has been told. The game waits for it.
play-bot-thinks = { $name } is thinking …
play-waiting-for = { $side ->
    [british] The British are deciding. You see what they do once it can no longer be undone.
   *[french] The French are deciding. You see what they do once it can no longer be undone.
}
play-watching = You are watching.
play-thinking = Sending …
play-free = { $cost ->
    [0] free
   *[other] no action, { $cost } money
}
play-ways = { $count ->
    [one] in one way
   *[other] in { $count } ways
}
play-pick-cards = pick the cards
play-none = There is nothing for you to do just now.
play-actions-left = { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}

# The end that is coming
looming-win = { $side ->
    [british] As the siege stands, the British win when their next turn begins.
   *[french] As the siege stands, the French win when their next turn begins.
}
looming-siege = { $attack ->
    [yes] If you end your turn now, your siege of { $place } fails.
   *[no] If you end your turn now, { $place } falls.
}
looming-end = { $waits ->
    [yes] { $side ->
        [british] The game ends when the next British turn begins without a siege.
       *[french] The game ends when the next French turn begins without a siege.
    }
   *[no] { $side ->
        [british] The game ends when the next British turn begins.
       *[french] The game ends when the next French turn begins.
    }
}

# What is at stake in a question: $lost and $gained are points, $cards is a list, empty where $count is 0.
stakes-raid = { $place }, { $piece ->
    [town] a town
   *[village] a village
}: { $lost ->
    [0] { $gained ->
        [0] no points are at stake.
        [one] you would lose no points, and they would gain 1.
       *[other] you would lose no points, and they would gain { $gained }.
    }
    [one] you would lose 1 point and they would gain { $gained }.
   *[other] you would lose { $lost } points and they would gain { $gained }.
}
stakes-raid-town = { $left ->
    [village] A village of yours would stay there.
   *[nothing] You have no village in stock to stay there: it would be neutral.
}
stakes-occupation = { $gained ->
    [0] A village brings no points there.
    [one] A village there brings you 1 point.
   *[other] A village there brings you { $gained } points.
}
stakes-no-settler-yet = You have no settler in hand: as it stands, the place stays neutral.
stakes-block-ambush = { $count ->
    [0] You have no card that it could take; you would show your hand.
    [one] You would lose { $cards } to the market.
   *[other] You would lose one of these to the market: { $cards }.
}
stakes-lose-card = The card goes back to the market.
stakes-give-card = The card goes to the other side.
stakes-give-up-card = The card goes back to the market.
stakes-forfeit = The cards go back to the market.
play-helpless = { $phase ->
    [occupation] You have taken { $place }, and have no settler for a village there: it stays neutral.
    [block-ambush] The enemy lays an ambush, and you have nothing to block with.
   *[block-raid] The enemy raids { $place }, and you have nothing to block with.
}
play-map-tools = The map: supply and zoom

# Where the game stands
play-turn = Turn { $turn }
play-your-turn = Your turn
play-your-decision = You decide
play-their-turn = { $side ->
    [british] British turn
   *[french] French turn
}

# While what it did is still shown on the table.
play-shown = { $side ->
    [british] The British move
   *[french] The French move
}
play-shown-skip = { $touch ->
    [yes] Tap to go on.
   *[no] Any key or click goes on.
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

# Of the siege that the same line tells of.
news-siege-moved = The marker stands at { $marker }.
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
side-total = Total
side-money = Money
side-own-money = Your money
side-hand = Hand
side-deck = Deck
side-discard = Discards
side-reserve = Reserve
side-stock = In stock
side-in-stock = In stock: { $villages }, { $towns }
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
side-seen = Known to the other side: { $cards }
side-none = none
side-empty = none
side-to-move = to move
side-bot = computer

siege-of = { $side ->
    [british] The British besiege { $place }
   *[french] The French besiege { $place }
}
siege-sums = Strength of the cards: attacker { $attack }, defender { $defence }
siege-marker = Marker at { $marker }
siege-attacker-needs = { $count ->
    [0] The attacker wins at the start of its turn.
   *[other] The attacker needs { $count } more.
}
siege-defender-needs = { $count ->
    [0] The defender wins at the start of its turn.
   *[other] The defender needs { $count } more.
}
siege-attacker-lacks = The attacker needs { $hold } to hold on, { $win } to win.
siege-defender-lacks = The defender needs { $hold } to hold on, { $win } to win.
siege-cut-off = { $side ->
    [british] The British have no supply there.
   *[french] The French have no supply there.
}
siege-track = Siege track, from { $least } to { $most }

# Why it is over, to whoever reads it: somebody who has won or lost, or another. The ender is the side at the
# start of whose turn it ended, which may be the reader's own.
ended-home-taken = { $reader ->
    [won] You have taken an enemy city without which the war is lost.
    [lost] A city of yours has fallen, without which the war is lost.
   *[other] { $winner ->
        [british] The British have taken a French city without which the war is lost.
       *[french] The French have taken a British city without which the war is lost.
    }
}
ended-home-settled = { $reader ->
    [won] You have settled a deserted enemy city.
    [lost] { $winner ->
        [british] The British have settled a deserted city of yours.
       *[french] The French have settled a deserted city of yours.
    }
   *[other] { $winner ->
        [british] The British have settled a deserted French city.
       *[french] The French have settled a deserted British city.
    }
}
ended-villages = { $ender ->
    [you] You have no village left in stock, so points decide.
    [british] The British have no village left in stock, so points decide.
   *[french] The French have no village left in stock, so points decide.
}
ended-towns = { $ender ->
    [you] You have no town left in stock, so points decide.
    [british] The British have no town left in stock, so points decide.
   *[french] The French have no town left in stock, so points decide.
}
ended-captures = { $ender ->
    [you] You have captured pieces worth 12 points or more, so points decide.
    [british] The British have captured pieces worth 12 points or more, so points decide.
   *[french] The French have captured pieces worth 12 points or more, so points decide.
}
ended-conceded = { $reader ->
    [won] { $winner ->
        [british] The French have conceded.
       *[french] The British have conceded.
    }
    [lost] You have conceded.
   *[other] { $winner ->
        [british] The French have conceded.
       *[french] The British have conceded.
    }
}
ended-claimed = { $reader ->
    [won] { $winner ->
        [british] You have claimed the game: the French had not moved for too long.
       *[french] You have claimed the game: the British had not moved for too long.
    }
    [lost] { $winner ->
        [british] The British have claimed the game: you had not moved for too long.
       *[french] The French have claimed the game: you had not moved for too long.
    }
   *[other] { $winner ->
        [british] The British have claimed the game: the French had not moved for too long.
       *[french] The French have claimed the game: the British had not moved for too long.
    }
}
ended-stopped = The game was stopped, so points decide.
ended-fort-duquesne = { $reader ->
    [won] You have taken Fort Duquesne.
    [lost] The French have taken Fort Duquesne.
   *[other] The French have taken Fort Duquesne.
}
ended-tie = A tie goes to the French.

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
    [british] The British win when they settle { $places }, once it is neutral.
   *[french] The French win when they settle { $places }, once it is neutral.
}
ending-of-fort-duquesne = The French win when they take { $places }.
ending-progress = { $value } of { $limit }
ending-waits = waits for the sieges to end
ending-when = Pieces and captures count when a turn of that side begins{ $waits ->
    [yes] {" "}and no siege is in progress.
   *[no] .
}
ending-siege = siege at { $marker }, won at { $limit }
places-or = { $before } or { $next }

# The log, and moments of the game
log-title = What happened
log-empty = Nothing has happened yet.
log-show = Show this moment
moment-title = You look at an earlier moment.
moment-of-turn = Turn { $turn }: you look at an earlier moment.

# Beside the number of the turn, in the heading of the table.
moment-past = an earlier moment
moment-first = To the beginning
moment-back = One step back
moment-look-back = Look back
moment-on = One step on
moment-now = Back to now
moment-asked = The game waits for you.

# Talk
talk-unread = not read yet
talk-said = { $name }: { $text }

# More: the seat, the end, and afterwards
more-copy = Copy the link
more-copied = Copied
more-cancel = Cancel
more-to-rematch = On to the rematch
more-replay = Replay

# Before the game
wait-title = { $host } waits for an opponent
wait-invited = { $host } invites you to play
wait-yours = Your game waits for an opponent
wait-link = Send this link to whoever shall play against you:
wait-anyone = Anyone can join it from the first page.
wait-invited-only = Only whoever has your invitation can join. Its link is on the device where you set the game up.
wait-needs-invitation = It waits for somebody who was invited: to join, use the whole link of the invitation.
wait-link-field = The link of your invitation
wait-share = Share
wait-share-text = Will you play against me?
wait-mail = Send by e-mail
wait-since = Set up { $when }.
wait-since-now = Set up just now.
wait-come-back = The game begins as soon as somebody joins, and the tab tells you when it is your turn. You may also close it and come back later.
wait-abort = Call it off
wait-abort-sure = Call this game off? Nobody can join it then.
wait-abort-yes = Yes, call it off
wait-keep = Keep waiting
wait-aborted = This game was called off.
wait-aborted-about = Nobody had joined it, and nobody can any more.
wait-about = Two players, Britain and France, contend for North America. Each builds a deck of cards, and uses it to settle places, trade, raid and besiege. Play it in one sitting, or over days.
wait-rules = How it is played: the rules
wait-variants = { $count } variants
wait-host-plays = { $side ->
    [british] You play the British.
   *[french] You play the French.
}
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
line-unknown = There is no such game, or it is private.
line-unknown-advice = The link may be incomplete: to a private game, use the whole link of your seat or invitation. Or the game was deleted after a long time. Your games are on the first page.
line-taken = This seat is taken; you may watch.
play-title-yours = ● You decide – Arpents
play-title-turn = ● Your turn – Arpents
notice-turn = Your turn
notice-question = You decide
notice-against = Your game against { $name } waits for you.
notice-game = Your game waits for you.

# Who is there
presence-here = here now
presence-seen = last seen { $when }
presence-seen-now = last seen a moment ago

# Who is waited for; of a moment, no time is told
wait-deciding = { $unit ->
    [minutes] { $count ->
        [one] { $name } is deciding, for a minute
       *[other] { $name } is deciding, for { $count } minutes
    }
    [hours] { $count ->
        [one] { $name } is deciding, for an hour
       *[other] { $name } is deciding, for { $count } hours
    }
    [days] { $count ->
        [one] { $name } is deciding, for a day
       *[other] { $name } is deciding, for { $count } days
    }
   *[moment] { $name } is deciding
}
wait-for = { $unit ->
    [minutes] { $count ->
        [one] The game has waited for { $name } for a minute
       *[other] The game has waited for { $name } for { $count } minutes
    }
    [hours] { $count ->
        [one] The game has waited for { $name } for an hour
       *[other] The game has waited for { $name } for { $count } hours
    }
    [days] { $count ->
        [one] The game has waited for { $name } for a day
       *[other] The game has waited for { $name } for { $count } days
    }
   *[moment] The game waits for { $name }
}
