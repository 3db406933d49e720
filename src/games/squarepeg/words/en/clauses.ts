/** The rules in our own words, English: what a refusal names. Ids and order: clauses.md. */
export const clausesEn: Readonly<Record<string, string>> = {
  'SP-1.0.a': 'Two play: one commands the New Zealand (NZ) side, the other the Japanese side.',
  'SP-1.0.b': 'What the rulebook calls the Allied side is called NZ here. There are no American units.',
  'SP-1.0.c': 'Note: the subject is the landing on Nissan Island, Green Islands, on 15 February 1944.',
  'SP-2.0.a': 'The game has one map, one set of counters and two six-sided dice. There are no cards.',
  'SP-2.1.a':
    'The map, 100 mm by 148 mm, shows the south-eastern part of Nissan Island in hexes, in which the counters stand.',
  'SP-2.1.b': 'The turn track and the combat results table are on the map sheet too.',
  'SP-2.2.a': 'There are 13 square counters, printed at the upper left of the map sheet.',
  'SP-2.2.b':
    'Ruling: the 13 counters include the two markers: 4 Japanese units, 5 NZ starting units, the 30th, the tank battalion, the turn marker and the ravine marker. Reason: rules 3.1 to 3.4 and 6.4 name exactly these and they add up to 13.',
  'SP-2.2.c': 'NZ counters have a light-green background, Japanese counters a white one.',
  'SP-2.2.d':
    'A counter that stands for fighting troops is a unit. The other two are markers: they never fight, block, count for stacking or get removed by combat.',
  'SP-2.2.e': 'The large number on a unit is its combat strength.',
  'SP-2.2.f': 'Units have no movement allowance (SP-6.2.o).',
  'SP-2.2.g':
    'Strengths that the rulebook states: NZ infantry 3 (in an example, taken for all four), Valentine company 1 and battalion 3, one Japanese unit of 0 and one of 2.',
  'SP-2.2.h':
    'Ruling: the five starting NZ units are three infantry and two Valentine companies. Reason: infantry go one to each green arrow hex and tanks one each to arrow hexes of choice (3.3); the one battalion is made of two companies (6.6).',
  'SP-2.2.i':
    'Ruling: both players know which four strengths the Japanese units have, but not which counter has which, unless nothing else is left. Reason: the counter sheet is open to both.',
  'SP-3.0.a': 'The players agree who commands which side. Then the steps below are taken in order.',
  'SP-3.1.a':
    'The four Japanese units are turned face down, mixed, and placed one on each of the four palm-tree hexes.',
  'SP-3.1.b': 'Japanese units stay face down until they take part in combat (7.1).',
  'SP-3.1.c':
    'Ruling: every assignment is equally likely, and nobody may look, not even the Japanese player. So nothing is decided before it must be. When a counter is turned up or removed, an open die says which one it is: it has as many faces as there are counters still face down, and face k stands for the k-th of them in the order of their ids. The last one needs no die. Several turned up at once are rolled for one after another. Reason: 7.1 says that neither player may know; the odds are the same, nothing can be peeked at, and each pick is proved at once.',
  'SP-3.1.d':
    'Ruling: there is nothing for the Japanese player to decide in set-up. Reason: the draw is random and the hexes are fixed.',
  'SP-3.2.a':
    'The NZ infantry unit with the blue symbol (the 30th) and the Valentine battalion (strength 3) start off the map. They come in later.',
  'SP-3.3.a': 'The other NZ infantry units start on the green arrow hexes, one on each.',
  'SP-3.3.b':
    'Ruling: the NZ player decides which of them starts on which green arrow hex. Reason: the rule names no assignment; they are NZ units.',
  'SP-3.3.c': 'Each Valentine company starts on a green arrow hex that the NZ player chooses.',
  'SP-3.3.d':
    'Ruling: the two companies start on two different green arrow hexes. Reason: the wording for tanks repeats the “one each” used for infantry, and the battalion is said to come in during the game.',
  'SP-3.3.e': 'A company shares its starting hex with the infantry unit there; that is legal (see SP-6.1.g).',
  'SP-3.3.f':
    'Ruling: when placing, the NZ player sees where the face-down Japanese units are; those hexes are fixed. Reason: the Japanese are placed in step 1, NZ in step 3.',
  'SP-3.4.a': 'The turn marker starts on box 1 of the turn track.',
  'SP-3.4.b': 'The ravine marker is kept off the map until 6.4 places it.',
  'SP-4.0.a': 'NZ wins if, before D+5 ends, an NZ unit has entered the Mission hex.',
  'SP-4.0.b': 'NZ wins if, before D+5 ends, all Japanese units have been removed.',
  'SP-4.0.c': 'Either condition alone is enough.',
  'SP-4.0.d': 'In every other case the Japanese player wins when D+5 (turn 6) ends.',
  'SP-4.0.e':
    'Ruling: the conditions for NZ are checked at every moment and end the game at once. Reason: the rulebook counts the moment the condition is met; nothing later can undo it.',
  'SP-4.0.f':
    'Ruling: any NZ unit will do for the Mission (infantry, company, battalion), and any way of entering it: movement, advance after combat, retreat. No fatigue roll follows. Reason: the text says only “entered”.',
  'SP-4.0.g':
    'Ruling: a unit counts as removed if it is lost in combat, cannot retreat, turns out to have strength 0 (7.1), or is driven out by the 30th (6.3). Reason: each of those rules uses the same word, and 6.3 equates eviction with combat.',
  'SP-4.0.h':
    'Ruling: the conditions hold in the Japanese player turn too, up to and including the Japanese combat phase of turn 6. Reason: D+5 ends only after that phase (5.0).',
  'SP-4.0.i':
    'Optional rule (if both players want it): Japan also wins, morally, when a Valentine unit (company or battalion) is removed. The game then ends at once.',
  'SP-4.0.j':
    'Ruling (optional rule): both players agree to it before set-up, and it cannot change later. Reason: it adds a victory condition, so it must be known from the start.',
  'SP-4.0.k':
    'Ruling (optional rule): only a removal caused by combat counts (loss, failed retreat, company lost out of a split battalion). A fall into the ravine does not. Reason: the note behind the rule is about a tank being beaten by the Japanese; an accident did happen historically and caused no stir.',
  'SP-4.0.l':
    'Ruling (optional rule): exchanging counters under 6.6 is not a removal. Reason: no strength is lost; it is a change of counters.',
  'SP-4.0.m':
    'Ruling (optional rule): if one combat result removes the last Japanese unit and a Valentine unit together, NZ wins; in every other case the removal of a Valentine, where it counts (SP-4.0.k), ends the game before any further retreat or advance. Reason: the basic conditions are the main rule, the option is an addition; SP-4.0.i acts at once.',
  'SP-4.0.n':
    'Note: the history behind the optional rule. The only Valentine lost on Nissan was one tank of No. 3 Company, and that by mechanical failure. On D+5 Valentines supported the fighting at Tanaheran while an American film crew looked on. The Japanese had no anti-tank weapons, so the loss of a tank would have revived the friction between American and New Zealand staffs.',
  'SP-4.0.o':
    'Ruling: the loss of every NZ unit on the map does not end the game. Play goes on to the end of D+5. Reason: 4.0 names no such end, and the 30th may still come.',
  'SP-5.0.a': 'The game is played in turns. Each has two player turns, first NZ, then Japanese.',
  'SP-5.0.b': 'The NZ player turn has three phases: NZ recovery, NZ movement, NZ combat.',
  'SP-5.0.c':
    'The Japanese player turn has three phases: Japanese recovery, Japanese movement, Japanese combat.',
  'SP-5.0.d':
    'When the Japanese combat phase ends, the turn is over. The turn marker moves to the next box and a new turn begins.',
  'SP-5.0.e':
    'Ruling: there are six turns. Turn 1 is D-day, turn 2 is D+1, and so on to turn 6, D+5. Reason: the marker starts on “1” (3.4), the game ends with D+5 (4.0), and 6.3 uses “+n”.',
  'SP-5.0.f':
    'Ruling: turns 2 to 6 begin with a step before NZ recovery, in which only the arrival of the 30th is checked. Reason: 6.3 puts that roll at the start of the turn, before any phase.',
  'SP-5.0.g':
    'Ruling: the NZ movement phase begins with two steps before any unit moves. First the 30th is placed if it arrives, then Valentines are merged or split. Reason: both rules say “start of own movement phase”; the placement is forced, so the choice comes after it.',
  'SP-6.0.a': 'Only units on the map move, and only those of the side whose movement phase it is.',
  'SP-6.0.b': 'A player may move all, some or none of their units.',
  'SP-6.1.a': 'Units move one at a time.',
  'SP-6.1.b':
    'Ruling: a unit finishes its move and its fatigue roll before the next unit starts. Each unit moves at most once in a phase. Reason: 6.2 rolls when “each unit” ends its move.',
  'SP-6.1.c': 'A unit may not enter a hex occupied by an enemy unit.',
  'SP-6.1.d': 'A unit that enters a hex adjacent to an enemy unit must stop there.',
  'SP-6.1.e': 'A unit that is adjacent to an enemy unit when it would begin to move cannot move at all.',
  'SP-6.1.f':
    'A unit may pass through a hex with a friendly unit but may not end its move there, except by SP-6.1.g and SP-6.1.h.',
  'SP-6.1.g': 'Exception: any number of Valentines may be in one hex.',
  'SP-6.1.h':
    'Ruling: when moves end, an NZ hex may hold one infantry unit and any number of Valentines. Reason: SP-6.1.g frees Valentines from the limit; 7.2 speaks of a stack of infantry and tanks and 7.4 repeats that the two may share.',
  'SP-6.1.i': 'A Japanese unit may not end its move in a hex with another Japanese unit.',
  'SP-6.1.j':
    'A unit moves from one hex to an adjacent one, and never across a hexside on which no land is printed.',
  'SP-6.1.k': 'Hexes of which only half is printed are in play.',
  'SP-6.1.l': 'Units may not leave the map.',
  'SP-6.1.m': 'A unit that enters the ravine hex or Torahatup must end its move there.',
  'SP-6.1.n': 'A unit that enters the ravine hex or Torahatup is fatigued automatically.',
  'SP-6.1.o':
    'A unit that starts its move in the ravine hex or Torahatup may leave freely, but it is fatigued automatically, however far it goes.',
  'SP-6.1.p': 'Otherwise there is no limit of distance.',
  'SP-6.1.q':
    'Ruling: two hexes with no land on the hexside between them are not adjacent for any purpose: stopping, being pinned, retreat, finding the ravine, attack. Reason: units there can neither cross (6.1) nor attack (7.0), so they do not influence each other.',
  'SP-6.1.r':
    'Ruling: a unit may not enter a hex in which it would have to stop if it may not end its move there. While the ravine is not found, NZ infantry may therefore not enter a neighbor of Torahatup that holds NZ infantry. Reason: the pass-through permission of 6.1 never allows an illegal final position, and the ravine die might force the stop.',
  'SP-6.1.s':
    'Ruling: face-down Japanese units stop and pin enemies like any other unit, whatever strength they hide. Reason: rules speak of units; the strength is unknown to both.',
  'SP-6.1.t':
    'Ruling: every hex entered counts, also when a unit doubles back or enters a hex again. A path may end in the hex where it began. Reason: 6.2 counts hexes moved, not distance.',
  'SP-6.1.u':
    'Ruling: stop and fatigue at Torahatup hold for both sides and from turn 1, also before the ravine is found. Reason: 6.1 names Torahatup separately from the ravine.',
  'SP-6.1.v':
    'Ruling: being set up in Torahatup, or standing there or in the ravine hex without moving, causes no fatigue. Reason: only entering and leaving by movement are named.',
  'SP-6.1.w':
    'Ruling: retreat and advance after combat are not movement: no hexes counted, no fatigue roll, no automatic fatigue, no forced stop. Reason: 6.2 ties fatigue to the move of a unit in its movement phase; 7.4 and 7.5 borrow only the bans of movement.',
  'SP-6.1.x':
    'Ruling: contact cannot be broken by moving. It ends only when one of the two units retreats, advances or is removed in any way, being driven out by the 30th included. Reason: it follows from SP-6.1.e.',
  'SP-6.1.y':
    'Ruling: that a unit may leave the ravine hex or Torahatup (SP-6.1.o) does not free it from SP-6.1.e. Reason: it undoes the forced stop of SP-6.1.m; a unit in contact does not begin a move at all.',
  'SP-6.1.z':
    'Ruling: when a unit enters a hex by movement, things happen in this order: the Mission (the game is over); the ravine is found, perhaps with a loss; the unit must stop (contact, Torahatup, ravine). Fatigue comes last, when the move is over; where it is automatic there is no die. Reason: 4.0 and 6.4 act at once, 6.2 at the end of the move.',
  'SP-6.2.a':
    'When a unit ends its move its owner rolls: two dice for a Valentine (company or battalion), one die for any other unit of either side.',
  'SP-6.2.b': 'If the total is less than or equal to the number of hexes moved, the unit is fatigued.',
  'SP-6.2.c': 'A fatigued unit cannot attack in the combat phase that follows.',
  'SP-6.2.d': 'The state is shown by turning the counter.',
  'SP-6.2.e': 'A fatigued unit attacked in the next enemy combat phase has strength 1.',
  'SP-6.2.f': 'Fatigued units recover in the recovery phase at the start of their own player turn.',
  'SP-6.2.g':
    'Ruling: recovery is automatic for every fatigued unit of that side. There is no choice and no roll. Reason: the rule states it as a fact.',
  'SP-6.2.h':
    'Ruling: a unit that moved 0 hexes does not roll. That includes a Valentine that only used the ferry. Reason: no total can be 0 or less.',
  'SP-6.2.i':
    'Ruling: every unit that moved at least 1 hex and is not fatigued automatically rolls, even if the result is certain (infantry that moved 6 or more, a Valentine that moved 1). Reason: one rule for every move keeps the record of dice simple.',
  'SP-6.2.j':
    'Ruling: fatigue has nothing to do with being face down. Recovery never turns a Japanese unit up, and a face-down unit can be fatigued. Reason: 7.1 alone governs revealing; the wording of 6.2 about turning back to the front refers to the rotated counter.',
  'SP-6.2.k':
    'Ruling: strength 1 replaces the printed strength of that unit alone; other units of the stack keep theirs. A fatigued company stays at 1. Reason: 6.2 speaks of the fatigued unit.',
  'SP-6.2.l':
    'Ruling: a face-down fatigued Japanese unit that turns out to have strength 0 is removed; it does not defend with 1. Reason: 7.1 removes it the moment it is turned up, before odds are worked out.',
  'SP-6.2.m':
    'Ruling: fatigue has no other effect. A fatigued unit pins enemies, may retreat, and moves as usual in its next movement phase. Reason: the two effects listed are complete.',
  'SP-6.2.n':
    'Ruling: when a fatigued battalion is split to take a loss, the company that remains is fatigued. Reason: it is the same troops.',
  'SP-6.2.o':
    'There is no movement allowance. Within the limits of 6.1 every unit may go any distance, but the longer the move, the greater the risk of fatigue.',
  'SP-6.3.a':
    'The 30th (30th Battalion, 14th NZ Brigade) is the NZ unit with the blue symbol; it landed at Blue Beach, off the map to the north-west.',
  'SP-6.3.b': 'From D+1 on, at the start of every turn, the NZ player rolls one die.',
  'SP-6.3.c': 'If the roll is n or less on day D+n, the 30th arrives this turn.',
  'SP-6.3.d': 'It is placed on the blue arrow hex at the start of the NZ movement phase.',
  'SP-6.3.e': 'A Japanese unit in the blue arrow hex is removed first, treated as a combat loss.',
  'SP-6.3.f': 'From then on the 30th is treated like any other NZ infantry unit.',
  'SP-6.3.g':
    'Ruling: it may move in the phase in which it is placed; being placed counts 0 hexes. If it is placed in contact it cannot move. Reason: it is placed at the start of the phase and 6.1 then applies.',
  'SP-6.3.h':
    'If a Valentine uses the ferry (6.5) before the 30th has come in, the 30th comes in automatically at the start of the next turn, on the blue arrow hex.',
  'SP-6.3.i':
    'Ruling: no die is rolled then. The 30th is placed, and an enemy driven out (SP-6.3.e), at the usual moment, the start of the NZ movement phase. Reason: nothing that could matter happens between; only the die is replaced.',
  'SP-6.3.j':
    'Ruling: no die is rolled on turn 1, when the arrival is certain (SP-6.3.i, SP-6.3.m), after the 30th has arrived, or after it has been removed. Reason: the roll has no purpose then.',
  'SP-6.3.k':
    'Ruling: a Japanese unit that is driven out is turned up, and both players see its strength. Reason: it is treated as a combat loss, and a combat would have shown it.',
  'SP-6.3.l':
    'Ruling: any trip of the ferry before the arrival, in either direction, counts for SP-6.3.h, whatever becomes of the Valentine later. Reason: the text asks only for a ferry move; in practice the first trip is always westward.',
  'SP-6.3.m':
    'Ruling: Valentines in the blue arrow hex do not hinder the 30th. If NZ infantry is there, the 30th waits; it is placed without a further roll at the start of the first NZ movement phase in which the hex holds no NZ infantry. Reason: stacking (6.1) must hold, and the arrival was earned.',
  'SP-6.3.n': 'Ruling: a ferry trip on turn 6 has no effect on the arrival. Reason: there is no next turn.',
  'SP-6.3.o': 'Ruling: once removed the 30th does not come back. Reason: nothing returns removed units.',
  'SP-6.3.p':
    'Ruling: the arrival roll and the placement are compulsory; the service makes them. Reason: the text offers no choice.',
  'SP-6.3.q': 'Note: the automatic arrival stands for the battalion’s advance being eased by tank support.',
  'SP-6.4.a': 'When an NZ unit enters a hex adjacent to Torahatup, the NZ player at once rolls one die.',
  'SP-6.4.b': 'The ravine marker is put on the hex that belongs to the number rolled.',
  'SP-6.4.c': 'Valentines may not enter Torahatup or the ravine hex; infantry may.',
  'SP-6.4.d':
    'If the unit that causes the roll is a Valentine and the ravine is in its own hex, the unit has fallen in and is removed from the game.',
  'SP-6.4.e':
    'Ruling: the roll is made once in the game, when an NZ unit first enters such a hex by movement, retreat or advance after combat. Reason: there is one marker, the rule is called discovery, and “entered” is not limited to movement.',
  'SP-6.4.f': 'Ruling: Japanese units never trigger the roll. Reason: the rule names NZ units.',
  'SP-6.4.g':
    'Ruling: Valentines are barred from Torahatup from turn 1 on. Reason: no Valentine can get there without first entering a neighbor, which is the discovery.',
  'SP-6.4.h':
    'Ruling: if the ravine is found during a move and the unit survives and need not stop, its owner is asked again, even where the planned path would end there. He may go on by any legal way (the hexes moved so far count) or stop. Reason: the player would know the marker at that moment of a face-to-face game.',
  'SP-6.4.i':
    'Ruling: infantry that finds the ravine in its own hex while moving has entered it. It stops and is fatigued automatically. Reason: SP-6.1.m and n apply to the hex it has just entered.',
  'SP-6.4.j':
    'Ruling: any other unit in the hex in which the ravine appears stays there. Only SP-6.1.o applies to it, when it later moves out. Reason: it did not enter a ravine, but it does start a move in one; SP-6.4.d names only the unit that made the roll.',
  'SP-6.4.k':
    'Ruling: a battalion that falls is lost whole; it cannot be split to save a company. Reason: the split permission belongs to combat results (7.3).',
  'SP-6.4.l':
    'Ruling: everybody may see where the marker is, and it never moves. Reason: it lies on the map.',
  'SP-6.4.m':
    'Ruling: the ravine and Torahatup do not change strengths. Valentines may attack from hexes next to them, into such hexes, and into the ravine hex and Torahatup themselves. Reason: 6.1 and 6.4 name movement effects only.',
  'SP-6.4.n':
    'Ruling: the hexes of SP-6.4.b are the six neighbors of Torahatup, each with a number from 1 to 6. Reason: six faces, six neighbors; the discoverer stands in a neighbor and may be hit (SP-6.4.d); the printed numbers are not in the text.',
  'SP-6.5.a':
    'A Valentine in a green arrow hex, or that has moved to one, may be carried to the opposite shore. It is placed at once in the blue arrow hex.',
  'SP-6.5.b': 'It may go on moving from there.',
  'SP-6.5.c': 'The crossing counts 0 hexes for the fatigue roll.',
  'SP-6.5.d': 'Only Valentines may use the ferry.',
  'SP-6.5.e': 'The ferry also runs from the blue arrow hex to a green arrow hex.',
  'SP-6.5.f':
    'Ruling: westward the ferry goes to the blue arrow hex, eastward to any green arrow hex that the owner chooses. Reason: there is one blue and several green arrows; the beaches that 6.5 names stand for the arrow hexes, since Blue Beach itself lies off the map.',
  'SP-6.5.g':
    'Ruling: a unit crosses at most once per movement phase. Reason: one landing-ship trip per day; a double crossing would be a free jump between beaches.',
  'SP-6.5.h':
    'Ruling: for the fatigue roll the hexes moved before and after the crossing are added up. Reason: only the crossing itself is free.',
  'SP-6.5.i':
    'Ruling: the ferry does not go to a hex with an enemy. A unit that starts in contact, or had to stop on the green arrow hex because of contact, cannot board. One that lands in contact must stop. Reason: 6.1 bans apply to the whole move.',
  'SP-6.5.j':
    'Ruling: any number of Valentines may cross in one phase, each with its own move. Reason: no capacity is given.',
  'SP-6.5.k':
    'Ruling: the crossing is a voluntary part of movement; it cannot be used to retreat or advance. Reason: 7.4 and 7.5 allow one adjacent hex only.',
  'SP-6.5.l':
    'Note: the ferry stands for American landing ships (LST). They have no counters and cannot be attacked.',
  'SP-6.6.a':
    'At the start of the NZ movement phase two companies in the same hex may be exchanged for the battalion (strength 3).',
  'SP-6.6.b':
    'At the start of the NZ movement phase the battalion may be exchanged for two companies (strength 1 each).',
  'SP-6.6.c': 'After the exchange the new units move and fight as usual; there is no penalty.',
  'SP-6.6.d':
    'Ruling: both exchanges are allowed in enemy contact. Reason: no ban is stated; it is not movement.',
  'SP-6.6.e':
    'Ruling: there is only one battalion, and it can exist only while both companies are alive. When a company is lost they can no longer merge, and a battalion removed whole takes both companies with it. Reason: one battalion counter, two companies.',
  'SP-6.6.f':
    'Ruling: counters taken off by an exchange are kept for later exchanges. They are not removed from the game. Reason: the exchange is reversible by rule.',
  'SP-6.6.g':
    'Ruling: an exchange at the start of a phase cannot be undone by another in the same phase. Reason: both happen at one moment.',
  'SP-7.0.a':
    'In their own combat phase players may attack adjacent enemy units. Attacking is never compulsory.',
  'SP-7.0.b': 'The player whose combat phase it is attacks, the other defends.',
  'SP-7.0.c': 'Each unit may attack once in its combat phase.',
  'SP-7.0.d': 'Each unit is attacked at most once in a phase.',
  'SP-7.0.e': 'Nobody attacks across a hexside without land.',
  'SP-7.0.f': 'Fatigued units cannot attack (6.2).',
  'SP-7.0.g':
    'Ruling: a hex that holds a unit already attacked in this phase cannot be attacked again. Reason: the whole target hex defends (SP-7.2.e) and each unit only once (SP-7.0.d).',
  'SP-7.1.a':
    'A Japanese unit is turned face up the first time it takes part in combat, attacking or defending.',
  'SP-7.1.b': 'Until then neither player can know its strength.',
  'SP-7.1.c': 'After a unit has been turned up the attack cannot be canceled.',
  'SP-7.1.d': 'A Japanese unit of strength 0 is removed from the game the moment it is turned up.',
  'SP-7.1.e':
    'Ruling: all Japanese units in a declared attack are turned up together, right after the declaration and before odds are worked out. Reason: they all take part at that moment.',
  'SP-7.1.f':
    'Ruling: if some of the Japanese attackers prove to be 0 and are removed, the others must go through with the attack at the new odds, even if that is Ae without a die. Reason: the attack cannot be canceled (SP-7.1.c).',
  'SP-7.1.g':
    'Ruling: if the defender proves to be 0 and is removed, there is no die. The NZ units have used their attack and may advance into the empty hex. Reason: the declared attack emptied the hex, which is what 7.3 and 7.5 make advance depend on.',
  'SP-7.1.h':
    'Ruling: if all Japanese attackers prove to be 0, the attack ends without effect, and the NZ units do not count as attacked. Reason: no combat took place.',
  'SP-7.1.i':
    'Ruling: a revealed unit stays face up for the rest of the game. Reason: nothing turns it down again.',
  'SP-7.1.j': 'Note: one may imagine that the removed unit of strength 0 got home safely.',
  'SP-7.2.a': 'The attacker declares which friendly units attack which enemy units.',
  'SP-7.2.b': 'One hex cannot attack several hexes at the same time.',
  'SP-7.2.c':
    'Units in several hexes that are all adjacent to the same defending unit may attack it together.',
  'SP-7.2.d':
    'Ruling: units standing in one hex may attack different target hexes in separate, successive combats. Reason: the ban concerns one and the same attack; each unit has its own single attack (7.0).',
  'SP-7.2.e':
    'Ruling: any of the units that can attack (adjacent, not fatigued, not yet used) may join an attack. The whole target hex defends. Reason: declaring is free for the attacker; combat is resolved per target hex.',
  'SP-7.2.f':
    'Combats are resolved one target hex after another in four steps: declare, work out the odds, resolve, apply.',
  'SP-7.2.g': 'The attacker need not announce all attacks, or their order, beforehand.',
  'SP-7.2.h': 'For the odds add up the strengths of the attackers and compare them with the defender’s.',
  'SP-7.2.i': 'A stack of NZ tanks and infantry defends with all its strengths added up.',
  'SP-7.2.j': 'The ratio is reduced to n:1 or 1:n with a whole n, rounded in favor of the defender.',
  'SP-7.2.k': 'At worse than 1:2 the result is Ae, without a die.',
  'SP-7.2.l': 'At better than 4:1 the result is De, without a die.',
  'SP-7.2.m':
    'Ruling: both limits are judged by the rounded ratio. Reason: step 3 uses the ratio found in step 2.',
  'SP-7.2.n': 'In between, the attacker rolls a die and reads the column of the odds.',
  'SP-7.2.o':
    'The result is applied, with retreat (7.4) and advance (7.5). That ends the combat, and the next may follow.',
  'SP-7.2.p': 'Ruling: neither terrain nor anything else modifies odds or die. Reason: the text names none.',
  'SP-7.2.q':
    'Ruling: every NZ stack defends as a whole with all its strengths, also one of Valentines alone or of infantry and several Valentines. Reason: SP-7.2.i; combat is resolved per target hex.',
  'SP-7.3.a': 'Ae: one attacking unit is removed.',
  'SP-7.3.b': 'Ar: all attacking units retreat (7.4).',
  'SP-7.3.c': 'Ex: attacker and defender each remove one unit.',
  'SP-7.3.d': 'Where several units took part, the owner chooses which one is removed.',
  'SP-7.3.e': 'Dr: all defending units retreat (7.4); attackers may advance into the hex.',
  'SP-7.3.f': 'De: one defending unit is removed; attackers may advance if the hex is then empty.',
  'SP-7.3.g':
    'A Valentine battalion may be split into companies and one company removed to satisfy a unit loss.',
  'SP-7.3.h':
    'Ruling: the owner’s choice of SP-7.3.d also holds for Ae and De. Reason: the situation is the same.',
  'SP-7.3.i':
    'Ruling: the split of SP-7.3.g is optional and applies to Ae, Ex and De; it does not help against a fall into the ravine or a failed retreat. Reason: the note stands with the results that remove a unit.',
  'SP-7.3.j':
    'Ruling: with Ex both owners choose independently; losses are simultaneous. Reason: the rule states one event.',
  'SP-7.3.k':
    'Ruling: the remaining company of a split attacker counts as having attacked and may advance if the result allows. Reason: they are the same troops.',
  'SP-7.3.l':
    'Ruling: when the battalion is split for a loss, No. 3 Company is the one removed, and No. 1 Company stays in the hex. It is fatigued if the battalion was, and has attacked or been attacked if the battalion had. Reason: the two are alike, so there is nothing to ask.',
  'SP-7.4.a': 'A side that has to retreat moves each of its units that took part one hex, at once.',
  'SP-7.4.b': 'A unit may not retreat off the map.',
  'SP-7.4.c': 'A unit may not retreat into a hex with an enemy unit.',
  'SP-7.4.d':
    'A unit may not retreat into a hex with another friendly unit, except that one NZ infantry and one tank may share.',
  'SP-7.4.e': 'A unit may not retreat into a hex adjacent to an enemy unit.',
  'SP-7.4.f':
    'A unit may not retreat by a move that is forbidden in itself, such as across a hexside without land, or of a Valentine into the ravine hex or Torahatup.',
  'SP-7.4.g':
    'Ruling: a hex into which a unit has retreated may hold at most one infantry unit and one Valentine. Two Valentines may not retreat into the same hex, nor one join another. Reason: 7.4 states its own, tighter exception than 6.1.',
  'SP-7.4.h':
    'A unit that cannot retreat is removed. That is decided when its turn comes (SP-7.4.i): it has no legal hex then.',
  'SP-7.4.i':
    'Ruling: the owner chooses the hex of each unit and the order in which they go. Reason: the forced side moves its own units.',
  'SP-7.4.j':
    'Ruling: a unit that has a legal hex when its turn comes must retreat; its owner cannot choose to lose it. Reason: removal is only for units that cannot retreat.',
  'SP-7.4.k':
    'Ruling: whether a hex is adjacent to an enemy is judged at the moment of the retreat, with all units then on the map. Reason: retreat is immediate.',
  'SP-7.4.l':
    'Ruling: infantry of either side may retreat into Torahatup or the ravine hex without fatigue (SP-6.1.w). An NZ retreat may find the ravine (SP-6.4.e); the next unit to retreat is bound by that, and a Valentine may be lost that way. Reason: only forbidden moves are barred, and those hexes are open to infantry.',
  'SP-7.4.m':
    'Ruling: with Ar only the units that attacked retreat; others in the same stack stay. Reason: only units that took part retreat.',
  'SP-7.5.a':
    'When retreat or loss has left the target hex empty, units that took part in the attack may move into it.',
  'SP-7.5.b':
    'A unit may not advance by a move that is forbidden in itself: two NZ infantry units into one hex, for example, or a tank into the ravine.',
  'SP-7.5.c':
    'Ruling: each unit may advance or not, once. Any of those that took part may go, within the stacking limit of SP-6.1.h; a Japanese hex takes one. Reason: the rule says that they may, not that they must.',
  'SP-7.5.d':
    'Ruling: an advance is also possible after Ex, if the hex is empty and an attacker is left. Reason: 7.5 is the governing rule and asks only that the hex be emptied by retreat or elimination.',
  'SP-7.5.e':
    'Ruling: enemy contact does not stop an advance, neither where it starts nor where it ends. Reason: the pin of 6.1 concerns movement; only bans on entering are borrowed.',
  'SP-7.5.f':
    'Ruling: several NZ units that advance enter one after another in the order that their owner chooses. If the first finds the ravine, the next is bound by that. Reason: SP-6.4.e holds for advances.',
  'SP-7.5.g':
    'Ruling: units that did not take part never advance. Reason: the rule names units that took part.',
  'SP-7.5.h': 'Ruling: advancing into the Mission wins the game (SP-4.0.f). Reason: it is an entry.',
  'SP-7.5.i':
    'Ruling: if a Valentine falls into the ravine as it advances, the others may still advance as far as SP-7.5.b allows (one infantry unit). Reason: the hex is still empty of defenders.',
};
