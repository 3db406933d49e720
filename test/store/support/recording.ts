/** A store that keeps the text of every statement it sends, and the names of the methods that were called. */

import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils';
import { PrismaClient as PostgresqlClient } from '../../../src/generated/postgresql/client.js';
import { PrismaClient as SqliteClient } from '../../../src/generated/sqlite/client.js';
import { type Client, sqliteFile } from '../../../src/store/client.js';
import type { Store } from '../../../src/store/index.js';
import { storeOn } from '../../../src/store/open.js';
import { sqliteAdapter } from '../../../src/store/sql/sqlite-adapter.js';

export interface Recording {
  readonly store: Store;
  readonly statements: ReadonlySet<string>;
  readonly called: ReadonlySet<string>;
}

/** Opens the store of the database at `url`. */
export async function recordingStore(provider: Store['provider'], url: string): Promise<Recording> {
  const [statements, called] = [new Set<string>(), new Set<string>()];
  const factory =
    provider === 'sqlite' ? sqliteAdapter(sqliteFile(url), 1000) : new PrismaPg({ connectionString: url });
  const adapter = recordingFactory(factory, statements);
  const db =
    provider === 'sqlite'
      ? new SqliteClient({ adapter })
      : (new PostgresqlClient({ adapter }) as unknown as Client);
  const store = await storeOn({ provider, db });
  statements.clear();
  const watched = new Proxy(store, {
    get(target, name: keyof Store & string) {
      called.add(name);
      return target[name];
    },
  });
  return { store: watched, statements, called };
}

function recordingFactory(factory: SqlDriverAdapterFactory, into: Set<string>): SqlDriverAdapterFactory {
  const { provider, adapterName } = factory;
  return { provider, adapterName, connect: async () => recorded(await factory.connect(), into) };
}

function recorded<A extends SqlQueryable>(adapter: A, into: Set<string>): A {
  return new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'startTransaction')
        return async (...args: unknown[]) =>
          recorded((await Reflect.apply(value, target, args)) as SqlDriverAdapter, into);
      return (...args: unknown[]) => {
        const [query] = args;
        if (typeof query === 'object' && query !== null && 'sql' in query) into.add(String(query.sql));
        return Reflect.apply(value, target, args);
      };
    },
  });
}
