/**
 * バレンタインを粉砕せよ!!, Operation Square Peg, Nissan Island, 15 to 20 February 1944: the rulebook in code.
 *
 * setup 3 · victory 4 · sequence 5 · movement, paths, contact 6.0-6.1, 6.5 · fatigue 6.2 · arrival 6.3 · ravine 6.4 · exchange 6.6
 * combat, explain 7.0, 7.2 · reveal 7.1 · odds 7.2 · losses 7.3 · retreat 7.4 · advance 7.5
 * components, pack, land, counters, places  the data and its indexes
 * state              the situation as JSON
 * position, faults   the situation in ids         view               what a viewer may know
 * standing, policy   standing orders               board, scene       what the board draws
 * batch              moves and attacks prepared for a turn
 * describe    the position in words                   text.*, clauses.*  sentences (clauses.md has the tests)
 */
import components from './components/components.json' with { type: 'json' };
import { createSquarepeg } from './game.js';

export { createSquarepeg, VERSION } from './game.js';
export type { SpState } from './state/state.js';

/** The game over the reconstructed components. */
export const squarepeg = createSquarepeg(components);
