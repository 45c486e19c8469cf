## The command line

about = Arpents: a two-player war of settlement and siege in North America, after the board game A Few Acres of Snow.
about-simulate = Let two random players play many games, and sum them up.
about-verify = Check recorded games move by move against the rules.
about-perft = Count sequences of legal actions, to compare engines.
about-convert = Turn recorded games from JSON into game files, and back.
version = arpents { $version }

option-version = Show the version.
option-side = The side you play; british unless you say otherwise.
option-rule-set = The rule set to play by; { $default } unless you say otherwise.
option-variant = A variant rule to add; give the option again for each further one.
rule-sets = Rule sets:
variants = Variant rules:
scenarios = Scenarios:
option-scenario = The scenario to play, by its name or its file; it has its own rule set and variants.
more-about-rules = See "arpents rules" for what they are.
option-seed = A number that decides the cards drawn; the same number deals the same cards.
option-resume = A saved game to go on with.
option-save = Where to save the game when you leave it.
option-games = How many games to play.
option-simulate-seed = A number that decides everything; the same number gives the same games.
option-turn-limit = After how many turns a game is stopped, and points decide.
option-perft-seed = A number that decides the cards drawn; the same number gives the same counts.
option-depth = How many actions deep to count.
option-divide = List how many sequences begin with each action.
argument-records = The files of recorded games: JSON records or game files.
option-to = What to make of them.
option-output = The folder to write to; needed for more than one file.
option-force = Overwrite files that exist.

cannot-read = { $file } cannot be read: { $fault }.
cannot-write = { $file } cannot be written: { $fault }.
no-room-for-output = The output cannot be written: { $fault }.
no-overwriting = { $file } exists and is no saved game; name another file.
damaged-save = { $file } cannot be resumed: { $fault }
nobody-to-play = { $file } cannot be resumed: nobody in it is called "you".
resumed-game-is-fixed = A resumed game keeps its side and its rules: leave out --side, --rule-set, --variant and --scenario.
save-name = { $time }-{ $side }
verify-ok = { $id }: { $turns } turns, { $actions } actions, ok
verify-failed = { $file }: { $fault }

convert-written = { $file } is now { $target }.
convert-needs-folder = Several files need a folder to be written to: name one with --output.
convert-same-target = { $file } and { $other } would both become { $target }; convert them one after the other.
convert-exists = { $target } exists and is something else; name another folder, or overwrite it with --force.
convert-begins-late = a JSON record begins with a turn, and this game in the middle of one.
convert-would-not-hold = { $file }: as a JSON record it would not hold. { $fault }

perft-progress = Depth { $depth }
perft-interrupted = Interrupted at depth { $depth }.

## Simulated games

simulate-progress = Playing
simulate-interrupted = Interrupted: { $finished } of { $games } games were finished.
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} between random players ({ $rules }; seed { $seed })
simulate-result = Result
simulate-games = Games
simulate-share = Share
simulate-wins = { $side ->
    [british] British wins
   *[french] French wins
}
simulate-length = Length
simulate-mean = Mean
simulate-median = Median
simulate-least = Least
simulate-most = Most
simulate-turns = Turns
simulate-decisions = Decisions
simulate-stopped = { $count ->
    [one] One game was stopped after { $limit } turns and decided on points: a limit of this command, not a rule.
   *[other] { $count } games were stopped after { $limit } turns and decided on points: a limit of this command, not a rule.
}

ending-stopped = Stopped after { $limit } turns

## The table

welcome = You play { side-name } against { $opponent }. { $sentence } Type help to see what you can type. (Seed { $seed }.)
welcome-back = You play { side-name } again, where you left off, against { $opponent }. { $sentence } Type help to see what you can type.
side-yours = { $shape } { $name } (you)
side-theirs = { $shape } { $name }

title = Turn { $turn } · You are { side-name }
standing = { $question } British { $british } points, French { $french }; you have { $money } money.

region-st-lawrence = St. Lawrence
region-acadia = Acadia
region-frontier = The frontier
region-coast = The coast
region-lakes = The lakes
region-ohio = The Ohio

mark-settlers = s
mark-cut-off = cut
mark-siege = ({ $marker })
legend = { $british_town } { $french_town } town  { $british_village } { $french_village } village  [ ] fortified  { $neutral } neutral  s: takes settlers  cut: no supply  (+1): siege

column-points = points
column-money = money
column-villages = villages
column-towns = towns
column-captured = captured
column-hand = hand
column-deck = deck
pieces-left = { $count } left
captured-of = { $points }/{ $end }
ends = The game ends when a side begins its turn, no siege being in progress, without a village or a town left or with captures worth { $captures }. Fortifications left: { $forts }.

siege = { $side ->
    [british] The British besiege { $place }
   *[french] The French besiege { $place }
}, marker at { $marker } (taken at { $attacker_wins }, held at { $defender_wins }). British: { $british }. French: { $french }.

## Cards

cannot-be-used = cannot be used: { $why }
market-own = { $side ->
    [british] British market
   *[french] French market
}
price = { $cost }:
market-neutral = Neutral cards
deck-own = Your draw deck, in an order nobody knows: { $cards }.
deck-unseen = { $side ->
    [british] In the British hand or draw deck: { $cards }.
   *[french] In the French hand or draw deck: { $cards }.
}

## What to do

verb-at = { $verb } { $place }
verb-with = { $label }: { $cards }
choice-ways = { $label } ({ $ways })
choice-passing = { $count ->
    [one] { $label } (passing an action)
   *[other] { $label } (passing { $count } actions)
}
which-way = { $verb ->
    [besiege] { $label } with (the last card is committed to the siege):
    [merchant] { $label } with (the first card is the ship):
   *[other] { $label } with:
}
which-cards = { $label }: which cards? { $range ->
    [exact] { $most }
   *[open] { $least } to { $most }
} of these, by number or name, with commas between them.
effect-money = { $amount } money
effect-siege = siege at { $marker }

prompt-menu = Your choice, or help:
prompt-back = Your choice (Enter goes back):
prompt-only = Enter for "{ $action }":

word-or-action = word or action
no-such-number = There is no { $number } in the list; it goes from 1 to { $highest }.
undone = Taken back: { $action }.
saved = Saved to { $file }.
saved-for-later = The game is saved. To go on with it: { $command }
and-more = … and { $count } more.
log-begins = ({ $count } earlier lines are left out.)
end-won = You win, British { $british } points, French { $french }. { $why }
end-lost = You lose, British { $british } points, French { $french }. { $why }

help =
    Choose by number. In brackets: in how many ways a thing can be done; you are then asked for the cards.
    Or type an action in full, for example: settle Deerfield: New Haven, St. Mary's, Boston
    Without its cards, an action asks for them: settle Deerfield, or just settle.
    Case and accents do not matter. Or type one of these words:
    { "  " }undo      take back what you just did, unless cards were drawn or the enemy has answered
    { "  " }save      save the game; save FILE chooses where
    { "  " }quit      leave the game, and save it
    { "  " }concede   give the game up
    { "  " }map       the map, both sides, and when the game ends
    { "  " }hand      your hand in full, and what the draw decks may hold
    { "  " }market    what both sides can draft, with its cost
    { "  " }log       what has happened so far
    { "  " }all       everything you can do, one line each
    { "  " }hint      what the strongest bot would do, and how likely you are to win
    { "  " }help      this help
