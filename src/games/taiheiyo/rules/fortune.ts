/** Whose luck a roll is, as the log around it tells. TS-5.1, TS-7.1.e, TS-8.2. */
import type { Entry, Fortunes, Side } from '../../../referee/index.js';

const SIDES: readonly Side[] = ['J', 'A'];

export const fortunes: Fortunes = ({ purpose, before, next }) => {
  if (purpose === 'initiative')
    return [
      { side: 'J', better: 'high', weights: [1, -1] },
      { side: 'A', better: 'high', weights: [-1, 1] },
    ];
  if (purpose === 'damage') {
    // The hits are those of the last fire; the ships that were hit belong to the other side.
    const firer = firerOf(before.findLast((entry) => firerOf(entry) !== undefined));
    return SIDES.filter((side) => firer !== undefined && side !== firer).map((side) => ({
      side,
      better: 'low',
    }));
  }
  const side = purpose === 'points' ? textOf(next?.side) : firerOf(next);
  return side === undefined ? [] : [{ side, better: 'high' }];
};

/** Who fired, in the line that tells of it; Japan alone attacks in turn 0. */
function firerOf(entry: Entry | undefined): Side | undefined {
  if (entry?.key === 'turn0') return 'J';
  return entry?.key === 'fire' ? textOf(entry.side) : undefined;
}

function textOf(value: Entry[string] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
