/** The game in two minutes and the guided first turn, in English. */
export const lessonsEn = {
  short: 'Taiheiyo Senshi',
  pitch: 'The whole Pacific on one sheet: fleets, ports and a hand of cards, from Pearl Harbor to 1944.',
  'goal.J': 'Be 5 points ahead when turn 4 ends; otherwise keep the Allies below +5 until turn 5 ends.',
  'goal.A': 'Be 1 point ahead when turn 4 ends or 5 when turn 5 ends, or capture Japan at any time.',
  turn: 'At most five turns after the strikes of turn 0. Units and cards come in, then both sides try for the initiative and carry out operations, again and again; at the end fleets come home and the held ports and bases count.',
  idea1:
    'Points are counted once a turn, for ports and for the majority of bases: an operation is worth what it still holds then.',
  idea2: 'A card is an event or a better chance for the initiative, never both: each use is a choice.',
  idea3:
    'Carriers strike before guns fire. If the enemy has no air cover when you find them, half the battle is won.',
  'title.initiative': 'A card for the initiative',
  'task.initiative': 'Spend Free India (J06) for the initiative.',
  'why.initiative':
    'If you spend a card, you may act (TS-7.1.b). If nobody does, dice decide, and equal dice end the operations of the turn. In the first operations phase no event works (TS-7.3.c), so every card is worth one operation; Free India would do nothing anyway before Ceylon is yours. Keep The Tiger of Malaya: it counts double when you capture a port.',
  'after.initiative':
    'The initiative is yours. Now you would state an operation; then the Allies may spend a card of their own.',
  'title.move': 'One fleet, one way',
  'task.move': 'Move the four cruisers from Truk by Rabaul to Port Moresby.',
  'why.move':
    'Ships that meet no enemy have 3 movement points (TS-7.5.i): Truk to Rabaul is 1, on to Port Moresby 1 more. A base with your ships and no enemy aircraft next to it is yours (TS-4.2.c), and who has more bases at the end of the turn gets a point. But ships that have moved turn face-down (TS-7.5.c): they do not move again until they are resupplied.',
  'after.move':
    'Port Moresby is yours. One movement is one operation, so send together what belongs together.',
  'title.guns': 'Guns',
  'task.guns': 'Your three cruisers have found the Houston in the Philippines: answer yes to surface combat.',
  'why.guns':
    'The attacker decides whether to fight with guns (TS-8.1.d). Three cruisers of gunnery 1 make 3: a hit on 3 or more, 67%. The Houston answers with 1: a hit on 5 or 6, 33%. Each hit rolls for damage: above the defense of 1 the ship is sunk (TS-8.2.i), 83%; at 1 she is back a turn later.',
  'after.guns':
    'A 5 is a hit, and a 4 is above 1: the Houston is sunk. Her own fire, which counts as fired at the same time, rolled a 3: no hit.',
  'title.counter': 'The other side reacts',
  'task.counter':
    'You are the Allies now: send the Enterprise and the Northampton from Hawaii on a counterstrike.',
  'why.counter':
    'Akagi and Kaga enter Midway, where your air unit stands: that lets you react (TS-7.6.b), and Hawaii is within reach of face-up ships (TS-7.6.g). Alone the air unit strikes with 2, one column left because Japan has more carriers: 33% for one hit. With the Enterprise it is 6, still one column left: 50%, and two hits on a 6.',
  'after.counter':
    'The ships are in Midway, face-down, and the battle begins: the Japanese carriers roll a 5, two hits.',
  'title.strike': 'Two hits to give',
  'task.strike': 'You are the Japanese again: give one hit to the Enterprise and one to the air unit.',
  'why.strike':
    'Akagi and Kaga make 8, one column left because of the air unit (TS-8.2.b): on 6-7 a 5 gives two hits. In an air strike the shooter chooses, but nobody gets a second hit before all have one (TS-8.2.h). The Enterprise sinks on 4 or more, 50%; the air unit leaves the map for a turn without any die. The cruiser has no aircraft: leave her out.',
  'after.strike':
    'A 5: the Enterprise is sunk. But both strikes count at once (TS-8.2.m): hers and that of the air unit still hit once, and the Allies choose between Akagi and Kaga.',
  'title.umbrella': 'An umbrella',
  'task.umbrella': 'You are the Allies: redeploy the air unit from Australia to the Solomon Islands.',
  'why.umbrella':
    'An air unit covers every base at distance 1 (TS-4.2.e). The one in Truk holds Rabaul for Japan without a single ship. From the Solomon Islands yours covers Rabaul too, and under both umbrellas it belongs to nobody (TS-4.2.g). Aircraft fly to any point that you control; no route is needed (TS-7.4.2.a).',
  'after.umbrella': 'Nobody holds Rabaul any more: one base less for Japan, without a shot.',
  'title.capture': 'A port is captured',
  'task.capture': 'Capture Singapore with The Tiger of Malaya (J02) alone.',
  'why.capture':
    'Ships in an enemy port hold it as a base, and nobody scores it. To make it yours costs ground strength equal to its value, 2 for Singapore (TS-9.2.a). 20 points of air strength and gunnery give 1; Kongo and Haruna have far less. Any card gives 1, The Tiger of Malaya 2 (TS-9.2.b).',
  'after.capture':
    'Singapore is a Japanese port: 2 points at the end of every turn that you hold it, and the Allies get nothing for it. That is a swing of 4.',
  'title.home': 'Home for supply',
  'task.home': 'Return Akagi and Kaga from Midway to Japan.',
  'why.home':
    'At the end of a turn ships go back to any port of their own, as far as they like, but not through the enemy (TS-9.3.c). In Japan they turn face-up for nothing in the next step (TS-9.4.a). In Midway, a base, carriers stay face-down: they would miss the whole next turn.',
  'after.home':
    'The carriers are at home. Without ships Midway is lost again: an operation is worth what it still holds when points are counted. You know enough for a match: the page says the rest, with its clause, when it matters.',
} as const;
