/** The game in two minutes and the guided first turn, in English. */
export const lessonsEn = {
  short: 'Kyuchorei',
  pitch: 'A Japanese division storms a pass with six forts: three turns of night, five of day.',
  'goal.JP': 'Clear all six forts: when turn 8 ends, no Russian may hold one.',
  'goal.RU':
    'Hold at least one of the six forts until turn 8 ends, or bring a unit into a Japanese brigade headquarters.',
  turn: 'Eight turns, the Japanese first in each. A side has two phases: first the whole army moves or the whole army fires; then it fights hand to hand or, by day, rallies.',
  idea1:
    'By night a unit moves one hex, by day two, and the enemy’s zone of control stops it: distance costs turns.',
  idea2:
    'A hit disorders; a second hit forces back; a unit that cannot fall back is gone. So close the way out before you strike.',
  idea3:
    'Fire needs numbers: add up the attackers’ values, divide by the defense of the hex, and roll that or less.',
  'title.choose': 'Move or fire?',
  'task.choose': 'Choose movement for the army.',
  'why.choose':
    'In its first phase the whole army does one of the two (KY-5.2.a). It is night, turn 1 of 8: nobody is in place yet, so move.',
  'after.choose': 'From now on every unit may move one hex this phase, and none may fire.',
  'title.move': 'Up to the fort',
  'task.move': 'Move III/4 from 1505 to 1504.',
  'why.move':
    'By night a unit moves one hex. 1504 lies beside the forts in 1404 and 1503: their zones of control stop it there (KY-6.1.b). That is where it is wanted.',
  'after.move': 'III/4 is drafted to 1504. In a match the order would stay undoable until the phase ends.',
  'title.fire': 'Two against a fort',
  'task.fire': 'Fire at 1404 with I/29 and III/4.',
  'why.fire':
    '4 and 4 make 8. The defense of the hex is 1, and 1 more for the fort: 8 to 2 is odds of 4, so a 4 or less hits, 67% (KY-8.3.a, KY-8.3.3.a). Keep II/29 for another target: with three a hit is certain, but one shot is spent.',
  'after.fire': 'A 2: hit. II/33 is disordered, and its values are halved.',
  'title.melee': 'Hand to hand',
  'task.melee': 'Attack 1404 with all three battalions beside it.',
  'why.melee':
    'Three times 4 is 12. The disordered defender has 4 halved to 2, and 1 for the fort: 12 to 3 is odds of 4. A 1 to 3 eliminates, a 4 drives back, 5 and 6 do nothing (KY-9.3.a).',
  'after.melee': 'A 2, below the odds: the defenders of 1404 are gone.',
  'title.advance': 'Take the fort',
  'task.advance': 'Advance into 1404 with I/29.',
  'why.advance':
    '1404 is empty, but 1503 beside it is still Russian: its zone of control would go on holding the fort, unless one of yours stands in it (KY-4.1.b).',
  'after.advance':
    'I/29 stands in the fort: one of six is cleared. A battle tires: those who took part are disordered by fatigue.',
  'title.night': 'The other side',
  'task.night': 'You are the Russians now: fire at 1504 with II/33 and III/33.',
  'why.night':
    '3 and 3 make 6. By night Japanese attackers get 1 more of defense: 6 to 2 is odds of 3, so only a 3 or less hits, 50% (KY-8.3.4.a). By day the same fire could not miss.',
  'after.night': 'A 5: no effect. Three nights of this are what the Japanese have, so they hurry.',
  'title.day': 'After dawn',
  'task.day': 'Turn 4: move II/4 two hexes, from 1506 by 1606 to 1705.',
  'why.day':
    'From turn 4 on units move two hexes (KY-7.2.a), and disordered ones can rally. The Russian reserves wake up too.',
  'after.day':
    'That is a turn: first move or fire, then melee or rally. You know enough for a match: the page says the rest, with its clause, when it matters.',
} as const;
