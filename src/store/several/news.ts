/** News of matches between processes: by LISTEN and NOTIFY on PostgreSQL, within this process on SQLite. */
import pg from 'pg';
import type { NewsStore } from './types.js';

const CHANNEL = 'denrei_news';
/** Milliseconds until a connection that broke is made anew. */
const REST = 1_000;

export interface Herald extends NewsStore {
  /** Tells all who listen, here and elsewhere. Whoever wrote does not wait for it. */
  spread(matchId: string): void;
  close(): Promise<void>;
}

/** News within this process. */
export function localNews(): Herald {
  const listeners = new Set<(matchId: string) => void>();
  return {
    onNews: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    spread: (matchId) => {
      for (const heard of listeners) heard(matchId);
    },
    close: async () => listeners.clear(),
  };
}

/** News between all processes on the PostgreSQL database at `url`, over one connection a process. */
export function postgresqlNews(url: string, rest = REST): Herald {
  const local = localNews();
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  let connected: Promise<pg.Client | undefined> | undefined;
  const connect = async (): Promise<pg.Client | undefined> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    let over = false;
    // Whatever ends it, the next news or the timer makes another.
    const lost = () => {
      if (over || closed) return;
      over = true;
      connected = undefined;
      setTimeout(() => void ready(), rest).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => local.spread(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      return client;
    } catch {
      lost();
      return undefined;
    }
  };
  const ready = (): Promise<pg.Client | undefined> => {
    if (closed) return Promise.resolve(undefined);
    connected ??= connect();
    return connected;
  };
  return {
    onNews: (heard) => {
      void ready();
      return local.onNews(heard);
    },
    spread: (matchId) => {
      // One after the other: a connection takes one question at a time.
      last = last
        .then(ready)
        .then((client) => client?.query('SELECT pg_notify($1, $2)', [CHANNEL, matchId]))
        // Those who listen look by themselves, somewhat later.
        .catch(() => undefined);
    },
    close: async () => {
      await last;
      closed = true;
      const client = await connected;
      await client?.end();
      await local.close();
    },
  };
}
