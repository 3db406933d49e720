/** What is fired in a round, by air and by guns: die, windows, assignment, damage. TS-8.2, TS-8.3. */
import type { Modifier, Play, Rules } from '../../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../../components/pack.js';
import { pointId } from '../../components/pack.js';
import type { Battle, TsState } from '../../state/state.js';
import { enemyOf, hasUnits, shipsIn, unitsIn } from '../../state/state.js';
import { openWindow } from '../cards/windows.js';
import type { Loss } from './damage.js';
import { applyLosses, rollDamage } from './damage.js';
import { assignHits, assignWithMistake, rollHits, targetsOf } from './fire.js';
import { airFire, cardShifts, gunFire } from './firepower.js';

/** A14: a surface attack at once, the target side assigns (TS-CA14.a, TS-CX.b). */
export function* attackAtStart(
  pack: Pack,
  play: Play<TsState>,
  battle: Battle,
  { fx, side }: PackEvent,
): Rules<void> {
  if (fx.type !== 'attackAtStart') return;
  const targets = { units: shipsIn(pack, play.state, enemyOf(side), battle.at), onAir: 0 };
  const hits = rollHits(
    pack,
    play,
    'torpedoBoats',
    side,
    fx.strength,
    cardShifts(pack, battle, side, 'surface'),
  );
  const assignment = { side: fx.allocator, hits, kind: 'surface', at: battle.at, targets } as const;
  applyLosses(pack, play, rollDamage(pack, play, yield* assignHits(pack, play, assignment)));
}

/** One side's strike in a round; its losses wait for the other side's (TS-8.2.m). */
export function* airStrike(pack: Pack, play: Play<TsState>, battle: Battle, side: SideId): Rules<Loss[]> {
  return yield* resolveAir(pack, play, { battle, side, ...airFire(pack, play.state, battle, side) });
}

export interface AirStrike {
  readonly battle: Battle;
  readonly side: SideId;
  readonly strength: number;
  readonly modifiers: readonly Modifier[];
  /** Who assigns, if not the shooter (J14). */
  readonly allocator?: SideId;
}

/** Die, the window for A03, assignment, damage dice (TS-8.2). */
export function* resolveAir(pack: Pack, play: Play<TsState>, strike: AirStrike): Rules<Loss[]> {
  const { battle, side, strength, modifiers, allocator = side } = strike;
  const enemies = unitsIn(pack, play.state, enemyOf(side), battle.at);
  const hits = rollHits(pack, play, 'air', side, strength, modifiers);
  const declared = side === 'J' && hits > 0 ? yield* airResolution(pack, play, battle, hits) : [];
  const mistaken = declared.find(({ fx }) => fx.type === 'allocateHalf');
  const targets = targetsOf(pack, enemies, 'air', battle.events);
  const assignment = { side: allocator, hits, kind: 'air', at: battle.at, targets } as const;
  return rollDamage(pack, play, yield* assignWithMistake(pack, play, assignment, mistaken));
}

function* airResolution(pack: Pack, play: Play<TsState>, battle: Battle, n: number): Rules<PackEvent[]> {
  return yield* openWindow(pack, play, {
    moment: 'airResolution',
    sides: ['A'],
    about: { at: pointId(pack, battle.at), n },
  });
}

// --- the surface step

export function* gunfire(
  pack: Pack,
  play: Play<TsState>,
  battle: Battle,
  side: SideId,
  now: readonly string[],
): Rules<Loss[]> {
  const { state } = play;
  const targets = targetsOf(pack, unitsIn(pack, state, enemyOf(side), battle.at), 'surface', now);
  const { strength, modifiers } = gunFire(pack, state, battle, side);
  if (targets.units.length === 0) {
    // TS-8.2.n
    if (strength > 0 && hasUnits(pack, state, enemyOf(side), battle.at)) play.log('fire.noTarget', { side });
    return [];
  }
  const hits = rollHits(pack, play, 'surface', side, strength, modifiers);
  const assignment = { side: enemyOf(side), hits, kind: 'surface', at: battle.at, targets } as const;
  return rollDamage(pack, play, yield* assignHits(pack, play, assignment));
}

// --- retreats and the end of rounds
