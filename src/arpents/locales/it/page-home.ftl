## The first page

home-subtitle = Gran Bretagna e Francia si contendono un continente: un gioco per due
home-play = Gioca subito
home-play-against = contro il { $level }
home-name = Il tuo nome
home-side = Giochi con
home-side-random = Una fazione a caso
home-side-british = Inglesi
home-side-french = Francesi
home-side-opponent = Sceglie l’avversario

home-new = Una nuova partita
home-opponent = Contro
home-opponent-bot = Il computer
home-opponent-bot-about = La partita comincia subito.
home-opponent-link = Un amico, con un link
home-opponent-link-about = Ricevi un link da mandare. La partita comincia quando il tuo amico lo apre, e può durare giorni.
home-opponent-anyone = Chiunque
home-opponent-anyone-about = La partita resta elencata in questa pagina finché qualcuno non si unisce.
home-level = Livello
home-strategy = O una strategia
home-rules = Regole
home-rules-rule-set = Preparazione consueta
home-rules-scenario = Scenario
home-rule-set = Regolamento
home-rule-set-differs = Diversamente dalla seconda edizione:
home-rule-set-same = Tutto il resto, a parole
home-rule-set-settings = Che cosa stabilisce, a parole
home-variants = Varianti
home-variants-chosen = { $count ->
    [0] nessuna scelta
    [one] una scelta
   *[other] { $count } scelte
}
home-variants-about = Modifiche alle regole proposte dai giocatori. Scegline quante ne vuoi.
home-variants-search = Cerca tra le varianti
home-variants-none = Nessuna variante
home-variants-random = E a caso
home-variants-random-count = { $count ->
    [0] nessuna
    [one] un’altra
   *[other] altre { $count }
}
home-variants-not-found = Nessuna variante ha queste parole. Prova con meno.
home-variants-beats = Se sono scelte entrambe, prevale su «{ $others }».
home-variants-beaten = «{ $others }» prevale su questa, che quindi non cambia nulla.
home-variants-start = All’inizio
home-variants-sieges = Assedi e vittoria
home-variants-raids = Razzie e imboscate
home-variants-reserve = Riserva e luoghi perduti
home-variants-deck = Mazzo e denaro
home-variants-governor = Il Governatore
home-variants-other = Altre
home-scenario = Scenario
home-scenario-first = { $side ->
    [british] { $count ->
        [one] Cominciano gli Inglesi, con una sola azione nel primo turno.
       *[other] Cominciano gli Inglesi, con { $count } azioni nel primo turno.
    }
   *[french] { $count ->
        [one] Cominciano i Francesi, con una sola azione nel primo turno.
       *[other] Cominciano i Francesi, con { $count } azioni nel primo turno.
    }
}
home-scenario-rules = Regole: { $rules }.
home-scenario-where = Chi è dove all’inizio
home-scenario-piece = { $piece ->
    [town] { $fortified ->
        [yes] città fortificata
       *[no] città
    }
   *[village] { $fortified ->
        [yes] villaggio fortificato
       *[no] villaggio
    }
}
home-watched = Tutti possono guardare
home-watched-about = La partita è elencata mentre si gioca. Le mani restano nascoste fino alla fine.
home-wish = { $opponent ->
    [bot] { $side ->
        [british] Giochi con gli Inglesi contro il { $level }. { $rules }.
        [french] Giochi con i Francesi contro il { $level }. { $rules }.
       *[random] Giochi con una fazione a caso contro il { $level }. { $rules }.
    }
    [link] { $side ->
        [british] Giochi con gli Inglesi contro un amico. { $rules }.
        [french] Giochi con i Francesi contro un amico. { $rules }.
        [opponent] Il tuo amico sceglie la fazione. { $rules }.
       *[random] Giochi con una fazione a caso contro un amico. { $rules }.
    }
   *[anyone] { $side ->
        [british] Giochi con gli Inglesi contro chi si unisce. { $rules }.
        [french] Giochi con i Francesi contro chi si unisce. { $rules }.
        [opponent] Chi si unisce sceglie la fazione. { $rules }.
       *[random] Giochi con una fazione a caso contro chi si unisce. { $rules }.
    }
}
home-set-up = Prepara la partita

home-go-on = Riprendi contro { $name }, turno { $turn }
home-own = Le tue partite su questo dispositivo
home-own-game = Partita { $game }
home-own-against = Contro { $name }
home-own-waiting = Ancora nessun avversario
home-own-yours = { $asked ->
    [yes] Decidi tu
   *[no] Tocca a te
}
home-own-theirs = Decide l’altra fazione
home-own-open = In attesa di un avversario
home-own-over = { $won ->
    [yes] Finita: hai vinto
   *[no] Finita: hai perso
}
home-own-aborted = Annullata
home-own-lost = Non è più su questo server
home-own-unknown = …
home-own-all = { $count ->
    [one] Mostra l’unica partita
   *[other] Mostra tutte le { $count } partite
}
home-own-forget = Dimentica questa partita: { $game }
home-own-keep = Tienila
home-turn = Turno { $turn }

home-link = Unisciti con un link
home-link-about = Qualcuno ti ha mandato un link? Aprilo, o incollalo qui.
home-link-field = …/game/…#join=…
home-link-go = Vai
home-link-wrong = Questo non è il link di una partita. Dovrebbe essere così: …/game/NOME#join=SEGRETO
home-link-unknown = A questo link non c’è nessuna partita. Controlla che sia completo: dovrebbe essere così: …/game/NOME#join=SEGRETO

home-open = Partite aperte
home-open-none = In questo momento nessuno aspetta un avversario. Prepara una partita contro chiunque: qualcuno arriverà.
home-open-side = { $side ->
    [british] Giocheresti con gli Inglesi.
   *[french] Giocheresti con i Francesi.
}
home-open-choose = La fazione la scegli tu.
home-open-from = { $decider ->
    [british] Riprende da una posizione: turno { $turn }, decidono gli Inglesi.
   *[french] Riprende da una posizione: turno { $turn }, decidono i Francesi.
}
home-open-points = Punti: Inglesi { $british }, Francesi { $french }
home-open-seen = Chi invita ha visto tutte le carte.
home-open-look = Guarda la posizione
home-open-join = { $side ->
    [british] Unisciti con gli Inglesi
   *[french] Unisciti con i Francesi
}
home-playing = Partite da guardare
home-playing-none = In questo momento non si gioca nessuna partita pubblica.
home-playing-names = { $one } contro { $other }
home-playing-bot = { $name } (computer)
home-all = { $count ->
    [one] Mostra l’unica partita
   *[other] Mostrale tutte ({ $count })
}

home-import = Importa una registrazione
home-import-about = Una partita finita, come file di gioco o JSON, da rivedere e da riprendere. Chiunque ne abbia il link può vederla.
home-import-file = Scegli un file…
home-import-text = O incolla il testo
home-import-do = Importa
