/** Rules 10.3, 10.4: Air and land stacks redeploy, and submarines attack. WP-10.3, WP-10.4. */
import {
  type Clause,
  decision,
  type Explanation,
  type Next,
  order,
  type Rules,
} from '../../../../referee/index.js';
import { remembering } from '../../../shared/index.js';
import {
  cardIndex,
  hexId,
  hexIndex,
  NONE,
  type OpOf,
  type SideId,
  unitId,
  unitIndex,
} from '../../components/pack.js';
import {
  type Effect,
  fleetsIn,
  inForce,
  isChinese,
  isNeutral,
  isOnMap,
  landIn,
  type Position,
  typeOf,
  unitAt,
} from '../../state/state.js';
import { controlMap, type Survey, surveyOf } from '../../state/survey.js';
import { forbidsHex } from '../closed.js';
import {
  actionDone,
  alternationOver,
  firstToAct,
  hexNames,
  hitUnit,
  named,
  once,
  type Playing,
  toAct,
} from '../playing.js';
import { settleMap } from '../settle.js';
import { forbidsAll } from './fleets.js';
import { forbidsTransport, reachOf, transportOf, transportWay, unfinishedTransport } from './network.js';

/** One stack of one side, until both have passed (WP-10.3.a, h). */
export function* redeployRound(p: Playing): Rules<Next> {
  const side = toAct(p, firstToAct(p, 'redeployment'));
  if (side === undefined) {
    alternationOver(p.state);
    return 'next';
  }
  yield* redeploy(p, side);
  return 'again';
}

/** One action of a side: an Air stack, a land stack, a stack by card, or a pass. */
export function* redeploy(p: Playing, side: SideId): Rules<void> {
  const answer = yield* p.play.askAny(redeploying(p, side));
  actionDone(p.state, side, answer === undefined || answer.do === 'pass');
  if (answer === undefined || answer.do === 'pass') {
    p.play.log('redeploy.pass', { side });
    return;
  }
  const units = answer.units.map((id) => unitIndex(p.pack, id));
  const path = answer.do === 'redeployLand' ? answer.path.map((id) => hexIndex(p.pack, id)) : [];
  const to = answer.do === 'redeployLand' ? path.at(-1)! : hexIndex(p.pack, answer.to);
  yield* moveStack(p, side, units, to);
  if (answer.do === 'redeployLand' && isAtSea(p, path)) yield* submarines(p, side, units);
  if (answer.do === 'evacuate') yield* evacuated(p, side, cardIndex(p.pack, answer.card), units);
}

function* moveStack(p: Playing, side: SideId, units: readonly number[], to: number): Rules<void> {
  const before = controlMap(p);
  p.state.redeployLeft[side]--;
  for (const unit of units) Object.assign(unitAt(p, unit), { at: to, redeployed: true });
  p.play.log('redeployed', { side, units: named(p, units), to: hexId(p.pack, to) });
  yield* settleMap(p, before); // a base may go back when the last land leaves: WP-10.3.l
}

function* evacuated(p: Playing, side: SideId, card: number, units: readonly number[]): Rules<void> {
  const found = evacuations(p, side).find(({ effect }) => effect.card === card);
  if (found === undefined) return;
  found.effect.left--;
  if (found.op.noSub !== true) yield* submarines(p, side, units);
}

/** The roll is made unless every hex but the first is a land hex (WP-10.4.d). */
function isAtSea({ pack }: Position, path: readonly number[]): boolean {
  return path.some((hex) => pack.hexes[hex]!.terrain !== 'land');
}

function redeploying(p: Playing, side: SideId) {
  const survey = once(() => surveyOf(p));
  const closed = () => (p.state.redeployLeft[side] > 0 ? undefined : 'WP-10.1.b');
  return decision({
    side,
    kind: 'redeploy',
    clause: 'WP-10.3.c',
    public: true,
    about: { left: p.state.redeployLeft[side] },
    forms: [
      airForm(p, survey, side).unless(closed),
      landForm(p, survey, side).unless(closed),
      evacuateForm(p, survey, side).unless(() => closed() ?? closesEvacuation(p, side)),
      order('pass').idly(),
    ],
  });
}

/** The clause that keeps a unit from redeploying at all (WP-10.1.a, WP-12.2.c, r, WP-13.4.b). */
function forbidsGoing(
  position: Position,
  side: SideId,
  type: 'A' | 'L',
  from: number,
  unit: number,
): Clause | undefined {
  const kind = typeOf(position, unit);
  const { at, redeployed, carrier } = unitAt(position, unit);
  if (kind.side !== side || kind.type !== type || at !== from || carrier !== NONE) return 'WP-10.1.d';
  if (isNeutral(position, unit)) return 'WP-13.4.b';
  if (isChinese(position, unit)) return type === 'A' ? 'WP-12.2.r' : 'WP-12.2.k';
  return redeployed ? 'WP-10.1.a' : undefined;
}

function forbidsFrom(position: Position, side: SideId, type: 'A' | 'L', from: number): Clause | undefined {
  return forbidsAll(position.pack.army[side].map((unit) => forbidsGoing(position, side, type, from, unit)));
}

