## The chronicle: one line for each thing that happens.
## Italian has no "they" before its verbs: where the side has just been named, the verb itself begins the line.

# Who: the sides by name. The lines below choose for themselves, for the sake of the capital letter.
who = { $who ->
    [british] Gli Inglesi
    [french] I Francesi
   *[they] Loro
}

# The side within a sentence.
side-name = { $side ->
    [british] gli Inglesi
   *[french] i Francesi
}

event-turn-began = { $side ->
    [british] Turno { $turn }: tocca agli Inglesi.
   *[french] Turno { $turn }: tocca ai Francesi.
}
event-money-changed = { $gained ->
    [yes] { $who ->
        [british] Gli Inglesi incassano
        [french] I Francesi incassano
       *[they] Incassano
    } { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }.
   *[no] { $who ->
        [british] Gli Inglesi pagano
        [french] I Francesi pagano
       *[they] Pagano
    } { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }.
}
event-cards-taken = { $who ->
    [british] Gli Inglesi ricevono
    [french] I Francesi ricevono
   *[they] Ricevono
} la carta { $cards }.
event-cards-returned = { $who ->
    [british] Gli Inglesi rimettono
    [french] I Francesi rimettono
   *[they] Rimettono
} nel mercato { $cards }.
event-cards-retrieved = { $who ->
    [british] Gli Inglesi prendono
    [french] I Francesi prendono
   *[they] Prendono
} in mano { $cards }.
event-cards-drawn = { $who ->
    [british] Gli Inglesi pescano
    [french] I Francesi pescano
   *[they] Pescano
} { $cards }.
event-cards-drawn-unseen = { $who ->
    [british] Gli Inglesi pescano
    [french] I Francesi pescano
   *[they] Pescano
} { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-deck-rebuilt = { $count ->
    [one] { $who ->
        [british] Gli Inglesi fanno
        [french] I Francesi fanno
       *[they] Fanno
    } della loro unica carta scartata il nuovo mazzo.
   *[other] { $who ->
        [british] Gli Inglesi mescolano
        [french] I Francesi mescolano
       *[they] Mescolano
    } { $count } carte scartate in un nuovo mazzo.
}
event-siege-moved = L’assedio di { $place } è a { $marker }.
event-siege-ended = { $attack ->
    [yes] { $who ->
        [british] Gli Inglesi vincono
        [french] I Francesi vincono
       *[they] Vincono
    } l’assedio di { $place }.
   *[no] { $who ->
        [british] Gli Inglesi conservano
        [french] I Francesi conservano
       *[they] Conservano
    } { $place }: l’assedio è finito.
}
# After a raid, what is left of a village is told; whether a village takes the place of a town is not in the event.
event-piece-captured = { $who ->
    [british] Gli Inglesi catturano
    [french] I Francesi catturano
   *[they] Catturano
} { $piece ->
        [town] la città di { $place }.
       *[village] il villaggio di { $place }{ $raid ->
            [yes] ; il luogo è ora neutrale.
           *[no] .
        }
    }
event-place-abandoned = { $who ->
    [british] Gli Inglesi abbandonano
    [french] I Francesi abbandonano
   *[they] Abbandonano
} { $place }.
event-card-converted = { $who ->
    [british] Gli Inglesi portano
    [french] I Francesi portano
   *[they] Portano
} dalla loro parte { $cards }.
event-hand-shown = { $who ->
    [british] Gli Inglesi mostrano
    [french] I Francesi mostrano
   *[they] Mostrano
} { $count ->
        [0] una mano vuota.
       *[other] la mano: { $cards }.
    }
event-game-ended = La partita è finita: vincono { side-name }. { $why }

## What a side does, by verb

event-acted-settle = { $who ->
    [british] Gli Inglesi colonizzano
    [french] I Francesi colonizzano
   *[they] Colonizzano
} { $place } con { $cards }.
event-acted-develop = { $who ->
    [british] Gli Inglesi sviluppano
    [french] I Francesi sviluppano
   *[they] Sviluppano
} { $place } in città con { $cards }.
event-acted-fortify = { $who ->
    [british] Gli Inglesi fortificano
    [french] I Francesi fortificano
   *[they] Fortificano
} { $place } con { $cards }.
event-acted-besiege = { $who ->
    [british] Gli Inglesi assediano
    [french] I Francesi assediano
   *[they] Assediano
} { $place } con { $cards }.
event-acted-reinforce = { $who ->
    [british] Gli Inglesi inviano
    [french] I Francesi inviano
   *[they] Inviano
} { $cards } all’assedio di { $place }.
event-acted-military-leader = { $who ->
    [british] Gli Inglesi inviano
    [french] I Francesi inviano
   *[they] Inviano
} il { card-military-leader } all’assedio di { $place }.
# The role is that of whoever withdraws, unknown where the end of the siege is not told.
event-acted-withdraw = { $role ->
    [defender] { $who ->
        [british] Gli Inglesi cedono
        [french] I Francesi cedono
       *[they] Cedono
    } { $place } al nemico{ $count ->
        [0] .
       *[other] {" "}e perdono { $cards }.
    }
    [attacker] { $who ->
        [british] Gli Inglesi abbandonano
        [french] I Francesi abbandonano
       *[they] Abbandonano
    } l’assedio di { $place }{ $count ->
        [0] .
       *[other] {" "}e perdono { $cards }.
    }
   *[unknown] { $who ->
        [british] Gli Inglesi rinunciano
        [french] I Francesi rinunciano
       *[they] Rinunciano
    } a combattere per { $place }{ $count ->
        [0] .
       *[other] {" "}e perdono { $cards }.
    }
}
event-acted-raid = { $who ->
    [british] Gli Inglesi razziano
    [french] I Francesi razziano
   *[they] Razziano
} { $place } con { $cards }.
event-acted-ambush = { $who ->
    [british] Gli Inglesi tendono
    [french] I Francesi tendono
   *[they] Tendono
} un’imboscata con { $cards }.
event-acted-convert = { $who ->
    [british] Gli Inglesi inviano
    [french] I Francesi inviano
   *[they] Inviano
} { $cards } a convertire Nativi americani.
event-acted-take-money = { $who ->
    [british] Gli Inglesi prendono
    [french] I Francesi prendono
   *[they] Prendono
} denaro con { $cards }.
event-acted-merchant = { $who ->
    [british] Gli Inglesi commerciano
    [french] I Francesi commerciano
   *[they] Commerciano
} per mare con { $cards }.
event-acted-trader = { $who ->
    [british] Gli Inglesi vendono
    [french] I Francesi vendono
   *[they] Vendono
} pellicce con { $cards }.
event-acted-piracy = { $who ->
    [british] Gli Inglesi si danno
    [french] I Francesi si danno
   *[they] Si danno
} alla pirateria con { $cards }.
event-acted-draft = { $who ->
    [british] Gli Inglesi acquisiscono
    [french] I Francesi acquisiscono
   *[they] Acquisiscono
} la carta { $cards }.
event-acted-discard = { $who ->
    [british] Gli Inglesi scartano
    [french] I Francesi scartano
   *[they] Scartano
} { $cards }.
event-acted-reserve = { $who ->
    [british] Gli Inglesi mettono
    [french] I Francesi mettono
   *[they] Mettono
} in riserva { $cards }.
event-acted-retrieve = { $who ->
    [british] Gli Inglesi recuperano
    [french] I Francesi recuperano
   *[they] Recuperano
} la riserva.
event-acted-governor = { $who ->
    [british] Gli Inglesi rimettono
    [french] I Francesi rimettono
   *[they] Rimettono
} nel mercato { $cards } con il { card-governor }.
event-acted-intendant = { $who ->
    [british] Gli Inglesi riprendono
    [french] I Francesi riprendono
   *[they] Riprendono
} { $cards } dagli scarti con l’{ card-intendant }.
event-acted-home-support = { $who ->
    [british] Gli Inglesi ricorrono
    [french] I Francesi ricorrono
   *[they] Ricorrono
} al { card-home-support }.
event-acted-pass = { $who ->
    [british] Gli Inglesi passano
    [french] I Francesi passano
   *[they] Passano
} un’azione.
event-acted-end-turn = { $who ->
    [british] Gli Inglesi concludono
    [french] I Francesi concludono
   *[they] Concludono
} il turno.
event-acted-block = { $who ->
    [british] Gli Inglesi bloccano
    [french] I Francesi bloccano
   *[they] Bloccano
} con { $cards }.
event-acted-do-not-block = { $who ->
    [british] Gli Inglesi non bloccano
    [french] I Francesi non bloccano
   *[they] Non bloccano
}.
event-acted-lose = { $who ->
    [british] Gli Inglesi perdono
    [french] I Francesi perdono
   *[they] Perdono
} { $cards }, dalla mano al mercato.
event-acted-lose-from-reserve = { $who ->
    [british] Gli Inglesi perdono
    [french] I Francesi perdono
   *[they] Perdono
} { $cards }, dalla riserva al mercato.
event-acted-give = { $who ->
    [british] Gli Inglesi cedono
    [french] I Francesi cedono
   *[they] Cedono
} { $cards } dalla mano.
event-acted-give-from-reserve = { $who ->
    [british] Gli Inglesi cedono
    [french] I Francesi cedono
   *[they] Cedono
} { $cards } dalla riserva.
event-acted-show-hand = { $who ->
    [british] Gli Inglesi non hanno
    [french] I Francesi non hanno
   *[they] Non hanno
} nulla da perdere.
event-acted-give-up = { $who ->
    [british] Gli Inglesi sacrificano
    [french] I Francesi sacrificano
   *[they] Sacrificano
} { $cards } dopo l’assedio.
event-acted-occupy = { $who ->
    [british] Gli Inglesi occupano
    [french] I Francesi occupano
   *[they] Occupano
} { $place } con un villaggio{ $count ->
        [0] .
       *[other] , giocando { $cards }.
    }
event-acted-sell-fur = { $who ->
    [british] Gli Inglesi vendono
    [french] I Francesi vendono
   *[they] Vendono
} una pelliccia con { $cards }.
event-acted-drop = { $who ->
    [british] Gli Inglesi si liberano
    [french] I Francesi si liberano
   *[they] Si liberano
} di { $cards }.
event-acted-lose-from-siege = { $who ->
    [british] Gli Inglesi perdono
    [french] I Francesi perdono
   *[they] Perdono
} { $cards }, dall’assedio di { $place } al mercato.
event-acted-redraw = { $who ->
    [british] Gli Inglesi cambiano
    [french] I Francesi cambiano
   *[they] Cambiano
} { $cards }.
event-acted-keep = { $who ->
    [british] Gli Inglesi tengono
    [french] I Francesi tengono
   *[they] Tengono
} la mano che hanno.
event-acted-forfeit = { $who ->
    [british] Gli Inglesi perdono
    [french] I Francesi perdono
   *[they] Perdono
} { $cards } per mancanza di denaro.
event-acted-begin-with = { $who ->
    [british] Gli Inglesi iniziano
    [french] I Francesi iniziano
   *[they] Iniziano
} con { $cards } nel mazzo.
event-acted-leave = { $who ->
    [british] Gli Inglesi lasciano
    [french] I Francesi lasciano
   *[they] Lasciano
} neutrale { $place }.

## Why a game is over

reason-unfinished = Non è terminata.
reason-home-taken = È caduta una città senza la quale la guerra è perduta.
reason-home-settled = Una città nemica abbandonata è stata colonizzata.
reason-villages = Una fazione non ha più villaggi nella scorta.
reason-towns = Una fazione non ha più città nella scorta.
reason-captures = I pezzi catturati valgono 12 punti o più.
reason-conceded = { $winner ->
    [british] I Francesi si arrendono.
   *[french] Gli Inglesi si arrendono.
}
reason-stopped = La partita è stata interrotta e decidono i punti.
reason-fort-duquesne = I Francesi hanno preso Fort Duquesne.
