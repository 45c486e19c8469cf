## The arena

about-arena = Let bots play each other, and measure them.
argument-bots = The bots, each as its name, name:option=value, ./file.py:Class, module:Class or "exec:command"; one that is named twice plays itself.
option-arena-games = How many games each pair plays; each bot has each side in half of them.
option-arena-seed = A number that decides the chance of all games.
option-budget = The seconds that a decision should take; those that take longer are counted.
option-processes = How many games are played at the same time; one for each core unless you say otherwise.
option-results = The file in which finished games are kept, and from which an interrupted run goes on.
option-records = A folder to write a game file to for each game.
option-html = A file to write a report with plots to; it opens without a network.

arena-results = Finished games are kept in { $file }.
arena-resumed = { $finished } of { $games } games are in { $file } from before.
arena-no-records = { $count ->
    [one] One of them was played without a record, and has none.
   *[other] { $count } of them were played without a record, and have none.
}
arena-progress = Playing
arena-score = { $bot } { $won }
arena-so-far = { $finished } of { $games } games: { $scores }
arena-interrupted = Interrupted: { $finished } of { $games } games are finished and kept in { $file }. The same command goes on from there.
arena-needs-folder = { $file } cannot be written: its folder does not exist.
arena-report-written = The report is in { $file }.

arena-title = { $games ->
    [one] One game
   *[other] { $games } games
} between { $bots } ({ $rules }; seed { $seed }; budget { $budget } s)
arena-page-title = The arena of Arpents
arena-bot = Bot
arena-games = Games
arena-won = Won
arena-rate = Win rate
arena-interval = 95 %
arena-elo = Elo
arena-side-rate = As { $side ->
    [british] British
   *[french] French
}
arena-cross = Won against
arena-ending = Ending
arena-share = Share
arena-wins = { $side ->
    [british] British wins
   *[french] French wins
}
arena-length = Length
arena-mean = Mean
arena-median = Median
arena-least = Least
arena-most = Most
arena-turns = Turns
arena-decisions = Decisions
arena-mean-time = Mean time
arena-slowest = Slowest
arena-over = Over budget
arena-forfeits = Forfeits
arena-won-of = { $won } of { $games }
arena-percent = { $share } %
arena-percent-range = { $low }–{ $high } %
arena-elo-range = { $elo } ± { $margin }
arena-milliseconds = { $time } ms
arena-advantage = To play the British is worth { $elo } ± { $margin } points of Elo.
arena-how-measured = Intervals are those of 95 %: Wilson's for rates; for Elo (Bradley and Terry's model, the mean of all bots being 0), from the Hessian of the likelihood. The Elo by side is what explains a bot's results with it against opponents of their overall Elo.
arena-stopped = { $count ->
    [one] One game ({ $share } %) was stopped after { $limit } turns and decided on points: a limit of this command, not a rule.
   *[other] { $count } games ({ $share } %) were stopped after { $limit } turns and decided on points: a limit of this command, not a rule.
}
arena-forfeit = { $bot } forfeited { $game }: it { $why }.
arena-more-forfeits = … and { $count } more.
arena-unplayed = No bot played: { $verbs }.
ending-forfeit = Forfeited

arena-chart-win-rates = Who wins, and with which side
arena-chart-win-rates-more = The share of games each bot wins with each side; the bars are 95 % intervals.
arena-chart-rate = games won
arena-chart-points = How points grow
arena-chart-points-more =
    The mean points of each bot with each side, and the range of the middle half of its games.
    Only games that still go on are counted; a curve ends where fewer than one in ten do.
arena-chart-points-axis = points
arena-chart-turn = turn
arena-chart-endings = How games end
arena-chart-endings-more = The number of games that ended in each way, by the side that won.
arena-chart-games = games
