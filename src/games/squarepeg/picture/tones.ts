/** What the counters of each side are drawn in. */
import type { Tone } from '../../../referee/index.js';
import type { SideId } from '../components/pack.js';

export const SIDE_TONES: Readonly<Record<SideId, Tone>> = { NZ: 'third', JP: 'first' };
