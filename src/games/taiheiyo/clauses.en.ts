/** The rules in our own words, English: what a refusal names. Ids and order: clauses.md. */
export const clausesEn: Readonly<Record<string, string>> = {
  'TS-0.a':
    'The game follows the 2nd-edition rules; where the earlier 4-page summary and this booklet differ, this booklet is used.',
  'TS-0.b': 'What a card says overrides the rules where they conflict.',
  'TS-0.c':
    'Publisher clarification (FAQ, 2nd edition on): control is judged at the end of every step of the supply phase (isolation, capture, redeployment and return, resupply), not only once at the end of the phase.',
  'TS-0.d':
    'Ruling: In each supply step J acts first and A second, and control is judged after each half-step. Reason: the 9.1 example applies the J result (Australia and the Solomons change hands) before the A check.',
  'TS-0.e':
    'Ruling: Wrong cross-references in the text are read as follows: card J11 "return (9.2)" = 9.3 and "isolation (9.4)" = 9.1; combat example 2 "isolation (9.4)" = 9.1; "A#12" = A12; "Allied-controlled port" for the Solomons in the 9.1 example = Allied-controlled base; 4.2 example (6) "4.2(b)" = 4.2(1)/(2)(a); 2.3.2(1) "7.1(1)(2)" includes 7.1(3); 9.4.2 "4.0" = 4.1; 8.2.3 "attacker" and "defender" = shooter and target side. Reason: the named sections do not contain the rule meant, or say less than it.',
  'TS-0.f': 'The sequence printed on the older map is out of date (the procedure changed in the 2nd edition); 5.0 is used.',
  'TS-1.0.a': 'Two players: one commands J, the other A (United States, Britain, Australia, Netherlands).',
  'TS-1.0.b': 'The game covers December 1941 to June 1944, turns 0 to 5.',
  'TS-1.0.c':
    'Optional rules (10.0) exist to adjust balance; equal players are said to give J a slight edge. Their text is not in this rulebook.',
  'TS-1.0.d': 'Playing time about 120 minutes, about 90 with practice: no rule.',
  'TS-2.0.a':
    'Components: 1 map, 160 counters, 16 cards plus 2 blank spares, two six-sided dice (red for J, blue for A by suggestion).',
  'TS-2.1.a':
    'A point is a port (large circle) or a base (small rectangle). Units are only ever on a point, on the turn track, out of play, or removed.',
  'TS-2.1.b':
    'Points are joined by routes. A plain route is distance 1, a route with a dot is distance 2. Dotted-line routes are special (7.5(5)).',
  'TS-2.1.1.a': 'A port has a printed point value; a base has none (0).',
  'TS-2.1.1.b': "Any number of a player's air units may be in one of his own ports; at most 1 per side in a base.",
  'TS-2.1.1.c': 'Ships may return (9.3) only to ports, never to bases.',
  'TS-2.1.1.d': 'In a port every kind of ship can be resupplied; in a base only non-capital ships.',
  'TS-2.1.1.e':
    'Japan, Ceylon, Madagascar, Hawaii, the West Coast and Australia resupply ships of their own nation in the supply phase without a card (9.4(1)).',
  'TS-2.1.1.f':
    'An enemy port that is occupied counts as a base until it is captured (9.2). A base is simply controlled when the 4.2 conditions hold.',
  'TS-2.1.2.a': 'There is no limit to the number of ships in a point.',
  'TS-2.1.2.b':
    'A face-down capital ship may stay in a base; it cannot be turned up there and must go to an own port to be resupplied.',
  'TS-2.1.3.a':
    'The map carries a turn track, a score track and the combat results table. Reinforcements and damaged units wait in the turn-track box of their (re)appearance.',
  'TS-2.1.3.b':
    'Ruling: The score is an unbounded signed integer (positive = J lead). Reason: the printed length of the track is unknown and no rule caps it.',
  'TS-2.2.a':
    'Ship and air counters are units; all others are markers. Front = not yet acted (face-up), back = acted (face-down).',
  'TS-2.2.b': 'Printed values: air strength (carriers and air units only), gunnery, defence, movement, set-up or arrival code.',
  'TS-2.2.c': 'The Dutch ship (De Ruyter, the only one) is treated as British in every respect.',
  'TS-2.2.d':
    'The dash in place of the movement value (back of a ship, air units) means that the unit cannot make a normal movement; it may still return (ships) or redeploy (air units).',
  'TS-2.2.e':
    'Printed look: J ships orange, J air units brown; US blue, British (and Dutch) green, Australian light green, A air units khaki. On a card the J title has a black frame, the A title a grey one. Home ports (TS-2.1.1.e) carry a national flag.',
  'TS-2.2.1.a':
    'A ship with an air strength is a carrier. Only carriers and air units have air strength; it is the attack strength in air strikes.',
  'TS-2.2.2.a':
    'Every ship that is not a carrier has gunnery; carriers and air units have none. Gunnery is the attack strength in surface combat.',
  'TS-2.2.3.a':
    'Defence decides how badly a hit hurts; air units have no defence. A framed (white on black) defence marks heavy armour (8.2(6)).',
  'TS-2.2.4.a':
    'Movement is the distance of one movement (7.5). A ship of movement 0 can still move 3 if it never enters a point with enemy units. Return ignores movement. Air units have no movement; they redeploy.',
  'TS-2.2.5.a': 'A letter code places the unit at start; a digit is the turn in which it arrives as reinforcement.',
  'TS-2.2.6.a':
    'Gunnery 2 or more = battleship; air 1 or more = carrier; the rest (no air, gunnery 1) = cruiser. Battleships and carriers are capital ships; cruisers are non-capital.',
  'TS-2.2.7.a': 'A single-use event that has been played is marked as spent for the rest of the game.',
  'TS-2.2.8.a': 'When movement leads to combat, the movement left is recorded because it fixes the number of rounds.',
  'TS-2.2.8.b':
    'Ruling: The number of rounds is fixed at entry and does not change when slow ships are lost. Reason: combat example 1.',
  'TS-2.3.a':
    "16 cards; each has one J event and one A event. A card is used either for its owner's event or as a resource (event ignored).",
  'TS-2.3.b': "A player can never use the enemy's event of a card.",
  'TS-2.3.c':
    "Operation cards are used by spending one's own operation (7.3(1)). Other cards are used at the moment printed on them.",
  'TS-2.3.d':
    'A single-use event ("only once per game") can be played once; afterwards the card is a resource for that side, but the other side\'s event on it is unaffected.',
  'TS-2.3.1.a': 'Spending a card as a resource is announced and the card goes face-up to the discard pile.',
  'TS-2.3.2.a':
    'One card is one resource. Uses: (1) taking the initiative; (2) resupply as an operation; (3) A only: placing a Fleet Train marker; (4) A only: opening the strategic-shift routes; (5) supply phase: 1 ground strength for a capture; (6) supply phase: resupply at a point.',
  'TS-2.3.2.b':
    'Ruling: Hand contents are secret; hand sizes, deck size and the discard pile are public. Reason: hands are said to be seen by their owner only, used cards are laid face-up.',
  'TS-3.0.a':
    'Sort the units by code; all 16 cards, face-down and mixed, are the deck (a set without order, drawn from late: the design).',
  'TS-3.0.b':
    'Ruling: A sets up completely (including LAC units) before J. Reason: 3.1 comes before 3.2 and J places freely with knowledge of A.',
  'TS-3.0.c':
    'Seating (J north, A south of the map) and keeping counters sorted have no effect in a digital game; the map is always drawn north up.',
  'TS-3.1.a': 'A units go face-up: H Hawaii, M Midway, F Samoa, A Australia, P Philippines, B Borneo, S Singapore, C Ceylon.',
  'TS-3.1.b':
    'Each LAC unit is placed in Australia, Samoa or Port Moresby, chosen unit by unit; Port Moresby takes only one (base limit).',
  'TS-3.1.c': 'PH units are not placed yet; they appear at the end of turn 0 (5.1(4)).',
  'TS-3.2.a': 'J code-H ships go to Hawaii as the Pearl Harbor strike force.',
  'TS-3.2.b':
    'J ships without a code are placed face-up by choice, ship by ship, in Japan, Indochina, Okinawa, Truk, the Marianas or Kwajalein; capital ships only in ports (Japan, Indochina, Truk).',
  'TS-3.2.c': 'J air units without a code: one each in Japan, Indochina and Truk.',
  'TS-3.2.d': 'J draws 4 cards as his hand after placing his ships; only he may look at them. A has no cards at start.',
  'TS-3.2.e': 'Units with a digit code are reinforcements and stay out of play until their turn.',
  'TS-3.2.f': 'Units with a red-framed code are used only with the optional rules (10.0).',
  'TS-3.3.a': 'Turn marker on the December 1941 box (turn 0); score marker on 0.',
  'TS-3.3.b': 'J port markers in Japan, Indochina and Truk; A port markers in every other port.',
  'TS-3.3.c': 'Base markers are set by 4.2 after both set-ups.',
  'TS-3.3.d': 'Kwajalein is J even without J ships, because of the air unit at Truk.',
  'TS-3.3.e': 'Without an A air unit at Port Moresby, Rabaul is J (air unit at Truk); with one there, Rabaul is neutral.',
  'TS-3.3.1.a':
    'Whatever the deployments: Okinawa, Marianas, Kwajalein are J; Midway and Borneo are A; Attu and Dutch Harbor are neutral.',
  'TS-3.3.1.b':
    'Ruling: The list in 3.3.1 is taken as complete, so Johnston, Port Moresby, Rabaul and the Solomons depend on the LAC deployment. Reason: it names seven of eleven bases without "for example".',
  'TS-4.0.a':
    'At the end of every turn (not turn 0) each side adds the values of the ports it controls; the score marker moves by the difference towards the side with more.',
  'TS-4.0.b':
    'Then both count the bases they control, including enemy ports they hold as bases; the side with more gains 1 VP; a tie gives nothing.',
  'TS-4.0.c': 'A port held as a base or contested (4.2(3)) gives its port value to nobody.',
  'TS-4.0.1.a': 'Cards can also give VP; they move the marker at once.',
  'TS-4.0.d':
    'Ruling: The Fleet Train point is an own port worth 0 at scoring, so it does not count as a base. Reason: 7.3(3) makes it a port until the end of the turn, and scoring comes before the turn ends.',
  'TS-4.1.a': 'The moment A captures Japan (9.2), A wins a decisive victory and the game ends.',
  'TS-4.1.b': 'End of turn 4: J +5 or more = J wins; A +1 or more = A wins; 0 to J +4 = turn 5 is played.',
  'TS-4.1.c': 'End of turn 5: A +5 or more = A wins; anything else (A +4 or less, level, or J ahead) = J wins.',
  'TS-4.1.d':
    'Ruling: The check uses the cumulative marker after the scoring of that turn. Reason: "check the points at the end of turn 4" after 4.0 has been applied.',
  'TS-4.2.a': 'Each point is controlled by J, by A, or by nobody; a neutral base carries no marker.',
  'TS-4.2.b': 'Control is judged at the end of every operation and in the supply phase (see TS-0.c, TS-0.d).',
  'TS-4.2.c':
    '(1) A base with own ships is controlled, unless an enemy umbrella covers it, in which case nobody controls it (an own air unit there overrides this, TS-4.2.g(c)).',
  'TS-4.2.d': '(2) A base with an own air unit is controlled.',
  'TS-4.2.e':
    '(2) An air unit projects an umbrella onto every base joined to its own point by a route of distance 1. It does not reach bases at distance 2.',
  'TS-4.2.f': '(2) The umbrella never reaches a port controlled by the enemy, whatever the distance.',
  'TS-4.2.g':
    '(2) A base under an own umbrella is controlled, except: (a) with enemy ships in it, nobody controls it; (b) under both umbrellas, nobody controls it; (c) a base with an own air unit stays own even under an enemy umbrella.',
  'TS-4.2.h':
    'Ruling: Control of a base is a pure function of the present units and umbrellas: without any unit and umbrella it becomes neutral. Reason: combat example 1 explains Midway staying Allied only by the air unit in Hawaii.',
  'TS-4.2.i':
    '(3) In an enemy port condition (1) must hold: own ships there and no enemy umbrella. Then the port is held as an own base: base marker on top of the port marker.',
  'TS-4.2.j': '(3) A port held as a base is a base in every respect, and neither side scores it as a port.',
  'TS-4.2.k':
    '(3)(a) If an enemy umbrella comes to cover such a port and the holder has no air unit there, the base marker is removed. With own ships still there, nobody controls the point (contested); without them it reverts at once.',
  'TS-4.2.l':
    '(3)(b) A player with ships in an enemy port may capture it in the supply phase (9.2); the port marker flips and a base marker there is removed.',
  'TS-4.2.m':
    '(3)(c) If the base marker would be removed or exchanged for an enemy one under (1)/(2), or the holder has no more units there, the point reverts at once to an enemy-controlled port (TS-4.2.p names the one exception).',
  'TS-4.2.n':
    "Holder's states of an enemy port: 1 normal; 2 held as a base by (a) own air unit there, (b) own ships and no enemy umbrella, (c) own umbrella only; 3 contested (own ships under an enemy umbrella); 4 captured, possible from 2b or 3, or from 2a when own ships are there too (9.2 asks only for ships). 2a holds whenever the holder has an air unit there, with or without ships.",
  'TS-4.2.o': 'State 2c can only follow 2b or 3, because an umbrella has no effect on a normal enemy port.',
  'TS-4.2.p':
    "Ruling: When the last own unit leaves or is lost, the port reverts at once, unless ships were among the units that leave or are lost at that same moment, no unit of the port's owner is in the point, and the point lies under the own umbrella only: then it is 2c. An air unit that held the port alone (2a) leaves a normal enemy port behind. Reason: 4.2(3)(a) presupposes a held port without units; the footnote of the state chart lets 2c follow only 2b or 3; in example 4.2(5) Singapore, with an Allied ship in it, reverts at once under Indochina's umbrella.",
  'TS-4.2.q':
    'Ruling: Reversion under (3)(c) by departure or loss of the last unit happens at once, in the middle of an operation or step; every other change waits for the next judging moment. Reason: "immediately" appears only there.',
  'TS-4.2.r':
    'Ruling: A contested port is enemy-controlled for nobody: both sides may trace or return through it if no enemy unit is in it, but nobody may return to it. Reason: "neither side controls the point".',
  'TS-4.2.s':
    "Ruling: The owner's umbrella does reach his own port while the enemy holds or contests it. Reason: 4.2(3)(a) and (1).",
  'TS-4.2.t':
    'Ruling: During an operation, paths for return and retreat use the control markers as they stood at the start of the operation, changed only by TS-4.2.q and by Fleet Train removal: a base whose Fleet Train goes is no port at once, but gets its new marker at the end of the operation. Reason: markers are adjusted at the end of the operation.',
  'TS-4.2.u':
    'Ruling: Turn 0, the reinforcement phase and scoring judge no control: markers stay until the next operation or supply half-step ends, except TS-4.2.q and TS-7.3.j. Checks "at the start of the reinforcement phase" (6.1.2, 6.1.3, 6.2) come before arrivals and withdrawals. Reason: 4.2 names only operations and supply; the wording of 6.1.2.',
  'TS-5.0.a':
    'At most 5 turns (after turn 0). Phases: 1 reinforcement (a units, b cards), 2 operations (a initiative, b operation, repeated), 3 supply (a isolation, b capture, c redeployment and return, d resupply; J then A in each).',
  'TS-5.0.b': 'After the supply phase the score is adjusted and the turn ends.',
  'TS-5.1.a': 'Turn 0 uses only the special procedure below. No cards, no operations, no supply phase, no scoring.',
  'TS-5.1.b':
    '(1) The J carriers with code H strike the US ships in Hawaii on the 31+ column; only those can be hit. Non-carrier J ships cannot attack.',
  'TS-5.1.c': '(2) The J air unit in Indochina strikes the British ships in Singapore on the 6-7 column; only those can be hit.',
  'TS-5.1.d':
    "Ruling: No column shift applies in turn 0 and nobody shoots back; J assigns the hits and J's damage dice are rolled as in 8.2. Reason: the column is prescribed; air-strike allocation is the shooter's.",
  'TS-5.1.e': 'Damage in turn 0 returns in turn 0 + die.',
  'TS-5.1.f': '(3) After damage, the strike force goes to Japan face-up; turn 0 ends without scoring.',
  'TS-5.1.g': '(4) Then the US ships with code PH are placed face-up in Hawaii.',
  'TS-5.1.h': 'Ruling: All attacks of turn 0 are independent: Pearl Harbor first, then Malaya. Reason: numbered order.',
  'TS-6.1.a':
    'Both players take the units in the box of the current turn. J units appear in Japan, US ships on the West Coast, British in Madagascar, Australian in Australia, all face-up.',
  'TS-6.1.b': "A air units appear on the West Coast or in Madagascar (A's choice, unit by unit). J air units appear in Japan.",
  'TS-6.1.c': 'Fleet Train markers that become available are kept off the map.',
  'TS-6.1.d': 'Repaired A ships appear: US in Hawaii, British in Madagascar, Australian in Australia. Repaired J ships in Japan.',
  'TS-6.1.e': 'Air units coming back from losses or retreat appear like new ones (J Japan; A West Coast or Madagascar).',
  'TS-6.1.f':
    '(1) The West Coast may be entered only by US ships and A air units, Madagascar only by British (and Dutch) ships and A air units. J may enter neither.',
  'TS-6.1.g':
    'Ruling: The entry limits apply to movement, return, retreat, relocation and redeployment alike. Reason: "may enter". Exception TS-6.1.4.d.',
  'TS-6.1.h':
    '(2) A British ship with a code such as 2-4 arrives in turn 2 and is removed from the game in the reinforcement phase of turn 4, wherever it is.',
  'TS-6.1.i':
    '(2) If the repair of a British ship would be finished in its withdrawal turn or later, it is removed instead of returning.',
  'TS-6.1.j':
    'Ruling: Such a ship stays in the turn box as damaged and is removed in the reinforcement phase of its withdrawal turn. Reason: 6.1(2) takes away every ship of the code then; nothing depends on a later moment.',
  'TS-6.1.1.a': 'New A units must be brought forward from the West Coast or Madagascar by movement, return or redeployment.',
  'TS-6.1.2.a':
    'If Japan is not a J-controlled port at the start of the reinforcement phase, none of the J reinforcements and repaired ships due this turn appear. They appear in the first reinforcement phase in which Japan is J-controlled again.',
  'TS-6.1.2.b':
    'Ruling: Units held up (6.1.2, 6.1.3) wait in the box of the next turn and are checked again in every reinforcement phase; after turn 5 they never appear. Reason: "first turn in which".',
  'TS-6.1.3.a':
    'If Hawaii is not an A-controlled port at that moment, US repaired ships due do not appear; the same for Australia and Australian repaired ships. They wait for the first turn with A control. New reinforcements are not affected. Once 6.1.4 has moved the repair of a nation to the West Coast, this check no longer applies to it.',
  'TS-6.1.3.b':
    'Ruling: New Australian reinforcements also wait while Australia is not an A port (this component set has none). Reason: they cannot be put down among or under the enemy; 6.1.2 by analogy.',
  'TS-6.1.4.a':
    'When Hawaii becomes a J-controlled port (captured), all US ships then under repair are sunk; from then on US ships are repaired on the West Coast.',
  'TS-6.1.4.b': 'The same for Australia and Australian ships; afterwards they are repaired on the West Coast.',
  'TS-6.1.4.c':
    'Ruling: "Under repair" means damaged ships on the turn track, not new reinforcements waiting there; repaired ships held up by 6.1.3 count as under repair. Reason: wording; they have not left the yard.',
  'TS-6.1.4.d':
    'Ruling: After Australia has been captured, Australian ships may be in and enter the West Coast; the change of repair port is permanent even if the port is retaken. Reason: "from then on".',
  'TS-6.1.5.a': 'If a British ship due to withdraw is already sunk, no other ship withdraws instead.',
  'TS-6.2.a': 'If J controls Borneo at the start of the reinforcement phase, J draws 2 cards. A never draws for Borneo.',
  'TS-6.2.b': 'A draws 2, 3, 4, 8, 10 cards in turns 1 to 5.',
  'TS-6.2.c': 'Hand limits: J 4, A 10. At the limit no more cards are drawn.',
  'TS-6.2.d': 'When 1 card is left in the deck, the discards are added and everything is shuffled into a new deck.',
  'TS-6.2.e':
    'Ruling: The reshuffle happens at once whenever the deck falls to 1, also in the middle of a draw. J draws before A. Reason: J, A is the order everywhere else. At most 14 cards can be in hands, so at least 2 are always available.',
  'TS-7.1.a': 'The loop runs until ended by the dice or by two passes.',
  'TS-7.1.b':
    '(1) J may spend 1 card to take the initiative. If he does he conducts an operation, then go to (2). If not, go to (3).',
  'TS-7.1.c': '(2) A may spend 1 card; if he does he conducts an operation; either way go back to (1).',
  'TS-7.1.d': '(3) A may spend 1 card; if he does he conducts an operation and go to (1); if not, go to (4).',
  'TS-7.1.e': '(4) Both roll one die. The higher acts first, then the lower; then go to (1).',
  'TS-7.1.f': '(4) Equal dice end the operations phase at once.',
  'TS-7.1.g': '(4) Either may pass; if both pass the phase ends at once; if at least one operated, go to (1).',
  'TS-7.1.h': 'A player without cards cannot take the initiative by resource.',
  'TS-7.1.i': 'Not spending a card in (1) to (3) is not a pass.',
  'TS-7.2.a': 'One operation is exactly one of: (1) using a card (7.3) or (2) making units on the map act (7.4).',
  'TS-7.2.1.a': 'A player who took the initiative with a card may still do nothing.',
  'TS-7.2.2.a':
    'If a card (A15, J15) prevents the operation, this is not a pass; the phase does not end even if the other player passes.',
  'TS-7.2.b':
    'Ruling: Before the content of an operation is shown, the acting player states "operation" or "pass"; A09, A15 and J15 can be played only after "operation". Reason: their texts say "when about to carry out an operation".',
  'TS-7.2.c':
    'Ruling: "Operation" may be stated only with a legal operation at hand, and binds: if it is not cancelled, one must be carried out. If J10 leaves no legal operation after "operation" was stated, nothing is done; this is no pass. Reason: a bluff that ends in nothing would be a pass that does not count as one.',
  'TS-7.3.a': 'Exactly one of the following is done as the operation.',
  'TS-7.3.b':
    '(1) An operation card from the hand is used. Other cards are used at their printed time and cost no operation. All used cards are discarded.',
  'TS-7.3.c':
    '(1) Important exception: events (operation cards included) work only from the supply phase of turn 1 on. During the operations phase of turn 1 cards are resources only.',
  'TS-7.3.d':
    'Ruling: The ban covers every event, also "anytime" and reaction events such as J10, J12, A11, A04. Reason: "events printed on cards".',
  'TS-7.3.e':
    '(2) Resupply: 1 card turns all own ships in one chosen point face-up; capital ships only if the point is a port, in a base only non-capital ships.',
  'TS-7.3.1.a': 'In a base with capital and non-capital face-down ships only the latter turn up.',
  'TS-7.3.f':
    'Ruling: For (2) the port must be an own port; any other point with own ships (neutral base, enemy port held or contested) counts as a base and control is not needed. Reason: 9.4(2) and (3) say so for the supply phase.',
  'TS-7.3.g': '(3) In turns 4 and 5 A may place one Fleet Train marker each turn: 1 card, on any base A controls.',
  'TS-7.3.h': '(3) The marker stays until the end of the turn, and the point is an A-controlled port worth 0.',
  'TS-7.3.i': '(3) The marker is removed at the end of the turn or as soon as J ships are alone with it.',
  'TS-7.3.2.a':
    'While the marker is there, no umbrella takes the point away, even with no A unit there and J aircraft at distance 1.',
  'TS-7.3.2.b':
    'If J ships are alone with the marker it is removed at once and the point is a base again: J-controlled unless an A umbrella covers it.',
  'TS-7.3.2.c': 'No marker may be placed in a port that A holds as a base.',
  'TS-7.3.2.d':
    'Ruling: J ships that pass through the point without ending there leave the marker. After an evacuation J ships are alone with the marker only when they stop there. Reason: 7.5(3), passing changes no marker.',
  'TS-7.3.j':
    'Ruling: The marker counts as a port through supply phase and scoring and is removed after scoring; then control is judged again, ships stay as they are, and of several A air units one stays (A\'s choice) while the rest become reinforcements of the next turn. In turn 5 the marker is not removed and nothing is asked. Reason: "end of the turn" is after scoring (5.0); the base limit applies again; after turn 5 nothing follows.',
  'TS-7.3.k':
    '(4) Strategic shift: A only, 1 card, as an operation: both dotted routes (Australia-Borneo, Rabaul-Philippines) become usable for both sides.',
  'TS-7.3.3.a': 'Once opened, the routes cannot be closed again by anybody.',
  'TS-7.3.l':
    'Taking the initiative with a card and then placing a Fleet Train costs 2 cards in all (designer notes); the same holds for resupply and shift.',
  'TS-7.4.a': 'Exactly one of movement, return or redeployment.',
  'TS-7.4.b':
    '(1) Movement: choose one point with face-up own ships; move all or some of the face-up ones (7.5). They end face-down.',
  'TS-7.4.c':
    '(2) Return: choose one point; any own ships there, face-up or face-down, go to one chosen port (9.3). Faces do not change.',
  'TS-7.4.d': '(3) Redeployment: one air unit is redeployed (9.3).',
  'TS-7.4.e':
    'Ruling: An operation must be able to change something: a return or redeployment goes to another point and takes at least one unit; a resupply turns up at least one ship; the shift is still closed; a card strike has an enemy unit in its target point and strength above 0. The same for a resupply card in 9.4. Reason: an empty operation would be a pass by another name.',
  'TS-7.4.1.a':
    'Movement is limited by movement points, enters any point, stops and fights on meeting enemy units; return is unlimited but may not enter points with enemy units or under enemy control.',
  'TS-7.4.2.a':
    'Redeployment ignores routes, for example West Coast to Madagascar. Destinations: points under own control or with own ships. In the operations phase one unit to one point; base limit 1, ports unlimited.',
  'TS-7.5.a': '(1) The moving group goes to one destination together; no ship may be dropped on the way.',
  'TS-7.5.b': '(1) With different movement values the smallest counts.',
  'TS-7.5.c': '(1) Ships that finish moving turn face-down at once, before combat.',
  'TS-7.5.d':
    '(2) Movement follows routes and pays the distance; it cannot leave routes or exceed its points (no point twice: TS-7.5.k).',
  'TS-7.5.e': '(3) Entering a point with enemy ships or air units ends the movement; combat follows and then the operation ends.',
  'TS-7.5.f': '(3) The movement left at that moment sets the length of the combat (8.1).',
  'TS-7.5.g':
    '(3) If the entered point holds an enemy carrier, or (when J moves) an A air unit, reaction movement (7.6) is possible.',
  'TS-7.5.h': '(3) Points that merely carry an enemy control marker may be passed; the marker stays.',
  'TS-7.5.i':
    '(4) Ships that enter no point with enemy units have 3 movement points whatever is printed, and may enter enemy-controlled points without units.',
  'TS-7.5.j':
    'Ruling: If the path ends in, or at any time entered, a point that held enemy units at the moment of entry, the smallest printed value applies to the whole path, also when those units then evacuated. Reason: (4) is for ships that do not enter such a point.',
  'TS-7.5.k':
    'Ruling: A movement must end in another point than it began and cost at least 1. A path enters no point twice and never its start; what follows an evacuation is a path of its own (TS-7.6.o). Reason: moving "to a destination"; no example doubles back.',
  'TS-7.5.l': '(5) Dotted routes are closed to both sides until the strategic shift.',
  'TS-7.5.m':
    'Ruling: Closed dotted routes do not exist for distance, umbrella, return, tracing and nearest-port purposes either; open ones count fully. Reason: "cannot be used".',
  'TS-7.5.n':
    'Example: Hyuga (movement 1) and Kumano (3) in Japan: together they reach empty Midway (2) but not Johnston, which holds an enemy ship; Kumano alone reaches Johnston.',
  'TS-7.6.a':
    'Trigger for J as the other side: A ships enter a point with at least one face-up J carrier. J air units alone never allow it. This and TS-7.6.b are judged on the units in the point when the group enters; passing through an empty point never triggers.',
  'TS-7.6.b':
    'Trigger for A as the other side: J ships enter a point with at least one face-up A carrier or at least one A air unit.',
  'TS-7.6.c': 'Face-down carriers do not allow reaction.',
  'TS-7.6.d': 'The reacting player may at once do one of (1) and (2), or nothing.',
  'TS-7.6.e': '(1) Emergency evacuation: all his units in the point, air units included, retreat at once (8.4).',
  'TS-7.6.f': '(1) The moving ships may go on if they have movement points left.',
  'TS-7.6.g': '(2) Mobile counterstrike: any face-up own ships in one other point move to the entered point and turn face-down.',
  'TS-7.6.h':
    '(2) Their movement is 1 smaller (smallest printed value of the chosen ships minus 1); ships of movement 1 or 0 cannot take part.',
  'TS-7.6.i':
    'Ruling: The counterstrike path may not enter another point with enemy units and obeys entry limits and closed routes; enemy-controlled empty points may be passed. Reason: it is a movement under 7.5.',
  'TS-7.6.j':
    'Ruling: Each entry into a qualifying point gives one reaction; after an evacuation the moving group can trigger another one further on. The moving player never reacts to the counterstrike. Reason: "the side not conducting the operation".',
  'TS-7.6.k':
    'Ruling: If an evacuation empties the point and the group stops there, there is no combat; the group turns face-down and control is judged normally. Reason: no enemy unit is left.',
  'TS-7.6.l':
    'Ruling: Only movement triggers reaction: not return, retreat, relocation, redeployment or strikes by cards. Reason: trigger is enemy ships entering by moving.',
  'TS-7.6.m':
    'Example 1: 4 carriers (movement 3), 2 battleships (2) and 2 cruisers (3) move to Midway; A reacts from Hawaii with 3 carriers and 6 cruisers; face-down Wasp and two movement-0 battleships cannot.',
  'TS-7.6.n':
    "Example 2: US ships of movement 2 enter Samoa from the West Coast; Zuiho is face-up there. Hiryu and Soryu at Truk lack movement. J evacuates; no open path, so the isolation relocation sends all ships face-down to Truk; the air unit is next turn's reinforcement.",
  'TS-7.6.o':
    'Ruling: After an evacuation the moving player may stop there or take the whole group on by any route within the movement left that ends neither where the movement began nor where the group stands. Reason: (1) asks only for movement left; TS-7.5.k.',
  'TS-8.0.a':
    'Combat occurs when ships enter a point with enemy ships or air units. The operating side is the attacker, the other the defender. All units of both sides there take part, face-up or face-down.',
  'TS-8.0.b':
    'Hand cards may be used in combat at their own moments (combat start, air resolution, surface start and so on). At each moment J declares first, then A.',
  'TS-8.0.1.a':
    'Redeployment can never cause combat, because air units only go to own-controlled points or points with own ships.',
  'TS-8.0.1.b': 'Only operation cards make air units attack: J01, A01 and A08 are named.',
  'TS-8.0.1.c': 'Ruling: The list in 8.0.1 is incomplete: J14 also makes air units strike. Reason: the text of J14.',
  'TS-8.0.2.a': 'There is no limit to the number of cards used in one combat.',
  'TS-8.0.c':
    'Ruling: In a window J declares all his cards, then A all of his; J may not add to it after seeing A\'s choice, except J10, and that only if A declared a card (TS-CJ10.d). Reason: "in the order J, A".',
  'TS-8.0.d':
    'Ruling: Card strikes (J01, J13, J14, A01, A08) count as combat for combat-start and air-resolution cards; they have no rounds, no reply, no reaction and no retreat steps. In any combat window a card may be declared without effect, except A14 (TS-CA14.b) and J11 (TS-CJ11.b). Reason: notes of J01, J13, A12; J07 "no effect" without an air unit.',
  'TS-8.0.e':
    'Ruling: J11 works as soon as it is declared: the combat is over and A declares nothing in that window. Reason: "at once"; 8.0 example 1.',
  'TS-8.1.a': 'With 0, 1, 2 movement points left at entry the combat can last 1, 2, 3 rounds.',
  'TS-8.1.b':
    '(1) Air: the attacker strikes once if he has a carrier; the defender strikes once if he has a carrier or air unit; damage of both is applied simultaneously.',
  'TS-8.1.c': '(1) After the air step first the attacker, then the defender decides whether to retreat.',
  'TS-8.1.d':
    '(2) Surface combat takes place only if the attacker wants it; then attacker and defender each fire once, damage simultaneous.',
  'TS-8.1.e':
    '(2) After the surface step first the attacker, then the defender decides whether to retreat. In the last round too the attacker is asked first; if he declines, the defender; then the attacker must retreat.',
  'TS-8.1.f': '(3) If the attacker cannot or does not want to extend, he retreats. Otherwise a new round starts with (1).',
  'TS-8.1.1.a': 'If the attacker wants surface combat the defender can avoid it only by retreating after the air step.',
  'TS-8.1.2.a': 'If neither side has a carrier or air unit, the air step is skipped.',
  'TS-8.1.g':
    'Ruling: A skipped air step gives no retreat window in that round; the defender\'s next chance is after the surface step. Reason: "ignore the air procedure and start with the surface procedure".',
  'TS-8.1.3.a':
    'Retreat works like return: not through enemy-controlled points or points with enemy units, to an own port. Face-up ships that retreat stay face-up.',
  'TS-8.1.3.b': 'If that is impossible, the isolation relocation is used: face-down, nearest own port.',
  'TS-8.1.h':
    'Ruling: A side with total strength 0 in a step does not fire; a side whose carriers are all gone does not strike. Reason: no column exists for 0.',
  'TS-8.1.i':
    'Ruling: If the attacker declines surface combat, the surface step and its retreat decisions are skipped: he either extends (then the defender may still retreat, 8.4(3)) or must retreat. Reason: 8.1(2) and (3).',
  'TS-8.2.a': '(1) Add the attack strengths (air strength in air strikes, gunnery in surface combat) and find the column.',
  'TS-8.2.b':
    '(2) Column shifts, air strikes only: cards as printed; enemy has more carriers: 1 left; enemy has an air unit: 1 left. Surface combat has no shifts except from cards.',
  'TS-8.2.c':
    'Ruling: Carriers are counted in the point at the start of the air step, face-up and face-down alike; a striker without carriers (air units only) always has fewer than an enemy with one. Reason: note of J01.',
  'TS-8.2.d': '(3) One die gives the number of hits.',
  'TS-8.2.1.a':
    'Left of the strength-1 column: 0 hits. Right of 31+: use 31+. Several shifts are added up first: strength 26, +2 and -1, uses 31+.',
  'TS-8.2.e':
    '(4) Air strikes: the shooter assigns each hit to an enemy ship. Surface: the target side assigns the hits to its own ships.',
  'TS-8.2.f': '(4) No ship may take a second hit before every enemy ship has one.',
  'TS-8.2.g':
    '(4) Air units can be given hits in air strikes only (exception J07). No damage roll: 1 hit = returns 1 turn later, 2 hits = 2 turns later, and so on; beyond the last turn it is removed from the game.',
  'TS-8.2.2.a': 'Air units are therefore safe from ships without carriers, which only get bombed.',
  'TS-8.2.3.a':
    'If there are more hits than defending units, hits are spread as evenly as possible; the remainder is assigned one per unit by the shooter in air strikes, by the target side in surface combat. Example: 3 ships and 1 air unit, 6 hits: one each, then 2 chosen units get a second. In surface combat the 3 ships get 2 each.',
  'TS-8.2.h':
    'Ruling: One rule covers (4) and 8.2.3: in an air strike no unit (ship or air unit) gets its next hit before every enemy unit has as many; in surface combat the same with ships only. While hits do not exceed the units the shooter may freely leave out any of them, the air unit included. Reason: fits both texts and the example.',
  'TS-8.2.i':
    "(5) Damage: the shooter rolls one die per hit on a ship (several are added). Above the ship's defence: sunk and out of the game. Equal or below: damaged, returns that many turns later (turn-track box).",
  'TS-8.2.j': 'A ship that would return after turn 5 is removed from the game.',
  'TS-8.2.k':
    '(6) Heavy armour: 1 is subtracted from every die. A total of 0 means no damage. A natural 6 always sinks. British carriers except Hermes have heavy armour.',
  'TS-8.2.4.a': 'The -1 applies to each die; two hits rolling 1 and 1 leave the ship unharmed and fighting.',
  'TS-8.2.l':
    'Ruling: With several dice, any natural 6 among them sinks a heavy-armour ship; otherwise the sum of the reduced dice is compared with defence and gives the return turns. Reason: the natural-6 clause speaks of each die.',
  'TS-8.3.a':
    'Attacker is resolved before defender for convenience only; both air strikes (and both surface fires) count as simultaneous.',
  'TS-8.2.m':
    "Ruling: The attacker's fire of a step is resolved completely (hit die, assignment, damage dice) before the defender's; the defender still fires with every unit present at the start of the step, and all losses leave the map together after both. Reason: 8.3 and the order in combat example 1.",
  'TS-8.2.n':
    'Ruling: Hits without a legal target are lost; surface fire at a point without enemy ships (and without J07 and an air unit) is not rolled. Reason: 8.2.2.',
  'TS-8.2.o':
    'Ruling: Damage dice: first the first hit of every hit ship in component order, then the second hits, and so on, whoever assigned them (A03 too). Reason: the text gives no order, and each die must belong to one ship before it is rolled.',
  'TS-8.4.a': '(1) All defenders eliminated: attacker wins; he stays face-down or may retreat. Not a part of the force only.',
  'TS-8.4.b': '(2) If one defender survives the attacker must extend or retreat; without movement left he must retreat.',
  'TS-8.4.c':
    'The defender may retreat after the air step, after the surface step, and (3) once more when the attacker has said that he extends. Declining to retreat after the surface step does not yet commit the attacker to extend.',
  'TS-8.4.d':
    "(3) A retreating defender's air units leave the map and become reinforcements of the next turn. If the defender retreats the attacker wins and combat ends; he may then retreat too.",
  'TS-8.4.1.a': 'Retreat is all or nothing for each side. A winning side, attacker or defender, may retreat.',
  'TS-8.4.2.a': 'An attacker who fought every possible round without eliminating the defender must retreat.',
  'TS-8.4.e':
    "Ruling: If the defender retreats after the surface step of the attacker's last possible round, the attacker must still retreat (8.4.2); if he retreats earlier, or while the attacker could still extend, the attacker has won and may stay. Reason: combat example 1 (J must leave Midway although A left first) against combat example 2 (Houston leaves, J stays).",
  'TS-8.4.3.a':
    'Retreat paths: unlimited distance to an own port, not into enemy-controlled points or points with enemy units; otherwise isolation relocation, face-down (already face-down ships stay so).',
  'TS-8.4.4.a': 'Defenders that were face-up stay face-up when they retreat normally; attackers are face-down already.',
  'TS-8.4.f':
    "Ruling: A retreating force goes to one own port; ships barred from it by nationality go to another own port of the owner's choice they can reach, or relocate if they reach none. Barred covers the way too: any port that at least one ship reaches may be named first; the rest choose again together. Reason: 7.4(2) allows one port per operation; examples retreat as one group.",
  'TS-8.4.g':
    'Ruling: If both sides are eliminated, or the attacker is eliminated, the combat ends at once; a surviving defender counts as the winner and may retreat. Reason: 8.4.1.',
  'TS-8.4.h':
    'Ruling: The battle point itself is ignored when the retreat path is checked (only points entered afterwards count). Reason: enemy units are always there.',
  'TS-8.4.i':
    'Ruling: The point being left is never the destination of a retreat or relocation, even if it is an own port. Reason: to retreat is to leave.',
  'TS-8.4.j':
    'Ruling: In turn 5 a unit that becomes a reinforcement of the next turn is out of the game. Reason: there is no turn 6; 8.2(4).',
  'TS-9.0.a': 'Steps in order: isolation, capture, redeployment and return, resupply; in each step J then A.',
  'TS-9.1.a': "Each side's ships and air units that are not in an own port are checked.",
  'TS-9.1.b':
    'A unit is isolated if it cannot trace routes, at any length, to an own port without entering a point with enemy units or under enemy control.',
  'TS-9.1.c':
    "Isolated ships turn face-down and are placed in the nearest own port; this ignores enemy units and control on the way; ties are the owner's choice.",
  'TS-9.1.d': 'Isolated air units leave the map and are reinforcements of the next turn.',
  'TS-9.1.e': 'Units in own ports are never isolated.',
  'TS-9.1.f': 'The J result is applied before the A check.',
  'TS-9.1.g': 'Ruling: All units of one side are judged on the position before any of them is moved. Reason: one check per side.',
  'TS-9.1.h':
    'Ruling: "Nearest" means the smallest sum of route distances over usable routes; points barred by nationality are skipped, on the way too. Reason: distance is the only measure the rules define; TS-6.1.g.',
  'TS-9.1.i':
    'Ruling: The way to trace may use contested points without enemy units, and for A a Fleet Train point is an own port. Reason: TS-4.2.r, 7.3(3).',
  'TS-9.1.j': 'A unit in a port held only as a base needs the trace (example: Chokai in Australia).',
  'TS-9.1.k':
    'Ruling: A ship that must relocate while no own port is open to it is removed from the game. Reason: relocation ignores everything except ownership and nationality, so no place is left.',
  'TS-9.1.l':
    'Ruling: Tracing is not entering: entry limits (6.1(1)) do not apply to it. Reason: 9.1 asks for a way to any own port, 6.1(1) limits who may enter.',
  'TS-9.1.m':
    'Ruling: Relocation ties: one choice for all ships of a point with the same nearest ports. Reason: they go together, as in a retreat; the text only gives the owner the choice.',
  'TS-9.2.a':
    "A player with ships in the same point as an enemy port may capture it; cost: ground strength equal to the port's value.",
  'TS-9.2.b':
    'Ground strength: 1 per full 20 of the sum of air strength and gunnery of his units there (0-19: 0, 20-39: 1, 40-59: 2), plus 1 per card spent, plus 2 per card J02, A05 or A13.',
  'TS-9.2.c': 'Ruling: All own units in the point count, face-up or face-down, air units included. Reason: "own units".',
  'TS-9.2.1.a': 'Ships are necessary: a point held by air units alone cannot be captured.',
  'TS-9.2.2.a':
    'Without enough ground strength the port cannot be captured this turn. Example: 40 strength at the Philippines gives 2, with J16 three are needed, so one card is needed.',
  'TS-9.2.d':
    'Ruling: A capture is announced port by port with the cards to be spent; it is accepted only if the sum reaches the cost and no card of the set could be left out; J02, A05, A13 count 2 whenever spent in a capture. Contested ports may be captured too. Reason: 4.2(3)(b), state 4 follows 2b or 3.',
  'TS-9.2.e':
    'On capture the port marker flips and a base marker there is removed; the port works for the new owner at once (steps 3 and 4).',
  'TS-9.2.f':
    "(1) Repeats 6.1.2 and 6.1.3: arrivals wait while Japan, Hawaii or Australia is not its owner's port at the start of the reinforcement phase.",
  'TS-9.2.g':
    '(2) Repeats 6.1.4: capture of Hawaii or Australia sinks the ships under repair there and moves repair to the West Coast.',
  'TS-9.2.h':
    'Ruling: A port may be retaken by the same rule by its first owner; the West Coast and Madagascar can never be captured. Reason: neither can be entered by J.',
  'TS-9.3.a':
    '(1) Redeployment: any own air unit to any point under own control or with own units; routes are not needed. Ports unlimited, bases 1.',
  'TS-9.3.b': '(1) One unit per redeployment operation; in the supply phase any number.',
  'TS-9.3.c':
    '(2) Return: any own ships, face-up or face-down, any distance to an own port; not into points with enemy units or under enemy control; never to a base; faces unchanged.',
  'TS-9.3.d': '(2) In the operations phase one point to one port; in the supply phase every ship to any port.',
  'TS-9.3.1.a': 'Redeployment ignores routes, for example West Coast to Ceylon or Australia.',
  'TS-9.3.2.a': 'Return is optional; face-down capital ships may stay in a base.',
  'TS-9.3.3.a': 'Choosing the right port matters for 9.4 (no rule effect of its own).',
  'TS-9.3.e':
    "Ruling: In the supply phase the orders of one side are carried out in the order given; each must be legal at its moment. Each unit takes at most one order in the step. Control markers stay as at the start of that side's half-step, except TS-4.2.q. Reason: several orders depend on one another.",
  'TS-9.4.a':
    '(1) Turn up automatically: J ships in Japan; US in the West Coast and Hawaii; British (and Dutch) in Ceylon and Madagascar; Australian in Australia.',
  'TS-9.4.b': '(2) In any other own-controlled port 1 card turns up all own ships there.',
  'TS-9.4.c':
    '(3) In a base 1 card turns up all non-capital ships there; control of the base is not required. Capital ships only in ports. Air units have no back.',
  'TS-9.4.d':
    "Ruling: Free resupply needs the place to be the player's own port at that moment; other nationalities there need the card of (2), which turns up all. Reason: flags are printed on the ports of each nation.",
  'TS-9.4.2.a':
    'After resupply the score is adjusted; after turns 1 to 3 the next turn starts, after turn 4 the victory check, after turn 5 the game ends.',
  'TS-9.5.a':
    'Ruling: Cards for captures and resupply are spent in steps 2 and 4 by each side in its turn (J first); a card kept from the operations phase may be used. Reason: combat example 2.',
  'TS-CJ01.a':
    'J01 (operation): all J air units of one point strike one point at distance 1, unanswered, +2 columns right besides the normal shifts (enemy air unit -1, any enemy carrier -1). A may answer with cards such as A07.',
  'TS-CJ02.a': 'J02 (capture): ground strength 2.',
  'TS-CJ03.a':
    'J03 (operation, single use): movement of any face-up ships of one point; in a following combat J air strikes of round 1 get +2 right.',
  'TS-CJ03.b': 'Ruling: J03 follows every rule of 7.5, 7.6 and 8 otherwise (reaction allowed). Reason: nothing else is said.',
  'TS-CJ04.a': 'J04 (operation): +1 VP for J at once, or one random A card is discarded.',
  'TS-CJ05.a':
    'J05 (operation): any face-up non-carrier ships of one point move; A may not react; combat is one surface combat only; J must retreat after it whatever happens.',
  'TS-CJ05.b':
    'No air strikes by either side even if the defender has carriers or air units; hits cannot go to air units (J07 excepted) but may go to carriers.',
  'TS-CJ05.c':
    'Ruling: Without combat the ships stay where they end, face-down; movement left gives no extra round; combat-start and surface-start cards may be used; after the round J retreats first, then A as winner may. Reason: the retreat is a consequence of combat; 8.4.1.',
  'TS-CJ06.a': 'J06 (operation): only while J holds Ceylon as a port. Die 1: -1 VP for J; 2-4: nothing; 5: +1; 6: +2.',
  'TS-CJ07.a':
    'J07 (surface start): A must give at least 1 of the J surface hits of this surface combat to an air unit; no effect without one.',
  'TS-CJ07.b':
    'Ruling: The air unit then counts as a possible target for that surface combat only, and A may give it more than one. Reason: "1 hit or more".',
  'TS-CJ08.a': 'J08 (surface start): in this one surface combat the J result is applied before A fires.',
  'TS-CJ09.a':
    'J09 (operation): two face-up J carriers become reinforcements of the next turn; one J air unit on the turn track or out of the game is placed on any J-controlled point.',
  'TS-CJ09.b':
    'Ruling: Playable only if both parts can be done and the base limit is respected; in turn 5 the carriers leave the game. The carriers leave first (TS-4.2.q applies); the point must then be J-controlled. The carriers may stand in different points; an air unit that has not arrived yet counts as on the turn track. Reason: exchange; reinforcements after the last turn do not exist; 2.1.3(1).',
  'TS-CJ10.a':
    'J10 (any time): all cards except J10 itself, both hands included, are shuffled into a new deck; each side draws as many as it held (J without J10).',
  'TS-CJ10.b': 'J10 cannot cancel a card A has already played; that card takes effect and is then shuffled in.',
  'TS-CJ10.c':
    'Ruling: J10 may be played at any decision that J is really asked (a forced answer is none) and in every card window, also after A declared cards there. Spent single-use events stay spent. Reason: "any time"; 2.3.',
  'TS-CJ10.d':
    "Ruling: J10 in J's own turn of a window: he goes on with his new hand, then A with his. J10 after A's cards closes the window for both. J draws first, then A. Reason: TS-8.0.c; J, A is the order everywhere else.",
  'TS-CJ11.a':
    'J11 (combat start): J retreats at once before any strike; A wins the combat and may retreat as well. Without an open path the isolation relocation is used.',
  'TS-CJ11.b':
    'Ruling: J11 may be used by J as attacker or defender in a combat caused by movement, or as target of A01 or A08; not in J\'s own card strike. J air units in the force become reinforcements of the next turn. Reason: "combat start"; 8.4(3); in his own card strike no J unit is in the point.',
  'TS-CJ12.a': 'J12 (A ships moving): one attack of strength 3 on the moving ships, damage at once, J assigns.',
  'TS-CJ13.a':
    'J13 (operation): all J carriers of one point, face-up or face-down, strike one point at distance 1 at half strength (sum, then round down), unanswered, normal shifts (A has more carriers than strike: 1 left); they are not turned face-down.',
  'TS-CJ14.a':
    'J14 (operation): all J air units of one point strike one point at distance 1, unanswered, no column shifts at all; A assigns the hits.',
  'TS-CJ14.b':
    'Ruling: "No shifts" also cancels shifts by A07 and A04; A12 still halves the strength, which is not a shift. Reason: the card says no column correction whatsoever.',
  'TS-CJ15.a':
    'J15 (single use): when A is about to conduct an operation, it ends with nothing done; not a pass; a card spent for it is lost.',
  'TS-CJ16.a': "J16 (before A's capture step): at one port named by J, A needs 1 more ground strength this turn.",
  'TS-CJ16.b': "Ruling: The port named is one whose port marker is J's. Reason: A can capture no other (9.2).",
  'TS-CA01.a':
    'A01 (operation): all A air units of one point strike one point at distance 1, unanswered, +1 right besides other shifts.',
  'TS-CA02.a':
    'A02 (operation): only while A controls Midway or Attu: +1 VP for A at once, or one random J card is discarded. May be used any number of times in the game.',
  'TS-CA03.a': 'A03 (J air resolution, single use): half of the J hits, rounded up, are assigned by A.',
  'TS-CA03.b':
    'Ruling: A03 is declared after the hits are known; A assigns his half first, J the rest, together keeping TS-8.2.h. A\'s assignment must itself be even by TS-8.2.h; J goes on from it. Reason: "when the J air strike is resolved".',
  'TS-CA04.a':
    'A04 (combat start, single use): for all rounds every J resolution shifts 2 left and every A resolution 2 right, air and surface, on top of other shifts. Example: J air against an air unit: 3 left.',
  'TS-CA05.a': 'A05 (capture): ground strength 2.',
  'TS-CA06.a': 'A06 (surface start): A surface fire shifts 2 right in all rounds of this combat from now on.',
  'TS-CA07.a': 'A07 (combat start): air strikes against A shift 1 more left in all rounds.',
  'TS-CA08.a': 'A08 (operation): as A01 with +2.',
  'TS-CA09.a':
    'A09 (single use): just before J conducts an operation, A conducts one instead; a card J spent is lost. A may so get two operations in a row.',
  'TS-CA09.b':
    'Ruling: The substituted operation is an A operation in every respect (J15 may cancel it). Afterwards the loop goes on as if J had acted: after (1) to (2); in (4) to the second player or, if J was second, to (1). A may do nothing with it; that is no pass. Reason: note of A09; 7.2.1.',
  'TS-CA10.a': 'A10 (operation): only while A controls the Marianas. Die 1-2 nothing, 3-5 +1 VP, 6 +2 VP for A.',
  'TS-CA11.a': 'A11 (J ships moving): one attack of strength 3 on the moving ships, damage at once, A assigns.',
  'TS-CA12.a':
    'A12 (combat start): the J air total is halved (rounded down) in all rounds before shifts; with J13 it is a quarter, rounded once. Gunnery is unaffected.',
  'TS-CA13.a': 'A13 (capture): ground strength 2.',
  'TS-CA14.a': 'A14 (combat start): one surface attack of strength 3 on the J ships, damage at once; J assigns the hits.',
  'TS-CA14.b':
    'Ruling: A14 needs J ships in a combat caused by ships entering a point; it is resolved before the first air step and its losses count. Reason: it is a surface combat "at once".',
  'TS-CA15.a': "A15 (single use): J's operation ends with nothing done; not a pass; a card J spent is lost.",
  'TS-CA16.a': 'A16 (operation): turn 5 only: one random J card is discarded face-up; the Marianas are not needed.',
  'TS-CX.a':
    'Ruling: J12 and A11 are declared when the group and its route have been announced, before it enters the first point, and again when it goes on after an evacuation; they also work against card-driven movement (J03, J05) and against a mobile counterstrike, but not against return, retreat or relocation. The group\'s movement allowance stays as announced even if slow ships are lost. If the whole group is lost the movement ends without combat; a counterstrike group so lost changes nothing else. Reason: "while moving"; combat example 1 keeps the allowance fixed at entry.',
  'TS-CX.b':
    'Ruling: Hits of J12, A11 and A14 are rolled on the strength-3 column without shifts (A04 does not apply to J12 and A11; A14, being part of the combat, gets +2 from A04, whichever of the two is named first). Reason: J12 and A11 happen before combat starts.',
  'TS-CX.c':
    'Ruling: Two or more copies of a window\'s effects add up (for example A04 and A06 give +4 to A surface fire). Reason: "in addition" and 8.0 example 2.',
  'TS-CX.d':
    "Ruling: A random discard is a secret draw by the server (a public die would tell the card's place in the hand), proved at the end; the card goes face-up to the discard pile. If the hand is empty that option may not be chosen. Reason: auditability.",
  'TS-CX.e':
    'Ruling: If a condition for an event fails (J06, A02, A10, A16), the card can only be a resource. Reason: "usable only when".',
  'TS-10.0.a':
    'Section 10.0 (optional rules, red-framed units) is referred to but not contained in this rulebook; it was announced for Command Magazine no. 120. No optional rule is implemented.',
  'TS-DN.a':
    'Designer notes: J cards come from Borneo; had the game run later in 1944 they would stop. No effect within turns 1 to 5.',
  'TS-DN.b':
    'Designer notes: without spending resources about three operations per turn can be expected. No rule (server statistics only).',
  'TS-DN.c':
    'Designer notes: class sisters have equal ratings; Chokai and Maya have 1 less defence; Maya was rebuilt while under repair.',
  'TS-DN.d':
    'Ruling: The remark on Maya is history only; her counter keeps its value for the whole game. Reason: one printed counter, no rule.',
  'TS-DN.e':
    'Designer notes: old battleships are meant for waters under own sea or air control (movement 0 or, for J, 1); British and late J carriers have low movement.',
  'TS-DN.f': 'Designer notes: until A opens the shift routes J cannot use them; afterwards both can.',
  'TS-DN.g': 'Designer notes: J capital carriers held together are decisive, but reaction needs carriers spread out. No rule.',
};
