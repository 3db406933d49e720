/** What is played for: to confine the Japanese army, or the bases that were bid. WP-3.2, WP-13.2. */
import type { Aim, View } from '../../../referee/index.js';
import { NONE, type Pack } from '../components/pack.js';
import { basesOfJ } from '../rules/turn/end.js';
import { unconfined } from '../rules/victory.js';
import { OUT, type Position } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** Japanese land units outside China and Japan; in the shortened game the bases that Japan controls. */
export function aimOf(pack: Pack, view: View): Aim {
  const p: Position = { pack, state: situationIn(pack, view) };
  const { turn, lastTurn: last, bid } = p.state;
  const turns = pack.file.turnTrack.slice(0, last).map(({ turn: n }) => ({ n, night: false }));
  return bid === NONE
    ? {
        what: { key: 'aim.what' },
        until: { key: 'aim.until', turn: last },
        score: `${unconfined(p).length}`,
        clause: 'WP-3.2.a',
        decides: ['confined', 'heldOut'],
        turns,
        turn,
      }
    : {
        what: { key: 'aim.what.bid' },
        until: { key: 'aim.until.bid', turn: last, n: bid },
        score: `${basesOfJ(p)}/${bid}`,
        clause: 'WP-13.2.c',
        decides: ['bidMet', 'bidMissed'],
        turns,
        turn,
      };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => state.units[unit]!.at === OUT;
  return { J: pack.army.J.filter(lost).length, A: pack.army.A.filter(lost).length };
}
