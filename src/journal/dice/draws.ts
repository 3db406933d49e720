/** Secret draws: what one side alone learns. SPEC section 6. */
import type { DrawSpec } from '../../referee/index.js';
import { hmac } from '../canonical.js';
import { JournalError } from '../errors.js';
import type { RollPlace } from './faces.js';
import { facesOf, messageOf } from './faces.js';

/**
 * The `k`-th secret draw of the roots in force: the ids, in the order drawn. Throws JournalError `bad-pool`.
 */
export function drawIds(
  place: RollPlace,
  secretRoot: Uint8Array,
  k: number,
  spec: Pick<DrawSpec, 'purpose' | 'from' | 'take'>,
): readonly string[] {
  checkPool(spec);
  const dice = Array.from({ length: spec.take }, (_, taken) => spec.from.length - taken);
  const thrown = facesOf(drawKey(secretRoot, k), messageOf(place, 'secret', k), dice);
  return pick(spec.from, thrown);
}

/** HMAC-SHA256(secret root, "draw " and k in decimal digits, as ASCII). */
export function drawKey(secretRoot: Uint8Array, k: number): Uint8Array {
  return hmac(secretRoot, `draw ${k}`);
}

/** Face f takes the f-th id left, in code-unit order. */
function pick(from: readonly string[], faces: readonly number[]): readonly string[] {
  const left = [...from].sort();
  return faces.flatMap((face) => left.splice(face - 1, 1));
}

function checkPool({ from, take, purpose }: Pick<DrawSpec, 'purpose' | 'from' | 'take'>): void {
  const sound =
    new Set(from).size === from.length &&
    from.length <= 256 &&
    Number.isInteger(take) &&
    take >= 0 &&
    take <= from.length;
  if (!sound)
    throw new JournalError(
      'bad-pool',
      `${purpose}: ${take} of ${from.length} ids (at most 256, all different)`,
    );
}
