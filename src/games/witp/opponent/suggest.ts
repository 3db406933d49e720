/** Orders worth weighing where the forms hold too many to be walked through. */
import type { Decision, Order, View } from '../../../referee/index.js';
import { hexId } from '../components/pack.js';
import { depotOrders } from './depots.js';
import { sendOrder } from './impulses.js';
import type { Mind } from './mind.js';
import type { Outlook } from './outlook.js';
import { fleetOrders, stackOrders } from './redeploying.js';

export function makeSuggest(mind: Mind): (view: View, decision: Decision) => readonly Order[] {
  return (view, decision) => {
    const outlook = mind.outlook(view, decision.side);
    switch (decision.kind) {
      case 'depot':
        return depotOrders(outlook);
      case 'impulse':
        return decision.about === undefined ? targets(outlook, mind) : stacks(outlook, mind);
      case 'redeployFleet':
        return fleetOrders(outlook);
      case 'redeploy':
        return stackOrders(outlook);
      default:
        return [];
    }
  };
}

function targets(outlook: Outlook, mind: Mind): Order[] {
  const aims = mind
    .impulses(outlook)
    .map(({ target }): Order => ({ do: 'target', hex: hexId(outlook.pack, target) }));
  return [...aims, { do: 'pass' }];
}

/** The next stack of the best impulse, or an end of it. */
function stacks(outlook: Outlook, mind: Mind): Order[] {
  const best = mind.underWay(outlook);
  const { impulse } = outlook.state;
  if (best === undefined || impulse === null || impulse.underway !== null) return [];
  const [first] = best.sendings;
  const pays = first !== undefined && (best.net > 0 || !impulse.reached);
  return [...(pays ? [sendOrder(outlook, first)] : []), { do: 'go' }];
}
