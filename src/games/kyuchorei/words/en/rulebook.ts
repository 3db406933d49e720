/** What stands around the clauses on the rules page, in English. */
export const rulebookEn = {
  lead: 'Two players, eight turns. During the battle of Liaoyang a Japanese division attacks, by night, a Russian line of six forts on a pass; by the end of the last turn it must have mopped up all of them.',
  'term.active': 'Active player',
  'meaning.active': 'The player whose player turn it is (5.0).',
  'term.zoc': 'ZOC, EZOC',
  'meaning.zoc':
    'A zone of control (6.0). A hex is in EZOC for a unit if it lies in the zone of control of at least one enemy unit.',
  'term.disordered': 'Disordered, in good order',
  'meaning.disordered': 'With or without a disorder marker. A disordered unit has half its values (10.0.c).',
  'term.night': 'Night, day',
  'meaning.night': 'Turns 1 to 3; turns 4 to 8.',
  'term.fort': 'Fort',
  'meaning.fort': 'A hex with a red border (2.1.2).',
  'term.headquarters': 'HQ',
  'meaning.headquarters': 'The headquarters of a Japanese brigade, printed on the map (2.1.5).',
  'term.reserve': 'Reserve',
  'meaning.reserve': 'A Russian unit with a dark band at the top of its counter (2.2.b, 7.1.b).',
  'what.map': 'Map',
  'stated.map':
    'Three elevations; 1401 is 0, 1501 is 1, 1602 is 2, and 1503 is higher than 1604. Six forts, among them 1404 and 1503. Headquarters in 1505 and 1902. IV/36 starts in 1301. Which hexes are adjacent follows from the examples of 8.3, 9.3 and 9.4.',
  'reconstructed.map':
    'The extent of 70 hexes, all other elevations, the other four forts, settlements, roads and names. North is taken as the top of the map, as the attack of 1904 went from south-east to north-west; hence which brigade belongs to which headquarters.',
  'what.units': 'Units',
  'stated.units':
    'Ten Japanese units, six and four in two brigades; nine Russian units, some of them reserves. A Japanese unit has fire 4 and melee 4; a disordered Russian has melee 2.',
  'reconstructed.units':
    'The names of the battalions, from the orders of battle of 1904. The values of all units: 4-4 for the Japanese, 3-4 for the Russians. Where the Russians start, and which three are reserves. The values were tried in 212 games of equal computer players, of which the Japanese won 45 per cent.',
  'what.turns': 'Turns and combat',
  'stated.turns':
    'Eight turns, three of them by night. Odds, modifiers and results: the game has no printed combat table, and the two tables here are worked out from 8.3 and 9.3.',
  'reconstructed.turns': 'Nothing.',
} as const;
