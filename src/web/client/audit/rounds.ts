/**
 * Rounds of a beacon are checked in a thread of its own, so that the page answers meanwhile. This file is
 * both ends: the page imports it, and starts it once more as the thread. Curves are fetched by the thread.
 */
import type { checkRounds } from '../../../beacon/index.js';
import type { SignedRound } from '../../../verifier/index.js';

type Asked = Parameters<typeof checkRounds>;

const isThread = globalThis.document === undefined;

if (isThread)
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    void checkHere(...data).then((wrong) => postMessage(wrong));
  });

async function checkHere(...asked: Asked): Promise<SignedRound | undefined> {
  const beacon = await import('../../../beacon/index.js');
  return beacon.checkRounds(...asked);
}

/** The first of these rounds that the key did not sign. Where no thread can be had the page looks itself. */
export async function checkInThread(...asked: Asked): Promise<SignedRound | undefined> {
  const thread = new Worker(import.meta.url, { type: 'module' });
  try {
    return await new Promise<SignedRound | undefined>((resolve, reject) => {
      thread.addEventListener('message', ({ data }: MessageEvent<SignedRound | undefined>) => resolve(data));
      thread.addEventListener('error', () => reject(new Error('no thread')));
      thread.postMessage(asked);
    });
  } catch {
    return await checkHere(...asked);
  } finally {
    thread.terminate();
  }
}
