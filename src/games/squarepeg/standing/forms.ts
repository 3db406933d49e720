/** The forms of the orders that a side may leave. */
import type { Form, Order, Walk } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import { anyNumber, anyOf, noDoubles } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { LOSSES, preferenceIds } from '../state/universe.js';

const RAVINE_RULES = ['stop', 'asPlanned', 'reroute', 'ask'] as const;

const ADVANCE_RULES = ['default', 'listed', 'never', 'ask'] as const;

const LOSS_RULES = ['weakest', 'ask'] as const;

const CAUTION_RULES = ['yes', 'no'] as const;

/** Most hexes that a way round the ravine may cost. */
const LONGEST_DETOUR = 40;

/** The forms of the orders that a side may leave. */
export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const own = ownIds(pack, side);
  const units: Walk<object> = {
    candidates: () => own,
    forbids: (_, steps, unit) => (own.includes(unit) && !steps.includes(unit) ? undefined : 'SP-6.0.a'),
  };
  const anyHex: Walk<object> = { candidates: () => pack.hexes.map((h) => h.id), forbids: () => undefined };
  const retreat = order('retreat')
    .maybe('unit', 'unit', units)
    .list('prefer', 'preference', preferences(pack, side, ['back']), { min: 1, max: 40 });
  const back = order('attackerRetreat').list('prefer', 'preference', preferences(pack, side, []), {
    min: 1,
    max: 40,
  });
  const advance = order('advance')
    .maybe('target', 'hex', anyHex)
    .one('rule', ADVANCE_RULES, anyOf(ADVANCE_RULES))
    .list('units', 'unit', units, { max: own.length });
  if (side === 'JP')
    return [retreat, order('attackerLoss').one('rule', LOSS_RULES, anyOf(LOSS_RULES)), back, advance];
  return [
    retreat,
    order('tankCaution').one('rule', CAUTION_RULES, anyOf(CAUTION_RULES)),
    order('defenderLoss').list('losses', 'loss', noDoubles(LOSSES, 'SP-7.3.d'), { min: 1 }),
    order('attackerLoss').list('losses', 'loss', noDoubles(LOSSES, 'SP-7.3.d'), { min: 1 }),
    back,
    advance,
    order('ravine')
      .one('rule', RAVINE_RULES, anyOf(RAVINE_RULES))
      .number('detour', anyNumber(LONGEST_DETOUR), { min: 0, max: LONGEST_DETOUR }),
  ];
}

/** Ids under which a side's units go, now or later. */
export function ownIds(pack: Pack, side: SideId): string[] {
  const pieces = pack.army[side].map((unit) => pack.pieces[unit]!.id);
  return side === 'NZ' ? pieces : [...pieces, ...pack.faceDown.map((counter) => pack.counters[counter]!.id)];
}

/**
 * Blocking ways is Japan's business, staying together that of NZ; a way back there is in the own attack
 * alone.
 */
function preferences(pack: Pack, side: SideId, without: readonly string[]): Walk<object> {
  const closed = [...without, side === 'JP' ? 'stayTogether' : 'intoContactBlock'];
  return {
    candidates: () => preferenceIds(pack),
    forbids: (_, steps, entry) => (closed.includes(entry) || steps.includes(entry) ? 'SP-7.4.i' : undefined),
  };
}

/**
 * A later sentence with the same key replaces an earlier one: retreats are kept by unit, advances by target.
 */
export function standingKey(standing: Order): string {
  if (standing.do === 'retreat') return `retreat:${String(standing.unit ?? '')}`;
  if (standing.do === 'advance') return `advance:${String(standing.target ?? '')}`;
  return standing.do;
}
