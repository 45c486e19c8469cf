## The server

about-serve = Serve the game to browsers and programs from this machine.
option-serve-host = The address to listen on; 0.0.0.0 lets others in.
option-serve-port = The port to listen on; 0 takes any that is free.
option-serve-public-url = Where people reach the server from outside: links that are passed on begin with it.
option-serve-proxy = Take the client's address from X-Forwarded-For; only behind a proxy that sets it.
option-serve-bot = A bot that people may play besides the levels, by a name, such as greedy=./mybot.py:Greedy; may be repeated.
option-serve-browser = Open the page in a browser.
serving = Arpents is at { $address } (Ctrl-C ends it).
serving-for = Arpents is at { $address }, served from { $local } (Ctrl-C ends it).
log-warning = Warning: { $told }.
log-error = Error: { $told }. With ARPENTS_LOG_FORMAT=json the log tells more.
cannot-serve = Nobody can be served at { $host }, port { $port }: { $fault }. Choose another with --host or --port.

about-admin = Look after the games and clients of a server.
about-admin-verify = Replay every stored game, and name those that do not reproduce.
about-admin-records = Write every finished game as a game file, without the names of players.
argument-admin-records = The folder for the files.
about-admin-backup = Write all games into one file, also while the server runs.
about-admin-restore = Read all games of a backup into an empty database.
about-admin-push-key = Print a new key for ARPENTS_PUSH_KEY, with which the server signs notices of turns.
about-admin-schema = Print how OpenAPI describes the API of the server.
about-admin-delete = Delete games, also while the server runs. For some time they can be brought back.
about-admin-undelete = Bring back games that were deleted, also while the server runs.
about-admin-expire = Delete expired games now, even if the clock looks wrong.
about-admin-migrate = Make the tables of the database, or bring them up to date.
argument-backup = The file of the backup.
argument-games = The name of a game, as in its address; or several.
option-backup-deleted = Include games that were deleted and can still be brought back.
option-delete-for-good = Delete them for good, at once.
option-expire-all = Delete all that has expired, not just 500 games or a tenth of all.
admin-verified = { $games ->
    [one] 1 game
   *[other] { $games } games
 } looked at, { $bad ->
    [0] all of which reproduce
    [one] 1 of which does not reproduce
   *[other] { $bad } of which do not reproduce
 }.
admin-records-written = { $games ->
    [one] One game was
   *[other] { $games } games were
 } written to { $folder }.
admin-backed-up = { $games ->
    [one] 1 game is
   *[other] { $games } games are
 } now in { $file }.
admin-restored = { $games ->
    [one] 1 game is
   *[other] { $games } games are
 } there again.
admin-deleted = { $games ->
    [one] 1 game is deleted, and can be brought back
   *[other] { $games } games are deleted, and can be brought back
 } by arpents admin undelete.
admin-deleted-for-good = { $games ->
    [one] 1 game is deleted for good.
   *[other] { $games } games are deleted for good.
 }
admin-undeleted = { $games ->
    [one] 1 game is there again.
   *[other] { $games } games are there again.
 }
admin-no-such-game = There is no game "{ $game }" that this could be done with: it does not exist, or is deleted or brought back already.
admin-expired = { $games ->
    [one] 1 game has expired
   *[other] { $games } games have expired
 }; { $purged ->
    [one] 1 deleted earlier is gone for good.
   *[other] { $purged } deleted earlier are gone for good.
 }
admin-expiry-refused = Nothing was deleted: { $reason }.
admin-migrated = The tables are up to date.

about-admin-clients = List the busiest clients of the last minutes.
about-admin-ban = Ban an address or network, also while the server runs.
about-admin-unban = Lift a ban.
about-admin-bans = List the networks that are banned, until when, and why.
argument-network = An address or a network, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.
option-ban-for = How long, such as 90m, 12h or 7d; for good if left out.
option-ban-reason = Why, for your own records.
option-ban-yes = Ban even this machine itself, or a very large network.
banned = { $network } is banned for good.
banned-until = { $network } is banned until { $until }.
unbanned = { $network } is no longer banned.
ban-unknown = { $network } is not banned. "arpents admin bans" lists what is.
ban-dangerous = A ban of { $network } would shut out this machine itself, or a large part of the internet. If that is what you want, add --yes.
ban-bad-network = "{ $network }" is no address or network. Say 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48; a network must be its first address (192.0.2.0/24, not 192.0.2.5/24).
ban-bad-duration = "{ $time }" is no time that a ban can last. Say a number and a unit, such as 90m, 12h or 7d.
bans-none = Nobody is banned.
ban-for-good = for good
clients-none = No server has reported a client in the last three minutes. Servers report once a minute.
clients-network = network
clients-client = in the log
clients-requests = requests
clients-refused = refused
clients-work = work (ms)