function goers(position: Position, side: SideId, type: 'A' | 'L', from: number): number[] {
  return position.pack.army[side].filter(
    (unit) => forbidsGoing(position, side, type, from, unit) === undefined,
  );
}

/** Hexes with units of a type that may redeploy. */
function goerHexes(position: Position, side: SideId, type: 'A' | 'L'): number[] {
  const hexes = new Set<number>();
  for (const unit of position.pack.army[side]) {
    const { at } = unitAt(position, unit);
    if (at >= 0 && forbidsGoing(position, side, type, at, unit) === undefined) hexes.add(at);
  }
  return [...hexes].sort((a, b) => a - b);
}

function unitsField(p: Playing, side: SideId, type: 'A' | 'L') {
  return {
    candidates: ({ from }: { readonly from: string }) =>
      named(p, goers(p, side, type, hexIndex(p.pack, from))),
    forbids: ({ from }: { readonly from: string }, _: readonly string[], unit: string) =>
      forbidsGoing(p, side, type, hexIndex(p.pack, from), unitIndex(p.pack, unit)),
    unfinished: (_: { readonly from: string }, units: readonly string[]): Clause | undefined =>
      units.length === 0 ? 'WP-10.1.d' : undefined,
  };
}

/**
 * An own-controlled base or source, or a hex in continued combat; nothing that is closed (WP-10.3.c,
 * WP-12.1.h, WP-12.2.b).
 */
export function forbidsDestination(
  position: Position,
  survey: Survey,
  side: SideId,
  hex: number,
): Clause | undefined {
  const closed = forbidsHex(position, survey, side, hex);
  if (closed !== undefined) return closed;
  return survey.control[hex] === side || position.state.cc.includes(hex) ? undefined : 'WP-10.3.c';
}

/** Air goes any distance (WP-10.3.d, k). */
function airForm(p: Playing, survey: () => Survey, side: SideId) {
  const { pack } = p;
  return order('redeploy')
    .one('from', 'hex', {
      candidates: () => hexNames(p, goerHexes(p, side, 'A')),
      forbids: (_, __, from) => forbidsFrom(p, side, 'A', hexIndex(pack, from)),
    })
    .set('units', 'unit', unitsField(p, side, 'A'), { min: 1 })
    .one('to', 'hex', {
      candidates: () => hexNames(p, [...new Set([...pack.bases, ...p.state.cc])]),
      forbids: ({ from }, _, to) =>
        from === to ? 'WP-10.3.d' : forbidsDestination(p, survey(), side, hexIndex(pack, to)),
    });
}

/**
 * Land goes through the transport network; by its goal alone it takes a way without submarines if there is
 * one (WP-10.3.e, WP-10.4.e).
 */
function landForm(p: Playing, survey: () => Survey, side: SideId) {
  const { pack } = p;
  const transport = once(() => transportOf(p, survey(), side));
  const reach = once(() => reachOf(transport()));
  const ends = remembering((from: string) =>
    reach()
      .ends(hexIndex(pack, from))
      .filter((hex) => forbidsDestination(p, survey(), side, hex) === undefined),
  );
  const indexes = (ids: readonly string[]) => ids.map((id) => hexIndex(pack, id));
  return order('redeployLand')
    .one('from', 'hex', {
      candidates: () => hexNames(p, goerHexes(p, side, 'L')),
      forbids: (_, __, from) => {
        const hex = hexIndex(pack, from);
        const stay = forbidsFrom(p, side, 'L', hex);
        if (stay !== undefined) return stay;
        if (p.state.cc.includes(hex)) return 'WP-10.3.b';
        return ends(from).length > 0 ? undefined : 'WP-10.3.e';
      },
    })
    .set('units', 'unit', unitsField(p, side, 'L'), { min: 1 })
    .path('path', 'hex', {
      candidates: ({ from }, steps) => {
        const at = hexIndex(pack, steps.at(-1) ?? from);
        return hexNames(
          p,
          [...pack.hexes.keys()].filter((hex) => pack.grid.adjacent(at, hex)),
        );
      },
      forbids: ({ from }, steps, step) => {
        const at = hexIndex(pack, steps.at(-1) ?? from);
        const hex = hexIndex(pack, step);
        if (!pack.grid.adjacent(at, hex)) return 'WP-10.3.e';
        return forbidsTransport(transport(), hexIndex(pack, from), [...indexes(steps), hex]);
      },
      unfinished: ({ from }, steps) => {
        const path = indexes(steps);
        const last = path.at(-1);
        if (last === undefined || last === hexIndex(pack, from)) return 'WP-10.3.e';
        return (
          forbidsDestination(p, survey(), side, last) ??
          unfinishedTransport(transport(), hexIndex(pack, from), path)
        );
      },
      goals: ({ from }) => hexNames(p, ends(from)),
      route: ({ from }, goal) => {
        const way = transportWay(transport(), hexIndex(pack, from), hexIndex(pack, goal));
        return way === undefined ? undefined : hexNames(p, way);
      },
      shuts: (_, goal) => forbidsDestination(p, survey(), side, hexIndex(pack, goal)),
      explain: ({ from, units }) => portGivenUp(p, side, hexIndex(pack, from), units),
    });
}

