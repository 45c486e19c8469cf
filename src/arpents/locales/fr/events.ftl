## The chronicle: one line for each thing that happens. Three places take an elision: d’Albany, but de Boston.

# Who: the sides, or "they" where the line before has just named the side.
who = { $who ->
    [british] Les Anglais
    [french] Les Français
   *[they] Ils
}

# The side within a sentence.
side-name = { $side ->
    [british] les Anglais
   *[french] les Français
}

event-turn-began = { $side ->
    [british] Tour { $turn } : aux Anglais de jouer.
   *[french] Tour { $turn } : aux Français de jouer.
}
event-money-changed = { $gained ->
    [yes] { $amount ->
        [one] { who } encaissent { $amount } pièce.
       *[other] { who } encaissent { $amount } pièces.
    }
   *[no] { $who ->
        [british] { $amount ->
            [one] Il en coûte { $amount } pièce aux Anglais.
           *[other] Il en coûte { $amount } pièces aux Anglais.
        }
        [french] { $amount ->
            [one] Il en coûte { $amount } pièce aux Français.
           *[other] Il en coûte { $amount } pièces aux Français.
        }
       *[they] { $amount ->
            [one] Il leur en coûte { $amount } pièce.
           *[other] Il leur en coûte { $amount } pièces.
        }
    }
}
event-cards-taken = { who } reçoivent la carte { $cards }.
event-cards-returned = { who } rendent { $cards } au marché.
event-cards-retrieved = { who } prennent { $cards } en main.
event-cards-drawn = { who } piochent { $cards }.
event-cards-drawn-unseen = { $count ->
    [one] { who } piochent une carte.
   *[other] { who } piochent { $count } cartes.
}
event-deck-rebuilt = { $count ->
    [one] { who } font de leur seule carte défaussée une nouvelle pioche.
   *[other] { who } mélangent { $count } cartes défaussées en une nouvelle pioche.
}
event-siege-moved = Le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    } en est à { $marker }.
event-siege-ended = { $attack ->
    [yes] { who } remportent le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
   *[no] { who } conservent { $place } : le siège est levé.
}
# After a raid, what is left of a village is told; whether a village takes the place of a town is not in the event.
event-piece-captured = { $piece ->
    [town] { who } capturent la ville { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
   *[village] { who } capturent le village { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }{ $raid ->
        [yes] {" "}; le lieu est désormais neutre.
       *[no] .
    }
}
event-place-abandoned = { who } abandonnent { $place }.
event-card-converted = { who } rallient { $cards }.
event-hand-shown = { $count ->
    [0] { who } montrent une main vide.
   *[other] { who } montrent leur main : { $cards }.
}
event-game-ended = La partie est finie : { side-name } l’emportent. { $why }

## What a side does, by verb

event-acted-settle = { who } colonisent { $place } avec { $cards }.
event-acted-develop = { who } développent { $place } en ville avec { $cards }.
event-acted-fortify = { who } fortifient { $place } avec { $cards }.
event-acted-besiege = { who } assiègent { $place } avec { $cards }.
event-acted-reinforce = { who } envoient { $cards } au siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
event-acted-military-leader = { who } envoient leur { card-military-leader } au siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
# The role is that of whoever withdraws, unknown where the end of the siege is not told.
event-acted-withdraw = { $role ->
    [defender] { $count ->
        [0] { who } capitulent à { $place }.
       *[other] { who } capitulent à { $place } et y perdent { $cards }.
    }
    [attacker] { $count ->
        [0] { who } lèvent le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
       *[other] { who } lèvent le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    } et y perdent { $cards }.
    }
   *[unknown] { $count ->
        [0] { who } renoncent à se battre pour { $place }.
       *[other] { who } renoncent à se battre pour { $place } et y perdent { $cards }.
    }
}
event-acted-raid = { who } lancent un raid sur { $place } avec { $cards }.
event-acted-ambush = { who } tendent une embuscade avec { $cards }.
event-acted-convert = { who } envoient { $cards } rallier des Amérindiens.
event-acted-take-money = { who } prennent de l’argent avec { $cards }.
event-acted-merchant = { who } commercent par mer avec { $cards }.
event-acted-trader = { who } vendent des fourrures avec { $cards }.
event-acted-piracy = { who } se livrent à la piraterie avec { $cards }.
event-acted-draft = { who } prennent { $cards } au marché.
event-acted-discard = { who } défaussent { $cards }.
event-acted-reserve = { who } mettent { $cards } en réserve.
event-acted-retrieve = { who } récupèrent leur réserve.
event-acted-governor = { who } font renvoyer { $cards } au marché par le { card-governor }.
event-acted-intendant = { who } font reprendre { $cards } dans la défausse par l’{ card-intendant }.
event-acted-home-support = { who } font appel au { card-home-support }.
event-acted-pass = { who } passent une action.
event-acted-end-turn = { who } terminent leur tour.
event-acted-block = { who } bloquent avec { $cards }.
event-acted-do-not-block = { who } ne bloquent pas.
event-acted-lose = { who } perdent { $cards } : de la main au marché.
event-acted-lose-from-reserve = { who } perdent { $cards } : de la réserve au marché.
event-acted-give = { who } cèdent { $cards } de leur main.
event-acted-give-from-reserve = { who } cèdent { $cards } de leur réserve.
event-acted-show-hand = { who } n’ont rien à perdre.
event-acted-give-up = { who } sacrifient { $cards } après le siège.
event-acted-occupy = { $count ->
    [0] { who } placent un village à { $place }.
   *[other] { who } placent un village à { $place } avec { $cards }.
}
event-acted-sell-fur = { who } vendent une fourrure avec { $cards }.
event-acted-drop = { who } se débarrassent de la carte { $cards }.
event-acted-lose-from-siege = { who } perdent { $cards } : du siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    } au marché.
event-acted-redraw = { who } échangent { $cards }.
event-acted-keep = { who } gardent leur main.
event-acted-forfeit = { who } abandonnent { $cards }, faute d’argent.
event-acted-begin-with = { who } commencent avec { $cards } dans leur paquet.
event-acted-leave = { who } n’occupent pas { $place }.

## Why a game is over

reason-unfinished = Elle n’est pas terminée.
reason-home-taken = Une ville sans laquelle la guerre est perdue est tombée.
reason-home-settled = Une ville ennemie désertée a été colonisée.
reason-villages = Un camp n’a plus de village en stock.
reason-towns = Un camp n’a plus de ville en stock.
reason-captures = Les pions capturés valent 12 points ou plus.
reason-conceded = { $winner ->
    [british] Les Français abandonnent.
   *[french] Les Anglais abandonnent.
}
reason-stopped = La partie a été arrêtée, et les points décident.
reason-fort-duquesne = Les Français ont pris Fort Duquesne.
