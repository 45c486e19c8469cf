## The rules for players, numbered as in docs/rules.md: one message for each numbered paragraph, each on one line.
## Within a message:
##   *words*                     are stressed;
##   [[place-boston]]            is a place: the page shows its name, and where it lies on the map;
##   [[card-governor]]           is a card (also a location card: [[card-louisbourg]]), shown as it is printed;
##   [[symbol-ship]]             is a symbol on a card;
##   [[rule-7-2]]                is a link to another rule, by its number;
##   [[card-governor|governors]] shows other words than the name: plurals, cases, capital letters.
## Every language refers to the same things in the same paragraph.

## The game in two minutes

rulebook-brief-1 = Two powers want the same continent. The *British* hold towns along the coast and have money to spare; the *French* hold the great river, know the forest, and are few. You play one of them, against the other.
rulebook-brief-2 = Everything you do, you do with *cards*. You begin with a small deck: mostly the places you hold. On your turn you take *two actions*, each by playing cards from your hand; then you draw back up to five. When your deck runs out, your discards become your deck again, so every card you add will come back to you, and so will every card you wish you had not added.
rulebook-brief-3 = To *settle* a place, play a location card that leads there, a card with the right way to travel ([[symbol-bateaux]], [[symbol-wagon]] or [[symbol-ship]]), and perhaps a [[symbol-settler]]. You put a village there and gain its card. Later you can make the village a *town*, which counts double.
rulebook-brief-4 = To attack, *besiege*: commit soldiers to an enemy place, one card after another, while the enemy does the same. Whoever is clearly ahead when their turn begins has won. Or be quick and cruel: *raid* what lies undefended, and *ambush* the soldiers in your enemy’s hand.
rulebook-brief-5 = Soldiers, ships and helpers are *drafted* for money. Coins on your location cards, merchant ships and furs bring it in.
rulebook-brief-6 = The British win at once if they take [[place-quebec]]; the French, if they take [[place-boston]] or [[place-new-york]]. Otherwise the game ends when a side has placed all its villages or all its towns, or has captured enough, and the *points* decide.

## 1. What there is

rulebook-section-1 = What there is
rule-1-1 = There are two sides, the British and the French. The British take the first turn.
rule-1-2 = The board has 36 places, called *locations*. A location is neutral, or it is controlled by the side that has a *village* or a *town* there: one piece, never both. It may also hold one *fortification*.
rule-1-3 = The British have 18 villages and 12 towns, the French 18 villages and 9 towns; the 12 fortifications are shared. What is not on the board is in *stock*, except for pieces that the enemy has captured: those never come back.
rule-1-4 = Each card belongs to a side or is neutral, and is in one place only: in a hand, a reserve, a draw deck or a discard pile, committed to a siege, or in the *market*. The market has three parts: the location cards you can still gain, the empire cards you can still draft, and the neutral cards, which both sides can draft.
rule-1-5 = Everything is open to both sides, except what is in the enemy’s hand and the order of a draw deck. You may look at the board, all money, stocks and captured pieces, reserves, discard piles, committed cards, the market, and the log of the game, and you may know how many cards each hand and deck has. Since you saw each card join the enemy’s deck, you also know which cards are in hand and deck *together*; only how they are divided is hidden.
rule-1-5-1 = What follows from all you have seen is open too, and the page keeps count of it for you: cards that came back from the reserve or with the [[card-intendant]], a hand that was shown, and the whole hand whenever the deck is empty. Such a card is *known* to be in hand until it leaves. Cards are known by kind and number: if one of several like cards is played, one fewer is known, but never fewer than is still certain. The unknown rest of a hand may be any of the cards that are not known, all selections being equally likely.
rule-1-6 = The bank never runs out of money.

## 2. Setting up

rulebook-section-2 = Setting up
rule-2-1 = [[place-boston]] and [[place-new-york]] begin as British towns, and the British have five villages besides: [[place-new-haven]], [[place-norfolk]], [[place-pemaquid]], [[place-philadelphia]] and [[place-st-marys]]. [[place-quebec]] begins as a French town, and the French have six villages besides: [[place-gaspe]], [[place-louisbourg]], [[place-montreal]], [[place-port-royal]], [[place-tadoussac]] and [[place-trois-rivieres]]. The British have 12 money, the French 5.
rule-2-2 = Each side shuffles its first deck and draws five cards. Nobody knows the order of a deck, so drawing is always a matter of luck.

