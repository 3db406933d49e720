/**
 * The rolls of a moment as signs on the map: where they fell is read off the lines of the log about them, or
 * the order before.
 */
import type { Moment } from '../../match/index.js';
import type { Entry, Game, GameMap, LogFields, Order, SceneChange } from '../../referee/index.js';
import { idsInEntry, type LineModel } from '../parts/log.js';

type Dice = Extract<SceneChange, { style: 'dice' }>;

/** Faces shown in one place: a bombardment of a port rolls dozens. */
const MOST = 4;

/** The dice that fell in a moment, one sign a place. `lines`: the event's entries in words. */
export function diceOn(
  { logFields }: Pick<Game, 'logFields'>,
  map: GameMap,
  { place, chapter, steps }: Moment,
  lines: readonly LineModel[],
): readonly Dice[] {
  const spots = spotsOf(map);
  const found = new Map<string, Dice>();
  let order: Order | null = null;
  for (const [i, step] of steps.entries()) {
    order = step.order?.order ?? order;
    const roll = step.roll === undefined ? undefined : chapter.rolls[step.roll];
    if (roll === undefined || (place.step > 0 && place.step !== i + 1)) continue;
    const line = chapter.entries.findIndex((entry) => entry.key === 'roll' && entry.roll === step.roll);
    const at = spotOf(logFields, lineAbout(chapter, line, roll.purpose), order, spots);
    if (at === undefined) continue;
    const { faces = [], title = '' } = found.get(at) ?? {};
    const told = [title, lines.find(({ from, to }) => from <= line && line < to)?.text ?? '']
      .join('\n')
      .trim();
    found.set(at, { style: 'dice', at, faces: [...faces, ...roll.faces].slice(0, MOST), title: told });
  }
  return [...found.values()];
}

/** The place of every id on the map. */
function spotsOf({ ground: { places }, scene: { counters } }: GameMap): ReadonlyMap<string, string> {
  return new Map([
    ...counters.map(({ id, place }) => [id, place] as const),
    ...places.map(({ id }) => [id, id] as const),
  ]);
}

/**
 * The line about a roll. Games call it by the roll's purpose: `fire.none` says what came of it, `damage.die`
 * what it is for; which of the two a game does shows at the first roll of its kind.
 */
function lineAbout({ entries, rolls }: Moment['chapter'], line: number, purpose: string): Entry | undefined {
  const isAbout = (entry: Entry | undefined) => entry?.key.split('.')[0] === purpose;
  const first = entries.findIndex(
    ({ key, roll }) => key === 'roll' && rolls[Number(roll)]?.purpose === purpose,
  );
  const entry = entries[isAbout(entries[first - 1]) ? line - 1 : line + 1];
  return isAbout(entry) ? entry : undefined;
}

function spotOf(
  fields: LogFields,
  about: Entry | undefined,
  order: Order | null,
  spots: ReadonlyMap<string, string>,
): string | undefined {
  const where = Object.keys(fields).filter((name) => fields[name]?.where !== undefined);
  const told =
    about === undefined ? [] : [...where.map((name) => about[name]), ...idsInEntry(about).split(' ')];
  // What else an order names is seldom where the dice fell.
  const ordered = where.filter((name) => fields[name]?.where === 'ordered').map((name) => order?.[name]);
  const ids = [...told, ...ordered].filter((id) => typeof id === 'string');
  return ids.map((id) => spots.get(id)).find((at) => at !== undefined);
}
