/** What the map, the position in words, the rules page and the lessons say, in English. */
import type { TextTable } from '../../../../referee/index.js';

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

/** Words of the tables on the rules page, in English. */
export const tablesEn = {
  types: 'Types of units',
  'types.type': 'Type',
  'types.strength': 'Strength',
  'types.taskForce': 'Task force pair',
  'types.assault': 'Assault',
  'types.rebuild': 'Rebuilding, RP',
  'type.CV': 'carrier force',
  'type.N': 'naval unit',
  'type.L': 'land unit',
  'type.A': 'air unit',
  'units.J': 'Japanese units',
  'units.A': 'Allied units',
  'units.unit': 'Unit',
  'units.name': 'Name',
  'units.nation': 'Nation',
  'units.type': 'Type',
  'units.from': 'Set-up or arrival',
  'nation.JP': 'Japan',
  'nation.US': 'United States',
  'nation.UK': 'Britain',
  'nation.CN': 'China',
  spare: 'spare',
  arrival: 'turn {turn}',
  bases: 'Ports and airfields',
  'bases.hex': 'Hex',
  'bases.place': 'Place',
  'bases.base': 'Base',
  'bases.nation': 'Color',
  'bases.notes': 'Notes',
  'base.port': 'port',
  'base.airfield': 'airfield',
  source: 'supply source',
  oil: 'oil',
  fleets: '{n} fleet',
  cards: 'Cards of {year}',
  forced: '{name} (forced)',
  'cards.card': 'Card',
  'cards.J': 'Japan',
  'cards.A': 'Allies',
  turns: 'Turns, BRP and reinforcements',
  'turns.turn': 'Turn',
  'turns.season': 'Season',
  'turns.brpJ': 'BRP Japan',
  'turns.brpA': 'BRP Allies',
  'turns.cards': 'First card',
  'turns.JP': 'Japan',
  'turns.US': 'United States',
  'turns.UK': 'Britain',
  'order.none': 'none',
  'order.A first': 'Allies',
  'order.J first': 'Japan',
  costs: 'What movement costs',
  'costs.for': 'For',
  'costs.rp': 'RP',
  'cost.activationMarker': 'each hex activated',
  'cost.perHex': 'each hex moved, for each stack',
  'cost.enemyAirZone': 'each entry into an enemy air zone',
  'cost.jungleByLand': 'each entry into jungle over land',
  extraHits: 'Extra hits on the air, by the die',
  'extraHits.die': 'Die',
  'extraHits.air': 'On supporting air units',
  'extraHits.carriers': 'In a fleet battle against carriers',
  submarines: 'Submarines: hits by the sum of two dice',
  'submarines.years': 'Years',
  'side.J': 'Japanese stacks',
  'side.A': 'Allied stacks',
  stacking: 'Stacking limits',
  'stacking.where': 'Where',
  'stacking.limit': 'Limit of a side',
  'where.none': 'no base',
  'where.airfield': 'airfield of one’s own',
  'where.port': 'port of one’s own',
  'where.unlimited': 'Panama, South Africa',
  'where.combat': 'continued combat',
  'limit.none': '1 land or 1 air unit',
  'limit.airfield': '3 land units, 1 air unit',
  'limit.port': '3 land units, 1 air unit, 5 fleets',
  'limit.unlimited': 'none',
  'limit.combat': 'any land units, 2 air units',
  rebuilding: 'What rebuilding costs',
  'rebuilding.cost': 'RP',
  none: '–',
} as const;

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

