/** Rule 10.5: stacking limits are checked. WP-10.5. */
import type { Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { enemyOf, hexId, unitId, unitIndex } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import { airIn, fleetsIn, isChinese, isNeutral, landIn } from '../../state/state.js';
import { controlMap, controlOf, surveyOf } from '../../state/survey.js';
import { firstToAct, named, type Playing, removeUnit } from '../playing.js';
import { settleMap } from '../settle.js';

/** Each side removes what is over the limits, hex by hex in order of number (WP-10.5.a, g). */
export function* stacking(p: Playing): Rules<void> {
  const first = firstToAct(p, 'redeployment');
  for (const side of [first, enemyOf(first)]) {
    const { any } = surveyOf(p);
    for (const hex of p.pack.hexes.keys()) if (any[side][hex]! > 1) yield* stackingIn(p, side, hex);
  }
}

function* stackingIn(p: Playing, side: SideId, hex: number): Rules<void> {
  for (;;) {
    const units = excess(p, side, hex);
    if (units.length === 0) return;
    const before = controlMap(p);
    const unit = yield* chooseExcess(p, side, hex, units);
    removeUnit(p, unit);
    p.play.log('unit.excess', { unit: unitId(p.pack, unit), hex: hexId(p.pack, hex) });
    yield* settleMap(p, before);
  }
}

/** The units of which one must go; none where the limits are kept (WP-10.5.b to f, h, j). */
export function excess(position: Position, side: SideId, hex: number): number[] {
  const { pack, state } = position;
  const { base, unlimited, fleetLimit } = pack.hexes[hex]!;
  if (unlimited) return [];
  const counted = (units: readonly number[]) =>
    units.filter((unit) => !isChinese(position, unit) && !isNeutral(position, unit));
  const land = counted(landIn(position, side, hex));
  const air = counted(airIn(position, side, hex));
  const fleets = counted(fleetsIn(position, side, hex));
  if (land.length + air.length + fleets.length === 0) return [];
  const own = base !== undefined && controlOf(position, hex) === side;
  if (own && fleets.length > fleetLimit) return fleets; // none in an enemy port: WP-10.5.j
  if (state.cc.includes(hex)) return air.length > AIR_IN_COMBAT ? air : [];
  if (!own) return land.length + air.length > 1 ? [...land, ...air] : [];
  if (land.length > LAND_AT_BASE) return land;
  return air.length > 1 ? air : [];
}

const LAND_AT_BASE = 3;
const AIR_IN_COMBAT = 2;

function* chooseExcess(p: Playing, side: SideId, hex: number, units: readonly number[]): Rules<number> {
  const { unit } = yield* p.play.ask(
    decision({
      side,
      kind: 'stacking',
      clause: 'WP-10.5.a',
      public: true,
      about: { hex: hexId(p.pack, hex) },
      forms: [
        order('remove').one('unit', 'unit', {
          candidates: () => named(p, units),
          forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : 'WP-10.5.a'),
        }),
      ],
    }),
  );
  return unitIndex(p.pack, unit);
}
