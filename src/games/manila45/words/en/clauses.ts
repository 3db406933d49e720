/** The rules in our own words, English: what a refusal names. Ids and order: clauses.md. */
export const clausesEn: Readonly<Record<string, string>> = {
  'MN-1.0.a':
    'Two play: one commands the US forces, the other the Japanese. The US side attacks and must have cleared the map of every Japanese unit by the end of the last turn.',
  'MN-1.0.b':
    'Ruling: the fighting begins on 3 February and ends on 4 March, as the turn track says; the sentence of the introduction that lets it begin on 4 March is a slip. Reason: 3.1 and 4.1 agree with the track.',
  'MN-1.2.a': 'A game turn is three days.',
  'MN-1.2.b':
    'A hex is 0.3 mile from side to side. Ruling: that is about 0.5 km; the “.05 km” of the scale and the “5 km” in the note to 10.23 are slips. Reason: 0.3 mile is 0.48 km.',
  'MN-1.2.c': 'A unit is a company, a battery or a battalion, 100 to 1,000 men.',
  'MN-2.1.a': 'The printed game has 176 counters and asks for one six-sided die.',
  'MN-2.2.a': 'Every hex has a four-digit number: 1812 is Fort McKinley, 2119 the Psychopathic Hospital.',
  'MN-2.3.a':
    'At a table the Japanese player sits at the west edge, the US player at the east edge. On screen north is at the top for both.',
  'MN-2.4.a':
    'Of the counters 146 belong to this game, most of them combat units. The other 30 are variants for older games and are not used.',
  'MN-2.5.a':
    'A combat unit shows its nationality and formation by color, its designation, its type, its size, its attack strength and its range.',
  'MN-2.5.b': 'On a US air unit the 3 is the turn from which it may be used, the 10 its attack strength.',
  'MN-2.5.c': 'No unit has a defense strength: how strong the defender is plays no part in combat (10.3).',
  'MN-2.6.a':
    'US formations are told apart by the color of the counter, mobile and fixed Japanese units by the color of the lettering.',
  'MN-2.7.a': 'Japanese guns are named by their calibre in millimeters, because their units were improvised.',
  'MN-2.7.b': 'The list of abbreviations explains every designation that is not just a number.',
  'MN-2.8.a': 'I is a company or a battery, II a battalion or a squadron. The size has no effect in play.',
  'MN-2.9.a':
    'The movement allowance is not printed. Every US ground unit and every mobile Japanese unit has 16 movement points in each movement phase of its own. Air units do not move; they are placed (10.23).',
  'MN-2.9.b': 'Fixed Japanese units have no movement. They stay where they were set up for the whole game.',
  'MN-2.10.a':
    'Every unit has one type, which matters in combat. Every unit is also either armored or not, which matters only when it is attacked (10.14).',
  'MN-2.10.b':
    'There are 22 types: heavy artillery, heavy anti-aircraft, heavy mortars, heavy rocket artillery, naval infantry, regular infantry, combat engineers, heavy weapons, anti-aircraft, military police, anti-tank, field artillery, rear-echelon infantry, glider infantry, paratroopers, bridging engineers, mortars, armored cavalry, tanks, self-propelled artillery, amphibious tractors and air support.',
  'MN-2.11.a':
    'Symbols on a counter give it special abilities: close assault (CAC), anti-armor, indirect fire, anti-aircraft.',
  'MN-2.12.a': 'All other counters are markers: game turn, rubble, pontoon bridge, bridge destroyed.',
  'MN-2.12.b':
    'Ruling: rubble and bridge-destroyed markers are never short; only the pontoons are, one for each of the three units that build them. Reason: no rule speaks of running out of markers.',
  'MN-3.1.a': 'The turn marker starts on turn 1, 3–5 February.',
  'MN-3.2.a':
    'The Japanese player sets up first. Ruling: he places every Japanese unit. Reason: he gets none later (7.1), so nothing can be held back.',
  'MN-3.2.b':
    'The US player is away during the Japanese set-up and may not see which unit goes where: Japanese units are placed face down.',
  'MN-3.2.c':
    'Japanese units may be set up in any land hex, except hexes on the north, east or south edge of the map and hexes next to those.',
  'MN-3.2.d': 'Among the forbidden hexes are 3401, 3402, 1613, 1712, 3532 and 3531.',
  'MN-3.2.e':
    'Ruling: the forbidden band is two hexes deep. Reason: the six hexes that the rule names are three pairs of an edge hex and its inner neighbor. The list of hexes is data, and an owner of the printed game can correct it.',
  'MN-3.2.f': 'The ban holds for the set-up only. During play Japanese units may move into those hexes.',
  'MN-3.2.g': 'The set-up obeys stacking: at most two units in a hex, at most one of them fixed (6.1, 6.3).',
  'MN-3.2.h': 'Sea hexes cannot be used.',
  'MN-3.2.i':
    'Ruling: apart from 3.2.c, 3.2.g and 3.2.h the set-up is free, for mobile and fixed units alike; there are no zones by command. Reason: 4.3 makes sense only if the Japanese player could otherwise leave the north of the city empty.',
  'MN-3.3.a': 'No US unit is on the map at the start. All are kept off the map, sorted by formation.',
  'MN-3.4.a':
    'All US combat units except the air units must enter during the initial entry; none may be held back.',
  'MN-3.4.b':
    'A unit that enters may at once move on with its normal allowance. Where it stops is its starting position.',
  'MN-3.4.c': 'Movement points are counted from the edge hex where it enters, whose cost is paid.',
  'MN-3.4.d':
    'Units enter group by group: first the 1st Cavalry Division, then the 37th Infantry Division, then the 11th Airborne Division, last the XIV Corps. A group is finished before the next begins.',
  'MN-3.4.e':
    'The 1st Cavalry Division enters on the north edge in columns 16 to 33 or on the east edge north of the Pasig, the 37th Infantry Division on the north edge in columns 26 to 42, the 11th Airborne Division in any land hex of the south edge.',
  'MN-3.4.f': 'Stacking holds during entry too, also while a unit passes through (6.2, 6.4).',
  'MN-3.4.g':
    'Ruling: the entry is a step of its own before turn 1. The movement phase of turn 1 follows in full; there is no phase A in turn 1. Reason: the text calls it initial placement, and 8.1 contrasts it with “from turn 1 on”.',
  'MN-3.4.h':
    'Ruling: entering counts as movement, so Japanese defensive fire applies. Reason: units enter with movement points, hex by hex, and the band of 3.2 keeps the first hex out of reach.',
  'MN-3.4.i':
    'Designer’s note: there is no rule for entering in column. The allowance stands for missions, not for distance, so several units may use the same edge hex one after another without paying more.',
  'MN-3.4.j':
    'Ruling: a unit eliminated while it enters counts as entered (3.4.a, 3.4.d, 3.5.a) and may be replaced from turn 2 on. Reason: it came onto the map; otherwise the entry could never be finished.',
  'MN-3.4.k':
    'Ruling: during the entry nobody builds a pontoon, is helped across a river (8.8.a) or moves along the coast. The 672nd itself crosses rivers as in 8.8.c. Reason: the three need a place on the map when a movement phase begins.',
  'MN-3.5.a': 'No unit of the XIV Corps may enter until all divisional units have.',
  'MN-3.5.b': 'In game turn 1 units of the XIV Corps have 8 movement points.',
  'MN-3.5.c':
    'Ruling: they have 8 for their entry too. Reason: the marker already stands on turn 1, and the sentence is one of the rules of entry.',
  'MN-3.5.d':
    'The XIV Corps may enter in any land hex of the north or east edge, never from the south: not in 1601 either, which lies on the south edge too.',
  'MN-4.1.a': 'The game has ten turns. In history resistance ended in the tenth, on 4 March.',
  'MN-4.2.a': 'If even one Japanese unit is on the map when turn 10 ends, the Japanese player wins.',
  'MN-4.2.b': 'If none is left, the US player wins. There is no draw.',
  'MN-4.2.c': 'The surviving Japanese unit may stand in any terrain, not only in an Urban hex.',
  'MN-4.2.d': 'Every Japanese unit on the map counts, fixed or mobile, face up or face down.',
  'MN-4.3.a':
    'Sudden death: if, before turn 3 begins, no Japanese unit is left north of the Pasig and west of the San Juan River, the US player wins.',
  'MN-4.3.b':
    'The area has 161 hexes, between the two rivers, the bay and the north edge; 2623, 2923, 3522, 4123, 4131, 2830 and 3526 belong to it.',
  'MN-4.3.c':
    'Ruling: this is tested once, at the end of turn 2, after the Japanese attack phase. Reason: “before turn 3 begins” names that moment; tested at any time, a passing gap would decide the match.',
  'MN-4.3.d':
    'Ruling: an area that was never held, or was left, counts as cleared. Reason: otherwise the Japanese player escapes the rule by not defending, against which it was written.',
  'MN-4.3.e':
    'Designer’s note: the rule is there because the Japanese commander meant to hold the whole city, and in the first days did.',
  'MN-5.1.a':
    'A turn is a row of phases. What was done or left out in a phase that is over can be taken back only if the opponent agrees.',
  'MN-5.2.a':
    'In every turn the US player acts first. After the Japanese player’s part the turn marker advances.',
  'MN-5.2.b':
    'The phases of a turn: A US reinforcements and replacements, B US movement, C US attack, D Japanese movement, E Japanese attack.',
  'MN-5.3.a': 'The Japanese never get reinforcements or replacements.',
  'MN-5.3.b': 'The Japanese make defensive fire during US movement, the US side during Japanese movement.',
  'MN-5.4.a': 'In turn 1 the XIV Corps moves with 8 movement points (3.5.b).',
  'MN-5.4.b':
    'In turns 1 and 2 there is no air support, no flamethrower and gasoline attack, and no demolition of bridges or buildings. All four are allowed from turn 3 on.',
  'MN-5.4.c':
    'Ruling: rubble from an ordinary E (10.20) falls in turns 1 and 2 too. Reason: 10.20 names no turn, unlike the three rules beside it.',
  'MN-5.4.d':
    'Ruling: artillery is free to fire in turns 1 and 2. Reason: only what is listed is restricted.',
  'MN-5.4.e':
    'Designer’s note: at first MacArthur wanted to take the city undamaged; from turn 3 on that was given up. Ruling: where the note names 5.1, 5.4 is meant. Reason: the restrictions stand in 5.4.',
  'MN-5.5.a': 'The game ends by sudden death (4.3), by 4.2, or when a player resigns.',
  'MN-5.5.b':
    'When the last Japanese unit on the map is eliminated, the US player wins at once. Ruling: no die for rubble is rolled and nobody advances any more. Reason: the game ends at that moment.',
  'MN-5.5.c':
    'Ruling: the game goes on when no US unit is left on the map. Reason: no such end is named; air units still attack, and 4.2, 4.3 and 5.5.b find the winner.',
  'MN-6.1.a':
    'At most two units of a side may be in a hex. Each counts one, whatever its strength or formation.',
  'MN-6.1.b': 'Air units and markers do not count; air units may be placed on hexes full of Japanese units.',
  'MN-6.2.a': 'Units of different US divisions may never be in one hex, not even for a moment.',
  'MN-6.2.b':
    'A US stack is two units of one division, one divisional and one corps unit, or two corps units.',
  'MN-6.3.a':
    'Japanese units stack as they like within the limit, except that two fixed units may not share a hex: two mobile units, or one fixed and one mobile.',
  'MN-6.4.a':
    'The limit holds during movement too: a unit may not enter a hex where it would break it, not even in passing.',
  'MN-6.4.b': 'Units move one at a time, never as a stack.',
  'MN-6.4.c':
    'If an illegal stack is found on the table, the player who is not moving may remove the excess units or put them in adjacent hexes, as he chooses. Ruling: here no such stack can arise, so there is nothing to repair. Reason: every step is checked.',
  'MN-6.5.a': 'The Japanese player may not look below the top unit of a US stack.',
  'MN-6.5.b': 'The Japanese player may not look through the eliminated US units.',
  'MN-6.5.c':
    'When the Japanese player makes defensive fire, he may look at the US stack in the target hex. Ruling: the look follows the fire, hit or miss, and cannot be had first. Reason: the right comes with the fire.',
  'MN-6.5.d': 'US units are face up throughout the game.',
  'MN-6.5.e':
    'Ruling: Japanese units are face down. The US player sees how many counters are in a hex, not which. Reason: he is away during the set-up, the rule stresses that US units stay face up, and the note on air reconnaissance explains why it is known that something is there.',
  'MN-6.5.f':
    'Ruling: a Japanese unit is turned face up for good when it fires, when it is named as spotter, when its anti-aircraft fire modifies an attack, or when it is eliminated; an attack without effect does not turn it up. Reason: nothing about a Japanese target has to be known to resolve an attack, since none is armored.',
  'MN-6.5.g':
    'Ruling: the US player follows a face-down unit that moves as the counter that moved, and so knows that it is mobile. Reason: counters are moved in the open.',
  'MN-6.5.h':
    'Ruling: the Japanese player always knows the US unit that is moving. What else is in its hexes stays unknown, except by 6.5.c. Reason: it moves alone and face up (6.4, 6.5.d).',
  'MN-6.5.i':
    'Ruling: the US player says which unit lies on top whenever one comes to rest on another. Unless he says otherwise it is the one that came last; of two that come together, the passenger in a coastal move, the later one in the list of units in an advance. A unit passing through lies on top. Reason: so it is with counters in a pile.',
  'MN-6.5.j':
    'Ruling: when a US stack is attacked by offensive fire, the Japanese player learns which modifiers counted (armor among them) and how many units were lost, not the names of those he had not seen. Reason: only defensive fire gives the right to look.',
  'MN-6.5.k':
    'Ruling: the eliminated Japanese units are open to both. Reason: only the US pile is protected.',
  'MN-6.5.l':
    'Ruling: if the anti-aircraft +1 counts (10.12.g) and a unit that is face up can give it, nothing is turned up. Otherwise the face-down one nearest to the target is; of several at that distance, the first by its token. Reason: one gun is enough for the +1, and nobody chooses.',
  'MN-6.5.m':
    'Ruling: a US unit that attacks, makes defensive fire, advances, builds a pontoon or helps others across a river (8.8, 10.18) is named to both sides, also from below the top, and counts as seen in its hex. Reason: attackers are named (10.3.a), and what a unit does it does face up (6.5.d).',
  'MN-7.1.a':
    'The only US reinforcements are six air units, usable from the start of turn 3. How, says 10.23.',
  'MN-7.1.b': 'The Japanese get none.',
  'MN-7.2.a':
    'From turn 2 on the US player may, in each turn, bring back one eliminated unit of each division and one of the corps: at most four.',
  'MN-7.2.b': 'Replacements that are not used are lost; they do not add to those of the next turn.',
  'MN-7.2.c': 'The replacement of one formation cannot be given to another.',
  'MN-7.2.d':
    'Ruling: any eliminated ground unit may be chosen, and a unit may be replaced any number of times. Reason: no limit is stated.',
  'MN-7.3.a':
    'A replacement is placed in phase A on top of a US unit that has no Japanese unit next to it and belongs to the same division (for a corps unit: to the corps).',
  'MN-7.3.b':
    'There must be room in the hex. Ruling: the stack must be legal afterward, so a unit stacked with another already is full. Reason: at most two units are in a hex (6.1).',
  'MN-7.3.c':
    'If there is no such place, that replacement is lost for the turn. It cannot wait for a later phase or turn.',
  'MN-7.3.d':
    'Ruling: being placed is no movement: it costs no movement points and draws no defensive fire. Reason: it happens outside the movement phases.',
  'MN-7.4.a': 'A unit brought back moves and fights normally in the same turn.',
  'MN-7.5.a': 'The six air units can be used from the start of turn 3 (10.23).',
  'MN-8.1.a':
    'In its own movement phase a side moves its units hex by hex; they pay movement points, 16 each (but see 2.9.b and 3.5.b).',
  'MN-8.1.b': 'A unit finishes its move before the next one starts, and does not move again in the phase.',
  'MN-8.1.c': 'The order of groups binds the entry only. From turn 1 on units move in any order.',
  'MN-8.1.d':
    'Ruling: nobody has to move, movement points are neither saved nor lent, and no unit leaves the map. Reason: nothing says otherwise.',
  'MN-8.2.a': 'A unit that lacks the movement points for a hex cannot enter it; there is no minimum move.',
  'MN-8.3.a': 'A fixed unit leaves its hex only by being eliminated.',
  'MN-8.4.a': 'Stacks do not move as such, and stacking holds in every phase of every turn (6.4).',
  'MN-8.5.a': 'To enter a hex costs: Clear 1, Urban 2, Heavy Structure 3, Airfield 1.',
  'MN-8.6.a': 'Rivers, the wall, contours and bridges lie on hexsides; to cross them may cost more.',
  'MN-8.6.b': 'The wall costs 1 more: through it into a Heavy Structure hex, 1 + 3 = 4.',
  'MN-8.6.c': 'Ruling: what several features of one hexside cost adds up. Reason: each is defined by itself.',
  'MN-8.7.a': 'A Major River hexside is crossed only by a bridge or a pontoon (but see 8.8 and 8.10).',
  'MN-8.7.b': 'A Minor River hexside without a bridge costs 1 more, with a bridge nothing.',
  'MN-8.7.c': 'A bridge over a Major River costs nothing more either.',
  'MN-8.7.d':
    'Ruling: a destroyed bridge leaves a plain hexside of its river: a Major River stops movement, a Minor River costs 1 more. Reason: that is what the marker says.',
  'MN-8.7.e': 'Ruling: both sides may use any standing bridge. Reason: nothing says whose it is.',
  'MN-8.8.a':
    'The 672nd helps one other combat unit across a river hexside. Both must be stacked together, at the start of the US movement phase, in a hex with that Major or Minor River hexside. Ruling: a corps unit placed on it in phase A is there in time. Reason: the start of the movement phase is what counts, as in 8.10.',
  'MN-8.8.b':
    'The helped unit crosses as if there were a bridge, at no extra cost. It is open to defensive fire as usual and may move on.',
  'MN-8.8.c':
    'The 672nd may move in the same turn and crosses river hexsides at no extra cost. Ruling: any river hexside on its way, Major or Minor. Reason: the sentence names no place.',
  'MN-8.8.d': 'At most one combat unit is helped in a game turn.',
  'MN-8.8.e':
    'Ruling: the helped unit crosses one river hexside of the hex where both started, once, whether with its first step or a later one from that hex; the two may move in either order. Reason: only where they start is a condition.',
  'MN-8.8.f':
    'Ruling: any US ground unit that may stack with the 672nd can be helped. Reason: “one combat unit” is all that is said.',
  'MN-8.8.g':
    'Ruling: in one phase the 672nd either helps across a river or moves along the coast. Reason: the coastal move ends its phase and takes its one passenger.',
  'MN-8.8.h':
    'Ruling: there is no help once the 672nd is eliminated. Reason: 8.8.e frees it from staying, but a unit that is gone helps nobody.',
  'MN-8.8.i':
    'Ruling: at a Minor River hexside without a bridge the unit says whether it uses the help or pays 1; at a Major River hexside without a crossing, to step across is to use it. It cannot be used where it is not needed (bridge, pontoon, no river). Reason: the help is one crossing a turn and voluntary.',
  'MN-8.9.a':
    'Three engineer units of the XIV Corps, the 117th, the 532nd and the 556th, can build pontoon bridges.',
  'MN-8.9.b':
    'In the US movement phase a builder that has not moved and stands at a Major River hexside may give up its whole move and put its pontoon on one such hexside. It may still attack and fire. Ruling: a unit carried along the coast has moved and cannot build. Reason: it came there by a move.',
  'MN-8.9.c': 'The pontoon works as a bridge at once and for everything: movement, close assault, advance.',
  'MN-8.9.d':
    'It stands while its builder is in one of the two hexes that it joins. When the builder leaves both or is eliminated, it is removed at once.',
  'MN-8.9.e': 'Each builder has one pontoon, so there are at most three.',
  'MN-8.9.f':
    'Ruling: a pontoon may lie on a hexside whose bridge is destroyed, but not beside a standing bridge, on a Minor River, or toward a sea hex. Reason: there it would have nothing to bridge.',
  'MN-8.9.g':
    'Ruling: Japanese units next to the builder or across the river do not prevent building. Reason: 10.18 speaks of close assault over pontoons, which would otherwise hardly occur; the engineers remain exposed.',
  'MN-8.9.h': 'Ruling: pontoons cannot be attacked. Reason: 10.19 is about printed bridges only.',
  'MN-8.9.i':
    'Ruling: only US units use a pontoon, for movement, close assault and advance. Reason: its builder is always at one end, so no Japanese unit could complete the crossing, and when the builder dies the pontoon is gone.',
  'MN-8.9.j':
    'Ruling: a builder whose pontoon stands may build another; the old one is removed first. No pontoon is built where one stands already, not even the builder’s own. Reason: there is one pontoon for each builder, and that side is bridged already.',
  'MN-8.10.a':
    'The 672nd may move along the coast, over the sea, alone or with one other combat unit that was stacked with it at the start of the movement phase.',
  'MN-8.10.b': 'At the start of the phase it must be in a coastal hex with no Japanese unit next to it.',
  'MN-8.10.c':
    'Once in a movement phase it goes to any other coastal hex at no cost, if no Japanese unit is in or next to that hex (8.14).',
  'MN-8.10.d':
    'After that the 672nd cannot move any more in the phase. The unit that it carried may move normally and is open to defensive fire.',
  'MN-8.10.e':
    'Ruling: both must find room where they land, and neither may have moved before in the phase. Reason: 6.1, and the condition at the start of the phase.',
  'MN-8.10.f':
    'Ruling: a coastal hex is a land hex with a sea hex next to it; no route over the sea is traced. Reason: the rule names the two ends only.',
  'MN-8.10.g':
    'Ruling: the coastal move is one order for both; the passenger’s own move is an order of its own, at any later point of the phase. Reason: 8.1.b is about moves, and that of the 672nd is over.',
  'MN-8.11.a': 'To cross a contour hexside costs 1 more, up or down.',
  'MN-8.12.a': 'Rubble adds 1 to the cost of its hex.',
  'MN-8.12.b': 'Rubble does not hinder an advance after combat.',
  'MN-8.12.c': 'Rubble blocks the line of fire (10.8).',
  'MN-8.13.a': 'No unit may enter a sea hex (but see 8.10). A line of fire may cross the sea.',
  'MN-8.14.a': 'No unit may enter a hex occupied by the enemy. Air units may be placed there to attack.',
  'MN-8.14.b':
    'Ruling: there are no zones of control. An enemy next to a unit neither stops it nor costs it movement points. Reason: defensive fire is the only effect that is stated.',
  'MN-9.1.a':
    'Defensive fire is made in the opponent’s movement phase, when an enemy unit enters a hex next to units of yours.',
  'MN-9.1.b':
    'It is always voluntary. Ruling: if you have left no order, the group with the best chance of E fires, and nobody fires without a chance. Of groups with the same chance it is the one with the fewest face-down units, then the one with the most units, so a face-up unit joins unless it lowers the chance. Of two US divisions with the same chance the one with fewer units fires, then the first in the list of formations. Reason: firing costs a face-up unit nothing, but a unit firing uphill can spoil everybody’s shot (10.12.e), and a face-down one gives itself away.',
  'MN-9.1.c': 'A unit capable of defensive fire (DFC) may make it any number of times in a phase.',
  'MN-9.1.e':
    'Designer’s note: this chapter stands before 10.0 only because of the order of a turn; on first reading it may be skipped.',
  'MN-9.1.d':
    'Ruling: to be next to an enemy when the move begins triggers nothing; only entering a hex does. Reason: the rule speaks of entering.',
  'MN-9.1.f':
    'Ruling: fire that cannot have any effect is allowed. Reason: it is voluntary, and it still gives the look of 6.5.c.',
  'MN-9.2.a': 'It follows the rules of an ordinary attack (10.0), with the changes 9.2.b to 9.2.g.',
  'MN-9.2.b':
    'Only the unit that moves is fired at and suffers the result. Other units in its hex are untouched.',
  'MN-9.2.c':
    'It is resolved at once, before the next step. A unit that survives may go on, stop or take another way.',
  'MN-9.2.d': 'Only units next to the hex that was entered may fire (9.4).',
  'MN-9.2.e':
    'A unit that walks round an enemy through all six adjacent hexes can be fired at by it six times.',
  'MN-9.2.f':
    'Ruling: there is one attack for each hex entered. The player who fires chooses any of the units that may, and adds up their strengths. Reason: 10.5 forbids to attack a hex twice, and every entry counts anew.',
  'MN-9.2.g':
    'Ruling: US units that fire together must fit 10.4. Reason: it is resolved as an ordinary attack.',
  'MN-9.2.h': 'Defensive fire does not use up a unit’s offensive attack; a unit may make both (10.1).',
  'MN-9.3.a':
    'Not capable of defensive fire are all units with the symbol of indirect fire (field and heavy artillery, mortars, heavy mortars, heavy rockets) and US air units.',
  'MN-9.3.b':
    'Never a target of defensive fire are US air units, and units that do not move by movement points: replacements, the 672nd and its passenger in a coastal move, units that advance after combat.',
  'MN-9.3.c':
    'A unit capable of defensive fire fires alone when stacked with one that is not; that one does not hinder it.',
  'MN-9.4.a':
    'A unit that is not next to the hex entered neither takes part nor supports, whatever it is capable of.',
  'MN-9.5.a':
    'The common modifiers count for the hex entered: Urban, Heavy Structure, rubble, contour, wall.',
  'MN-9.5.b': 'Range modifiers never count; the range is always 1.',
  'MN-9.5.c':
    'The –1 for close assault, the +1 for rivers, and the modifiers for gasoline attacks and anti-aircraft fire never count in defensive fire: there is no close assault (9.6), and air units take no part.',
  'MN-9.5.d':
    'Ruling: the +2 for armor looks only at the unit that moves, and at the anti-armor units among those that fire. Reason: only the mover is the target.',
  'MN-9.5.e':
    'Ruling: no modifier belongs to defensive fire alone. Reason: of the heading “defensive fire only” on the summary sheet nothing else has come down; it is read as the conditions 9.5.b to 9.5.d, since the text calls defensive fire the same as an ordinary attack.',
  'MN-9.6.a':
    'Defensive fire never leaves rubble, is never a close assault, and is never followed by an advance.',
  'MN-10.1.a': 'In his attack phase a player may attack enemy units that are within the range of his own.',
  'MN-10.1.b':
    'Add up the attack strengths, roll one die, add the modifiers to the die, and read the combat results table.',
  'MN-10.1.c':
    'A unit may make two kinds of attack: defensive fire in the opponent’s movement phase, offensive fire in its own attack phase.',
  'MN-10.2.a':
    'All attacks are voluntary. Each unit attacks at most once in its attack phase. The attacker chooses units and order.',
  'MN-10.2.b': 'Attacks are not announced beforehand; the next may be chosen when the last is resolved.',
  'MN-10.2.c': 'An attack has one target hex with at least one enemy unit in it (but see 10.19 to 10.21).',
  'MN-10.2.d': 'The result applies to all enemy units in the target hex.',
  'MN-10.2.f': 'Units that have attacked are marked as used until the phase ends.',
  'MN-10.2.e':
    'Ruling: units stacked together may attack different targets, or not at all. Reason: attacks are made by units.',
  'MN-10.2.g':
    'Ruling: an attack that cannot have any effect is allowed, and uses up units and target. Reason: nothing forbids it.',
  'MN-10.3.a':
    'An attack goes in this order: name the target hex and any special attack (10.19, 10.21, 10.22); name attackers and spotter; check range, line of fire and formation; add up the strength and find the column; add up the modifiers; roll; apply the result; roll for rubble; advance.',
  'MN-10.3.b': 'Results apply at once. The strength of the defender does not count.',
  'MN-10.3.c':
    'The columns are 9 or less, 10–19, 20–29, 30–39, 40–49, and 50 or more. In them the result is E if the modified die is at most 1, 2, 3, 4, 5 and 6; otherwise there is no effect. The modified die has no limits.',
  'MN-10.4.a': 'Every unit in a joint attack must have the target within its own range.',
  'MN-10.4.b': 'US units in one attack must be of one division; corps units may join it.',
  'MN-10.4.c':
    'Ruling: corps units may attack without a division, and air units may join anybody. Reason: a group may hold no divisional unit at all, and air units are of no formation.',
  'MN-10.4.d': 'Japanese units combine freely.',
  'MN-10.5.a': 'A hex can be the target of only one offensive attack in an attack phase.',
  'MN-10.5.b':
    'Ruling: so can a bridge hexside. To attack the units of a hex and to demolish its buildings is to attack the same target; a hex and a bridge on its side are two. Reason: 10.5 speaks of the hex.',
  'MN-10.6.a':
    'Range is counted in hexes, with the target hex and without that of the attacker: from 2202 to 2206 it is 4.',
  'MN-10.6.b': 'A target at exactly the printed range may be attacked, one beyond it not.',
  'MN-10.7.a': 'An adjacent enemy can always be attacked.',
  'MN-10.7.b':
    'At range 2 or more the line of fire, straight from center to center, must be free: it may not pass over a hex that blocks. The hexes of the attacker and of the target never block.',
  'MN-10.7.c':
    'Ruling: a line passes over a hex when it crosses its inside; to touch a corner is not to pass over. Reason: so the words read.',
  'MN-10.7.d':
    'Ruling: a line exactly along a hexside is blocked only if both hexes at that side block; at the edge of the map there is no second hex, and nothing blocks. Reason: it passes over neither, but two buildings side by side leave no gap.',
  'MN-10.8.a': 'Urban and Heavy Structure hexes block, with or without rubble.',
  'MN-10.8.b':
    'Units, and markers other than rubble, never block. Ruling: rubble falls only in Urban and Heavy Structure hexes (10.20.c), which block anyway; a rubble marker that a given position has elsewhere blocks too (8.12.c). Reason: 8.12 and 10.8 name the marker.',
  'MN-10.8.c': 'Clear, Airfield and sea hexes, rivers and bridges do not block.',
  'MN-10.9.a': 'The wall around 3821, 3822, 3921 and 3922 does not block fire into the inside.',
  'MN-10.9.b':
    'No direct fire passes over the wall on one side and out again on the other, from wherever and at whatever range. Ruling: a line between two outside hexes that crosses an inside hex is blocked. Reason: that is what passing over both walls means.',
  'MN-10.9.c':
    'Ruling: a unit inside may fire outward over its own wall. Reason: only the wall on the far side is named, and 10.7 always allows fire at an adjacent hex.',
  'MN-10.10.a': 'Contour hexsides do not block fire between the levels, in any direction and at any range.',
  'MN-10.10.b':
    'All ground inside the contours is one level, higher than everything else; 1805, 1812, 2120, 1723 and 1633 lie on it.',
  'MN-10.10.c':
    'Ruling: fire from low ground at low ground is blocked if its line crosses the inside of a hex on high ground, or runs along a side between two of them. Reason: the note to the terrain table is more exact than 10.10, which is read as speaking of fire that begins or ends on high ground.',
  'MN-10.10.d':
    'Ruling: height does not let a unit see over Urban or Heavy Structure hexes. Reason: nothing says so.',
  'MN-10.11.a': 'The modifiers are added up, and the sum is added to the die, not to the strength.',
  'MN-10.11.b': 'Positive modifiers help the defender, negative ones the attacker.',
  'MN-10.11.c':
    'Example: strength 8 uses the column “9 or less” whatever the modifiers. With +2 a die of 2 counts as 4.',
  'MN-10.12.a': 'Urban target hex: +1.',
  'MN-10.12.b': 'Heavy Structure target hex: +2, never together with that for Urban.',
  'MN-10.12.c': 'Rubble in the target hex: +1, added to that of the terrain.',
  'MN-10.12.d': 'From low ground at a target on high ground: +1. From high ground at low ground: –1.',
  'MN-10.12.e':
    'Ruling: with ground attackers on both levels it is +1 if any of them fires uphill, and –1 only if all fire downhill. Reason: the worst case counts, as with range (10.13).',
  'MN-10.12.f': 'Wall: +1 if the target is inside Intramuros and any ground attacker is outside.',
  'MN-10.12.g':
    'Anti-aircraft fire: +1 if US air units take part and a Japanese anti-aircraft unit, face down or not, has the target within its range (its own hex included; no line of fire is needed). Never more than +1, and nobody chooses. What face-down guns reach is not told beforehand.',
  'MN-10.12.h':
    'Close assault: –1 if half or more of the total attack strength comes from CAC units next to the target. Offensive fire only.',
  'MN-10.12.i': 'The strength of air units counts in that total.',
  'MN-10.12.j':
    'River: +1 for close assault over a Minor River, with or without a bridge, or over a Major River by bridge, pontoon or the 672nd. Ruling: once, if at least one attacking CAC unit attacks over such a hexside. Reason: 10.18 ties it to combats with CAC units across the hexside.',
  'MN-10.12.k':
    'All modifiers of the table except the last serve both kinds of fire. Ruling: except –1 for close assault and those that 9.5.c names. Reason: 9.5.c keeps them out of defensive fire.',
  'MN-10.13.a': 'Range 2 to 4: +1. Range 5 or more: +2 instead.',
  'MN-10.13.b': 'If attackers fire at different ranges, only the longest counts, once for all.',
  'MN-10.13.c':
    'Ruling: air units have no range; an attack by air units alone has no range modifier. Reason: by 10.13.b one range counts, and here there is none.',
  'MN-10.13.d': 'Range modifiers count in offensive fire only, and add to the others.',
  'MN-10.14.a':
    'Armor: +2 if there is an armored unit in the target hex (one or two make no difference), unless at least one attacker is anti-armor.',
  'MN-10.14.b':
    'Ruling: where the text says “anti-armor units in the target stack”, armored units are meant. Reason: the heading and the rest speak of armor.',
  'MN-10.15.a': 'A stack is one target; a modifier that fits one of its units counts.',
  'MN-10.16.a': 'E: the units are removed from the map. –: nothing happens.',
  'MN-10.16.b':
    'Eliminated US ground units may come back as replacements (7.2). Eliminated Japanese units are gone for good.',
  'MN-10.17.a': 'If CAC units stand next to the hex attacked, they may advance after combat.',
  'MN-10.17.b':
    'Only CAC units that took part in that attack advance, and only into a hex empty of enemies: at once, one hex, within the stacking limit, without movement points, if their player likes.',
  'MN-10.17.c': 'Fixed units do not advance (8.3).',
  'MN-10.17.d': 'An advance draws no defensive fire: it is not made in a movement phase (9.1).',
  'MN-10.17.e': 'Attackers that are not CAC never advance.',
  'MN-10.17.f': 'The stacking of formations (6.2) holds for an advance too.',
  'MN-10.18.a':
    'Over a Major River hexside there is neither close assault nor advance, except by a bridge, a pontoon or the 672nd.',
  'MN-10.18.b': 'Over a Minor River hexside both are possible, with the modifier of 10.12.j.',
  'MN-10.18.c':
    'Ruling: in each attack phase the 672nd makes it possible for one CAC unit that is stacked with it, at that moment, in a hex with that river hexside. The unit is named in the order of the attack, if the player likes; where the help is not needed (bridge, pontoon, no river, Minor River) it cannot be named. Reason: there is one passenger, as in 8.8.',
  'MN-10.18.d': 'An enemy across a Major River hexside may still be attacked normally (10.7).',
  'MN-10.19.a': 'From turn 3 on both sides may destroy printed bridges.',
  'MN-10.19.b':
    'The bridge hexside is attacked in one’s attack phase. Every attacker must have one of its two hexes within range and, for direct fire, a free line to it; to stand in one of them is range 1. Each uses the nearer of the two at which it may fire, and the longest of these ranges gives the modifier. Japanese indirect fire needs a spotter with either hex in range. The attackers are used. Ruling: a spotter is needed if neither end can be fired at directly; one may be named if that makes a nearer end possible, otherwise not. Reason: so 11.2.f and 11.2.g say of a target with one end.',
  'MN-10.19.c':
    'Only the range modifier counts. US units must fit 10.4. There are no air units, no gasoline attack, and no –1 for close assault.',
  'MN-10.19.d': 'E destroys the bridge: a marker is placed on it.',
  'MN-10.19.e':
    'Ruling: units in the two hexes are untouched. A destroyed bridge is no target any more and is never repaired; only a pontoon replaces it. Reason: the bridge is the target.',
  'MN-10.19.f':
    'Ruling: bridges over Minor Rivers can be destroyed too, and so can bridges beside units of either side. Reason: the rule says “printed bridge hexsides”.',
  'MN-10.20.a':
    'After an E in offensive fire the attacker rolls one die; on a 6 a rubble marker is placed in the target hex (but see 10.20.c and 10.20.e).',
  'MN-10.20.b': 'That die is not modified.',
  'MN-10.20.c':
    'Rubble falls only in Urban and Heavy Structure hexes, one marker in each, and stays for the rest of the game. Elsewhere, or where rubble lies already, no die is rolled.',
  'MN-10.20.d':
    'Rubble hinders neither an advance nor a gasoline attack, but later attacks on the hex have its modifier.',
  'MN-10.20.e':
    'In defensive fire the die is not rolled (9.6). Ruling: nor after 10.19 or 10.21. Reason: there the E itself says what falls.',
  'MN-10.21.a':
    'From turn 3 on both sides may demolish the buildings of an Urban or Heavy Structure hex. E places rubble there.',
  'MN-10.21.b':
    'It is an ordinary offensive attack on that hex, with all rules of range, line of fire, formation and modifiers (close assault, river and the help of 10.18.c included); the attackers are used. There is no gasoline attack, no air unit and no advance.',
  'MN-10.21.c':
    'Ruling: there must be no unit of either side and no rubble in the hex. Reason: an occupied hex is attacked by 10.1, and nobody is meant to shell his own.',
  'MN-10.22.a':
    'From turn 3 on the US player may make flamethrower and gasoline attacks on Urban and Heavy Structure hexes.',
  'MN-10.22.b':
    'Two CAC units must stand on opposite sides of the target: for 3228, one in 3227 and the other in 3229.',
  'MN-10.22.c':
    'Both must take part, each able to make a close assault over its hexside (10.18), and fit 10.4. At least one Japanese unit is in the target hex. It is announced before the roll.',
  'MN-10.22.d': 'It modifies the die by –2, added to all others, the –1 for close assault included.',
  'MN-10.22.e': 'Rubble does not prevent it (10.20).',
  'MN-10.22.f':
    'Ruling: other units, artillery and air units may join. Each target takes one, a phase any number. Reason: no limit is stated, and the two-sided position is the price.',
  'MN-10.22.g': 'Japanese units cannot make it.',
  'MN-10.23.a':
    'From turn 3 on the US player may attack with air units in his attack phase, strength 10 each.',
  'MN-10.23.b':
    'Any number of unused air units may be put on a hex with Japanese units and join one attack on it, with ground units or alone. Each is used once in a turn and is back in the next.',
  'MN-10.23.c':
    'They need neither range nor line of fire, fit any formation and stack, are never eliminated, and neither make nor suffer defensive fire.',
  'MN-10.23.d': 'Air units may support a close assault in the same attack; their strength counts in 10.12.i.',
  'MN-10.23.e':
    'Ruling: the modifiers for contour and wall look at ground attackers only; those for terrain and rubble of the target hex count for air units too. Reason: the former depend on where the attacker stands.',
  'MN-10.23.f':
    'Ruling: air units attack neither bridges nor empty buildings. Reason: by 8.14 they are placed on hexes with Japanese units only.',
  'MN-11.1.a':
    'Artillery with the symbol of indirect fire may attack hexes to which the line of fire is blocked.',
  'MN-11.2.a':
    'Otherwise it is ordinary offensive fire, which nothing blocks. Direct and indirect fire may be mixed in one attack.',
  'MN-11.2.b': 'US indirect fire reaches any target within its range, without a spotter.',
  'MN-11.2.c':
    'For Japanese indirect fire the target must be within the range of another Japanese unit, the spotter.',
  'MN-11.2.d':
    'The spotter may take part in the attack, and then its strength counts. If it does not, it may still attack later.',
  'MN-11.2.e':
    'Ruling: any other Japanese unit with the target within its range can spot. It needs no free line, and may be fixed, face down, or artillery itself. Reason: the rule asks for range only, which is a count of hexes (10.6).',
  'MN-11.2.f':
    'Ruling: Japanese artillery with a free line of its own fires directly and needs no spotter. Reason: it is then ordinary fire.',
  'MN-11.2.g':
    'Ruling: one spotter serves all artillery in the attack but itself. In a joint attack each attacker spots for the others, since all have the target within range (10.4.a); so a spotter is named only when a single unit attacks, indirectly. Reason: the spotter must be another unit, and may take part.',
  'MN-11.2.h': 'Indirect fire is never defensive fire (9.3, 9.4).',
  'MN-11.2.i':
    'Ruling: to spot is no attack. A unit may spot any number of times in a phase, before or after its own attack. Reason: a spotter that takes no part keeps its attack, and no other limit is set.',
  'MN-T.a': 'Airfield: cost 1, does not block, no modifier.',
  'MN-T.b':
    'Coast and sea: see 8.10 and 8.13. For fire and modifiers a coastal hex counts as its own land terrain.',
  'MN-T.c':
    'Major River without a bridge: impassable, no close assault. Minor River without a bridge: cost 1 more, close assault +1. Bridge: no extra cost, close assault +1.',
  'MN-T.d': 'Rubble: cost 1 more, blocks, +1 added to that of the hex.',
  'MN-T.e': 'The outer columns of the combat results table include their numbers: 9 or less, 50 or more.',
  'MN-T.f': 'Urban and Heavy Structure are two terrains; a hex is one of them, and only one modifier counts.',
  'MN-T.g':
    'Note: the range modifiers stand for the trouble of firing close to one’s own troops, not only for distance. One range modifier counts in an attack.',
  'MN-T.h':
    'Note: the lists “rules easily forgotten” and “summary of modifiers” repeat rules of the text and add nothing.',
};