/** Words of the picture and of the position in words, in English. */
export const pictureEn = {
  'side.J': 'Japan',
  'side.A': 'Allies',
  'nation.JP': 'Japanese',
  'nation.US': 'American',
  'nation.UK': 'British',
  'nation.CN': 'Chinese',
  'type.CV': 'carrier force',
  'type.N': 'naval unit',
  'type.L': 'land unit',
  'type.A': 'air unit',
  'phase.bid': 'bids',
  'phase.start': 'start of the turn',
  'phase.event': 'events',
  'phase.resource': 'resource points',
  'phase.depot': 'depots',
  'phase.supply': 'supply',
  'phase.movement': 'movement',
  'phase.combat': 'combat',
  'phase.redeployFleets': 'redeployment of fleets',
  'phase.redeployLandAir': 'redeployment of air and land units',
  'phase.stacking': 'stacking',
  'phase.rebuild': 'rebuilding',
  'phase.reinforcement': 'reinforcements',
  'phase.endOfTurn': 'end of the turn',
  'terrain.land': 'land',
  'terrain.shallow': 'shallows',
  'terrain.sea': 'sea',
  'terrain.mountain': 'mountains',
  jungle: 'jungle',
  'base.port': 'port',
  'base.airfield': 'airfield',
  'mark.depot': 'D',
  'mark.combat': 'combat',
  source: 'supply source',
  oil: 'oil',
  hatched: 'always in supply',
  twoSeas: 'two seas',
  noFleets: 'land: no fleet crosses',
  damaged: 'damaged',
  moved: 'has moved',
  redeployed: 'has redeployed',
  aboard: 'aboard',
  combat: 'continued combat',
  target: 'target of an impulse',
  turnTrack: 'Turn',
  title: 'War in the Pacific',
  dates: 'December 1941 – September 1945',
  points: 'RP left of TRP',
  cards: 'Cards',
  deck: 'deck',
  situation: 'Situation',
  none: 'none',
  even: 'Both have the same TRP.',
  neutral: 'The United States is neutral.',
  surrendered: 'China has surrendered.',
  fightMark: 'H',
  acted: 'has moved or redeployed',
  'card.land': '{nation} land',
  'card.units': '{nation} units',
  key: 'strength',
  'layer.zones': 'Air zones',
  'layer.networks': 'Supply networks: steps to a source or depot',
  'layer.supply': 'Units out of supply',
  turn: 'Turn {n} ({date})',
  now: '{turn}, {phase}',
  hex: '{id}: {notes}',
  'hex.named': '{id} {name}: {notes}',
  'hex.short': '{name} {id}',
  'base.of': '{base} ({nation})',
  'held.by': 'held by {side}',
  depot: '{side}: depot in {hex}',
  counter: '{label}, {name}: {notes}',
  'pile.row': '{n}',
  'pile.air': '+{n}',
  pile: '{side}, {n} units: {units}; {strengths}',
  'strength.fleets': 'fleets {n}',
  'strength.land': 'land {n}',
  'strength.air': 'air support +{n}',
  figures:
    'A full carrier force (C) has strength {CV}, a naval unit (N) {N}, a land unit (L) {L}; an air unit (A) supports with +{A}. Damaged units have none.',
  counted: '{side}: units on the map {n}, damaged {damaged}.',
  resources: '{side}: TRP {trp}, RP left {rp}.',
  first: 'More TRP: {side}.',
  cardLine: 'Cards in hand: Japan {j}, Allies {a}; in the deck {deck}.',
  hand: 'In your hand: {cards}',
  card: '{id} {name}: {text}',
  'card.nothing': 'It has no event for your side: used, it is discarded and does nothing.',
  inForce: 'In force: {cards}',
  depots: '{side}, depots: {hexes}.',
  fighting: 'Continued combat: {hexes}.',
  there: '{hex}: {units}.',
  'there.several': '{hex}: {units}; {strengths}.',
  unit: '{label}',
  'unit.noted': '{label} ({notes})',
  arrivals: 'Turn {turn} ({date}): {units}.',
  arriving: 'Turn {turn} ({date})',
  lost: '{side}: lost',
  'lost.list': 'Lost: {units}.',
  rpLeft: 'RP left: {n}',
  zone: 'Air zones, {side}: {hexes}.',
  network: 'Network, {side}: {hexes}.',
  'supply.title': 'Supply of a unit or a hex',
  'supply.lead':
    'Choose a unit, or write a hex: where its supply comes from, or what stops it. Fleets are always in supply.',
  'supply.short': 'Out of supply as the map stands',
  'supply.unit': '{label} in {hex}',
  'supply.shortOf': 'Out of supply as the map stands, {side}: {units}.',
  'supply.layer':
    'Depots and sources within two hexes, with the distance; hexes in between, free or closed to supply',
  'supply.in': 'In supply.',
  'supply.damaged': 'Out of supply: damaged if supply were checked now.',
  'supply.lost': 'Out of supply and damaged already: removed if supply were checked now.',
  'supply.exempt.fleet': 'Fleets are always in supply.',
  'supply.exempt.aboard': 'Aboard a fleet: not checked.',
  'supply.exempt.neutral': 'Neutral: not checked.',
  'supply.exempt.hatched': 'Always in supply: an Allied unit in a hatched hex.',
  'supply.exempt.chinese': 'Chinese units are always in supply in China.',
  'supply.exempt.card': 'In supply by a card this turn.',
  'supply.side.in': '{side}: units here are in supply.',
  'supply.side.out': '{side}: units here are out of supply.',
  'supply.depot': 'Depot {hex}',
  'supply.source': 'Source {hex}',
  'supply.at': '{point}: in this hex.',
  'supply.beside': '{point}: next to it.',
  'supply.over': '{point}: two hexes away, over {hexes}.',
  'supply.stopped': '{point}: two hexes away, but stopped in {hexes}.',
  'supply.between': '{hex} ({why})',
  'supply.far': '{point}, {n} hexes away, is the nearest; supply reaches two.',
  'supply.nowhere': 'There is no depot and no source that works.',
  'supply.cut':
    'Network: no line of three hexes leads from here to a source or a depot that is joined to one.',
  'supply.joined': 'Network: a line of {n, plural, one {# hex} other {# hexes}} leads to it.',
  'supply.build':
    'Network: a line of {n, plural, one {# hex} other {# hexes}} leads to it; a depot can be built here.',
  'obstacle.mountain': 'mountain',
  'obstacle.enemy': 'enemy unit',
  'obstacle.base': 'base held by the enemy',
  'obstacle.zone': 'enemy air zone',
  'obstacle.neutral': 'neutral',
  moving: '{unit} from {from} to {to}',
  arrived: '{unit} in {at}',
  eliminated: '{unit} lost in {at}',
  worn: '{unit} damaged in {at}',
  rebuilt: '{unit} at full strength in {at}',
  built: '{side}: depot built in {at}',
  removed: '{side}: depot removed in {at}',
} as const;