## 3. Your turn

rulebook-section-3 = Your turn
rule-3-1 = Your turn has four steps. First, see whether the game is over ([[rule-11-2]]). Then the sieges that you have won are resolved ([[rule-7-1]]). Then take your actions. Last, draw cards ([[rule-3-6]]).
rule-3-2 = In your first turn of the game you have *one* action, in every later turn *two*.
rule-3-3 = Finish one action before you begin the next. You may take the same action twice. You can never owe money: what you cannot pay in full, you cannot do. If the enemy blocks what you do, your cards stay played and your money stays paid.
rule-3-4 = *Free actions* do not count: the [[card-military-leader]], [[card-home-support]], retrieving your reserve, and withdrawing from a siege. Take as many as you like before, between and after your actions, but not while a siege is being resolved, and not once you have begun to draw. A free action that would change nothing cannot be taken.
rule-3-5 = You may pass an action, and you may end your turn early: the actions you have left are passed.
rule-3-6 = At the end of your turn, draw until you have five cards in hand. If you have five or more already, you draw none; you never have to discard the surplus. When you must draw and your deck is empty, shuffle your discard pile: it becomes your deck. If there are no discards either, you stop drawing.
rule-3-7 = Cards that you play go to your discard pile, except those that you commit to a siege.

## 4. When you may use a location card

rulebook-section-4 = When you may use a location card
rule-4-1 = You may play a location card, whatever for (its connections, its symbols, its coins, or to block a raid), only while you control the location, it is not besieged, and it is *in supply*.
rule-4-2 = A location is in supply if a chain of locations that you control leads from it to your home: [[place-boston]] for the British, [[place-quebec]] for the French. The chain follows rivers, lakes, roads and the sea, but not trails. All locations on the sea are linked with each other. Besieged locations may be part of the chain. Being on the sea and being a port are two things: [[place-fort-beausejour]] and [[place-trois-rivieres]] can be reached by ship, but are no ports when besieged.
rule-4-3 = Your home supplies you even when it has become neutral after a raid, but not while the enemy controls it.
rule-4-4 = A card that you may not use can still be discarded, and the [[card-governor]] can still remove it.
rule-4-5 = You play each card for one purpose only. A card leads where the card says: not always both ways, and not always alike for both sides. It may list a place that the board does not connect ([[card-fort-st-john]] leads to [[place-quebec]]), or none at all ([[card-kennebec]]). Settling and besieging go by the cards; supply and raids go by the board.

## 5. Expanding

rulebook-section-5 = Expanding
rule-5-1 = *Settle*: choose a neutral location. Play a location card that leads there, a card with the transport that it asks for ([[symbol-bateaux]], [[symbol-wagon]] or [[symbol-ship]]), and, if the location shows settlers, a card with a [[symbol-settler]]. Place a village from your stock; you need one. If the location’s card is in your market, take it onto your discard pile. Some locations have no card for your side, and sometimes you have the card already: then you take none, and a copy in your hand can be used at once.
rule-5-2 = You may settle a location that you control already if its card is in your market, because the [[card-governor]] put it there, and if it is not besieged. Play all cards as in [[rule-5-1]]; you place no piece, and take the card.
rule-5-3 = *Develop*: play the card of a location that holds a village of yours and scores points, and a card with a [[symbol-settler]]. Replace the village with a town from your stock; the village goes back to stock. A fortification stays where it is.
rule-5-4 = *Fortify*: play a [[card-fortification]] card and the card of a location of yours that has no fortification, and pay 3 money. Place a fortification from the stock; there must be one.

## 6. Starting and feeding a siege

