/**
 * 太平洋戦史, the Pacific War 1941 to 1944: the rulebook in code.
 *
 * setup 3 · turn0 5.1 · control 4.2 · sequence 5 · reinforcement 6 · initiative 7.1 · operation 7.2-7.4 · events 7.3(1)
 * movement 7.5 · reaction 7.6 · submarines (J12, A11) · windows, combat, strike 8.0-8.1 · fire, damage 8.2 · retreat 8.4
 * isolation 9.1 · capture 9.2 · returns 9.3 · resupply 9.4 · scoring 4.0-4.1 · hand 2.3, 6.2 · routes 2.1
 * components, pack   the data and its indexes   state              the situation as JSON
 * position, view     the situation in ids       procedures         where a position can begin
 * standing, policy   standing orders            scene              what the board draws
 * describe    the position in words                 text.*, clauses.*  sentences; the rules in our own words
 */
import components from './components/components.json' with { type: 'json' };
import { createTaiheiyo } from './game.js';

export { createTaiheiyo, VERSION } from './game.js';

/** The game over the reconstructed components. */
export const taiheiyo = createTaiheiyo(components);
