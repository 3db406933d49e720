/** Rule 12.2: China. WP-12.2. */
import type { Clause, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import { hexId, hexIndex, unitId, unitIndex } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import { isChinese, isNeutral, isOnMap, landIn, typeOf, unitAt } from '../../state/state.js';
import { controlMap } from '../../state/survey.js';
import { ascending, hexNames, logHex, named, type Playing, removeUnit } from '../playing.js';
import { isAlone, settleMap } from '../settle.js';

/** Surrender, penalty, count, recovery, redeployment (WP-3.1.b). */
export function* china(p: Playing): Rules<void> {
  surrender(p);
  yield* frontPenalty(p);
  countLand(p);
  recover(p);
  yield* redeployChinese(p);
}

/** J land in Chungking without CN land: China gives up for good (WP-12.2.e, o, p). */
function surrender(p: Playing): void {
  const { pack, state } = p;
  if (state.surrendered || !isAlone(p, 'J', pack.chungking)) return;
  state.surrendered = true;
  p.play.log('china.surrenders', {});
  for (const [unit, one] of state.units.entries())
    if (isOnMap(one) && isChinese(p, unit)) removeUnit(p, unit);
}

const FRONT_FROM = 2;
const COUNT_FROM = 3;
const LEAST_LAND = 3;

/** Without a land battle against CN units A removes one J land unit in China (WP-12.2.f, g, u). */
function* frontPenalty(p: Playing): Rules<void> {
  const { state } = p;
  if (state.surrendered || state.turn < FRONT_FROM || state.chinaBattle) return;
  const units = landInChina(p);
  if (units.length === 0) return;
  const before = controlMap(p);
  const { unit } = yield* p.play.ask(
    decision({
      side: 'A',
      kind: 'front',
      clause: 'WP-12.2.g',
      public: true,
      forms: [
        order('remove').one('unit', 'unit', {
          candidates: () => named(p, units),
          forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : 'WP-12.2.g'),
        }),
      ],
    }),
  );
  p.play.log('front.penalty', { unit });
  removeUnit(p, unitIndex(p.pack, unit));
  yield* settleMap(p, before);
}

/** J land units in the region. */
function landInChina(position: Position): number[] {
  return position.pack.china.flatMap((hex) => landIn(position, 'J', hex)).sort(ascending);
}

/** Fewer than three J land units in China cost TRP next turn (WP-12.2.h). */
function countLand(p: Playing): void {
  const { state } = p;
  const few = landInChina(p).length < LEAST_LAND;
  state.chinaPenaltyNext = !state.surrendered && state.turn >= COUNT_FROM && few;
  if (state.chinaPenaltyNext) p.play.log('front.thin', {});
}

/**
 * Damaged CN units are full again, in continued combat too, and the Air at Chungking with them (WP-12.2.i,
 * j).
 */
function recover(p: Playing): void {
  const units = [...p.state.units.keys()].filter((unit) => {
    const { at, damaged } = unitAt(p, unit);
    return at >= 0 && damaged && isChinese(p, unit);
  });
  for (const unit of units) unitAt(p, unit).damaged = false;
  if (units.length > 0) p.play.log('china.recovers', { units: named(p, units) });
}

/** Stack by stack among the three hexes, each unit once (WP-12.2.k to n, x). */
function* redeployChinese(p: Playing): Rules<void> {
  const { state } = p;
  if (state.surrendered || (state.turn === 1 && state.options.chineseNoRedeployTurn1)) return;
  for (;;) {
    const answer = yield* p.play.askAny(redeploying(p));
    if (answer?.do !== 'chinese') break;
    const before = controlMap(p);
    const to = hexIndex(p.pack, answer.to);
    for (const id of answer.units)
      Object.assign(unitAt(p, unitIndex(p.pack, id)), { at: to, redeployed: true });
    p.play.log('redeployed', { side: 'A', units: answer.units, to: answer.to });
    if (landIn(p, 'J', to).length > 0 && !state.cc.includes(to)) {
      state.cc = [...state.cc, to].sort(ascending); // WP-12.2.m
      logHex(p, 'cc', to);
    }
    yield* settleMap(p, before);
  }
  for (const unit of state.units) unit.redeployed = false;
}

