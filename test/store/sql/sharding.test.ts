/**
 * What Citus and CockroachDB ask of a schema and its statements, as far as it can be seen without their
 * servers: tables are divided by match, so keys begin with it, and rows refer to rows of the same match.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../src/root.js';
import { WHOLE } from './divided.js';

const read = (path: string) => readFileSync(join(projectRoot(), path), 'utf8');

/** Indexes that do not begin with the match: what looks for matches, whichever they are. */
const ACROSS = [
  'Match(agreed, status, updatedAt)',
  'Match(status, createdAt)',
  'Match(status, updatedAt)',
  'Match(throwing, round)',
  'Seat(address)',
  'Seat(holder)',
  'Draft(closesAt)',
  'Plan(state)',
  'Ended(at)',
  'Clock(nextAt)',
  'Offer(address)',
  'Outbox(state, again, nextAt)',
  'Outbox(leavesIn)',
  'Outbox(address)',
  'Call(waits, nextAt)',
];

interface Model {
  readonly name: string;
  readonly keys: readonly string[];
  readonly indexes: readonly string[];
  readonly relations: readonly string[];
}

const models: readonly Model[] = [
  ...read('prisma/models/models.prisma').matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm),
].map(([, name = '', body = '']) => ({
  name,
  keys: [
    ...[...body.matchAll(/^ {2}(\w+) +\w+ +@(?:id|unique)\b/gm)].map(([, field = '']) => field),
    ...[...body.matchAll(/^ {2}@@(?:id|unique)\(\[([^\]]+)\]/gm)].map(([, fields = '']) => fields),
  ],
  indexes: [...body.matchAll(/^ {2}@@index\(\[([^\]]+)\]/gm)].map(([, fields = '']) => fields),
  relations: [...body.matchAll(/@relation\(fields: \[([^\]]+)\], references: \[([^\]]+)\]/g)].map(
    ([, own, theirs]) => `${own} -> ${theirs}`,
  ),
}));
const divided = models.filter(({ name }) => !WHOLE.includes(name));
const shardKeyOf = (name: string) => (name === 'Match' ? 'id' : 'matchId');

test('every unique key of a table that is divided begins with the match', () => {
  expect(divided.length).toBeGreaterThan(10);
  for (const { name, keys } of divided) {
    expect({ name, keys: keys.length }).not.toEqual({ name, keys: 0 });
    for (const key of keys) expect(`${name} ${key}`).toMatch(new RegExp(`^${name} ${shardKeyOf(name)}\\b`));
  }
});

test('every index that does not begin with the match is known, and looks across matches on purpose', () => {
  const across = divided.flatMap(({ name, indexes }) =>
    indexes.filter((fields) => !fields.startsWith(shardKeyOf(name))).map((fields) => `${name}(${fields})`),
  );
  expect(across.sort()).toEqual([...ACROSS].sort());
});

test('rows refer to nothing but the row of their own match', () => {
  const relations = divided.flatMap(({ name, relations: own }) => own.map((one) => `${name}: ${one}`));
  expect(relations.filter((one) => !one.endsWith(': matchId -> id'))).toEqual([]);
});

test('a table that is not divided is unknown to no reader of docs/host.md', () => {
  const host = read('docs/host.md');
  expect(models.map(({ name }) => name)).toEqual(expect.arrayContaining(WHOLE));
  expect(WHOLE.filter((name) => !host.includes(`\`${name}\``))).toEqual([]);
});

test('no migration for PostgreSQL makes what a divided table cannot have', () => {
  const folder = join(projectRoot(), 'prisma/postgresql/migrations');
  const scripts = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => read(`prisma/postgresql/migrations/${name}/migration.sql`));
  expect(scripts.length).toBeGreaterThan(5);
  const whole = scripts.join('\n');
  for (const forbidden of [
    /CREATE\s+(?:OR REPLACE\s+)?(?:TRIGGER|RULE|VIEW|MATERIALIZED)/i,
    /EXCLUDE\s+USING/i,
    /\bSET UNLOGGED\b/i,
  ])
    expect(whole).not.toMatch(forbidden);
  const counted = [...whole.matchAll(/CREATE TABLE "(\w+)" \([^;]*?SERIAL/g)].map(([, name]) => name);
  expect(counted.filter((name) => !WHOLE.includes(name ?? ''))).toEqual([]);
});
