/** Where the data model and its migrations are, and how they are read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const PROVIDERS = ['sqlite', 'postgresql'];

/** The folder of a provider's migrations: `<time>_<name>/migration.sql` each. */
export const migrationsFolder = (provider) => join(ROOT, 'prisma', provider, 'migrations');

/** The migrations of a provider as `{name, sql}`, in order. */
export function readMigrations(provider) {
  const folder = migrationsFolder(provider);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .map(({ name }) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The schema of a provider as `{path, content}` files. */
export function readSchema(provider) {
  const folder = join(ROOT, 'prisma', provider);
  const names = readdirSync(folder).filter((name) => name.endsWith('.prisma'));
  return names.map((name) => ({
    path: join(folder, name),
    content: readFileSync(join(folder, name), 'utf8'),
  }));
}
