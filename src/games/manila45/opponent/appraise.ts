/**
 * The practice opponent's judgement: one look ahead, in points of its own. The US side attacks the city, the
 * Japanese hold it.
 */
import type { Decision, Order, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { enemyOf, hexIndex, type Pack, type SideId, unitIndex } from '../components/pack.js';
import { offensiveOf } from '../rules/fire/declare.js';
import { chanceAgainst } from '../rules/fire/defensive.js';
import { explainOffensive } from '../rules/fire/offensive.js';
import { strengthOf } from '../rules/fire/table.js';
import { unitAt, unitsIn } from '../state/questions.js';
import type { Position } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { type Outlook, outlookOf, placeWorth, unitWorth } from './outlook.js';

/** Fixed points for what needs no looking at; what is not named here nor below is left alone. */
const PLAIN: Readonly<Record<string, number>> = {
  template: 10,
  replace: 20,
  advance: 15,
  end: 0,
  stop: 0,
  hold: 0,
};
const LEFT_ALONE = -1;

export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  let last: { readonly view: View; readonly outlook: Outlook } | undefined;
  const outlook = (view: View, side: SideId): Outlook => {
    if (last?.view !== view)
      last = { view, outlook: outlookOf({ pack, state: situationIn(pack, view) }, side) };
    return last.outlook;
  };
  return (view, decision, order) => {
    const side: SideId = decision.side === 'US' ? 'US' : 'JP';
    if (order.do === 'march') return marchWorth(outlook(view, side), order);
    if (order.do === 'attack') return attackWorth(outlook(view, side).p, side, order);
    if (order.do === 'fire') return fireWorth(outlook(view, side).p, order);
    return PLAIN[order.do] ?? LEFT_ALONE;
  };
}

/** What the goal is worth beyond the present place: to a unit that enters, beyond the hex by which it comes. */
function marchWorth(outlook: Outlook, { unit, path }: Order): number {
  const { p } = outlook;
  const way = idsIn(path);
  const [first, goal] = [way[0], way.at(-1)];
  if (first === undefined || goal === undefined) return LEFT_ALONE;
  const index = unitIndex(p.pack, String(unit));
  const { at } = unitAt(p, index);
  const there = placeWorth(outlook, index, hexIndex(p.pack, goal));
  return there - placeWorth(outlook, index, at < 0 ? hexIndex(p.pack, first) : at);
}

/**
 * The faces that hit, by what stands there; each attacker costs its strength, so that guns are not wasted.
 */
function attackWorth(p: Position, side: SideId, { do: _, ...answer }: Order): number {
  const attack = offensiveOf(p, {
    target: String(answer.target),
    units: idsIn(answer.units),
    ...(Array.isArray(answer.air) ? { air: answer.air } : {}),
    ...(answer.fga === 'yes' ? { fga: 'yes' } : {}),
  });
  const [chance] = explainOffensive(p, attack).chances;
  if (chance === undefined || chance.of === 0) return LEFT_ALONE;
  const there = unitsIn(p, enemyOf(side), attack.target);
  const prize = there.reduce((sum, unit) => sum + unitWorth(p, unit), 0);
  return chance.of * prize - strengthOf(p.pack, [...attack.units, ...attack.air]);
}

function fireWorth(p: Position, { units }: Order): number {
  const mover = p.state.move?.unit;
  if (mover === undefined) return LEFT_ALONE;
  const shooters = idsIn(units).map((id) => unitIndex(p.pack, id));
  const chance = chanceAgainst(p, shooters, mover);
  return chance === 0 ? LEFT_ALONE : chance * unitWorth(p, mover) - shooters.length;
}
