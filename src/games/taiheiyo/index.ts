/** 太平洋戦史, the Pacific War 1941 to 1944: the rulebook in code. */
import components from './components/components.json' with { type: 'json' };
import { createTaiheiyo } from './game.js';

export { createTaiheiyo, VERSION } from './game.js';

/** The game over the reconstructed components. */
export const taiheiyo = createTaiheiyo(components);
