## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = How the game can end

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
