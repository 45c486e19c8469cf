## The replay of a finished game

replay-play = Avvia
replay-pause = Pausa
replay-last = Alla fine
replay-graph = I punti delle due fazioni nel corso della partita
replay-timeline = Momento della partita
replay-at = Turno { $turn }, decisione { $decision } di { $last }
replay-hand = { $side ->
    [british] Mano degli Inglesi
   *[french] Mano dei Francesi
}
replay-hidden = { $count ->
    [one] { $count } carta nascosta
   *[other] { $count } carte nascoste
}
replay-eyes = Quali carte vedi
replay-eyes-both = Entrambe le mani
replay-play-on = Riprendi a giocare da qui
replay-as = Giochi con
replay-against = Contro
replay-level = Livello { $number }: { $name }
replay-strategy = Strategia: { $name }
replay-friend = un amico, con un link
replay-play-on-go = Riprendi
replay-leave = Torna al tavolo
