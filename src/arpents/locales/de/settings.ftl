## Was Regelwerke und Varianten festlegen: ein Satz für jede Einstellung, was immer ihr Wert ist.
## Wo es nur an oder aus gibt, heißt der Wert „yes“ oder „no“.

setting-french-bateaux-at-start = { $value ->
    [yes] Der französische Kahn ist im Startdeck.
   *[no] Der französische Kahn ist nicht im Startdeck.
}
setting-raid-bonus = { $value ->
    [0] Ein Überfall reicht so viele Verbindungen weit, wie er Karten hat.
    [one] Ein Überfall reicht eine Verbindung weiter, als er Karten hat.
   *[other] Ein Überfall reicht { $value } Verbindungen weiter, als er Karten hat.
}
setting-reserve-limit = { $value ->
    [0] Die Reserve fasst beliebig viele Karten.
    [one] Die Reserve fasst eine Karte.
   *[other] Die Reserve fasst höchstens { $value } Karten.
}
setting-reserve-takes-locations = { $value ->
    [yes] In die Reserve dürfen auch Ortskarten, ob nutzbar oder nicht.
   *[no] In die Reserve dürfen nur Imperiumskarten, sofern keine andere Regel mehr erlaubt.
}
setting-home-support-rebuilds = { $value ->
    [yes] Nachschub aus der Heimat bildet einen aufgebrauchten Zugstapel neu.
   *[no] Nachschub aus der Heimat zieht nicht mehr Karten, als im Zugstapel sind.
}
setting-merchant-coins = { $value ->
    [0] Der Kaufmann nimmt beliebig viele Karten mit Geld mit.
    [one] Der Kaufmann nimmt eine Karte mit Geld mit.
   *[other] Der Kaufmann nimmt bis zu { $value } Karten mit Geld mit.
}
setting-withdrawing-is-free = { $value ->
    [yes] Der Rückzug aus einer Belagerung ist eine freie Aktion.
   *[no] Der Rückzug aus einer Belagerung kostet eine Aktion.
}
setting-settling-neutral-home-wins = { $value ->
    [yes] Wer in einer neutral gewordenen Heimat des Gegners siedelt, gewinnt das Spiel.
   *[no] Wer in einer neutral gewordenen Heimat des Gegners siedelt, gewinnt damit nicht das Spiel.
}
setting-new-york-supplies-sieges = { $value ->
    [yes] Britische Verstärkung für eine Belagerung kommt aus Boston oder New York.
   *[no] Britische Verstärkung für eine Belagerung kommt aus Boston.
}
setting-deck-rebuilt-at-once = { $value ->
    [yes] Ein Zugstapel wird neu gebildet, sobald er leer ist.
   *[no] Ein leerer Zugstapel wird nicht sofort neu gebildet.
}
setting-ambush-spares-reserve = { $value ->
    [yes] Ein Hinterhalt, der auf der Hand nichts Anfälliges findet, verschont die Reserve.
   *[no] Ein Hinterhalt, der auf der Hand nichts Anfälliges findet, trifft die Reserve.
}
setting-conversion-spares-reserve = { $value ->
    [yes] Sind keine Ureinwohner auf der Hand, so verschont das Abwerben die Reserve.
   *[no] Sind keine Ureinwohner auf der Hand, so erreicht das Abwerben die Reserve.
}
setting-stock-end-waits-for-sieges = { $value ->
    [yes] Gehen einer Seite Dörfer oder Städte aus, endet das Spiel, sobald keine Belagerung im Gang ist.
   *[no] Gehen einer Seite Dörfer oder Städte aus, endet das Spiel auch während einer Belagerung.
}
setting-free-actions-while-resolving = { $value ->
    [yes] Freie Aktionen sind auch erlaubt, während eine zu Beginn des eigenen Zugs gewonnene Belagerung abgewickelt wird.
   *[no] Freie Aktionen sind erst erlaubt, wenn die Belagerungen abgewickelt sind.
}
setting-siege-track-ends = { $value ->
    [yes] Die Belagerungsleiste hat Enden, über die der Marker nicht hinauskommt.
   *[no] Die Belagerungsleiste hat keine Enden.
}
setting-governor-spares-starting-locations = { $value ->
    [yes] Der Gouverneur kann eine Ortskarte des Startdecks nicht entfernen, solange ihr Besitzer den Ort kontrolliert.
   *[no] Der Gouverneur darf Ortskarten des Startdecks entfernen wie alle anderen.
}
setting-governor-abandons-location = { $value ->
    [yes] Ein Ort, dessen Karte der Gouverneur entfernt, wird neutral.
   *[no] Ein Ort, dessen Karte der Gouverneur entfernt, bleibt, was er war.
}
setting-governors = { $value ->
    [yes] Die Gouverneure sind im Spiel.
   *[no] Die Gouverneure sind aus dem Spiel.
}
setting-fort-at-louisbourg = { $value ->
    [yes] Louisbourg ist von Anfang an befestigt.
   *[no] Louisbourg ist zu Beginn nur befestigt, wo der Aufbau es sagt.
}
setting-fort-at-quebec = { $value ->
    [yes] Quebec ist von Anfang an befestigt.
   *[no] Quebec ist zu Beginn nur befestigt, wo der Aufbau es sagt.
}
setting-british-bateaux-at-start = { $value ->
    [yes] Der britische Kahn ist im Startdeck.
   *[no] Der britische Kahn ist nicht im Startdeck.
}
setting-french-bateaux-available = { $value ->
    [yes] Der französische Kahn liegt von Anfang an in der Auslage.
   *[no] Der französische Kahn liegt zu Beginn nicht in der Auslage.
}
setting-french-choose-a-starting-card = { $value ->
    [yes] Die Franzosen nehmen eine Imperiumskarte ihrer Wahl in ihr Startdeck auf.
   *[no] Die Franzosen wählen keine Karte für ihr Startdeck.
}
setting-british-regulars-removed = { $value ->
    [0] Die ganze Reguläre Infanterie der Briten ist im Spiel.
    [one] Eine Karte Reguläre Infanterie der Briten ist aus dem Spiel.
   *[other] { $value } Karten Reguläre Infanterie der Briten sind aus dem Spiel.
}
setting-french-win-at-fort-duquesne = { $value ->
    [yes] Die Franzosen gewinnen sofort, wenn sie in Fort Duquesne siedeln oder es erobern.
   *[no] In Fort Duquesne zu siedeln oder es zu erobern, entscheidet das Spiel nicht.
}
setting-british-wait-to-besiege = { $value ->
    [yes] Die Briten belagern erst, wenn die Franzosen es getan haben oder sie selbst einmal 25 Punkte hatten.
   *[no] Die Briten dürfen von Anfang an belagern.
}
setting-natives-fight-in-sieges = { $value ->
    [yes] Amerikanische Ureinwohner haben in Belagerungen Stärke 1.
   *[no] Amerikanische Ureinwohner nehmen an Belagerungen nicht teil.
}
setting-ambush-reaches-sieges = { $value ->
    [yes] Ein Hinterhalt kann auch eine Karte kosten, die in einer Belagerung liegt.
   *[no] Ein Hinterhalt erreicht keine Karten, die in einer Belagerung liegen.
}
setting-french-redraw-after-siege = { $value ->
    [yes] Für jede Belagerung, die sie zu Beginn ihres Zuges gewinnen, dürfen die Franzosen eine Karte gegen eine neue tauschen.
   *[no] Nach einer gewonnenen Belagerung werden keine Karten getauscht.
}
setting-blocked-ambush-is-free = { $value ->
    [yes] Ein abgewehrter Hinterhalt verbraucht die Aktion nicht.
   *[no] Ein abgewehrter Hinterhalt verbraucht die Aktion.
}
setting-blocked-raid-is-free = { $value ->
    [yes] Ein abgewehrter Überfall verbraucht die Aktion nicht.
   *[no] Ein abgewehrter Überfall verbraucht die Aktion.
}
setting-reserve-takes-lost-locations = { $value ->
    [yes] In die Reserve dürfen Karten von Orten, die man nicht kontrolliert.
   *[no] Für Karten von Orten, die man nicht kontrolliert, macht die Reserve keine Ausnahme.
}
setting-drop-lost-locations = { $value ->
    [yes] Karten von Orten, die man nicht kontrolliert, darf man als freie Aktion abwerfen.
   *[no] Karten von Orten, die man nicht kontrolliert, wirft man ab wie alle anderen.
}
setting-free-fur-sale = { $value ->
    [yes] Eine Ortskarte mit Fell darf man als freie Aktion für 1 Geld verkaufen.
   *[no] Felle verkauft nur der Händler.
}
setting-free-discards = { $value ->
    [yes] Abwerfen kostet kein Geld, gleich wie viele Karten.
   *[no] Abwerfen kostet 1 Geld für jede Karte nach der ersten.
}
setting-reshuffle-cost = { $value ->
    [0] Den Zugstapel neu zu bilden kostet nichts.
   *[other] Den Zugstapel beim Nachziehen neu zu bilden kostet { $value } Geld; wer keins hat, büßt zwei Karten ein.
}
setting-late-reshuffle = { $value ->
    [yes] Ein aufgebrauchter Zugstapel wird erst ganz am Ende des Zuges seines Besitzers neu gebildet.
   *[no] Ein aufgebrauchter Zugstapel wird neu gebildet, wenn eine Karte gezogen werden muss, wenn nicht schon vorher.
}
