## The replay of a finished game

replay-play = Play
replay-pause = Pause
replay-last = To the end
replay-graph = Points of both sides over the game
replay-timeline = Moment of the game
replay-at = Turn { $turn }, decision { $decision } of { $last }
replay-hand = { $side ->
    [british] British hand
   *[french] French hand
}
replay-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
replay-eyes = Whose cards you see
replay-eyes-both = Both hands
replay-play-on = Play on from here
replay-as = You play
replay-against = Against
replay-level = Level { $number }: { $name }
replay-strategy = Strategy: { $name }
replay-friend = a friend, by a link
replay-play-on-go = Play on
replay-leave = Back to the table
