## The page of the rules

rulepage-about = The whole game, in our own words. The numbers are the same everywhere, so that you can point to a rule: each number is a link.
rulepage-brief = The game in two minutes
rulepage-contents = Contents
rulepage-search = Search the rules
rulepage-search-hint = siege, settler, Quebec …
rulepage-clear = Clear the search
rulepage-found = { $count ->
    [0] No rule has these words. Try fewer letters, or another word.
    [one] One rule found.
   *[other] { $count } rules found.
}
rulepage-map = The places of this rule on the map
rulepage-map-hint = Point at a rule, and its places show here.
rulepage-link = Link to rule { $number }
rulepage-rule = rule { $number }
rulepage-show = Show { $name }
rulepage-close = Close
rulepage-gives-way = Gives way to: { $names }.
rulepage-loading = The rules are being fetched …
