## What runs here

about-about = Say which version and which build runs, and on what.
build-compiled = The engine is compiled.
build-interpreted = The engine is interpreted: the same game, but slower. To have it compiled, install a C compiler and the headers of Python, then install Arpents again.
runs-on = It runs on { $python }, on { $system }.
playing-interpreted = The engine is not compiled here; "arpents about" says how to change that.
option-licences = Name what Arpents is made of, and where the texts of the licences are.
licences-own = Arpents is under the MIT licence.
licences-page = The fonts, scripts and map data in its page, with the texts of their licences: { $path }
licences-no-page = Its page was not built: nothing of others is in this package.
licences-packages = The packages that it runs on here, installed beside it:
