## The end of a game, and what can be passed on of it

end-rematch = Rematch as the { $side ->
    [british] British
   *[french] French
}
end-new-game = New game
end-result = Result
end-aside = Look at the board
end-bar = The game is over
end-curve-title = How the points came about
end-curve = Points of both sides, turn by turn
end-curve-turns = by turns
end-curve-turn = Turn
end-curve-table = As a table
end-curve-missing = The course of the game cannot be shown just now.

share = Share
share-title = Share this game
share-moment = A link to this moment
share-replay = A link to the replay
share-watch = A link to the game
share-private = This game is private: until it is over, the link opens it for the two players only.
share-pictures = Pictures
share-pictures-about = They are made on this device, and show no hand.
share-picture-board = The board
share-picture-end = The result
share-picture-curve = The points
share-painting = Drawing …
share-saved = The picture is saved.

# The line of the log, where the winner claimed the game
reason-claimed = { $winner ->
    [british] The British claim the game: the French had not moved for too long.
   *[french] The French claim the game: the British had not moved for too long.
}
