/** Procedures of the rulebook that a position can begin with. */
import type { Json, Play, PurposeDice, Purposes, Rules } from '../../../referee/index.js';
import { cardIndex, hexIndex, type Pack, type SeaId, unitIndex } from '../components/pack.js';
import type { ProcedureWords } from '../components/position.js';
import type { WpState } from '../state/state.js';
import { controlMap } from '../state/survey.js';
import { useCard } from './cards/event.js';
import { assault, fleetBattle, landBattle, landing, resolveHex } from './combat/combat.js';
import { retreatFleets, retreatLand } from './combat/retreat.js';
import { entryRoll } from './delayed.js';
import { endOfMovement, impulse } from './movement/impulse.js';
import type { Playing } from './playing.js';
import { redeployFleet } from './redeployment/fleets.js';
import { redeploy, submarines } from './redeployment/landair.js';
import { rebuild } from './redeployment/rebuild.js';
import { stacking } from './redeployment/stacking.js';
import { resources } from './resources.js';
import { relocate, settleMap } from './settle.js';
import { supplyCheck } from './supply/check.js';
import { upkeep } from './supply/depots.js';
import { bids } from './turn/bids.js';
import { china, chungking } from './turn/china.js';
import { arrivals } from './turn/reinforcement.js';
import { checkVictory, suddenDeath } from './victory.js';

type Procedures = { readonly [name: string]: (play: Play<WpState>, given: Json) => Rules<void> };
type Run<N extends keyof ProcedureWords> = (p: Playing, given: ProcedureWords[N]) => Rules<void>;
type Table = { readonly [N in keyof ProcedureWords]: Run<N> };

/** Every procedure; positions that were read hold the right words, so the words are trusted here. */
export function proceduresOf(pack: Pack): Procedures {
  return Object.fromEntries(
    Object.entries(TABLE).map(([name, run]) => {
      const begun = run as (p: Playing, given: Json) => Rules<void>;
      const procedure: Procedures[string] = (play, given) => begun({ pack, state: play.state, play }, given);
      return [name, procedure];
    }),
  );
}

const TABLE: Table = {
  bids,
  chungking,
  entry: (p) => plainly(p, entryRoll),
  card: (p, { side, card }) => useCard(p, side, cardIndex(p.pack, card)),
  resources: (p) => plainly(p, resources),
  upkeep,
  supply: supplyCheck,
  impulse: beginImpulse,
  endOfMovement,
  hex: (p, { hex }) => resolveHex(p, hexIndex(p.pack, hex)),
  fleetBattle: (p, { hex, sea }) => fleetBattle(p, hexIndex(p.pack, hex), seaIn(p, hex, sea)),
  landBattle: (p, { hex }) => landBattle(p, hexIndex(p.pack, hex)),
  assault: (p, { hex, side }) => assault(p, hexIndex(p.pack, hex), side),
  landing: (p, { hex, side }) => landing(p, hexIndex(p.pack, hex), side),
  retreat: beginRetreat,
  relocation: (p, { unit, from }) => relocate(p, unitIndex(p.pack, unit), hexIndex(p.pack, from)),
  suddenDeath: (p, { hex }) => suddenDeath(p, hexIndex(p.pack, hex)),
  redeployment: function* (p, { side }) {
    if (p.state.step === 'redeployFleets') yield* redeployFleet(p, side);
    else yield* redeploy(p, side);
  },
  submarines: (p, { side, units }) =>
    submarines(
      p,
      side,
      units.map((id) => unitIndex(p.pack, id)),
    ),
  stacking,
  rebuilding: (p, { side }) => rebuild(p, side),
  arrivals: (p, { side }) => arrivals(p, side),
  china,
  victory: (p) => plainly(p, checkVictory),
};

function* plainly(p: Playing, chapter: (p: Playing) => void): Rules<void> {
  chapter(p);
}

/** The western part where the hex has two and none is named. */
function seaIn({ pack }: Playing, hex: string, sea: SeaId | undefined): SeaId | null {
  return hexIndex(pack, hex) === pack.split ? (sea ?? 'west') : null;
}

function* beginImpulse(p: Playing, { side }: ProcedureWords['impulse']): Rules<void> {
  yield* impulse(p, side);
}

function* beginRetreat(p: Playing, { side, units }: ProcedureWords['retreat']): Rules<void> {
  const before = controlMap(p);
  const beaten = units.map((id) => unitIndex(p.pack, id));
  const fleets = beaten.filter((unit) => p.pack.units[unit]!.fleet);
  if (fleets.length > 0) yield* retreatFleets(p, side, fleets);
  else yield* retreatLand(p, side, beaten);
  yield* settleMap(p, before);
}

const ONE: PurposeDice = { faces: 6, most: 1 };
const TWO: PurposeDice = { faces: 6, most: 2 };

/**
 * Dice that are not added fall one by one (WP-5.1.f, WP-9.6.c); submarines, sudden death and entry take two
 * together.
 */
export const purposes: Purposes = {
  whiteJ: ONE,
  redJ: ONE,
  whiteA: ONE,
  redA: ONE,
  battleJ: ONE,
  battleA: ONE,
  submarinesJ: TWO,
  submarinesA: TWO,
  suddenDeath: TWO,
  entry: TWO,
  bid: ONE,
};