export const cardsEn: TextTable = {
  '1942-01.J':
    'In every fleet battle of the turn Japan rolls two dice and uses the higher, for extra hits too.',
  '1942-01.A':
    'When units are rebuilt in this turn, one damaged American or British air unit that may be rebuilt is rebuilt at no cost.',
  '1942-02.J':
    'One Allied fleet unit at Sydney takes 1 hit; if none is there, one at any other base in Australia or New Zealand. The Allied player chooses. If there is none, the Allied TRP of the turn are 1 less.',
  '1942-02.A': 'Allied TRP +1.',
  '1942-03.J':
    'Japan eliminates one Allied naval unit of its choice within 2 hexes of a full Japanese naval unit, but none at Panama or South Africa.',
  '1942-04.J': 'Allied TRP −2.',
  '1942-04.A': 'The Allies may redeploy 2 stacks more in this turn.',
  '1942-05.J':
    'In every land battle and assault of the turn, against the Chinese too, Japan rolls two dice and uses the higher before it is halved, for extra hits too.',
  '1942-05.A':
    'When units are rebuilt in this turn, one damaged American or British land unit that may be rebuilt is rebuilt at no cost.',
  '1942-06.J': 'Japanese land units pay nothing more for jungle in this turn.',
  '1942-06.A':
    'In every land battle and assault of the turn in a jungle hex that the Allies defend (they had a land unit there when movement began), they add 1.',
  '1942-07.J': 'In this turn an Allied 5 makes no extra hit and an Allied 6 only 1 on Japanese air units.',
  '1942-07.A': 'In this turn a Japanese 5 makes no extra hit and a Japanese 6 only 1 on Allied air units.',
  '1942-08.J':
    'In this turn Japan counts as the side with more TRP wherever that decides who acts or chooses first; the order of the cards stays.',
  '1942-08.A':
    'In one fleet battle of the turn, named before the dice, the Allies roll two dice and use the higher, for extra hits too.',
  '1942-09.J': 'Japanese TRP +2 if at least one Japanese carrier force is at full strength.',
  '1942-09.A':
    'The Allies may redeploy 1 stack more in this turn, and no submarines attack Allied land units.',
  '1942-10.A': 'Allied TRP +2.',
  '1943-01.J': 'Japanese fleets pay nothing more for entering enemy air zones in this turn.',
  '1943-01.A': 'Japanese fleets pay 2 RP more, not 1, for each entry into an Allied air zone in this turn.',
  '1943-02.J':
    'In one land battle or assault of the turn, named before the dice, Japan adds 2; after all other hits, before retreat and landing, it takes 1 more hit on a land unit of that battle.',
  '1943-03.J': 'In one Japanese impulse of the turn that carries land units by sea, activation is free.',
  '1943-03.A':
    'At the end of movement one Japanese naval unit that carries a land unit, in the zone or the hex of a full Allied air unit, takes 1 hit, and so does the land unit. The Japanese player chooses.',
  '1943-04.J': 'In this turn no submarines attack Japanese land units.',
  '1943-04.A': 'In this turn submarines hit Japanese land units on 2 to 5.',
  '1943-05.J': 'The upkeep of Japanese depots is 2 RP less in this turn.',
  '1943-05.A': 'Allied TRP +2.',
  '1943-06.J':
    'One British land unit in India takes 1 hit; the Allied player chooses. If none is there, the Allied TRP of the turn are 1 less.',
  '1943-06.A':
    'One Japanese depot at Rangoon 0306, Bangkok 0406 or Singapore 0407 with a British land unit within 2 hexes is removed. The Allied player chooses.',
  '1943-07.J': 'The next Japanese carrier force on the track arrives in this turn too.',
  '1943-07.A': 'The next American carrier force on the track arrives in this turn too.',
  '1943-08.J':
    'In this turn Japan may redeploy up to 3 land units from one hex to any base that it controls, without a network and out of continued combat too. They count as one stack, and submarines may attack.',
  '1943-08.A': 'In one assault of the turn, named before the dice, the Japanese defender has no bonus.',
  '1943-09.both':
    'No Japanese fleet moves in the movement segment of this turn. Fleets that are attacked fight, retreat and redeploy as usual. From the moment this card is drawn Japan can no longer win by the optional rule.',
  '1943-10.J':
    'In this turn one Japanese land stack may redeploy from any hex to any base that Japan controls, without a network and without submarines. It counts as a stack.',
  '1943-10.A': 'Allied TRP +1.',
  '1944-01.J': 'Japanese TRP +1.',
  '1944-01.A':
    'The spare American air unit is placed at full strength at any base under Allied control but Chungking, where the enemy has no land unit. If it has been used, Allied TRP +2.',
  '1944-02.J': 'Japan adds 2 in every land battle of the turn against Chinese units.',
  '1944-02.A':
    'If China has not surrendered and no Japanese land unit is at Chungking, one eliminated Chinese unit returns there at full strength.',
  '1944-03.J':
    'In any fleet battles of the turn, when Japan says who supports, it may name full air units that could support: they are eliminated before strengths are added up, and each makes 2 hits on the Allied fleet there (the Allied player chooses). If no Allied fleet is left, there is no battle.',
  '1944-03.A': 'In this turn Japanese 5s and 6s make no extra hits.',
  '1944-04.J':
    'In one fleet battle of the turn with a full Japanese carrier force, named before the dice, Japan adds 2.',
  '1944-04.A':
    'In one fleet battle of the turn with a full Allied carrier force, named before the dice, the Allies add 3.',
  '1944-05.J': 'In this turn submarines hit Japanese land units on 2 or 3.',
  '1944-05.A': 'In this turn submarines hit Japanese land units on 2 to 7, and Japan has no oil by 12.3.',
  '1944-06.both':
    'Nobody makes an amphibious assault in this turn. No stack with land units aboard may take as its target a hex with an enemy land or air unit; elsewhere they land at once. Land units still aboard when combat begins neither assault nor land, and redeploy with their fleet.',
  '1944-07.J': 'Japanese TRP +1.',
  '1944-07.A': 'Japanese TRP −2.',
  '1944-08.A': 'In every Allied assault of the turn the defender has no bonus and the Allies add 1.',
  '1944-09.J': 'In one Japanese impulse of the turn that moves only fleets, activation is free.',
  '1944-09.A': 'The Allies may redeploy 2 stacks more in this turn.',
  '1944-10.J':
    'In this turn Japanese land units pay nothing more for jungle, and those in India are in supply.',
  '1944-10.A':
    'The Allies add 1 in every land battle and assault of the turn in India, Burma and Thailand in which a British land unit takes part.',
  '1945-01.J':
    'As “Kamikaze special attack units”: air units are given up in fleet battles of the turn, and each makes 2 hits.',
  '1945-01.A': 'In this turn Japanese 5s and 6s make no extra hits.',
  '1945-02.J': 'Japanese TRP +1.',
  '1945-02.A':
    'Japanese TRP −3 if a full American air unit is at Saipan, Guam, Iwo Jima or Okinawa, otherwise −1.',
  '1945-03.A': 'Japanese TRP −2, and in this turn submarines hit Japanese land units on 2 to 7.',
  '1945-04.J':
    'Japan adds 2 in every land battle and assault of the turn that it defends in a Japanese supply source or at Okinawa.',
  '1945-04.A': 'Allied TRP +1.',
  '1945-05.J':
    'In one assault of the turn that Japan defends, named before the dice, its bonus is +3, not +1.',
  '1945-05.A':
    'In one Allied assault of the turn, named before the dice, the Allies add 2 if at least 2 full Allied naval units are in the hex.',
  '1945-06.A':
    'When units are rebuilt in this turn, up to 2 damaged British fleet units are rebuilt at no cost, at American ports too.',
  '1945-07.both':
    'In turn 16 the Allied player eliminates 2 Japanese land units in China (or all, if fewer), first those at Mukden. In turns 14 and 15 the Japanese TRP are 1 less instead.',
  '1945-08.J':
    'In one fleet battle of the turn with a full Japanese naval unit, named before the dice, Japan adds 3; after all hits, before the retreat, one surviving Japanese naval unit there is eliminated. What it carries changes ship or is lost.',
  '1945-08.A': 'Allied TRP +1.',
  '1945-09.J': 'Japanese TRP +2.',
  '1945-09.A': 'Japanese TRP −2.',
  '1945-10.A':
    'In turn 16, if a full American air unit is at Saipan, Guam, Iwo Jima or Okinawa and the Allies control the base, the atomic bomb is dropped, and the Allies win at once. Otherwise Allied TRP +2.',
};
