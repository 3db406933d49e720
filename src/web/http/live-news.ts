/**
 * Who listens to a match, and when it is told that something is there to be read. The store tells of news,
 * whichever of several servers has written; it is asked now and then as well, once a match however many
 * listen, since news can be lost. Only commits, offers
 * and the match's status are told, and a seat's own draft to whoever plays it: neither the drafts of others
 * nor standing orders, not even by their timing.
 */
import type { MatchAndSeats, Store } from '../../store/index.js';
import { markOf, openOffers } from './mark.js';

/**
 * How often (ms) the store is asked; after how many quiet looks a sign of life is sent, after how many a
 * listener must come again.
 */
export interface LivePace {
  readonly poll: number;
  readonly beat: number;
  readonly stay: number;
}

export const USUAL_PACE: LivePace = { poll: 2_000, beat: 10, stay: 450 };

/** Listeners at the same time: of one kind to one match (a seat's, the public's), and in all. */
const MOST_OF_A_KIND = 12;
const MOST_PUBLIC = 100;
const MOST = 2_000;

/** Where a match stands for one reader. */
export interface News {
  readonly event: number;
  /** No further event, but an offer, another status, or a change of the reader's own draft. */
  readonly more: boolean;
  readonly mark: string;
  readonly hash: string;
  /** The newest roots. */
  readonly chain: number;
}

/** Somebody who listens. */
export interface Listener {
  /** `''` for everybody, else the side whose offers are told too. */
  readonly side: string;
  /** Whether he holds a link to play that side: its own draft is told too. */
  readonly plays: boolean;
  /** Whether he may go on listening: a revoked link is heard no more. */
  stays(found: MatchAndSeats): boolean;
  /** Something is there to be read. Called once at the beginning. */
  moved(news: News): void;
  beat(): void;
  end(): void;
}

export interface Live {
  /** Begins to listen; gives what ends it. Undefined: too many listen already. */
  listen(match: string, listener: Listener): (() => void) | undefined;
  /** Where a match is now, for somebody who does not stay. */
  now(found: MatchAndSeats, reader: Pick<Listener, 'side' | 'plays'>): Promise<News>;
  /** Sends everybody away. */
  close(): void;
}

type Told = Pick<
  Store,
  'readMatch' | 'readOffers' | 'readDraftRevisions' | 'readRoot' | 'keepShown' | 'onNews'
>;

interface Watch {
  /** What each was told last, and how many looks ago he was sent anything, and came. */
  readonly listeners: Map<Listener, { told: string; quiet: number; stayed: number }>;
  timer: NodeJS.Timeout | undefined;
  /** The newest event that was looked at, and the roots in force then. */
  head: { readonly hash: string; readonly chain: number };
  /** A look at the store is under way; `again`: somebody came meanwhile. */
  looking: boolean;
  again: boolean;
}

