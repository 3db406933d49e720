/** Looking back on a match: its position after any event, order or roll, as a reader may know it. */

import { recordedRun } from '../../audit/index.js';
import { readEvent } from '../../journal/index.js';
import {
  type BaseState,
  type Game,
  type Locale,
  type Order,
  type PublicOrder,
  type Scene,
  type SceneChange,
  ScriptError,
  type Side,
  type Viewer,
} from '../../referee/index.js';
import type { MatchContext } from '../model/context.js';
import { loadMatch, versionsOf } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import { chapterOf } from '../write/waiting.js';
import { infoOf } from './info.js';
import type { Moment, MomentPlace, Replay, ReplayEvent, ReplayViewer } from './moments.js';
import type { Timeline, TimelineCache, TimelineEvent } from './timeline.js';

/**
 * The replay of a match for a reader: during the match with his own viewer, whatever he asks for. Failures:
 * `unknown-match`, `imported`.
 */
export async function replay(
  context: MatchContext,
  timelines: TimelineCache,
  id: string,
  reader: Viewer,
  wished?: ReplayViewer,
): Promise<Outcome<Replay>> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined) return failed('unknown-match');
  const { match } = loaded;
  const timeline = await timelineOf(timelines, match, await versionsOf(context, match));
  if (timeline === undefined) return failed('imported');
  const open = isOver(timeline);
  const viewer = open ? (wished ?? (reader === 'spectator' ? 'all' : reader)) : reader;
  return done({
    match: await infoOf(context, loaded),
    viewer,
    open,
    timeline: timeline.events.map(onTimeline),
    moment: (place, since) => momentAt(timeline, viewer, place, since),
    chapters: (since, to) =>
      timeline.events
        .slice(since, to)
        .map(({ record }) => chapterOf(record, viewer === 'all' ? 'spectator' : viewer)),
    lastOrderOf: (side) => timeline.events.findLast((event) => isOrderedBy(event, side))?.record.number,
  });
}

/** An imported journal may lack what is sealed. */
async function timelineOf(
  timelines: TimelineCache,
  match: Parameters<TimelineCache['of']>[0],
  versioned: Parameters<TimelineCache['of']>[1],
): Promise<Timeline | undefined> {
  try {
    return await timelines.of(match, versioned);
  } catch (error) {
    if (match.status === 'imported' && error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** When the secrets are opened, everything may be known. */
function isOver({ events }: Timeline): boolean {
  return events.at(-1)?.record.type === 'unsealed';
}

function onTimeline({ record, steps, now }: TimelineEvent): ReplayEvent {
  return { n: record.number, at: record.at.toISOString(), type: record.type, steps: steps.length, now };
}

function isOrderedBy({ record }: TimelineEvent, side: Side): boolean {
  if (record.type !== 'played' && record.type !== 'ordered') return false;
  const event = readEvent(record.text);
  return (
    (event.type === 'played' || event.type === 'ordered') &&
    event.public.orders.some((one) => one.side === side && one.by === undefined)
  );
}

function momentAt(
  timeline: Timeline,
  viewer: ReplayViewer,
  place: MomentPlace,
  since?: number,
): Moment | undefined {
  const event = timeline.events[place.n - 1];
  const after = timeline.stateAt(place);
  const before = timeline.stateAt(since === undefined ? beforeOf(place) : { n: since, step: 0 });
  if (event === undefined || after === undefined || before === undefined) return undefined;
  const { game } = event;
  const state = JSON.parse(after) as BaseState;
  const earlier = JSON.parse(before) as BaseState;
  return {
    place,
    now: game.rules.now(state),
    ...storyOf(event, viewer, game),
    scene: (locale) => sceneOf(game, state, earlier, viewer, locale),
    position: (locale) =>
      game.picture.describe(game.position.view(state, viewer === 'all' ? 'spectator' : viewer), locale),
    known: (locale) => (viewer === 'all' ? knownAlone(game, state, locale) : []),
  };
}

function beforeOf({ n, step }: MomentPlace): MomentPlace {
  return step > 1 ? { n, step: step - 1 } : { n: n - 1, step: 0 };
}

/** What happened in an event, as far as the reader may know. */
function storyOf(
  { record, steps }: TimelineEvent,
  viewer: ReplayViewer,
  game: Game,
): Pick<Moment, 'chapter' | 'steps' | 'told'> {
  const sides = game.sides.filter((side) => viewer === side || viewer === 'all');
  const chapter = chapterOf(record, 'spectator');
  const orders = ordersOf(record, sides);
  return {
    chapter,
    steps: steps.map(({ what, index, entries }) => {
      const order = what === 'order' ? orders[index] : undefined;
      return { ...(order === undefined ? { roll: index } : { order }), entries };
    }),
    told: sides.flatMap((side) => chapterOf(record, side).told.map((entry) => ({ side, entry }))),
  };
}

/** The orders of an event: in full for those who gave them, else as an outsider sees them. */
function ordersOf(record: TimelineEvent['record'], sides: readonly Side[]): readonly PublicOrder[] {
  const event = readEvent(record.text);
  if (event.type !== 'played' && event.type !== 'ordered') return [];
  const full = recordedRun(event, JSON.parse(record.contents))?.answers ?? [];
  return event.public.orders.map((order, i): PublicOrder => {
    const own: Order | null = full[i]?.order ?? order.order;
    return sides.includes(order.side) ? { ...order, order: own } : order;
  });
}

function sceneOf(
  game: Game,
  state: BaseState,
  before: BaseState,
  viewer: ReplayViewer,
  locale: Locale,
): Scene {
  const seen = (viewer: Viewer): Scene => {
    const view = game.position.view(state, viewer);
    return game.picture.scene(
      view,
      locale,
      game.picture.changes(game.position.view(before, viewer), view, locale),
    );
  };
  return viewer === 'all' ? together(game, seen) : seen(viewer);
}

/**
 * What the sides see, put together: each counter as its own side knows it, and all that stands beside the
 * map.
 */
function together(game: Game, seen: (viewer: Viewer) => Scene): Scene {
  const open = seen('spectator');
  const own = game.sides.map((side) => ({ side, scene: seen(side) }));
  const all = [open, ...own.map(({ scene }) => scene)];
  const ofSides = <T extends { readonly side: Side }>(list: (scene: Scene) => readonly T[]): readonly T[] => [
    ...own.flatMap(({ side, scene }) => list(scene).filter((one) => one.side === side)),
    ...list(open).filter((one) => !game.sides.includes(one.side)),
  ];
  return {
    ...open,
    counters: ofSides(({ counters }) => counters),
    piles: ofSides(({ piles }) => piles ?? []),
    holdings: united(all.map(({ holdings }) => holdings ?? [])),
    marks: united(all.map(({ marks }) => marks)),
    changes: united<SceneChange>(own.map(({ scene }) => scene.changes)),
    tracks: united(all.map(({ tracks }) => tracks)),
  };
}

/** The position in each side's words, without what everybody's say too. */
function knownAlone(game: Game, state: BaseState, locale: Locale): ReturnType<Moment['known']> {
  const linesFor = (viewer: Viewer) =>
    game.picture.describe(game.position.view(state, viewer), locale).flatMap(({ lines }) => lines);
  const open = new Set(linesFor('spectator'));
  const known = game.sides.map((side) => ({ side, lines: linesFor(side).filter((line) => !open.has(line)) }));
  return known.filter(({ lines }) => lines.length > 0);
}

/** All of several lists, what is the same only once. */
function united<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return [...new Map(lists.flat().map((one) => [JSON.stringify(one), one])).values()];
}
