/** Titles and captions of the diagrams, in English. */
export const diagramsEn = {
  'title.umbrella': 'Umbrellas over a base',
  'caption.umbrella':
    'The air unit at Truk makes Rabaul Japanese. Now the Allies redeploy an air unit from Australia to Port Moresby, where they have a ship: Rabaul lies under both umbrellas, and nobody controls it.',
  'title.contested': 'A port held, then contested',
  'caption.contested':
    'Chester holds Truk as a base (state 2b). Japan redeploys an air unit from Japan to the Marianas: its umbrella covers Truk, and the Allies have no air unit there. Nobody controls the port any more; it is contested (state 3).',
  'title.reverts': 'The last unit leaves',
  'caption.reverts':
    'Chester, the only Allied unit at Truk, returns to Samoa. No Allied umbrella covers Truk, so the port reverts to Japan at once.',
  'title.movement': 'The slowest ship counts',
  'caption.movement':
    'Hyuga (movement 1) and Kumano (3) move together. Where no enemy is they have 3 movement points, so they reach every ringed point. An American ship is at Johnston: to enter it the smallest movement counts, and Hyuga’s 1 is not enough. Kumano alone could go.',
  'title.reaction': 'Reaction movement',
  'caption.reaction':
    'Akagi and Kaga enter Midway, where an Allied air unit is: the Allies may react. The air unit may evacuate, or Enterprise and Northampton may strike back from Hawaii. Wasp, face-down, cannot.',
  'title.strike': 'Both sides strike by air',
  'caption.strike':
    'Akagi and Kaga attack Midway. Strength 4 + 4 = 8; the Allies have an air unit, so the column shifts 1 left to 6-7. The die shows 5: 2 hits, one on Enterprise, one on the air unit. Enterprise rolls 2, not above her defense of 3: damaged. At the same time the Allies strike with 4 + 2 = 6; Japan has more carriers, so 1 left to 4-5. The die shows 3: 1 hit, on Akagi, whose damage die shows 1.',
  'title.hits': 'Spreading hits',
  'caption.hits':
    'A Japanese air strike on Rabaul has scored 2 hits. There are two cruisers and an air unit: the two hits may go to any two of the three, but not both to one ship.',
  'title.last-round': 'The attacker must go',
  'caption.last-round':
    'Kako entered Rabaul with no movement left, so there is one round. Both cruisers fire, both dice show 1: no hit. Neither side chooses to retreat, so the attacker must: to a ringed port.',
  'title.isolation': 'Cut off',
  'caption.isolation':
    'Kako and an air unit are at Johnston. Every way from there leads through a point with American ships, so they are isolated: Kako is put face-down into Truk, the nearest port of its own, and the air unit is a reinforcement of the next turn.',
  'title.capture': 'Capturing a port',
  'caption.capture':
    'Five American battleships hold the Philippines, worth 2, as a base. Their gunnery of 21 gives ground strength 1; a card spent gives another. That is enough, and the port becomes Allied.',
  'title.resupply': 'Resupply in a base',
  'caption.resupply':
    'Akagi and Kako lie face-down in the base Rabaul. Japan spends a card: Kako turns face-up. Akagi, a capital ship, stays face-down; she needs a port.',
} as const;
