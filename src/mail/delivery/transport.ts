/** Ways out of the house: an SMTP server, or the built-in mailbox. */
import { createTransport } from 'nodemailer';
import type { MailboxStore } from '../../store/index.js';
import { nodemailerMessage } from '../compose/message.js';
import { type ComposedMail, MailError } from '../compose/types.js';

export interface MailTransport {
  /**
   * Resolves when the mail was handed over. Rejects with `code` and `responseCode` of nodemailer, and when
   * `signal` says so.
   */
  send(mail: ComposedMail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Trust and names for TLS, where the server's certificate is not one that everybody trusts. */
export interface SmtpOptions {
  readonly ca?: string;
  readonly maxConnections?: number;
}

/** Milliseconds, each less than a mail has in all: so that the outbox says where a server fell silent. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 240_000,
  dnsTimeout: 10_000,
} as const;

/**
 * Hands mails to the server of an URL such as `smtp://user:password@host:587` or `smtps://…`, over a few
 * connections that stay open. A password is only sent over TLS, unless the URL ends in `?requireTLS=false`.
 * @throws MailError `bad-settings`.
 */
export function smtpTransport(url: string, options: SmtpOptions = {}): MailTransport {
  const pool = smtpPool(url, options);
  return {
    send: async (mail, signal) =>
      void (await pool.sendMail({ ...nodemailerMessage(mail), ...(signal === undefined ? {} : { signal }) })),
    close: async () => pool.close(),
  };
}

function smtpPool(url: string, { ca, maxConnections = MOST_AT_A_TIME }: SmtpOptions) {
  if (!/^smtps?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new MailError('bad-settings', 'SMTP_URL is not smtp://… or smtps://…');
  const { username, searchParams } = new URL(url);
  return createTransport({
    url,
    pool: true,
    maxConnections,
    ...PATIENCE,
    ...(username === '' || searchParams.has('requireTLS') ? {} : { requireTLS: true }),
    ...(ca === undefined ? {} : { tls: { ca } }),
  });
}

/** An e-mail that tries out the way. */
interface TestMail {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Connects, encrypts and logs in as a mail would, and sends one where it is given. @throws MailError
 * `bad-settings`, nodemailer's errors
 */
export async function trySmtp(url: string, mail?: TestMail): Promise<void> {
  const pool = smtpPool(url, {});
  try {
    await pool.verify();
    if (mail !== undefined) await pool.sendMail({ ...mail });
  } finally {
    pool.close();
  }
}

/** Keeps mails in the store, byte for byte as they would have been sent. */
export function mailboxTransport(store: Pick<MailboxStore, 'keepMail'>): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(nodemailerMessage(mail));
      if (!Buffer.isBuffer(message)) throw new TypeError('the buffer transport gave a stream');
      await store.keepMail({
        address: mail.to.address,
        subject: mail.subject,
        messageId: mail.messageId,
        raw: new Uint8Array(message),
        at: mail.date,
      });
    },
    close: async () => writer.close(),
  };
}

export interface Width {
  /** Pieces of work that have only just begun. */
  readonly quick: number;
  /** Pieces of work of all kinds. */
  readonly most: number;
  /** Milliseconds after which a piece of work is slow. */
  readonly slow: number;
}

/**
 * Retries have places of their own: a server that is slow with them keeps no new mail waiting. So do heads of
 * throws, which come before their round or for nothing.
 */
export const PLACES = {
  urgent: { quick: 2, most: 8 },
  first: { quick: 3, most: 12 },
  again: { quick: 1, most: 4 },
} as const;

/** As many connections as mails can be under way. */
export const MOST_AT_A_TIME: number = PLACES.urgent.most + PLACES.first.most + PLACES.again.most;

/** So much at a time; what has become slow no longer keeps the rest waiting, up to a bound. */
export class DeliverySlots {
  readonly #width: Width;
  readonly #freed: () => void;
  readonly #inHand = new Set<Promise<void>>();
  #quick = 0;

  /** `freed`: called when there may be room for more. */
  constructor(width: Width, freed: () => void) {
    this.#width = width;
    this.#freed = freed;
  }

  /** How much more may be begun now. */
  get free(): number {
    const { quick, most } = this.#width;
    return Math.max(0, Math.min(quick - this.#quick, most - this.#inHand.size));
  }

  /** What is under way. */
  get inHand(): readonly Promise<void>[] {
    return [...this.#inHand];
  }

  /** Begins `work`, which must not reject. */
  begin(work: () => Promise<void>): void {
    let isQuick = true;
    this.#quick += 1;
    const quickNoMore = (): void => {
      if (isQuick) this.#quick -= 1;
      isQuick = false;
      this.#freed();
    };
    const timer = setTimeout(quickNoMore, this.#width.slow);
    const done = work().then(() => {
      clearTimeout(timer);
      this.#inHand.delete(done);
      quickNoMore();
    });
    this.#inHand.add(done);
  }
}

/**
 * A way out that hands over only what is wanted. A mail that is not fails as one to an address that does not
 * exist.
 */
export function wantedOnly(
  transport: MailTransport,
  isUnwanted: (address: string) => Promise<boolean>,
): MailTransport {
  return {
    send: async (mail, signal) => {
      if (await isUnwanted(mail.to.address)) throw new MailError('unwanted', 'this address wants no mail');
      await transport.send(mail, signal);
    },
    close: () => transport.close(),
  };
}
