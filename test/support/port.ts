/** A port for a server that must know it beforehand. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves: between the look and its use no other socket of a test
 * gets it.
 */
const [FIRST, COUNT] = [20_000, 10_000];
/** Files that run side by side draw from shares of their own: some ports are used long after the look. */
const SHARES = 20;
const SHARE = COUNT / SHARES;
const OWN = FIRST + (Number(process.env.VITEST_POOL_ID ?? 0) % SHARES) * SHARE;

const given = new Set<number>();

/** A port that nobody listens on just now, and that this file was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = OWN + Math.floor(Math.random() * SHARE);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
