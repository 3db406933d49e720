/**
 * Who listens to a match, and when it is told that something is there to be read. The store tells of news,
 * whichever of several servers has written; it is asked now and then as well, once a match however many
 * listen, since news can be lost. Only commits, offers
 * and the match's status are told: neither drafts nor standing orders, not even by their timing.
 */
import type { MatchAndSeats, Store } from '../../store/index.js';

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

/** Somebody who listens. */
export interface Listener {
  /** `''` for everybody, else the side whose offers are told too. */
  readonly side: string;
  /** Whether he may go on listening: a revoked link is heard no more. */
  stays(found: MatchAndSeats): boolean;
  /**
   * Something is there to be read, at this event; `more`: no further event, but an offer or another status.
   * Called once at the beginning. `head`: that event, and the newest roots.
   */
  moved(event: number, more: boolean, head: { readonly hash: string; readonly chain: number }): void;
  beat(): void;
  end(): void;
}

export interface Live {
  /** Begins to listen; gives what ends it. Undefined: too many listen already. */
  listen(match: string, listener: Listener): (() => void) | undefined;
  /** Sends everybody away. */
  close(): void;
}

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
export function makeLive(
  store: Pick<Store, 'readMatch' | 'readOffers' | 'readRoot' | 'onNews'>,
  pace: LivePace = USUAL_PACE,
): Live {
  const watches = new Map<string, Watch>();

  const leave = (match: string, listener: Listener): void => {
    const watch = watches.get(match);
    watch?.listeners.delete(listener);
    if (watch === undefined || watch.listeners.size > 0) return;
    clearTimeout(watch.timer);
    watches.delete(match);
  };

  const tell = (match: string, watch: Watch, found: MatchAndSeats, offers: string): void => {
    const { headNumber, status } = found.match;
    for (const [listener, heard] of watch.listeners) {
      const mark = [headNumber, status, listener.side === '' ? '' : offers].join(' ');
      heard.quiet += 1;
      heard.stayed += 1;
      if (!listener.stays(found) || heard.stayed > pace.stay) {
        leave(match, listener);
        listener.end();
      } else if (mark !== heard.told) {
        const more = heard.told.startsWith(`${headNumber} `);
        Object.assign(heard, { told: mark, quiet: 0 });
        listener.moved(headNumber, more, watch.head);
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
      const offers = found === undefined ? [] : await store.readOffers(match);
      if (found !== undefined)
        tell(match, watch, found, offers.map(({ side, kind }) => `${side} ${kind}`).join());
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
        ...{ timer: undefined, head: { hash: '', chain: 0 }, looking: false, again: false },
      };
      if (isFull(watches, watch, listener)) return undefined;
      watch.listeners.set(listener, { told: '', quiet: 0, stayed: 0 });
      watches.set(match, watch);
      // A newcomer is told at once where the match is.
      void look(match, watch);
      return () => leave(match, listener);
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
