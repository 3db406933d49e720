/** The game in two minutes and the guided first turn, in English. */
export const lessonsEn = {
  short: 'War in the Pacific',
  pitch: 'The Pacific war in sixteen seasons, moved by depots, resource points and fleets that carry armies.',
  'goal.J': 'Keep the Allies from winning until the last turn ends.',
  'goal.A':
    'Before the last turn ends, land in the Japanese home sources with a depot on Iwo Jima or Okinawa, drive Japan’s armies back to them and to the bases in China, or drop the bomb.',
  turn: 'A turn is a season: events, resource points, depots, supply, operations impulse by impulse, then redeployment.',
  idea1: 'A unit needs a depot within reach: choose the next base a season ahead.',
  idea2:
    'Both sides act in turn, one impulse at a time, and pay for each with resource points: who has none left watches.',
  idea3:
    'An assault over water needs the sea first: where enemy fleets lie, the battle at sea comes before the landing.',
  'title.depot': 'A season ahead',
  'task.depot':
    'Your army stands at Hollandia, 0807, and nothing supplies it. Build a depot on Saipan, 0906.',
  'why.depot':
    'A new depot must be reached from another one or from a home source within three hexes, over free hexes (WP-6.1.b). From Kure the line to Hollandia runs over Guam, which the Allies hold. Saipan is two hexes from Yokosuka, and Hollandia two from Saipan.',
  'after.depot':
    'Saipan is in your net, and Hollandia can follow in this same phase. Each depot costs a point of upkeep a turn: build what you will use.',
  'title.target': 'Where to?',
  'task.target': 'December 1941, the first impulse: choose Pearl Harbor, 1506, as the target.',
  'why.target':
    'An impulse has one target. Every stack that you send in it goes there or toward it, and the points are paid stack by stack (WP-8.2.a). You have 20 for the whole season.',
  'after.target': 'Now stacks can be sent. Nothing has been paid yet.',
  'title.fleet': 'Round the watchers',
  'task.fleet':
    'Send the carrier C3 with N3 and N4 from Yokosuka, 0904, by the northern way to Pearl Harbor: choose 1506 and the page finds the cheapest way.',
  'why.fleet':
    'A stack costs 1, each hex 1, and each hex in an enemy air zone 1 more (WP-8.4.c, WP-8.4.d). The northern way is seven hexes and enters one such hex: 9 points. The straight way passes Midway and is dearer.',
  'after.fleet':
    'Eleven of 20 points are left. The other carriers at Kure need 10: that leaves one for the rest of the season.',
  'title.battle': 'All that can fly',
  'task.battle':
    'You are the Allies now. Both fleets lie at Pearl Harbor: declare that the aircraft of the base, U-A2, support.',
  'why.battle':
    'Carriers count 2, fleets 1, a pair of both 2 more, a supporting air unit 2; then each side adds a die (WP-9.3.a). Japan has 16, you 7, and the aircraft add 2: support costs nothing.',
  'after.battle':
    'Threes for both: 19 to 12. The winner scores the difference, 7 hits, up to the number of its fighting units (WP-9.6.1.a); the loser half of it. You will choose your losses one by one.',
  'title.carry': 'Fleets carry armies',
  'task.carry': 'Carry L1 with the fleet N1 from Palembang, 0408, to Brunei, 0508.',
  'why.carry':
    'On foot the army cannot cross the sea between. A fleet unit carries one army (WP-8.6.a), for nothing more: 1 for the stack and 1 for the hex. Where no enemy is, it lands at once (WP-8.6.2.a).',
  'after.carry': 'Brunei and its oil are Japanese for two points.',
  'title.march': 'The road to Burma',
  'task.march': 'Target Rangoon: march L1 from Bangkok, 0406, to 0306, where an air unit stands alone.',
  'why.march':
    'An air unit alone holds no ground: it must fly off, damaged (WP-8.7.a). 1 for the stack, 1 for the hex, 1 for the jungle, and 1 because the Air in Calcutta watches it: 4 (WP-8.4.g).',
  'after.march': 'Rangoon changes hands, and the depot that the Allies had there is gone.',
  'title.refuge': 'Where do we go?',
  'task.refuge': 'You are the Allies: fly the Air from Rangoon, B-A1, to Madras, 0206.',
  'why.refuge':
    'It may go to a base of yours within two hexes (WP-8.7.a). In Calcutta there is one already, and the next Japanese impulse may reach it. From Madras it watches the same coast.',
  'after.refuge': 'It is damaged, and has to be rebuilt. But it lives.',
  'title.guard': 'Past a fleet',
  'task.guard':
    'On the way to Manila your stack has come to Leyte, 0607, where an American fleet lies. Leave N1 behind.',
  'why.guard':
    'A stack stops where enemy fleets are, unless as much strength stays as they have (WP-8.5.j, WP-8.5.k). The American is worth 1, N1 too: that is enough. The carrier goes on.',
  'after.guard':
    'The way to Manila is free. You know enough for a match; the page says the rest, with its clause, when it matters.',
} as const;
