/** Chapter 6.6: merging and splitting Valentines. SP-6.6. */
import type { Clause, Decision, Play, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { hexId, OFF } from '../../components/pack.js';
import type { SpState, UnitState } from '../../state.js';
import { isOnMap, takeOff, unitAt, unitId, unitNames } from '../../state.js';

/** The exchange at the start of the NZ movement phase, contact or not (SP-6.6.d); one a phase (SP-6.6.g). */
export function* exchangeValentines(pack: Pack, play: Play<SpState>): Rules<void> {
  const { state } = play;
  const answer = yield* play.askAny(exchanging(pack, state));
  const made = answer !== undefined && answer.do !== 'none';
  state.opening = made ? 'made' : 'passed';
  if (answer?.do === 'merge') merge(pack, play);
  if (answer?.do === 'split') split(pack, play);
}

function exchanging(
  pack: Pack,
  state: SpState,
): Decision<{ do: 'merge' } | { do: 'split' } | { do: 'none' }> {
  const forms = [
    order('merge').unless(() => forbidsMerge(pack, state)),
    order('split').unless(() => (isOnMap(state, pack.battalion) ? undefined : 'SP-6.6.b')),
    order('none').idly(),
  ];
  return decision({ side: 'NZ', kind: 'exchange', clause: 'SP-6.6.a', public: true, forms });
}

/** The clause that forbids making the battalion now; a company that is lost stands in no hex (SP-6.6.e). */
function forbidsMerge(pack: Pack, state: SpState): Clause | undefined {
  const [a, b] = pack.companies.map((company) => unitAt(state, company).at);
  return a! >= 0 && a === b ? undefined : 'SP-6.6.a';
}

/** Two companies become the battalion; they are kept (SP-6.6.f) and it is as fit as they are (SP-6.6.c). */
function merge(pack: Pack, play: Play<SpState>): void {
  const { state } = play;
  const { at } = unitAt(state, pack.companies[0]);
  const said = {
    units: unitNames(pack, state, pack.companies),
    unit: unitId(pack, state, pack.battalion),
    at: hexId(pack, at),
  };
  const fatigued = pack.companies.some((company) => unitAt(state, company).fatigued);
  for (const company of pack.companies) takeOff(state, company, OFF);
  state.units[pack.battalion] = { ...unitAt(state, pack.battalion), at, fatigued };
  play.log('merge', said);
}

function split(pack: Pack, play: Play<SpState>): void {
  const { state } = play;
  const { at } = unitAt(state, pack.battalion);
  play.log('split', {
    units: unitNames(pack, state, pack.companies),
    unit: unitId(pack, state, pack.battalion),
    at: hexId(pack, at),
  });
  intoCompanies(pack, state);
}

/**
 * The battalion's counter is laid aside; both companies stand in its hex with all that it had done and
 * suffered.
 */
export function intoCompanies(pack: Pack, state: SpState): void {
  const battalion: UnitState = { ...unitAt(state, pack.battalion) };
  for (const company of pack.companies) state.units[company] = { ...battalion };
  takeOff(state, pack.battalion, OFF);
}
