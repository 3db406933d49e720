/** The inside of a thread: requests come, answers go. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerMessage, RequestMessage } from './messages.js';

/** What the thread was started with. */
export function givenToThread(): string {
  return String(workerData);
}

/** Answers every request; a fault goes to whoever asked, with its code. */
export function answerRequests<Request, Answer>(work: (request: Request) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async ({ id, request }: RequestMessage<Request>) => {
    parentPort?.postMessage(await answered(id, async () => work(request)));
  });
}

async function answered<Answer>(id: number, work: () => Promise<Answer>): Promise<AnswerMessage<Answer>> {
  try {
    return { id, answer: await work() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'thread-fault';
    return { id, fault: { code, message } };
  }
}
