/** What stands around the clauses on the rules page, in English. */
export const rulebookEn = {
  lead: 'Two players, 16 seasons. From December 1941 to autumn 1945 Japan and the Allies fight for the Pacific with what logistics allow: depots, resource points, fleets that carry armies. The Allies must bring Japan down before the last turn ends.',
  'term.fleet': 'Fleet',
  'meaning.fleet': 'Carrier forces and naval units together.',
  'term.base': 'Base',
  'meaning.base': 'A port or an airfield; a port is both (2.3.3).',
  'term.full': 'Full, damaged',
  'meaning.full': 'Front and back of a unit (2.2.2).',
  'term.zone': 'Air zone',
  'meaning.zone': 'What the rulebook calls AZOC: the hexes around a full air unit (2.2.3).',
  'term.points': 'BRP, TRP, RP',
  'meaning.points': 'Basic resource points of the turn track; total of the turn; single points (5.0).',
  'term.more': 'The player with more TRP',
  'meaning.more': 'Judged by the TRP at the start of the turn, not by what is left (5.2.c).',
  'term.contested': 'Contested, continued combat',
  'meaning.contested':
    'A hex with land units of both sides; after an undecided battle it has a marker (9.7).',
  'term.alone': 'Alone',
  'meaning.alone': 'In a hex without enemy land units.',
  'term.aboard': 'Aboard',
  'meaning.aboard': 'Carried by a naval unit: not on the land part of the hex (8.6).',
  'term.network': 'Network',
  'meaning.network': 'Of depots and sources: to build (6.2), to redeploy land units (10.3).',
  'what.map': 'Map',
  'stated.map':
    'The numbers and names of the hexes in the rules and examples, which of them are next to each other, the sources at Kure, Yokosuka, South Africa and Panama, the two seas of 0406, jungle at Rangoon and Bangkok, the Chinese hexes, the oil.',
  'reconstructed.map':
    'All other hexes, from real geography on the grid that follows from the examples; the other bases, and which of them are ports; mountains, hatched hexes, which shallows are joined.',
  'what.units': 'Units',
  'stated.units':
    'The values of each type, and the forces that the examples name at Kure and Yokosuka, Pearl Harbor, Singapore, Hainan, Saigon and the Marshalls.',
  'reconstructed.units':
    'The number of units, 148, and of depots, 14 and 18; where they start and when they arrive, from the orders of battle; their names.',
  'what.turns': 'Turns and resource points',
  'stated.turns':
    '16 turns; the Japanese BRP of turns 1, 4 and 5, the Allied of turns 1 and 4; the submarine table.',
  'reconstructed.turns': 'All other BRP: falling for Japan, rising for the Allies.',
  'what.cards': 'Cards',
  'stated.cards':
    '40 cards, ten a year; seven titles; the effects of 1942-03, 1942-10 and 1944-06, and in part those of 1943-09 and 1944-08.',
  'reconstructed.cards': 'The other titles and all other effects, written for this edition.',
  'what.scenarios': 'Scenarios',
  'stated.scenarios':
    'The standard and the shortened game; what 3.3 says of the one from 1943; the idea of the late American entry.',
  'reconstructed.scenarios':
    'The set-up of 1943 and all rules of 13.4: the player aid sheet was not at hand.',
} as const;
