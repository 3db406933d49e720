/** Chapter 8.10: the 672nd moves over the sea. */
import type { Clause } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import { hexId, hexIds, hexIndex, OUT, unitId, unitIndex } from '../../components/pack.js';
import {
  hasUnits,
  isNextTo,
  isOnMap,
  layOnTop,
  showFaces,
  uncover,
  unitAt,
  unitsIn,
} from '../../state/questions.js';
import { forbidsCompany } from '../../state/stacking.js';
import type { Landing, Position, Turn } from '../../state/state.js';
import { settlePontoons } from '../losses.js';

export type Coastal = { do: 'coastalMove'; to: string; passenger?: string; top?: string };

/** Where the 672nd stood when the US movement phase began: known as long as the phase lasts. */
function landingIn({ state }: Position): Landing {
  return state.landing!;
}

export function coastalForm(p: Position) {
  const { pack } = p;
  const passengerOf = (soFar: { readonly passenger?: string }) =>
    soFar.passenger === undefined ? OUT : unitIndex(pack, soFar.passenger);
  return order('coastalMove')
    .one('to', 'hex', {
      candidates: () =>
        hexIds(
          pack,
          [...pack.hexes.keys()].filter((hex) => pack.hexes[hex]!.coastal),
        ),
      forbids: (_, __, to) => forbidsLanding(p, hexIndex(pack, to)),
    })
    .maybe('passenger', 'unit', {
      candidates: () => (landingIn(p).with === OUT ? [] : [unitId(pack, landingIn(p).with)]),
      forbids: ({ to }, _, id) => forbidsPassenger(p, unitIndex(pack, id), hexIndex(pack, to)),
    })
    .maybe('top', 'unit', {
      candidates: (soFar) => landedIn(p, soFar, passengerOf(soFar)),
      forbids: (soFar, _, id) =>
        landedIn(p, soFar, passengerOf(soFar)).includes(id) ? undefined : 'MN-6.5.i',
    })
    .unless(() => forbidsJump(p));
}

/** Who may lie on top where the 672nd lands: nobody to choose where it lands alone. */
function landedIn(p: Position, { to }: { readonly to: string }, passenger: number): string[] {
  const others = passenger === OUT ? unitsIn(p, 'US', hexIndex(p.pack, to)) : [passenger];
  return others.length === 0 ? [] : [p.pack.amphibian, ...others].map((unit) => unitId(p.pack, unit));
}

/**
 * The clause that keeps the 672nd off the sea: it must not have moved, nor have had an enemy beside it at the
 * start (MN-8.10.b).
 */
function forbidsJump(p: Position): Clause | undefined {
  const { pack, state } = p;
  const landing = landingIn(p);
  if (landing.at === OUT || !isOnMap(p, pack.amphibian)) return 'MN-8.10.a';
  if (landing.jumped) return 'MN-8.10.c';
  if (unitAt(p, pack.amphibian).moved) return 'MN-8.10.e';
  if (state.helped) return 'MN-8.8.g';
  const ashore = pack.hexes[landing.at]!.coastal && !isNextTo(p, 'JP', landing.at);
  return ashore ? undefined : 'MN-8.10.b';
}

/** The clause that keeps the 672nd out of a landing place. */
function forbidsLanding(p: Position, to: number): Clause | undefined {
  const { pack } = p;
  if (!pack.hexes[to]!.coastal) return 'MN-8.10.f';
  if (to === landingIn(p).at || hasUnits(p, 'JP', to) || isNextTo(p, 'JP', to)) return 'MN-8.10.c';
  return forbidsCompany(p, pack.amphibian, unitsIn(p, 'US', to)) === undefined ? undefined : 'MN-8.10.e';
}

/** The clause that keeps a unit from being carried there. */
function forbidsPassenger(p: Position, unit: number, to: number): Clause | undefined {
  if (unit === OUT || unit !== landingIn(p).with) return 'MN-8.10.a';
  if (unitAt(p, unit).moved) return 'MN-8.10.e';
  const landed = [p.pack.amphibian, ...unitsIn(p, 'US', to)];
  return forbidsCompany(p, unit, landed) === undefined ? undefined : 'MN-8.10.e';
}

/** One order for both (MN-8.10.g), at no cost and under no fire (MN-8.10.c, MN-9.3.b). */
export function jump(t: Turn, answer: Coastal): void {
  const { pack, state, play } = t;
  const to = hexIndex(pack, answer.to);
  const { at } = landingIn(t);
  const passenger = answer.passenger === undefined ? OUT : unitIndex(pack, answer.passenger);
  const landed = passenger === OUT ? [pack.amphibian] : [pack.amphibian, passenger];
  for (const unit of landed) unitAt(t, unit).at = to;
  unitAt(t, pack.amphibian).moved = true; // MN-8.10.d
  state.landing = { ...landingIn(t), jumped: true, carried: passenger };
  uncover(t, at);
  const last = landed.at(-1)!;
  layOnTop(t, answer.top === undefined ? last : unitIndex(pack, answer.top));
  showFaces(t, [pack.amphibian]); // only the 672nd moves so
  play.log('coastal', {
    unit: unitId(pack, pack.amphibian),
    from: hexId(pack, at),
    to: answer.to,
    n: landed.length,
  });
  if (passenger !== OUT) play.tell('US', 'coastal.carried', { unit: unitId(pack, passenger) });
  settlePontoons(t);
}
