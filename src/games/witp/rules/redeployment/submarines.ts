/** Rule 10.4: submarines attack land stacks at sea. WP-10.4. */
import type { Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { unitIndex } from '../../components/pack.js';
import { inForce } from '../../state/effects.js';
import type { Position } from '../../state/state.js';
import { isOnMap, unitAt } from '../../state/state.js';
import { controlMap } from '../../state/survey.js';
import { hitUnit, named, type Playing } from '../playing.js';
import { settleMap } from '../settle.js';

/**
 * Two dice for the stack that has arrived; a hit is one hit on the whole stack, and the owner chooses
 * (WP-10.4.b, c, d).
 */
export function* submarines(p: Playing, side: SideId, units: readonly number[]): Rules<void> {
  const [least, most] = rangeOf(p, side);
  if (most === 0) return;
  const { outcome } = p.play.roll({
    purpose: `submarines${side}`,
    dice: [6, 6],
    outcomes: [
      [least - 1, 'miss'],
      [most, 'hit'],
      [LAST, 'miss'],
    ],
  });
  const standing = units.filter((unit) => isOnMap(unitAt(p, unit)));
  if (outcome !== 'hit' || standing.length === 0) {
    p.play.log('submarines.miss', { side });
    return;
  }
  const before = controlMap(p);
  hitUnit(p, yield* choose(p, side, standing));
  yield* settleMap(p, before);
}

const LAST = 12;

/** Of the year, or of the card declared last; nothing to nothing means no roll. */
function rangeOf(position: Position, side: SideId): readonly [number, number] {
  const { pack, state } = position;
  const set = inForce(position, 'subRange').filter(({ op }) => op.side === side);
  const card = set.at(-1)?.op;
  if (card !== undefined) return [card.min, card.max];
  const { submarineRow } = pack.file.turnTrack[state.turn - 1]!;
  return pack.file.tables.submarine.hitRange[submarineRow]?.[side] ?? [0, 0];
}

function* choose(p: Playing, side: SideId, units: readonly number[]): Rules<number> {
  const { unit } = yield* p.play.ask(
    decision({
      side,
      kind: 'submarine',
      clause: 'WP-10.4.c',
      public: true,
      forms: [
        order('hit').one('unit', 'unit', {
          candidates: () => named(p, units),
          forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : 'WP-10.4.c'),
        }),
      ],
    }),
  );
  return unitIndex(p.pack, unit);
}
