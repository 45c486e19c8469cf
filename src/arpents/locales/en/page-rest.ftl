## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = How the game can end

# News for which a phone has no room
play-more-news = { $count } more

# To take back more than the last step
play-take-back-sure = { $way ->
    [answer] Back to your last answer?
   *[turn] Back to your last turn?
}
play-take-back-about = { $way ->
    [answer] This undoes all that the computer has done since, and your last answer:
   *[turn] This undoes all that the computer has done since, and what you did last:
}

# Talk
talk-title = Talk
talk-say = Say something
talk-send = Send
talk-mute = Spare me what the other side says
talk-gone = (no longer kept)
talk-empty = Nobody has said anything.

# Automatic answers
presets-title = Automatic answers
presets-about = { $bot ->
    [yes] Answers given for you in the computer’s turn, so that you are not asked.
   *[no] Answers given for you in the other side’s turn, so that nobody waits. Only you see them.
}
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
presets-zone-hand = the hand
presets-zone-reserve = the reserve
presets-zone-siege = a siege

# More: the seat, the end, and afterwards
more-seat = This seat on another device
more-seat-about = Whoever has this link can play for you: keep it secret.
more-concede = Concede
more-concede-sure = Give the game up? The other side wins at once.
more-concede-yes = Yes, I concede
more-claim = Claim the game
more-claim-about = If the other side has not moved for a long time, you may claim the win.
more-claim-from = If the other side has not moved by { $when }, you may claim the game.
more-decide-by = Do something by { $when } that the other side sees, such as ending your turn. After that it may claim the game.
more-record = The record of the game
more-home = Home

# Why a card or a place cannot be chosen
why-over = The game is over.
why-not-yours = { $side ->
    [british] The British decide now; you are not asked.
   *[french] The French decide now; you are not asked.
}
why-card = Nothing can be done with { $card } just now.
why-card-with = { $card } does not go with what you have picked. Start over to pick it by itself.
why-card-verb = { $card } is of no use for this.
why-card-lacks = { $what ->
    [coins] { $card } shows no coins.
    [furs] { $card } shows no furs.
    [settler] { $card } shows no settler.
    [strength] { $card } has no military strength.
    [raid] { $card } cannot raid.
   *[way] { $card } neither leads to { $place } nor brings anything that the way takes.
}
why-card-answer = { $card } is no answer to what is asked.
why-card-actions = You have no actions left for { $card }.
why-draft = { $card } cannot be drafted just now.
why-card-cost = { $card } takes { $cost } money, and you have { $money }.
why-discard-cost = One card is discarded free of charge, each further one for 1 money, and you have { $money }.
why-draft-cost = { $card } costs { $cost }, and you have { $money }.
why-reserve = Your reserve cannot be taken up just now.
why-reserve-cost = Your whole reserve is taken up at once, for 1 money a card: that is { $cost }, and you have { $money }.
why-draft-actions = You have no actions left to draft { $card }.
why-place-with = What you have picked does not go with { $place }. Start over to choose it.
why-place-answer = { $place } is no answer to what is asked.
why-place-actions = You have no actions left for { $place }.
why-place-own = With the cards in your hand you can neither develop nor fortify { $place }.
why-place-enemy = With the cards in your hand you can neither besiege nor raid { $place }.
why-place-walled = { $place } is fortified: nobody can raid it, and the cards in your hand cannot besiege it.
why-place-far = No card in your hand that you can use leads to { $place }.
why-place-lacks = A card in your hand leads to { $place }, but what else it takes is missing: transport, a settler, or money.
why-leads = { $card } leads to { $place }, but you still need { $list }.
why-needed = { $card } is needed for this. Start over to do something else.
why-itself = { $verb ->
    [home-support] Your draw deck is empty: { $card } draws nothing now.
    [military-leader] No siege is going on that { $card } could join.
    [intendant] Your discard pile is empty: { $card } fetches nothing now.
    [governor] There is no other card in your hand that { $card } could put back.
    [trader] No card that you can use shows furs: { $card } sells nothing now.
   *[cost] You cannot pay for { $card }: you have { $money }.
}
why-verb = { $verb ->
    [reinforce] No card in your hand can be sent to the siege.
    [leader] The Military Leader alone can go to the siege, and takes no action: pick its card.
    [no-siege] No siege is going on.
    [settle] No set of cards in your hand settles anything: it takes one that leads to a free place, the boat, wagon or ship for the way, and often a settler.
    [develop] Nothing in your hand develops a place: it takes the card of one of your villages and a settler.
    [besiege] No set of cards in your hand begins a siege: it takes one that leads to an enemy place, the boat, wagon or ship for the way, and one with strength.
    [take-money] No card that you can use shows coins.
    [villages] You have no village left in stock.
    [towns] You have no town left in stock.
    [siege] You besiege { $place } already: there is one siege at a time.
    [must-wait] You cannot begin a siege yet: wait for the French to begin one, or have 25 points.
    [merchant] You have no cards for a merchant that you can use: it takes a ship, and one or two cards with coins.
    [reserve] No card in your hand can go into the reserve.
    [discard] You have no card to discard.
   *[draft] No card on offer costs { $money } or less.
}
