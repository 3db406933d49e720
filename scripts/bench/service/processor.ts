/** What other processes have used of a processor, as Linux counts it: by the hundredth of a second. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of a processor that a process has had; no number where nobody counts. */
export function cpuOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // Behind the command's name, which may hold anything but a bracket after it.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** A server draws the maps of all games ahead, some seconds after its start. */
const BEGINS = 8_000;
const LOOK = 1_000;
/** Of a second; timers take some. */
const LITTLE = 30;

/** Waits until a server has begun and finished what it does without being asked. */
export async function calm(pid: number | undefined): Promise<void> {
  await pause(BEGINS);
  for (let [before, now] = [-LOOK, cpuOf(pid)]; now - before > LITTLE; ) {
    await pause(LOOK);
    [before, now] = [now, cpuOf(pid)];
  }
}
