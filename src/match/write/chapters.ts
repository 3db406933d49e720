/** Events as a reader may know them: what pages and mails tell. */
import { type JournalEvent, type Openings, readEvent, type SideContent } from '../../journal/index.js';
import type { Entry, Json, Outline, PublicOrder, Viewer } from '../../referee/index.js';
import type { EventRecord } from '../../store/index.js';
import type { Chapter, ChapterOutline } from '../model/types.js';

/** An event of the journal for one reader. */
export function chapterOf(
  record: Pick<EventRecord, 'text' | 'contents' | 'outline'>,
  reader: Viewer,
): Chapter {
  const event = readEvent(record.text);
  const { n, at, type } = event;
  const chapter = { n, at, type, entries: [], told: [], rolls: [], facts: {} };
  if (event.type !== 'played') return { ...chapter, facts: factsOf(event) };
  const { log, rolls, orders, beacon } = event.public;
  // Where the game has nothing to say, the orders say what was done: that a phase was ended, that a side
  // passed.
  const facts: Chapter['facts'] = log.length === 0 ? { orders: toldOrders(orders) } : {};
  const outline = outlineOf(record.outline ?? null, orders);
  const late = [...new Set(orders.filter(({ by }) => by === 'clock').map(({ side }) => side))];
  return {
    ...chapter,
    entries: log,
    rolls,
    told: toldTo(JSON.parse(record.contents), reader),
    facts,
    ...(beacon === undefined ? {} : { beacon }),
    ...(outline === undefined ? {} : { outline }),
    ...(late.length === 0 ? {} : { late }),
  };
}

/** Where phases and orders begin, with whose orders they are. */
function outlineOf(text: string | null, orders: readonly PublicOrder[]): ChapterOutline | undefined {
  if (text === null) return undefined;
  const { phases, orders: begins } = JSON.parse(text) as Outline;
  return {
    phases: phases.map(({ at, ...phase }) => ({ from: at, ...phase })),
    orders: orders.map(({ side, order }, i) => ({ from: begins[i] ?? 0, side, do: order?.do ?? null })),
  };
}

/** The events since a number, for one reader. */
export function chaptersOf(records: readonly EventRecord[], reader: Viewer): readonly Chapter[] {
  return records.map((record) => chapterOf(record, reader));
}

function toldOrders(orders: readonly PublicOrder[]): Json {
  return orders.map(({ side, order }) => ({ side, order: { ...order } }));
}

function toldTo(open: Openings, reader: Viewer): readonly Entry[] {
  const content = open[reader]?.content as SideContent | undefined;
  return content?.told ?? [];
}

/** Public facts of an event that is no play. */
function factsOf(event: Exclude<JournalEvent, { readonly type: 'played' }>): {
  readonly [name: string]: Json;
} {
  switch (event.type) {
    case 'opened':
      return { ...event.public.commitments };
    case 'unsealed':
      return { roots: event.public.roots, secrets: event.public.secrets };
    case 'ordered': {
      const { seen, round } = event.public;
      return { seen, round, orders: toldOrders(event.public.orders) };
    }
    case 'moved':
      return { from: event.public.from, to: event.public.to };
    case 'ended': {
      const { result, reason } = event.public;
      return { reason, winner: result.winner, key: result.key, clause: result.clause ?? '' };
    }
    default:
      return { ...event.public };
  }
}
