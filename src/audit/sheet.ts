/**
 * Every roll of an exported journal with what it was for, as one reader may know it: what the audit page shows and the
 * CSV holds. The server makes it from what it keeps, a browser from a file.
 */
import type { JournalEvent, Openings, Ordered, Played, PublicRoll, SideContent } from '../journal/index.js';
import {
  type BaseState,
  type Crumb,
  type Entry,
  type Fortune,
  type Game,
  type Order,
  playBack,
  type Runner,
  ScriptError,
  type Side,
  tapeOf,
  type Viewer,
} from '../referee/index.js';
import { BrokenJournalError, type CourseOfPlay, courseAfter, type Run } from './course.js';

/** An event with what is open of it. */
export interface JournalRow {
  readonly event: JournalEvent;
  readonly open: Openings;
}

interface ReadPlay extends JournalRow {
  readonly event: Played;
}

/** Events with orders: those that were played, and those that wait for their throw. */
interface ReadSealed extends JournalRow {
  readonly event: Played | Ordered;
}

/** Where a script was when it rolled. */
interface Moment {
  readonly now: readonly Crumb[];
  readonly active: Side | undefined;
}

/** A roll as it stands in the journal, with what it was for. */
export interface AuditRoll extends PublicRoll {
  /** From 1, through the whole match. */
  readonly number: number;
  readonly event: number;
  /** Its place among the rolls of its event, from 0. */
  readonly index: number;
  readonly at: string;
  /**
   * Turn and phase; empty where the journal cannot be played again (an imported one that lacks what is
   * sealed).
   */
  readonly now: readonly Crumb[];
  /** The order before it in its event, as the reader may know it; absent where play went on by itself. */
  readonly cause?: { readonly side: Side; readonly order: Order };
  readonly fortunes: readonly Fortune[];
}

/** A secret draw that the reader may know. */
export interface AuditDraw {
  readonly event: number;
  readonly side: Side;
  readonly purpose: string;
  readonly ids: readonly string[];
}

/** What a journal says of its rolls. */
export interface JournalSheet {
  readonly rolls: readonly AuditRoll[];
  readonly draws: readonly AuditDraw[];
  /** Seals of the journal, and how many of them this reader has opened. */
  readonly seals: { readonly all: number; readonly open: number };
}

/** The rows of an exported journal that the verifier has let pass. */
export function rowsIn(journal: string): readonly JournalRow[] {
  return journal
    .split('\n')
    .slice(1, -1)
    .map((line): JournalRow => {
      const { event, open = {} }: { readonly event: JournalEvent; readonly open?: Openings } =
        JSON.parse(line);
      return { event, open };
    });
}

/**
 * All rolls of a journal for a reader: a side knows its own orders and draws in full, `all` everybody's, a spectator
 * what is public. `games`: the game by its version. `mayLack`: where not all that is sealed is there to play it
 * again, turn and phase stay unknown. @throws BrokenJournalError
 */
export function sheetOf(
  rows: readonly JournalRow[],
  reader: Viewer | 'all',
  games: (version: number) => Game,
  { mayLack = false }: { readonly mayLack?: boolean } = {},
): JournalSheet {
  const opened = rows[0]?.event;
  if (opened?.type !== 'opened') throw new BrokenJournalError('a journal begins with its opening');
  const known = rows.map(({ event, open }) => ({ event, open: knownTo(open, reader) }));
  const played = known.filter((row): row is ReadPlay => row.event.type === 'played');
  const sealed = known.filter((row): row is ReadSealed => 'seals' in row.event);
  return {
    rolls: rollsOf(sealed, momentsOf(games, rows, mayLack), games(opened.public.rulesVersion)),
    draws: played.flatMap(({ event, open }) => drawsOf(event.n, open)),
    seals: sealsOf(sealed),
  };
}

/** Openings that are not the reader's are left out here, before anything is made of them. */
function knownTo(open: Openings, reader: Viewer | 'all'): Openings {
  return Object.fromEntries(Object.entries(open).filter(([name]) => reader === 'all' || name === reader));
}

