## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = Come può finire la partita

# News for which a phone has no room
play-more-news =
    { $count ->
        [one] un’altra
       *[other] altre { $count }
    }

# To take back more than the last step
play-take-back-sure = { $way ->
    [answer] Tornare alla tua ultima risposta?
   *[turn] Tornare al tuo ultimo turno?
}
play-take-back-about = { $way ->
    [answer] Annulla tutto ciò che il computer ha fatto da allora, e la tua ultima risposta:
   *[turn] Annulla tutto ciò che il computer ha fatto da allora, e ciò che hai fatto per ultimo:
}

# Talk
talk-title = Chat
talk-say = Di’ qualcosa
talk-send = Invia
talk-mute = Nascondi ciò che dice l’altra fazione
talk-gone = (non più conservato)
talk-empty = Nessuno ha detto nulla.

# Automatic answers
presets-title = Risposte automatiche
presets-about = { $bot ->
    [yes] Risposte date per te nel turno del computer, senza che ti venga chiesto.
   *[no] Risposte date per te nel turno dell’altra fazione, perché nessuno debba aspettare. Le vedi solo tu.
}
presets-delay = Rispondi dopo qualche secondo, come a mano
presets-delay-about = Una risposta immediata può mostrare che era decisa in anticipo.
presets-raids = Quando subisci una razzia
presets-ambushes = Quando subisci un’imboscata
presets-losing = Una carta persa in un’imboscata
presets-giving = Una carta ceduta a chi converte
presets-giving-up = Una carta sacrificata dopo un assedio perso
presets-occupying = Un luogo che hai preso
presets-forfeiting = Carte perse per un nuovo mazzo
presets-exchange = Una carta cambiata dopo un assedio
presets-ask = Chiedimelo
presets-never = Non bloccare mai
presets-block = Blocca con la prima di queste carte
presets-list = La prima di queste carte
presets-occupy = Piazza un villaggio con la prima di queste carte
presets-leave = Lascialo neutrale
presets-keep = Tieni la mia mano
presets-any = prendine un’altra qualsiasi
presets-otherwise = Se non ne ho nessuna
presets-otherwise-ask = chiedimelo
presets-otherwise-never = non bloccare
presets-otherwise-leave = lascialo neutrale
presets-first = Di preferenza
presets-add = Aggiungi una carta
presets-remove = Togli { $card }
presets-earlier = Porta { $card } in testa
presets-save = Salva
presets-saved = Salvato.
presets-zone-hand = dalla mano
presets-zone-reserve = dalla riserva
presets-zone-siege = da un assedio

# More: the seat, the end, and afterwards
more-seat = Il tuo posto su un altro dispositivo
more-seat-about = Chi ha questo link può giocare per te: tienilo segreto.
more-concede = Arrenditi
more-concede-sure = Vuoi arrenderti? L’altra fazione vince subito.
more-concede-yes = Sì, mi arrendo
more-claim = Reclama la vittoria
more-claim-about = Se l’altra fazione non gioca da molto tempo, puoi reclamare la vittoria.
more-claim-from = Se l’altra fazione non ha mosso entro { $when }, potrai reclamare la vittoria.
more-decide-by = Fai entro { $when } qualcosa che l’altra fazione veda, come finire il turno. Dopo potrà reclamare la vittoria.
more-record = La registrazione della partita
more-home = Home

# Perché una carta o un luogo non si può scegliere
why-over = La partita è finita.
why-not-yours = { $side ->
    [british] Ora decidono gli Inglesi; a te non è chiesto nulla.
   *[french] Ora decidono i Francesi; a te non è chiesto nulla.
}
why-card = Con { $card } ora non si può fare nulla.
why-card-with = { $card } non va con ciò che hai scelto. Ricomincia per scegliere solo questa carta.
why-card-verb = { $card } qui non serve.
why-card-lacks = { $what ->
    [coins] { $card } non mostra monete.
    [furs] { $card } non mostra pellicce.
    [settler] { $card } non mostra un colono.
    [strength] { $card } non ha forza militare.
    [raid] Con { $card } non si fanno razzie.
   *[way] { $card } non porta a { $place } e non ha nulla di ciò che serve per andarci.
}
why-card-answer = { $card } non risponde alla domanda.
why-card-actions = Non ti restano azioni per { $card }.
why-draft = Ora non si può acquisire { $card }.
why-card-cost = { $card } costa { $cost }, e tu hai { $money }.
why-discard-cost = Scartare una carta è gratis, ogni altra costa 1, e tu hai { $money }.
why-draft-cost = { $card } costa { $cost }, e tu hai { $money }.
why-reserve = Ora non puoi recuperare la riserva.
why-reserve-cost = La riserva si recupera tutta insieme, per 1 denaro a carta: costa { $cost }, e tu hai { $money }.
why-draft-actions = Non ti restano azioni per acquisire { $card }.
why-place-with = Ciò che hai scelto non va con { $place }. Ricomincia per scegliere questo luogo.
why-place-answer = { $place } non risponde alla domanda.
why-place-actions = Non ti restano azioni per { $place }.
why-place-own = Con le carte in mano non puoi né sviluppare né fortificare { $place }.
why-place-enemy = Con le carte in mano non puoi assediare { $place } né farvi una razzia.
why-place-walled = { $place } ha una fortificazione: nessuno può farvi una razzia, e le carte in mano non bastano per assediarla.
why-place-far = Nessuna carta utilizzabile della tua mano porta a { $place }.
why-place-lacks = Una carta della tua mano porta a { $place }, ma manca altro: un trasporto, un colono o denaro.
why-leads = { $card } porta a { $place }, ma manca ancora: { $list }.
why-needed = { $card } serve per questo. Per altro, ricomincia.
why-itself = { $verb ->
    [home-support] Il tuo mazzo è vuoto: { $card } ora non pesca nulla.
    [military-leader] { $card }: nessun assedio in corso a cui la carta possa unirsi.
    [intendant] Gli scarti sono vuoti: { $card } ora non recupera nulla.
    [governor] { $card }: non hai altre carte in mano da rimettere.
    [trader] Nessuna carta utilizzabile mostra pellicce: { $card } ora non vende nulla.
   *[cost] Non puoi pagare { $card }: hai { $money }.
}
why-verb = { $verb ->
    [reinforce] Nessuna carta in mano può andare all’assedio.
    [leader] All’assedio può andare solo il Capo militare, e non costa un’azione: scegli la sua carta.
    [no-siege] Non c’è alcun assedio in corso.
    [settle] Con le carte in mano non si colonizza nulla: ne serve una che porti a un luogo libero, la barca, il carro o la nave per il viaggio e spesso un colono.
    [develop] Con le carte in mano non si sviluppa nulla: serve la carta di un tuo villaggio e un colono.
    [besiege] Con le carte in mano non si assedia nulla: ne serve una che porti a un luogo nemico, la barca, il carro o la nave per il viaggio e una con forza.
    [take-money] Nessuna carta utilizzabile mostra monete.
    [villages] Non hai più villaggi nella scorta.
    [towns] Non hai più città nella scorta.
    [siege] Assedi già { $place }: un solo assedio alla volta.
    [must-wait] Non puoi ancora assediare: attendi che i francesi inizino un assedio, o abbi 25 punti.
    [merchant] Ti mancano carte utilizzabili per il mercante: servono una nave e una o due carte con monete.
    [reserve] Nessuna carta in mano può andare in riserva.
    [discard] Non hai carte da scartare.
   *[draft] Nessuna carta offerta costa { $money } o meno.
}
