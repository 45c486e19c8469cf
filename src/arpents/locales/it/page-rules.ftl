## The page of the rules

rulepage-about = Tutto il gioco, con parole nostre. I numeri sono gli stessi dappertutto, così puoi citare una regola: ogni numero è un link.
rulepage-brief = Il gioco in due minuti
rulepage-contents = Indice
rulepage-search = Cerca nelle regole
rulepage-search-hint = assedio, colono, Quebec…
rulepage-clear = Cancella la ricerca
rulepage-found = { $count ->
    [0] Nessuna regola ha queste parole. Prova con meno lettere, o con un’altra parola.
    [one] Trovata una regola.
   *[other] Trovate { $count } regole.
}
rulepage-map = I luoghi di questa regola sulla mappa
rulepage-map-hint = Indica una regola, e i suoi luoghi appaiono qui.
rulepage-link = Link alla regola { $number }
rulepage-rule = regola { $number }
rulepage-show = Mostra: { $name }
rulepage-close = Chiudi
rulepage-gives-way = Cede il passo a: { $names }.
rulepage-loading = Caricamento delle regole…
