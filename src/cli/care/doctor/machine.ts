/** Database, disk and clock. */
import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseState } from '../../../store/index.js';
import { type Finding, findings } from './finding.js';

const MEGABYTE = 2 ** 20;
/** Megabytes below which it is said, and below which writing may end any day. */
const LITTLE = 2_000;
const NEARLY_NONE = 200;
/** Seconds by which two clocks may differ, and from which deadlines and links go wrong. */
const SLIGHT = 5;
const WRONG = 60;

export function checkDatabase(state: DatabaseState): readonly Finding[] {
  const { ok, warn, bad } = findings('database');
  const { provider, place, pending, unknown, damage } = state;
  if (damage !== '') return [bad('doctor.damaged', { damage })];
  if (unknown > 0) return [bad('doctor.newer', { unknown })];
  const found: Finding[] = [];
  if (state.restoreUnfinished) found.push(bad('backup.unfinished'));
  if (!state.durable) found.push(bad('doctor.notDurable'));
  if (!state.made) found.push(ok('doctor.notMade', { place }));
  else if (pending > 0) found.push(warn('doctor.pending', { pending }));
  return found.length > 0 ? found : [ok('doctor.database', { provider, place })];
}

/** `free` bytes where the data lie; the folder itself may not be there yet. */
export function checkDisk(folder: string, free: (path: string) => number = freeAt): readonly Finding[] {
  const { ok, warn, bad } = findings('disk');
  let path = resolve(folder);
  while (!existsSync(path)) path = dirname(path);
  const megabytes = Math.floor(free(path) / MEGABYTE);
  const said = { path, megabytes };
  if (megabytes < NEARLY_NONE) return [bad('doctor.diskFull', said)];
  return [megabytes < LITTLE ? warn('doctor.diskLittle', said) : ok('doctor.disk', said)];
}

function freeAt(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** Our clock against the database's, and against the time of the newest event, which cannot be to come. */
export function checkClock(now: Date, { now: theirs, newestAt }: DatabaseState): readonly Finding[] {
  const { ok, warn, bad } = findings('clock');
  const ahead = newestAt === undefined ? 0 : secondsBetween(newestAt, now);
  if (ahead > SLIGHT) return [bad('doctor.clockBehind', { seconds: ahead })];
  const apart = theirs === undefined ? 0 : Math.abs(secondsBetween(theirs, now));
  if (apart > SLIGHT) return [(apart > WRONG ? bad : warn)('doctor.clockApart', { seconds: apart })];
  return [ok('doctor.clock', { now: now.toISOString() })];
}

function secondsBetween(one: Date, other: Date): number {
  return Math.round((one.getTime() - other.getTime()) / 1000);
}
