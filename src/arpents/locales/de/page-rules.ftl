## Die Seite mit den Regeln

rulepage-about = Das ganze Spiel in unseren eigenen Worten. Die Nummern sind überall dieselben, damit du auf eine Regel verweisen kannst: Jede Nummer ist ein Link.
rulepage-brief = Das Spiel in zwei Minuten
rulepage-contents = Inhalt
rulepage-search = Regeln durchsuchen
rulepage-search-hint = Belagerung, Siedler, Quebec …
rulepage-clear = Suche leeren
rulepage-found = { $count ->
    [0] Keine Regel enthält diese Wörter. Versuche es mit weniger Buchstaben oder einem anderen Wort.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rulepage-map = Die Orte dieser Regel auf dem Spielplan
rulepage-map-hint = Zeige auf eine Regel, dann siehst du hier ihre Orte.
rulepage-link = Link zu Regel { $number }
rulepage-rule = Regel { $number }
rulepage-show = { $name } zeigen
rulepage-close = Schließen
rulepage-gives-way = Weicht vor: { $names }.
rulepage-loading = Die Regeln werden geholt …
