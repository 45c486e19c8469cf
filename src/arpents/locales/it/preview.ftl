## Ciò che altri siti mostrano di un link a una pagina del server

preview-title = Arpents: A Few Acres of Snow
preview-about = La guerra per il Nord America, in due: nel browser, contro amici con un link o contro il computer.
preview-open = { $host } cerca un avversario
preview-playing = { $british } contro { $french }
preview-playing-about = A Few Acres of Snow, turno { $turn }: gli Inglesi hanno { $british } punti, i Francesi { $french }.
preview-finished-about = { $winner ->
    [british] Gli Inglesi hanno vinto ad A Few Acres of Snow
   *[french] I Francesi hanno vinto ad A Few Acres of Snow
} al turno { $turn }: gli Inglesi hanno { $british } punti, i Francesi { $french }.
preview-picture = Il tabellone: una carta del nord-est dell’America con i villaggi e le città delle due parti

## Ciò che il server dice ai browser a cui tocca

push-title = Tocca a te
push-turn = Tocca a te nella tua partita contro { $name }.
