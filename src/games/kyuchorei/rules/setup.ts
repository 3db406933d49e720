/** Chapter 3: set-up. KY-3. The Russians stand where the map says; the Japanese place their army. */

import type { Clause, Decision, Explanation, Next, Order, Play, Rules } from '../../../referee/index.js';
import { decision, order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex, OUT, unitId, unitIndex } from '../components/pack.js';
import type { KyState } from '../state.js';
import { unitAt, unitIn } from '../state.js';

/** One order of the set-up: a unit, the example, or the end. */
export function* setupRound(pack: Pack, play: Play<KyState>): Rules<Next> {
  const { state } = play;
  const answer = yield* play.ask(placing(pack, state));
  if (answer.do === 'end') {
    play.log('setup');
    return 'next';
  }
  if (answer.do === 'template') for (const [unit, hex] of pack.exampleSetup) unitAt(state, unit).at = hex;
  else unitAt(state, unitIndex(pack, answer.unit)).at = hexIndex(pack, answer.at);
  return 'again';
}

function placing(
  pack: Pack,
  state: KyState,
): Decision<{ do: 'place'; unit: string; at: string } | { do: 'template' } | { do: 'end' }> {
  const place = order('place')
    .one('unit', 'unit', {
      candidates: () => toPlace(pack).map((unit) => unitId(pack, unit)),
      forbids: (_, __, unit) => forbidsPlacing(pack, unitIndex(pack, unit)),
      explain: (_, [unit]) => explainPlacing(pack, unit),
    })
    .one('at', 'hex', {
      candidates: ({ unit }) => pack.units[unitIndex(pack, unit)]!.startHexes.map((hex) => hexId(pack, hex)),
      forbids: ({ unit }, _, at) => forbidsPlace(pack, state, unitIndex(pack, unit), hexIndex(pack, at)),
    });
  const forms = [place, order('template'), order('end').unless(() => forbidsEnd(pack, state))];
  return decision({ side: 'JP', kind: 'setup', clause: 'KY-3.2.b', public: true, forms });
}

/** Where a unit may start (KY-3.2.b). */
function explainPlacing(pack: Pack, id: string | undefined): Explanation {
  const unit = id === undefined ? undefined : pack.units[unitIndex(pack, id)];
  const lines =
    unit === undefined ? [] : [{ key: 'explain.startsNear', n: unit.startWithin, hex: hexId(pack, unit.hq) }];
  return { lines, modifiers: [], chances: [] };
}

/** The clause that keeps a unit out of the Japanese player's hands. */
export function forbidsPlacing(pack: Pack, unit: number): Clause | undefined {
  return pack.units[unit]!.start === OUT ? undefined : 'KY-3.1.a';
}

/**
 * The clause that forbids a start hex. Distance is plain distance (KY-3.2.R2); the headquarters itself is
 * allowed (KY-3.2.R1).
 */
export function forbidsPlace(pack: Pack, state: KyState, unit: number, hex: number): Clause | undefined {
  const { hq, startWithin } = pack.units[unit]!;
  if (pack.grid.distance(hq, hex) > startWithin) return 'KY-3.2.b';
  if (pack.hexes[hex]!.fort) return 'KY-3.2.e';
  if (unitIn(pack, state, 'RU', hex) !== undefined) return 'KY-3.2.R3';
  if (unitIn(pack, state, 'JP', hex, unit) !== undefined) return 'KY-3.2.c';
  return undefined; // zones of control do not matter: KY-3.2.d
}

function forbidsEnd(pack: Pack, state: KyState): Clause | undefined {
  return toPlace(pack).every((unit) => unitAt(state, unit).at !== OUT) ? undefined : 'KY-3.2.R3';
}

/** What the player has placed, in the order of the list. */
export function placedSoFar(pack: Pack, state: KyState): readonly Order[] {
  const placed = toPlace(pack).filter((unit) => unitAt(state, unit).at !== OUT);
  return placed.map((unit) => ({
    do: 'place',
    unit: unitId(pack, unit),
    at: hexId(pack, unitAt(state, unit).at),
  }));
}

/** The units whose start the player chooses. */
export function toPlace(pack: Pack): number[] {
  return pack.units.flatMap((u, i) => (u.start === OUT ? [i] : []));
}
