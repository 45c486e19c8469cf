## The server

about-serve = Serve the game to browsers and programs from this machine.
option-serve-host = The address to listen on; 0.0.0.0 lets others in.
option-serve-port = The port to listen on; 0 takes any that is free.
option-serve-public-url = Where people reach the server from outside: links that are passed on begin with it.
option-serve-proxy = Believe the proxy in front about who asks.
option-serve-browser = Open the page in a browser.
serving = Arpents is at { $address } (Ctrl-C ends it).
serving-for = Arpents is at { $address }, served from { $local } (Ctrl-C ends it).
log-warning = Warning: { $told }.
log-error = Error: { $told }. With ARPENTS_LOG_FORMAT=json the log tells more.
cannot-serve = Nobody can be served at { $host }, port { $port }: { $fault }. Choose another with --port.

about-admin = Look after the games of a server.
about-admin-verify = Replay every stored game, and name those that do not reproduce.
about-admin-backup = Write all games into one file, also while the server runs.
about-admin-restore = Read all games of a backup into an empty database.
about-admin-schema = Print how OpenAPI describes the API of the server.
argument-backup = The file of the backup.
admin-verified = { $games ->
    [one] 1 game
   *[other] { $games } games
 } looked at, { $bad ->
    [0] all of which reproduce
    [one] 1 of which does not reproduce
   *[other] { $bad } of which do not reproduce
 }.
admin-backed-up = { $games ->
    [one] 1 game is
   *[other] { $games } games are
 } now in { $file }.
admin-restored = { $games ->
    [one] 1 game is
   *[other] { $games } games are
 } there again.
