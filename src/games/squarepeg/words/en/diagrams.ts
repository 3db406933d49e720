/** Titles and captions of the diagrams, in English. */
export const diagramsEn = {
  'title.contact': 'Contact stops and pins',
  'caption.contact':
    'The 30th moves from 0107. It may go to any ringed hex, but must stop in 0309, which is adjacent to the Japanese unit in 0310; 0308 behind it is out of reach. NZ-35 in 0411 is in contact already and cannot move at all.',
  'title.friend': 'No passing where one must stop',
  'caption.friend':
    'NZ-35 wants to go from 0704 through its friend in 0706 to 0707. But 0706 is adjacent to the Japanese unit in 0807: NZ-35 would have to stop there, on another infantry unit. So it may not even enter.',
  'title.water': 'Hexsides without land',
  'caption.water':
    'NZ-37 in 0610 sees both Japanese units across the tip of the lagoon. There is no land on these hexsides, so it is not in contact, is free to move, and can attack neither. NZ-35 in 0708 is adjacent to 0709 and may attack there.',
  'title.fatigue': 'A long march',
  'caption.fatigue':
    'NZ-35 marches three hexes, from 0603 to 0705, next to the enemy. It rolls one die: 3, not more than the hexes moved. It is fatigued, cannot attack in this turn, and defends with strength 1.',
  'title.torahatup': 'Torahatup and the ravine hex',
  'caption.torahatup':
    'NZ-37 has moved from 0704 into Torahatup (0806). It must stop there and is fatigued without a die. The tank company in 0703 may enter neither Torahatup nor the ravine hex, 0905.',
  'title.ravine': 'A tank finds the ravine',
  'caption.ravine':
    'The ravine is not found yet. The tank company moves from 0704 to 0805, next to Torahatup, and rolls 1, which is its own hex: it has fallen in and is removed from the game.',
  'title.ferry': 'Across the lagoon',
  'caption.ferry':
    'The tank company crosses from the green arrow hex 0603 to the blue arrow hex 0106, which counts no hex, and goes on for two hexes to 0208. It rolls 1 and 2: 3 is more than 2, so it is fresh. The 30th, not yet on the map, will now arrive next turn without a die.',
  'title.arrival': 'The 30th drives a unit out',
  'caption.arrival':
    'Turn 4 is D+3: the 30th arrives on 3 or less. The die shows 3. A Japanese unit stands in the blue arrow hex 0106: it is turned up and removed, and the 30th is placed there.',
  'title.home': 'Nobody there',
  'caption.home':
    'NZ-35 attacks the face-down unit in 0708. It is turned up: strength 0. It is removed without a die, NZ-35 has used its attack and advances into the empty hex.',
  'title.stack': 'A stack defends together',
  'caption.stack':
    'The Japanese units in 0706 and 0708, 2 each, attack 0707 together. NZ infantry and tanks defend with 3 + 1 = 4: odds 1:1. The die shows 6, Dr. Every hex that the two could retreat to is next to an enemy, so both are removed.',
  'title.retreat': 'Infantry and tank retreat',
  'caption.retreat':
    'The ravine is in 0706. Infantry and tank company in 0707 attack 0708: 4 against 2, 2:1. The die shows 2, Ar: both must retreat. The infantry may go to either ringed hex; the tanks may not go into the ravine.',
  'title.mission': 'Into the Mission',
  'caption.mission':
    'NZ-35 and the 30th attack the Mission (0611): 6 against 2, 3:1. The die shows 4, Dr. The Japanese unit has nowhere to go and is removed. NZ-35 advances into the Mission: NZ wins at once.',
} as const;