/** Own fleets that stay in a port which goes back to the enemy when this land has left (WP-10.5.j). */
function portGivenUp(
  p: Position,
  side: SideId,
  from: number,
  units: readonly string[],
): Explanation | undefined {
  const { base, owner } = p.pack.hexes[from]!;
  const stay = landIn(p, side, from).filter((unit) => !units.includes(unitId(p.pack, unit)));
  const fleets = fleetsIn(p, side, from);
  if (base !== 'port' || owner === side || stay.length > 0 || fleets.length === 0) return undefined;
  const warning = { key: 'explain.port', hex: hexId(p.pack, from), units: named(p, fleets) };
  return { lines: [warning], modifiers: [], chances: [] };
}

// --- evacuation by card

interface Evacuation {
  readonly op: OpOf<'freeRedeployLand'>;
  readonly effect: Effect;
}

/** Cards in force that take a land stack anywhere (cards 1943-08, 1943-10). */
function evacuations(position: Position, side: SideId): Evacuation[] {
  return inForce(position, 'freeRedeployLand').filter(
    ({ op, effect }) => op.side === side && effect.left > 0,
  );
}

function closesEvacuation(position: Position, side: SideId): Clause | undefined {
  return evacuations(position, side).length > 0 ? undefined : 'WP-4.3.a';
}

function evacuateForm(p: Playing, survey: () => Survey, side: SideId) {
  const { pack } = p;
  const ids = () => evacuations(p, side).map(({ effect }) => pack.cards[effect.card]!.id);
  const opOf = (card: string) =>
    evacuations(p, side).find(({ effect }) => effect.card === cardIndex(pack, card))?.op;
  return order('evacuate')
    .one('card', 'card', {
      candidates: ids,
      forbids: (_, __, card) => (ids().includes(card) ? undefined : 'WP-4.3.a'),
    })
    .one('from', 'hex', {
      candidates: () => hexNames(p, goerHexes(p, side, 'L')),
      forbids: ({ card }, _, from) => {
        const hex = hexIndex(pack, from);
        const stay = forbidsFrom(p, side, 'L', hex);
        if (stay !== undefined) return stay;
        return p.state.cc.includes(hex) && opOf(card)?.ignoreContinued !== true ? 'WP-10.3.b' : undefined;
      },
    })
    .set(
      'units',
      'unit',
      {
        ...unitsField(p, side, 'L'),
        unfinished: ({ card }, units) =>
          units.length === 0 || units.length > (opOf(card)?.n ?? 0) ? 'WP-4.3.a' : undefined,
      },
      { min: 1 },
    )
    .one('to', 'hex', {
      candidates: () => hexNames(p, pack.bases),
      forbids: ({ from }, _, to) => {
        const hex = hexIndex(pack, to);
        if (from === to || survey().control[hex] !== side) return 'WP-4.3.a';
        return forbidsHex(p, survey(), side, hex);
      },
      explain: ({ from, units }) => portGivenUp(p, side, hexIndex(pack, from), units),
    });
}

/**
 * Two dice for the stack that has arrived; a hit is one hit on the whole stack, and the owner chooses
 * (WP-10.4.b, c, d).
 */
export function* submarines(p: Playing, side: SideId, units: readonly number[]): Rules<void> {
  const [least, most] = rangeOf(p, side);
  if (most === 0) return;
  const { outcome } = p.play.roll({
    purpose: `submarines${side}`,
    dice: [6, 6],
    outcomes: [
      [least - 1, 'miss'],
      [most, 'hit'],
      [LAST, 'miss'],
    ],
  });
  const standing = units.filter((unit) => isOnMap(unitAt(p, unit)));
  if (outcome !== 'hit' || standing.length === 0) {
    p.play.log('submarines.miss', { side });
    return;
  }
  const before = controlMap(p);
  hitUnit(p, yield* choose(p, side, standing));
  yield* settleMap(p, before);
}

const LAST = 12;

/** Of the year, or of the card declared last; nothing to nothing means no roll. */
function rangeOf(position: Position, side: SideId): readonly [number, number] {
  const { pack, state } = position;
  const set = inForce(position, 'subRange').filter(({ op }) => op.side === side);
  const card = set.at(-1)?.op;
  if (card !== undefined) return [card.min, card.max];
  const { submarineRow } = pack.file.turnTrack[state.turn - 1]!;
  return pack.file.tables.submarine.hitRange[submarineRow]?.[side] ?? [0, 0];
}

function* choose(p: Playing, side: SideId, units: readonly number[]): Rules<number> {
  const { unit } = yield* p.play.ask(
    decision({
      side,
      kind: 'submarine',
      clause: 'WP-10.4.c',
      public: true,
      forms: [
        order('hit').one('unit', 'unit', {
          candidates: () => named(p, units),
          forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : 'WP-10.4.c'),
        }),
      ],
    }),
  );
  return unitIndex(p.pack, unit);
}
