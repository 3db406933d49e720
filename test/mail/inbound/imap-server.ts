/**
 * A mailbox for tests that speaks IMAP over a real socket: of the protocol (RFC 3501) what imapflow says to
 * it and no more. One user, one folder; what is not known is answered BAD, so that nothing passes unseen.
 */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

interface Kept {
  readonly uid: number;
  readonly raw: Buffer;
  readonly flags: Set<string>;
}

export interface ImapServer {
  readonly port: number;
  /** Every line that was said to it. */
  readonly said: readonly string[];
  /** Of these what it does not know. */
  readonly unknown: readonly string[];
  /** Puts a mail into the mailbox, unread. */
  put(raw: string | Buffer): void;
  /** Flags of all mails, in their order. */
  flags(): readonly (readonly string[])[];
  close(): Promise<void>;
}

const USER = 'runner';
const PASS = 'p@ss word';

export const CREDENTIALS = { user: USER, pass: PASS } as const;

/** Starts one on a free port. */
export async function startImapServer(): Promise<ImapServer> {
  const kept: Kept[] = [];
  const said: string[] = [];
  const unknown: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, kept, { said, unknown });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    said,
    unknown,
    put: (raw) => void kept.push({ uid: kept.length + 1, raw: Buffer.from(raw), flags: new Set() }),
    flags: () => kept.map(({ flags }) => [...flags]),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** What was said to it. */
interface Heard {
  readonly said: string[];
  readonly unknown: string[];
}

function converse(socket: Socket, kept: readonly Kept[], heard: Heard): void {
  socket.write('* OK ready\r\n');
  let rest = '';
  socket.on('data', (data) => {
    rest += data.toString('latin1');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      heard.said.push(line);
      if (!answer(socket, kept, line)) heard.unknown.push(line);
    }
  });
}

/** Answers a line; false: it is not known. */
function answer(socket: Socket, kept: readonly Kept[], line: string): boolean {
  const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
  const tell = (...lines: (string | Buffer)[]) => {
    for (const one of lines) socket.write(typeof one === 'string' ? `${one}\r\n` : one);
  };
  const ok = () => {
    tell(`${tag} OK done`);
    return true;
  };
  switch (command.toUpperCase()) {
    case 'CAPABILITY':
      tell('* CAPABILITY IMAP4rev1');
      return ok();
    case 'LOGIN':
      if (rest === `"${USER}" "${PASS}"` || rest === `${USER} "${PASS}"`) return ok();
      tell(`${tag} NO [AUTHENTICATIONFAILED] no`);
      return true;
    case 'NOOP':
      return ok();
    case 'LIST':
    case 'LSUB':
      tell(`* ${command.toUpperCase()} () "/" "INBOX"`);
      return ok();
    case 'SELECT':
      tell(`* ${kept.length} EXISTS`, '* 0 RECENT', '* FLAGS (\\Seen \\Flagged)');
      tell('* OK [PERMANENTFLAGS (\\Seen \\Flagged)] kept', '* OK [UIDVALIDITY 1] valid');
      tell(`* OK [UIDNEXT ${kept.length + 1}] next`, `${tag} OK [READ-WRITE] selected`);
      return true;
    case 'UID SEARCH': {
      const flagged = /(?:^| )FLAGGED/i.test(rest);
      const unread = kept
        .filter(({ flags }) => !flags.has('\\Seen') && flags.has('\\Flagged') === flagged)
        .map(({ uid }) => uid);
      tell(`* SEARCH${unread.map((uid) => ` ${uid}`).join('')}`);
      return ok();
    }
    case 'UID FETCH': {
      const found = kept.find(({ uid }) => uid === Number.parseInt(rest, 10));
      if (found !== undefined) fetched(tell, kept, found, rest);
      return ok();
    }
    case 'UID STORE': {
      const found = kept.find(({ uid }) => uid === Number.parseInt(rest, 10));
      const [, flag] = /\+FLAGS(?:\.SILENT)? \((\S+)\)/i.exec(rest) ?? [];
      if (flag !== undefined) found?.flags.add(flag);
      return ok();
    }
    case 'CLOSE':
      return ok();
    case 'LOGOUT':
      tell('* BYE', `${tag} OK bye`);
      socket.end();
      return true;
    default:
      tell(`${tag} BAD ${command} is not known here`);
      return false;
  }
}

function fetched(
  tell: (...lines: (string | Buffer)[]) => void,
  kept: readonly Kept[],
  mail: Kept,
  wanted: string,
): void {
  const head = `* ${kept.indexOf(mail) + 1} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.raw.length}`;
  const [, most] = /BODY\.PEEK\[\]<0\.(\d+)>/i.exec(wanted) ?? [];
  const part = mail.raw.subarray(0, Number(most ?? 0));
  if (most === undefined) tell(`${head})`);
  else tell(`${head} BODY[]<0> {${part.length}}`, part, ')');
}
