## About: what this is, whose it is, and what it keeps

about-title = About Arpents
about-lead = A home for the two-player game A Few Acres of Snow, in which Britain and France settle, trade, raid and besiege their way through North America.
about-what = What this is
about-what-game = The game was designed by Martin Wallace. Arpents is an independent implementation of its rules: the words and the drawings are our own, and nothing of the published game is in it. Nobody who made or published the game has a part in this. To learn it from its makers, and to see it in its full beauty, get the box.
about-what-name = The name is Voltaire's. When Canada was about to be lost he called it “quelques arpents de neige”, a few acres of snow.
about-what-rules = All editions and many variants can be played, and every rule is written down: <a>read the rules</a>.
about-use = Without a browser
about-use-terminal = The same game runs in a terminal, and on a server of your own:
about-use-play = against a bot, in the terminal
about-use-serve = this page, from your machine
about-use-arena = bots against each other
about-use-python = For programs it is a fast and exact engine in Python:
about-use-api = Other programs can play here too: the server tells all it knows as <a>OpenAPI</a>.
about-licence = Licence and sources
about-licence-code = Arpents is free software under the MIT licence.
about-licence-fonts = The type is Libre Caslon, by Impallari Type, and Source Sans 3, by Adobe, both under the SIL Open Font License.
about-licence-map = The coast is made from Natural Earth, which is in the public domain. Rivers, lakes, places, cards and symbols are drawn for Arpents.
about-licence-others = These works of others are in this page:
about-licence-texts = The texts of these licences are <a>in one file</a>.
about-licence-server = What the server is made of is listed by the command
about-privacy = What is kept, and where
about-privacy-hosts = This page loads nothing from anywhere but its own server. There are no accounts, no cookies, no advertisements and nobody who counts you.
about-privacy-device = On your device the browser keeps the keys of your seats, your name, your language and your theme. Clear the data of this site, and they are gone; save the link of a seat to come back to it.
about-privacy-server = On the server are the games: the names that players gave, what they did, and what they said to each other. Games that nobody touches are deleted after a while, and so is what was said.
about-privacy-links = Whoever has the link of a seat can play for it. Keep it to yourself.
about-version = Version { $version }
