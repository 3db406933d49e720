/** Titles and captions of the diagrams, in English. */
export const diagramsEn = {
  'title.zone': 'Stopping in a zone of control',
  'caption.zone':
    'Day, two hexes. III/33, in the fort 1503, has a ZOC in all six hexes around it. II/4 may move to any ringed hex; entering 1604 or 1504 it must stop, so it cannot go on from 1604 to 1603.',
  'title.fort': 'No zone of control into a fort',
  'caption.fort':
    'Day. III/4 stands in the open at 1604. It has a ZOC in 1603, so II/33 is pinned there, but none in the fort 1503: III/33 moves freely, to any ringed hex.',
  'title.disengage': 'Disengaging by night',
  'caption.disengage':
    'Night, one hex. III/4 starts in the ZOC of 1503. It may leave for a ringed hex; 1504 and 1603 are in that ZOC again, and in 1704 stands a friend.',
  'title.relief': 'Relief by day',
  'caption.relief':
    'Day. II/4 has moved into 1604. That frees III/4, which was there first: it may go up to two hexes, to any ringed hex, but into no EZOC. Until it has left, the phase cannot end.',
  'title.fire': 'Joint fire at a fort',
  'caption.fire':
    'Day. II/4 (1504) and III/4 (1604) fire at 1503, elevation 1. III/4 stands lower, but II/4 is level with the target, so there is no bonus for height. Defense 1 + 1 for the fort = 2, odds 8 / 2 = 4. The die shows 4: a hit, and III/33 is disordered.',
  'title.retreat': 'Where a unit may retreat',
  'caption.retreat':
    'III/33 must retreat from 1503. 1603 and 1504 are in the ZOC of III/4. The ringed hexes are open.',
  'title.through': 'Retreat through friends by day',
  'caption.through':
    'Day. Every hex that III/33 could retreat to holds a friend or lies in EZOC. So it passes through friends, and must end in a hex at the shortest distance, which is two hexes away: the ringed ones.',
  'title.crushed': 'The same by night',
  'caption.crushed':
    'Night. The same units. II/4 and III/4 fire at 1503 and roll 1: a hit. III/33, already disordered, must retreat; by night nobody passes through friends, so no hex is left and it is eliminated.',
  'title.fatigue': 'Fatigue after melee',
  'caption.fatigue':
    'Day. III/4 and the disordered II/4 attack III/34 in 1603: 4 + 2 against 4, odds 1. The die shows 1: III/34 retreats to 1502, and III/4 advances. Then fatigue: III/34 and III/4 become disordered; II/4, disordered before, must retreat to a ringed hex.',
  'title.reorganise': 'Rallying among enemies',
  'caption.reorganise':
    'Day. The Russians rally. III/34 in the fort 1503 recovers, though enemies stand next to it in the open. III/33 in 1502 does not: it is in EZOC. Nor does II/33 in the fort 1602, next to which I/4 stands in the fort 1702.',
  'title.headquarters': 'A Russian in a headquarters',
  'caption.headquarters':
    'Day. III/34 moves from 1404 over 1504 into 1505, the headquarters of the 3rd Brigade. The game ends at once: the Russians win.',
} as const;
