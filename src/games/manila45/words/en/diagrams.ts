/** Titles and captions of the diagrams, in English. */
export const diagramsEn = {
  'title.river': 'A Major River and a bridge',
  'caption.river':
    'The ringed hexes are open to 1/148: 3521 by the Ayala Bridge at no extra cost, 3623 and the others by land. To 3622 the Pasig has no bridge.',
  'title.help': 'The 672nd helps across',
  'caption.help':
    '1/129 and the 672nd begin the phase together in 2922. The battalion steps over the Major River into 2923 as if there were a bridge, and moves on. It is the one unit helped in this turn.',
  'title.pontoon': 'A pontoon works at once',
  'caption.pontoon':
    'The 556th gives up its move and lays its pontoon on the side to 3123. In the same phase 1/129 crosses by it.',
  'title.coast': 'Along the coast',
  'caption.coast':
    'The 672nd goes from 3819 to 3517 with 1/129 aboard. There may be no Japanese unit next to either hex: 1/2N in 3416 is next to 3515, so that hex is closed to it.',
  'title.shooters': 'Who may fire at a mover',
  'caption.shooters':
    '3/148 has entered 3719. Of the four Japanese units next to it, three may fire, together or not; 200R in 3720 has the symbol of indirect fire and may not.',
  'title.mover': 'Only the mover is hit',
  'caption.mover':
    'All three fire: strength 15, the column 10–19, +1 for the Urban hex. A die of 1 counts as 2: E. 3/148 is eliminated; 2/148, which stood there before, is untouched. No die for rubble, no advance.',
  'title.hexside': 'Along a side',
  'caption.hexside':
    'The line from 1625 to 1723 runs along the side between 1624, which is Urban, and 1724, which is Clear. Only one of them blocks, so A/44 may attack.',
  'title.plateau': 'Over a plateau',
  'caption.plateau':
    'A/637 on low ground may fire up at 1814, with +1 for height. It may not fire at 1915, which lies low behind the plateau.',
  'title.assault': 'Close assault, rubble, advance',
  'caption.assault':
    'Four battalions attack 3625 from next to it: strength 36, the column 30–39; +2 for the Heavy Structure, –1 for close assault. A die of 3 counts as 4: E. The second die, a 6, leaves rubble. Any two of the four may advance.',
  'title.across': 'Close assault over a bridge',
  'caption.across':
    '3522 is attacked from 3521 over the Ayala Bridge and from 3622 over the river. 18 of 27 points assault, so –1; Urban and river +1 each. E on a 2. Only the battalions in 3521 may advance.',
  'title.bridge': 'Blowing a bridge',
  'caption.bridge':
    'From turn 3 on: NavE and 25-2, at one end of the Quezon Bridge, attack it with 8 at range 1. A die of 1 is an E, and the bridge is destroyed. They are face up now.',
  'title.gasoline': 'Gasoline from two sides',
  'caption.gasoline':
    '1/7 in 3227 and 2/7 in 3229 stand on opposite sides of 3228. Strength 16; Urban +1, close assault –1, gasoline –2. A die of 4 counts as 2: E. With 1/8 in 3128 in place of 2/7 there would be no such attack.',
  'title.spotter': 'A spotter for a lone gun',
  'caption.spotter':
    '150-1 in 3821 cannot see 3625 and attacks it alone, so it names a spotter: 3/2P next to it or 75-2 in 3620, five hexes away with a blocked line of its own. NavE in 3722 has a range of 1 and is too far.',
} as const;
