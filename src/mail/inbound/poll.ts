/** A mailbox that is looked into now and then (IMAP): what is unread is taken and marked as read. */
import { ImapFlow } from 'imapflow';
import { startWorkerLoop, type WorkerLoop } from '../../match/index.js';
import { LONGEST_HEAD } from './head.js';
import { type InboundContext, LARGEST_MAIL, receive } from './receive.js';

/** Milliseconds between two looks. */
const BETWEEN = 60_000;
const PATIENCE = 20_000;
/** Mails put aside that one look takes up again. */
const MOST_ASIDE = 50;

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

/**
 * Takes what is unread; how many mails. One that is too many for its seat is put aside (flagged, unread): it
 * is looked at again behind all others. What the database did not take stays as it is, and is thrown when all
 * others were looked at.
 */
export async function lookInto(
  context: InboundContext,
  { host, port, secure, user, pass, folder }: ImapOptions,
  stopped: () => boolean = () => false,
): Promise<number> {
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  // Said where the next command fails.
  client.on('error', () => {});
  await client.connect();
  try {
    const lock = await client.getMailboxLock(folder);
    try {
      const unread = (flagged: boolean) => client.search({ seen: false, flagged }, { uid: true });
      const aside = (await unread(true)) || [];
      const uids = [...((await unread(false)) || []), ...aside.slice(0, MOST_ASIDE)];
      const faults: unknown[] = [];
      let taken = 0;
      for (const uid of uids) {
        if (stopped() || !client.usable) break;
        try {
          if (await take(context, client, uid)) taken += 1;
        } catch (error) {
          faults.push(error);
        }
      }
      if (faults.length > 0) throw faults[0];
      return taken;
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

/** Takes one mail; false: it is too many for its seat just now. */
async function take(context: InboundContext, client: ImapFlow, uid: number): Promise<boolean> {
  const range = String(uid);
  const source = { maxLength: LONGEST_HEAD };
  const begun = await client.fetchOne(range, { size: true, source }, { uid: true });
  if (!begun) return false;
  const { source: head = Buffer.alloc(0), size = head.length } = begun;
  const whole = async (): Promise<Uint8Array | undefined> => {
    if (size <= head.length) return head;
    if (size > LARGEST_MAIL) return undefined;
    const found = await client.fetchOne(range, { source: { maxLength: LARGEST_MAIL } }, { uid: true });
    return found ? found.source : undefined;
  };
  const isMany = (await receive(context, { head, whole })) === 'many';
  await client.messageFlagsAdd(range, [isMany ? '\\Flagged' : '\\Seen'], { uid: true });
  return !isMany;
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

export interface ImapOptions {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly pass: string;
  readonly folder: string;
}

const PORTS = { 'imaps:': 993, 'imap:': 143 } as const;

/** Reads an address of a mailbox; undefined for what is none. */
export function imapOptions(text: string): ImapOptions | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (url === undefined || (protocol !== 'imaps:' && protocol !== 'imap:') || url.username === '')
    return undefined;
  return {
    host: url.hostname,
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    secure: protocol === 'imaps:',
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}
