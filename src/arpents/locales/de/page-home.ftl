## Die Startseite

home-subtitle = Großbritannien und Frankreich kämpfen um einen Kontinent: ein Spiel für zwei
home-play = Jetzt spielen
home-play-against = gegen den { $level }
home-name = Dein Name
home-side = Du spielst
home-side-random = Zufall
home-side-british = Briten
home-side-french = Franzosen
home-side-opponent = Der Gegner wählt


home-new = Ein neues Spiel
home-opponent = Gegen
home-opponent-bot = Den Computer
home-opponent-bot-about = Das Spiel beginnt sofort.
home-opponent-link = Freunde, per Link
home-opponent-link-about = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, sobald ihn jemand öffnet, und darf Tage dauern.
home-opponent-anyone = Wer gerade mag
home-opponent-anyone-about = Das Spiel steht auf dieser Seite, bis jemand beitritt.
home-level = Stufe
home-strategy = Oder eine Strategie
home-rules = Regeln
home-rules-rule-set = Üblicher Aufbau
home-rules-scenario = Szenario
home-rule-set = Regelwerk
home-rule-set-differs = Anders als in der zweiten Auflage:
home-rule-set-same = Alles Übrige in Worten
home-rule-set-settings = Was es festlegt, in Worten
home-variants = Varianten
home-variants-chosen = { $count ->
    [0] keine gewählt
    [one] eine gewählt
   *[other] { $count } gewählt
}
home-variants-about = Änderungen der Regeln, die Spieler vorgeschlagen haben. Nimm so viele, wie du magst.
home-variants-search = Varianten durchsuchen
home-variants-none = Keine wählen
home-variants-random = Dazu durch Zufall
home-variants-random-count = { $count ->
    [0] keine
    [one] eine weitere
   *[other] { $count } weitere
}
home-variants-not-found = Keine Variante enthält diese Wörter. Versuche es mit weniger.
home-variants-beats = Geht vor, wo auch gewählt ist: „{ $others }“.
home-variants-beaten = „{ $others }“ geht vor, darum ändert diese nichts.
home-variants-start = Zu Beginn
home-variants-sieges = Belagerungen und Sieg
home-variants-raids = Überfälle und Hinterhalte
home-variants-reserve = Reserve und verlorene Orte
home-variants-deck = Karten und Geld
home-variants-governor = Der Gouverneur
home-variants-other = Andere
home-scenario = Szenario
home-scenario-first = { $side ->
    [british] { $count ->
        [one] Die Briten beginnen, mit einer Aktion im ersten Zug.
       *[other] Die Briten beginnen, mit { $count } Aktionen im ersten Zug.
    }
   *[french] { $count ->
        [one] Die Franzosen beginnen, mit einer Aktion im ersten Zug.
       *[other] Die Franzosen beginnen, mit { $count } Aktionen im ersten Zug.
    }
}
home-scenario-rules = Regeln: { $rules }.
home-scenario-where = Wer zu Beginn wo ist
home-scenario-piece = { $piece ->
    [town] { $fortified ->
        [yes] Stadt, befestigt
       *[no] Stadt
    }
   *[village] { $fortified ->
        [yes] Dorf, befestigt
       *[no] Dorf
    }
}
home-watched = Alle dürfen zusehen
home-watched-about = Das Spiel steht in der Liste, solange es läuft. Die Hände bleiben verborgen, bis es aus ist.
home-wish = { $opponent ->
    [bot] { $side ->
        [british] Du spielst die Briten gegen den { $level }. { $rules }.
        [french] Du spielst die Franzosen gegen den { $level }. { $rules }.
       *[random] Du spielst eine zufällige Seite gegen den { $level }. { $rules }.
    }
    [link] { $side ->
        [british] Du spielst die Briten und verschickst einen Link. { $rules }.
        [french] Du spielst die Franzosen und verschickst einen Link. { $rules }.
        [opponent] Wer deinen Link öffnet, wählt die Seite. { $rules }.
       *[random] Du spielst eine zufällige Seite und verschickst einen Link. { $rules }.
    }
   *[anyone] { $side ->
        [british] Du spielst die Briten gegen alle, die mögen. { $rules }.
        [french] Du spielst die Franzosen gegen alle, die mögen. { $rules }.
        [opponent] Wer beitritt, wählt die Seite. { $rules }.
       *[random] Du spielst eine zufällige Seite gegen alle, die mögen. { $rules }.
    }
}
home-set-up = Spiel anlegen

home-go-on = Weiter gegen { $name }, Zug { $turn }
home-own = Deine Spiele auf diesem Gerät
home-own-game = Spiel { $game }
home-own-against = Gegen { $name }
home-own-waiting = Noch kein Gegner
home-own-yours = { $asked ->
    [yes] Du entscheidest
   *[no] Du bist am Zug
}
home-own-theirs = Die andere Seite entscheidet
home-own-open = Wartet auf einen Gegner
home-own-over = { $won ->
    [yes] Beendet: Du hast gewonnen
   *[no] Beendet: Du hast verloren
}
home-own-aborted = Abgesagt
home-own-lost = Nicht mehr auf diesem Server
home-own-unknown = …
home-own-all = { $count ->
    [one] Das eine Spiel zeigen
   *[other] Alle { $count } Spiele zeigen
}
home-own-forget = Dieses Spiel vergessen: { $game }
home-own-keep = Behalten
home-turn = Zug { $turn }

home-link = Per Link beitreten
home-link-about = Hat dir jemand einen Link geschickt? Öffne ihn oder füge ihn hier ein.
home-link-field = …/game/…#join=…
home-link-go = Los
home-link-wrong = Das ist kein Link zu einem Spiel. Er sollte so aussehen: …/game/NAME#join=GEHEIMNIS
home-link-unknown = Zu diesem Link gibt es kein Spiel. Prüfe, ob er vollständig ist; er sollte so aussehen: …/game/NAME#join=GEHEIMNIS

home-open = Offene Spiele
home-open-none = Im Moment wartet niemand auf einen Gegner. Lege ein Spiel für alle an und mach den Anfang.
home-open-side = { $side ->
    [british] Du würdest die Briten spielen.
   *[french] Du würdest die Franzosen spielen.
}
home-open-choose = Du wählst die Seite.
home-open-from = { $decider ->
    [british] Geht von einer Stellung aus: Zug { $turn }, als Nächste entscheiden die Briten.
   *[french] Geht von einer Stellung aus: Zug { $turn }, als Nächste entscheiden die Franzosen.
}
home-open-points = Punkte: Briten { $british }, Franzosen { $french }
home-open-seen = Wer einlädt, hat alle Karten gesehen.
home-open-look = Stellung ansehen
home-open-join = { $side ->
    [british] Als Briten beitreten
   *[french] Als Franzosen beitreten
}
home-playing = Spiele zum Zusehen
home-playing-none = Im Moment wird kein öffentliches Spiel gespielt.
home-playing-names = { $one } gegen { $other }
home-playing-bot = { $name } (Computer)
home-all = { $count ->
    [one] Das eine Spiel zeigen
   *[other] Alle { $count } zeigen
}

home-import = Aufzeichnung einlesen
home-import-about = Ein beendetes Spiel, als Spieldatei oder JSON, zum Nachspielen und Weiterspielen. Alle, die den Link haben, können es sehen.
home-import-file = Datei wählen …
home-import-text = Oder füge den Text ein
home-import-do = Einlesen
