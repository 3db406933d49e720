/**
 * What the opponent thinks about one view, thought once: its outlook, and the impulses that it could make.
 */
import type { View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { type Impulse, impulsesOf, impulseUnderWay } from './impulses.js';
import { oddsOf } from './odds.js';
import { type Outlook, outlooks } from './outlook.js';

export interface Mind {
  outlook(view: View, side: string): Outlook;
  impulses(outlook: Outlook): readonly Impulse[];
  underWay(outlook: Outlook): Impulse | undefined;
}

export function mindOf(pack: Pack): Mind {
  const odds = oddsOf(pack);
  const impulses = new WeakMap<Outlook, readonly Impulse[]>();
  const begun = new WeakMap<Outlook, Impulse | undefined>();
  return {
    outlook: outlooks(pack),
    impulses: (outlook) => kept(impulses, outlook, () => impulsesOf(outlook, odds)),
    underWay: (outlook) => kept(begun, outlook, () => impulseUnderWay(outlook, odds)),
  };
}

function kept<T>(known: WeakMap<Outlook, T>, outlook: Outlook, make: () => T): T {
  if (!known.has(outlook)) known.set(outlook, make());
  return known.get(outlook) ?? make();
}