function rollsOf(
  played: readonly ReadSealed[],
  moments: readonly Moment[],
  game: Game,
): readonly AuditRoll[] {
  const rolls: AuditRoll[] = [];
  const before: Entry[] = [];
  const fortunes = game.fortunes ?? (() => []);
  let waiting: AuditRoll['cause'];
  for (const { event, open } of played) {
    const full = fullOrders(open);
    if (event.type === 'ordered') {
      waiting = causeOf(event, event.public.orders.length, full) ?? waiting;
      continue;
    }
    for (const [place, entry] of event.public.log.entries()) {
      const index = Number(entry.roll);
      const roll = entry.key === 'roll' ? event.public.rolls[index] : undefined;
      if (roll === undefined) {
        before.push(entry);
        continue;
      }
      const { now, active } = moments[rolls.length] ?? { now: [], active: undefined };
      const stakes = fortunes({ purpose: roll.purpose, active, before, next: event.public.log[place + 1] });
      const cause = causeOf(event, roll.after, full) ?? waiting;
      rolls.push({
        ...roll,
        number: rolls.length + 1,
        event: event.n,
        index,
        at: event.at,
        now,
        ...(cause === undefined ? {} : { cause }),
        fortunes: stakes.filter(({ side }) => game.sides.includes(side)),
      });
    }
    waiting = undefined;
  }
  return rolls;
}

/** The last order before a roll that was one. */
function causeOf(
  event: Played | Ordered,
  after: number,
  full: ReadonlyMap<number, Order>,
): AuditRoll['cause'] {
  const orders = event.public.orders
    .slice(0, after)
    .map(({ side, order }, i) => ({ side, order: full.get(i) ?? order }));
  const last = orders.findLast(({ order }) => order !== null);
  return last === undefined || last.order === null ? undefined : { side: last.side, order: last.order };
}

// The store keeps openings as `playedEvent` made them, so their shape is this project's own.
function sideContents(open: Openings): readonly (readonly [side: Side, content: SideContent])[] {
  return Object.entries(open)
    .filter(([name]) => name !== 'draws' && name !== 'state')
    .map(([side, { content }]) => [side, content as SideContent] as const);
}

function fullOrders(open: Openings): ReadonlyMap<number, Order> {
  return new Map(sideContents(open).flatMap(([, content]) => content.orders));
}

function drawsOf(event: number, open: Openings): readonly AuditDraw[] {
  return sideContents(open).flatMap(([side, content]) =>
    content.draws.map(({ purpose, ids }) => ({ event, side, purpose, ids })),
  );
}

function sealsOf(played: readonly ReadSealed[]): JournalSheet['seals'] {
  const count = (names: (row: (typeof played)[number]) => readonly string[]) =>
    played.reduce((sum, row) => sum + names(row).length, 0);
  return {
    all: count(({ event }) => Object.keys(event.seals)),
    open: count(({ event, open }) => Object.keys(open).filter((name) => event.seals[name] !== undefined)),
  };
}

/** Turn and phase of every roll, found by playing the match again; nothing for a journal that cannot be. */
function momentsOf(
  games: (version: number) => Game,
  rows: readonly JournalRow[],
  mayLack: boolean,
): readonly Moment[] {
  const moments: Moment[] = [];
  try {
    const first = rows[0]?.event;
    if (first?.type !== 'opened') return moments;
    let game = games(first.public.rulesVersion);
    const { scenario, options } = first.public;
    let base = game.rules.start({ scenario, options });
    let course: CourseOfPlay = [];
    let isNew = true;
    const rolled = (_: unknown, state: BaseState) => {
      const active = game.rules.steps(state).find((step) => step.id === state.step)?.side;
      if (isNew) moments.push({ now: game.rules.now(state), active });
    };
    const replay = () =>
      playBack(game, structuredClone(base), tapeOf(course.map(({ run }) => run)), {
        observer: { rolled },
      });
    let runner: Runner | undefined;
    // Orders that wait for their throw are played with it.
    let held: Run[] = [];
    for (const { event, open } of rows) {
      if (event.type === 'moved') {
        base = structuredClone(runner?.state ?? base);
        game = games(event.public.to);
        runner = undefined;
      }
      const longer = courseAfter(course, event, open);
      const last = longer.length > course.length ? longer.at(-1) : undefined;
      course = longer;
      if (last?.run.waits) {
        held.push(last.run);
        continue;
      }
      // Rolls before the place are played anew: their moments are known.
      isNew = event.type !== 'takenBack';
      if (runner === undefined || !isNew) runner = course.length === 0 ? undefined : replay();
      else if (last !== undefined) {
        runner.feed(tapeOf([...held, last.run]));
        runner.go();
      }
      if (last !== undefined) held = [];
    }
    return moments;
  } catch (error) {
    const lacking = error instanceof ScriptError || error instanceof BrokenJournalError;
    if (mayLack && lacking) return [];
    throw error;
  }
}
