## La fine di una partita, e ciò che se ne può condividere

end-rematch = Rivincita con { $side ->
    [british] gli Inglesi
   *[french] i Francesi
}
end-new-game = Nuova partita
end-result = Risultato
end-aside = Guarda la mappa
end-bar = La partita è finita
end-curve-title = Come si è arrivati ai punti
end-curve = Punti delle due fazioni, turno per turno
end-curve-turns = per turni
end-curve-turn = Turno
end-curve-table = Come tabella
end-curve-missing = L’andamento della partita non può essere mostrato in questo momento.

share = Condividi
share-title = Condividi questa partita
share-moment = Un link a questo momento
share-replay = Un link per rivedere la partita
share-watch = Un link alla partita
share-private = Questa partita è privata: finché non è finita, il link la apre solo ai due giocatori.
share-pictures = Immagini
share-pictures-about = Sono disegnate su questo dispositivo e non mostrano nessuna mano.
share-picture-board = La mappa
share-picture-end = Il risultato
share-picture-curve = I punti
share-painting = Disegno in corso…
share-saved = L’immagine è salvata.

# The line of the log, where the winner claimed the game
reason-claimed = { $winner ->
    [british] Gli Inglesi reclamano la vittoria: i Francesi non giocavano da troppo tempo.
   *[french] I Francesi reclamano la vittoria: gli Inglesi non giocavano da troppo tempo.
}
