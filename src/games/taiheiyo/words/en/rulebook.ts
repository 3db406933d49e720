/** What stands around the clauses on the rules page, in English. */
export const rulebookEn = {
  lead: 'Two players, turns 0 to 5. The war in the Pacific from Pearl Harbor to the summer of 1944 on a map of ports and bases: fleets move along routes, strike by air and fight by gunfire, and each turn ends with a count of the ports and bases that each side controls.',
  'term.unit': 'Ship, air unit',
  'meaning.unit': 'Ships are the naval units; air units are based on land.',
  'term.face': 'Face-up, face-down',
  'meaning.face': 'A face-down ship has acted and cannot move until it is resupplied (7.3.e, 9.4).',
  'term.point': 'Point, port, base',
  'meaning.point': 'The places of the map (2.1).',
  'term.control': 'Control',
  'meaning.control': 'Having a point as one’s own for the moment (4.2).',
  'term.capture': 'Capture',
  'meaning.capture':
    'Taking a port for good (9.2). Until then a player may hold an enemy port as a base (4.2.i).',
  'term.ownPort': 'A port of one’s own',
  'meaning.ownPort':
    'A port with one’s port marker that no enemy holds or contests; for the Allies also the point of a Fleet Train.',
  'term.umbrella': 'Umbrella',
  'meaning.umbrella': 'The bases that an air unit covers (4.2.e).',
  'term.relocation': 'Relocation',
  'meaning.relocation':
    'Being put face-down into the nearest port of one’s own when there is no way home (9.1.c).',
  'term.halfStep': 'Half-step',
  'meaning.halfStep': 'The part of one side in a step of the supply phase (9.0).',
  'what.map': 'Map',
  'stated.map':
    'All ports and bases and who has them at the start; the values of the ports. The routes and lengths that the examples use: Japan to Midway 2, Midway to Johnston 1, Hawaii to Midway 1, Truk to Rabaul and to Kwajalein 1, Rabaul to Port Moresby 1, Indochina to Singapore 1, Singapore to Borneo 1, Okinawa to the Philippines 1, the Philippines to Borneo 1; both dotted routes.',
  'reconstructed.map':
    'Where the points lie on the drawing. The other routes and lengths, as far as the examples leave them open: real distances over about 1,400 nautical miles count 2. Most doubtful are the routes of Port Moresby, Ceylon to Singapore, and all from the West Coast.',
  'what.counters': 'Counters',
  'stated.counters':
    '160 counters, 41 ships by name, the nations, how kinds of ships are told apart, and single ratings: among others Shokaku, North Carolina, the four carriers of Midway together, the Nagato class, all cruisers with gunnery 1, heavy armor of the British carriers except Hermes.',
  'reconstructed.counters':
    'The other ships, chosen from those of the period, and their ratings: gunnery from the main guns, air strength from the aircraft carried, defense from the armor, movement from the speed, arrival from the first service in the theatre. The number of air units.',
  'what.combat': 'Combat results table',
  'stated.combat': 'The first column (1), the last (31+), the columns 6-7 and 10-12, and eight of the cells.',
  'reconstructed.combat':
    'The other limits of columns and the other cells, so that hits grow evenly with strength and die.',
  'what.cards': 'Cards',
  'stated.cards':
    'The effects of all 32 events, 18 of their titles, and two of the pairs of events on one card.',
  'reconstructed.cards':
    'Fourteen titles, the numbers, and the other fourteen pairs: the n-th Japanese event stands with the Allied event 17 - n, as both known pairs do.',
} as const;
