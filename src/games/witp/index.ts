/**
 * War in the Pacific 1941-1945: the rulebook in code.
 *
 * closed 12.1, 12.2, 13.4 · cards/ 4 · resources 5 · supply/ 6, 7 · movement/ 8.0-8.6 · settle 8.7, 8.8,
 * 9.6.3 · combat/ 9 redeployment/ 10 · turn/ 11, 12, 13.2 · delayed 13.4 · victory 3.2, sudden death ·
 * sequence 3.1
 */
import components from './components/components.json' with { type: 'json' };
import { createWitp } from './game.js';

export { createWitp, VERSION } from './game.js';

/** The rulebook over the reconstructed components. */
export const witp = createWitp(components);
