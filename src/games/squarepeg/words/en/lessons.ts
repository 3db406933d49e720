/** The game in two minutes and the guided first turn, in English. */
export const lessonsEn = {
  short: 'Square Peg',
  pitch: 'New Zealanders with Valentine tanks hunt a small hidden garrison on a coral ring.',
  'goal.NZ': 'Remove all four Japanese units, or bring a unit into the Mission, before turn 6 ends.',
  'goal.JP': 'Still have a unit when turn 6 ends, with no New Zealander in the Mission.',
  turn: 'Six turns, New Zealand first in each. A side recovers, moves its units one after the other, and then attacks.',
  idea1:
    'Units move as far as they like, but every hex adds to the risk of fatigue, and a tired unit fights badly.',
  idea2:
    'Nobody knows how strong a Japanese unit is until it is attacked: then a die decides, and it may be nothing at all.',
  idea3:
    'A unit that comes next to an enemy stops there and cannot move again: choose the hex from which you attack.',
  'title.move': 'How far dare you?',
  'task.move': 'Move the 37th Battalion two hexes, from 0603 by 0604 to 0703.',
  'why.move':
    'A unit may go as far as it likes, but afterward it rolls: a result up to the hexes moved tires it (SP-6.2.b). Two hexes: 1 or 2 on one die, 33%. A tired unit does not attack in this turn (SP-6.2.c).',
  'after.move':
    'A 4: fresh. Valentines roll two dice, so they go farther: three hexes tire them in 8 of 100 moves.',
  'title.ravine': 'Infantry first',
  'task.ravine': 'Move the 35th Battalion from 0704 to 0705, beside Torahatup.',
  'why.ravine':
    'The first unit next to Torahatup finds a deep ravine, in one of six hexes (SP-6.4.a). A Valentine in that hex falls in and is lost (SP-6.4.d); infantry is only tired. The Japanese in 0806 stop the battalion here (SP-6.1.d): it will attack from 0705.',
  'after.ravine': 'A 2: the ravine lies in 0905, out of the way. Then a 5 for one hex: fresh.',
  'title.attack': 'Who is there?',
  'task.attack': 'Attack 0806 with the 35th and the 37th Battalion.',
  'why.attack':
    'Nobody knows the strength of the unit: 0, 1 or, for two of the four, 2. It is turned up when you attack (SP-7.1.a). 3 and 3 make 6: three to one against a 2, and more than four to one against a 1, which needs no die (SP-7.2.j). The tanks would make 7, still three to one: leave them out.',
  'after.attack':
    'The first die says who it is: a platoon of strength 2. Then a 6 at three to one: eliminated. A 1 or 2 would have forced you back.',
  'title.advance': 'Into Torahatup',
  'task.advance': 'Advance into 0806 with the 37th Battalion.',
  'why.advance':
    'Who took part may advance into the hex that was cleared (SP-7.5.c). That is no movement: nobody rolls for fatigue, even here (SP-6.1.w). And the way to the south is open.',
  'after.advance': 'One of the four is gone, and your infantry stands where marching in would have tired it.',
  'title.counter': 'The other side',
  'task.counter': 'You are the Japanese now: attack 0707 with your unit in 0708.',
  'why.counter':
    'The 37th Battalion has marched too far: tired, it defends with 1 instead of 3 (SP-6.2.e). You do not know your own unit either, but the 0 is gone: with a 2 it is two to one, with the 1 it is even. Fresh it would be one to two against a 2, and only a 6 would touch it.',
  'after.counter':
    'It is a platoon of strength 2. Two to one and a 5: the battalion must retreat. That is the price of a march too long.',
  'title.ferry': 'Across the lagoon',
  'task.ferry': 'Carry No. 1 Company from Green Beach, 0603, to the opposite shore, 0106.',
  'why.ferry':
    'Valentines alone may cross from a green arrow to the blue one (SP-6.5.a), and the crossing counts no hex (SP-6.5.c). It also brings the 30th Battalion for certain next turn (SP-6.3.h); without it a die decides.',
  'after.ferry':
    'The company stands on the western shore. It could have gone on from there: Tanaheran and the Mission lie at its end.',
  'title.mission': 'The Mission',
  'task.mission': 'Turn 6: move No. 1 Company from 0509 by 0510 into the Mission, 0611.',
  'why.mission':
    'This is the last turn, and three Japanese units are left: you will not catch them all. But a single unit in the Mission wins at once (SP-4.0.a), even a tired one.',
  'after.mission':
    'Won. If you hunt all four, keep one eye on the Mission; so should its garrison. You know enough for a match: the page says the rest, with its clause, when it matters.',
} as const;
