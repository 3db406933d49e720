/** Rules 6.0, 6.1, 6.4, 6.5, 6.6: depots are built, removed and kept. WP-6. */
import { type Clause, decision, type Next, order, type Rules } from '../../../../referee/index.js';
import { remembering } from '../../../shared/index.js';
import { enemyOf, hexIndex, NONE, type SideId, scenarioOf } from '../../components/pack.js';
import { inForce, isUsNeutral, type Position } from '../../state/state.js';
import { type Survey, surveyOf } from '../../state/survey.js';
import { isFirstTurn } from '../closed.js';
import {
  actionDone,
  alternationOver,
  ascending,
  firstToAct,
  hexNames,
  type Playing,
  toAct,
} from '../playing.js';
import { removeDepot } from '../settle.js';
import { checkVictory } from '../victory.js';
import { type Network, networkOf } from './lines.js';

/** One action of one side; when both have passed the depots are paid for (WP-6.0.a, b, WP-6.5.a). */
export function* depotRound(p: Playing): Rules<Next> {
  const side = toAct(p, firstToAct(p));
  if (side === undefined) {
    alternationOver(p.state);
    yield* upkeep(p);
    p.state.built = { J: [], A: [] };
    return 'next';
  }
  yield* depotAction(p, side);
  return 'again';
}

function* depotAction(p: Playing, side: SideId): Rules<void> {
  const answer = yield* p.play.askAny(building(p, side));
  const { depots, built } = p.state;
  if (answer?.do === 'build') {
    const hex = hexIndex(p.pack, answer.hex);
    depots[side] = [...depots[side], hex].sort(ascending);
    built[side] = [...built[side], hex].sort(ascending);
    p.play.log('depot.built', { side, hex: answer.hex });
    checkVictory(p);
  } else if (answer?.do === 'remove') {
    removeDepot(p, side, hexIndex(p.pack, answer.hex));
  } else p.play.log('depot.pass', { side });
  actionDone(p.state, side, answer === undefined || answer.do === 'pass');
}

function building(p: Playing, side: SideId) {
  const { pack, state } = p;
  const known = remembering((about: Position) => {
    const survey = surveyOf(about);
    return { survey, network: networkOf(about, survey, side) };
  });
  return decision({
    side,
    kind: 'depot',
    clause: 'WP-6.0.a',
    public: true,
    about: meansFor(p, side),
    forms: [
      order('build')
        .one('hex', 'hex', {
          candidates: () => hexNames(p, pack.bases),
          forbids: (_, __, hex) => {
            const { survey, network } = known(p);
            return forbidsDepot(p, survey, network, side, hexIndex(pack, hex));
          },
        })
        .unless(() => closesBuilding(p, side)),
      order('remove').one('hex', 'hex', {
        candidates: () => hexNames(p, state.depots[side]),
        forbids: (_, __, hex) => forbidsRemoval(p, side, hexIndex(pack, hex)),
      }),
      order('pass').idly(),
    ],
  });
}

/**
 * The clause that keeps a side from building at all: the counters, or the limits of turn 1 (WP-2.2.i,
 * WP-6.6.2).
 */
function closesBuilding(position: Position, side: SideId): Clause | undefined {
  const { pack, state } = position;
  if (state.depots[side].length >= pack.depotLimit[side]) return 'WP-2.2.i';
  if (side === 'J' || !isFirstTurn(position)) return undefined;
  if (state.options.presetDepots) return 'WP-6.6.2.b';
  return state.built.A.length >= freeDepots(position) ? 'WP-6.6.2.a' : undefined;
}

/** RP that upkeep leaves, and what one more costs; on turn 1 how many the Allies may still build for nothing. */
export function meansFor(
  position: Position,
  side: SideId,
): { readonly left: number; readonly price: number } {
  const { pack, state } = position;
  if (side === 'A' && isFirstTurn(position))
    return {
      left: closesBuilding(position, 'A') ? 0 : freeDepots(position) - state.built.A.length,
      price: 0,
    };
  const left = state.rp[side] - upkeepOf(position, side, state.depots[side].length);
  return { left, price: pack.file.tables.depot.upkeepPerDepot };
}