rulebook-section-6 = Starting and feeding a siege
rule-6-1 = You can have only one siege of your own in progress. At the same time you may have to defend against one.
rule-6-2 = *Besiege*: choose a location that the enemy controls. Play a location card that leads there, a card with the transport that it asks for, and a card with military strength ([[rule-6-5]]). The first two are discarded; the third is committed to the siege. It is enough that your location card can be used: whether you can trace supply to the place ([[rule-6-4]]) does not matter yet.
rule-6-3 = A marker shows how the siege stands; above 0 it favours the attacker. It starts at −1, at 2 less if the location is fortified, and lower still by the location’s own defence. Then the strength of the attacker’s first card is added.
rule-6-4 = *Reinforce*: commit one card with military strength to a siege in progress, as attacker or defender. You must be able to bring it there: the besieged location must be linked, though not by a trail, to your home or to a location of yours that is in supply. Your own home you can always reinforce, and [[place-new-york]] too where [[rule-12-10]] names it. If two sieges are in progress, choose one.
rule-6-5 = Each card shows its strength. A location card with [[symbol-military|military strength]] counts 1. A [[symbol-ship]], on a location card or on [[card-ships]], counts 1, but only at a *port*. No card counts twice. A [[card-fortification]] card counts 1, only for the defender, and cannot start a siege. [[card-siege-artillery]] takes 3 money each time you commit it. Once committed, a card keeps its strength until the siege is over, whatever happens to its location.
rule-6-6 = The [[card-military-leader]] has strength 1 and is committed like a reinforcement ([[rule-6-4]]), but as a free action, never by the action *Reinforce*. It may also be the third card of *Besiege*, which is then an action as usual.
rule-6-7 = The marker cannot pass the ends of its track: what goes beyond is lost, though you may commit a card even so. That is why you cannot always work out the marker from the cards on the table.
rule-6-8 = While a location is besieged its card cannot be used ([[rule-4-1]]), and it can be neither fortified nor raided.

## 7. How a siege ends

rulebook-section-7 = How a siege ends
rule-7-1 = Sieges are looked at when your turn begins. Where you are the attacker, you have won if the marker stands at +2 or more; where you are the defender, if it stands at −1 or less. The British siege comes first.
rule-7-2 = If *the attacker wins*, the enemy piece is captured and kept, for points, and a fortification goes back to stock. The winner may place a village from stock: at no cost where the location shows no settlers, or else by playing a card with a [[symbol-settler]] from hand, one that can be used ([[rule-4-1]]) now that the piece is captured. With the village comes the location card, as in [[rule-5-1]]. Without one, the location is neutral. None of this takes an action.
rule-7-3 = If *the defender wins*, the location stays as it is.
rule-7-4 = Either way, the winner’s committed cards go to the winner’s discard pile. The loser must give up one committed *empire* card, if there is one: the loser chooses which, and it goes back to the market. The loser’s other cards go to the discard pile. The loser chooses first; then the winner decides about the village.
rule-7-5 = If you lose a location, you keep its card, but cannot use it ([[rule-4-1]]).
rule-7-6 = *Withdraw* is a free action. As the attacker you give up the siege; as the defender you surrender the location. You choose at the same time which card you give up. It counts as losing the siege ([[rule-7-4]]). After a surrender the besieger decides about the village at once ([[rule-7-2]]), although it is your turn, and draws no cards; then your turn goes on.
rule-7-7 = Some places decide the war. The British win at once when they win a siege of [[place-quebec]], or it is surrendered to them; the French likewise at [[place-boston]] or [[place-new-york]]. No village is needed, and the loser gives up no card any more, except one named with a surrender; all other committed cards are discarded.

## 8. Raids, ambushes and conversions

rulebook-section-8 = Raids, ambushes and conversions
rule-8-1 = *Raid*: play one or more cards that raid. [[card-priest|Priests]] and the [[card-indian-leader]] may come along to reach farther, but cannot raid alone. Each [[card-native-americans]] card that you play takes 1 money.
rule-8-2 = A raid with one card reaches 2 connections far, and 1 farther for each further card; a shorter way is fine. It starts from a location of yours that is not besieged. That location may be cut off from supply, and it may be fortified. All connections on the board count, trails too, but not the sea.
rule-8-3 = The target must be controlled by the enemy, not fortified, and not besieged. The way there may lead through any location, except a fortified one, whoever holds it, and except one of yours that the enemy besieges. Through a location that you besiege it may lead, unless that is fortified.
rule-8-4 = The enemy may *block* the raid with one card from hand: one that blocks raids, or the target’s own location card if it can be used ([[rule-4-1]]). Blocking takes no money. The blocking card is discarded, and the raid fails.
rule-8-5 = If nobody blocks, you capture the piece. A town is replaced with a village from its owner’s stock. If there is none, or if the piece was a village, the location becomes neutral. Losing a home in this way does not end the game.
rule-8-6 = *Ambush*: play one card that ambushes; [[card-native-americans]] take 1 money. The enemy may block with one card from hand that blocks ambushes, at no cost, even with nothing to lose; the blocking card is discarded. If nobody blocks, the enemy chooses a *vulnerable* card from hand or reserve, which goes back to the market. If there is none, the enemy shows you the hand.
rule-8-7 = *Win over Native Americans* with a [[card-priest]] or the [[card-indian-leader]]: the enemy gives you a *neutral* [[card-neutral-native-americans|Native Americans]] card from hand or reserve, and it goes to your discard pile. If there is none, the enemy shows you the hand.

