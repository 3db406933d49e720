/** The rules in our own words, English: what a refusal names. Ids and order: clauses.md. */
export const clausesEn: Readonly<Record<string, string>> = {
  'KY-0.a':
    'The rules are those of the edition of 7 December 2018. It redefined when a fort is held (4.1), worded the fort bonus against fire (8.3.3) like the one in melee, and made fatigue (9.6) clearer. Earlier wordings no longer apply.',
  'KY-1.0.a':
    'Two play: one commands the Japanese 2nd Division, the other the Russian detachment of Ryabinkin, whose main body is the 1st Brigade of the 9th Division.',
  'KY-1.0.b': 'The game shows the night attack of 26 August 1904 during the battle of Liaoyang.',
  'KY-2.0.a':
    'The game has the map, 19 counters, a turn marker, disorder markers and a die. There are no cards and no printed combat table.',
  'KY-2.1.a':
    'Every hex with a printed four-digit number is in play, even if part of it is covered by artwork, a counter drawing or the turn track.',
  'KY-2.1.1.a': 'There are three elevation levels; the darker the color, the higher.',
  'KY-2.1.1.b': 'Hex 1401 is at elevation 0, hex 1501 at 1, hex 1602 at 2.',
  'KY-2.1.1.c': 'Elevation affects combat (8.3.2, 9.3.2) and nothing else.',
  'KY-2.1.2.a':
    'Hexes with a red border are Russian forts. They matter for victory (4.0), ZOC (6.0), fire (8.3.3) and melee (9.3.3).',
  'KY-2.1.2.R1':
    'Ruling: a Japanese unit in a fort has every benefit of it: a ZOC in adjacent forts, no EZOC from enemies in the open, +1 against fire and +1 in melee. Reason: 6.0 says “both sides”, 8.3.3 and 9.3.3 name only the hex.',
  'KY-2.1.3.a': 'Settlements and roads have no effect whatsoever.',
  'KY-2.1.4.a':
    'Green rectangles with a unit name are the Russian start hexes (IV/36 starts in 1301); they are used only in set-up.',
  'KY-2.1.5.a':
    'The white squares in 1902 and 1505 are the Japanese brigade HQs; they matter for set-up (3.0) and victory (4.0).',
  'KY-2.1.5.R1':
    'Ruling: an HQ is a feature of the map, no unit. It does not move, fight, block movement, have a ZOC or count for stacking, and it cannot be destroyed. A Russian who enters it ends the game (4.2). Reason: it is printed on the map and has no counter.',
  'KY-2.1.5.R2':
    'Ruling: 1505 is the HQ of the 3rd Brigade, 1902 that of the 15th. Reason: the text does not say; the attack runs north-west, the 3rd Brigade was the left wing, the 15th the right wing.',
  'KY-2.2.a': 'There are 10 Japanese units (white) and 9 Russian units (green).',
  'KY-2.2.b': 'Some Russian units carry a dark upper band: they are reserves and restricted by 7.1.',
  'KY-2.2.R1':
    'Ruling: a counter shows two values, fire and melee. It shows no movement, since 7.1 and 7.2 give all units the same. Reason: the figure explaining the counter is missing from the text; 8.3 and 9.3 use exactly these two.',
  'KY-2.3.1.a': 'One turn marker shows the current game turn on the turn track.',
  'KY-2.3.2.a': 'A disordered unit is shown by a marker or by the back of its counter; both mean the same.',
  'KY-2.3.2.R1':
    'Ruling: there is one level of disorder only. A second disorder becomes a retreat (8.3, 9.6), and the unit keeps its one marker. Reason: every rule treats an already disordered unit that way.',
  'KY-2.4.a': 'All dice are six-sided; each resolution takes one.',
  'KY-3.0.a': 'The players agree who plays which side. Then the steps below are taken in order.',
  'KY-3.1.a':
    'Step 1: each of the nine Russian units is placed in the hex that carries its name. The Russian player has no choice.',
  'KY-3.2.a': 'Step 2: the Japanese player sorts the units by brigade: six in the 3rd, four in the 15th.',
  'KY-3.2.b':
    'Each Japanese unit is placed within two hexes of the HQ of its own brigade, not counting the hex of the HQ but counting the hex of the unit.',
  'KY-3.2.c': 'At most one unit per hex.',
  'KY-3.2.d': 'Hexes in a Russian ZOC are allowed.',
  'KY-3.2.e': 'Fort hexes are forbidden.',
  'KY-3.2.R1':
    'Ruling: the HQ hex itself (distance 0) is allowed. Reason: it lies within two hexes and nothing excludes it; it is the natural place for a guard.',
  'KY-3.2.R2':
    'Ruling: the distance is the plain hex distance, not a path; enemy units, forts and ZOC do not lengthen it. Reason: the rule only explains how to count.',
  'KY-3.2.R3':
    'Ruling: a hex holding a Russian unit is forbidden, and all ten units must be placed. Reason: 7.3.3 forbids it, and nothing provides for later arrival.',
  'KY-3.2.R4': 'Ruling: units start in good order. Reason: no rule says otherwise.',
  'KY-3.3.a': 'Step 3: the turn marker goes on box 1.',
  'KY-3.4.a': 'Step 4: disorder markers are kept off the map.',
  'KY-4.0.a':
    'The game ends when turn 8 is complete (after the second Russian phase of turn 8, the last fatigue retreat included).',
  'KY-4.0.b': 'If at that moment the Japanese have mopped up all six forts, they win.',
  'KY-4.0.c': 'In every other case the Russians win. There is no draw and no partial result.',
  'KY-4.1.a': 'The Russians hold a fort in which a Russian unit stands.',
  'KY-4.1.b':
    'The Russians also hold a fort covered by a Russian ZOC, unless a Japanese unit stands in that fort.',
  'KY-4.1.c': 'A fort not held at the end of the game counts as mopped up; no Japanese unit has to be in it.',
  'KY-4.1.d': 'Disorder does not matter for either side in 4.1.a and 4.1.b.',
  'KY-4.1.R1':
    'Ruling: only a unit inside a fort has a ZOC in another fort (6.0.f), so 4.1.b can apply only beside a fort in which a Russian stands. The Japanese therefore win exactly when no Russian unit stands in any fort at the end of turn 8. Reason: it follows from 4.1 and 6.0.f.',
  'KY-4.2.a':
    'If at any time during the game a Russian unit enters 1505 or 1902, the game ends at once and the Russians win.',
  'KY-4.2.R1':
    'Ruling: every way of entering counts: movement (as the first of two hexes too), advance after combat, and every retreat, by fire, by the die of a melee or by fatigue, in either player turn. A path that enters an HQ ends there. Reason: the text says “at any time” and “enters”.',
  'KY-4.2.R2':
    'Ruling: what has been done stays, and nothing more is done: no fatigue, no further moves. In a fatigue retreat the participants in good order have their markers already (9.6.1). Reason: the game ends at that moment.',
  'KY-4.2.R3':
    'Ruling: a Russian in an adjacent hex, or a ZOC over an HQ, is harmless; one of the two HQs is enough. Reason: 4.2 speaks of entering, and of either hex.',
  'KY-4.0.R1':
    'Ruling: nothing else ends the game early. If one side loses all its units, play goes on. The service besides lets a player resign and both agree on a draw. Reason: the rulebook names no other end.',
  'KY-4.2.R4':
    'Ruling: when a Russian unit enters an HQ by movement, every move up to then must have been legal, and a move that 7.3.2.R3 refuses stays refused. Nothing after it counts: neither later moves nor two units left in one hex. Reason: the game ends at that moment, before the phase does.',
  'KY-4.0.R2':
    'Ruling: the loss of all units changes nothing in this. If both sides are gone, no fort is held and the Japanese win after turn 8. If only the Japanese are gone, the Russians still need a fort or an HQ. Reason: 4.0 and 4.1 ask only where Russians and their ZOC are.',
  'KY-5.0.a': 'A game turn has two player turns: Japanese first, then Russian.',
  'KY-5.0.b': 'A player turn has two phases: first move or fire, then melee or rally.',
  'KY-5.1.a': 'After the second Russian phase the game turn ends and the turn marker advances one box.',
  'KY-5.1.b': 'After turn 8 the winner is decided by 4.0.',
  'KY-5.1.R1':
    'Ruling: the Russian assault phase that 5.1 names is the second Russian phase, however it was used. Reason: no other phase of that name exists.',
  'KY-5.2.a': 'In the first phase the active player chooses either movement or fire for the whole army.',
  'KY-5.2.b': 'If movement: every own unit may move under rule 7, none may fire.',
  'KY-5.2.c': 'If fire: every own unit may fire under rule 8, none may move.',
  'KY-5.2.R1':
    'Ruling: the choice comes before the first move or shot and binds for the phase. To choose and then do nothing is allowed. Only “undo” takes the choice back, as long as nothing is committed and no die has been rolled. Reason: the choice must be made, and taking back is no rule of the game.',
  'KY-5.3.a':
    'In the second phase the active player chooses either melee or rally for the whole army, never unit by unit.',
  'KY-5.3.R1':
    'Ruling: by night only melee is left (10.0.b), so nobody is asked. A player who wants none ends the melee phase without one; no melee has to be fought. Reason: 5.3 demands a choice, 10.0 removes one side of it, 9.0 says “can”.',
  'KY-5.3.R2':
    'Ruling: the second choice is made when the first phase is resolved, with its dice known. Reason: 5.3 speaks of “the next phase”.',
  'KY-5.2.R2':
    'Ruling: a side without a unit on the map is asked nothing. Its phases pass by themselves, and the log says so. Reason: every choice of 5.2 and 5.3 is then empty.',
  'KY-6.0.a': 'Every unit exerts a ZOC into the (up to) six adjacent hexes; the exception is 6.0.f.',
  'KY-6.0.b': 'A ZOC affects the movement and combat of enemy units; own ZOC never affects own units.',
  'KY-6.0.c': 'ZOCs of both sides may cover the same hex.',
  'KY-6.0.d': 'Several ZOCs of one side on the same hex have no more effect than one.',
  'KY-6.0.e': 'Disordered units exert a ZOC.',
  'KY-6.0.f': 'A unit of either side that is not in a fort has no ZOC in fort hexes.',
  'KY-6.0.g': 'A unit in a fort has a ZOC in all adjacent hexes, other forts included.',
  'KY-6.0.R1':
    'Ruling: a unit’s own hex is not part of its ZOC, and a ZOC extends into hexes occupied by friends or enemies. A friend in an EZOC hex does not cancel the EZOC except for retreats by day (9.4). Reason: only 9.4 grants such a cancellation.',
  'KY-6.0.R2':
    'Ruling: adjacency for fire and melee does not need a ZOC; a unit in the open can attack a fort next to it. Reason: 8.0 and 9.0 ask for adjacency only.',
  'KY-6.1.a': 'A unit in an EZOC cannot move, except to disengage (6.2).',
  'KY-6.1.b': 'A unit that enters an EZOC while moving must end its move there.',
  'KY-6.2.a':
    'Night: a unit that starts its move in an EZOC may move to an adjacent empty hex that is not an EZOC (a reserve may not: 7.1.b).',
  'KY-6.2.b':
    'Day: a unit in an EZOC may move only if another own unit moves into its hex in this phase; the unit that was there first and has not moved yet is then free to move.',
  'KY-6.2.c':
    'A unit that disengages (night or day) may not enter any EZOC during that move: not directly from EZOC to EZOC, and not after an intermediate hex either.',
  'KY-6.2.R1':
    'Ruling: a relieved unit has its full day allowance of two hexes. Reason: it “becomes able to move” without a limit, and 6.2 speaks of what follows its first hex.',
  'KY-6.2.R2':
    'Ruling: the reliever’s own move ends in the hex (it entered an EZOC) and must be legal by itself: within two hexes and in good order (6.3). A unit that starts in an EZOC can never be a reliever, because a disengaging unit may not enter an EZOC. Reason: 6.1, 6.2 and 6.3 bind the reliever like any other unit.',
  'KY-6.2.R3':
    'Ruling: the relieved unit must actually leave; otherwise the phase cannot be committed. Reason: two units may not share the hex at the end of the phase (7.3.2).',
  'KY-6.2.R4':
    'Ruling: there is no relief by night, since two units can never share a hex then; and a unit that moved earlier in the phase cannot be relieved. Reason: 7.3.2 forbids sharing by night, and 6.2 speaks of units not yet moved.',
  'KY-6.2.R5':
    'Ruling: enemy units do not move in your movement phase, so their zones of control stay the same throughout it. Reason: it follows from the sequence of play.',
  'KY-6.3.a': 'A unit cannot retreat into an EZOC (details and day exception in 9.4).',
  'KY-6.3.b': 'A unit whose only possible retreats are into EZOC is eliminated.',
  'KY-6.3.c': 'A disordered unit may not enter an EZOC of its own accord.',
  'KY-6.3.d': 'A disordered unit already in an EZOC does not have to leave.',
  'KY-6.3.R1':
    'Ruling: by day the pass-through of 9.4 overrides 6.3.a and 6.3.b. Reason: 9.4 is the specific rule and 6.3 refers to it.',
  'KY-7.0.a':
    'If the active player chose movement, all, some or none of the army’s units may move, one after another.',
  'KY-7.0.R1':
    'Ruling: units move in the order the player gives, each at most once and each move finished before the next begins. Reason: stacking by night and relief by day depend on the order; 6.2 knows only “moved” and “not yet moved”.',
  'KY-7.0.R2':
    'Ruling: the phase is skipped automatically only if no unit can move at its start; after a move the player ends it. Reason: 7.0 is silent, and until the player ends it the moves can be undone.',
  'KY-7.1.a': 'Turns 1 to 3 are night. Every unit of both sides may move one hex.',
  'KY-7.1.b':
    'Russian reserves cannot move by night, not even to disengage; only retreats caused by combat are excepted.',
  'KY-7.1.R1':
    'Ruling: by night a reserve may fire and fight melees, and it may be forced to retreat by fire, by a melee result or by fatigue, but it may not advance after combat. Reason: 7.1 excepts only retreats, so what combat makes a unit do counts as moving there.',
  'KY-7.2.a': 'From turn 4 on every unit of both sides may move up to two hexes.',
  'KY-7.2.b': 'From turn 4 on the reserves are ordinary units.',
  'KY-7.3.1.a': 'The EZOC limits of 6.1 and 6.2 apply to all movement.',
  'KY-7.3.2.a': 'At most one own unit per hex. By night this holds at every instant.',
  'KY-7.3.2.b':
    'By night a unit therefore cannot enter or pass a hex with an own unit, neither moving nor retreating.',
  'KY-7.3.2.c':
    'By day the limit is checked at the end of each phase and at the end of each combat; during movement several own units may be in a hex for the moment.',
  'KY-7.3.2.R1':
    'Ruling: by night a unit may enter a hex that another unit left earlier in the same phase. Reason: the hex is empty at that instant.',
  'KY-7.3.2.R2':
    'Ruling: a movement phase that would leave two units in a hex cannot be committed. Reason: the rule gives no penalty, so the situation must not arise.',
  'KY-7.3.3.a': 'A hex with an enemy unit cannot be entered.',
  'KY-7.3.4.a': 'Units cannot leave the map.',
  'KY-7.3.4.b': 'A unit that could only retreat off the map is eliminated.',
  'KY-7.3.5.a': 'Terrain has no effect on movement.',
  'KY-7.3.6.a': 'Disordered units may move, but not into an EZOC.',
  'KY-7.3.6.b': 'A disordered unit that starts in an EZOC may stay or disengage by 6.2.',
  'KY-7.2.R1':
    'Ruling: a move is a path of adjacent hexes, each entered in turn; it never ends where it began. Reason: out and back would change nothing but mark the unit as moved.',
  'KY-7.3.2.R3':
    'Ruling: by day a unit may end its move on an own unit that has not moved yet; the phase cannot end until that one has left. It may not end its move on an own unit that has already moved. All moves of a phase can be taken back, so there is always a way on, but the service never takes them back by itself. Reason: 7.3.2.R2 must hold at the end, and each unit moves once.',
  'KY-8.0.a': 'If the active player chose fire, own units may fire at adjacent enemy units.',
  'KY-8.0.b': 'Disordered units may fire with their reduced value.',
  'KY-8.1.1.a':
    'Step 1: name one or more firing units and one target hex with an enemy unit. One fire has one target hex.',
  'KY-8.1.1.b': 'Several units may fire together at a hex adjacent to all of them.',
  'KY-8.1.2.a': 'Step 2: compute the odds and roll (8.3).',
  'KY-8.1.3.a': 'Step 3: apply the result before the next fire is named.',
  'KY-8.1.a':
    'The player repeats these steps as long as desired. The phase ends when the player stops or when no unit is left that can fire. Firing is voluntary.',
  'KY-8.1.R1':
    'Ruling: fires are declared one at a time; nothing has to be planned before the first die. Reason: the loop goes back to step 1.',
  'KY-8.2.a': 'Each own unit fires at most once per fire phase.',
  'KY-8.2.b': 'Each enemy unit is fired at at most once per fire phase.',
  'KY-8.2.R1':
    'Ruling: the limit follows the unit, not the hex: a unit that retreated from fire cannot be fired at again; a fire with odds below 1 also uses up firers and target. Reason: each unit receives fire once.',
  'KY-8.3.a':
    'Odds = total fire value of the firers divided by the defense value of the target hex, fractions dropped.',
  'KY-8.3.b': 'The defense value depends on the hex and circumstances only, not on the unit in it.',
  'KY-8.3.1.a': 'The base defense is 1.',
  'KY-8.3.2.a': '+1 if the target hex is higher than the firer.',
  'KY-8.3.2.b':
    'With several firers the +1 is dropped if at least one of them is at the elevation of the target.',
  'KY-8.3.2.R1':
    'Ruling: a firer above the target also cancels the +1, and the bonus is +1 whether the difference is one level or two. Reason: the bonus asks only whether the target is higher.',
  'KY-8.3.3.a': '+1 if the target hex is a fort, in addition to 8.3.2.',
  'KY-8.3.4.a':
    'By night, Russian fire at Japanese units meets +1. By day it does not. Japanese fire never meets it.',
  'KY-8.3.4.R1': 'Ruling: the night bonus adds to the other two. Reason: nothing makes it exclusive.',
  'KY-8.3.c': 'Roll one die: equal to or below the odds is a hit.',
  'KY-8.3.d': 'A hit disorders a good-order target.',
  'KY-8.3.e': 'Above the odds: no effect.',
  'KY-8.3.f': 'Odds below 1: the fire fails automatically.',
  'KY-8.3.g': 'A hit on a target that is already disordered makes it retreat under 9.4.',
  'KY-8.3.R1':
    'Ruling: there is no upper limit; odds of 6 or more hit always. The die is still rolled for the log. Reason: no maximum is given.',
  'KY-8.3.R2':
    'Ruling: disordered firers are halved one by one and then added up. Reason: 10.0 speaks of the unit, and the value is printed on the back.',
  'KY-8.3.R3':
    'Ruling: fire leads to no advance and no fatigue. The owner of the target chooses the retreat, which follows 9.4 in full, by day with passing through friends. Without a legal hex the unit is eliminated. Reason: 9.5 and 9.6 belong to melee, 9.4 is referred to.',
  'KY-9.0.a': 'If the active player chose melee, own units may attack adjacent enemy units. It is voluntary.',
  'KY-9.0.b': 'Disordered units may attack with their reduced value.',
  'KY-9.1.1.a':
    'Step 1: name one or more attackers and one target hex with an enemy unit. One melee has one target.',
  'KY-9.1.1.b': 'Several units may attack together a hex adjacent to all of them.',
  'KY-9.1.2.a': 'Step 2: odds and die (9.3).',
  'KY-9.1.3.a':
    'Step 3: apply the result completely (retreat, advance, fatigue) before the next melee is named.',
  'KY-9.1.a':
    'The player repeats these steps as long as desired. The phase ends when the player stops or when no unit is left that can attack.',
  'KY-9.2.a': 'Each attacking unit attacks at most once per melee phase.',
  'KY-9.2.b': 'A defending unit may be attacked several times in one phase.',
  'KY-9.2.R1':
    'Ruling: a unit that retreated may be attacked again, in its new hex, by units that have not attacked. Reason: 9.2 sets no limit for defenders.',
  'KY-9.3.a':
    'Odds = total melee of the attackers divided by the modified melee of the defender, fractions dropped.',
  'KY-9.3.1.a':
    'No height modifier if the defender is level with or below the attacker; the fort modifier of 9.3.3 does not depend on height.',
  'KY-9.3.2.a': 'Defender higher than the attacker, by one level or two: +1 to the defender.',
  'KY-9.3.3.a': 'Defender in a fort: +1, in addition to 9.3.2.',
  'KY-9.3.b': 'Modifiers are added after a disordered defender has been halved.',
  'KY-9.3.R1':
    'Ruling: with several attackers the height bonus is dropped if any of them is level with or above the defender. Reason: 9.3 says nothing of groups, and 8.3.2 settles the same question in this way.',
  'KY-9.3.c': 'Roll one die. A die below the odds: the defender is eliminated and removed from the game.',
  'KY-9.3.d': 'A die equal to the odds: the defender retreats (9.4).',
  'KY-9.3.e': 'A die above the odds: no direct result.',
  'KY-9.3.f': 'Odds below 1: the melee fails automatically.',
  'KY-9.3.R2':
    'Ruling: an attack at odds below 1 may still be declared. It costs the attackers fatigue (9.6.2), and no die is rolled. Reason: 9.6.2 provides for it.',
  'KY-9.3.R3':
    'Ruling: no upper limit: at odds 7 or more every die eliminates (it is still rolled); at odds 1 no die eliminates. Reason: no maximum is given; the comparison decides.',
  'KY-9.3.R4': 'Ruling: there is no night modifier in melee. Reason: none is listed.',
  'KY-9.3.R5':
    'Ruling: a defense total below 1 counts as 1. Reason: nothing can be divided by zero. With these counters it cannot occur.',
  'KY-9.4.a': 'The defender’s side carries out a retreat: the owner moves the unit one hex in any direction.',
  'KY-9.4.1.a': 'A unit may not retreat into a hex with an enemy unit.',
  'KY-9.4.2.a':
    'A unit may not retreat into an EZOC. By day an EZOC hex is open if an own unit stands in it (for passing, 9.4.c).',
  'KY-9.4.3.a': 'A unit may not retreat off the map.',
  'KY-9.4.4.a':
    'A unit may not retreat into a hex with an own unit. By day it may pass through (9.4.b to 9.4.d).',
  'KY-9.4.b':
    'By day, and only if no ordinary retreat hex exists, the unit may retreat into a hex with an own unit, but may not end there.',
  'KY-9.4.c': 'It continues until it reaches a legal hex without an own unit.',
  'KY-9.4.d': 'If several such end hexes exist it must take one at the shortest distance.',
  'KY-9.4.e': 'A unit that cannot retreat is eliminated.',
  'KY-9.4.f':
    'Example: a Russian unit in 1503 must retreat from a Japanese unit in 1604. It may go to 1502, 1403 or 1404; 1404 is a fort, into which no ZOC from the open reaches.',
  'KY-9.4.R1':
    'Ruling: the chain runs only over hexes with own units, in EZOC or not. It ends in a hex on the map that is empty and not in EZOC. Its length is the number of hexes entered. Between ends at the same shortest length the owner chooses; by which way the unit gets there makes no difference and is not asked. Reason: the four prohibitions with their exceptions leave exactly this.',
  'KY-9.4.R2':
    'Ruling: however long the chain, it counts as one retreat of one hex. Units passed through are not affected. Reason: the rulebook counts no further.',
  'KY-9.4.R3':
    'Ruling: EZOC and other units are judged at the moment of each retreat. Reason: retreats are done one by one.',
  'KY-9.4.R4':
    'Ruling: there is no direction limit; a unit may retreat forward, into a fort, into a hex that either side left earlier in the same combat (an attacker into the target hex, a defender back by its second retreat), or (Russians) into a Japanese HQ hex, which ends the game. Reason: 9.4 allows any direction.',
  'KY-9.4.R5':
    'Ruling: a retreat cannot be declined, nor elimination chosen, while a legal hex exists (by day a chain included); it is free of movement limits and possible for reserves by night. Reason: 9.4 eliminates only units that cannot retreat; 7.1 excepts retreats.',
  'KY-9.5.a':
    'If the defender was removed or retreated, one attacking unit may advance into the hex. EZOC is ignored.',
  'KY-9.5.R1':
    'Ruling: only a unit that took part in this melee; the active player chooses it or none, after the defender’s retreat and before fatigue. Disordered units may advance. Reason: 9.6 fixes the order, 9.6.3 shows disordered units advancing.',
  'KY-9.5.R2':
    'Ruling: elimination because no retreat was possible also opens the hex. A retreat or elimination caused by fatigue does not: the advance step is over. Reason: 9.6 places fatigue after the advance.',
  'KY-9.5.R3':
    'Ruling: an advance is free of every EZOC rule (no stop, no ban of 6.3 on disordered units) and gives no second attack; the night ban on reserves stays (7.1.R1). Reason: 9.5 lifts the EZOC and nothing else, 9.2 counts attacks.',
  'KY-9.6.a':
    'After the result, the retreat and the advance, fatigue is checked for the units that took part.',
  'KY-9.6.1.a': 'Odds 1 or more: every participant of both sides becomes disordered.',
  'KY-9.6.1.b': 'Participants that were already disordered retreat one hex instead of being disordered.',
  'KY-9.6.1.c': 'The defender retreats first, then the attackers.',
  'KY-9.6.1.d': 'These retreats follow 9.4; attackers are retreated by the attacking player.',
  'KY-9.6.1.e': 'A disordered defender that retreated because of the die therefore retreats one more hex.',
  'KY-9.6.2.a':
    'Odds below 1: only the attackers suffer fatigue, in the same way; the defender is untouched.',
  'KY-9.6.3.a': 'If only disordered units attacked, the one that advanced has to leave the hex again.',
  'KY-9.6.R1':
    'Ruling: “already disordered” means before this melee began. Units disordered by this very check do not retreat. Disorder from an earlier melee of the same phase counts. Reason: the markers and the retreats of 9.6.1 belong to one check; 9.2 allows several melees.',
  'KY-9.6.R2':
    'Ruling: a participant that cannot make its fatigue retreat is eliminated. Reason: 9.4 applies to these retreats too.',
  'KY-9.6.R3':
    'Ruling: several attackers retreat one after another in the order their owner chooses; each sees the hexes freed by the previous one. Reason: 9.6.1 orders only the sides.',
  'KY-9.6.R4':
    'Ruling: eliminated units take no part; attackers are fatigued even if the defender was eliminated. Reason: 9.6 speaks of all units that took part.',
  'KY-9.6.R5':
    'Ruling: units that stayed next to the melee without joining it are not affected. Reason: 9.6 names participants only.',
  'KY-9.3.R6':
    'Ruling: disordered attackers are halved one by one and then added up, as in 8.3.R2. Reason: 10.0 speaks of the unit.',
  'KY-9.4.R6':
    'Ruling: no retreat ends in the hex it starts from, even where a chain could come back to it (a fort without EZOC). A later retreat of the same unit may lead back to a hex left by an earlier one; that does not reopen the advance. Reason: it must leave its hex; each retreat is judged by itself (9.4.R3).',
  'KY-10.0.a':
    'If the active player chose to rally, the disorder markers of all own units that are not in an EZOC are removed.',
  'KY-10.0.b': 'A side cannot choose to rally at night.',
  'KY-10.0.c': 'A disordered unit has half its fire and half its melee value, fractions dropped.',
  'KY-10.0.R1':
    'Ruling: recovery is automatic for every eligible unit, no die, no choice. Reason: 10.0 speaks of all of them, and there is never a reason to decline.',
  'KY-10.0.R2':
    'Ruling: a unit in a fort is out of EZOC unless an enemy stands in an adjacent fort, so it can recover with enemies all around in the open. Reason: follows from 6.0.f.',
  'KY-10.0.R3':
    'Ruling: a unit whose halved value is 0 may still fire or attack: it adds 0 and suffers fatigue. As a defender it counts by 9.3.R5. Reason: 8.0 and 9.0 admit every disordered unit; cannot occur with these counters.',
  'KY-11.a':
    'The rulebook has no optional rules, no other scenarios, and no rules for random events, supply, facing, line of sight, leaders, artillery or reinforcements.',
  'KY-11.b': 'The game hides nothing: all units, values, markers and dice are open to both players.',
};
