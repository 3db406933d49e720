/**
 * Chapter 3: set-up. TS-3. The Allies place their LAC units, then Japan its ships, one by one or by a
 * template.
 */
import {
  type Clause,
  ComponentError,
  type Entry,
  type Explanation,
  type Next,
  order,
  type Play,
  type Rules,
} from '../../../referee/index.js';
import {
  OUT,
  type Pack,
  pointId,
  pointIndex,
  type SideId,
  type Template,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import { TEMPLATES } from '../components/schema.js';
import { judgeBases, startState } from '../state/control.js';
import { airIn, copyState, place, pointsOf, type TsState, unitAt } from '../state/state.js';
import { askSide, drawCards } from './cards/hand.js';
import { told } from './explain.js';

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

export function templatesOf(pack: Pack, side: SideId): readonly Template[] {
  return pack.templates.filter((template) => template.side === side);
}

export function templateCalled(pack: Pack, id: string): Template | undefined {
  return pack.templates.find((template) => template.id === id);
}

/**
 * Places all units of the side that have no place yet; where one placed by hand has taken the room, on the
 * first point that is open.
 */
export function follow(pack: Pack, state: TsState, template: Template): void {
  for (const unit of toPlace(pack, state, template.side)) {
    const planned = template.places.find(([placed]) => placed === unit)?.[1];
    const choice = [...(planned === undefined ? [] : [planned]), ...pack.points.keys()];
    const to = choice.find((point) => forbidsPlace(pack, state, unit, point) === undefined);
    if (to !== undefined) place(state, unit, to);
  }
}

/** Who would stand where. */
export function explainTemplate(
  pack: Pack,
  state: TsState,
  template: Template | undefined,
): Explanation | undefined {
  if (template === undefined) return undefined;
  const after = copyState(state);
  const units = toPlace(pack, state, template.side);
  follow(pack, after, template);
  const lines = pointsOf(pack, after, template.side).flatMap((point): Entry[] => {
    const there = units.filter((unit) => unitAt(after, unit).at === point);
    return there.length === 0
      ? []
      : [{ key: 'explain.template', at: pointId(pack, point), units: unitIds(pack, there) }];
  });
  return told(lines);
}

/**
 * Each template places each unit that its side has to place, as TS-3.1 and TS-3.2 allow. @throws
 * ComponentError with the place of the fault.
 */
export function checkTemplates(pack: Pack): void {
  for (const [i, { side, places }] of pack.templates.entries()) {
    const at = `setup.templates.${i}.at`;
    const state = startState(pack);
    const units = toPlace(pack, state, side);
    for (const [unit, point] of places) {
      const clause = units.includes(unit) ? forbidsPlace(pack, state, unit, point) : 'TS-3.1.c';
      if (clause !== undefined)
        throw new ComponentError(`${at}.${pointId(pack, point)}`, `${unitId(pack, unit)}: ${clause}`);
      place(state, unit, point);
    }
    const [left] = toPlace(pack, state, side);
    if (left !== undefined) throw new ComponentError(at, `${unitId(pack, left)} is missing`);
  }
}

/** The units that a side still has to place, in component order. */
function toPlace(pack: Pack, state: TsState, side: SideId): number[] {
  return pack.army[side].filter(
    (unit) => pack.units[unit]!.setup.kind === 'free' && unitAt(state, unit).at === OUT,
  );
}

/** The clause that forbids a start point. */
function forbidsPlace(pack: Pack, state: TsState, unit: number, point: number): Clause | undefined {
  const { side, setup, capital } = pack.units[unit]!;
  const clause = side === 'J' ? 'TS-3.2.b' : 'TS-3.1.b';
  const id = pointId(pack, point);
  if (setup.kind !== 'free' || !setup.points.includes(id)) return clause;
  if (capital && setup.capitalOnlyAt?.includes(id) === false) return clause;
  const most = setup.max?.[id];
  return most !== undefined && airIn(pack, state, side, point).length >= most ? clause : undefined;
}