/**
 * Six on turn 1, three where the US enters later: by then nobody can have declared war (WP-6.6.2.a,
 * WP-13.4.d).
 */
function freeDepots({ pack, state }: Position): number {
  return scenarioOf(pack, state.scenario).turn1AlliedDepots ?? pack.file.tables.depot.turn1AlliedMaximum;
}

/** A base under own control, joined to the network, without an own depot (WP-6.1). */
export function forbidsDepot(
  { pack, state }: Position,
  survey: Survey,
  network: Network,
  side: SideId,
  hex: number,
): Clause | undefined {
  if (state.depots[side].includes(hex)) return 'WP-6.1.d';
  if (survey.control[hex] !== side) return 'WP-6.1.a';
  if (isUsNeutral(state) && (survey.closed[hex] === 1 || pack.hexes[hex]!.colour === 'US'))
    return 'WP-13.4.c';
  return network.steps[hex] === NONE ? 'WP-6.1.b' : undefined;
}

function forbidsRemoval({ state }: Position, side: SideId, hex: number): Clause | undefined {
  if (!state.depots[side].includes(hex)) return 'WP-6.4.a';
  return state.built[side].includes(hex) ? 'WP-6.4.c' : undefined;
}

// --- 6.5

/**
 * Each side pays for its depots; where its RP do not reach, the enemy removes as many as are missing
 * (WP-6.5.a, b, f).
 */
export function* upkeep(p: Playing): Rules<void> {
  const first = firstToAct(p);
  const missing = { J: pay(p, 'J'), A: pay(p, 'A') };
  for (const chooser of [first, enemyOf(first)]) {
    const owner = enemyOf(chooser);
    for (let left = missing[owner]; left > 0 && p.state.depots[owner].length > 0; left--)
      yield* loseDepot(p, chooser, left);
  }
  checkVictory(p);
}

/** What is missing after the cards (WP-6.5.g). Allied depots of turn 1 are free (WP-6.6.2.a, c). */
function pay(p: Playing, side: SideId): number {
  const { state } = p;
  if (side === 'A' && isFirstTurn(p)) return 0;
  const cost = upkeepOf(p, side, state.depots[side].length);
  const missing = Math.max(0, cost - state.rp[side]);
  state.rp[side] = Math.max(0, state.rp[side] - cost);
  if (missing > 0) state.trp[side] = 0;
  p.play.log('upkeep', { side, n: cost, left: state.rp[side], missing });
  return missing;
}

/** What so many depots cost; cards change it (WP-6.5.a, g). On turn 1 the Allies pay nothing (WP-6.6.2.a). */
export function upkeepOf(position: Position, side: SideId, depots: number): number {
  if (side === 'A' && isFirstTurn(position)) return 0;
  const cards = inForce(position, 'upkeep').reduce(
    (sum, { op }) => sum + (op.side === side ? op.delta : 0),
    0,
  );
  return Math.max(0, depots * position.pack.file.tables.depot.upkeepPerDepot + cards);
}

/** Any depot, one built in this phase too (WP-6.5.d). */
function* loseDepot(p: Playing, chooser: SideId, left: number): Rules<void> {
  const owner = enemyOf(chooser);
  const { hex } = yield* p.play.ask(
    decision({
      side: chooser,
      kind: 'loseDepots',
      clause: 'WP-6.5.b',
      public: true,
      about: { n: left },
      forms: [
        order('remove').one('hex', 'hex', {
          candidates: () => hexNames(p, p.state.depots[owner]),
          forbids: (_, __, id) =>
            p.state.depots[owner].includes(hexIndex(p.pack, id)) ? undefined : 'WP-6.5.b',
        }),
      ],
    }),
  );
  removeDepot(p, owner, hexIndex(p.pack, hex));
}
