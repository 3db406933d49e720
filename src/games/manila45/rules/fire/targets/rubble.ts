/** Chapter 10.20: rubble. */
import { hexId } from '../../../components/pack.js';
import type { Position, Turn } from '../../../state/state.js';

/** The only face that leaves rubble, unmodified (MN-10.20.a, MN-10.20.b). */
const COLLAPSE = 6;

/** Only buildings that still stand (MN-10.20.c). */
export function mayCollapse({ pack, state }: Position, hex: number): boolean {
  return pack.hexes[hex]!.building && !state.rubble.includes(hex);
}

export function rollForRubble(t: Turn, hex: number): void {
  if (!mayCollapse(t, hex)) return;
  const { outcome } = t.play.roll({
    purpose: 'rubble',
    dice: [t.pack.faces],
    outcomes: [
      [COLLAPSE - 1, 'none'],
      [COLLAPSE, 'rubble'],
    ],
  });
  if (outcome === 'rubble') layRubble(t, hex);
  else t.play.log('rubble.none', { at: hexId(t.pack, hex) });
}

export function layRubble(t: Turn, hex: number): void {
  t.state.rubble = [...t.state.rubble, hex].sort((a, b) => a - b);
  t.play.log('rubble.laid', { at: hexId(t.pack, hex) });
}
