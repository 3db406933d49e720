/**
 * A store that keeps every statement it sends, with its values and its transaction, and the names of the
 * methods that were called.
 */

import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils';
import { PrismaClient as PostgresqlClient } from '../../../src/generated/postgresql.js';
import { PrismaClient as SqliteClient } from '../../../src/generated/sqlite.js';
import { type Client, sqliteFile } from '../../../src/store/client.js';
import type { Store } from '../../../src/store/index.js';
import { storeOn } from '../../../src/store/open.js';
import { sqliteAdapter } from '../../../src/store/sql/sqlite-adapter.js';

export interface Sent {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Number of the transaction it belongs to; 0: it is one by itself. */
  readonly transaction: number;
}

export interface Recording {
  readonly store: Store;
  readonly sent: readonly Sent[];
  readonly called: ReadonlySet<string>;
}

/** Opens the store of the database at `url`. */
export async function recordingStore(provider: Store['provider'], url: string): Promise<Recording> {
  const sent: Sent[] = [];
  const called = new Set<string>();
  const factory =
    provider === 'sqlite' ? sqliteAdapter(sqliteFile(url), 1000) : new PrismaPg({ connectionString: url });
  const adapter = recordingFactory(factory, sent);
  const db =
    provider === 'sqlite'
      ? new SqliteClient({ adapter })
      : (new PostgresqlClient({ adapter }) as unknown as Client);
  const store = await storeOn({ provider, db });
  sent.length = 0;
  const watched = new Proxy(store, {
    get(target, name: keyof Store & string) {
      called.add(name);
      return target[name];
    },
  });
  return { store: watched, sent, called };
}

function recordingFactory(factory: SqlDriverAdapterFactory, into: Sent[]): SqlDriverAdapterFactory {
  const { provider, adapterName } = factory;
  let transactions = 0;
  const begun = () => ++transactions;
  return { provider, adapterName, connect: async () => recorded(await factory.connect(), into, begun, 0) };
}

function recorded<A extends SqlQueryable>(
  adapter: A,
  into: Sent[],
  begun: () => number,
  transaction: number,
): A {
  return new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'startTransaction')
        return async (...args: unknown[]) => {
          const started = (await Reflect.apply(value, target, args)) as SqlDriverAdapter;
          return recorded(started, into, begun, begun());
        };
      return (...args: unknown[]) => {
        const [query] = args;
        if (typeof query === 'object' && query !== null && 'sql' in query)
          into.push({ sql: String(query.sql), values: valuesOf(query), transaction });
        return Reflect.apply(value, target, args);
      };
    },
  });
}

function valuesOf(query: object): readonly unknown[] {
  return 'args' in query && Array.isArray(query.args) ? query.args : [];
}
