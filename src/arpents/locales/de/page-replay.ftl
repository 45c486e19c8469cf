## Ein beendetes Spiel nachspielen

replay-play = Abspielen
replay-pause = Anhalten
replay-last = Zum Ende
replay-graph = Punkte beider Seiten im Lauf des Spiels
replay-timeline = Augenblick des Spiels
replay-at = Zug { $turn }, Entscheidung { $decision } von { $last }
replay-hand = { $side ->
    [british] Britische Hand
   *[french] Französische Hand
}
replay-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
replay-eyes = Wessen Karten du siehst
replay-eyes-both = Beide Hände
replay-play-on = Von hier weiterspielen
replay-as = Du spielst
replay-against = Gegen
replay-level = Stufe { $number }: { $name }
replay-strategy = Strategie: { $name }
replay-friend = Freunde, per Link
replay-play-on-go = Weiterspielen
replay-leave = Zurück zum Tisch
