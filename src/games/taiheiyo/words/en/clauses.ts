/** The rules in our own words, English: what a refusal names. Ids and order: clauses.md. */
export const clausesEn: Readonly<Record<string, string>> = {
  'TS-0.a':
    'The game follows the rules of the second edition. Where the earlier four-page summary differs from the booklet, the booklet counts.',
  'TS-0.b': 'Where a card contradicts the rules, the card counts.',
  'TS-0.c':
    'The publisher’s answer to a frequent question (second edition on): control is judged at the end of every step of the supply phase (isolation, capture, redeployment and return, resupply), not only once at the end of the phase.',
  'TS-0.d':
    'Ruling: In each step of the supply phase Japan acts first and the Allies second, and control is judged after each of the two. Reason: in the example of 9.1 the Japanese result (Australia and the Solomons change hands) counts before the Allied check.',
  'TS-0.e':
    'Ruling: Some cross-references of the rulebook miss their mark and are read as follows. Card J11: “return (9.2)” is 9.3, “isolation (9.4)” is 9.1. Combat example 2: “isolation (9.4)” is 9.1. “A#12” is A12. Example of 9.1: the “Allied-controlled port” of the Solomons is a base. Example 6 of 4.2: “4.2(b)” is 4.2 (1) and (2)(a). Rule 2.3.2 (1): “7.1 (1) (2)” includes 7.1 (3). Rule 9.4.2: “4.0” is 4.1. Rule 8.2.3: attacker and defender are the side that shoots and the side that is shot at. Reason: the places named do not hold the rule that is meant, or say less than it.',
  'TS-0.f':
    'The sequence of play printed on the older map is out of date, since the second edition changed it. That of 5.0 is used.',
  'TS-1.0.a':
    'Two play: one commands Japan, the other the Allies (the United States, Britain, Australia and the Netherlands).',
  'TS-1.0.b': 'The game covers December 1941 to June 1944 in turns 0 to 5.',
  'TS-1.0.c':
    'The rulebook mentions optional rules (10.0) for players who want to shift the balance, which is said to lean a little toward Japan. Their text is not in it.',
  'TS-1.0.d': 'Note: A game takes about two hours, about an hour and a half once you know it.',
  'TS-2.0.a':
    'The printed game has a map, 160 counters, 16 cards with 2 blank spares, and two six-sided dice, by suggestion a red one for Japan and a blue one for the Allies.',
  'TS-2.1.a':
    'The map shows points: ports (large circles) and bases (small rectangles). A unit is always on a point, on the turn track, out of play, or removed from the game.',
  'TS-2.1.b':
    'Points are joined by routes. A plain route counts 1, a route with a dot counts 2. Dotted lines are special routes (7.5.l).',
  'TS-2.1.1.a': 'A port has a printed value in points; a base has none.',
  'TS-2.1.1.b': 'A player may have any number of air units in a port of his own, but only one in a base.',
  'TS-2.1.1.c': 'Ships return (9.3) to ports only, never to bases.',
  'TS-2.1.1.d':
    'In a port every kind of ship can be resupplied, in a base only ships that are not capital ships.',
  'TS-2.1.1.e':
    'Japan, Ceylon, Madagascar, Hawaii, the West Coast and Australia are home ports: in the supply phase they resupply ships of their own nation without a card (9.4.a).',
  'TS-2.1.1.f':
    'An enemy port that you hold counts as a base until you capture it (9.2). A base is controlled as soon as the conditions of 4.2 are met.',
  'TS-2.1.2.a': 'Any number of ships may be in a point.',
  'TS-2.1.2.b':
    'A face-down capital ship may stay in a base, but it is not turned face-up there: for that it must go to a port of its own side and be resupplied.',
  'TS-2.1.3.a':
    'The map carries a turn track, a score track and the combat results table. Reinforcements and damaged units wait in the box of the turn in which they appear.',
  'TS-2.1.3.b':
    'Ruling: The score has no upper or lower limit; a positive score is a Japanese lead. Reason: no rule limits it, and the length of the printed track is not known.',
  'TS-2.2.a':
    'Ships and air units are units; all other counters are markers. A ship on its front (face-up) has not acted yet, on its back (face-down) it has.',
  'TS-2.2.b':
    'A counter shows air strength (carriers and air units only), gunnery, defense, movement, and a code for set-up or arrival.',
  'TS-2.2.c': 'The Dutch ship (De Ruyter, the only one) is treated as British in every respect.',
  'TS-2.2.d':
    'A dash in place of the movement value (on the back of a ship, on air units) means that the unit cannot move in the ordinary way. Ships may still return, air units may redeploy.',
  'TS-2.2.e':
    'Note: Colors of the counters: Japanese ships orange, Japanese air units brown, American ships blue, British and Dutch green, Australian light green, Allied air units khaki. On a card the title of the Japanese event has a black frame, that of the Allied event a grey one. Home ports carry a flag.',
  'TS-2.2.1.a':
    'A ship with an air strength is a carrier. Only carriers and air units have air strength; it is the attack strength in air strikes.',
  'TS-2.2.2.a':
    'Every ship that is not a carrier has gunnery; carriers and air units have none. Gunnery is the attack strength in surface combat.',
  'TS-2.2.3.a':
    'Defense decides how badly a hit hurts. Air units have none. A framed value, white on black, is heavy armor (8.2.k).',
  'TS-2.2.4.a':
    'Movement is the distance of one movement (7.5). A ship of movement 0 can still move 3 if it never enters a point with enemy units. Returning does not need movement. Air units have no movement; they redeploy.',
  'TS-2.2.5.a':
    'A unit with a letter starts the game on the map; a digit is the turn in which the unit arrives as a reinforcement.',
  'TS-2.2.6.a':
    'A ship with gunnery 2 or more is a battleship, one with air strength is a carrier, any other is a cruiser. Battleships and carriers are capital ships, cruisers are not.',
  'TS-2.2.7.a': 'A single-use event that has been played is marked as used up for the rest of the game.',
  'TS-2.2.8.a':
    'When movement leads to combat, the movement left over is recorded: it fixes the number of rounds (8.1.a).',
  'TS-2.2.8.b':
    'Ruling: The number of rounds is fixed when the ships enter and does not change if slow ships are lost. Reason: combat example 1.',
  'TS-2.3.a':
    'There are 16 cards, each with a Japanese and an Allied event. A player uses a card either for his own event or as a resource, without any event.',
  'TS-2.3.b': 'Nobody may use the enemy’s event on a card.',
  'TS-2.3.c':
    'An operation card is played as one’s operation (7.3.b). Every other card is played at the moment printed on it.',
  'TS-2.3.d':
    'An event for single use can be played once in the game. After that the card is only a resource for that side; the other side’s event on it is not affected.',
  'TS-2.3.1.a': 'A player who spends a card as a resource says so and lays it face-up on the discards.',
  'TS-2.3.2.a':
    'One card is one resource. It can be used (1) to take the initiative, (2) to resupply as an operation, (3) by the Allies, to place a Fleet Train marker, (4) by the Allies, to open the routes of the strategic shift, (5) in the supply phase, as 1 ground strength for a capture, (6) in the supply phase, to resupply a point.',
  'TS-2.3.2.b':
    'Ruling: What a player holds is secret. How many cards each hand and the deck hold, and the discards, are open. Reason: a hand is said to be seen by its owner only, used cards are laid face-up.',
  'TS-3.0.a': 'Sort the units by their codes. The 16 cards, mixed and face-down, are the deck.',
  'TS-3.0.b':
    'Ruling: The Allied player sets up completely, the units with code LAC included, before the Japanese player does. Reason: 3.1 stands before 3.2, and Japan places freely, knowing where the Allies are.',
  'TS-3.0.c':
    'Note: Who sits on which side of the map makes no difference here; the map is always drawn with north at the top.',
  'TS-3.1.a':
    'Allied units are placed face-up by their codes: H in Hawaii, M at Midway, F in Samoa, A in Australia, P in the Philippines, B in Borneo, S in Singapore, C in Ceylon.',
  'TS-3.1.b':
    'Each unit with code LAC is placed in Australia, Samoa or Port Moresby, as the Allied player chooses for each. Port Moresby takes only one, being a base.',
  'TS-3.1.c': 'Units with code PH are not placed yet; they appear at the end of turn 0 (5.1.g).',
  'TS-3.2.a':
    'Japanese ships with code H are placed in Hawaii: they are the strike force against Pearl Harbor.',
  'TS-3.2.b':
    'Japanese ships without a code are placed face-up by choice, ship by ship, in Japan, Indochina, Okinawa, Truk, the Marianas or Kwajalein; capital ships only in ports (Japan, Indochina, Truk).',
  'TS-3.2.c': 'The Japanese air units without a code are placed one each in Japan, Indochina and Truk.',
  'TS-3.2.d':
    'After placing the ships the Japanese player draws 4 cards, which only he may look at. The Allied player starts without cards.',
  'TS-3.2.e': 'Units with a digit code are reinforcements and stay out of play until their turn.',
  'TS-3.2.f': 'Units whose code has a red frame belong to the optional rules (10.0) only.',
  'TS-3.3.a': 'The turn marker starts on December 1941 (turn 0), the score marker on 0.',
  'TS-3.3.b': 'Japan, Indochina and Truk get Japanese port markers, every other port an Allied one.',
  'TS-3.3.c': 'After both set-ups bases get markers by 4.2.',
  'TS-3.3.d': 'Kwajalein is Japanese even without Japanese ships there, because of the air unit at Truk.',
  'TS-3.3.e':
    'Without an Allied air unit at Port Moresby, Rabaul is Japanese because of the air unit at Truk; with one, nobody controls Rabaul.',
  'TS-3.3.1.a':
    'However the players set up, Okinawa, the Marianas and Kwajalein are Japanese, Midway and Borneo are Allied, Attu and Dutch Harbor belong to nobody.',
  'TS-3.3.1.b':
    'Ruling: Johnston, Port Moresby, Rabaul and the Solomons depend on where the LAC units are placed. Reason: 3.3.1 names seven of the eleven bases without calling them examples.',
  'TS-4.0.a':
    'At the end of every turn except turn 0 each side adds up the values of the ports that it controls. The score moves by the difference in favor of the side with more.',
  'TS-4.0.b':
    'Then each side counts the bases that it controls, enemy ports held as bases included. The side with more scores 1 point; if both have as many, nobody does.',
  'TS-4.0.c': 'The value of a port that is held as a base or contested (4.2.i, 4.2.k) goes to nobody.',
  'TS-4.0.1.a': 'Cards can score points too; the marker moves at once.',
  'TS-4.0.d':
    'Ruling: When points are scored, a point with the Fleet Train is an Allied port worth 0 and no base. Reason: 7.3 (3) makes it a port until the end of the turn, and scoring comes before that.',
  'TS-4.1.a': 'The moment the Allies capture Japan (9.2) the game ends with a decisive Allied victory.',
  'TS-4.1.b':
    'At the end of turn 4 Japan wins with a lead of 5 or more, the Allies with a lead of 1 or more. With a score from 0 to a Japanese lead of 4, turn 5 is played.',
  'TS-4.1.c': 'At the end of turn 5 the Allies win with a lead of 5 or more. In every other case Japan wins.',
  'TS-4.1.d':
    'Ruling: The score compared is the running total, that turn’s points included. Reason: the check comes after 4.0.',
  'TS-4.2.a':
    'Each point is controlled by Japan, by the Allies or by nobody. A base that nobody controls has no marker.',
  'TS-4.2.b': 'Control is judged at the end of every operation and in the supply phase (0.c, 0.d).',
  'TS-4.2.c':
    '(1) A base with your ships is yours, unless it lies under an enemy umbrella: then nobody controls it. An air unit of yours in the base overrides that (4.2.g (c)).',
  'TS-4.2.d': '(2) A base with an air unit of yours is yours.',
  'TS-4.2.e':
    '(2) An air unit spreads an umbrella over every base that a route of length 1 joins to its own point. It does not reach a base at distance 2.',
  'TS-4.2.f': '(2) The umbrella never reaches a port that the enemy controls, however near.',
  'TS-4.2.g':
    '(2) A base under your umbrella is yours, except that (a) with enemy ships in it nobody controls it, (b) under the umbrellas of both sides nobody controls it, (c) a base with an air unit stays with the owner of the air unit, even under an enemy umbrella.',
  'TS-4.2.h':
    'Ruling: Who controls a base depends on the units and umbrellas of the moment alone. Without any it belongs to nobody. Reason: combat example 1 explains by nothing but the air unit in Hawaii why Midway stays Allied.',
  'TS-4.2.i':
    '(3) In an enemy port you need condition (1): ships of yours in it and no enemy umbrella over it. Then you hold the port as a base, and a base marker is laid on its port marker.',
  'TS-4.2.j': '(3) A port held as a base is a base in every respect, and neither side scores it as a port.',
  'TS-4.2.k':
    '(3)(a) If an enemy umbrella comes to cover such a port and the holder has no air unit in it, the base marker is taken away. If the holder’s ships are still there, nobody controls the port: it is contested. If not, it reverts to its owner at once.',
  'TS-4.2.l':
    '(3)(b) A player with ships in an enemy port may capture it in the supply phase (9.2). The port marker is turned over and a base marker there is taken away.',
  'TS-4.2.m':
    '(3)(c) If by (1) or (2) the base marker would go or give way to an enemy one, or if the holder has no unit left in the port, the port reverts at once to its owner. 4.2.p names the one exception.',
  'TS-4.2.n':
    'An enemy port can be in these states: 1 untouched. 2 held as a base, by (a) an air unit in it, (b) ships in it without an enemy umbrella, (c) an umbrella alone. 3 contested: ships in it under an enemy umbrella. 4 captured. Capture follows 2b or 3, or 2a if ships are there too, since 9.2 asks for ships. State 2a holds whenever the holder has an air unit there, with or without ships.',
  'TS-4.2.o':
    'State 2c can only follow 2b or 3, because an umbrella has no effect on an untouched enemy port.',
  'TS-4.2.p':
    'Ruling: When your last unit leaves an enemy port or is lost, the port reverts at once. There is one exception: if ships were among the units that leave or are lost at that moment, no unit of the port’s owner is in it and your umbrella alone covers it, you go on holding it by the umbrella (state 2c). A port held by an air unit alone (2a) always reverts. Reason: 4.2 (3)(a) speaks of a held port without units; the note to the table of states lets 2c follow only 2b or 3; in example 5 of 4.2 Singapore, with an Allied ship in it, reverts under the umbrella from Indochina.',
  'TS-4.2.q':
    'Ruling: A port that reverts because the last unit leaves or is lost does so at once, in the middle of an operation or step. Every other change waits until control is judged next. Reason: only there does the rule say “at once”.',
  'TS-4.2.r':
    'Ruling: A contested port is enemy ground for nobody. Either side may trace or return through it if no enemy unit is in it, but nobody may return to it. Reason: neither side controls it.',
  'TS-4.2.s':
    'Ruling: While an enemy holds or contests a port, the umbrella of the port’s owner does reach it. Reason: 4.2 (3)(a) and (1).',
  'TS-4.2.t':
    'Ruling: During an operation the ways of return and retreat follow the control markers as they stood at its start. Only ports that revert at once (4.2.q) and a Fleet Train that is removed change them: the base is no port from then on, and gets its new marker at the end of the operation. Reason: markers are put right at the end of an operation.',
  'TS-4.2.u':
    'Ruling: Control is not judged in turn 0, in the reinforcement phase or when points are scored. Markers stay until the next operation or half-step of the supply phase ends, except for 4.2.q and 7.3.j. What is checked at the start of the reinforcement phase (6.1.2, 6.1.3, 6.2) is checked before units arrive or withdraw. Reason: 4.2 names operations and supply only, and 6.1.2 speaks of the start of the phase.',
  'TS-5.0.a':
    'After turn 0 at most five turns are played. Each has three phases: 1 reinforcement (a units, b cards); 2 operations (a initiative, b operation, again and again); 3 supply (a isolation, b capture, c redeployment and return, d resupply; in each Japan first, then the Allies).',
  'TS-5.0.b': 'After the supply phase points are scored and the turn ends.',
  'TS-5.1.a':
    'Turn 0 consists of the special steps below alone: no cards, no operations, no supply phase, no scoring.',
  'TS-5.1.b':
    '(1) The Japanese carriers with code H strike the American ships in Hawaii on the column 31+. Nothing else can be hit, and ships that are no carriers cannot attack.',
  'TS-5.1.c':
    '(2) The Japanese air unit in Indochina strikes the British ships in Singapore on the column 6-7. Nothing else can be hit.',
  'TS-5.1.d':
    'Ruling: In turn 0 no column is shifted and nobody shoots back. The Japanese player assigns the hits, and damage is rolled as in 8.2. Reason: the columns are prescribed, and in an air strike the side that shoots assigns.',
  'TS-5.1.e': 'A ship damaged in turn 0 comes back in the turn that the die shows.',
  'TS-5.1.f':
    '(3) When damage is settled the strike force goes to Japan, face-up. Turn 0 ends without scoring.',
  'TS-5.1.g': '(4) Then the American ships with code PH are placed face-up in Hawaii.',
  'TS-5.1.h':
    'Ruling: The two attacks of turn 0 do not affect each other: first Pearl Harbor, then Malaya. Reason: they are numbered so.',
  'TS-6.1.a':
    'Both players take the units from the box of the current turn. Japanese units appear in Japan, American ships on the West Coast, British ships in Madagascar, Australian ships in Australia, all face-up.',
  'TS-6.1.b':
    'Allied air units appear on the West Coast or in Madagascar, as their player chooses for each; Japanese ones in Japan.',
  'TS-6.1.c': 'Fleet Train markers that become available are kept beside the map.',
  'TS-6.1.d':
    'Repaired Allied ships appear in Hawaii (American), Madagascar (British) and Australia (Australian), repaired Japanese ships in Japan.',
  'TS-6.1.e':
    'Air units that come back after losses or a retreat appear like new ones: Japanese in Japan, Allied on the West Coast or in Madagascar.',
  'TS-6.1.f':
    '(1) The West Coast is open only to American ships and Allied air units, Madagascar only to British and Dutch ships and Allied air units. No Japanese unit may enter either.',
  'TS-6.1.g':
    'Ruling: These limits hold for movement, return, retreat, relocation and redeployment alike. 6.1.4.d is the exception. Reason: the rule says who may enter.',
  'TS-6.1.h':
    '(2) A British ship with a code like 2-4 arrives in turn 2 and is taken out of the game in the reinforcement phase of turn 4, wherever it is.',
  'TS-6.1.i':
    '(2) A British ship whose repair would be finished in the turn of its withdrawal or later is taken out instead of returning.',
  'TS-6.1.j':
    'Ruling: Such a ship stays on the turn track as damaged and is taken out in the reinforcement phase of its withdrawal. Reason: 6.1 (2) removes every ship of the code then, and nothing depends on an earlier moment.',
  'TS-6.1.1.a':
    'New Allied units start on the West Coast or in Madagascar and must be brought forward by movement, return or redeployment.',
  'TS-6.1.2.a':
    'If Japan is not a Japanese port at the start of the reinforcement phase, no Japanese reinforcement or repaired ship due this turn appears. They appear in the first reinforcement phase in which Japan is Japanese again.',
  'TS-6.1.2.b':
    'Ruling: Units held up by 6.1.2 or 6.1.3 wait in the box of the next turn and are checked again in every reinforcement phase. After turn 5 they do not appear any more. Reason: they appear in the first turn in which it is possible.',
  'TS-6.1.3.a':
    'If Hawaii is not an Allied port at that moment, repaired American ships that are due do not appear; nor do Australian ones if Australia is not. They wait for the first turn in which it is. New reinforcements are not affected. Once 6.1.4 has moved a nation’s repairs to the West Coast, this check no longer concerns it.',
  'TS-6.1.3.b':
    'Ruling: New Australian reinforcements would also wait while Australia is not an Allied port; the components as they are have none. Reason: they cannot be put down among the enemy; 6.1.2 is like it.',
  'TS-6.1.4.a':
    'When Hawaii becomes a Japanese port by capture, all American ships under repair are sunk. From then on American ships are repaired on the West Coast.',
  'TS-6.1.4.b':
    'The same holds for Australia and Australian ships; they too are repaired on the West Coast afterward.',
  'TS-6.1.4.c':
    'Ruling: Ships under repair are the damaged ships on the turn track, those held up by 6.1.3 included, but not new reinforcements that wait there. Reason: ships held up have not left the yard.',
  'TS-6.1.4.d':
    'Ruling: After the capture of Australia, Australian ships may be on the West Coast and enter it. The place of repair does not change back if the port is retaken. Reason: the rule says “from then on”.',
  'TS-6.1.5.a': 'If a British ship that should withdraw has been sunk, no other withdraws in its place.',
  'TS-6.2.a':
    'If Japan controls Borneo at the start of the reinforcement phase, the Japanese player draws 2 cards. The Allied player never draws for Borneo.',
  'TS-6.2.b': 'The Allied player draws 2, 3, 4, 8 and 10 cards in turns 1 to 5.',
  'TS-6.2.c':
    'A Japanese hand holds at most 4 cards, an Allied hand at most 10. At the limit no more are drawn.',
  'TS-6.2.d':
    'When 1 card is left in the deck, the discards are added to it and everything is shuffled into a new deck.',
  'TS-6.2.e':
    'Ruling: The deck is renewed the moment it falls to 1 card, in the middle of a draw too. Japan draws first. Reason: Japan is first in every other step. Hands hold at most 14 cards together, so there are always 2 to draw.',
  'TS-7.1.a': 'The steps below are repeated until equal dice or two passes end them.',
  'TS-7.1.b':
    '(1) The Japanese player may spend a card to take the initiative. If he does, he conducts an operation and (2) follows, if not, (3).',
  'TS-7.1.c':
    '(2) The Allied player may spend a card; if he does, he conducts an operation. Either way (1) follows.',
  'TS-7.1.d':
    '(3) The Allied player may spend a card; if he does, he conducts an operation and (1) follows, if not, (4).',
  'TS-7.1.e': '(4) Both roll a die. The higher acts first, then the lower, and (1) follows.',
  'TS-7.1.f': '(4) Equal dice end the operations phase at once.',
  'TS-7.1.g':
    '(4) Either player may pass. If both do, the phase ends at once; if one of them conducts an operation, (1) follows.',
  'TS-7.1.h': 'A player without cards cannot buy the initiative.',
  'TS-7.1.i': 'Not to spend a card in (1) to (3) is no pass.',
  'TS-7.2.a':
    'An operation is exactly one of two things: using a card (7.3) or letting units on the map act (7.4).',
  'TS-7.2.1.a': 'A player who took the initiative with a card may still do nothing.',
  'TS-7.2.2.a':
    'An operation that a card prevents (A15, J15) is no pass: the phase does not end even if the other player passes.',
  'TS-7.2.b':
    'Ruling: Before a player shows his operation he says “operation” or “pass”. A09, A15 and J15 can be played only after “operation”. Reason: they are for an enemy about to conduct one.',
  'TS-7.2.c':
    'Ruling: “Operation” may be said only with a legal operation at hand, and it binds: unless a card cancels it, one must be carried out. If J10 leaves none, nothing is done, and that is no pass. Reason: otherwise a player could pass without its counting.',
  'TS-7.3.a': 'A player who uses a card for his operation does exactly one of the following.',
  'TS-7.3.b':
    '(1) The player plays an operation card from the hand. Other cards are played at the moment printed on them and cost no operation. Every used card goes to the discards.',
  'TS-7.3.c':
    '(1) An important exception: events, operation cards included, work only from the supply phase of turn 1 on. In the operations phase of turn 1 cards are nothing but resources.',
  'TS-7.3.d':
    'Ruling: This ban covers every event, also those for any time and those in answer to the enemy, such as J10, J12, A04 and A11. Reason: the rule speaks of events printed on cards.',
  'TS-7.3.e':
    '(2) Resupply: 1 card turns all ships of the player in one point face-up, in a base only those that are not capital ships.',
  'TS-7.3.1.a': 'Where capital ships and others lie face-down in a base, only the others turn up.',
  'TS-7.3.f':
    'Ruling: In (2) a port means a port of one’s own. Any other point with one’s ships (a base of nobody, an enemy port held or contested) counts as a base, and need not be controlled. Reason: 9.4 (2) and (3) say so for the supply phase.',
  'TS-7.3.g':
    '(3) Fleet Train: in turn 4 and in turn 5 the Allied player may place one marker for 1 card, in any base that he controls.',
  'TS-7.3.h': '(3) The marker stays until the end of the turn. Its point is an Allied port worth 0.',
  'TS-7.3.i':
    '(3) The marker is removed at the end of the turn, or as soon as Japanese ships are alone with it.',
  'TS-7.3.2.a':
    'While the marker is there no umbrella takes the point away, even without an Allied unit in it and with Japanese aircraft at distance 1.',
  'TS-7.3.2.b':
    'When Japanese ships are alone with the marker it is removed at once and the point is a base again: a Japanese one, unless an Allied umbrella covers it.',
  'TS-7.3.2.c': 'No marker may be placed in an enemy port that the Allies hold as a base.',
  'TS-7.3.2.d':
    'Ruling: Japanese ships that only pass through the point leave the marker. After an evacuation they remove it only if they stop there. Reason: passing changes no marker (7.5.h).',
  'TS-7.3.j':
    'Ruling: The marker makes a port through the supply phase and scoring. Then it is removed and control is judged again. Ships stay as they are; of several Allied air units one stays, as their player chooses, and the others become reinforcements of the next turn. In turn 5 the marker is not removed. Reason: the end of the turn comes after scoring (5.0); the limit for bases holds again; nothing follows after turn 5.',
  'TS-7.3.k':
    '(4) Strategic shift: as an operation, for 1 card, the Allied player opens both dotted routes (Australia to Borneo, Rabaul to the Philippines) for both sides.',
  'TS-7.3.3.a': 'Once open, these routes cannot be closed by anybody.',
  'TS-7.3.l':
    'Taking the initiative with a card and then placing a Fleet Train costs 2 cards together. So it is with resupply and the strategic shift.',
  'TS-7.4.a': 'Units on the map do exactly one of three things: movement, return or redeployment.',
  'TS-7.4.b':
    '(1) Movement: from one point some or all of the player’s face-up ships move (7.5). They end face-down.',
  'TS-7.4.c':
    '(2) Return: any of the player’s ships in one point, face-up or face-down, go to one port (9.3). They stay as they are.',
  'TS-7.4.d': '(3) Redeployment: one air unit is redeployed (9.3).',
  'TS-7.4.e':
    'Ruling: An operation must be able to change something. A return or redeployment takes at least one unit to another point; a resupply turns at least one ship up; the strategic shift is still to come; an air strike by a card has an enemy unit in its target and more than no strength. So it is with a card spent on resupply in 9.4. Reason: an empty operation would be a pass by another name.',
  'TS-7.4.1.a':
    'Movement is limited by movement points, may enter any point, and stops to fight where enemy units are. Return has no limit of distance, but may not enter a point with enemy units or under enemy control.',
  'TS-7.4.2.a':
    'Redeployment does not follow routes: from the West Coast to Madagascar is possible. An air unit goes to a point that its side controls or has ships in; in the operations phase one unit to one point. A base takes one air unit, a port any number.',
  'TS-7.5.a': '(1) Ships that move together go to one destination. None may be left on the way.',
  'TS-7.5.b': '(1) If their movement differs, the smallest counts.',
  'TS-7.5.c': '(1) Ships turn face-down as soon as they have moved, before any combat.',
  'TS-7.5.d':
    '(2) Movement follows routes and spends their length. It cannot leave the routes nor spend more than there is, and enters no point twice (7.5.k).',
  'TS-7.5.e':
    '(3) Entering a point with enemy ships or air units ends the movement. Combat follows, and after it the operation is over.',
  'TS-7.5.f': '(3) The movement left at that moment fixes the length of the combat (8.1).',
  'TS-7.5.g':
    '(3) If the point entered holds an enemy carrier, or an Allied air unit when Japan moves, reaction movement (7.6) is possible.',
  'TS-7.5.h': '(3) A point with an enemy control marker alone may be passed; the marker stays.',
  'TS-7.5.i':
    '(4) Ships that enter no point with enemy units have 3 movement points, whatever is printed on them. They may enter points under enemy control that hold no unit.',
  'TS-7.5.j':
    'Ruling: If a path enters a point with enemy units, the smallest printed value holds for the whole of it, even if those units have evacuated since. Reason: (4) is for ships that enter no such point.',
  'TS-7.5.k':
    'Ruling: A movement ends in another point than it began and costs at least 1. Its path enters no point twice and never its start. What follows an evacuation is a path of its own (7.6.o). Reason: the rule speaks of moving to a destination, and no example doubles back.',
  'TS-7.5.l': '(5) Dotted routes are closed to both sides until the strategic shift.',
  'TS-7.5.m':
    'Ruling: While dotted routes are closed they do not exist, neither for distance and umbrellas nor for returning, tracing or finding the nearest port. Open, they count like any other. Reason: a route that cannot be used is none.',
  'TS-7.5.n':
    'Example: Hyuga (movement 1) and Kumano (3) move from Japan. Together they reach Midway (distance 2) if it is empty, but not Johnston behind it if an enemy ship is there. Kumano alone reaches Johnston.',
  'TS-7.6.a':
    'Japan may react when Allied ships enter a point with at least one face-up Japanese carrier. Japanese air units alone are not enough. As in 7.6.b the units in the point at the moment of entry decide; passing through an empty point gives no reaction.',
  'TS-7.6.b':
    'The Allies may react when Japanese ships enter a point with at least one face-up Allied carrier or at least one Allied air unit.',
  'TS-7.6.c': 'Face-down carriers allow no reaction.',
  'TS-7.6.d': 'The player who may react does one of the two things below at once, or nothing.',
  'TS-7.6.e':
    '(1) Emergency evacuation: all his units in the point, air units included, retreat at once (8.4).',
  'TS-7.6.f': '(1) The moving ships may go on if they have movement left.',
  'TS-7.6.g':
    '(2) Mobile counterstrike: any of his face-up ships in one other point move to the point entered and turn face-down.',
  'TS-7.6.h':
    '(2) Their movement is 1 less than the smallest printed on them. Ships of movement 1 or 0 cannot take part.',
  'TS-7.6.i':
    'Ruling: A counterstrike may enter no other point with enemy units and keeps to the limits of entry and to open routes. Empty points under enemy control may be passed. Reason: it is a movement by 7.5.',
  'TS-7.6.j':
    'Ruling: Each entry that qualifies gives one reaction. After an evacuation the moving ships can cause another further on. The player who moves never reacts to a counterstrike. Reason: reaction is for the side that does not conduct the operation.',
  'TS-7.6.k':
    'Ruling: If an evacuation empties the point and the moving ships stop there, there is no combat. They turn face-down, and control is judged as usual. Reason: no enemy is left.',
  'TS-7.6.l':
    'Ruling: Only movement allows reaction; return, retreat, relocation, redeployment and strikes by cards do not. Reason: ships must enter by moving.',
  'TS-7.6.m':
    'Example 1: Four carriers (movement 3), two battleships (2) and two cruisers (3) move to Midway. The Allies react from Hawaii with three carriers and six cruisers. Wasp, face-down, and two battleships of movement 0 cannot.',
  'TS-7.6.n':
    'Example 2: American ships of movement 2 go from the West Coast to Samoa, where Zuiho lies face-up. Hiryu and Soryu at Truk have too little movement for a counterstrike. Japan evacuates; no way home is open, so all ships are relocated to Truk, face-down, and the air unit becomes a reinforcement of the next turn.',
  'TS-7.6.o':
    'Ruling: After an evacuation the moving player may stop there or take all the ships on by any way that the movement left allows, except back to where the movement began or to where they are. Reason: (1) asks for movement left and nothing else; 7.5.k.',
  'TS-8.0.a':
    'Combat occurs when ships enter a point with enemy ships or air units. The side that conducts the operation attacks, the other defends. All units of both sides in the point take part, face-up or face-down.',
  'TS-8.0.b':
    'Cards may be played in combat at the moments printed on them (combat start, air strike, start of surface combat and so on), Japan first, then the Allies.',
  'TS-8.0.1.a':
    'Redeployment never causes combat, since air units go only to points that their side controls or has ships in.',
  'TS-8.0.1.b': 'Air units attack only by operation cards; J01, A01 and A08 are named.',
  'TS-8.0.1.c':
    'Ruling: J14 makes air units strike too, though 8.0.1 does not name it. Reason: the card says so.',
  'TS-8.0.2.a': 'Any number of cards may be played in one combat.',
  'TS-8.0.c':
    'Ruling: At each such moment the Japanese player names all his cards, then the Allied player all of his. The Japanese player may not add to them afterward, except J10, and that only if the Allied player has named a card (CJ10.d). Reason: the order is Japan, then the Allies.',
  'TS-8.0.d':
    'Ruling: Air strikes by cards (J01, J13, J14, A01, A08) count as combat for cards of combat start and air strike. They have no rounds, no reply, no reaction and no retreat. A card may be named in vain at any moment of combat, except A14 (CA14.b) and J11 (CJ11.b). Reason: the notes to J01, J13 and A12; J07 has “no effect” without an air unit.',
  'TS-8.0.e':
    'Ruling: J11 works as soon as it is named: the combat is over, and the Allies name nothing more. Reason: “at once”, and example 1 of 8.0.',
  'TS-8.1.a': 'With 0, 1 or 2 movement points left at entry a combat lasts at most 1, 2 or 3 rounds.',
  'TS-8.1.b':
    '(1) Air step: the attacker strikes once if he has a carrier, the defender once if he has a carrier or an air unit. The damage of both is applied at the same time.',
  'TS-8.1.c': '(1) After the air step first the attacker, then the defender decides whether to retreat.',
  'TS-8.1.d':
    '(2) Surface step: it takes place only if the attacker wants it. Attacker and defender each fire once, and their damage is applied at the same time.',
  'TS-8.1.e':
    '(2) After the surface step first the attacker, then the defender decides whether to retreat. So it is in the last round too; if both decline there, the attacker must retreat.',
  'TS-8.1.f':
    '(3) If the attacker cannot go on or does not want to, he retreats. Otherwise the next round begins with (1).',
  'TS-8.1.1.a':
    'If the attacker wants surface combat, the defender can avoid it only by retreating after the air step.',
  'TS-8.1.2.a': 'If neither side has a carrier or an air unit, there is no air step.',
  'TS-8.1.g':
    'Ruling: Without an air step there is no decision to retreat after it; the defender’s next chance comes after the surface step. Reason: the round then starts with the surface step.',
  'TS-8.1.3.a':
    'Retreat works like return: to a port of one’s own, not through points under enemy control or with enemy units. Ships that were face-up stay face-up.',
  'TS-8.1.3.b':
    'If that is impossible the ships are relocated as if isolated: face-down, to the nearest port of their own.',
  'TS-8.1.h':
    'Ruling: A side whose strength in a step is 0 does not fire, and a side whose carriers are all gone does not strike. Reason: the table has no column for 0.',
  'TS-8.1.i':
    'Ruling: If the attacker declines surface combat, the decisions after it fall away too. He goes on to a new round, in which case the defender may still retreat (8.4.c), or he must retreat. Reason: 8.1 (2) and (3).',
  'TS-8.2.a':
    '(1) Add up the attack strengths, air strength in an air strike and gunnery in surface combat, and find the column.',
  'TS-8.2.b':
    '(2) Shift the column. In air strikes: as cards say; 1 left if the enemy has more carriers; 1 left if the enemy has an air unit. In surface combat only cards shift.',
  'TS-8.2.c':
    'Ruling: Carriers are counted in the point when the air step begins, face-up and face-down alike. A strike without carriers (by air units alone) always has fewer than an enemy who has one. Reason: the note to J01.',
  'TS-8.2.d': '(3) Roll a die for the number of hits.',
  'TS-8.2.1.a':
    'Left of the column for 1 there are no hits, right of 31+ there is nothing more. Shifts are added up first: strength 26 with +2 and -1 uses 31+.',
  'TS-8.2.e':
    '(4) In an air strike the side that strikes assigns each hit to an enemy ship. In surface combat the side that is hit assigns the hits to its own ships.',
  'TS-8.2.f': '(4) No ship may take a second hit before every enemy ship has one.',
  'TS-8.2.g':
    '(4) Air units can be given hits in air strikes only (J07 is the exception). No damage is rolled for them: an air unit comes back as many turns later as it took hits, and is out of the game if that is after the last turn.',
  'TS-8.2.2.a':
    'Ships without carriers can therefore do nothing against air units and only be struck by them.',
  'TS-8.2.3.a':
    'If there are more hits than defending units, they are spread as evenly as possible; what is left over is assigned one by one, by the side that strikes in an air strike, by the side that is hit in surface combat. With 3 ships, 1 air unit and 6 hits each takes one, then two of them a second. In surface combat the 3 ships take 2 each.',
  'TS-8.2.h':
    'Ruling: One rule covers both: in an air strike no unit, ship or air unit, takes its next hit before every enemy unit has as many; in surface combat the same holds for ships alone. While hits do not outnumber the units, the side that strikes may leave any of them out, the air unit too. Reason: this fits both texts and the example.',
  'TS-8.2.i':
    '(5) Damage: the side that shoots rolls a die for each hit on a ship, and several dice on one ship are added up. Above the ship’s defense it is sunk. Otherwise it is damaged and comes back that many turns later.',
  'TS-8.2.j': 'A ship that would come back after turn 5 is out of the game.',
  'TS-8.2.k':
    '(6) Heavy armor: each die counts 1 less. A total of 0 does no damage. A 6 on the die always sinks. British carriers except Hermes have heavy armor.',
  'TS-8.2.4.a': 'The 1 is taken from each die: two hits with 1 and 1 leave the ship unharmed and fighting.',
  'TS-8.2.l':
    'Ruling: With several dice a single 6 sinks a ship with heavy armor. Otherwise the reduced dice are added up and compared with the defense, and their sum is the number of turns. Reason: the sentence on the 6 speaks of each die.',
  'TS-8.3.a':
    'The attacker is resolved first for convenience only; the air strikes of both sides, and the gunfire of both, happen at the same time.',
  'TS-8.2.m':
    'Ruling: In a step the attacker’s fire is resolved completely (hits, assignment, damage) before the defender’s. The defender still fires with every unit that was there when the step began, and all losses leave the map together. Reason: 8.3, and the order in combat example 1.',
  'TS-8.2.n':
    'Ruling: Hits that no unit can take are lost. Gunfire at a point without enemy ships is not rolled, unless J07 makes an air unit a target. Reason: 8.2.2.',
  'TS-8.2.o':
    'Ruling: Damage is rolled ship by ship in the order of the component list, first the first hit of each, then the second hits, and so on, whoever assigned them (A03 too). Reason: the rules give no order, and it must be clear before a roll which ship it is for.',
  'TS-8.4.a':
    '(1) When all defenders are gone the attacker has won. His force stays, face-down, or retreats as a whole.',
  'TS-8.4.b':
    '(2) If one defender is left, the attacker goes on to another round or retreats; without movement left he must retreat.',
  'TS-8.4.c':
    'The defender may retreat after the air step, after the surface step and (3) once more when the attacker has said that he goes on. Declining after the surface step does not bind the attacker to go on.',
  'TS-8.4.d':
    '(3) Air units of a defender who retreats leave the map and are reinforcements of the next turn. If the defender retreats, the attacker has won and the combat ends; the attacker may then retreat too.',
  'TS-8.4.1.a':
    'A side retreats as a whole or not at all. The side that has won may retreat too, whether it attacked or defended.',
  'TS-8.4.2.a': 'An attacker who fought every possible round and did not destroy the defender must retreat.',
  'TS-8.4.e':
    'Ruling: If the defender retreats after the surface step of the last possible round, the attacker must still retreat (8.4.2). If he retreats earlier, or while the attacker could still go on, the attacker has won and may stay. Reason: in combat example 1 Japan must leave Midway although the Allies left first; in example 2 Houston leaves and Japan stays.',
  'TS-8.4.3.a':
    'A retreat has no limit of distance. It leads to a port of one’s own and may not enter a point under enemy control or with enemy units. If there is no such way the ships are relocated as if isolated, face-down.',
  'TS-8.4.4.a':
    'Defenders that were face-up stay so when they retreat in the ordinary way; attackers are face-down already.',
  'TS-8.4.f':
    'Ruling: A force that retreats goes to one port of its own. Ships whose nation may not enter it, or may not pass on the way, go to another port that they can reach, as their owner chooses, or are relocated if they reach none. Any port that at least one ship reaches may be named first; the rest then choose again together. Reason: 7.4 (2) allows one port an operation, and in the examples a force retreats together.',
  'TS-8.4.g':
    'Ruling: If both sides or the attacker alone are destroyed, the combat ends at once. A defender who is left has won and may retreat. Reason: 8.4.1.',
  'TS-8.4.h':
    'Ruling: For a way of retreat the point of the battle itself does not count, only the points entered after it. Reason: enemy units are always there.',
  'TS-8.4.i':
    'Ruling: The point that is left is never the goal of a retreat or relocation, even if it is a port of one’s own. Reason: to retreat is to leave.',
  'TS-8.4.j':
    'Ruling: In turn 5 a unit that would be a reinforcement of the next turn is out of the game. Reason: there is no turn 6; 8.2 (4).',
  'TS-9.0.a':
    'The steps are isolation, capture, redeployment and return, resupply; in each Japan first, then the Allies.',
  'TS-9.1.a': 'Each side’s ships and air units that are not in a port of their own are checked.',
  'TS-9.1.b':
    'A unit is isolated if it cannot trace routes of any length to a port of its own without entering a point with enemy units or under enemy control.',
  'TS-9.1.c':
    'Isolated ships turn face-down and are placed in the nearest port of their own. Enemy units and control on the way are ignored; between ports as near the owner chooses.',
  'TS-9.1.d': 'Isolated air units leave the map and are reinforcements of the next turn.',
  'TS-9.1.e': 'Units in a port of their own are never isolated.',
  'TS-9.1.f': 'The Japanese result is applied before the Allies are checked.',
  'TS-9.1.g':
    'Ruling: All units of a side are judged by the position before any of them is moved. Reason: each side is checked once.',
  'TS-9.1.h':
    'Ruling: The nearest port is the one with the smallest sum of lengths over routes that can be used. Points closed to the ship’s nation are avoided, on the way too. Reason: the rules know no other measure; 6.1.g.',
  'TS-9.1.i':
    'Ruling: The way may lead through contested points without enemy units, and for the Allies a point with the Fleet Train is a port of their own. Reason: 4.2.r, 7.3 (3).',
  'TS-9.1.j':
    'A unit in a port that its side only holds as a base needs such a way (in the rulebook’s example, Chokai in Australia).',
  'TS-9.1.k':
    'Ruling: A ship that must be relocated while no port of its own is open to it is out of the game. Reason: relocation ignores everything but ownership and nationality, so no place is left.',
  'TS-9.1.l':
    'Ruling: Tracing is not entering; the limits of 6.1.f do not apply. Reason: 9.1 asks for a way to any port of one’s own, 6.1 (1) says who may enter.',
  'TS-9.1.m':
    'Ruling: If ports are as near, the owner chooses one for all ships of a point for which they are the nearest. Reason: they go together, as in a retreat.',
  'TS-9.2.a':
    'A player with ships in an enemy port may capture it. It takes as much ground strength as the port is worth.',
  'TS-9.2.b':
    'Ground strength is 1 for each full 20 of the air strength and gunnery of his units there added up (0 to 19: 0, 20 to 39: 1, 40 to 59: 2), plus 1 for each card spent, plus 2 for each card J02, A05 or A13.',
  'TS-9.2.c':
    'Ruling: All his units in the point count, face-up or face-down, air units too. Reason: the rule says “own units”.',
  'TS-9.2.1.a': 'Ships are needed: a port held by air units alone cannot be captured.',
  'TS-9.2.2.a':
    'Without enough ground strength the port cannot be captured this turn. For example, units of 40 in the Philippines (worth 2) have ground strength 2; after J16 three are needed, so a card must be spent.',
  'TS-9.2.d':
    'Ruling: Captures are announced port by port with the cards to be spent. One is accepted only if it reaches what is needed and none of the cards could be left out; J02, A05 and A13 always count 2 here. Contested ports may be captured too. Reason: 4.2 (3)(b), and capture follows states 2b and 3.',
  'TS-9.2.e':
    'On capture the port marker is turned over and a base marker taken away. The port serves its new owner at once, in the steps that follow.',
  'TS-9.2.f':
    '(1) As in 6.1.2 and 6.1.3: units wait while Japan, Hawaii or Australia is not their side’s port at the start of the reinforcement phase.',
  'TS-9.2.g':
    '(2) As in 6.1.4: the capture of Hawaii or Australia sinks the ships under repair there and moves repairs to the West Coast.',
  'TS-9.2.h':
    'Ruling: Its first owner may retake a port by the same rule. The West Coast and Madagascar can never be captured. Reason: no Japanese unit may enter them.',
  'TS-9.3.a':
    '(1) Redeployment: an air unit goes to any point that its side controls or has units in, without regard to routes. Ports take any number, bases one.',
  'TS-9.3.b': '(1) An operation redeploys one unit; in the supply phase any number may go.',
  'TS-9.3.c':
    '(2) Return: ships, face-up or face-down, go any distance to a port of their own. They may not enter points with enemy units or under enemy control, and never end in a base. They stay face-up or face-down.',
  'TS-9.3.d':
    '(2) In the operations phase ships return from one point to one port; in the supply phase each ship may go to any port.',
  'TS-9.3.1.a':
    'Redeployment does not follow routes: for example from the West Coast to Ceylon or Australia.',
  'TS-9.3.2.a': 'Nobody has to return; face-down capital ships may stay in a base.',
  'TS-9.3.3.a': 'Note: Choose the ports of return with resupply (9.4) in mind.',
  'TS-9.3.e':
    'Ruling: In the supply phase a side’s orders are carried out one by one, and each must be legal at its moment. A unit takes at most one order in the step. Control markers stay as they were when the side’s half-step began, except for 4.2.q. Reason: one order may depend on another.',
  'TS-9.4.a':
    '(1) These turn face-up by themselves: Japanese ships in Japan, American ships on the West Coast and in Hawaii, British and Dutch ships in Ceylon and Madagascar, Australian ships in Australia.',
  'TS-9.4.b': '(2) In any other port of one’s own 1 card turns all one’s ships there face-up.',
  'TS-9.4.c':
    '(3) In a base 1 card turns all one’s ships face-up that are not capital ships; the base need not be controlled. Capital ships need a port. Air units have no back.',
  'TS-9.4.d':
    'Ruling: Resupply without a card needs a port that is one’s own at that moment. Ships of other nations there need the card of (2), which turns up all. Reason: each nation’s ports carry its flag.',
  'TS-9.4.2.a':
    'After resupply points are scored. After turns 1 to 3 the next turn begins, after turn 4 victory is checked, after turn 5 the game ends.',
  'TS-9.5.a':
    'Ruling: Each side spends its cards for captures and for resupply in those steps, Japan first. Cards kept from the operations phase may be used. Reason: combat example 2.',
  'TS-CJ01.a':
    'J01 (operation): All Japanese air units in one point strike one point at distance 1. The enemy does not strike back. The column shifts 2 right besides the usual shifts (1 left for an air unit, 1 left for any carrier, there). The Allies may answer with cards such as A07.',
  'TS-CJ02.a': 'J02 (capture): Ground strength 2.',
  'TS-CJ03.a':
    'J03 (operation, single use): Any face-up ships of one point move. If combat follows, Japanese air strikes of the first round shift 2 right.',
  'TS-CJ03.b':
    'Ruling: In everything else J03 follows 7.5, 7.6 and 8; reaction is allowed. Reason: the card says nothing else.',
  'TS-CJ04.a':
    'J04 (operation): Japan scores 1 point at once, or one Allied card drawn by chance is discarded.',
  'TS-CJ05.a':
    'J05 (operation): Any face-up ships of one point except carriers move. The Allies may not react. Combat is a single surface combat, after which the Japanese ships must retreat whatever its result.',
  'TS-CJ05.b':
    'Neither side strikes by air, even if the defender has carriers or air units. Hits cannot go to air units (except by J07), but can go to carriers.',
  'TS-CJ05.c':
    'Ruling: Without combat the ships stay where they end, face-down. Movement left gives no further round. Cards of combat start and of surface combat may be played. After the combat Japan retreats first, then the Allies may, having won. Reason: the retreat is a consequence of combat; 8.4.1.',
  'TS-CJ06.a':
    'J06 (operation): Only while Japan controls Ceylon as a port. Roll a die: on 1 Japan loses 1 point, on 2 to 4 nothing happens, on 5 it scores 1 and on 6 2 points.',
  'TS-CJ07.a':
    'J07 (start of surface combat): In this surface combat the Allied player must give at least one of the Japanese hits to an air unit. Without one there the card has no effect.',
  'TS-CJ07.b':
    'Ruling: The air unit then counts among the possible targets of that surface combat, and the Allied player may give it more than one hit. Reason: “at least one”.',
  'TS-CJ08.a':
    'J08 (start of surface combat): In this surface combat alone the Japanese result is applied before the Allies fire.',
  'TS-CJ09.a':
    'J09 (operation): Two face-up Japanese carriers become reinforcements of the next turn, and a Japanese air unit on the turn track or out of the game is placed in any point that Japan controls.',
  'TS-CJ09.b':
    'Ruling: Both parts must be possible, and the limit for bases holds. In turn 5 the carriers are out of the game. They leave first (4.2.q applies), and they may come from different points; the air unit’s point must be Japanese then. An air unit that has not arrived yet counts as on the turn track. Reason: it is an exchange, and there are no reinforcements after the last turn.',
  'TS-CJ10.a':
    'J10 (any time): All cards except J10 itself, those in both hands too, are shuffled into a new deck. Each side draws as many as it held, J10 not counted.',
  'TS-CJ10.b':
    'J10 does not cancel a card that the Allies have already played; that card takes effect and is then shuffled in.',
  'TS-CJ10.c':
    'Ruling: J10 may be played whenever the Japanese player is asked to decide something and has a choice, and at every moment for cards, also after the Allies have named theirs. Single-use events that were used stay used. Reason: “any time”; 2.3.',
  'TS-CJ10.d':
    'Ruling: Played in the Japanese turn of a moment for cards, J10 lets him go on with his new hand, then the Allied player with his. Played after the Allied cards it closes the moment for both. Japan draws first. Reason: 8.0.c; Japan is first in every other step.',
  'TS-CJ11.a':
    'J11 (combat start): The Japanese force retreats at once, before any strike. The Allies have won the combat and may retreat as well. Without an open way the ships are relocated as if isolated.',
  'TS-CJ11.b':
    'Ruling: Japan may play J11 as attacker or defender in a combat that movement caused, or as the target of A01 or A08, but not in an air strike by a card of its own. Its air units become reinforcements of the next turn. Reason: the card is for combat start; 8.4 (3); in its own strike no Japanese unit is in the point.',
  'TS-CJ12.a':
    'J12 (Allied ships are moving): One attack of strength 3 on the moving ships. Damage is applied at once; the Japanese player assigns the hits.',
  'TS-CJ13.a':
    'J13 (operation): All Japanese carriers of one point, face-up or face-down, strike one point at distance 1 with half their strength (added up, then rounded down). The enemy does not strike back. The usual shifts apply (1 left if the Allies have more carriers). The carriers are not turned face-down.',
  'TS-CJ14.a':
    'J14 (operation): All Japanese air units of one point strike one point at distance 1. The enemy does not strike back, and nothing shifts the column. The Allied player assigns the hits.',
  'TS-CJ14.b':
    'Ruling: This also cancels shifts by A04 and A07. A12 still halves the strength, which is no shift. Reason: the card rules out every shift of the column.',
  'TS-CJ15.a':
    'J15 (single use): Played when the Allies are about to conduct an operation. It ends with nothing done, which is no pass. A card spent for it is lost.',
  'TS-CJ16.a':
    'J16 (before the Allied captures): At one port that the Japanese player names, the Allies need 1 more ground strength this turn.',
  'TS-CJ16.b':
    'Ruling: He names a port with a Japanese port marker. Reason: the Allies can capture no other (9.2).',
  'TS-CA01.a':
    'A01 (operation): All Allied air units of one point strike one point at distance 1. The enemy does not strike back. The column shifts 1 right besides the usual shifts.',
  'TS-CA02.a':
    'A02 (operation): Only while the Allies control Midway or Attu. They score 1 point at once, or one Japanese card drawn by chance is discarded. It may be used any number of times.',
  'TS-CA03.a':
    'A03 (a Japanese air strike, single use): The Allied player assigns half of the Japanese hits, rounded up.',
  'TS-CA03.b':
    'Ruling: A03 is named when the number of hits is known. The Allied player assigns his half first, the Japanese player the rest, and together they keep to 8.2.h; the Allied half alone must keep to it too. Reason: the card is for the resolution of the strike.',
  'TS-CA04.a':
    'A04 (combat start, single use): In all rounds every Japanese attack shifts 2 left and every Allied one 2 right, by air and by gunfire, besides other shifts. A Japanese air strike on an air unit, for example, shifts 3 left.',
  'TS-CA05.a': 'A05 (capture): Ground strength 2.',
  'TS-CA06.a':
    'A06 (start of surface combat): From now on Allied gunfire shifts 2 right in all rounds of this combat.',
  'TS-CA07.a': 'A07 (combat start): In all rounds air strikes on the Allies shift 1 more left.',
  'TS-CA08.a': 'A08 (operation): As A01, but 2 right.',
  'TS-CA09.a':
    'A09 (single use): Just before Japan conducts an operation, the Allies conduct one in its place. A card that Japan spent is lost. So the Allies may have two operations in a row.',
  'TS-CA09.b':
    'Ruling: It is an Allied operation in every respect, and J15 may cancel it. Play then goes on as if Japan had acted: after (1) with (2); in (4) with the second player or, if that was Japan, with (1). The Allies may do nothing with it; that is no pass. Reason: the note to A09; 7.2.1.',
  'TS-CA10.a':
    'A10 (operation): Only while the Allies control the Marianas. Roll a die: on 1 or 2 nothing happens, on 3 to 5 they score 1 and on 6 2 points.',
  'TS-CA11.a':
    'A11 (Japanese ships are moving): One attack of strength 3 on the moving ships. Damage is applied at once; the Allied player assigns the hits.',
  'TS-CA12.a':
    'A12 (combat start): In all rounds the Japanese air strength is halved (rounded down) before shifts; with J13 it is a quarter, rounded once. Gunnery is not affected.',
  'TS-CA13.a': 'A13 (capture): Ground strength 2.',
  'TS-CA14.a':
    'A14 (combat start): One surface attack of strength 3 on the Japanese ships. Damage is applied at once; the Japanese player assigns the hits.',
  'TS-CA14.b':
    'Ruling: A14 needs Japanese ships in a combat that ships caused by entering a point. It is resolved before the first air step, and its losses count. Reason: it is a surface combat “at once”.',
  'TS-CA15.a':
    'A15 (single use): A Japanese operation ends with nothing done, which is no pass. A card that Japan spent is lost.',
  'TS-CA16.a':
    'A16 (operation): In turn 5 only. One Japanese card drawn by chance is discarded face-up. The Marianas are not needed.',
  'TS-CX.a':
    'Ruling: J12 and A11 are named when the ships and their route have been announced, before they enter the first point, and again when they go on after an evacuation. They work against movement by cards (J03, J05) and against a counterstrike too, but not against return, retreat or relocation. The ships’ movement stays as announced even if slow ships are lost. If all are lost the movement ends without combat; a counterstrike lost in this way changes nothing else. Reason: “while moving”; combat example 1 keeps the movement fixed at entry.',
  'TS-CX.b':
    'Ruling: J12, A11 and A14 are rolled on the column for 3 without shifts. A04 does not apply to J12 and A11; A14, being part of the combat, is shifted 2 right by A04, whichever is named first. Reason: J12 and A11 happen before combat starts.',
  'TS-CX.c':
    'Ruling: Effects of the same moment add up: A04 and A06 together shift Allied gunfire 4 right. Reason: “in addition”, and example 2 of 8.0.',
  'TS-CX.d':
    'Ruling: A card discarded by chance is drawn in secret by the service, since an open die would tell where in the hand it was, and the draw is proved at the end of the match. The card goes face-up to the discards. This effect cannot be chosen against an empty hand. Reason: anybody can check it later.',
  'TS-CX.e':
    'Ruling: Where the condition of an event is not met (J06, A02, A10, A16), the card can only be a resource. Reason: the event is for that case alone.',
  'TS-10.0.a':
    'The optional rules (10.0) and the units with a red frame are mentioned in the rulebook, but their text is not in it. None of them is played here.',
  'TS-DN.a':
    'Designer’s note: Japan’s cards come from Borneo; had the game gone on further into 1944 they would stop coming. In turns 1 to 5 this has no effect.',
  'TS-DN.b': 'Designer’s note: Without spending cards about three operations a turn can be expected.',
  'TS-DN.c':
    'Designer’s note: Ships of a class are rated alike, except that Chokai and Maya have 1 less defense. Maya was rebuilt while under repair.',
  'TS-DN.d':
    'Ruling: That Maya was rebuilt has no effect; her values stay the same for the whole game. Reason: she has one counter, and there is no rule.',
  'TS-DN.e':
    'Designer’s note: Old battleships are meant for waters that one’s own side controls by sea or air (movement 0, Japanese ones 1). British and late Japanese carriers move slowly.',
  'TS-DN.f':
    'Designer’s note: Until the Allies open the routes of the strategic shift Japan cannot use them; afterward both can.',
  'TS-DN.g':
    'Designer’s note: Japan’s large carriers decide the game when they are held together, but reaction wants carriers spread out.',
};
