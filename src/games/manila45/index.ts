/** Manila '45, the battle for the city, 3 February to 4 March 1945: the rulebook in code. */
import components from './components/components.json' with { type: 'json' };
import { createManila } from './game.js';

export { createManila, VERSION } from './game.js';
export type { MnState } from './state/state.js';

/** The game over the reconstructed components. */
export const manila45 = createManila(components);
