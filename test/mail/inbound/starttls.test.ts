/** The listener over TLS: a relay that demands it hands mails over, and one that tries without still may. */
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, test } from 'vitest';
import { readLetter } from '../../../src/mail/inbound/letter.js';
import { type MailListener, startMailListener } from '../../../src/mail/inbound/listener.js';
import type { InboundContext } from '../../../src/mail/inbound/receive.js';
import { makeHarness } from '../../match/harness.js';
import { CERTIFICATE, KEY } from '../certificate.js';
import { keys } from '../samples.js';

const BOX = 'orders@denrei.example';
const TLS = { cert: CERTIFICATE, key: KEY };
let listener: MailListener | undefined;
afterEach(() => listener?.stop());

async function listening(tls: typeof TLS | undefined): Promise<number> {
  const { matches, store } = await makeHarness('starttls');
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const context: InboundContext = {
    matches,
    store,
    keys,
    box: BOX,
    log,
    mayWrite: async () => true,
    read: readLetter,
  };
  const at = { host: '127.0.0.1', port: 0 };
  listener = await startMailListener(context, tls === undefined ? at : { ...at, tls });
  return listener.port;
}

/** Hands over a mail for nobody: an answer to the recipient shows that the conversation came so far. */
async function handOver(port: number, options: object): Promise<unknown> {
  const relay = createTransport({ host: '127.0.0.1', port, ...options });
  try {
    return await relay.sendMail({ from: 'player@home.example', to: BOX, text: 'end' });
  } catch (error) {
    return error;
  } finally {
    relay.close();
  }
}

const trusted = { requireTLS: true, tls: { ca: CERTIFICATE, servername: 'localhost' } };

describe('the listener', () => {
  test('with a certificate takes mails over TLS, and shows the certificate that it was given', async () => {
    const port = await listening(TLS);
    expect(await handOver(port, trusted)).toMatchObject({ responseCode: 550, command: 'RCPT TO' });
    const untrusted = await handOver(port, { requireTLS: true, tls: { servername: 'localhost' } });
    expect(untrusted).toMatchObject({ code: 'ESOCKET' });
    expect(await handOver(port, { ignoreTLS: true })).toMatchObject({ responseCode: 550 });
  });

  test('without one offers none', async () => {
    const port = await listening(undefined);
    expect(await handOver(port, trusted)).toMatchObject({ code: expect.stringMatching(/^E(TLS|ENVELOPE)$/) });
    expect(await handOver(port, { ignoreTLS: true })).toMatchObject({ responseCode: 550 });
  });
});
