## Stepping through recorded games

about-replay = Step through a recorded game with both hands open.
argument-game = The file of a recorded game: a JSON record or a game file. Without a terminal it is told as a chronicle.

replay-players = { $british } (British) against { $french } (French)
replay-title = { $game } · Turn { $turn } · Action { $number } of { $total }
zone-hand = Hand
replay-comment = # { $comment }
replay-standing = { $asked ->
    [actions] { $count ->
        [0] { who } have no actions left.
        [one] { who } have one action left.
       *[other] { who } have { $count } actions left.
    }
   *[other] { who } are to answer.
}
replay-result = British { $british } points, French { $french }.
replay-unfinished = The game is not finished: British { $british } points, French { $french }.
replay-prompt = Enter for the next action, ? for help:
replay-prompt-end = The game ends here; p goes back, q leaves, ? helps:
replay-at-end = There is nothing after this.
replay-at-beginning = There is nothing before this.
replay-no-such-turn = There is no turn { $turn }; they go from { $first } to { $last }.
replay-key = key
replay-help =
    Type one of these, then Enter:
    { "  " }n, or nothing   the next action
    { "  " }p               the action before
    { "  " }t               the next turn
    { "  " }T or b          the turn before
    { "  " }g 12            turn 12
    { "  " }q               leave
    { "  " }?               this help
