/** The ways by which mails come in: a listener, a mailbox that is looked into, or both. */
import type { ListenAt } from './listener.js';
import type { ImapOptions } from './poll.js';
import type { InboundContext } from './receive.js';

export interface Inlets {
  readonly listen?: ListenAt;
  readonly mailbox?: ImapOptions;
}

export interface MailInlets {
  /** Where the listener listens; undefined: there is none. */
  readonly port: number | undefined;
  stop(): Promise<void>;
}

/** Opens them. What each needs is loaded where it is wanted alone. */
export async function startInlets(context: InboundContext, { listen, mailbox }: Inlets): Promise<MailInlets> {
  const listener =
    listen === undefined
      ? undefined
      : await (await import('./listener.js')).startMailListener(context, listen);
  const poll =
    mailbox === undefined ? undefined : (await import('./poll.js')).startMailPoll(context, mailbox);
  return {
    port: listener?.port,
    stop: async () => void (await Promise.all([listener?.stop(), poll?.stop()])),
  };
}
