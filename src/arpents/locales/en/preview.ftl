## What other sites show of a link to a page of the server

preview-title = Arpents: A Few Acres of Snow
preview-about = The war for North America, for two: play in the browser, against a friend by a link, or against the computer.
preview-open = { $host } looks for an opponent
preview-playing = { $british } against { $french }
preview-playing-about = A Few Acres of Snow, turn { $turn }: the British have { $british } points, the French { $french }.
preview-finished-about = { $winner ->
    [british] The British have won A Few Acres of Snow
   *[french] The French have won A Few Acres of Snow
} in turn { $turn }: the British have { $british } points, the French { $french }.
preview-picture = The board: a map of the north-east of America with the villages and towns of both sides

## What the server tells browsers whose turn it is

push-title = Your turn
push-turn = It is your turn in your game against { $name }.
