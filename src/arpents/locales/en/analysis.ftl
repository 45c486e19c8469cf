## Analysing positions and reviewing games

about-analyse = Find what is best in a position of a game.
about-review = Find what each decision of a recorded game gave away.
option-analyse-turn = The turn to look at; where the game stands unless you say otherwise.
option-analyse-action = Which decision of the turn to look at, from 1.
option-analyse-seconds = How many seconds to search; 3 unless you say otherwise. Ctrl-C shows what is known by then.
option-analyse-iterations = How often to look ahead, whatever time it takes: the same number gives the same answer.
option-review-iterations = How often to look ahead at each decision: more takes longer, and sees more.
option-review-worst = How many of the worst decisions of each side to list.
option-review-html = A file to write a page to, with the curve of the game and all its decisions; it opens without a network.

analyse-over = { $file }: the game is over; name a turn to look at with --turn.
analyse-no-turn = { $file }: there is no decision in turn { $turn }; they go from turn { $first } to { $last }.
analyse-no-action = { $file }: turn { $turn } has { $count ->
    [one] one decision
   *[other] { $count } decisions
}, and no number { $action }.
analyse-one-budget = Name either --seconds or --iterations.
analyse-heading = Turn { $turn }: { side-name } to decide. British { $british } points, French { $french }.
analyse-played = In the game: { $action }
analyse-result = { $count ->
    [one] { $chance } to win, after one look ahead.
   *[other] { $chance } to win, after { $count } looks ahead in { $seconds } s.
}
analyse-glance = That was too little to search: this is how the position looks at a glance.
analyse-only = Nothing else can be done.
analyse-more = … and { $count } more.
analyse-chance = Chance
analyse-visits = Looks
analyse-action = Action
analyse-then = Then
analysis-percent = { $share } %

hint-thinking = Looking ahead …
hint = { $side ->
    [british] As the British I would: { $action }. You would then win with { $chance }.
   *[french] As the French I would: { $action }. You would then win with { $chance }.
}

verdict-only = only choice
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

review-progress = Reviewing
review-interrupted = Interrupted: { $done } of { $total } decisions were reviewed.
review-nothing = { $file }: there is no decision in it to review.
review-title = { $game }: { $count ->
    [one] one decision
   *[other] { $count } decisions
}, { $iterations } looks ahead at each.
review-side = { $side ->
    [british] The British
   *[french] The French
} ({ $counts }) gave { $lost } away with a decision, in the mean.
review-count = { $verdict }: { $count }
review-none = Nothing to find fault with.
review-turn = Turn
review-who = Side
review-verdict = Verdict
review-lost = Given away
review-before = Before
review-after = After
review-done = Done
review-better = Better
review-page-title = A game reviewed
review-page-written = The page is in { $file }.
review-how = Chances are those of the side that decides, with what it could know; what is given away is the chance after the best action less that after what was done. Up to { $best } is called best, up to { $good } good, up to { $inaccuracy } an inaccuracy, up to { $mistake } a mistake.
review-chart = Who was winning
review-chart-more = The chance of the British by turn; marked are mistakes and blunders, by the side that made them.
review-chart-turn = turn
review-chart-chance = chance of the British
