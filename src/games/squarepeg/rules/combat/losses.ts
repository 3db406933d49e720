/** Chapter 7.3: losses of units that took part. SP-7.3. */
import type { Clause, Decision, Play, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { hexId, sideOf } from '../../components/pack.js';
import type { SpState } from '../../state/state.js';
import { activeSide, unitAt, unitCalled, unitId, unitNames } from '../../state/state.js';
import { intoCompanies } from '../movement/exchange.js';
import { removeUnits } from '../victory.js';

type Role = 'attackers' | 'defenders';
type Losing = { do: 'lose'; unit: string } | { do: 'split' };

/** One side gives up a unit (SP-7.3.a, SP-7.3.f); a single one is no choice (SP-7.3.h). */
export function* loseOne(pack: Pack, play: Play<SpState>, role: Role): Rules<void> {
  const answer = yield* play.ask(losing(pack, play.state, role));
  removeUnits(pack, play, [paidWith(pack, play, answer)], 'combat');
}

/** Both sides give up a unit, at once and without knowing of each other's choice (SP-7.3.c, SP-7.3.j). */
export function* loseOneEach(pack: Pack, play: Play<SpState>): Rules<void> {
  const { state } = play;
  const [first, second] = [losing(pack, state, 'attackers'), losing(pack, state, 'defenders')];
  const bothChoose = hasChoice(pack, state.combat!.attackers) && hasChoice(pack, state.combat!.defenders);
  const answers = bothChoose
    ? yield* play.askBoth(first, second)
    : [yield* play.ask(first), yield* play.ask(second)];
  removeUnits(
    pack,
    play,
    answers.map((answer) => paidWith(pack, play, answer)),
    'combat',
  );
}

/**
 * The unit that goes. A battalion that is split leaves one company, which takes over all (SP-7.3.g, SP-7.3.k,
 * SP-7.3.l).
 */
function paidWith(pack: Pack, play: Play<SpState>, answer: Losing): number {
  const { state } = play;
  if (answer.do === 'lose') return unitCalled(pack, state, answer.unit);
  const [stays, goes] = pack.companies;
  play.log('split.loss', {
    unit: unitId(pack, state, pack.battalion),
    units: unitNames(pack, state, [stays, goes]),
  });
  intoCompanies(pack, state); // SP-6.2.n: tired troops stay tired
  const combat = state.combat!;
  const inPlace = (units: readonly number[]) => units.map((unit) => (unit === pack.battalion ? stays : unit));
  combat.attackers = inPlace(combat.attackers);
  combat.defenders = inPlace(combat.defenders);
  return goes;
}

function losing(pack: Pack, state: SpState, role: Role): Decision<Losing> {
  const combat = state.combat!;
  const units = combat[role];
  const side = sideOf(pack, units[0]!);
  const lose = order('lose').one('unit', 'unit', {
    candidates: () => unitNames(pack, state, units),
    forbids: (_, __, id) => (units.includes(unitCalled(pack, state, id)) ? undefined : 'SP-7.3.d'),
  });
  const split = order('split').unless(() => forbidsSplit(pack, units)); // SP-7.3.i: whatever the result
  const about = {
    units: unitNames(pack, state, units),
    at: hexId(pack, unitAt(state, units[0]!).at),
    target: hexId(pack, combat.target),
  };
  const kind = side === activeSide(state) ? 'attackerLoss' : 'defenderLoss';
  const forms = side === 'NZ' ? [lose, split] : [lose];
  return decision<typeof lose | typeof split>({ side, kind, clause: 'SP-7.3.d', public: true, about, forms });
}

function forbidsSplit(pack: Pack, units: readonly number[]): Clause | undefined {
  return units.includes(pack.battalion) ? undefined : 'SP-7.3.g';
}

function hasChoice(pack: Pack, units: readonly number[]): boolean {
  return units.length > 1 || units.includes(pack.battalion);
}
