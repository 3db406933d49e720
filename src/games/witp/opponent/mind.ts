/**
 * What the opponent thinks about one view, thought once: its outlook, and the impulses that it could make.
 */
import { memoized, type View } from '../../../referee/index.js';
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
  return {
    outlook: outlooks(pack),
    impulses: memoized((outlook: Outlook) => impulsesOf(outlook, odds)),
    underWay: memoized((outlook: Outlook) => impulseUnderWay(outlook, odds)),
  };
}
