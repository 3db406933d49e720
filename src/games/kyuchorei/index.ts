/** 弓張嶺夜襲作戦, Night Attack at Kyuchorei, 26 August 1904: the rulebook in code. */
import components from './components/components.json' with { type: 'json' };
import { createKyuchorei } from './game.js';

export { createKyuchorei, VERSION } from './game.js';
export type { KyState } from './state.js';

/** The game over the reconstructed components. */
export const kyuchorei = createKyuchorei(components);
