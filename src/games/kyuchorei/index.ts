/**
 * 弓張嶺夜襲作戦, Night Attack at Kyuchorei, 26 August 1904: the rulebook in code.
 *
 * setup 3 · victory 4 · sequence 5 · zoc 6 · movement 7 · fire 8 · melee 9.0-9.3 · retreat 9.4 · advance 9.5 · fatigue 9.6 · reorganisation 10
 * odds        what fire and melee share        components, pack   the data and its indexes
 * state       the situation as JSON            position, view     the situation in ids
 * standing    standing orders                  policy             how they compare retreat hexes
 * scene       what the board draws             describe    the position in words
 * text.*      sentences                        clauses.*          the rules in our own words (clauses.md has the tests)
 * rulebook    what stands around them: tables, diagrams, and entries: the clause of each line of the log
 */
import components from './components/components.json' with { type: 'json' };
import { createKyuchorei } from './game.js';

export { createKyuchorei, VERSION } from './game.js';
export type { KyState } from './state/state.js';

/** The game over the reconstructed components. */
export const kyuchorei = createKyuchorei(components);
