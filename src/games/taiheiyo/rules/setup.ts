/**
 * Chapter 3: set-up. TS-3. The Allies place their LAC units, then Japan its ships, one by one or by a
 * template.
 */
import type { Next, Play, Rules } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { pointIndex, unitId, unitIndex } from '../components/pack.js';
import { TEMPLATES } from '../components/schema.js';
import { judgeBases } from '../state/control.js';
import type { TsState } from '../state/state.js';
import { place } from '../state/state.js';
import { askSide, drawCards } from './cards/hand.js';
import { forbidsPlace, toPlace } from './start.js';
import { explainTemplate, follow, templateCalled, templatesOf } from './templates.js';

/** One unit of a side's set-up; the side is done when none is left (TS-3.0.b). */
export function* setupRound(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  const { state } = play;
  const [unit] = toPlace(pack, state, side);
  if (unit === undefined) return finishSetup(pack, play, side);
  const answer = yield* askSide(pack, play, () => placing(pack, state, unit));
  if (answer?.do === 'template') follow(pack, state, templateCalled(pack, answer.plan)!);
  else if (answer !== undefined) place(state, unit, pointIndex(pack, answer.to));
  return 'again';
}

function finishSetup(pack: Pack, play: Play<TsState>, side: SideId): Next {
  const { state } = play;
  judgeBases(pack, state);
  play.log('setup', { side });
  if (side === 'J') drawCards(pack, play, 'J', pack.file.rules.startHand.J, 'draw.setup'); // TS-3.2.d
  return 'next';
}

function placing(pack: Pack, state: TsState, unit: number) {
  const { side, setup, ship, air, gunnery, defence, heavyArmour, movement } = pack.units[unit]!;
  const id = unitId(pack, unit);
  const left = toPlace(pack, state, side).length;
  const type = !ship ? 'air' : heavyArmour ? 'heavy' : 'ship';
  const form = order('place')
    .one('unit', 'unit', {
      candidates: () => [id],
      forbids: (_, __, other) =>
        unitIndex(pack, other) === unit ? undefined : side === 'J' ? 'TS-3.2.b' : 'TS-3.1.b',
    })
    .one('to', 'point', {
      candidates: () => (setup.kind === 'free' ? setup.points : []),
      forbids: (_, __, to) => forbidsPlace(pack, state, unit, pointIndex(pack, to)),
    });
  return {
    side,
    kind: 'setup',
    clause: side === 'J' ? 'TS-3.2.b' : 'TS-3.1.b',
    public: true,
    about: { unit: id, n: left, type, planes: air, guns: gunnery, defence, moves: movement },
    forms: [form, templateForm(pack, state, side)],
  };
}

/** All that is left to be placed by one order. */
function templateForm(pack: Pack, state: TsState, side: SideId) {
  const clause = side === 'J' ? 'TS-3.2.b' : 'TS-3.1.b';
  const plans = templatesOf(pack, side).map(({ id }) => id);
  return order('template')
    .one('plan', TEMPLATES, {
      candidates: () => plans,
      forbids: (_, __, plan) => (plans.some((id) => id === plan) ? undefined : clause),
      explain: (_, [plan]) => explainTemplate(pack, state, templateCalled(pack, plan ?? '')),
    })
    .unless(() => (plans.length === 0 ? clause : undefined));
}
