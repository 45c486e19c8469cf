## Stepping through recorded games

about-replay = Step through a recorded game with both hands open; without a terminal, tell it as a chronicle.
argument-game = The file of a recorded game.

replay-players = { $british } (British) against { $french } (French)
replay-title = Turn { $turn } · { $number } of { $total }
replay-side = { $shape } { $name }
zone-hand = Hand
zone-deck = Deck
replay-comment = # { $comment }
replay-to-decide = { $side ->
    [british] The British decide.
   *[french] The French decide.
}
replay-result = British { $british } points, French { $french }.
replay-unfinished = The game is not finished: British { $british } points, French { $french }.
replay-prompt = Enter for the next action, ? for help:
replay-prompt-end = The game ends here; p goes back, q leaves, ? helps:
replay-at-end = There is nothing after this.
replay-at-beginning = There is nothing before this.
replay-no-such-turn = There is no turn { $turn }; they go from { $first } to { $last }.
replay-word = key
replay-help =
    Type one of these, then Enter:
    { "  " }n, or nothing   the next action
    { "  " }p               the action before
    { "  " }t               the next turn
    { "  " }T or b          the turn before
    { "  " }g 12            turn 12
    { "  " }q               leave
    { "  " }?               this help
