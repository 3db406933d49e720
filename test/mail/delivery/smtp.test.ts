import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { isPermanent, reasonOf } from '../../../src/mail/delivery/deliver.js';
import { type MailTransport, smtpTransport } from '../../../src/mail/index.js';
import { adviceOn } from '../../../src/web/operator/route.js';
import { CERTIFICATE } from '../certificate.js';
import { composerOf, KINDS, NOW, payloadOf, rowOf, seatOf, wholeMap } from '../samples.js';
import { refusal, type Sink, startSink } from '../sink.js';

let closing: (Sink | MailTransport)[] = [];
afterEach(async () => {
  for (const it of closing.reverse()) await it.close();
  closing = [];
});

function closed<T extends Sink | MailTransport>(it: T): T {
  closing.push(it);
  return it;
}

const compose = composerOf();
const turn = () => compose(rowOf(payloadOf('turn')), seatOf(), NOW);

describe('a real SMTP server', () => {
  test.each(['en', 'ja'] as const)(
    'gets every kind of mail in %s over STARTTLS as it was composed',
    async (locale) => {
      const sink = closed(await startSink());
      const transport = closed(smtpTransport(`${sink.url}?requireTLS=true`, { ca: CERTIFICATE }));
      for (const kind of KINDS) {
        const mail = await compose(
          rowOf(wholeMap(payloadOf(kind))),
          seatOf({ locale, name: '山田 花子' }),
          NOW,
        );
        await transport.send(mail);
        const received = sink.mails.at(-1);
        expect(received).toMatchObject({
          from: 'runner@denrei.example',
          to: ['ivan@example.org'],
          secure: true,
        });
        const read = await PostalMime.parse(received?.raw ?? '');
        expect(read).toMatchObject({
          subject: mail.subject,
          messageId: mail.messageId,
          to: [{ name: '山田 花子' }],
        });
        expect(read.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
        expect(read.html?.trim()).toBe(mail.html.trim());
        const widths = read.attachments.map(
          async ({ content }) => (await sharp(Buffer.from(content as ArrayBuffer)).metadata()).width,
        );
        expect(await Promise.all(widths)).toEqual([520, 720]);
      }
      expect(sink.mails).toHaveLength(KINDS.length);
    },
  );

  test('is given name and password from the address', async () => {
    const seen: unknown[] = [];
    const sink = closed(
      await startSink({
        authOptional: false,
        onAuth: ({ username, password }, _, done) => {
          seen.push(username, password);
          done(null, { user: username });
        },
      }),
    );
    const url = sink.url.replace('//', '//den%40rei:geheim%2F1@');
    await closed(smtpTransport(url, { ca: CERTIFICATE })).send(await turn());
    expect(seen).toEqual(['den@rei', 'geheim/1']);
  });

  describe('that offers no STARTTLS', () => {
    const plain = async () => {
      const seen: unknown[] = [];
      const sink = closed(
        await startSink({
          authOptional: false,
          allowInsecureAuth: true,
          hideSTARTTLS: true,
          disabledCommands: ['STARTTLS'],
          onAuth: ({ username, password }, _, done) => {
            seen.push(username, password);
            done(null, { user: username });
          },
        }),
      );
      return { sink, seen, url: sink.url.replace('//', '//denrei:geheim@') };
    };

    test('is given no password, and mails wait with what to do', async () => {
      const { sink, seen, url } = await plain();
      const failed = await closed(smtpTransport(url))
        .send(await turn())
        .catch((error: unknown) => error);
      expect(reasonOf(failed)).toMatch(/TLS/);
      expect(adviceOn(reasonOf(failed))).toBe('operator.do.tls');
      expect(isPermanent(failed)).toBe(false);
      expect([seen, sink.mails]).toEqual([[], []]);
    });

    test('is given one where SMTP_URL says so, and mails without one as ever', async () => {
      const { sink, seen, url } = await plain();
      await closed(smtpTransport(`${url}?requireTLS=false`)).send(await turn());
      expect(seen).toEqual(['denrei', 'geheim']);
      const open = closed(await startSink({ hideSTARTTLS: true, disabledCommands: ['STARTTLS', 'AUTH'] }));
      await closed(smtpTransport(open.url)).send(await turn());
      expect([sink.mails.length, open.mails.length]).toEqual([1, 1]);
    });
  });

  test('is not trusted with a certificate that nobody vouches for', async () => {
    const sink = closed(await startSink());
    await expect(closed(smtpTransport(sink.url)).send(await turn())).rejects.toThrow(/self-signed/);
    expect(sink.mails).toEqual([]);
  });

  test('that refuses the recipient is understood', async () => {
    const sink = closed(await startSink({ onRcptTo: (_, __, done) => done(refusal(550, 'no such user')) }));
    const sent = closed(smtpTransport(sink.url, { ca: CERTIFICATE })).send(await turn());
    await expect(sent).rejects.toMatchObject({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
  });

  test('must be named by an smtp address', () => {
    for (const url of ['http://x', 'smtp://', 'smtp://a b', 'localhost:25', '']) {
      expect(() => smtpTransport(url)).toThrow(expect.objectContaining({ code: 'bad-settings' }));
    }
  });
});
