/** Mails as programs write them. */
import { describe, expect, test } from 'vitest';
import { readLetter } from '../../../src/mail/inbound/letter.js';

const mail = (head: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`From: a@b.example\r\n${head}\r\n\r\n`),
    typeof body === 'string' ? Buffer.from(body) : body,
  ]);

/** `移動` in ISO-2022-JP (JIS X 0208). */
const MOVE = Buffer.from('1b2442305c46301b2842', 'hex');

describe('a reply', () => {
  test('in ISO-2022-JP is read', async () => {
    const body = Buffer.concat([MOVE, Buffer.from(' II/30 1903\r\nend\r\n')]);
    const letter = await readLetter(mail('Content-Type: text/plain; charset=iso-2022-jp', body));
    expect(letter.lines).toEqual(['移動 II/30 1903', 'end']);
  });

  test.each([
    [
      'Gmail',
      '<div dir="ltr">choose move<div>end</div></div><br><div class="gmail_quote"><div class="gmail_attr">On Sat, Denrei wrote:<br></div><blockquote>move X<br>end</blockquote></div>',
    ],
    [
      'Apple Mail',
      '<html><body>choose move<div>end</div><br><div><blockquote type="cite">On Sat, Denrei wrote:<br>move X</blockquote></div></body></html>',
    ],
    [
      'Outlook',
      '<div>choose move</div><div>end</div><hr><div id="divRplyFwdMsg"><b>From:</b> Denrei<br><b>Sent:</b> Saturday</div><div>move X</div>',
    ],
    [
      'Thunderbird',
      '<p>choose move<br>end</p><div class="moz-cite-prefix">Am 21.11. schrieb Denrei:</div><blockquote>move X</blockquote><div class="moz-signature">-- <br>Tarō</div>',
    ],
  ])('in HTML alone is read as %s writes it', async (_, html) => {
    const letter = await readLetter(mail('Content-Type: text/html; charset=utf-8', html));
    expect(letter.lines).toEqual(['choose move', 'end']);
  });

  test('without a Message-ID is known by what it says', async () => {
    const one = mail('Content-Type: text/plain', 'end');
    const [first, same, other] = [one, one, mail('Content-Type: text/plain', 'stay')].map(readLetter);
    expect((await first)?.name).toBe((await same)?.name);
    expect((await first)?.name).not.toBe((await other)?.name);
  });

  test('names its recipients wherever relays write them', async () => {
    const head =
      'To: "Denrei" <orders@e.example>\r\nDelivered-To: orders+o1-0-0-1-x@e.example\r\nCc: c@d.example, <e@f.example>';
    expect((await readLetter(mail(head, 'end'))).recipients).toEqual([
      'orders+o1-0-0-1-x@e.example',
      'orders@e.example',
      'c@d.example',
      'e@f.example',
    ]);
  });
});
