## The first page

home-subtitle = Britain and France fight for a continent: a game for two
home-play = Play now
home-play-against = against the { $level }
home-name = Your name
home-side = You play
home-side-random = Either side
home-side-british = British
home-side-french = French
home-side-opponent = The opponent chooses

home-new = A new game
home-opponent = Against
home-opponent-bot = The computer
home-opponent-bot-about = The game begins at once.
home-opponent-link = A friend, by a link
home-opponent-link-about = You get a link to send. The game begins when your friend opens it, and may last for days.
home-opponent-anyone = Anyone
home-opponent-anyone-about = The game is listed on this page until somebody joins it.
home-level = Level
home-strategy = Or a strategy
home-rules = Rules
home-rules-rule-set = Usual set-up
home-rules-scenario = Scenario
home-rule-set = Rule set
home-rule-set-differs = Unlike the second edition:
home-rule-set-same = Everything else, in words
home-rule-set-settings = What it decides, in words
home-variants = Variants
home-variants-chosen = { $count ->
    [0] none chosen
    [one] one chosen
   *[other] { $count } chosen
}
home-variants-about = Changes to the rules that players have proposed. Take as many as you like.
home-variants-search = Search the variants
home-variants-none = Choose none
home-variants-random = And at random
home-variants-random-count = { $count ->
    [0] none
    [one] one more
   *[other] { $count } more
}
home-variants-not-found = No variant has these words. Try fewer.
home-variants-beats = Prevails over “{ $others }” where both are chosen.
home-variants-beaten = “{ $others }” prevails over this one, so it changes nothing.
home-variants-start = At the start
home-variants-sieges = Sieges and victory
home-variants-raids = Raids and ambushes
home-variants-reserve = Reserve and lost locations
home-variants-deck = Deck and money
home-variants-governor = The Governor
home-variants-other = Others
home-scenario = Scenario
home-scenario-first = { $side ->
    [british] { $count ->
        [one] The British begin, with one action in their first turn.
       *[other] The British begin, with { $count } actions in their first turn.
    }
   *[french] { $count ->
        [one] The French begin, with one action in their first turn.
       *[other] The French begin, with { $count } actions in their first turn.
    }
}
home-scenario-rules = Rules: { $rules }.
home-scenario-where = Who is where at the beginning
home-scenario-piece = { $piece ->
    [town] { $fortified ->
        [yes] town, fortified
       *[no] town
    }
   *[village] { $fortified ->
        [yes] village, fortified
       *[no] village
    }
}
home-watched = Everybody may watch
home-watched-about = The game is listed while it is played. Hands stay hidden until it is over.
home-wish = { $opponent ->
    [bot] { $side ->
        [british] You play the British against the { $level }. { $rules }.
        [french] You play the French against the { $level }. { $rules }.
       *[random] You play either side against the { $level }. { $rules }.
    }
    [link] { $side ->
        [british] You play the British against a friend. { $rules }.
        [french] You play the French against a friend. { $rules }.
        [opponent] Your friend chooses the side. { $rules }.
       *[random] You play either side against a friend. { $rules }.
    }
   *[anyone] { $side ->
        [british] You play the British against whoever joins. { $rules }.
        [french] You play the French against whoever joins. { $rules }.
        [opponent] Whoever joins chooses the side. { $rules }.
       *[random] You play either side against whoever joins. { $rules }.
    }
}
home-set-up = Set up the game

home-go-on = Go on against { $name }, turn { $turn }
home-own = Your games on this device
home-own-game = Game { $game }
home-own-against = Against { $name }
home-own-waiting = No opponent yet
home-own-yours = { $asked ->
    [yes] Your decision
   *[no] Your turn
}
home-own-theirs = The other side decides
home-own-open = Waits for an opponent
home-own-over = { $won ->
    [yes] Over: you won
   *[no] Over: you lost
}
home-own-aborted = Called off
home-own-lost = No longer on this server
home-own-unknown = …
home-own-all = { $count ->
    [one] Show the one game
   *[other] Show all { $count } games
}
home-own-forget = Forget this game: { $game }
home-own-keep = Keep it
home-turn = Turn { $turn }

home-link = Join by link
home-link-about = Has somebody sent you a link? Open it, or paste it here.
home-link-field = …/game/…#join=…
home-link-go = Go
home-link-wrong = This is not a link to a game. It should look like this: …/game/NAME#join=SECRET
home-link-unknown = There is no game at this link. Check that you have all of it: it should look like this: …/game/NAME#join=SECRET

home-open = Open games
home-open-none = Nobody waits for an opponent just now. Set up a game against anyone, and be the first.
home-open-side = { $side ->
    [british] You would play the British.
   *[french] You would play the French.
}
home-open-choose = You choose the side.
home-open-from = { $decider ->
    [british] Goes on from a position: turn { $turn }, the British decide next.
   *[french] Goes on from a position: turn { $turn }, the French decide next.
}
home-open-points = Points: British { $british }, French { $french }
home-open-seen = The host has seen all cards.
home-open-look = Look at the position
home-open-join = { $side ->
    [british] Join as British
   *[french] Join as French
}
home-playing = Games to watch
home-playing-none = No public game is being played just now.
home-playing-names = { $one } against { $other }
home-playing-bot = { $name } (computer)
home-all = { $count ->
    [one] Show the one game
   *[other] Show all { $count }
}

home-import = Import a record
home-import-about = A finished game, as a game file or JSON, to replay and to play on from. Everybody with its link can see it.
home-import-file = Choose a file …
home-import-text = Or paste its text
home-import-do = Import
