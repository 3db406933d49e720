/** The game in two minutes and the guided first turn, in English. */
export const lessonsEn = {
  short: 'Manila ’45',
  pitch: 'Three US divisions clear Manila of its garrison, building by building.',
  'goal.US': 'Leave no Japanese unit on the map when turn 10 ends.',
  'goal.JP': 'Have at least one unit on the map when turn 10 ends.',
  turn: 'Ten turns. The US side brings up replacements, moves and attacks; then the Japanese move and attack.',
  idea1:
    'A unit that moves next to an enemy may be fired at, even in its own movement: look before you cross a street.',
  idea2: 'Buildings stop lines of fire until they are rubble: what cannot be seen cannot be shelled.',
  idea3: 'The garrison wins by time. One hidden unit left on the last turn is enough, so clear as you go.',
  'title.wall': 'Over the wall',
  'task.wall': 'Move the 1st Battalion, 129th Infantry, from 4023 into 3922: over the wall of Intramuros.',
  'why.wall':
    'A unit has 16 movement points. A heavy structure costs 3, the wall 1 more (MN-8.6.b): 4 of 16. Tanks and guns cannot follow: the old city is the infantry’s.',
  'after.wall': 'Twelve points are left, and nobody was near enough to fire. Usually somebody is.',
  'title.ambush': 'Defensive fire',
  'task.ambush':
    'You are the Japanese now. The 3rd Battalion, 148th Infantry, has just entered 3719: fire with all three units that can.',
  'why.ambush':
    'A unit that moves next to you may be fired at, at once, in its own phase (MN-9.2.b). 4 and 7 and 4 make 15, the column 10 to 19: an E needs 2 or less. An urban hex adds 1, so a 1 will do, 17%. It costs nothing but being seen.',
  'after.ambush':
    'A 1: the battalion is gone. Only the unit that moved is hit; the 2nd Battalion, in the same hex, is not (MN-9.3.c). So look where the enemy may lie before you cross a street.',
  'title.assault': 'Four to clear a prison',
  'task.assault': 'US attacks: all four battalions against Bilibid prison, 3625.',
  'why.assault':
    'Nine each make 36, the column 30 to 39: an E needs 4 or less. The heavy structure adds 2 (MN-10.12.b), but all of it is close assault, which takes 1 off (MN-10.12.h). So a 3 will do: 50%. Three battalions would be 27, and a 2 the most.',
  'after.assault':
    'A 3 and 1 are 4: both defenders are eliminated. The second die says whether the building falls in: a 6, and 3625 is rubble, which no longer stops a line of fire.',
  'title.advance': 'Into the building',
  'task.advance': 'Advance into 3625 with the first battalions of both hexes: 1/129 and 3/129.',
  'why.advance':
    'Units that fought from next door may walk in (MN-10.17.a), two at most. Taking one from each hex leaves one behind in each: no gap opens.',
  'after.advance': 'The prison is yours, and 3626 and 3525 are still held.',
  'title.air': 'How much air is right',
  'task.air': 'Attack 3625 again with the four battalions, and with two air units.',
  'why.air':
    'Two air units add 20: 56, the last column, where 6 is an E. Close assault still takes 1 off, because it is half the strength or more (MN-10.12.i): with the building +1, a 5 will do, 83%. If hidden anti-aircraft guns are near, as the page warns, 67%. Four air units would reach no better column and lose the close assault.',
  'after.air':
    'A 4 and 2 are 6: eliminated. The guns in 3526 fired, added 1, and are face up now. More is not always better in Manila.',
  'title.gasoline': 'Fire and gasoline',
  'task.gasoline':
    'Attack 3228 from both sides with the two squadrons of the 7th Cavalry, with flame and gasoline.',
  'why.gasoline':
    'From turn 3 on (MN-10.22.a), and only from two opposite hexes (MN-10.22.b): it takes 2 off. 16 needs 2 or less; urban adds 1, close assault takes 1 off, gasoline 2: a 4 will do, 67%. Without it, 33%.',
  'after.gasoline':
    'A 4: eliminated. Look for opposite hexes before you move: that is where battles are won here.',
  'title.coast': 'Along the bay',
  'task.coast':
    'Carry the 1st Battalion, 129th Infantry, with the 672nd from 4226 to 3517, past the whole city.',
  'why.coast':
    'The amphibian tractors go from one coastal hex to another, with one passenger, where no enemy stands in it or next to it (MN-8.10.c). Nobody fires on the way.',
  'after.coast':
    'Both are ashore at Malate. The 672nd has done its share for this phase (MN-8.10.d); the battalion has all its 16 points left.',
  'title.bridge': 'The bridge',
  'task.bridge':
    'You are the Japanese once more: blow up the Quezon Bridge between 3623 and 3722 with the engineers and the guns.',
  'why.bridge':
    'From turn 3 on (MN-10.19.a) a bridge can be attacked: 3 and 5 are 8, the first column, and only a 1 destroys it, 17%. But each turn that the Americans need for another way over the river is yours: you win by time.',
  'after.bridge':
    'A 1: the bridge is down. You know enough for a match; the page says the rest, with its clause, when it matters.',
} as const;
