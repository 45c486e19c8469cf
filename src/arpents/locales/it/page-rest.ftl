## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = Come può finire la partita

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
