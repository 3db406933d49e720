/** バレンタインを粉砕せよ！！, Operation Square Peg, Nissan Island, 15 to 20 February 1944: the rulebook in code. */
import components from './components/components.json' with { type: 'json' };
import { createSquarepeg } from './game.js';

export { createSquarepeg, VERSION } from './game.js';
export type { SpState } from './state.js';

/** The game over the reconstructed components. */
export const squarepeg = createSquarepeg(components);
