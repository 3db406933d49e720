/** A mail server for the demonstration: keeps every mail as a file and hands it to its reader. */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader has it. */
export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
}

/** The mails of one address. */
export class Inbox {
  #mails: ReceivedMail[] = [];

  put(mail: ReceivedMail): void {
    this.#mails.push(mail);
  }

  get hasMail(): boolean {
    return this.#mails.length > 0;
  }

  /** Empties the box; the newest e-mail says all that the others do. @throws when it is empty */
  newest(): ReceivedMail {
    const mail = this.#mails.at(-1);
    this.#mails = [];
    if (mail === undefined) throw new Error('no e-mail came');
    return mail;
  }
}

export interface PostOffice {
  readonly url: string;
  inbox(address: string): Inbox;
  /** Head hashes that the mails ask to compare with the journal, as `denrei audit --head` takes them. */
  readonly heads: readonly string[];
  close(): Promise<void>;
}

/**
 * Listens on a free port of this machine. Mails go to `<folder>/mails`, their maps to `<folder>/maps`; `tell`
 * hears of each.
 */
export async function openPostOffice(folder: string, tell: (line: string) => void): Promise<PostOffice> {
  const inboxes = new Map<string, Inbox>();
  const inbox = (address: string): Inbox => {
    const known = inboxes.get(address) ?? new Inbox();
    inboxes.set(address, known);
    return known;
  };
  await Promise.all(['mails', 'maps'].map((name) => mkdir(join(folder, name), { recursive: true })));
  const heads: string[] = [];
  let count = 0;
  const receive = async (raw: Buffer, address: string): Promise<void> => {
    count += 1;
    const name = `${String(count).padStart(3, '0')}-${address.split('@')[0]}`;
    const mail = await PostalMime.parse(raw);
    await writeFile(join(folder, 'mails', `${name}.eml`), raw);
    await writeFile(join(folder, 'maps', `${name}.png`), mapIn(mail));
    const text = mail.text ?? '';
    tell(`${name}: ${text.split('\n', 2).join(' · ')}`);
    heads.push(...[...text.matchAll(/--head (\d+:[\da-f]{64})/g)].map(([, head = '']) => head));
    inbox(address).put({ subject: mail.subject ?? '', text });
  };
  const server = serverFor(receive);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, inbox, heads, close };
}

function serverFor(receive: (raw: Buffer, address: string) => Promise<void>): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then((raw) => receive(raw, envelope.rcptTo[0]?.address ?? ''))
        .then(() => done(), done);
    },
  });
}

/** The picture in a mail. */
function mapIn({ attachments }: Email): Uint8Array {
  const content = attachments.find(({ mimeType }) => mimeType === 'image/png')?.content;
  if (content === undefined || typeof content === 'string') throw new Error('an e-mail without a map');
  return new Uint8Array(content);
}
