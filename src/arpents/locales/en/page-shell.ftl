## What all pages share: the heading, and what goes wrong

shell-pages = Pages
shell-rules = Rules
shell-about = About
shell-home = To the first page
shell-nowhere = There is nothing at this address.

error-unexpected = Something went wrong in this page. Load it again; your game is safe on the server.
error-unreachable = The server cannot be reached. Try again in a moment.
error-server-fault = The server has a fault of its own. Try again in a moment; nothing was lost.
