/** Foretelling what becomes of each unit, off the event loop: docs/decisions/fates.md. */
import { LRUCache } from 'lru-cache';
import type { FateStand, GameLibrary } from '../match/index.js';
import { type Fates, fates, type Locale, type Order } from '../referee/index.js';
import { startThread } from '../threads/index.js';

/** An order to be foretold. All of it is plain data, and its author's. */
export interface FatesRequest extends Omit<FateStand, 'mark'> {
  readonly order: Order;
  readonly locale: Locale;
}

/** Works one out. */
export function foretell(load: GameLibrary['load'], request: FatesRequest): Fates {
  const { game, version, pack, asked, order, locale } = request;
  return fates(load(game, version, pack), asked, order, locale);
}

/** Whoever foretells; undefined where it has come to grief: then the table alone is shown. */
export interface Foreteller {
  foretell(stand: FateStand, order: Order, locale: Locale): Promise<Fates | undefined>;
  stop(): Promise<void>;
}

/** Milliseconds after which the thread is taken to hang. */
const PATIENCE = 20_000;
const MOST_MEGABYTES = 256;
const KEPT = 500;

/** Keeps what was worked out, by position and order. */
export function keepFates(
  work: (request: FatesRequest) => Promise<Fates>,
  complain: (error: unknown) => void,
): Foreteller['foretell'] {
  const kept = new LRUCache<string, Promise<Fates | undefined>>({ max: KEPT });
  return ({ mark, ...stand }, order, locale) => {
    const key = JSON.stringify([mark, locale, order]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = work({ ...stand, order, locale }).catch((error: unknown) => {
      kept.delete(key);
      complain(error);
      return undefined;
    });
    kept.set(key, found);
    return found;
  };
}

/**
 * A foreteller in a thread of the bundled file `script`, with the games of a server's folder `data`; `complain` is told
 * what went wrong in it.
 */
export function startForeteller(
  script: string,
  data: string,
  complain: (error: unknown) => void,
): Foreteller {
  const thread = startThread<FatesRequest, Fates>(script, MOST_MEGABYTES, data);
  let stopped = false;
  return {
    foretell: keepFates(
      (request) => thread.ask(request, PATIENCE),
      (error) => {
        if (!stopped) complain(error);
      },
    ),
    stop: () => {
      stopped = true;
      return thread.stop();
    },
  };
}
