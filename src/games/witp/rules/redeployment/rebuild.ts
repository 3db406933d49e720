/** Rule 10.6: damaged units are rebuilt. WP-10.6. */
import { type Clause, decision, type Next, order, type Rules } from '../../../../referee/index.js';
import { cardIds, cardIndex, type Nation, type OpOf, type SideId, unitIndex } from '../../components/pack.js';
import { type Effect, inForce, isNeutral, type Position, typeOf, unitAt } from '../../state/state.js';
import { controlOf } from '../../state/survey.js';
import { actionDone, alternationOver, firstToAct, named, type Playing, toAct } from '../playing.js';

/** One unit of one side, until both have passed; what RP are left then are lost (WP-10.6.b, g). */
export function* rebuildRound(p: Playing): Rules<Next> {
  const side = toAct(p, firstToAct(p, 'redeployment'));
  if (side === undefined) {
    alternationOver(p.state);
    p.state.rp = { J: 0, A: 0 };
    for (const unit of p.state.units) unit.redeployed = false;
    return 'next';
  }
  yield* rebuild(p, side);
  return 'again';
}

/** One action of a side: a unit for RP, a unit by card, or a pass. */
export function* rebuild(p: Playing, side: SideId): Rules<void> {
  const answer = yield* p.play.askAny(rebuilding(p, side));
  const passes = answer === undefined || answer.do === 'pass';
  if (!passes) {
    const unit = unitIndex(p.pack, answer.unit);
    unitAt(p, unit).damaged = false;
    if (answer.do === 'rebuild') p.state.rp[side] -= costOf(p, unit);
    else takeFree(p, side, cardIndex(p.pack, answer.card));
    p.play.log('rebuilt', { side, unit: answer.unit });
  } else p.play.log('rebuild.pass', { side });
  actionDone(p.state, side, passes);
}

function takeFree(p: Playing, side: SideId, card: number): void {
  for (const effect of p.state.effects) if (effect.card === card && effect.owner === side) effect.left--;
}

function rebuilding(p: Playing, side: SideId) {
  const { pack } = p;
  const { rebuildCost } = pack.file.tables;
  const damaged = () => pack.army[side].filter((unit) => unitAt(p, unit).damaged && unitAt(p, unit).at >= 0);
  const cards = () =>
    cardIds(
      pack,
      freeCards(p, side).map(({ effect }) => effect.card),
    );
  return decision({
    side,
    kind: 'rebuild',
    clause: 'WP-10.6.a',
    public: true,
    about: { left: p.state.rp[side], carrier: rebuildCost.CV, other: rebuildCost.N },
    forms: [
      order('rebuild').one('unit', 'unit', {
        candidates: () => named(p, damaged()),
        forbids: (_, __, id) => forbidsRebuild(p, side, unitIndex(pack, id)),
      }),
      order('rebuildFree')
        .one('card', 'card', {
          candidates: cards,
          forbids: (_, __, card) => (cards().includes(card) ? undefined : 'WP-4.3.a'),
        })
        .one('unit', 'unit', {
          candidates: () => named(p, damaged()),
          forbids: ({ card }, _, id) => forbidsFree(p, side, cardIndex(pack, card), unitIndex(pack, id)),
        })
        .unless(() => (cards().length > 0 ? undefined : 'WP-4.3.a')),
      order('pass').idly(),
    ],
  });
}

function costOf(position: Position, unit: number): number {
  return position.pack.file.tables.rebuildCost[typeOf(position, unit).type];
}

function forbidsRebuild(position: Position, side: SideId, unit: number): Clause | undefined {
  const forbidden = forbidsPlace(position, side, unit, typeOf(position, unit).nation);
  if (forbidden !== undefined) return forbidden;
  return costOf(position, unit) > position.state.rp[side] ? 'WP-10.6.a' : undefined;
}

/** A base of the own nation's colour that its side controls; fleets need a port (WP-10.6.a, c, d, e, f). */
function forbidsPlace(position: Position, side: SideId, unit: number, nation: Nation): Clause | undefined {
  const { damaged, at } = unitAt(position, unit);
  const kind = typeOf(position, unit);
  if (kind.side !== side || !damaged || at < 0) return 'WP-10.6.a';
  if (isNeutral(position, unit)) return 'WP-13.4.b';
  const { base, colour } = position.pack.hexes[at]!;
  if (base === undefined) return 'WP-10.6.a';
  if (colour !== nation) return colour === 'JP' || nation === 'JP' ? 'WP-10.6.d' : 'WP-10.6.c';
  if (controlOf(position, at) !== side) return 'WP-10.6.a';
  return kind.fleet && base !== 'port' ? 'WP-10.6.e' : undefined;
}

// --- rebuilding by card

interface FreeRebuild {
  readonly op: OpOf<'rebuildFree'>;
  readonly effect: Effect;
}

function freeCards(position: Position, side: SideId): FreeRebuild[] {
  return inForce(position, 'rebuildFree').filter(({ op, effect }) => op.side === side && effect.left > 0);
}

/** The card names types, perhaps a nation, perhaps bases of another one. */
function forbidsFree(position: Position, side: SideId, card: number, unit: number): Clause | undefined {
  const op = freeCards(position, side).find(({ effect }) => effect.card === card)?.op;
  const { type, nation } = typeOf(position, unit);
  if (op === undefined || !op.types.includes(type) || (op.nation ?? nation) !== nation) return 'WP-4.3.a';
  const own = forbidsPlace(position, side, unit, nation);
  if (own === undefined || op.alsoAt === undefined) return own;
  return forbidsPlace(position, side, unit, op.alsoAt);
}
