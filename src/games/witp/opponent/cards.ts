/** What cards are worth now: resources, dice, hits. The better one is not always to be kept. WP-4. */
import type { Order } from '../../../referee/index.js';
import { cardIndex, hexIndex, type Op, opsOf } from '../components/pack.js';
import type { Outlook } from './outlook.js';

const WON = 4_000;
/** Points a RP is thought to bring. */
const RESOURCE = 5;
/** Of effects that depend on what happens, a rough value. */
const WORTHS: Partial<Readonly<Record<Op['op'], number>>> = {
  bestOfTwo: 14,
  rebuildFree: 8,
  hit: 14,
  eliminate: 26,
  redeployLimit: 5,
  subRange: 4,
  extraHits: 8,
  initiative: 6,
  jungleFree: 4,
  strength: 10,
  azocSurcharge: 8,
  freeActivation: 4,
  upkeep: 8,
  removeDepot: 8,
  advanceArrival: 16,
  freeRedeployLand: 6,
  defenceBonus: 10,
  returnChinese: 10,
  kamikaze: 12,
  placeReserve: 24,
  supplied: 4,
  cancelOil: 6,
};

/** What using a card brings: the other one is kept for next time. */
export function cardUsed(outlook: Outlook, { card }: Order): number {
  const { pack, side } = outlook;
  const worth = opsOf(pack, cardIndex(pack, String(card)), side).reduce(
    (sum, op) => sum + opWorth(outlook, op),
    0,
  );
  return Math.round(worth);
}

function opWorth(outlook: Outlook, op: Op): number {
  const { side } = outlook;
  switch (op.op) {
    case 'trp':
      return RESOURCE * (op.side === side ? op.delta : -op.delta);
    case 'atomicBomb':
      return bombWorth(outlook, op);
    default:
      return WORTHS[op.op] ?? 0;
  }
}

/** It decides the match in its turn, and is kept for it (WP-3.2.c). */
function bombWorth({ state, stands, pack, survey }: Outlook, op: Extract<Op, { op: 'atomicBomb' }>): number {
  if (state.turn < op.turn) return -WON;
  const ready = op.fullAt.hexes.some((id) => {
    const hex = hexIndex(pack, id);
    const air = stands.A[hex]!.air.filter(
      (unit) => pack.units[unit]!.nation === op.fullAt.nation && !state.units[unit]!.damaged,
    );
    return air.length > 0 && survey.control[hex] === 'A';
  });
  return ready ? WON : 0;
}
