/** The rules in our own words, English: what a refusal names. Ids and order: clauses.md. */
export const clausesEn: Readonly<Record<string, string>> = {
  'SP-1.0.a': 'Two play: one commands the New Zealand (NZ) side, the other the Japanese side.',
  'SP-1.0.b': 'What the rulebook calls the Allied side is called NZ here. There are no American units.',
  'SP-1.0.c': 'Note: the subject is the landing on Nissan Island, Green Islands, on 15 February 1944.',
  'SP-2.0.a': 'The game has one map, one set of counters and two six-sided dice. There are no cards.',
  'SP-2.1.a': 'The map, 100 mm by 148 mm, shows the south-eastern part of Nissan Island in hexes, in which the counters stand.',
  'SP-2.1.b': 'The map sheet also carries the game-turn record track and the combat results table.',
  'SP-2.2.a': 'There are 13 square counters in all, printed at the upper left of the map sheet.',
  'SP-2.2.b':
    'Ruling: the 13 counters include the two markers: 4 Japanese units, 5 NZ starting units, the 30th, the tank battalion, the turn marker and the ravine marker.',
  'SP-2.2.c': 'NZ counters have a light-green background, Japanese counters a white one.',
  'SP-2.2.d':
    'A counter that stands for fighting troops is a unit. The other two are markers: they never fight, block, count for stacking or get removed by combat.',
  'SP-2.2.e': 'The large number on a unit is its combat strength.',
  'SP-2.2.f': 'Units have no movement allowance.',
  'SP-2.2.g':
    'Strengths that the rulebook states: NZ infantry 3 (in an example, taken for all four), Valentine company 1 and battalion 3, one Japanese unit of 0 and one of 2.',
  'SP-2.2.h': 'Ruling: the five starting NZ units are three infantry and two Valentine companies.',
  'SP-2.2.i':
    'Ruling: both players know which four strengths the Japanese units have, but not which counter has which, unless nothing else is left.',
  'SP-3.0.a': 'The players agree who commands which side. Then the steps below are taken in order.',
  'SP-3.1.a': 'The four Japanese units are turned face down, mixed, and placed one on each of the four palm-tree hexes.',
  'SP-3.1.b': 'Japanese units stay face down until they take part in combat.',
  'SP-3.1.c':
    'Ruling: every assignment is equally likely, and nobody may look, not even the Japanese player. So nothing is decided before it must be. When a counter is turned up or removed, an open die says which one it is: it has as many faces as there are counters still face down, and face k stands for the k-th of them in the order of their ids. The last one needs no die. Several turned up at once are rolled for one after another.',
  'SP-3.1.d': 'Ruling: the Japanese player decides nothing in set-up.',
  'SP-3.2.a':
    'The NZ infantry unit with the blue symbol (the 30th) and the Valentine battalion (strength 3) start off the map and come in later.',
  'SP-3.3.a': 'The other NZ infantry start one on each green arrow hex.',
  'SP-3.3.b': 'Ruling: the NZ player assigns which infantry unit goes to which green arrow hex.',
  'SP-3.3.c': 'The Valentine companies start one each on green arrow hexes chosen by the NZ player.',
  'SP-3.3.d': 'Ruling: the two companies start on two different green arrow hexes.',
  'SP-3.3.e': 'A company shares its starting hex with the infantry unit there; that is legal (see SP-6.1.g).',
  'SP-3.3.f': 'Ruling: the NZ player sees the face-down Japanese positions (fixed hexes) before placing.',
  'SP-3.4.a': 'The turn marker starts on box 1 of the turn track.',
  'SP-3.4.b': 'The ravine marker is kept off the map until 6.4 places it.',
  'SP-4.0.a': 'NZ wins if, before D+5 ends, an NZ unit has entered the Mission hex.',
  'SP-4.0.b': 'NZ wins if, before D+5 ends, all Japanese units have been removed.',
  'SP-4.0.c': 'Either condition alone is enough.',
  'SP-4.0.d': 'In every other case the Japanese player wins when D+5 (turn 6) ends.',
  'SP-4.0.e': 'Ruling: the NZ conditions are checked continuously and end the game at once.',
  'SP-4.0.f':
    'Ruling: any NZ unit counts for the Mission (infantry, company, battalion) and any way of entering it: movement, advance after combat, retreat. No fatigue roll follows.',
  'SP-4.0.g':
    'Ruling: “removed” covers loss in combat, failed retreat, a revealed strength of 0 (7.1) and eviction by the 30th (6.3).',
  'SP-4.0.h':
    'Ruling: the conditions also count in the Japanese player turn, up to and including the Japanese combat phase of turn 6.',
  'SP-4.0.i':
    'Optional rule (if both players want it): Japan also wins, morally, when a Valentine unit (company or battalion) is removed. The game then ends at once.',
  'SP-4.0.j': 'Ruling (optional rule): both players agree to it before set-up, and it cannot change later.',
  'SP-4.0.k':
    'Ruling (optional rule): only a removal caused by combat counts (loss, failed retreat, company lost out of a split battalion). A fall into the ravine does not.',
  'SP-4.0.l': 'Ruling (optional rule): exchanging counters under 6.6 is not a removal.',
  'SP-4.0.m':
    'Ruling (optional rule): if one combat result removes the last Japanese unit and a Valentine unit together, NZ wins; in every other case the removal of a Valentine, where it counts (SP-4.0.k), ends the game before any further retreat or advance.',
  'SP-4.0.n':
    'Note: the history behind the optional rule. The only Valentine lost on Nissan was one tank of No. 3 Company, and that by mechanical failure. On D+5 Valentines supported the fighting at Tanaheran while an American film crew looked on. The Japanese had no anti-tank weapons, so the loss of a tank would have revived the friction between American and New Zealand staffs.',
  'SP-4.0.o': 'Ruling: the loss of every NZ unit on the map does not end the game; play goes on to the end of D+5.',
  'SP-5.0.a': 'Play proceeds in game turns; each has two player turns, NZ first, then Japanese.',
  'SP-5.0.b': 'The NZ player turn is: NZ recovery, NZ movement, NZ combat.',
  'SP-5.0.c': 'The Japanese player turn is: Japanese recovery, Japanese movement, Japanese combat.',
  'SP-5.0.d': 'The end of the Japanese combat phase ends the turn: the turn marker moves to the next box and a new turn begins.',
  'SP-5.0.e': 'Ruling: there are six turns: turn 1 = D-day, turn k = D+(k-1), turn 6 = D+5.',
  'SP-5.0.f': 'Ruling: a start-of-turn step comes before NZ recovery on turns 2 to 6; it holds only the 30th’s arrival check.',
  'SP-5.0.g':
    'Ruling: the NZ movement phase opens with two steps before any unit moves: first the arriving 30th is placed, then Valentines are merged or split.',
  'SP-6.0.a': 'A player moves own units only, only in the own movement phase.',
  'SP-6.0.b': 'Any number of own units may move: all, some or none.',
  'SP-6.1.a': 'Units move one at a time.',
  'SP-6.1.b':
    'Ruling: a unit finishes its whole move and its fatigue roll before the next unit starts, and each unit moves at most once per phase.',
  'SP-6.1.c': 'A unit may not enter a hex occupied by an enemy unit.',
  'SP-6.1.d': 'A unit that enters a hex adjacent to an enemy unit must stop there.',
  'SP-6.1.e': 'A unit that is adjacent to an enemy unit when its move would begin cannot move at all.',
  'SP-6.1.f': 'A unit may pass through a hex with a friendly unit but may not end its move there, apart from SP-6.1.g and h.',
  'SP-6.1.g': 'Exception: any number of Valentines may be in one hex.',
  'SP-6.1.h': 'Ruling: NZ stacking at the end of a move is at most one infantry unit plus any number of Valentines.',
  'SP-6.1.i': 'A Japanese unit may not end its move in a hex with another Japanese unit.',
  'SP-6.1.j': 'A hexside on which no land is printed may not be crossed.',
  'SP-6.1.k': 'Hexes of which only half is printed are in play.',
  'SP-6.1.l': 'Units may not leave the map.',
  'SP-6.1.m': 'A unit that enters the ravine hex or Torahatup must end its move there.',
  'SP-6.1.n': 'A unit that enters the ravine hex or Torahatup is fatigued automatically.',
  'SP-6.1.o':
    'A unit that starts its move in the ravine hex or Torahatup may leave freely but is fatigued automatically however far it goes.',
  'SP-6.1.p': 'Distance is otherwise unlimited.',
  'SP-6.1.q':
    'Ruling: two hexes separated by a hexside without land are not adjacent for any purpose: forced stop, being pinned, retreat bans, ravine discovery, attack.',
  'SP-6.1.r':
    'Ruling: a unit may not enter a hex in which a rule would force it to stop if ending there would break stacking; while the ravine is undiscovered this also bars NZ infantry from a neighbour of Torahatup that holds NZ infantry.',
  'SP-6.1.s': 'Ruling: face-down Japanese units stop and pin enemies like any other unit, whatever their hidden strength.',
  'SP-6.1.t':
    'Ruling: every hex entered counts, also when a unit doubles back or re-enters a hex; a path may end in the starting hex.',
  'SP-6.1.u': 'Ruling: stop and fatigue at Torahatup hold for both sides and from turn 1, also before the ravine is found.',
  'SP-6.1.v': 'Ruling: being set up in Torahatup, or standing there or in the ravine hex without moving, causes no fatigue.',
  'SP-6.1.w':
    'Ruling: retreat and advance after combat are not movement: no hexes counted, no fatigue roll, no automatic fatigue, no forced stop.',
  'SP-6.1.x':
    'Ruling: leaving contact by movement is impossible; contact ends only when one of the two units retreats, advances or is removed (in any way, eviction by the 30th included).',
  'SP-6.1.y': 'Ruling: the freedom to leave the ravine hex or Torahatup (SP-6.1.o) does not lift the pin of SP-6.1.e.',
  'SP-6.1.z':
    'Ruling: on entering a hex by movement this is the order: Mission (game over), ravine discovery with its removal, forced stop (contact, Torahatup, ravine); fatigue comes last, when the move is over, automatic fatigue in place of the die.',
  'SP-6.2.a':
    'When a unit ends its move its owner rolls: two dice for a Valentine (company or battalion), one die for any other unit of either side.',
  'SP-6.2.b': 'If the total is less than or equal to the number of hexes moved, the unit is fatigued.',
  'SP-6.2.c': 'A fatigued unit cannot attack in the combat phase that follows.',
  'SP-6.2.d': 'The state is shown by turning the counter.',
  'SP-6.2.e': 'A fatigued unit attacked in the next enemy combat phase has strength 1.',
  'SP-6.2.f': 'Fatigued units recover in the recovery phase at the start of their own player turn.',
  'SP-6.2.g': 'Ruling: recovery is automatic and covers all own fatigued units; no choice, no roll.',
  'SP-6.2.h': 'Ruling: a unit that moved 0 hexes does not roll (including a Valentine that only used the ferry).',
  'SP-6.2.i':
    'Ruling: the roll is made for every unit that moved at least 1 hex and is not automatically fatigued, even if the outcome is certain (infantry moving 6 or more, Valentine moving 1).',
  'SP-6.2.j':
    'Ruling: fatigue and face-up/face-down are independent: recovery never turns a face-down Japanese unit up, and a face-down unit can be fatigued.',
  'SP-6.2.k':
    'Ruling: strength 1 replaces the printed strength of that unit only; other units of the stack keep theirs; a fatigued company stays 1.',
  'SP-6.2.l': 'Ruling: a face-down fatigued Japanese unit that proves to be strength 0 is removed, it does not defend with 1.',
  'SP-6.2.m':
    'Ruling: fatigue has no other effect: a fatigued unit pins enemies, may retreat, and moves normally in its next own movement phase.',
  'SP-6.2.n': 'Ruling: when a fatigued battalion is split to take a loss, the company that remains is fatigued.',
  'SP-6.2.o':
    'There is no movement allowance: within the limits of 6.1 every unit may go any distance; the longer the move, the greater the risk of fatigue.',
  'SP-6.3.a':
    'The 30th (30th Battalion, 14th NZ Brigade) is the NZ unit with the blue symbol; it landed at Blue Beach, off the map to the north-west.',
  'SP-6.3.b': 'From D+1 on, at the start of every turn, the NZ player rolls one die.',
  'SP-6.3.c': 'If the roll is n or less on day D+n, the 30th arrives this turn.',
  'SP-6.3.d': 'It is placed on the blue arrow hex at the start of the NZ movement phase.',
  'SP-6.3.e': 'A Japanese unit in the blue arrow hex is removed first, treated as a combat loss.',
  'SP-6.3.f': 'From then on the 30th is treated like any other NZ infantry unit.',
  'SP-6.3.g':
    'Ruling: it may move in the phase in which it is placed; placement counts 0 hexes. If it is placed in contact it cannot move.',
  'SP-6.3.h':
    'If a Valentine used the ferry (6.5) before the 30th has come in, the 30th comes in automatically at the start of the next turn, on the blue arrow hex.',
  'SP-6.3.i':
    'Ruling: in that case no die is rolled and the placement, with eviction (SP-6.3.e), happens at the usual moment, the start of the NZ movement phase.',
  'SP-6.3.j':
    'Ruling: no die is rolled on turn 1, once the arrival is earned (SP-6.3.i, m), after the 30th has arrived, or after it has been removed.',
  'SP-6.3.k': 'Ruling: an evicted Japanese unit is turned up as it leaves and both players see its strength.',
  'SP-6.3.l':
    'Ruling: any ferry trip in either direction before the arrival triggers SP-6.3.h, whatever becomes of the Valentine later.',
  'SP-6.3.m':
    'Ruling: Valentines in the blue arrow hex do not hinder the placement. If an NZ infantry unit is there, the arrival waits and happens at the start of the first NZ movement phase in which the hex holds no NZ infantry, without a further roll.',
  'SP-6.3.n': 'Ruling: a ferry trip on turn 6 has no effect on the arrival.',
  'SP-6.3.o': 'Ruling: once removed the 30th does not come back.',
  'SP-6.3.p': 'Ruling: the arrival roll and the placement are compulsory; the service makes them.',
  'SP-6.3.q': 'Note: the automatic arrival stands for the battalion’s advance being eased by tank support.',
  'SP-6.4.a': 'When an NZ unit enters a hex adjacent to Torahatup, the NZ player at once rolls one die.',
  'SP-6.4.b': 'The ravine marker is put on the one hex that corresponds to the number rolled.',
  'SP-6.4.c': 'Valentines may not enter Torahatup or the ravine hex; infantry may.',
  'SP-6.4.d':
    'If the unit that made the roll is a Valentine and the ravine appears in its own hex, the unit has fallen in and is removed from the game.',
  'SP-6.4.e':
    'Ruling: the roll happens once per game, at the first entry by any NZ unit, by movement, retreat or advance after combat.',
  'SP-6.4.f': 'Ruling: Japanese units never trigger the roll.',
  'SP-6.4.g': 'Ruling: the ban on Valentines in Torahatup is valid from turn 1.',
  'SP-6.4.h':
    'Ruling: if the ravine is found during a move and the unit survives and need not stop, its owner is asked again, even where the planned path would end there. He may go on by any legal way (the hexes moved so far count) or stop.',
  'SP-6.4.i':
    'Ruling: an infantry unit that discovers the ravine in its own hex during movement has entered a ravine: it stops and is fatigued automatically.',
  'SP-6.4.j':
    'Ruling: any other unit in the hex in which the ravine appears stays there. Only SP-6.1.o applies to it, when it later moves out.',
  'SP-6.4.k': 'Ruling: a battalion that falls is lost whole; splitting to save a company is not allowed.',
  'SP-6.4.l': 'Ruling: the marker’s place is public and permanent.',
  'SP-6.4.m':
    'Ruling: the ravine and Torahatup have no effect on combat strength; Valentines may attack into and out of hexes next to them, and into them.',
  'SP-6.4.n': 'Ruling: the hexes of SP-6.4.b are the six neighbours of Torahatup, numbered 1 to 6.',
  'SP-6.5.a':
    'A Valentine that is in a green arrow hex, or has moved to one, may be carried to the opposite shore: it is placed at once in the blue arrow hex.',
  'SP-6.5.b': 'It may go on moving from there.',
  'SP-6.5.c': 'The crossing counts 0 hexes for the fatigue roll.',
  'SP-6.5.d': 'Only Valentines may use the ferry.',
  'SP-6.5.e': 'The ferry also runs from the blue arrow hex to a green arrow hex.',
  'SP-6.5.f': 'Ruling: westbound the target is the blue arrow hex; eastbound the owner picks any of the green arrow hexes.',
  'SP-6.5.g': 'Ruling: a unit crosses at most once per movement phase.',
  'SP-6.5.h': 'Ruling: hexes moved before boarding and after landing are added for the fatigue roll.',
  'SP-6.5.i':
    'Ruling: no crossing into an enemy-occupied hex; a unit that starts in contact cannot board, one that had to stop on the green arrow hex because of contact cannot board, one that lands in contact must stop.',
  'SP-6.5.j': 'Ruling: any number of Valentines may cross in one phase, each with its own move.',
  'SP-6.5.k': 'Ruling: the crossing is a voluntary part of movement; it is never used for retreat or advance.',
  'SP-6.5.l': 'Note: the ferry stands for American landing ships (LST). They have no counters and cannot be attacked.',
  'SP-6.6.a':
    'At the start of the own movement phase two companies in the same hex may be exchanged for one battalion (strength 3).',
  'SP-6.6.b': 'At the start of the own movement phase a battalion may be exchanged for two companies (strength 1 each).',
  'SP-6.6.c': 'After the exchange the new unit or units move and fight normally; there is no penalty.',
  'SP-6.6.d': 'Ruling: both exchanges are allowed in enemy contact.',
  'SP-6.6.e':
    'Ruling: only one battalion can exist, and only while both companies are alive; after one company is lost no merge is possible, and a battalion removed whole takes both companies with it.',
  'SP-6.6.f': 'Ruling: counters taken off by an exchange are kept for later exchanges; they are not removed from the game.',
  'SP-6.6.g': 'Ruling: a split at the start of a phase may not be undone in the same phase.',
  'SP-7.0.a': 'In the own combat phase a player may attack adjacent enemy units with own units. Attacking is never compulsory.',
  'SP-7.0.b': 'The player whose combat phase it is is the attacker, the other the defender.',
  'SP-7.0.c': 'Each attacking unit may attack once per own combat phase.',
  'SP-7.0.d': 'Each defending unit is attacked at most once per phase.',
  'SP-7.0.e': 'No attack across a hexside without land.',
  'SP-7.0.f': 'Fatigued units cannot attack (from 6.2).',
  'SP-7.0.g': 'Ruling: a hex that holds any unit already attacked in this phase cannot be attacked again.',
  'SP-7.1.a': 'A Japanese unit is turned face up the first time it takes part in combat, attacking or defending.',
  'SP-7.1.b': 'Until then neither player can know its strength.',
  'SP-7.1.c': 'After a unit has been turned up the attack cannot be cancelled.',
  'SP-7.1.d': 'A Japanese unit of strength 0 is removed from the game the moment it is turned up.',
  'SP-7.1.e':
    'Ruling: all Japanese units of the declared attack are turned up together, right after the declaration and before odds are computed.',
  'SP-7.1.f':
    'Ruling: if some Japanese attackers are removed as 0, the others must go through with the attack at the new odds, even if that is an automatic Ae.',
  'SP-7.1.g':
    'Ruling: if the defender is removed as 0, there is no die; the NZ units that declared have used their attack and may advance into the empty hex.',
  'SP-7.1.h':
    'Ruling: if every Japanese attacker is removed as 0, the attack ends without effect, and the NZ units are not counted as attacked.',
  'SP-7.1.i': 'Ruling: a revealed unit stays face up for the rest of the game.',
  'SP-7.1.j': 'Note: the removed 0 unit is imagined to have got home safely.',
  'SP-7.2.a': 'The attacker declares which own units attack which enemy units.',
  'SP-7.2.b': 'One hex cannot attack several hexes at the same time.',
  'SP-7.2.c': 'Units in several hexes that are all adjacent to the same defending unit may attack it together.',
  'SP-7.2.d': 'Ruling: units standing in one hex may attack different target hexes in separate, successive combats.',
  'SP-7.2.e':
    'Ruling: any subset of the eligible units (adjacent, fresh, not yet used to attack in this phase) may join an attack; the whole target hex defends.',
  'SP-7.2.f': 'Combats are resolved one target hex after another by the four steps: declare, odds, resolve, apply.',
  'SP-7.2.g': 'The attacker need not announce all attacks or their order beforehand.',
  'SP-7.2.h': 'Odds: add the attackers’ strengths, compare with the defender’s.',
  'SP-7.2.i': 'A stack of NZ tank and infantry defends with the sum of its strengths.',
  'SP-7.2.j': 'The ratio is reduced to n:1 or 1:n with whole n, rounding in the defender’s favour.',
  'SP-7.2.k': 'If the odds are worse than 1:2 the result is Ae without a roll.',
  'SP-7.2.l': 'If the odds are better than 4:1 the result is De without a roll.',
  'SP-7.2.m': 'Ruling: both limits are tested on the rounded ratio.',
  'SP-7.2.n': 'Otherwise the attacker rolls one die and reads the column of the odds.',
  'SP-7.2.o': 'The result is applied with retreat (7.4) and advance (7.5); that ends the combat, and the next may follow.',
  'SP-7.2.p': 'Ruling: there are no terrain or other modifiers to odds or die.',
  'SP-7.2.q':
    'Ruling: every NZ stack, also one of Valentines only or of infantry and several Valentines, defends as a whole with the sum of its strengths.',
  'SP-7.3.a': 'Ae: one attacking unit is removed.',
  'SP-7.3.b': 'Ar: all attacking units retreat (7.4).',
  'SP-7.3.c': 'Ex: attacker and defender each remove one unit.',
  'SP-7.3.d': 'Where several units took part, the owner chooses which one is removed.',
  'SP-7.3.e': 'Dr: all defending units retreat (7.4); attackers may advance into the hex.',
  'SP-7.3.f': 'De: one defending unit is removed; attackers may advance if the hex is then empty.',
  'SP-7.3.g': 'A Valentine battalion may be split into companies and one company removed to satisfy a unit loss.',
  'SP-7.3.h': 'Ruling: the owner’s choice of SP-7.3.d also holds for Ae and De.',
  'SP-7.3.i':
    'Ruling: the split of SP-7.3.g is optional and applies to Ae, Ex and De; it does not help against a fall into the ravine or a failed retreat.',
  'SP-7.3.j': 'Ruling: with Ex both owners choose independently; losses are simultaneous.',
  'SP-7.3.k': 'Ruling: the remaining company of a split attacker counts as having attacked and may advance if the result allows.',
  'SP-7.3.l':
    'Ruling: when the battalion is split for a loss, No. 3 Company is the one removed, and No. 1 Company stays in the hex. It is fatigued if the battalion was, and has attacked or been attacked if the battalion had.',
  'SP-7.4.a': 'The side forced to retreat at once moves each of its units that took part one hex.',
  'SP-7.4.b': 'Not off the map.',
  'SP-7.4.c': 'Not into a hex with an enemy unit.',
  'SP-7.4.d': 'Not into a hex with another friendly unit, except that one NZ infantry and one tank may share.',
  'SP-7.4.e': 'Not into a hex adjacent to an enemy unit.',
  'SP-7.4.f':
    'Not by a move that is forbidden in itself, such as across a hexside without land, or of a Valentine into the ravine hex or Torahatup.',
  'SP-7.4.g':
    'Ruling: after a retreat a hex may hold at most one infantry and one Valentine unit if a unit retreated into it; two Valentines may not retreat into the same hex, nor one join another.',
  'SP-7.4.h': 'A unit that cannot retreat is removed. That is decided when its turn comes (SP-7.4.i): it has no legal hex then.',
  'SP-7.4.i': 'Ruling: the owner chooses the hex of each unit and the order in which they go.',
  'SP-7.4.j': 'Ruling: a unit that has a legal hex when its turn to retreat comes must take one; removal is not a choice.',
  'SP-7.4.k': 'Ruling: enemy adjacency is judged at the moment of the retreat with all units then on the map.',
  'SP-7.4.l':
    'Ruling: retreating infantry of either side may enter Torahatup or the ravine hex without fatigue (SP-6.1.w); an NZ retreat may discover the ravine (SP-6.4.e), with the next unit to retreat bound by it; a Valentine may be lost that way.',
  'SP-7.4.m': 'Ruling: a unit that attacked but is hit by Ar while stacked with a non-participant leaves that unit behind.',
  'SP-7.5.a':
    'When retreat or elimination has left the defender’s hex empty of defenders, attacking units that took part may move into it.',
  'SP-7.5.b':
    'A unit may not advance if the move would be forbidden, for example two attacking NZ infantry into one hex, or a tank into the ravine.',
  'SP-7.5.c':
    'Ruling: advance is voluntary for each unit; any participants may go within the stacking limit of SP-6.1.h (Japan: one unit).',
  'SP-7.5.d': 'Ruling: advance is also allowed after Ex if the hex is empty and a participating attacker survives.',
  'SP-7.5.e': 'Ruling: enemy contact does not stop an advance, neither where it starts nor where it ends.',
  'SP-7.5.f':
    'Ruling: when several NZ units advance, they enter one after another in the owner’s order, and a ravine discovery by the first binds the next.',
  'SP-7.5.g': 'Ruling: units that did not take part never advance.',
  'SP-7.5.h': 'Ruling: advancing into the Mission wins the game (SP-4.0.f).',
  'SP-7.5.i':
    'Ruling: if a Valentine that advances falls into the ravine, the other participants may still advance as far as SP-7.5.b allows (one infantry unit).',
};
