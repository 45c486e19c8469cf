## The opponents

about-play = Play a game against one of the bots in this terminal.
option-british = The bot that plays the British, such as beginner, beginner:care=0.5 or ./mybot.py:MyBot; you play the French.
option-french = The bot that plays the French; you play the British.
option-level = How strong the opponent is, from 1 to 6; with a bot that you name, its option "level".
option-strategy = The plan that the opponent follows, instead of a level.
bots = Bots:
levels = Levels:
strategies = Strategies:
opponent-line = { $what }  { $sentence }

opponent-level = { $name } (level { $level })
thinking = { $opponent } is thinking …
two-bots = Two bots need nobody else: "arpents arena { $british } { $french }" lets them play each other.
bot-on-your-side = { $side ->
    [british] The British are yours, so no bot can play them: name one for the French, or leave out --side.
   *[french] The French are yours, so no bot can play them: name one for the British, or leave out --side.
}
strategy-alone = A strategy is an opponent by itself: leave out --level, --british and --french, or --strategy.
side-against-bot = A bot that you name for one side leaves you the other: leave out --side.
unknown-opponent = { $file } cannot be resumed: { $fault }
opponent-elsewhere =
    { $file } cannot be resumed as it is: its opponent, "{ $bot }", is code from elsewhere, which a saved game does not get to run.
    If you trust it, name it yourself: --{ $side } "{ $bot }".
opponent-unmade = The bot "{ $opponent }" { $fault }.
opponent-failed = { $opponent } cannot go on ({ $fault }).
