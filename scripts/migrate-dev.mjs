/**
 * Writes migrations when the data model has changed: `node scripts/migrate-dev.mjs <name>` makes one for each
 * provider, and the generated code anew. `--check` writes nothing and exits 1 when a change has none.
 * It replays the migrations in an empty database and compares the result with the model, by Prisma's own
 * engine in its wasm form, which needs no download.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { loadTs } from './load-ts.mjs';
import { migrationsFolder, PROVIDERS, ROOT, readMigrations, readSchema } from './migrations.mjs';

const NOTHING = /^-- This is an empty migration\.\s*$/;
const FILTERS = { externalTables: [], externalEnums: [] };

/**
 * The package's entry imports a .wasm file, which Node 20 cannot. Once a process: the glue keeps views of its
 * memory.
 */
async function startEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(`${message}\n`) };
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = readFileSync(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

/** `adapter` with some methods replaced. */
function replacing(adapter, methods) {
  return new Proxy(adapter, {
    get(target, name) {
      const value = Object.hasOwn(methods, name) ? methods[name] : Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * The engine sends whole migration files through executeRaw, where the adapters expect a single statement.
 */
function forWholeFiles(adapter, executeScript) {
  const executeRaw = async (query) => {
    if (query.args.length > 0) return adapter.executeRaw(query);
    await executeScript(query.sql);
    return 0;
  };
  return replacing(adapter, { executeRaw, executeScript });
}

/**
 * An adapter factory as the engine wants one: it replays migrations in a database from `connectToShadowDb`.
 */
const factory = (provider, open) => ({
  provider,
  adapterName: 'denrei-shadow',
  connect: open,
  connectToShadowDb: open,
});

function sqliteShadows() {
  return factory('sqlite', async () => {
    const adapter = await new PrismaBetterSqlite3({ url: ':memory:' }).connect();
    return forWholeFiles(adapter, (script) => adapter.executeScript(script));
  });
}

function postgresqlShadows(server) {
  let count = 0;
  return factory('postgres', async () => {
    const name = `shadow${++count}`;
    await server.create(name);
    const pool = new pg.Pool({ connectionString: server.databaseUrl(name) });
    const charColumns = hideCharType(pool);
    const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect();
    const queryRaw = async (query) => {
      const result = await adapter.queryRaw(query);
      for (const column of charColumns.get(result.rows) ?? [])
        result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    };
    // The adapter's own executeScript cuts at every semicolon, in strings and functions too.
    return forWholeFiles(replacing(adapter, { queryRaw }), async (script) => void (await pool.query(script)));
  });
}

/**
 * The adapter refuses the catalogue's type `"char"`: shows it text instead, and remembers which columns (by
 * rows).
 */
function hideCharType(pool) {
  const [CHAR, TEXT] = [18, 25];
  const columns = new WeakMap();
  const query = pool.query.bind(pool);
  pool.query = async (...parameters) => {
    const result = await query(...parameters);
    const fields = result.fields ?? [];
    columns.set(
      result.rows ?? result,
      [...fields.keys()].filter((index) => fields[index].dataTypeID === CHAR),
    );
    for (const field of fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
    return result;
  };
  return columns;
}

/** The SQL that leads from a provider's migrations to its schema; undefined when they agree. */
async function difference(provider, shadows) {
  const files = readSchema(provider);
  const datamodels = files.map(({ path, content }) => [path, content]);
  const adapters = remembering(shadows);
  const engine = await glue.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapters),
  );
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationList(provider) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: FILTERS,
    });
    return NOTHING.test(stdout) ? undefined : stdout;
  } finally {
    engine.free();
    await adapters.dispose();
  }
}

/** Freeing the engine closes no adapter. */
function remembering(shadows) {
  const opened = [];
  const open = async () => {
    const adapter = await shadows.connect();
    opened.push(adapter);
    return adapter;
  };
  const dispose = () => Promise.allSettled(opened.map((adapter) => adapter.dispose()));
  return { ...shadows, connect: open, connectToShadowDb: open, dispose };
}

function migrationList(provider) {
  const lockfile = { path: 'migration_lock.toml', content: `provider = "${provider}"\n` };
  const migrationDirectories = readMigrations(provider).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
  }));
  return { baseDir: migrationsFolder(provider), lockfile, shadowDbInitScript: '', migrationDirectories };
}

function write(provider, name, sql) {
  const folder = migrationsFolder(provider);
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
  writeFileSync(join(folder, 'migration_lock.toml'), `provider = "${provider}"\n`);
  process.stdout.write(`prisma/${provider}/migrations/${name}/migration.sql\n`);
}

async function differences() {
  const { startPostgres } = await loadTs('test/support/postgres-server.ts');
  await startEngine();
  const server = await startPostgres();
  try {
    const found = { sqlite: await difference('sqlite', sqliteShadows()) };
    found.postgresql = await difference('postgresql', postgresqlShadows(server));
    return found;
  } finally {
    await server.stop();
  }
}

const [argument] = process.argv.slice(2);
if (argument === undefined || !/^(--check|[a-z0-9_]+)$/.test(argument)) {
  process.stderr.write('usage: node scripts/migrate-dev.mjs --check | <name_in_small_letters>\n');
  process.exit(2);
}
const found = await differences();
const changed = PROVIDERS.filter((provider) => found[provider] !== undefined);
if (argument === '--check') {
  for (const provider of changed)
    process.stderr.write(`${provider}: the model has changes without a migration:\n${found[provider]}\n`);
  process.exitCode = changed.length === 0 ? 0 : 1;
} else {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  for (const provider of changed) write(provider, `${time}_${argument}`, found[provider]);
  spawnSync(process.execPath, [join(ROOT, 'scripts', 'generate.mjs')], { stdio: 'inherit' });
}
