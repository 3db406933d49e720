/**
 * Settings of the Prisma command. The provider is chosen by DENREI_DB_PROVIDER, since one model serves two
 * databases.
 */
import { defineConfig } from 'prisma/config';

const provider = process.env.DENREI_DB_PROVIDER ?? 'sqlite';

// These commands only want the engine's file to exist; without this line they would try to download it.
if (['generate', 'validate', 'format'].some((command) => process.argv.includes(command))) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({
  schema: `prisma/${provider}`,
  migrations: { path: `prisma/${provider}/migrations` },
  datasource: { url: process.env.DATABASE_URL ?? 'file:./data/denrei.db' },
});