function redeploying(p: Playing) {
  const { pack } = p;
  const movable = (from: string) =>
    landIn(p, 'A', hexIndex(pack, from)).filter((unit) => forbidsGoing(p, unit) === undefined);
  return decision({
    side: 'A',
    kind: 'chinese',
    clause: 'WP-12.2.k',
    public: true,
    forms: [
      order('chinese')
        .one('from', 'hex', {
          candidates: () => hexNames(p, pack.chinaHome),
          forbids: (_, __, from) => forbidsOrigin(p, hexIndex(pack, from), movable(from)),
        })
        .set(
          'units',
          'unit',
          {
            candidates: ({ from }) => named(p, movable(from)),
            forbids: ({ from }, _, id) => {
              const unit = unitIndex(pack, id);
              return unitAt(p, unit).at === hexIndex(pack, from) ? forbidsGoing(p, unit) : 'WP-12.2.k';
            },
            unfinished: (_, units) => (units.length === 0 ? 'WP-12.2.k' : undefined),
          },
          { min: 1 },
        )
        .one('to', 'hex', {
          candidates: () => hexNames(p, pack.chinaHome),
          forbids: ({ from }, _, to) => {
            if (from === to) return 'WP-12.2.k';
            return pack.chinaHome.includes(hexIndex(pack, to)) ? undefined : 'WP-12.2.a';
          },
        }),
      order('pass').idly(),
    ],
  });
}

function forbidsOrigin(position: Position, from: number, units: readonly number[]): Clause | undefined {
  if (position.state.cc.includes(from)) return 'WP-12.2.l';
  return units.length > 0 ? undefined : 'WP-12.2.k';
}

function forbidsGoing(position: Position, unit: number): Clause | undefined {
  const { nation, type } = typeOf(position, unit);
  if (nation !== 'CN' || type !== 'L') return 'WP-12.2.k';
  return unitAt(position, unit).redeployed ? 'WP-12.2.x' : undefined;
}

// --- the Air at Chungking

const AIR_FROM = 6;

/** From turn 6, once, A may place an Air at Chungking (WP-12.2.q, s, v). */
export function* chungking(p: Playing): Rules<void> {
  const { pack, state } = p;
  if (closesChungking(p)) return;
  const answer = yield* p.play.askAny(placing(p));
  if (answer?.do !== 'place') return;
  const before = controlMap(p);
  const unit = unitIndex(pack, answer.unit);
  state.chungkingAir = unit;
  state.chungkingUsed = true;
  unitAt(p, unit).at = pack.chungking;
  p.play.log('air.placed', { unit: unitId(pack, unit), hex: hexId(pack, pack.chungking) });
  yield* settleMap(p, before);
}

function closesChungking(position: Position): boolean {
  const { pack, state } = position;
  if (state.turn < AIR_FROM || state.chungkingUsed || state.surrendered) return true;
  return isAlone(position, 'J', pack.rangoon) || isAlone(position, 'J', pack.chungking);
}

function placing(p: Playing) {
  const { pack, state } = p;
  const air = () =>
    pack.army.A.filter(
      (unit) => pack.units[unit]!.type === 'A' && state.units[unit]!.at >= 0 && !isNeutral(p, unit),
    );
  return decision({
    side: 'A',
    kind: 'chungking',
    clause: 'WP-12.2.q',
    public: true,
    forms: [
      order('place').one('unit', 'unit', {
        candidates: () => named(p, air()),
        forbids: (_, __, id) => (air().includes(unitIndex(pack, id)) ? undefined : 'WP-12.2.q'),
      }),
      order('pass').idly(),
    ],
  });
}
