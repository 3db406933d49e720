/** Rule 13.2: bids for the command of Japan. WP-13.2. */
import type { Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import type { Playing } from '../playing.js';

/** Sealed bids, again when they are equal; after two ties a die decides (WP-13.2.b, d). */
export function* bids(p: Playing): Rules<void> {
  for (let ties = 0; ; ties++) {
    const [J, A] = yield* p.play.askBoth(bidding(p, 'J'), bidding(p, 'A'));
    p.play.log('bids', { mine: J.n, other: A.n });
    if (J.n !== A.n) return settleBids(p, J.n > A.n ? 'J' : 'A', Math.max(J.n, A.n));
    if (ties < TIES) continue;
    const { outcome } = p.play.roll({
      purpose: 'bid',
      dice: [6],
      outcomes: [
        [3, 'first'],
        [6, 'second'],
      ],
    });
    return settleBids(p, outcome === 'first' ? 'J' : 'A', J.n);
  }
}

/** Ties that are bid again. */
const TIES = 1;

/** The higher bidder plays Japan: where the seat of the Allies bid more, the two persons change seats. */
function settleBids({ state, play }: Playing, winner: SideId, n: number): void {
  state.bid = n;
  state.seatsChanged = winner === 'A';
  play.log(state.seatsChanged ? 'bid.changed' : 'bid.kept', { n });
  if (state.seatsChanged) play.changeSeats();
}

function bidding(p: Playing, side: SideId) {
  const most = p.pack.bases.length;
  return decision({
    side,
    kind: 'bid',
    clause: 'WP-13.2.b',
    public: false,
    forms: [
      order('bid').number(
        'n',
        {
          candidates: () => Array.from({ length: most + 1 }, (_, n) => String(n)),
          forbids: () => undefined,
        },
        { min: 0, max: most },
      ),
    ],
  });
}
