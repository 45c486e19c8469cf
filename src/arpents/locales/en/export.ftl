# The command "arpents export".

about-export = Write games as data, step by step, in files of Parquet.
argument-export-folder = The folder in which the files are kept, and in which an interrupted export goes on.
argument-export-files = Recorded games to be exported, or folders of them. Without any, bots play games for it.
option-export-games = How many games bots play; with more of them, a finished export goes on.
option-export-bot = A bot that plays; name two, or one that plays itself. They change sides from game to game.
option-export-seed = A number that decides all chance; the same number gives the same games.
option-export-budget = The seconds that a bot may think about a decision.
option-export-turns = After how many turns a game is stopped and points are counted.
option-export-shard = How many games are in a file.

export-begun = The games are kept in { $folder }.
export-resumed = { $finished } of { $shards } files are in { $folder } from before.
export-progress = Exporting
export-status = { NUMBER($rows) } { $rows ->
    [one] row
   *[other] rows
}
export-so-far = { $finished } of { $games } files: { $scores }
export-interrupted = Interrupted: { $finished } of { $shards } files are finished and kept in { $folder }. The same command goes on from there.
export-written = { NUMBER($rows) } { $rows ->
    [one] row
   *[other] rows
} in { $shards ->
    [one] one file
   *[other] { $shards } files
} in { $folder }.
export-either = Export recorded games, or games that bots play: leave out the files, or the bots and rules.
export-no-files = There are no recorded games there: they end in .arpents or .json.
export-bad-bot = The bot "{ $bot }" cannot play: it { $fault }.
export-two-bots = Two bots play a game, and you have named { $number }: name one or two.
