/** A real SMTP server on a free port that keeps what it is given. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { CERTIFICATE, KEY } from './certificate.js';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly secure: boolean;
}

export interface Sink {
  readonly url: string;
  readonly mails: readonly Received[];
  close(): Promise<void>;
}

export interface SinkOptions extends SMTPServerOptions {
  /** Recipients whose mails are taken in and never answered. */
  readonly silent?: readonly string[];
}

/** Listens on localhost, on `port` or a free one. */
export async function startSink({ silent = [], ...options }: SinkOptions = {}, port = 0): Promise<Sink> {
  const mails: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    cert: CERTIFICATE,
    key: KEY,
    onData: (stream, session, done) => {
      if (session.envelope.rcptTo.some(({ address }) => silent.includes(address)))
        return void stream.resume();
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to,
          raw: Buffer.concat(parts),
          secure: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  // A client that is killed in the middle of a mail is no fault of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { port: found } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${found}`,
    mails,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** A refusal with an SMTP code. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
