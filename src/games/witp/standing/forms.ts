/** The sentences that a seat may leave as standing orders. */
import type { Form, Order } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import { anyId, anyOf, noDoubles } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexIds, unitIds } from '../components/pack.js';

/** Questions that a seat may want to be asked, or leave to its orders and the usual answers behind them. */
export const QUESTIONS = [
  'depot',
  'loseDepots',
  'battleHex',
  'declare',
  'hit',
  'transfer',
  'survivors',
  'embark',
  'retreat',
  'relocate',
  'cardTarget',
  'redeployFleet',
  'redeploy',
  'submarine',
  'stacking',
  'rebuild',
  'arrival',
  'front',
  'chinese',
  'chungking',
] as const;

const MODES = ['ask', 'orders'] as const;
export const HIT_RULES = ['spread', 'concentrate'] as const;
export const SUPPORT_RULES = ['always', 'never'] as const;
const NATIONS = { J: ['JP'], A: ['US', 'UK'] } as const;

export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const own = unitIds(pack, pack.army[side]);
  const air = own.filter((id) => pack.units[pack.unitIndexes.get(id) ?? -1]?.type === 'A');
  const hexes = noDoubles(hexIds(pack, [...pack.hexes.keys()]), 'WP-2.3.b');
  const units = noDoubles(own, 'WP-2.2.g');
  const nations: readonly string[] = NATIONS[side];
  return [
    order('window').one('kind', QUESTIONS, anyOf(QUESTIONS)).one('mode', MODES, anyOf(MODES)),
    order('hits').one('rule', HIT_RULES, anyOf(HIT_RULES)).set('keep', 'unit', units),
    order('losses').list('units', 'unit', units, { min: 1, max: own.length }),
    order('support')
      .one('rule', SUPPORT_RULES, anyOf(SUPPORT_RULES))
      .set('spare', 'unit', noDoubles(air, 'WP-9.2.b')),
    order('retreat').list('hexes', 'hex', hexes, { min: 1, max: MOST_HEXES }),
    order('relocation').list('hexes', 'hex', hexes, { min: 1, max: MOST_HEXES }),
    order('rebuild').list('units', 'unit', units, { min: 1, max: own.length }),
    order('arrival')
      .one('nation', nations, anyOf(nations))
      .one('to', 'hex', anyId(hexIds(pack, pack.sources[side]), 'WP-11.0.a')),
  ];
}

const MOST_HEXES = 40;

/** A later sentence with the same key replaces an earlier one. */
export function standingKey({ do: word, kind, nation }: Order): string {
  return `${word}:${String(kind ?? nation ?? '')}`;
}
