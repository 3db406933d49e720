/** The rules in our own words, English: what a refusal names. Ids and order: clauses.md. */
export const clausesEn: Readonly<Record<string, string>> = {
  'WP-1.0.a':
    'Two play: one commands Japan, the other the Allies, that is the American, British and Chinese forces.',
  'WP-1.0.b': 'Before the game the players choose a scenario (13.0) and their sides.',
  'WP-1.0.c':
    'The scenarios are the standard game from 1941, the one from 1943, and the one in which the United States enters late. By 13.2 the standard game can be shortened.',
  'WP-1.0.d': 'A turn is three months; turn 1 is one month, December 1941.',
  'WP-1.0.e': 'A unit stands for fighting power, not for certain ships or troops.',
  'WP-1.0.f': 'A hex is about 880 km from side to side. Islands are drawn larger than life.',
  'WP-2.1.a':
    'The printed game has a map, two equal player aid sheets, 234 counters, 40 cards (ten with each of the backs 1942, 1943, 1944 and 1945), and two six-sided dice, one red and one white.',
  'WP-2.2.a':
    'Counters are units or markers. Units are of four types: carrier forces, naval units, land units and air units. Carrier forces and naval units together are called fleets.',
  'WP-2.2.b': 'A full carrier force has strength 2, a task force value of +2 and an assault bonus of +1.',
  'WP-2.2.c': 'A full naval unit has strength 1 and is one partner of a task force pair.',
  'WP-2.2.d': 'A full land unit has strength 1.',
  'WP-2.2.e': 'A full air unit supports combat with 2 and has an air zone.',
  'WP-2.2.f':
    'A damaged carrier force, naval unit or land unit has strength 0; a damaged air unit has no support and no zone.',
  'WP-2.2.g':
    'Four digits in the corner of a unit are the hex where it is set up; one or two digits are the turn in which it arrives.',
  'WP-2.2.h':
    'The markers are depot, resource points, redeployment, continued combat, force, activation (with “moved” on its back), target and turn.',
  'WP-2.2.i':
    'Ruling: a side can have no more depots on the map than it has counters, 14 Japanese and 18 Allied; all other markers are without limit. Reason: 8.8 says that removed depots may be used again, which matters only if they are limited; other markers are aids. The two numbers are reconstructed.',
  'WP-2.2.1.a':
    'Colors show the nation: Japanese fleets and air units are light red, land units dark red; American fleets and air units light blue, land units green; British units ochre; Chinese units light violet.',
  'WP-2.2.1.b': 'British units include those of India, Australia and New Zealand.',
  'WP-2.2.1.c':
    'Ruling: Dutch forces and bases are British. Reason: there are only three Allied colors, and 13.4 treats Britain and the Netherlands as one enemy.',
  'WP-2.2.2.a': 'The front of a unit is full strength, the back is damaged. A damaged unit has strength 0.',
  'WP-2.2.2.b': 'A hit damages a full unit and removes a damaged one.',
  'WP-2.2.2.c':
    'Ruling: a removed unit is out for the rest of the game, unless a card brings it back. Reason: 10.6 rebuilds damaged units on the map only.',
  'WP-2.2.3.a': 'Only a full air unit has an air zone. It covers the six adjacent hexes.',
  'WP-2.2.3.b':
    'A zone hinders lines for depots (6.3), supply of units (7.1), movement (8.4) and redeployment (10.3).',
  'WP-2.2.3.c':
    'The rulebook lists combat support (9.3 to 9.5) with it. Support reaches the hex of the air unit and the adjacent hexes, even one that the zone does not cover because a full enemy air unit is there (9.2.b).',
  'WP-2.2.3.d': 'The zone does not cover the hex of the air unit itself.',
  'WP-2.2.3.e': 'The zone does not cover a hex with a full air unit of the other side.',
  'WP-2.2.3.f': 'No other unit, not even a carrier force, cancels a zone.',
  'WP-2.2.3.g':
    'Ruling: land units never cancel a zone. Reason: the example says in passing that they may, but the rule just above excludes it; the sentence is a slip for “never”.',
  'WP-2.2.3.h': 'A damaged air unit neither has a zone nor cancels one.',
  'WP-2.2.3.i': 'Only air units have zones; carrier forces have none.',
  'WP-2.2.3.j':
    'Ruling: terrain and hexsides do not limit a zone. Reason: air units may enter any hex (2.3.2), and nothing limits the zone.',
  'WP-2.2.3.k':
    'Ruling: zones are as the position is at each moment; an air unit that is damaged or relocated loses its zone at once. Reason: the examples of Manila and Singapore go by the state of the moment.',
  'WP-2.2.3.l':
    'Of two full enemy air units next to each other neither covers the other’s hex; both cover the other five hexes around them.',
  'WP-2.3.a':
    'The hexes are the area of operations. The turn track, the resource track and the deck of cards lie outside it.',
  'WP-2.3.b': 'Every hex has a four-digit number of its own.',
  'WP-2.3.1.a': 'A hexside drawn as a solid line is a land hexside.',
  'WP-2.3.2.a': 'The terrain of a hex is land, shallow or sea.',
  'WP-2.3.2.b': 'Air units may enter any hex.',
  'WP-2.3.2.c': 'Fleets may enter shallow and sea hexes.',
  'WP-2.3.2.d': 'Land units may enter shallow and land hexes.',
  'WP-2.3.2.e': 'Shallow hexes whose shallows touch count as joined by land: 1008 and 0909.',
  'WP-2.3.2.f': 'Shallow hexes parted by sea are not joined: 0908 and 1008.',
  'WP-2.3.3.a': 'An anchor is a port, a runway an airfield; both are bases. A port is an airfield too.',
  'WP-2.3.3.b':
    'The color of a base shows whose it is: red Japanese, blue American, ochre British. White (Chungking) is none of them.',
  'WP-2.3.3.c': 'If only one side has land units in the hex of an enemy base, it controls the base.',
  'WP-2.3.3.d':
    'When the last of those land units leaves or is lost, control goes back to the side of the color at once.',
  'WP-2.3.3.e': 'While land units of both sides are in the hex, the side of the color controls the base.',
  'WP-2.3.3.f':
    'Ruling: with no land unit in the hex the side of the color controls the base. Reason: it follows from 2.3.3.c and 2.3.3.d.',
  'WP-2.3.3.g':
    'Ruling: the white airfield at Chungking is Allied, unless Japanese land units are there alone. Reason: by 12.2 an Allied air unit can be based there.',
  'WP-2.3.3.h':
    'Ruling: land units aboard naval units do not control a base and are no enemy land units in the hex. Reason: the example of Manila treats them as not in the hex; lines are blocked there by the fleet that carries them.',
  'WP-2.3.4.a': 'Hexes with a hexagon (Yokosuka, Kure, South Africa, Panama and others) are supply sources.',
  'WP-2.3.4.b':
    'Ruling: a source serves its own side only, and nobody while enemy land units are there alone. Americans and British use each other’s sources for supply, networks and the redeployment of fleets. Reason: 6.1 and 10.2, and the logic of 2.3.3.',
  'WP-2.4.a':
    'A card shows its name and number, its year on the back, the Japanese effect above and the Allied effect below.',
  'WP-3.0.a': 'The game has at most 16 turns.',
  'WP-3.1.a':
    'A turn: 1. events, 2. resource points, 3. depots, 4. supply of air and land units, 5. operations (a. movement, b. combat), 6. redeployment and rebuilding (a. fleets, b. air and land units, c. stacking, d. rebuilding), 7. reinforcements.',
  'WP-3.1.b':
    'Ruling: what 12.2 asks at the end of a turn follows phase 7 in this order: surrender of China, loss of a land unit on the China front, count of Japanese land units in China for the next TRP, recovery and redeployment of the Chinese, victory, next turn. Reason: surrender and penalties go by the position that the fighting left, and the text has recovery before redeployment.',
  'WP-3.2.a':
    'The Allies win at once, at any time, when no Japanese land unit is anywhere but at ports and airfields in China and in the three Japanese supply sources.',
  'WP-3.2.b':
    'The Allies win at once when an Allied land unit is in one of the three Japanese supply sources and an Allied depot is on Iwo Jima or Okinawa.',
  'WP-3.2.c': 'The Allies win at once when the atomic bomb has been dropped (4.3).',
  'WP-3.2.d': 'If the Allies have not won when the last turn ends, Japan wins. There is no draw.',
  'WP-3.2.e':
    'Ruling: for 3.2.b the land unit need not control the source, but must have landed. Reason: the rule says that it is in the hex.',
  'WP-3.2.f':
    'Ruling: for 3.2.a land units aboard count as elsewhere, unless their fleet is in one of those hexes; China is 0404, 0504, 0505, 0603 and 0604, and only its hexes with a base count. Reason: the rule names ports and airfields.',
  'WP-3.2.g':
    'Ruling: “at any time” means after every step that changes units or depots (landing, hit, retreat, depot, redeployment, removal), in movement after each impulse. Reason: a land unit that only passes through a hex is not there yet.',
  'WP-3.2.h': 'The rules are written for the standard game; a scenario may say otherwise.',
  'WP-3.2.i':
    'Ruling: if a step fulfils both 3.2 and the optional victory of Japan, 3.2 comes first. The end of the last turn is judged last, after all of 3.1.b. Reason: 3.2 ends the game at once, at any time.',
  'WP-3.3.a':
    'To set up: choose the scenario, place the units with a hex, place the units with a turn on the track, set up the cards.',
  'WP-3.3.b':
    'The scenarios from 1941 use the hexes on the units, the one from 1943 the list of the player aid sheet.',
  'WP-3.3.c': 'In the scenario from 1943 only units that arrive in turn 6 or later are put on the track.',
  'WP-3.3.d':
    'In the scenario from 1943 the cards of 1942 are not used. Cards 7, 8 and 9 are taken out of those of 1943; each player is dealt one of the other seven at random as his hand; the three are shuffled into the rest, which is the deck.',
  'WP-3.3.e': 'The scenarios from 1941 begin with turn 1, the one from 1943 with turn 6.',
  'WP-3.3.f': 'One American air unit with neither hex nor turn is a spare.',
  'WP-4.0.a':
    'There are ten event cards for each of the years 1942 to 1945, with an event for one side or both.',
  'WP-4.1.a':
    'In turn 1 cards 1, 5 and 8 of 1942 (red numbers) are taken out, and each player is dealt one of the others at random as his hand. The three are shuffled into the rest, which is the deck.',
  'WP-4.1.b': 'A player may look at his own hand at any time, and never at the opponent’s.',
  'WP-4.1.c': 'Neither player may use his card in turn 1.',
  'WP-4.2.a':
    'From turn 2 on each player draws a card in the event phase. He must use one of his two cards and keeps the other.',
  'WP-4.2.b':
    'The first to declare his card is the Allied player in turns 2 to 8, the Japanese player in turns 9 to 16.',
  'WP-4.2.c': 'Both draw before either uses a card.',
  'WP-4.2.d':
    'Ruling: the first card is shown, and what it does at once is done, before the second player declares. Reason: the example of Manila resolves the Allied card, then the Japanese one.',
  'WP-4.2.e':
    'Ruling: a card without an event for one’s own side may be used; it is discarded and does nothing. Reason: one card must be used, and some have an event for one side only.',
  'WP-4.2.f':
    'Ruling: what a card leaves to its player is chosen when its effect takes place: at once, or in the phase in which it works. An effect that finds nothing to act on does nothing. Reason: 4.3.',
  'WP-4.2.g':
    'Ruling: the players draw in the order of 4.2.b. Reason: the text gives none, and one is needed for the record.',
  'WP-4.3.a':
    'A player follows only what the card says for his own side, red for Japan and blue for the Allies.',
  'WP-4.3.b':
    'Unless the card says otherwise, its event works at once, or in the phase of the turn in which it has an effect. Then the card is discarded.',
  'WP-4.3.c': 'A discarded card is not used again in the game.',
  'WP-4.3.d':
    'Ruling: what a card allows “in a battle” can be used until the end of the turn and is lost then. Reason: by 4.3 effects belong to the turn.',
  'WP-4.4.a':
    'When a new year begins, what is left of the old deck is discarded, and the ten cards of the new year are shuffled as the deck. Each player draws a card, has two with the one kept from last year, and uses one of them.',
  'WP-4.4.b':
    'Ruling: of the old deck nothing is left after 1942, or after 1943 in the scenario from 1943; otherwise two cards are. Reason: the text says two, but the first deal takes two cards of the first deck.',
  'WP-4.4.c': 'Ruling: nobody sees the cards left over, while the match lasts. Reason: nothing reveals them.',
  'WP-4.4.d':
    'Ruling: in the scenario from 1943 the deck of 3.3 serves turns 6 to 9; the deck is not changed in turn 6, which has an ordinary event phase. Reason: 3.3 makes that deck, and 4.1 bars the card in turn 1 only.',
  'WP-4.5.a':
    'A card that says the same for both sides is a forced event. It cannot be kept: the player who draws it must use it.',
  'WP-4.5.b': 'If a forced event contradicts an event of the opponent, the forced event holds.',
  'WP-4.5.c': 'If both draw forced events, they are carried out in the order of 4.2.',
  'WP-4.5.d':
    'Example: card 1944-06 (Typhoon Cobra, forced) forbids amphibious assault, so 1944-08 (Allied deception), which helps assaults, has no effect.',
  'WP-4.5.e':
    'Ruling: a forced event is shown when it is drawn. Its owner chooses nothing and keeps the card that he had. Reason: it must be used, and the optional victory speaks of the moment of drawing.',
  'WP-4.5.f':
    'Ruling: a forced event holds for both sides, whoever drew it. Reason: its text is common to both.',
  'WP-4.5.g':
    'Ruling: what the first card has done is not undone by a forced event used second; what it has yet to do gives way. Reason: 4.5 orders the cards by 4.2.',
  'WP-5.0.a': 'Resource points (RP) pay for keeping depots, for operations and for rebuilding.',
  'WP-5.1.a': 'Each turn each player receives the basic resource points (BRP) of the turn track.',
  'WP-5.1.b':
    'Each player rolls two dice. His total resource points (TRP) are BRP + white die – red die: 13 + 6 – 3 = 16.',
  'WP-5.1.c': 'Events and other rules change the TRP (12.2, 12.3, 12.4).',
  'WP-5.1.d':
    'Ruling: BRP, dice and all changes are added up, and only then is a sum below 0 raised to 0. Reason: fewer than none have no use, and the order of the changes must not matter.',
  'WP-5.1.e':
    'Ruling: changes by cards and rules are part of the TRP and count for 5.2. Reason: so the note to 5.1.',
  'WP-5.1.f':
    'Ruling: the dice are rolled in this order: Japan white, Japan red, Allies white, Allies red. Reason: the text gives none, and one is needed for the record.',
  'WP-5.2.a': 'TRP are recorded on the track and spent during the turn. What is not spent is lost.',
  'WP-5.2.b':
    'The turn marker shows who has more TRP: red for Japan, blue for the Allies, sideways if equal.',
  'WP-5.2.c':
    'The player who began the turn with more TRP acts first where the rules say so, whatever is left of them.',
  'WP-5.2.d':
    'If both have as many, the Allies act first in the redeployment and rebuilding phase, Japan in all others.',
  'WP-5.3.a': 'In turn 1 no dice are rolled: Japan has 20 TRP, the Allies have none.',
  'WP-6.0.a': 'The players take turns; each builds one depot or removes one of his own.',
  'WP-6.0.b':
    'A player who does neither in turn has passed and is out of the phase; the other goes on alone.',
  'WP-6.0.c': 'The player with more TRP begins, Japan if equal.',
  'WP-6.1.a': 'A depot may be built in a hex with a port or airfield under one’s own control.',
  'WP-6.1.b': 'From there a network (6.2) to a source of one’s own must exist.',
  'WP-6.1.c': 'Americans and British use each other’s sources and depots.',
  'WP-6.1.d':
    'Ruling: a side has at most one depot in a hex. An enemy depot left there (8.8.e) does not hinder. Reason: a second one has no use; 6.1 asks for control and a network only.',
  'WP-6.1.e':
    'Ruling: a depot may be built in a contested hex by the side that controls the base by its color. Reason: control is the only condition.',
  'WP-6.2.a':
    'A depot is in the network if a line of at most 3 hexes leads from it to a source, or to a depot that is in the network.',
  'WP-6.2.b':
    'A hex from which such a line leads to a source or to a depot in the network may receive a depot.',
  'WP-6.2.c': 'A new depot works at once and can carry the network on in the same phase.',
  'WP-6.3.a': 'A line is at most 3 hexes long: two hexes lie between its ends.',
  'WP-6.3.b': 'No hex between may be a mountain hex.',
  'WP-6.3.c': 'No hex between may hold an enemy unit, whatever its type, full or damaged.',
  'WP-6.3.d': 'No hex between may have a base that the enemy controls.',
  'WP-6.3.e':
    'No hex between may be in an enemy air zone, unless a full air unit of one’s own is in that hex.',
  'WP-6.3.f': 'The hexes at the ends of the line are not tested.',
  'WP-6.3.g':
    'Ruling: hexsides and terrain other than mountains do not matter to a line; it stays on the map. Reason: only four obstacles are listed.',
  'WP-6.4.a': 'To remove a depot of one’s own is an action. A removed depot costs no upkeep.',
  'WP-6.4.b': 'Its counter may be used again in the same phase.',
  'WP-6.4.c': 'A depot built in this phase may not be removed in it.',
  'WP-6.5.a':
    'When both are done, each side pays 1 RP for each of its depots on the map. That is all: building itself costs nothing.',
  'WP-6.5.b':
    'A side with more depots than TRP loses all its TRP and as many depots as RP are missing; the enemy chooses which.',
  'WP-6.5.c':
    'Depots lost this way may break the network, but that does not matter to supply (7.0); the network matters to building only.',
  'WP-6.5.d': 'Ruling: the enemy may choose a depot built in this phase. Reason: 6.4 binds only its owner.',
  'WP-6.5.e': 'Ruling: a player may build more depots than he can pay for. Reason: 6.5 provides for it.',
  'WP-6.5.f':
    'Ruling: if both lack RP, the player with more TRP (Japan if equal) is the first to choose among enemy depots. Reason: 5.2; neither choice affects the other.',
  'WP-6.5.g':
    'Ruling: 6.5.b compares the TRP with the upkeep as cards have changed it; if the upkeep is more, as many depots are removed as RP are missing. Reason: depots are removed for missing RP, and card 1943-05 lowers the upkeep.',
  'WP-6.6.1.a':
    'In turn 1 Japan ignores the zones of Allied air units when it traces lines to build. Other obstacles block as usual.',
  'WP-6.6.2.a': 'In turn 1 the Allies have no TRP, but may build up to 6 depots without upkeep.',
  'WP-6.6.2.b':
    'Optional rule: instead, the Allies begin with depots at Ceylon 0207, Surabaya 0509, Leyte 0607, Darwin 0710, Midway 1205 and Palmyra 1407, without upkeep in turn 1, and build none in that turn.',
  'WP-6.6.2.c': 'Ruling: from turn 2 on all Allied depots cost upkeep. Reason: the exception is for turn 1.',
  'WP-6.X.a':
    'Example: Japan may build at Rangoon. The hex is in a British zone, but the hex between, 0406, is free; an Allied air unit at Singapore would close it.',
  'WP-6.X.b':
    'Example: Japan may not build at Hollandia 0807, because an enemy airfield lies between. With depots at Okinawa and Saipan it may.',
  'WP-7.0.a':
    'When the depots are built, both sides test their air and land units at the same time. Fleets are not tested.',
  'WP-7.1.a': 'An air or land unit in or next to the hex of a depot or source of its own is in supply.',
  'WP-7.1.b':
    'At a distance of 2 it is in supply if the hex between is no mountain, holds no enemy unit of any type or state, has no base that the enemy controls, and is not in an enemy zone (or holds a full air unit of its own side).',
  'WP-7.1.c': 'If there are two hexes between, one free hex is enough.',
  'WP-7.1.d': 'In turn 1 Japan ignores the zones of Allied air units for this too.',
  'WP-7.1.e': 'At a distance of 3 or more from every depot and source of its own a unit is out of supply.',
  'WP-7.1.f':
    'Ruling: the depot need not be in the network. Americans and British use each other’s depots and sources. Reason: the note to 6.5, and 6.1.',
  'WP-7.1.g':
    'Ruling: in turn 1 Japanese zones count against the Allies. Reason: the exception names Japan only.',
  'WP-7.2.a': 'A unit out of supply is damaged at once; a damaged one is removed.',
  'WP-7.2.b':
    'Ruling: both sides are tested first, then the results are applied together. Reason: the test is simultaneous.',
  'WP-7.2.c':
    'Ruling: then control is looked at anew. An air unit that loses its base is relocated (8.7), and removed if this test has damaged it. Supply is not tested again. Reason: 2.3.3 and 8.7 work at once.',
  'WP-7.3.a':
    'Allied air and land units in the United States, Australia, India with Ceylon, and New Zealand are always in supply; these hexes are hatched.',
  'WP-7.3.b': 'Chinese land units in China are always in supply.',
  'WP-7.3.c': 'Fleets of both sides are always in supply.',
  'WP-7.3.d':
    'Ruling: Japanese units in hatched hexes need supply as usual. Allied units there have it even while the hex is contested. Reason: the privilege is that of Allied units.',
  'WP-7.X.a':
    'Example (depot at the New Hebrides): Guadalcanal next to it, Samoa and the Ellice Islands through 1209, and Port Moresby through Guadalcanal are in supply; the Gilberts are not.',
  'WP-7.X.b':
    'Example (turn 1, one Japanese depot): at Truk, the Marshalls are in supply, but Saigon, Hainan and Palau are not. At Formosa, the Marshalls are not, and in turn 2 neither are Palau and Saigon.',
  'WP-8.0.a': 'In the operations phase both sides move by turns. When both are done, combat follows.',
  'WP-8.0.b':
    'Only fleets and land units move. Air units never move by choice in operations, but may be forced to relocate (8.7).',
  'WP-8.0.c':
    'Ruling: air units can be forced to relocate in the operations phase. Reason: the introduction to 8.0 seems to deny it, but points to 8.7, which says how; the sentence is a slip.',
  'WP-8.1.a':
    'The player with more TRP makes the first movement impulse, Japan if equal. Then they take turns.',
  'WP-8.1.b': 'A player who makes no impulse in turn has passed and makes no more in this segment.',
  'WP-8.1.c':
    'When both have passed, the segment ends, all markers of movement are taken off, and combat begins.',
  'WP-8.1.d': 'In turn 1 the Allies, who have no RP, make no impulse; Japan makes its own one after another.',
  'WP-8.1.e':
    'Ruling: an impulse costs at least 2 RP (one activation, one hex), or 1 if a card frees the activation. A player with fewer, or without any impulse that is legal and can be paid, passes unasked, except Japan while it may still declare war (13.4.f). Reason: 8.2 and 8.4; both are open to all.',
  'WP-8.2.a':
    'An impulse: choose a target hex and put a target marker there; put an activation marker, 1 RP each, in every hex from which units are to move; move them to the target and pay; turn the activation markers to “moved”.',
  'WP-8.2.b': 'Units from several hexes may move to the target in one impulse.',
  'WP-8.2.c': 'Then it is the opponent’s turn.',
  'WP-8.2.d':
    'Ruling: all units that move end in the target hex, except fleets left on the way (8.5.o). Reason: that is what an impulse is.',
  'WP-8.2.e':
    'Ruling: one activation marker serves all stacks that leave its hex in the impulse, and each stack pays for its own way. A hex may be activated again in a later impulse, for 1 RP more, for units that have not moved. Reason: by 8.4 the marker is paid by the hex, movement by the stack; 8.5 limits units and targets, not where they come from.',
  'WP-8.2.f': 'Ruling: a unit cannot have its own hex as target. Reason: to move is to leave.',
  'WP-8.2.g':
    'Ruling: from every activated hex at least one unit moves. Reason: the markers go where units are that shall move.',
  'WP-8.2.h':
    'Ruling: the stacks of an impulse move one after another in the order given. A landing, a depot removed and a zone lost take effect before the next stack moves and pays, and whether a fleet is blocked (8.5.j, 8.5.k) depends on who is there as each stack leaves. If any part cannot be paid or is illegal, the whole order is refused. Reason: zones are as the position is at each moment (2.2.3.k).',
  'WP-8.3.a': 'Several units of one side in a hex are a stack. During impulses there is no limit to it.',
  'WP-8.3.b': 'The limits (10.5) hold only when redeployment is over.',
  'WP-8.4.a': 'All units of an activated hex may move, or some.',
  'WP-8.4.b':
    'A stack that moves is of land units only or of fleets only. Both move together only by sea transport (8.6).',
  'WP-8.4.c': 'Each stack pays 1 RP for each hex.',
  'WP-8.4.d':
    'Each time it enters an enemy air zone it pays 1 RP more, however many air units cover the hex; not if a full air unit of its own side is there.',
  'WP-8.4.e':
    'Land units pay 1 RP more to enter a jungle hex over land (0406 to 0306), not by sea transport.',
  'WP-8.4.f': 'All this is paid from what is left of the TRP. A move that cannot be paid is not allowed.',
  'WP-8.4.g': 'Ruling: land units on foot pay for zones too. Reason: 8.4 speaks of every stack.',
  'WP-8.4.h':
    'Ruling: in turn 1 Japan pays for zones too. Reason: 12.1 takes the zones away for lines of supply only, and the designer’s note charges it.',
  'WP-8.5.a': 'Each land unit and each fleet moves at most once in an operations phase.',
  'WP-8.5.b': 'A hex may not be a target twice in a turn.',
  'WP-8.5.c':
    'Ruling: this is counted for each player by himself. Reason: in the example of Manila both make Manila their target in one turn.',
  'WP-8.5.d': 'Land units on foot may not enter mountain and sea hexes.',
  'WP-8.5.e': 'Land units on foot may not cross a sea hexside. Shallows that touch count as land.',
  'WP-8.5.f': 'By sea transport land units may enter sea hexes and cross sea hexsides.',
  'WP-8.5.g': 'Land units in a hex with enemy land units (other than those aboard) may not leave it.',
  'WP-8.5.h': 'Land units may enter a hex with enemy land units only if it is the target.',
  'WP-8.5.i': 'Fleets may not cross land hexsides.',
  'WP-8.5.j': 'Fleets in a hex with enemy fleets may not leave, and fleets that enter such a hex must stop.',
  'WP-8.5.k':
    'But if fleets at least as strong as the enemy fleets stay in that hex, the others may leave it or go on, at the start of a move and on the way.',
  'WP-8.5.l': 'Fleets may not enter a shallow hex with continued combat.',
  'WP-8.5.m': 'Japanese fleets may not enter Panama and South Africa.',
  'WP-8.5.n':
    'Ruling: the strength that 8.5.k compares is the sum of the units’ strengths (carrier force 2, naval unit 1, damaged 0), without bonuses. Every fleet of one’s own that stays there counts, and at least one must stay. Reason: only strength is named.',
  'WP-8.5.o':
    'Ruling: units left on the way stop there and have moved. They may not carry land units and need not reach the target. Units can be left only in hexes with enemy fleets, as many as one likes; at least one unit of each stack ends in the target. A stack that cannot leave enough may enter such a hex only as its target. Reason: an impulse leads to its target, and land units land only there.',
  'WP-8.5.p':
    'Ruling: 0406 has two seas. Fleets from 0306 or 0307 are in the western, fleets from 0407 or 0507 in the eastern one; they do not pass, meet or block each other. For 8.5.j, 8.6.2, 9.1 and embarking only fleets in the same sea count, for the carrier forces of 9.5.1.a those of both; of two fleet battles the western comes first. Land units in 0406 can be assaulted from either sea. Reason: so the example of 8.5 says of the seas; its land is one.',
  'WP-8.5.q':
    'Ruling: enemy land units, air units and bases do not hinder fleets that move. Reason: 8.5 lists fleets, land hexsides and continued combat only.',
  'WP-8.5.r':
    'Ruling: each stack goes one way, given in the order and tested hex by hex. Reason: costs and blocks depend on it.',
  'WP-8.5.s':
    'Ruling: 8.5.m closes Panama and South Africa to Japanese fleets for retreat and redeployment too. Reason: “may not enter”.',
  'WP-8.6.a': 'A naval unit may carry one land unit of its side. Carrier forces carry none.',
  'WP-8.6.b':
    'Ruling: damaged naval units may carry, and damaged land units may be carried. Reason: nothing excludes them, and by 9.1 damaged units take part.',
  'WP-8.6.c':
    'Ruling: Americans and British may carry each other; Chinese units may not be carried. Reason: they are one side, and 12.2 binds the Chinese to three inland hexes.',
  'WP-8.6.1.a':
    'Only naval units that are with the land unit when the impulse begins can carry it. It then moves with the fleet under the limits of fleets; 8.5.d, 8.5.e, 8.5.h and the cost of jungle do not touch it.',
  'WP-8.6.1.b': 'A stack with land units aboard can have only a shallow hex as its target.',
  'WP-8.6.1.c':
    'Ruling: which naval unit carries which land unit is fixed with the order, and stays so until it lands or the naval unit is lost (9.6.1.k). Reason: 9.6.1 asks for it.',
  'WP-8.6.1.d':
    'Ruling: land units that 8.5.g keeps in their hex cannot embark. Reason: they may not leave it.',
  'WP-8.6.2.a': 'If no enemy unit is in the target hex, the land units land at once.',
  'WP-8.6.2.b':
    'If only enemy fleets are there, they land at once, and the fleets fight in the combat segment.',
  'WP-8.6.2.c':
    'If only enemy land or air units are there, an amphibious assault must be fought in the combat segment.',
  'WP-8.6.2.d':
    'If both are there, the fleets fight first, and only if the enemy fleets are driven out is the assault fought.',
  'WP-8.6.2.e':
    'Ruling: land units still aboard when their target hex is resolved, without an enemy fleet or land unit there, land without dice, and an air unit there is relocated (8.7). Reason: 8.6.2 counts air units with the defenders, but 9.5 needs land units on both sides.',
  'WP-8.6.2.f':
    'Ruling: enemy land units aboard are no enemy land units in the hex. Reason: the example of Manila.',
  'WP-8.6.2.g': 'They land on the land part of the hex and are ordinary land units from then on.',
  'WP-8.6.2.h':
    'Ruling: if both sides carry land units into an empty hex, those of the first land at once, and the second must make an assault. Reason: the order of impulses.',
  'WP-8.7.a':
    'An air unit must relocate to a base of its own within 2 hexes when enemy land units enter the land part of its hex (or land there) and no land unit of its own is there.',
  'WP-8.7.b':
    'It must relocate too when the land units of its own in its hex are gone and the base passes to the enemy.',
  'WP-8.7.c': 'A relocated air unit is damaged; a damaged one is removed.',
  'WP-8.7.d': 'Without such a base within 2 hexes it is removed.',
  'WP-8.7.e':
    'An enemy fleet that enters the hex of a lone air unit changes nothing; air units and fleets do not fight.',
  'WP-8.7.f':
    'Ruling: its owner chooses the base. The distance is counted straight, whatever lies between; the hex that it leaves does not count, and for the Allies not Chungking (12.2.b). The stacking limit is tested only in 10.5. Reason: no terrain limits air units, and the limits hold only then.',
  'WP-8.7.g':
    'Ruling: a base in a contested hex will do, if one’s own side controls it. Reason: 8.7 asks for control only, and 10.5 allows two air units there.',
  'WP-8.7.h':
    'Ruling: an air unit left with enemy land units and none of its own relocates from any hex, with a base or without, in any phase. Enemy land units that only pass through the hex of a lone air unit or depot have entered it. Reason: it is the case of 8.7.a.',
  'WP-8.7.i':
    'Ruling: in movement the air unit is lifted at once and its owner names the base when the impulse is over; in other phases he does so at once. Several are asked one by one, in the order in which they were lifted. All may go to one base. It is no redeployment of 10.1 and uses up no stack. Reason: a relocated air unit is damaged and has no effect before that.',
  'WP-8.8.a': 'A depot never moves. It may be removed by choice in the depot phase.',
  'WP-8.8.b':
    'A depot is removed at once when enemy land units enter the land part of its hex (or land there) and no land unit of its own side is there.',
  'WP-8.8.c': 'A removed depot may be built again later.',
  'WP-8.8.d':
    'Ruling: it is removed too when the land units of its own that were there are gone and enemy ones remain. Reason: it is the same case, only later.',
  'WP-8.8.e':
    'Ruling: a depot at a captured base stays when the last land unit of its own leaves by choice and no enemy land unit enters, although control goes back. Reason: only the entry of enemy land units removes it.',
  'WP-8.9.a': 'Stacks may be kept beside the map under force markers. What is in them is open to both.',
  'WP-8.X.a':
    'Example: a British fleet in 0306 goes by 0307, 0407 and 0507 to 0506. It may enter 0406, but not pass through it to 0407 or 0507.',
  'WP-8.X.b':
    'Example: land units at Palembang cannot march to Brunei, nor those at Singapore straight to Saigon; by Bangkok they can.',
  'WP-8.X.c':
    'Example: with a naval unit at Palembang the land units there may be shipped to Brunei or Singapore, and land at once if no enemy is there.',
  'WP-9.0.a':
    'Combat is resolved in every hex with units of both sides that can fight, one hex after another.',
  'WP-9.0.b': 'The player with more TRP chooses the order of the hexes, Japan if equal.',
  'WP-9.0.c':
    'Ruling: a battle is fought with the units that are in the hex when its turn comes; units that have retreated there take part. Each hex is resolved once. Reason: combat goes hex by hex.',
  'WP-9.1.a': 'Fleets of both sides in a hex fight a fleet battle.',
  'WP-9.1.b': 'Land units of both sides in a hex fight a land battle.',
  'WP-9.1.c':
    'Fleets with land units aboard must make an amphibious assault if enemy land units are on the land part of the hex. With enemy fleets there too, the fleet battle comes first and must drive them out.',
  'WP-9.1.d': 'Air units never fight, and fleets and land units never fight each other.',
  'WP-9.1.e': 'Damaged units have no strength but take part: they can be hit and retreat.',
  'WP-9.1.f':
    'Ruling: in a hex the fleet battle comes first, then the assault (with any land battle, 9.5.2) or the land battle. Reason: 9.1.',
  'WP-9.1.g':
    'Ruling: if the side with land units aboard loses the fleet battle, there is no assault, and they stay aboard. Reason: the enemy fleets must be driven out.',
  'WP-9.1.h':
    'Ruling: if both sides have land units aboard and on land in one hex, the side whose fleets remain after the fleet battle makes its assault. Reason: by 9.6.3 the fleets of only one side remain.',
  'WP-9.2.a':
    'A lone air unit is relocated when enemy land units enter its hex (8.7); a fleet alone with it does nothing.',
  'WP-9.2.b':
    'Full air units support battles in their hex and in adjacent hexes: any number of battles in a turn, and several may support one.',
  'WP-9.2.c': 'Each air unit that supports adds 2.',
  'WP-9.2.d':
    'Ruling: whether an air unit supports is decided for each unit and battle, first by the player with fewer TRP, then by the other. Unless he says otherwise, it does. Reason: it “may support”, and those that do risk extra hits.',
  'WP-9.2.e':
    'Ruling: an Allied air unit of any nation may support any Allied battle within its reach, those of the Chinese included; the one at Chungking supports land battles in or next to Chungking only. Reason: nothing limits it.',
  'WP-9.2.f': 'An air unit damaged earlier in the segment supports no more.',
  'WP-9.3.a':
    'Fleet battle: find both strengths; each side rolls one die and adds all of it; the higher total wins; apply the results (9.6).',
  'WP-9.3.1.a':
    'Strength of a fleet: carrier forces and naval units in the hex, supporting air units, and 2 for each pair of one carrier force and one naval unit.',
  'WP-9.3.1.b': 'Ruling: only full units make pairs. Reason: the value is printed on the front only.',
  'WP-9.3.1.c': 'Ruling: American and British units may make a pair. Reason: nothing forbids it.',
  'WP-9.4.a':
    'Land battle: find both strengths; each side rolls one die and adds half of it, rounded down; the higher total wins; apply the results (9.6).',
  'WP-9.4.2.a': 'Strength on land: land units in the hex, and supporting air units.',
  'WP-9.5.a':
    'Assault: land units aboard fight land units in the hex, and air units of both sides support. It is resolved like a land battle but for strength and results.',
  'WP-9.5.1.a':
    'Strength in an assault: land units, supporting air units, and 1 for each full carrier force of one’s own in the hex.',
  'WP-9.5.1.b': 'The side that is landed on adds 1; not in turn 1 against Japanese landings.',
  'WP-9.5.1.c': 'Carrier forces add nothing in a land battle.',
  'WP-9.5.2.a':
    'If some land units enter a hex over land and others land there, all fight together in one assault.',
  'WP-9.5.2.b':
    'If that attack is lost, those that marched in have lost a land battle, those that landed have lost an assault.',
  'WP-9.5.2.c':
    'Ruling: in such an assault the defender has his +1 and the attacker’s carrier forces theirs. Reason: it is resolved as an assault.',
  'WP-9.5.2.d':
    'Ruling: all land units of one’s own on the land part of the hex fight along with those that land, and count as marched in. The side that lands is the attacker; the +1 is the other’s, even if that side came later. Reason: the text knows only one battle in a hex with a landing.',
  'WP-9.6.a': 'The higher total wins. If equal, both roll again.',
  'WP-9.6.b':
    'Ruling: only the dice that decide count for extra hits. Reason: those before did not resolve the battle.',
  'WP-9.6.c':
    'Ruling: Japan’s die is rolled first, then that of the Allies (two each where a card gives two); if equal, both again in that order. Reason: 5.1.f throws the dice of the resource phase in that order too.',
  'WP-9.6.1.a': 'The loser takes as many hits as the totals differ by.',
  'WP-9.6.1.b': 'The winner takes half of the hits that the loser really took, rounded down.',
  'WP-9.6.1.c': 'Neither side takes more hits than there are full enemy units.',
  'WP-9.6.1.d':
    'Ruling: these are the enemy’s fleets in a fleet battle, his land units in a land battle or assault, full when the battle begins; air units and supporting carrier forces do not count. Reason: the examples of Singapore and Manila.',
  'WP-9.6.1.e':
    'Ruling: “really took” means hits that fell on units; those left when no unit remains do not count. Reason: they are ignored (9.6.1.j).',
  'WP-9.6.1.f': 'First the loser marks his hits, then the winner.',
  'WP-9.6.1.g':
    'A hit damages one full unit of the battle (a fleet in a fleet battle, a land unit in the others) or removes a damaged one. Its owner chooses.',
  'WP-9.6.1.h': 'Such hits never fall on air units, even if they supported.',
  'WP-9.6.1.i':
    'In a fleet battle land units aboard cannot be chosen, but every hit on a naval unit is a hit on the land unit that it carries too.',
  'WP-9.6.1.j': 'Hits left when all units are gone are ignored.',
  'WP-9.6.1.k':
    'Ruling: the option “hits on transports as written” is 9.6.1.i. Without it the land unit takes a hit only when its naval unit is lost, as in the example of Singapore. With or without, a land unit that outlives its naval unit goes to another one there with room, which its owner chooses, or else is lost. Reason: rule and example disagree.',
  'WP-9.6.1.l':
    'Ruling: several hits may fall on one unit before others are hit. Reason: its owner chooses freely.',
  'WP-9.6.1.m':
    'Ruling: hits on land units aboard come on top; they use up no hits and do not count for 9.6.1.b. Reason: they take no part in the fleet battle.',
  'WP-9.6.1.n':
    'Ruling: hits are marked one after another, and a land unit that changes ship does so before the next. Reason: otherwise it would not be clear what a second hit meets.',
  'WP-9.6.2.a': 'Extra hits go by the die as it fell. A 1 to 4 makes none.',
  'WP-9.6.2.b': 'There are none against a side without a supporting air unit in the battle.',
  'WP-9.6.2.c': 'A 5: 1 hit on an enemy air unit that supported the battle.',
  'WP-9.6.2.d':
    'A 6: 2 hits on enemy air units that supported the battle; but in a fleet battle against carrier forces, full or damaged, 1 hit on an enemy carrier force instead.',
  'WP-9.6.2.e': 'They come on top of 9.6.1. The player who suffers them chooses the units.',
  'WP-9.6.2.f': 'In an assault a 6 never hits carrier forces.',
  'WP-9.6.2.g': 'The condition of 9.6.2.b holds for the hit on a carrier force too.',
  'WP-9.6.2.h':
    'Ruling: the two hits of a 6 may fall on one air unit or on two. Reason: its owner chooses; in the example of Singapore both fall on the only one.',
  'WP-9.6.2.i':
    'Ruling: extra hits are marked after all others of the battle, first by the loser. Whether there are carrier forces is judged when the battle begins; if none is left then, the hit is lost. Extra hits do not count for 9.6.1.b. Reason: they are additional.',
  'WP-9.6.2.j': 'Winner and loser make extra hits alike.',
  'WP-9.6.3.a':
    'Fleet battle: the loser retreats to one adjacent hex of his choice that he could move to, without enemy fleets; if he cannot, he is destroyed.',
  'WP-9.6.3.b':
    'Land battle, difference 1 or 2: all survivors stay, and a continued combat marker is placed.',
  'WP-9.6.3.c':
    'Land battle, difference 3 or more: the loser retreats to one adjacent hex of his choice that he could move to, without enemy land units; if he cannot, he is destroyed.',
  'WP-9.6.3.d':
    'Assault lost by the attacker: after the hits half of the surviving units that landed, rounded down, are destroyed. The others become damaged and embark; where no naval unit is left to embark on, they are destroyed.',
  'WP-9.6.3.e':
    'Assault lost by the defender, difference 1 or 2: all survivors stay, with a continued combat marker. Next turn it is a land battle.',
  'WP-9.6.3.f': 'Assault lost by the defender, difference 3 or more: as 9.6.3.c.',
  'WP-9.6.3.g':
    'Ruling: the difference is that of the totals, not of the hits. Reason: the rule says “difference of total strength”.',
  'WP-9.6.3.h':
    'Ruling: all that retreat from a battle go to one hex. Land units aboard go with their fleets, stay aboard, and make no assault in this turn. Reason: the direction is chosen once, and they land in their target only.',
  'WP-9.6.3.i':
    'Ruling: a retreat costs no RP and ignores zones, jungle and having moved. Land units cross land and shallow hexsides only, into land and shallow hexes. Fleets do not retreat into continued combat or hexes closed to them, and leave 0406 on their own side only. Chinese units retreat into Chinese hexes only, other Allies into none of them. Reason: “a hex that he could move to”.',
  'WP-9.6.3.j':
    'Ruling: land units may retreat into a hex with only an enemy air unit or depot; then 8.7 and 8.8 apply. Reason: only enemy land units forbid it.',
  'WP-9.6.3.k':
    'Ruling: half of one, rounded down, is none. The owner chooses which are destroyed; those already damaged stay damaged. Every naval unit of his own in the hex (in the same sea of 0406) that carries nothing has room for one, not only for the one that it brought. Reason: the text asks only whether a naval unit is left.',
  'WP-9.6.3.l':
    'Ruling: with no survivors on one side there is no continued combat. The loser by 3 or more, and of any fleet battle, retreats even if no winner is left. Reason: continued combat needs both sides; the retreat goes by the totals.',
  'WP-9.6.3.m':
    'Ruling: fleets that retreated into a hex yet to be resolved meet no enemy fleet there, so none fights two fleet battles. Reason: 9.6.3.a forbids hexes with enemy fleets.',
  'WP-9.6.3.n':
    'Ruling: fleets destroyed for want of a retreat lose the land units aboard. Reason: no naval unit is left to carry them.',
  'WP-9.6.3.o':
    'Ruling: after a battle come, in this order, retreat, landing, depots (8.8), air units (8.7), victory (3.2), and the optional victory of Japan. Reason: the hex is the winner’s only when the loser is gone; control decides the rest.',
  'WP-9.7.a':
    'A hex with continued combat is fought as a land battle in the next turn. Fleet battles are never continued.',
  'WP-9.7.b': 'Continued combat changes the stacking limits (10.5).',
  'WP-9.7.c': 'Fleets may not enter its hex (8.5).',
  'WP-9.7.d': 'Land units there may not redeploy. Land and air units may redeploy into it.',
  'WP-9.7.e':
    'Ruling: the marker is removed as soon as one side has no land unit there. Reason: then nothing is contested.',
  'WP-9.7.f':
    'Ruling: fleets that are there when it begins may stay (but see 10.2) and may leave. Reason: only to enter is forbidden.',
  'WP-10.0.a': 'The segments are: fleets; air and land units; stacking; rebuilding.',
  'WP-10.0.b':
    'In each of them the players take turns with one action each. The player with more TRP begins, the Allies if equal.',
  'WP-10.1.a': 'Each unit redeploys at most once in the phase.',
  'WP-10.1.b':
    'A side may redeploy as many stacks as half of its BRP of the turn, rounded down, in both segments together.',
  'WP-10.1.c': 'RP cannot buy more.',
  'WP-10.1.d': 'Units of one type in one hex that go to one place are one stack.',
  'WP-10.1.e': 'Damaged units may redeploy.',
  'WP-10.1.f': 'In turn 1 the Allies may redeploy up to 5 stacks.',
  'WP-10.1.g':
    'Ruling: carrier forces and naval units that go together are of one type, fleets; Americans and British may be in one stack. Reason: 10.2 speaks of fleets, and 2.2 makes both of them that.',
  'WP-10.2.a':
    'Fleets that are not at a port or source under their own control must redeploy to one. Americans and British share theirs.',
  'WP-10.2.b':
    'Land units that embarked after a lost assault redeploy with their fleet; otherwise fleets carry none in this.',
  'WP-10.2.c':
    'It is no movement: no RP, no way. The stack is put into any port or source under its own control.',
  'WP-10.2.d':
    'A player who passes is done with fleets, and the other goes on alone; when both have passed, the segment ends.',
  'WP-10.2.e':
    'Then fleets that are not at a port or source under their own control are removed from the game.',
  'WP-10.2.f': 'Fleets in their own ports may redeploy too.',
  'WP-10.2.g':
    'Ruling: land units aboard fleets that lost a fleet battle go home in the same way. All of them land where the fleet goes, and have redeployed; they are no stack of their own. Reason: otherwise they would be stranded; it is the case of 10.2.b.',
  'WP-10.2.h':
    'Ruling: a fleet may not redeploy into continued combat. A port of its own where enemy fleets still lie will do. Reason: fleets may not enter continued combat (9.7); those enemy fleets leave or are removed in this segment.',
  'WP-10.2.i': 'Ruling: an airfield will not do for fleets. Reason: ports and sources are named.',
  'WP-10.2.j':
    'Ruling: land units aboard a fleet that stays in a port or source of its own land there when the segment ends and may redeploy in the next; those aboard fleets that 10.2.e removes are lost. None stays aboard. Reason: as 10.2.g; they have not redeployed.',
  'WP-10.3.a':
    'With the stacks that are left the players take turns with stacks of air units or of land units, never both in one.',
  'WP-10.3.b': 'Land units in continued combat may not redeploy.',
  'WP-10.3.c': 'They go to a base or source under their own control, or into continued combat.',
  'WP-10.3.d': 'Air units go to any such hex at any distance.',
  'WP-10.3.e':
    'Land units go only where the transport network takes them: by way of a depot or source of their own within 2 hexes of where they are.',
  'WP-10.3.f':
    'There may be no mountain hex in the network, no base or source that the enemy controls, and no enemy zone that is not canceled.',
  'WP-10.3.g': 'There may be sea and shallow hexes in it.',
  'WP-10.3.h': 'One passes as with fleets; when both have passed, the segment ends.',
  'WP-10.3.i':
    'Ruling: from the hex to the first depot or source it is at most 2 hexes, from one of them to the next at most 3, from the last to the destination at most 2; one of them is enough. Reason: 2 is the reach of supply, 3 that of the network of 6.0; with 2 throughout, San Francisco could never reach Pearl Harbor.',
  'WP-10.3.j':
    'Ruling: 10.3.f holds for every hex of the way but the first, for depots on it and for the destination too; only, a hex of continued combat may be the destination even if the enemy controls its base. Enemy units without a base or zone do not block. Reason: 10.3.f speaks of all that is in the network, and the destination is.',
  'WP-10.3.k': 'Ruling: air units may redeploy out of continued combat. Reason: only land units may not.',
  'WP-10.3.l':
    'Ruling: if the last land unit of one’s own redeploys and control of the base is lost with it, 8.7 applies at once to an air unit left there. Reason: 2.3.3.',
  'WP-10.4.a':
    'A stack of land units that redeployed over shallow or sea hexes may be attacked by submarines; fleets and air units never are.',
  'WP-10.4.b':
    'Roll two dice for the stack when it has arrived. In 1941 to 1943 a sum of 2 or 3 is a hit. In 1944 and 1945 a sum of 2 to 5 is a hit on Japanese stacks, 2 or 3 on Allied ones.',
  'WP-10.4.c': 'It is one hit on the stack as a whole.',
  'WP-10.4.d':
    'Ruling: the dice are rolled unless every hex of the way after the first is a land hex. The column is that of the side that redeploys, and the owner chooses the unit that is hit. Reason: “a network with shallow or sea hexes”.',
  'WP-10.4.e':
    'Ruling: the way is the owner’s choice; one without a roll is proposed if there is any. Reason: it is in his interest.',
  'WP-10.5.a': 'After redeployment the limits are tested in all hexes. What exceeds them is removed.',
  'WP-10.5.b': 'A hex without a base: one land unit or one air unit.',
  'WP-10.5.c':
    'An airfield under one’s own control: 3 land units and 1 air unit; a port 5 fleets besides (Dutch Harbor 1).',
  'WP-10.5.d': 'Panama and South Africa: no limit.',
  'WP-10.5.e': 'Continued combat: any number of land units, 2 air units.',
  'WP-10.5.f': 'Chinese units and depots do not count.',
  'WP-10.5.g':
    'Ruling: the limits are for each side, all Allies together, and the owner chooses what is removed. The side that begins by 10.0.b removes all that is too much, hex by hex in the order of their numbers, then the other. Reason: they are limits for one’s own stacks (8.3).',
  'WP-10.5.h':
    'Ruling: in continued combat the limit of fleets at a port of one’s own remains 5. Reason: only land and air units are named.',
  'WP-10.5.i':
    'Ruling: land units alone in a hex whose base the enemy controls, and air units at such a base, cannot occur. Reason: 2.3.3 and 8.7.',
  'WP-10.5.j':
    'Ruling: fleets in a port that goes back to the enemy while air and land units redeploy stay there. 10.2.e is tested only when the fleet segment ends, and no limit holds for fleets in an enemy port. For supply, rebuilding and the next redeployment the port is the enemy’s. Reason: 10.2 removes fleets at the end of the fleet segment only.',
  'WP-10.6.a':
    'With the RP left, damaged units at bases and sources of their own nation, under its control, are rebuilt to full strength: 2 RP for a carrier force, 1 RP for any other.',
  'WP-10.6.b': 'RP left after that are lost.',
  'WP-10.6.c': 'Americans and British cannot rebuild at each other’s bases.',
  'WP-10.6.d': 'Bases that were the enemy’s at first cannot be used, even under one’s own control.',
  'WP-10.6.e':
    'Ruling: fleets need a port or source, land and air units any base. Reason: by then fleets are at ports and sources only.',
  'WP-10.6.f':
    'Ruling: units at a base of their own color may be rebuilt in continued combat too. Reason: the color keeps control.',
  'WP-10.6.g': 'Ruling: the players take turns with one unit each. Reason: 10.0.',
  'WP-11.0.a': 'Units that arrive in this turn are placed at a source of their own nation.',
  'WP-11.0.b': 'They may move and fight from the next turn on.',
  'WP-11.0.c': 'They may be placed over the stacking limit.',
  'WP-11.0.d':
    'Ruling: the owner chooses the source for each unit, the player of 5.2.c first. One with enemy land units alone will not do, for fleets neither one with continued combat; if none will do, the unit waits for a later turn. Reason: nothing says that it is lost; 2.3.4.b and 9.7.',
  'WP-11.0.e': 'Ruling: they arrive at full strength. Reason: they are set up with their fronts up.',
  'WP-12.1.a': 'Turn 1: Japan has 20 TRP, the Allies have none (5.3).',
  'WP-12.1.b': 'Turn 1: for lines of supply, and only for these, Allied air units have no zones.',
  'WP-12.1.c': 'Turn 1: only Japan has an operations phase.',
  'WP-12.1.d':
    'Turn 1: Japan may not enter the United States, Australia, India with Ceylon, and New Zealand.',
  'WP-12.1.e': 'Turn 1: there is no bonus for the defender in assaults.',
  'WP-12.1.f':
    'Turn 1: the Allies build up to 6 depots (or use the option of 6.6.2) and redeploy up to 5 stacks.',
  'WP-12.1.g': 'Ruling: in turn 1 the Allies cannot rebuild. Reason: they have no RP.',
  'WP-12.1.h':
    'Ruling: 12.1.d closes these hexes to Japan for retreat, relocation and redeployment too. Reason: “may not enter”.',
  'WP-12.2.a': 'Chinese units may be only in 0404, 0504 and 0505. One forced elsewhere is destroyed.',
  'WP-12.2.b': 'Other Allied units may not enter these three hexes, except the one air unit of 12.2.q.',
  'WP-12.2.c': 'Chinese units do not move. They may redeploy (12.2.k), and retreat within the three hexes.',
  'WP-12.2.d': 'There is no source in China; Chinese units are always in supply.',
  'WP-12.2.e':
    'Surrender: if Japanese units are alone in Chungking (0404) when a turn ends, China surrenders. All Chinese units are removed, and 12.2.f, 12.2.g and 12.2.h bind Japan no more.',
  'WP-12.2.f':
    'From turn 2 on Japan must fight at least one land battle against Chinese units every turn; continued combat counts.',
  'WP-12.2.g':
    'If it does not, the Allies remove one Japanese land unit in China, of their choice, when the turn ends.',
  'WP-12.2.h':
    'From turn 3 on, if fewer than 3 Japanese land units are in China when a turn ends, Japan has 3 TRP less in the next.',
  'WP-12.2.i':
    'When a turn ends, all damaged Chinese units become full, in continued combat too. Destroyed ones do not return.',
  'WP-12.2.j':
    'Ruling: the air unit at Chungking recovers likewise, at no cost. Reason: it counts as a Chinese unit.',
  'WP-12.2.k':
    'After that the Allies may redeploy Chinese units among the three hexes; this does not count as stacks of 10.1.',
  'WP-12.2.l': 'Chinese units may not redeploy out of continued combat, but into it.',
  'WP-12.2.m':
    'Ruling: Chinese units may also redeploy into one of the three hexes that Japanese land units hold; then combat continues there. Reason: the only limit is “within the three hexes”.',
  'WP-12.2.n':
    'Ruling: in turn 1 the Chinese do not redeploy (an option of the match, on unless changed). Reason: it is known as a correction by the designer.',
  'WP-12.2.o':
    'Ruling: when China surrenders, the air unit based at Chungking is removed too, and none may be placed there later. Reason: it counts as a Chinese unit.',
  'WP-12.2.p':
    'Ruling: “Japanese units alone” in 0404 means Japanese land units there without Chinese land units. Reason: only land units hold a hex.',
  'WP-12.2.q':
    'From turn 6 on, if Japanese land units do not occupy Rangoon (0306) when a turn begins, the Allies may place one Allied air unit from the map (even one that arrived in the last turn) at Chungking: only then, and once in a game.',
  'WP-12.2.r':
    'The air unit at Chungking counts as a Chinese unit and may support land battles. It can never redeploy elsewhere, and no other can be placed there after it.',
  'WP-12.2.s':
    'Ruling: it is placed before the event phase, full or damaged as it is, and not after the surrender or while Japanese land units are alone in 0404. It has a zone like any full air unit. Reason: “when a turn begins”; an air unit needs a base, and to count as Chinese does not take its zone away.',
  'WP-12.2.t':
    'Ruling: if Japanese land units enter Chungking and no Chinese land unit is there, the air unit has no base to go to and is destroyed. Reason: 12.2.a with 8.7.',
  'WP-12.2.u':
    'Ruling: “in China” is 0404, 0504, 0505, 0603 and 0604. If no Chinese unit is left before the surrender, 12.2.f can no longer be met, and 12.2.g applies until Japan takes Chungking; with no Japanese land unit in China it removes nothing. Reason: so the text reads.',
  'WP-12.2.v':
    'Ruling: for 12.2.q Japan occupies Rangoon with land units there without Allied ones. Reason: a contested base stays with its color (2.3.3).',
  'WP-12.2.w':
    'Ruling: 12.2.b bars the three hexes as destinations; the network of other Allied land units (10.3) may lead through them. Reason: 10.3 lists what may not be in a network.',
  'WP-12.2.x':
    'Ruling: under 12.2.k each Chinese unit redeploys at most once, in any number of stacks. Reason: 10.1 allows other units no more.',
  'WP-12.3.a':
    'If, when a turn begins, Japanese land units are alone in two of Brunei 0508, Palembang 0408 and Surabaya 0509, Japan has 1 TRP more, in all three 2 more.',
  'WP-12.4.a':
    'If, when a turn begins, Japanese land units are alone at a base in Australia or India (with Ceylon), the Allies have 3 TRP less, however many such bases there are.',
  'WP-12.3.b':
    'Ruling: “when a turn begins” is before the event phase; it takes effect in the resource phase. Reason: so the words read.',
  'WP-13.1.a': 'Standard game: winter 1941 to autumn 1945, set up by 3.3, victory by 3.2.',
  'WP-13.2.a': 'Shortened game: the players agree which turn is the last.',
  'WP-13.2.b':
    'Then both bid at the same time how many ports and airfields Japan will control when the last turn ends. The higher bid plays Japan.',
  'WP-13.2.c':
    'The Allies win by 3.2, or if Japan does not control the number that it bid when the last turn ends. Otherwise Japan wins.',
  'WP-13.2.d':
    'Ruling: a bid is a whole number from 0 to the number of bases on the map. If equal, both bid again; after two ties a die decides who plays Japan at that bid, on a 1 to 3 the player who opened the match. Bases controlled by color count, empty ones too; at first they are 16. Reason: the text does not say.',
  'WP-13.3.a': 'The scenario from 1943 begins with turn 6; victory by 3.2, set-up by the player aid sheet.',
  'WP-13.3.b': 'Ruling: 12.1 does not hold in this scenario. Reason: it is about turn 1.',
  'WP-13.4.a':
    'Late American entry: Japan declares war on Britain and the Netherlands only, and the United States enters later. The player aid sheet has the details.',
  'WP-13.4.b':
    'Ruling (reconstructed): while neutral, American units do nothing, cannot be attacked, have no zones, need no supply and do not count for stacking. American reinforcements arrive as printed. Reason: the sheet is missing; units that cannot move must not die of a rule.',
  'WP-13.4.c':
    'Ruling (reconstructed): until then nobody enters a hex with an American base or unit or traces a line or network through, from or to one; no American base receives a depot, and American sources and ports serve nobody. Reason: the sheet is missing.',
  'WP-13.4.d':
    'Ruling (reconstructed): until then the Allied BRP are 0, 5, 6, 7 and 8 in turns 1 to 5; they redeploy half as many stacks, 3 in turn 1, and build 3 free depots in turn 1. Reason: the sheet is missing.',
  'WP-13.4.e':
    'Ruling (reconstructed): in turns 2 to 5 two dice are rolled at the start of the event phase, +1 for each turn after turn 2, +1 for every 2 British ports that Japan holds, +2 if Japanese land units are in Australia, India or New Zealand; on 10 or more the United States enters. It enters at the start of turn 6 in any case. Reason: the sheet is missing.',
  'WP-13.4.f':
    'Ruling (reconstructed): Japan may declare war on the United States at the start of any impulse of its own, even with too few RP for one, but not after it has passed; the impulse or pass follows. In that turn American bases have no defense bonus against Japan, and in the depot and supply phases of the next Japan ignores American zones. The full Allied BRP come in the next turn; until then the lower ones hold, for 10.1.b too. A declaration in turn 1 gives the standard game: from then on 12.1.f holds, and no zones are ignored in turn 2. Reason: the sheet is missing; lines are traced only before movement.',
  'WP-13.4.g': 'Ruling (reconstructed): victory by 3.2. Reason: the sheet is missing.',
  'WP-X.ex.a':
    'Ruling: the number 0801 that the example of play gives for Kure should be 0804. Reason: only 0804 is 3 hexes from Manila and 8 from Pearl Harbor.',
  'WP-X.ex.b':
    'Ruling: the Japanese total of 30 in the fleet battle of the example should be 20. Reason: 16 + 4 is 20, and the difference is given as 11.',
  'WP-X.ex.c':
    'Example: Japanese fleets at contested Manila may not redeploy to Manila, because the Allies control it.',
  'WP-X.ex.d':
    'Example: to rebuild the damaged naval units with the RP kept back, Japan must redeploy them to a port that was Japanese from the start.',
  'WP-X.ex.e':
    'Ruling: the 1 RP that the example charges for the move at Guadalcanal cannot be right; an impulse costs at least 2 (8.1.e). Reason: 8.2 and 8.4 are explicit.',
  'WP-X.ex.f':
    'Ruling: the example of Singapore names only the damaged land unit; the loss of half of the survivors by 9.6.3.d holds all the same. Reason: the rule is explicit, and the example stops early.',
  'WP-X.ph.a':
    'Example: to attack Pearl Harbor in turn 1 costs 1 + 8 + 1 = 10 RP from Kure and 1 + 7 + 1 = 9 RP from Yokosuka; the hex in the zone is 1405.',
  'WP-X.ph.b':
    'Example: the seven fleet units of Kure and Yokosuka have 16 with their bonuses, Pearl Harbor 9. With equal dice the difference is 7: the Allies lose 3 naval units and have 1 carrier force damaged, Japan has 3 naval units damaged.',
  'WP-X.ph.c':
    'Example: Japan may land at Pearl Harbor in turn 1, say with the land units of Yokosuka and the Marshalls. Hawaii is not part of the United States of 12.1.',
  'WP-X.sd.a':
    'Optional rule: each time Japan gains control of a base that the Allies controlled at the start, Japan rolls two dice. If the sum is at most the number of ports that the Allies controlled at the start and Japan controls now, less the number of full Allied carrier forces on the map, the United States makes peace, and Japan wins at once.',
  'WP-X.sd.b':
    'Optional rule: only ports count for this number, but gaining an airfield calls for the roll too.',
  'WP-X.sd.c': 'Optional rule: it ends for good when card 1943-09 (Operation Vengeance) is drawn.',
  'WP-X.sd.d':
    'Ruling: several bases gained in one step give one roll each, in the order of their numbers. If the number is below 2, no dice are rolled. Chungking, which is white, gives no roll. Reason: “each time”; two dice cannot show less than 2.',
  'WP-X.sd.e':
    'Ruling: the dice are rolled when the results of combat in the hex are complete, in movement after the impulse, otherwise at once, and only if Japan controls the base then; land units that pass through give no roll. Reason: the example counts the carrier force lost in the same battle.',
  'WP-X.sd.f':
    'Ruling: “at the start” means the set-up of the scenario that is played. Reason: the text says “at the start of the game”.',
};