/** Listeners of this process. */
export function makeLive(store: Told, clock: () => Date, pace: LivePace = USUAL_PACE): Live {
  const watches = new Map<string, Watch>();

  const leave = (match: string, listener: Listener): void => {
    const watch = watches.get(match);
    watch?.listeners.delete(listener);
    if (watch === undefined || watch.listeners.size > 0) return;
    clearTimeout(watch.timer);
    watches.delete(match);
  };

  // A note that is lost costs a mail that was not needed.
  const noteShown = (match: string, side: string, event: number): void =>
    void store.keepShown(match, side, event, clock()).catch(() => {});

  const tell = (match: string, watch: Watch, found: MatchAndSeats, beside: Beside): void => {
    for (const [listener, heard] of watch.listeners) {
      const mark = markFor(found, beside, listener);
      heard.quiet += 1;
      heard.stayed += 1;
      if (!listener.stays(found) || heard.stayed > pace.stay) {
        leave(match, listener);
        listener.end();
      } else if (mark !== heard.told) {
        const { headNumber: event } = found.match;
        const more = heard.told.startsWith(`${event}.`);
        Object.assign(heard, { told: mark, quiet: 0 });
        listener.moved({ event, more, mark, ...watch.head });
        if (!more && listener.plays && isAsked(found, listener.side)) noteShown(match, listener.side, event);
      } else if (heard.quiet >= pace.beat) {
        heard.quiet = 0;
        listener.beat();
      }
    }
  };

  const look = async (match: string, watch: Watch): Promise<void> => {
    clearTimeout(watch.timer);
    watch.again = watch.looking;
    if (watch.looking) return;
    watch.looking = true;
    try {
      const found = await store.readMatch(match);
      if (found !== undefined) watch.head = await headOf(store, found, watch.head);
      if (found !== undefined)
        tell(match, watch, found, await besideOf(store, match, watch.listeners.keys()));
    } catch {
      // A database that does not answer is asked again; whoever opens a page is told of it there.
    }
    watch.looking = false;
    if (watches.get(match) === watch)
      watch.timer = setTimeout(() => look(match, watch), watch.again ? 0 : pace.poll).unref();
  };

  const lookAt = (match: string, watch = watches.get(match)) => watch && void look(match, watch);
  const deaf = store.onNews((match) => lookAt(match));
  return {
    listen: (match, listener) => {
      const watch = watches.get(match) ?? {
        listeners: new Map(),
        timer: undefined,
        head: { hash: '', chain: 0 },
        looking: false,
        again: false,
      };
      if (isFull(watches, watch, listener)) return undefined;
      watch.listeners.set(listener, { told: '', quiet: 0, stayed: 0 });
      watches.set(match, watch);
      // A newcomer is told at once where the match is.
      void look(match, watch);
      return () => leave(match, listener);
    },
    now: async (found, reader) => {
      const { id, headNumber: event } = found.match;
      const head = await headOf(store, found, { hash: '', chain: 0 });
      return {
        event,
        more: false,
        mark: markFor(found, await besideOf(store, id, [reader]), reader),
        ...head,
      };
    },
    close: () => {
      deaf();
      for (const [match, { listeners }] of watches) {
        for (const listener of listeners.keys()) {
          leave(match, listener);
          listener.end();
        }
      }
    },
  };
}

function isAsked({ match: { status, pending } }: MatchAndSeats, side: string): boolean {
  return status === 'playing' && pending.includes(side);
}

/** What marks name besides the match itself. */
interface Beside {
  readonly offers: Awaited<ReturnType<Store['readOffers']>>;
  readonly drafts: Awaited<ReturnType<Store['readDraftRevisions']>>;
}

/** Drafts are read where somebody listens to his own. */
async function besideOf(
  store: Pick<Store, 'readOffers' | 'readDraftRevisions'>,
  match: string,
  readers: Iterable<Pick<Listener, 'plays'>>,
): Promise<Beside> {
  const plays = [...readers].some((reader) => reader.plays);
  const [offers, drafts] = await Promise.all([
    store.readOffers(match),
    plays ? store.readDraftRevisions(match) : Promise.resolve([]),
  ]);
  return { offers, drafts };
}

function markFor(
  { match: { headNumber: event, status } }: MatchAndSeats,
  { offers, drafts }: Beside,
  { side, plays }: Pick<Listener, 'side' | 'plays'>,
): string {
  const own = plays ? drafts.find((draft) => draft.side === side) : undefined;
  const shown = side === '' ? [] : openOffers(offers, event);
  return markOf({ event, draft: own?.revision ?? 0, status, offers: shown });
}

/** The newest event with the roots in force; these are read where it is another than before. */
async function headOf(
  store: Pick<Store, 'readRoot'>,
  { match: { id, headHash: hash } }: MatchAndSeats,
  before: Watch['head'],
): Promise<Watch['head']> {
  return hash === before.hash ? before : { hash, chain: (await store.readRoot(id))?.chain ?? 0 };
}

function isFull(watches: ReadonlyMap<string, Watch>, watch: Watch, { side }: Listener): boolean {
  const alike = [...watch.listeners.keys()].filter((other) => other.side === side).length;
  const all = [...watches.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);
  return alike >= (side === '' ? MOST_PUBLIC : MOST_OF_A_KIND) || all >= MOST;
}
