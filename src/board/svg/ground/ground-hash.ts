/**
 * Grounds by what they show: for addresses that never change their meaning, and for pictures that are kept.
 */
import { createHash } from 'node:crypto';
import { type Ground, memoized, type SceneLook } from '../../../referee/index.js';
import type { Light } from '../palette.js';

const told = memoized((ground: Ground) => digest(JSON.stringify(ground)));

/** Names all that a ground shows in a shade; the same in every process. */
export function groundHash(ground: Ground, shade: Light, look: SceneLook = {}): string {
  return digest(JSON.stringify([DRAWING, told(ground), shade, look.tones])).slice(0, 16);
}

/** Raised with every change that draws the same ground otherwise. */
const DRAWING = 9;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
