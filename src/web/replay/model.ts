/** A replay as it is looked at: which moment, by which address, through whose eyes. */
import type { Moment, MomentPlace, Replay } from '../../match/index.js';
import type { Entry, Game, GameMap, Locale, LogFields, Order, SceneChange } from '../../referee/index.js';
import { logOf, type Reader, shortStory, storyOf } from '../../telling/index.js';
import { dieModel, drawnLine, idsInEntry, type LineModel, linesModel, storyModel } from '../parts/log.js';
import type { NavLink } from '../parts/nav.js';
import { pageText, type WordKey } from '../words/words.js';

/** A replay as somebody looks at it. */
export interface Looking {
  readonly replay: Replay;
  readonly reader: Reader;
  /** Address of its page. */
  readonly path: string;
  /** What every link of the page keeps: whose eyes, which language. */
  readonly keep: { readonly [name: string]: string };
  readonly nav: readonly NavLink[];
}

/** `42`, `42.3`: what stands in addresses. */
export function placeName({ n, step }: MomentPlace): string {
  return step === 0 ? String(n) : `${n}.${step}`;
}

/** The place that a name stands for; undefined for anything else. */
export function placeIn(name: unknown): MomentPlace | undefined {
  const found = typeof name === 'string' ? /^(\d{1,9})(?:\.([1-9]\d{0,4}))?$/.exec(name) : null;
  return found === null ? undefined : { n: Number(found[1]), step: Number(found[2] ?? 0) };
}

/** Where a replay begins to be looked at: at the end of play. */
export function endOfPlay({ timeline }: Replay): MomentPlace {
  return { n: timeline.findLast(({ type }) => type === 'played')?.n ?? timeline.length, step: 0 };
}

/** Address of a moment. */
export function addressOf({ path, keep }: Pick<Looking, 'path' | 'keep'>, place: MomentPlace): string {
  return `${path}?${new URLSearchParams({ at: placeName(place), ...keep })}`;
}

/** The map of a moment, with what changed and the dice that fell. */
export function mapAt(looking: Looking, moment: Moment, since: number | undefined): GameMap {
  const { locale } = looking.reader.narrator;
  const scene = moment.scene(locale);
  // Over several events the dice would hide the map, and are in the log.
  const { game } = looking.replay.match;
  const ground = game.picture.ground(locale);
  const dice =
    since === undefined
      ? diceOn(game, { ground, scene }, moment, linesModel(looking.reader, moment.chapter))
      : [];
  return { ground, scene: { ...scene, changes: [...scene.changes, ...dice] } };
}

/** Where one is, as a heading. */
export function titleOf({ replay, reader }: Looking, { n, step }: MomentPlace): string {
  const { locale } = reader.narrator;
  const last = replay.timeline.length;
  const steps = replay.timeline[n - 1]?.steps ?? 0;
  return step === 0
    ? pageText(locale, 'replay.moment', { n, last })
    : pageText(locale, 'replay.step', { n, last, step, steps });
}

/** What the page shows beside the map. */
export function momentModel(looking: Looking, moment: Moment, since: number | undefined) {
  const { reader, replay } = looking;
  const { locale } = reader.narrator;
  const { place, chapter } = moment;
  const [said] = logOf(reader, [chapter]);
  const lines = linesModel(reader, chapter);
  const inSteps = chapter.type === 'played' && moment.steps.length > 0;
  return {
    title: titleOf(looking, place),
    scope: reader.narrator.game.where(moment.now),
    since: since === undefined ? null : pageText(locale, 'replay.since', { since }),
    news: newsOf(looking, moment, since),
    when: said?.when ?? '',
    at: chapter.at,
    n: place.n,
    last: replay.timeline.length,
    rows: rowsOf(looking, place),
    steps:
      inSteps && since === undefined
        ? moment.steps.map((step, i) => stepModel(looking, moment, lines, step, i))
        : null,
    lines: inSteps || since !== undefined ? [] : lines,
    told:
      since !== undefined
        ? []
        : moment.told.map(({ side, entry }) =>
            pageText(locale, 'replay.told', {
              side: reader.narrator.side(side),
              line: reader.narrator.game.say(entry),
            }),
          ),
  };
}

/** What happened since an event, the newest first. */
function newsOf({ replay, reader }: Looking, { place }: Moment, since: number | undefined) {
  return since === undefined ? null : storyModel(reader, storyOf(reader, replay.chapters(since, place.n)));
}

/** The position in words; of the whole truth, with what each side alone knew. */
export function positionModel({ reader }: Looking, moment: Moment) {
  const { narrator } = reader;
  const known = moment.known(narrator.locale).map(({ side, lines }) => ({
    title: pageText(narrator.locale, 'replay.known', { side: narrator.side(side) }),
    lines,
  }));
  return [...moment.position(narrator.locale), ...known];
}

function stepModel(
  looking: Looking,
  { place, chapter }: Moment,
  lines: readonly LineModel[],
  step: Moment['steps'][number],
  i: number,
) {
  const roll = step.roll === undefined ? undefined : chapter.rolls[step.roll];
  return {
    href: addressOf(looking, { n: place.n, step: i + 1 }),
    here: place.step === i + 1,
    number: i + 1,
    order: step.order === undefined ? null : orderModel(looking.reader, step.order),
    dice: (roll?.faces ?? []).map((face, die) => dieModel(face, roll?.dice[die] ?? 6)),
    lines: oneLine(looking.reader, chapter, lines, step.entries),
  };
}