## 9. Money

rulebook-section-9 = Money
rule-9-1 = *Take money*: play one location card with a coin, and take its value from the bank.
rule-9-2 = *Merchant*: play a card with a [[symbol-ship]], and one or two other cards with coins. Take what those are worth together; the ship’s own coin does not count.
rule-9-3 = *Trader*: play the [[card-trader]] and one or more location cards with [[symbol-fur]]. Take 2 money for each of those.
rule-9-4 = *Piracy*, for the French only: play the [[card-louisbourg]] card and another card with a [[symbol-ship]]. Take 2 money from the British; what they lack comes from the bank.

## 10. Your cards

rulebook-section-10 = Your cards
rule-10-1 = *Draft*: choose one of your empire cards in the market or a neutral card, pay its cost, and put it on your discard pile. (The infantry in the first French deck is a kind of its own, the [[card-regular-infantry-initial]]: if it goes back to the market, it costs 0 to draft again. The other three cost 7.)
rule-10-2 = *Discard*: discard one card at no cost, and as many more as you like in the same action for 1 money each.
rule-10-3 = *Reserve*: lay one empire card from your hand face up into your reserve, which holds five cards at most. A card in the reserve can neither be played nor block until you retrieve it.
rule-10-4 = *Retrieve your reserve*, a free action: pay 1 money for each card in it, and take them all into your hand. All of them, or none.
rule-10-5 = *[[card-governor]]*: play it, and put one or two other cards from your hand back into the market. They may be location cards, too, whether you can use them or not; you still control the location. With no other card in hand you cannot play it.
rule-10-6 = *[[card-intendant]]*, for the French only: play it, pay 2 money, and take one card from your discard pile into your hand. It must have been there before the Intendant.
rule-10-7 = *[[card-home-support]]*, a free action: play it, and draw three cards, or as many as your deck still has. Your discard pile is not shuffled for this, and you cannot play it while your deck is empty.

## 11. How the game ends

rulebook-section-11 = How the game ends
rule-11-1 = The game ends at once when a siege decides it ([[rule-7-7]]). It also ends at once when such a place has become neutral and the enemy settles it: the British win by settling [[place-quebec]], the French by settling [[place-boston]] or [[place-new-york]].
rule-11-2 = It also ends when your turn begins, before your sieges are resolved, if no siege is in progress and one of these is true: you have no village left in stock; you have no town left in stock; you have captured pieces worth 12 points or more.
rule-11-3 = Then count points. Each location that you control scores what it shows, and twice that with a town. Each captured village scores 2, each captured town 4. Whoever has more points wins; if they are equal, the French win.
rule-11-4 = You may concede at any time. The other side wins.
rule-11-5 = Nothing ends a game in which both sides only pass. Programs that play each other may stop after a number of turns and count points ([[rule-11-3]]); that is a limit of theirs and no rule, and the result says so.

## 12. Rule sets

