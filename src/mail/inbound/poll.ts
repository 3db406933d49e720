/** A mailbox that is looked into now and then (IMAP): what is unread is taken and marked as read. */
import { ImapFlow } from 'imapflow';
import { startWorkerLoop, type WorkerLoop } from '../../match/index.js';
import type { ImapOptions } from './mailbox-address.js';
import { type InboundContext, LARGEST_MAIL, receive } from './receive.js';

/** Milliseconds between two looks. */
const BETWEEN = 60_000;
const PATIENCE = 20_000;
/** Mails that one look takes. */
const MOST = 50;

/** Starts looking into a mailbox. */
export function startMailPoll(context: InboundContext, options: ImapOptions, between = BETWEEN): WorkerLoop {
  return startWorkerLoop(async (stopped) => {
    try {
      await lookInto(context, options, stopped);
    } catch (error) {
      // Neither the address of the mailbox nor its password stands in what is said of it.
      const reason = error instanceof Error ? error.name : 'unknown';
      context.log.error({ reason, code: codeOf(error) }, 'the mailbox does not answer');
    }
    return between;
  });
}

/** Takes what is unread; how many mails. What the database did not take stays unread. */
export async function lookInto(
  context: InboundContext,
  { host, port, secure, user, pass, folder }: ImapOptions,
  stopped: () => boolean = () => false,
): Promise<number> {
  const client = new ImapFlow({
    ...{ host, port, secure, auth: { user, pass }, logger: false, disableAutoIdle: true },
    ...{ connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
  });
  // Said where the next command fails.
  client.on('error', () => {});
  await client.connect();
  try {
    const lock = await client.getMailboxLock(folder);
    try {
      const unread = (await client.search({ seen: false }, { uid: true })) || [];
      let taken = 0;
      for (const uid of unread.slice(0, MOST)) {
        if (stopped()) break;
        if (await take(context, client, uid)) taken += 1;
      }
      return taken;
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

/** Takes one mail. Of whoever sent too many it stays unread, and its turn comes later. */
async function take(context: InboundContext, client: ImapFlow, uid: number): Promise<boolean> {
  const range = String(uid);
  const head = await client.fetchOne(range, { size: true }, { uid: true });
  if (!head) return false;
  const isLarge = (head.size ?? 0) > LARGEST_MAIL;
  const whole = isLarge ? undefined : await client.fetchOne(range, { source: true }, { uid: true });
  if (isLarge) context.log.warn({ bytes: head.size }, 'a mail is too large to be read');
  if (whole && whole.source !== undefined) {
    const received = await receive(context, { raw: whole.source });
    if (received === 'many') return false;
  }
  await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
  return true;
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
