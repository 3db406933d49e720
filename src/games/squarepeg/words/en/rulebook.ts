/** What stands around the clauses on the rules page, in English. */
export const rulebookEn = {
  lead: 'Two players, six turns. In February 1944 New Zealand troops with Valentine tanks look for a small Japanese garrison on Nissan, an atoll of the Green Islands. Units may go as far as they like, but tire; and nobody knows how strong each Japanese unit is, nor where the deep ravine lies.',
  'term.infantry': 'Infantry, Valentine',
  'meaning.infantry': 'A Valentine is a tank company or the tank battalion. Every other unit is infantry.',
  'term.contact': 'Contact',
  'meaning.contact': 'Being adjacent to an enemy unit over a hexside with land (SP-6.1.q).',
  'term.torahatup': 'Torahatup, the ravine hex',
  'meaning.torahatup':
    'A named hex of the map; the hex in which the ravine marker is put when it is found (6.4).',
  'term.thirtieth': 'The 30th',
  'meaning.thirtieth': 'The 30th Battalion, which comes in later (6.3).',
  'term.fatigued': 'Fatigued',
  'meaning.fatigued': 'Tired by a long move (6.2): no attack, strength 1.',
  'term.arrows': 'Green and blue arrow hexes',
  'meaning.arrows': 'Where NZ starts and where the 30th arrives; the two shores of the ferry (6.5).',
  'what.map': 'Map',
  'stated.map':
    'The sheet of 100 mm by 148 mm with the south-east of Nissan; a Mission hex, Torahatup with a hex for each face of the die, four palm hexes, green arrows and a blue arrow, hexsides without land, hexes of which half is printed.',
  'reconstructed.map':
    'Every hex and its number: a grid laid over the public shoreline of Nissan, so that Torahatup has six neighbors on land. The places of the Mission, the palms and the arrows, and which ravine hex belongs to which face of the die.',
  'what.counters': 'Counters',
  'stated.counters':
    'Thirteen counters: four Japanese units, five NZ units at the start, the 30th, the tank battalion, two markers. NZ infantry 3, company 1, battalion 3; among the Japanese a 0 and a 2.',
  'reconstructed.counters':
    'The other two Japanese strengths (1 and 2), which were tried in computer games, and most names of units. That three of the five starting NZ units are infantry and two are companies.',
  'what.combat': 'Combat results table',
  'stated.combat':
    'Five columns from 1:2 to 4:1, what Ae, Ar, Ex, Dr and De mean, and the results beyond both ends.',
  'reconstructed.combat':
    'All thirty cells: better with the die and with the odds, and tuned to an even game. In 310 games of equal computer players NZ won 61 per cent, with the optional rule about half.',
  'what.turns': 'Turns',
  'stated.turns': 'Six turns from D-day, 15 February 1944, to D+5, and on which rolls the 30th arrives.',
  'reconstructed.turns': 'Nothing.',
} as const;
