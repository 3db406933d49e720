/** `denrei doctor --send`: a real e-mail goes out, and the reply is seen where e-mails come in. */
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { checkWay } from '../../../../src/cli/care/doctor/send.js';
import { readConfig } from '../../../../src/cli/config.js';
import { startService } from '../../../../src/cli/service.js';
import { inWords } from '../../../../src/cli/words/index.js';
import { lastTestReply } from '../../../../src/store/index.js';
import { type Sink, startSink } from '../../../mail/sink.js';
import { atHome, ownEnvironment } from '../../match.js';
import { denrei, ranIn } from '../../terminal.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const ME = 'me@example.org';

/** A server with a way out and, with `inbound`, a way in. */
async function server({ inbound }: { readonly inbound: boolean }): Promise<{
  readonly sink: Sink;
  readonly env: Record<string, string>;
}> {
  const sink = await startSink({ disabledCommands: ['STARTTLS'] });
  closing.push(() => sink.close());
  const way = { MAIL_REPLY: 'orders@denrei.example', MAIL_LISTEN: '127.0.0.1:0' };
  const out = { SMTP_URL: sink.url, MAIL_FROM: 'runner@denrei.example' };
  return { sink, env: { ...(await ownEnvironment()), ...out, ...(inbound ? way : {}) } };
}

/** What the doctor says of the way of e-mails. */
async function sent(env: Record<string, string>, to = ME) {
  const { exit, out, err } = await denrei(['doctor', '--json', '--send', to], { env });
  const rows: { subject: string; standing: string; says: string }[] = exit === 2 ? [] : JSON.parse(out);
  return { exit, err, mail: rows.filter(({ subject }) => subject === 'mail').map(({ says }) => says) };
}

/** Replies to the e-mail that came, as a person does, or with other headers. */
async function reply(sink: Sink, port: number, headers: Record<string, string> = {}): Promise<string> {
  await expect.poll(() => sink.mails.length).toBe(1);
  const mail = await PostalMime.parse(sink.mails[0]?.raw ?? Buffer.alloc(0));
  const to = mail.replyTo?.[0]?.address ?? '';
  const relay = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await relay.sendMail({ from: ME, to, subject: `Re: ${mail.subject}`, text: 'It works.', headers });
  relay.close();
  return to;
}

describe('denrei doctor --send', () => {
  test('sends an e-mail, and sees the reply to it arrive at the running service', async () => {
    const { sink, env } = await server({ inbound: true });
    const service = await startService(readConfig(env), { mails: true });
    closing.push(() => service.stop());
    const [{ err, mail }, to] = await Promise.all([sent(env), reply(sink, service.inboundPort ?? 0)]);
    expect(to).toMatch(/^orders\+otest-[\w-]+@denrei\.example$/);
    expect(mail).toEqual([
      expect.stringContaining('accepts e-mails'),
      `the mail server accepted an e-mail to ${ME}`,
      'your reply arrived',
    ]);
    expect(err).toContain(`Sent to ${ME}. Reply to that e-mail`);
  });

  test('takes neither the answer of a program nor an invented address for a reply', async () => {
    const { sink, env } = await server({ inbound: true });
    const service = await startService(readConfig(env), { mails: true });
    closing.push(() => service.stop());
    await ranIn(async (terminal) => {
      const [, answer] = await checkWay(terminal, readConfig(env), ME, 0);
      expect(typeof answer?.says === 'object' ? inWords('en', answer.says) : '').toContain(
        'no reply arrived',
      );
      return 0;
    });
    const to = await reply(sink, service.inboundPort ?? 0, { 'Auto-Submitted': 'auto-replied' });
    const relay = createTransport({ host: '127.0.0.1', port: service.inboundPort ?? 0, ignoreTLS: true });
    closing.push(() => relay.close());
    const invented = to.replace(/-(\w)(\w+)@/, (_, a: string, b: string) => `-${a === 'a' ? 'b' : 'a'}${b}@`);
    await expect(relay.sendMail({ from: ME, to: invented, text: 'It works.' })).rejects.toMatchObject({
      responseCode: 550,
    });
    expect(await lastTestReply(env.DATABASE_URL ?? '')).toBeUndefined();
    await relay.sendMail({ from: ME, to, text: 'It works.' });
    expect(await lastTestReply(env.DATABASE_URL ?? '')).toBeGreaterThanOrEqual(0);
  });

  test('only sends where replies have no way in, and says so', async () => {
    const { sink, env } = await server({ inbound: false });
    await atHome(env, async () => {});
    const { mail } = await sent(env);
    expect(sink.mails.map(({ to }) => to)).toEqual([[ME]]);
    expect(mail.at(-1)).toContain('replies have no way in');
  });

  test('says what the mail server has against it', async () => {
    const { env } = await server({ inbound: false });
    const { exit, mail } = await sent({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(exit).toBe(1);
    expect(mail.at(-1)).toMatch(/^the e-mail to me@example\.org was not accepted: .*ECONNREFUSED/);
  });

  test('wants an address, and a mail server', async () => {
    const env = await ownEnvironment();
    expect(await sent(env, 'nobody')).toMatchObject({
      exit: 2,
      err: 'denrei: --send: "nobody" is not an e-mail address [usage]\n',
    });
    expect((await sent(env)).mail.at(-1)).toBe('SMTP_URL is not set: no e-mail can be sent');
  });
});
