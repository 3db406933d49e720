/** The mails that come to the house: orders, and mails that could not be delivered. */
import type { Logger } from 'pino';
import { type MailCertificate, type MailInlets, startInlets, startReading } from '../../mail/index.js';
import type { Matches, Recipients } from '../../match/index.js';
import type { Store } from '../../store/index.js';
import type { Config } from '../config.js';
import type { Keys } from '../keys.js';
import { readText } from '../text.js';
import { threadFile } from './house.js';

/** What mails that come in need of a running service. */
interface MailHouse {
  readonly store: Store;
  readonly keys: Keys;
  readonly matches: Matches;
  readonly recipients: Recipients;
}

/** The ways by which mails come in, where any is set. */
export async function startInbound(
  { mailBox, mailListen, mailTls, mailbox, mailAuthority }: Config,
  { store, keys, matches, recipients }: MailHouse,
  log: Logger,
): Promise<MailInlets | undefined> {
  if (mailBox === undefined || (mailListen === undefined && mailbox === undefined)) return undefined;
  const authority = mailAuthority === undefined ? {} : { authority: mailAuthority };
  const tls = mailTls === undefined ? {} : { tls: await certificateIn(mailTls) };
  const reading = startReading(threadFile('reading-thread.js'));
  const { mayWrite } = recipients;
  const context = { matches, store, keys: keys.links, box: mailBox, mayWrite, read: reading.read, log };
  const inlets = await startInlets(
    { ...context, ...authority },
    {
      ...(mailListen === undefined ? {} : { listen: { ...mailListen, ...tls } }),
      ...(mailbox === undefined ? {} : { mailbox }),
    },
  );
  return {
    port: inlets.port,
    stop: async () => {
      await inlets.stop();
      await reading.stop();
    },
  };
}

/** @throws what the system says of a file that cannot be read, with its `code` */
async function certificateIn(files: NonNullable<Config['mailTls']>): Promise<MailCertificate> {
  const [cert, key] = await Promise.all([readText(files.cert), readText(files.key)]);
  return { cert, key };
}
