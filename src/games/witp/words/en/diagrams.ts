/** Titles and captions of the diagrams, in English. */
export const diagramsEn = {
  'title.line': 'The ends of a line',
  'caption.line':
    'Japan builds at Rangoon 0306. The British air unit at Calcutta covers Rangoon, but only the hex between, 0406, is tested, and that is free on the line to the depot at Saigon 0507.',
  'title.closed': 'A zone on the line',
  'caption.closed':
    'With another air unit at Singapore 0407 the hex 0406 lies in its zone, and so do the ways round. Rangoon cannot be reached.',
  'title.supply': 'Who is in supply',
  'caption.supply':
    'The Allied depot is at 1110. 1009 is next to it; 1309 and 1208 are in supply through 1209, and 0909 through 1009, where the American air unit cancels the zone of Rabaul. The air unit at 1207 is 3 away: damaged.',
  'title.seas': 'Two seas in one hex',
  'caption.seas':
    'A British naval unit is to go from 0306 to 0506. Not by 0406, whose two seas are not joined, but by 0307, 0407 and 0507.',
  'title.jungle': 'On foot through jungle',
  'caption.jungle':
    'A land unit cannot march straight from Singapore to Saigon, but by Bangkok: 1 for the activation, 2 for the hexes, 1 more for the jungle of 0406. 6 of 10 RP are left.',
  'title.blocked': 'Past an enemy fleet',
  'caption.blocked':
    'The fleet from Palau must stop at 0607, where an American naval unit is. It leaves N9 there, as strong as the enemy, and goes on to Manila with the rest.',
  'title.relocation': 'An air unit must leave',
  'caption.relocation':
    'A Japanese land unit marches into Rangoon. The depot there is removed, and the lone air unit must go, damaged, to one of the ringed bases within 2 hexes.',
  'title.fleets': 'Hits in a fleet battle',
  'caption.fleets':
    'Japan has 2 + 1 + 1 and 2 for a pair, the Allies 1 + 1; the dice are 2 and 4, so 8 to 6. The Allies take 2 hits, both on N1, which is lost; Japan takes half, 1. The survivor retreats to a ringed hex.',
  'title.assault': 'Assault on Manila',
  'caption.assault':
    'Japan: 2 land units, 2 carrier forces, 2 for the air unit at Saigon; the die 3 is halved to 1: 7. The Allies: 3 land units, 1 for defending, 2 for their air unit, the die 1 to 0: 6. One Allied land unit is damaged. Both stay: continued combat.',
  'title.carriers': 'A 6 against carriers',
  'caption.carriers':
    'At Midway Japan wins by 11 to 10: one hit, on U-N1. Its die was a 6, the enemy has a carrier force and a supporting air unit, so U-C1 takes 1 extra hit; the air unit takes none.',
  'title.network': 'Redeployment into a zone',
  'caption.network':
    'The American land unit at 1110 has a depot, but 1009 lies in the zone of Rabaul, and the destination belongs to the network too.',
  'title.rebuilding': 'Where units are rebuilt',
  'caption.rebuilding':
    'Japan may rebuild C1 at Kure and L1 and A1 at Iwo Jima. N1 needs a port, and Manila was American at first, so N2 cannot be rebuilt there.',
} as const;