rulebook-section-12 = Rule sets
rulebook-section-12-intro-1 = The game has been published more than once, and the texts differ. You can play by any of them: the second edition, unless you choose another, or a first edition by the language of its text. Where the text of a first edition says nothing, the rule of the second applies. Here is what differs, and who plays it how.
rulebook-section-12-intro-2 = There is also the second edition as it is played at Yucata, where the siege track has no ends ([[rule-6-7]]). And where the French text contradicts itself, in [[rule-12-3]] and [[rule-12-7]], its example and its player aid decide. A scenario brings its own set-up, rule set and variants; nothing is added to it.
rule-12-1 = The French [[card-bateaux]] at the start
rule-12-2 = How far a raid reaches ([[rule-8-2]])
rule-12-3 = A raid may pass a location that the enemy holds, unless it is fortified ([[rule-8-3]]): so by every text.
rule-12-4 = How many cards the reserve holds ([[rule-10-3]])
rule-12-5 = Which cards the reserve takes ([[rule-10-3]])
rule-12-6 = Whether [[card-home-support]] rebuilds a deck that runs out ([[rule-10-7]]). Where it does, it is itself discarded last, so that you never draw it with its own action.
rule-12-7 = How many cards with coins a merchant takes ([[rule-9-2]])
rule-12-8 = Whether withdrawing from a siege is free ([[rule-7-6]]). Where it is an action, it is not one of the free actions of [[rule-3-4]].
rule-12-9 = Settling a home of the enemy’s that has become neutral ([[rule-11-1]])
rule-12-10 = Where British reinforcements come from ([[rule-6-4]]). Where [[place-new-york]] supplies them, it does so even when neutral, but not while the enemy controls it; and when it is besieged itself, it can always be reinforced.
rule-12-11 = When a deck is rebuilt ([[rule-3-6]]). Where that is at once, and there are no discards either, the deck stays empty until a card must be drawn.
rule-12-12 = An ambush that finds nothing vulnerable in the hand ([[rule-8-6]])
rule-12-13 = Winning over Native Americans when there are none in the hand ([[rule-8-7]])
rule-12-14 = Running out of villages or towns while a siege is in progress ([[rule-11-2]])
rule-12-15 = Free actions ([[rule-3-4]]) while a siege that you won at the start of your own turn is being resolved. Where they are allowed, you may lead a [[card-military-leader]] to the other siege, play [[card-home-support]] or retrieve your reserve before you decide on the village ([[rule-7-2]]), but not withdraw. You are asked also where only the reserve could bring the settler. The other siege is looked at afterwards.

## 13. Variant rules

rulebook-section-13 = Variant rules
rulebook-section-13-intro-1 = Players have tried many changes to the rules. You can add any of these to any rule set, alone or together. A variant beats the rule set; one that is true already changes nothing.
rulebook-section-13-intro-2 = Where two variants contradict each other, one of them gives way: the list says which.

# More about those variants that a sentence does not tell in full.
rulebook-variant-reshuffle-costs-a-coin = This is so for the cards that you draw at the end of your turn. If you have no money, you discard two cards of your choice after drawing, and draw no others for them.
rulebook-variant-french-win-at-fort-duquesne = A siege of [[place-fort-duquesne]] that the French win as attackers, or its surrender to them, wins only with a village in stock.
rulebook-variant-ambush-reaches-sieges = The victim chooses among the vulnerable cards in hand, in reserve and in both sieges. When a committed card is lost, the marker moves back by its strength.
rulebook-variant-french-redraw-after-siege = It may be won as attacker or as defender. They discard one card and draw one, rebuilding the deck if need be, before any action.
rulebook-variant-french-choose-a-starting-card = They choose it from their own market before the decks are shuffled, openly and at no cost.
rulebook-variant-blocked-ambush-is-free = Its cards and its money are spent all the same.
rulebook-variant-blocked-raid-is-free = Its cards and its money are spent all the same.
rulebook-variant-free-fur-sale = It is a free action, as often as you like, with location cards that you can use ([[rule-4-1]]).
rulebook-variant-governor-abandons-location = The location becomes neutral; its piece and its fortification go back to stock. The card of a besieged location cannot be removed.
rulebook-variant-natives-fight-in-sieges = [[card-native-americans]] may start a siege, take no money there, and can be the card that the loser gives up.
rulebook-variant-british-wait-to-besiege = Points are counted as in [[rule-11-3]]. Once the British have had 25, or the French have begun a siege, the British may besiege for the rest of the game.
rulebook-variant-late-reshuffle = Until then you stop drawing when the deck is empty. [[card-home-support]] never rebuilds it, and if rebuilding costs money, you pay then. A card exchanged after a siege while the deck is empty is discarded, and none is drawn for it.