/** What a step came to in one line; what is told of it joins. */
function oneLine(
  reader: Reader,
  chapter: Moment['chapter'],
  lines: readonly LineModel[],
  [from, upTo]: Moment['steps'][number]['entries'],
): readonly Pick<LineModel, 'text' | 'dice' | 'ids' | 'roll' | 'alone'>[] {
  const own = lines.filter(({ to }) => from < to && to <= upTo);
  if (own.length < 2) return own;
  const { outline: _, ...part } = chapter;
  const facts = storyOf(reader, [{ ...part, told: [], entries: chapter.entries.slice(from, upTo) }]);
  return shortStory({ ...reader, side: 'spectator' }, facts, 1).map((line) => ({
    ...drawnLine(line),
    roll: null,
    alone: false,
  }));
}

function orderModel(
  { narrator }: Reader,
  { side, order, by }: NonNullable<Moment['steps'][number]['order']>,
) {
  const text = order === null ? '' : narrator.game.order(order);
  return {
    text: pageText(narrator.locale, 'replay.order', { side: narrator.side(side), text }),
    note: by === undefined ? null : pageText(narrator.locale, `replay.${by}`),
  };
}

type Row = {
  readonly what: string;
  readonly back: string | null;
  readonly on: string | null;
  readonly unit: string;
};

/** The ways out of a moment: by turn, phase, event and step. */
function rowsOf(looking: Looking, place: MomentPlace): readonly Row[] {
  const { replay, reader } = looking;
  const row = (
    unit: string,
    key: WordKey,
    back: MomentPlace | undefined,
    on: MomentPlace | undefined,
  ): Row => ({
    unit,
    what: pageText(reader.narrator.locale, key),
    back: back === undefined ? null : addressOf(looking, back),
    on: on === undefined ? null : addressOf(looking, on),
  });
  return [
    row('turn', 'replay.turn', ...otherwise(replay, place, (now) => JSON.stringify(now[0] ?? null))),
    row('phase', 'replay.phase', ...otherwise(replay, place, (now) => JSON.stringify(now))),
    row(
      'event',
      'replay.event',
      eventAt(replay, place.n - 1),
      eventAt(replay, place.step > 0 ? place.n : place.n + 1),
    ),
    row('step', 'replay.single', stepBefore(replay, place), nextMoment(replay, place)),
  ];
}

type Ways = readonly [back: MomentPlace | undefined, on: MomentPlace | undefined];

/** The nearest events, back and on, after which it is another turn or phase than after this one. */
function otherwise(
  { timeline }: Replay,
  { n }: MomentPlace,
  of: (now: Replay['timeline'][number]['now']) => string,
): Ways {
  const here = timeline[n - 1];
  const differs = (event: Replay['timeline'][number]) => here !== undefined && of(event.now) !== of(here.now);
  const back = timeline.slice(0, n).findLast(differs);
  const on = timeline.slice(n).find(differs);
  return [back && { n: back.n, step: 0 }, on && { n: on.n, step: 0 }];
}

/** An event as a whole; undefined where there is none of this number. */
export function eventAt({ timeline }: Replay, n: number): MomentPlace | undefined {
  return timeline[n - 1] === undefined ? undefined : { n, step: 0 };
}

/** The next step. An event of one step is gone through as a whole. */
export function nextMoment(replay: Replay, { n, step }: MomentPlace): MomentPlace | undefined {
  const steps = replay.timeline[n - 1]?.steps ?? 0;
  if (step > 0 && step < steps) return { n, step: step + 1 };
  return (replay.timeline[n]?.steps ?? 0) > 1 ? { n: n + 1, step: 1 } : eventAt(replay, n + 1);
}

function stepBefore(replay: Replay, { n, step }: MomentPlace): MomentPlace | undefined {
  const steps = replay.timeline[n - 1]?.steps ?? 0;
  const at = step === 0 ? steps : step;
  if (at > 1) return { n, step: at - 1 };
  const before = replay.timeline[n - 2]?.steps ?? 0;
  return before > 1 ? { n: n - 1, step: before } : eventAt(replay, n - 1);
}

/** Whose eyes a replay of a match that is over can be seen with. */
export function eyesModel({ replay, reader, path, keep }: Looking, place: MomentPlace) {
  if (!replay.open) return null;
  const { locale } = reader.narrator;
  return ['all', ...replay.match.game.sides, 'spectator'].map((viewer) => ({
    href: addressOf({ path, keep: { ...keep, as: viewer } }, place),
    text:
      viewer === 'all' || viewer === 'spectator'
        ? pageText(locale, `replay.eyes.${viewer}`)
        : reader.narrator.side(viewer),
    here: viewer === replay.viewer,
  }));
}

/** The name of a moment for those who see a link to it: game, event, turn. */
export function cardTitle({ replay, reader }: Looking, moment: Moment): string {
  const { narrator } = reader;
  const locale: Locale = narrator.locale;
  return pageText(locale, 'replay.card', {
    game: replay.match.game.title[locale],
    n: placeName(moment.place),
    scope: narrator.game.where(moment.now),
  });
}

// The rolls of a moment as signs on the map: where they fell is read off the lines of the log about them, or
// the order before.

type Dice = Extract<SceneChange, { style: 'dice' }>;

/** Faces shown in one place: a bombardment of a port rolls dozens. */
const MOST = 4;

/** The dice that fell in a moment, one sign a place. `lines`: the event's entries in words. */
export function diceOn(
  { words: { fields: logFields } }: Pick<Game, 'words'>,
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
