import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clone, READY, servedBy } from './clone.js';

test('right after npm ci the service starts, and needs no Prisma command for it', async () => {
  const folder = await clone();
  expect(await servedBy('start', folder, 1)).toEqual([READY]);
  expect(readdirSync(join(folder, 'src', 'generated')).sort()).toEqual([
    'migrations.ts',
    'postgresql.d.ts',
    'postgresql.js',
    'sqlite.d.ts',
    'sqlite.js',
  ]);
});
