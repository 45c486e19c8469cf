## What runs here

about-about = Say which version and which build runs, and on what.
build-compiled = The engine is compiled.
build-interpreted = The engine is interpreted: the same game, but slower. To have it compiled, install a C compiler and the headers of Python, then install Arpents again.
runs-on = It runs on { $python }, on { $system }.
playing-interpreted = The engine is not compiled here; "arpents about" says how to change that.
