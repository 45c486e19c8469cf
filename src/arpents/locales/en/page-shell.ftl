## What all pages share: the heading, and what goes wrong

shell-title = Arpents: A Few Acres of Snow
shell-pages = Pages
shell-rules = Rules
shell-about = About
shell-home = To the first page
shell-nowhere = There is nothing at this address.
shell-nowhere-advice = The address may be mistyped, or the page may have gone. Your games are on the first page.
shell-skip = Skip to the content
shell-settings = Settings and language
shell-language = Language
shell-theme = Theme
shell-theme-system = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-looks = Looks
shell-playing = Playing
shell-palette = Colours
shell-palette-standard = Standard
shell-palette-safe = For the colour-blind
shell-cards = Cards in hand
shell-cards-medium = Medium
shell-cards-large = Large
shell-cards-small = Small
shell-names = Names on the map
shell-names-all = All
shell-names-held = Where there are pieces
shell-names-pointed = Where you point
shell-confirm = Before a move
shell-confirm-on = Confirm each move
shell-confirm-off = Do it at once
shell-why = What cannot be chosen
shell-why-on = Say why
shell-why-off = Say nothing
shell-speed = Motion
shell-speed-brisk = Brisk
shell-speed-calm = Calm
shell-speed-off = Off
shell-sound = Sound
shell-sound-off = Off
shell-sound-quiet = Quiet
shell-sound-medium = Medium
shell-sound-loud = Loud
shell-notices = Notices of your turn
shell-notices-off = Off
shell-notices-on = On
notices-none = This browser shows no notices here: the server has to be reached by HTTPS for that.
notices-denied = The browser does not let us show notices. Allow them in its settings for this site, and switch them on again.
shell-offline = You are offline: the server cannot be reached. Only what this device keeps is shown. Trying again …
shell-loading = One moment …
shell-failed = This page cannot be shown
shell-again = Try again
shell-reload = Load the page again
shell-dismiss = Dismiss this message
shell-close = Close
shell-guest = Guest
shell-nothing-kept = This browser keeps nothing for us. Save the address of this page: it is the only key to your seat.
shell-foot = Arpents is an independent implementation of the game A Few Acres of Snow, designed by Martin Wallace.
shell-foot-about = Licence, sources and privacy

error-unexpected = Something went wrong in this page. Load it again; your game is safe on the server.
error-unreachable = The server cannot be reached. Try again in a moment.
error-page-renewed = Arpents has been updated since this page was opened, and a part of it is missing. Load the page again; your game is safe on the server.
error-server-fault = The server has a fault of its own. Try again in a moment; nothing was lost.

## What the server refuses, by the code of the refusal: what happened, and what to do next

error-bad-action = The server could not make out this action. Choose it again.
error-bad-name = This name cannot be used: it has characters that cannot be seen, or is like that of a bot or of the other player. Choose another.
error-bad-presets = These automatic answers name something that does not exist. Change them and save again.
error-bad-record = This record cannot be used: it cannot be read, breaks the rules or is not finished. Check that you have all of it.
error-bad-request = The server did not understand this. Load the page again; if you typed something, check it.
error-bad-variants = There are not that many variants to choose from. Ask for fewer.
error-banned = Your network is banned from this server. If that is a mistake, write to whoever runs it.
error-conflict = Too much happened in this game at once. Try again in a moment; nothing was lost.
error-game-full = You have done as much in this game as anybody may. You can still concede it, and look at all of it.
error-game-not-begun = This game has not begun: an opponent is still missing. Send the invitation to somebody.
error-game-not-open = This game cannot be joined or called off any more. Watch it, or start one of your own.
error-game-not-over = This game is not over. All of it can be read when it is.
error-game-over = This game is over. Look at it move by move, or play a rematch.
error-illegal-action = The rules do not allow this now. What you can do is marked.
error-method-not-allowed = The server does not do this here. Load the page again.
error-no-such-moment = The game has not come that far. Choose an earlier moment.
error-no-taking-back = Your opponent has seen this, so it stays. Only against a bot can it be taken back.
error-not-abandoned = Your opponent has not been away for long enough to claim the game. Wait a little longer.
error-not-your-decision = Your opponent decides now. You will see here when it is your turn.
error-not-your-seat = This seat is not yours, or the link is incomplete. Use the whole link that you were given.
error-nothing-to-decide = There is nothing for you to decide now. You will see here when there is.
error-nothing-to-undo = There is nothing left to undo: the rest has been seen, or cards were drawn.
error-repeated-name = A variant is named twice. Name each one once.
error-rules-fixed = A scenario has its own rules. Choose either the scenario or the rules.
error-server-error = The server failed at this, which is not your fault. Try again in a moment; nothing was lost.
error-stale-version = The game has gone on in the meantime. Look at how it stands now, and choose again.
error-store-unavailable = The server cannot save games just now. Try again in a moment; nothing was lost.
error-too-busy = The server has too much to do for that just now. Try again in a moment.
error-too-large = This is too large for the server. Send something shorter.
error-too-many-cards = A card is named more often than it exists. Choose the cards again.
error-too-often =
    { $seconds ->
        [one] That was too much at once. Try again in a second.
       *[other] That was too much at once. Try again in { $seconds } seconds.
    }
error-unknown-game = There is no such game. The link may be incomplete: to a private game, use the whole link of your seat or invitation. Or the game was deleted after a long time.
error-unknown-level = There is no such level of play. Choose one from the list.
error-unknown-name = Something is named that does not exist. Choose it from the list.
error-unknown-page = There is nothing at this address. Check it, or go to the first page.

## The game, and to forget one

shell-game = A Few Acres of Snow
shell-forget-title = Forget this game?
shell-forget-about = Your seat is removed from this device. Without its link there is no way back to it{ $waits ->
    [no] .
   *[yes] , and the other side waits in vain.
}
shell-forget-do = Forget it
shell-forgotten = The game is forgotten on this device.
shell-rules-title = The rules
