/** Set-ups that are given by one order: where each unit goes that its player has not placed yet. TS-3.0.b. */
import type { Entry, Explanation } from '../../../referee/index.js';
import { ComponentError } from '../../../referee/index.js';
import type { Pack, SideId, Template } from '../components/pack.js';
import { pointId, unitId, unitIds } from '../components/pack.js';
import { startState } from '../state/start.js';
import type { TsState } from '../state/state.js';
import { copyState, place, pointsOf, unitAt } from '../state/state.js';
import { told } from './explain.js';
import { forbidsPlace, toPlace } from './start.js';

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
