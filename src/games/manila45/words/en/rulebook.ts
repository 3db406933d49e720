/** What stands around the clauses on the rules page, in English. */
export const rulebookEn = {
  lead: 'Two players, ten turns. In February 1945 three US divisions and a corps must clear Manila of its Japanese garrison, building by building, before the last turn ends. Every step beside the enemy may draw fire.',
  'term.sides': 'Mover, shooter',
  'meaning.sides':
    'The player whose movement phase it is; the player who fires or attacks, in whatever phase.',
  'term.formation': 'Formation',
  'meaning.formation':
    'A US division, the XIV Corps, or the air units; of the Japanese, the mobile and the fixed units (2.6).',
  'term.dfc': 'DFC unit',
  'meaning.dfc': 'A unit that may make defensive fire (9.1.c, 9.3.a).',
  'term.cac': 'CAC unit',
  'meaning.cac': 'A unit that may make a close assault and advance (2.11, 10.17).',
  'term.modifier': 'Modifier',
  'meaning.modifier': 'A number added to the die (10.11).',
  'term.result': 'E',
  'meaning.result': 'The result that eliminates; every other roll has no effect (10.16).',
  'term.building': 'Building',
  'meaning.building': 'An Urban or Heavy Structure hex: it blocks lines of fire and can become rubble.',
  'term.high': 'High ground, low ground',
  'meaning.high': 'Hexes inside the contours, and all others (10.10.b).',
  'term.faceDown': 'Face down',
  'meaning.faceDown':
    'A Japanese unit that the US player has not identified yet (6.5.e); its counter has a letter and number of its own.',
  'term.amphibian': '672nd',
  'meaning.amphibian': 'The 672nd Amphibian Tractor Battalion of the XIV Corps (8.8, 8.10).',
  'what.map': 'Map',
  'stated.map':
    'Numbers and names of single hexes (1812, 2119, Intramuros at 3821, 3822, 3921, 3922), the high ground at 1805, 1812, 2120, 1723, 1633 and 1924, low ground at 2224, the straight lines 2202–2206 and 3227–3229, seven hexes of the area of 4.3, six hexes closed to the set-up, and the terrain table.',
  'reconstructed.map':
    'The extent of 975 hexes. Rivers, creeks and shore follow their real courses of 1945, built-up areas, strong buildings, airfields and bridges the histories of the battle; the plateau is drawn so that 10.10 holds. Which of the smaller bridges the printed map shows is not known.',
  'what.units': 'Units',
  'stated.units':
    'The number of counters; six air units of strength 10 from turn 3; the 672nd, the 117th, 532nd and 556th in the XIV Corps; the 1st Cavalry and 11th Airborne Divisions; the movement allowances.',
  'reconstructed.units':
    'The order of battle: 66 US ground units and 52 Japanese, real battalions, squadrons, companies and batteries. Their strengths, with the air unit as the measure; their ranges, from those of the weapons; which Japanese units are fixed.',
  'what.combat': 'Combat table and modifiers',
  'stated.combat':
    'The outer columns, the results, the die; +2 for armor, –1 for close assault, +1 for anti-aircraft fire, +1 and –1 for height, +1 and +2 for terrain, +1 for rubble and rivers; the bands of range.',
  'reconstructed.combat':
    'The inner columns and all cells: one column for ten points of strength, one point of the die for a column. The sizes of the modifiers for range, the wall and gasoline attacks.',
  'what.rules': 'Rules whose lists are lost',
  'stated.rules': 'Everything that is no ruling and not named here.',
  'reconstructed.rules':
    'The rulebook at hand has lost its lists. Rebuilt from the rest of the text are 3.2.c, 3.4.d, 3.4.e, 3.5.d, 5.2.b, 5.4.b, 8.9.b to 8.9.e, 9.2.c, 9.3.a, 9.3.b, 9.5.c, 10.3.a, 10.3.c, 10.12.f, 10.12.g, 10.13.a, 10.17.b, 10.19.b, 10.19.c, 10.20.c, 10.21.b, 10.22.c, 10.22.d, 10.23.b and 10.23.c; 3.4.e in part from a review of the game.',
} as const;
