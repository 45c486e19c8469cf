## What all pages share: the heading, and what goes wrong

shell-title = Arpents: A Few Acres of Snow
shell-pages = Pages
shell-rules = Rules
shell-about = About
shell-home = To the first page
shell-nowhere = There is nothing at this address.
shell-nowhere-advice = The address may be mistyped, or the page may have gone. Your games are on the first page.
shell-skip = Skip to the content
shell-settings = Language and theme
shell-language = Language
shell-theme = Theme
shell-theme-system = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-loading = One moment …
shell-failed = This page cannot be shown
shell-again = Try again
shell-dismiss = Dismiss this message
shell-close = Close
shell-guest = Guest
shell-nothing-kept = This browser keeps nothing for us. Save the address of this page: it is the only key to your seat.
shell-foot = Arpents is an independent implementation of the game A Few Acres of Snow, designed by Martin Wallace.
shell-foot-about = Licence, sources and privacy

error-unexpected = Something went wrong in this page. Load it again; your game is safe on the server.
error-unreachable = The server cannot be reached. Try again in a moment.
error-server-fault = The server has a fault of its own. Try again in a moment; nothing was lost.
