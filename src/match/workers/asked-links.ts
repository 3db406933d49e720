/**
 * Those who asked for their links are answered at a time of the house's own, so that no page's time tells who
 * is known.
 */
import type { Store } from '../../store/index.js';
import { startWorkerLoop, type WorkerLoop } from './worker-loop.js';

/** What answering needs. */
interface AnsweringContext {
  readonly store: Pick<Store, 'takeAsked'>;
  readonly matches: { sendLinks(address: string): Promise<void> };
  readonly log: { error(facts: object, message: string): void };
}

/** Milliseconds between two looks. Nobody who asks wakes it: that would tie its work to the asking. */
const REST = 5_000;
const AT_A_TIME = 20;

/** Starts answering; several may run on one database. */
export function startAnswering(context: AnsweringContext, rest = REST): WorkerLoop {
  return startWorkerLoop(async () => {
    await answerAsked(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'links were not sent'),
    );
    return rest;
  });
}

/** Mails their links to all who asked for them. */
export async function answerAsked({ store, matches }: Omit<AnsweringContext, 'log'>): Promise<void> {
  for (const address of await store.takeAsked(AT_A_TIME)) await matches.sendLinks(address);
}
