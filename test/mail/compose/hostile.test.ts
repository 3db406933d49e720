import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { nodemailerMessage } from '../../../src/mail/compose/message.js';
import { bytesOf } from '../raw.js';
import { composerOf, game, KINDS, NOW, payloadOf, rowOf, seatOf } from '../samples.js';

const LONG = 'あ'.repeat(10_000);
const NAMES: readonly (readonly [string, string])[] = [
  ['a line break with a header', 'Eve\r\nBcc: victim@example.org\r\nX-Evil: yes'],
  ['a bare line feed and a body', 'Eve\n\n<html>body</html>'],
  ['NUL and escape characters', 'Eve\u0000\u001b[31m\u007f'],
  ['a line separator', 'Eve\u2028Subject: evil\u2029X-Evil: yes\u0085X-Evil: yes'],
  ['a reversed direction of writing', '\u202Egro.elpmaxe@live\u202C \u2066x\u2069'],
  ['HTML', '<script>alert(1)</script><img src=https://evil.example/x.png onerror=alert(1)>'],
  ['an address in brackets', '"Eve" <evil@example.org>, <other@example.org>'],
  ['a template and a message of their own', '{{constructor}} {opponent} #{x} {0}'],
  ['ten kilobytes', LONG],
  ['ten kilobytes of emoji', '👨‍👩‍👧‍👦'.repeat(900)],
  ['an encoded word', '=?utf-8?B?DQpCY2M6IHZpY3RpbUBleGFtcGxlLm9yZw==?='],
  ['a lone surrogate', 'Eve\ud800'],
];

const compose = composerOf({ draw: async () => Buffer.from('png') });

async function sent(name: string, kind: (typeof KINDS)[number]) {
  const payload = payloadOf(kind, { names: { JP: name, RU: name } });
  const mail = await compose(
    rowOf(payload),
    seatOf({ name, joinedAt: kind === 'invitation' ? null : NOW }),
    NOW,
  );
  const raw = await bytesOf(nodemailerMessage(mail));
  return { mail, raw, head: raw.subarray(0, raw.indexOf('\r\n\r\n')).toString('latin1') };
}

const HEADERS = [
  'From',
  'To',
  'Subject',
  'Message-ID',
  'In-Reply-To',
  'References',
  'List-ID',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Auto-Submitted',
  'Content-Language',
  'Date',
  'MIME-Version',
  'Content-Type',
];

describe.each(NAMES)('a player whose name holds %s', (_, name) => {
  test('adds no header to any mail, and no recipient', async () => {
    for (const kind of KINDS) {
      const { raw, head } = await sent(name, kind);
      const lines = head.split('\r\n').filter((line) => !/^[ \t]/.test(line));
      const names = lines.map((line) => line.slice(0, line.indexOf(':')));
      expect(
        names.filter((header) => !HEADERS.some((known) => known.toLowerCase() === header.toLowerCase())),
      ).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      const parsed = await PostalMime.parse(raw);
      expect(parsed.to?.map(({ address }) => address)).toEqual(['ivan@example.org']);
      expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
      expect(parsed.subject).toContain(`: ${game.introduction?.short.en}`);
    }
  });

  test('brings neither markup nor control characters into the parts', async () => {
    for (const kind of KINDS) {
      const { mail, raw } = await sent(name, kind);
      for (const part of [mail.text, mail.html])
        expect(part.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(mail.html).not.toMatch(/<script|<img src=https/);
      expect(
        raw
          .toString('latin1')
          .split('\r\n')
          .every((line) => line.length < 998),
      ).toBe(true);
      expect(raw.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
      expect(mail.to.name.length).toBeLessThanOrEqual(240);
    }
  });

  test('forges no line of its own', async () => {
    const { mail } = await sent(name, 'invitation');
    expect(mail.text).not.toMatch(/^(?:X-Evil|Bcc|Subject|<html)/m);
    expect(mail.text.length).toBeLessThan(10_000);
  });
});
