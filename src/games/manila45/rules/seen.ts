/** What others see of an order when it is given. */
import type { Order, Side, Viewer } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { enemyOf, hexIndex, sideOf, unitIndex } from '../components/pack.js';
import { openId, type Position } from '../state/state.js';
import { isWindow } from './fire/defensive.js';

/** An order of a side as a viewer sees it. */
export function seenOrder(p: Position, side: Side, order: Order, viewer: Viewer): Order {
  if (viewer === side) return order;
  switch (order.do) {
    case 'place':
    case 'template':
      return { do: 'place' }; // MN-3.2.b
    case 'march':
      return { do: 'march', unit: openUnit(p, order.unit), path: openWay(p, order.unit, order.path) };
    case 'go':
      return { do: 'go', path: openWay(p, p.state.move?.unit, order.path) };
    case 'move':
      return { ...order, unit: openUnit(p, order.unit) };
    case 'replace':
      return seenReplacement(order);
    case 'coastalMove':
      return seenLanding(p, order);
    default:
      return order;
  }
}

function openUnit(p: Position, unit: unknown): string {
  return openId(p, unitIndex(p.pack, String(unit)));
}

/** A way up to the first hex where enemies might fire: what is ordered beyond is told as it happens. */
function openWay(p: Position, mover: unknown, path: unknown): readonly string[] {
  const unit = typeof mover === 'number' ? mover : unitIndex(p.pack, String(mover));
  const way = idsIn(path);
  const enemy = enemyOf(sideOf(p.pack, unit));
  const first = way.findIndex((id) => isWindow(p, enemy, hexIndex(p.pack, id)));
  return first < 0 ? way : way.slice(0, first + 1);
}

/** A counter arrives: which one, only if it lies on top. */
function seenReplacement({ unit, host, top }: Order): Order {
  const shown = { do: 'replace', host: host ?? '' };
  return top === undefined || top === unit ? { ...shown, unit: unit ?? '' } : shown;
}

/** Who is carried is seen only if it lands on top (MN-6.5.a). */
function seenLanding({ pack }: Position, { to, passenger, top }: Order): Order {
  const shown = { do: 'coastalMove', to: to ?? '' };
  const onTop = top === undefined || unitIndex(pack, String(top)) !== pack.amphibian;
  return passenger !== undefined && onTop ? { ...shown, passenger } : shown;
}
