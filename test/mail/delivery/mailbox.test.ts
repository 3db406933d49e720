import { describe, expect, test } from 'vitest';
import { mailboxTransport, readBoxedMail } from '../../../src/mail/index.js';
import type { BoxedMail } from '../../../src/store/index.js';
import { composerOf, NOW, payloadOf, rowOf, seatOf, wholeMap } from '../samples.js';

async function boxed(payload = payloadOf('turn')): Promise<BoxedMail> {
  const kept: BoxedMail[] = [];
  const transport = mailboxTransport({
    keepMail: async (mail) => kept.push({ ...mail, id: kept.length + 1 }),
  });
  await transport.send(
    await composerOf()(rowOf(payload), seatOf({ locale: 'ja', name: '伊集院 さくら' }), NOW),
  );
  const [mail] = kept;
  if (mail === undefined) throw new Error('nothing was kept');
  return mail;
}

const raw = (html: string): BoxedMail => ({
  id: 1,
  address: 'ivan@example.org',
  subject: 's',
  messageId: '<x@y>',
  at: NOW,
  raw: Buffer.from(
    `From: a@b.example\r\nTo: c@d.example\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
  ),
});

describe('the built-in mailbox', () => {
  test('keeps the bytes that would have been sent, with what its list shows', async () => {
    const mail = await boxed();
    expect(mail).toMatchObject({
      address: 'ivan@example.org',
      messageId: '<m7k2p9.42.turn.RU@denrei.example>',
      at: NOW,
    });
    expect(mail.subject).toContain('弓張嶺夜襲作戦');
    expect(Buffer.from(mail.raw).toString('latin1')).toMatch(/^From: =\?UTF-8\?/im);
  });

  test('shows a mail as it was: people, subject, text, and a page with its pictures inside', async () => {
    const mail = await readBoxedMail(await boxed(wholeMap(payloadOf('turn'))));
    expect(mail).toMatchObject({
      from: '伝令 Denrei <runner@denrei.example>',
      to: '伊集院 さくら <ivan@example.org>',
      date: NOW,
    });
    expect(mail.text).toContain('あなたの手番です');
    expect(mail.html).toMatch(/src="data:image\/png;base64,iVBOR/);
    expect(mail.html).not.toContain('cid:');
    expect(mail.html).toContain('<a target="_top" class="go"');
    expect(mail.attachments.map(({ name, type }) => ({ name, type }))).toEqual([
      { name: 'map-42.png', type: 'image/png' },
      { name: 'map-42-1.png', type: 'image/png' },
    ]);
  });

  test.each([
    '<script>x</script>',
    '<p onclick="x()">',
    '<a href="javascript:x()">',
    '<iframe src="x">',
    '<form action="x">',
    '<base href="x">',
    '<svg><animate/></svg>',
    '<meta http-equiv="refresh" content="0">',
  ])('shows no page that could do something: %s', async (html) => {
    expect((await readBoxedMail(raw(`<html><body>${html}</body></html>`))).html).toBe('');
  });

  test('shows a page without its pictures when they are missing', async () => {
    expect((await readBoxedMail(raw('<img src="cid:none">'))).html).toContain('src=""');
  });
});
