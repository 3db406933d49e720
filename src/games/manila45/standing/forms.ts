/** The sentences that a seat may leave for defensive fire in the other side's movement. */
import type { Form, Order } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import { anyId, anyNumber, anyOf, noDoubles } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';

export const FIRE_RULES = ['default', 'always', 'never', 'atLeast'] as const;
export const UNIT_RULES = ['always', 'never', 'atLeast', 'hidden'] as const;
export const GROUPS = ['all', 'fewest'] as const;
/**
 * Kinds of movers; the 672nd goes with the engineers. Nobody can go by them in the Japanese movement, where
 * the mover may be face down.
 */
export const MOVERS = ['armoured', 'infantry', 'engineers'] as const;
export type MoverKind = (typeof MOVERS)[number];

/** Chances are said in faces of the die. */
const FACES = { min: 1, max: 6 };

/** For all its fire or that out of one hex; for units; and when it wants to be asked. */
export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const own = pack.army[side].filter((unit) => pack.units[unit]!.dfc).map((unit) => pack.units[unit]!.id);
  const hexes = pack.hexes.filter(({ land }) => land).map(({ id }) => id);
  const hex = anyId(hexes, 'MN-9.1.b');
  const turns = pack.turns.map(({ turn }) => String(turn));
  const chance = { ...anyNumber(FACES.max, FACES.min), applies: hasChance };
  const atMovers = { ...anyOf(MOVERS), applies: () => side === 'JP' };
  const fires = { ...anyOf(GROUPS), applies: ({ rule }: Ruled) => rule !== 'never' };
  // Only Japanese units stand face down.
  const unitRules = side === 'JP' ? UNIT_RULES : UNIT_RULES.filter((rule) => rule !== 'hidden');
  const fireRule = order('fireRule')
    .maybe('hex', 'hex', hex)
    .one('rule', FIRE_RULES, anyOf(FIRE_RULES))
    .number('chance', chance, FACES)
    .maybe('group', GROUPS, fires)
    .maybe('only', MOVERS, atMovers)
    .maybe('fromTurn', turns, anyOf(turns));
  const unitRule = order('unitRule')
    .set('units', 'unit', noDoubles(own, 'MN-9.3.a'), { min: 1 })
    .one('rule', unitRules, anyOf(unitRules))
    .number('chance', chance, FACES)
    .maybe('group', GROUPS, fires)
    .maybe('only', MOVERS, atMovers)
    .maybe('fromTurn', turns, anyOf(turns));
  const askMe = order('askMe')
    .maybe('hex', 'hex', hex)
    .maybe('only', MOVERS, atMovers)
    .maybe('turn', turns, anyOf(turns));
  return [fireRule, unitRule, askMe];
}

interface Ruled {
  readonly rule: string;
}

function hasChance({ rule }: Ruled): boolean {
  return rule === 'atLeast' || rule === 'hidden';
}

/** A later sentence with the same key replaces an earlier one. */
export function standingKey(standing: Order): string {
  const { do: word, hex, units, rule, only, turn } = standing;
  if (word === 'fireRule') return `fireRule:${String(hex ?? '')}`;
  if (word === 'askMe') return `askMe:${String(hex ?? '')}:${String(only ?? '')}:${String(turn ?? '')}`;
  const named = Array.isArray(units) ? units.join(' ') : '';
  return `unitRule:${rule === 'hidden' ? 'hidden' : ''}:${named}`;
}
