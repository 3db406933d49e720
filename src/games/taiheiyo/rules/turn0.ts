/** Chapter 5.1: the special rules of 1941. TS-5.1. */
import type { Play, Rules } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { pointIndex } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { airIn, place, shipsIn, unitAt } from '../state/state.js';
import { applyLosses, rollDamage } from './combat/damage.js';
import { assignHits, rollColumn } from './combat/fire.js';

const BRITISH: readonly string[] = ['GB', 'NL'];

/** Pearl Harbor, Malaya, the strike force home, the American carriers (TS-5.1.h: in this order). */
export function* turn0(pack: Pack, play: Play<TsState>): Rules<void> {
  yield* play.scope({ key: 'pearlHarbor' }, strike(pack, play, 0));
  yield* play.scope({ key: 'malaya' }, strike(pack, play, 1));
  strikeForceReturns(pack, play);
  carriersArrive(pack, play);
}

/** One attack on a given column, without shifts and without reply (TS-5.1.b, TS-5.1.c, TS-5.1.d). */
function* strike(pack: Pack, play: Play<TsState>, index: number): Rules<void> {
  const { state } = play;
  const { id, column } = pack.file.turn0.steps[index]!;
  const { at, attackers, targets } = index === 0 ? pearlHarbor(pack, state) : malaya(pack, state);
  if (attackers.length === 0 || targets.length === 0) return;
  const place0 = pack.file.tables.crt.columns.findIndex((c) => c.label === column);
  const hits = rollColumn(pack, play, id, place0, []);
  play.log(index === 0 ? 'turn0' : 'turn0.malaya', { what: id, column: column ?? '', n: hits });
  const shares = yield* assignHits(pack, play, {
    side: 'J',
    hits,
    kind: 'air',
    at,
    targets: { units: targets, onAir: 0 },
  });
  applyLosses(pack, play, rollDamage(pack, play, shares)); // TS-5.1.e: turn 0 + die
}

interface Raid {
  readonly at: number;
  readonly attackers: readonly number[];
  readonly targets: readonly number[];
}

/** The carriers of the strike force against the American ships where it lies. */
function pearlHarbor(pack: Pack, state: TsState): Raid {
  const force = strikeForce(pack, state);
  const attackers = force.filter((unit) => pack.units[unit]!.type === 'carrier');
  const at = homeOf(pack, 'US', force[0] === undefined ? undefined : unitAt(state, force[0]).at);
  return {
    at,
    attackers,
    targets: shipsIn(pack, state, 'A', at).filter((unit) => pack.units[unit]!.nation === 'US'),
  };
}

/** The code-H ships, as long as they lie off their target. */
function strikeForce(pack: Pack, state: TsState): number[] {
  return pack.army.J.filter((unit) => {
    const { setup } = pack.units[unit]!;
    return setup.kind === 'fixed' && unitAt(state, unit).at === pointIndex(pack, setup.point);
  });
}

/**
 * The Japanese air units of one point against the British ships in another (TS-2.2.c: the Dutch ship too).
 */
function malaya(pack: Pack, state: TsState): Raid {
  const { from, at } = pack.malaya;
  const targets = shipsIn(pack, state, 'A', at).filter((unit) => BRITISH.includes(pack.units[unit]!.nation));
  return { at, attackers: airIn(pack, state, 'J', from), targets };
}

function homeOf(pack: Pack, nation: string, found: number | undefined): number {
  return found ?? pack.repairPort[nation]![0]!;
}

/** Face-up to Japan, without scoring (TS-5.1.f). */
function strikeForceReturns(pack: Pack, play: Play<TsState>): void {
  const home = pack.repairPort.JP![0]!;
  for (const unit of strikeForce(pack, play.state)) place(play.state, unit, home);
  play.log('turn0.returns');
}

/** Face-up in Hawaii (TS-5.1.g). */
function carriersArrive(pack: Pack, play: Play<TsState>): void {
  for (const [unit, { setup }] of pack.units.entries())
    if (setup.kind === 'turn0') place(play.state, unit, pointIndex(pack, setup.point));
  play.log('turn0.arrive');
}
