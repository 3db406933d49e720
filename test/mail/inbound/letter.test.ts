/** Mails as programs write them. */
import { describe, expect, test } from 'vitest';
import { readHead } from '../../../src/mail/inbound/head.js';
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
    ['text', 'Content-Type: text/plain', (move: Buffer) => move],
    ['text called ASCII', 'Content-Type: text/plain; charset=us-ascii', (move: Buffer) => move],
    ['text of no type', 'MIME-Version: 1.0', (move: Buffer) => move],
    ['HTML', 'Content-Type: text/html', (move: Buffer) => Buffer.concat([Buffer.from('<p>'), move])],
  ])('in ISO-2022-JP that does not say so is read: %s', async (_, head, body) => {
    const letter = await readLetter(mail(head, body(Buffer.concat([MOVE, Buffer.from(' II/30 1903')]))));
    expect(letter.lines).toEqual(['移動 II/30 1903']);
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
    [
      'Outlook in French',
      '<div class="WordSection1"><p class="MsoNormal">choose move</p><p class="MsoNormal">end</p><p class="MsoNormal">&nbsp;</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>De&nbsp;:</b> Denrei &lt;d@e.example&gt; <br><b>Envoyé&nbsp;:</b> samedi 21 novembre 2026 10:15<br><b>À&nbsp;:</b> Tarō<br><b>Objet&nbsp;:</b> À vous</p></div><p class="MsoNormal">move X</p></div>',
    ],
    [
      'Outlook on the web',
      '<div class="elementToProof">choose move</div><div class="elementToProof">end</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: Denrei</div><div>move X</div>',
    ],
    ['a numbered list', '<ol><li>choose move</li><li>end</li></ol>'],
    ['a list with dots', '<ul><li>choose move</li><li>end</li></ul>'],
    ['a table', '<table><tbody><tr><td>choose</td><td>move</td></tr><tr><td>end</td></tr></tbody></table>'],
    ['a table around it all', '<table><tr><td><p>choose move</p><p>end</p></td></tr></table>'],
    [
      'Proton Mail',
      '<div>choose move<br></div><div>end</div><div class="protonmail_quote">On Sat, Denrei wrote:<blockquote>move X</blockquote></div>',
    ],
    [
      'Yahoo',
      '<div>choose move</div><div>end</div><div id="ydp1" class="yahoo_quoted"><div>On Saturday, Denrei wrote:</div><div>move X</div></div>',
    ],
    ['lines with breaks', 'choose move<br>end<br><br>--<br>Tarō'],
  ])('in HTML alone is read as %s writes it', async (_, html) => {
    const letter = await readLetter(mail('Content-Type: text/html; charset=utf-8', html));
    expect(letter.lines).toEqual(['choose move', 'end']);
  });

  test('without a Message-ID is known by what it says', () => {
    const one = mail('Content-Type: text/plain', 'end');
    const [first, same, other] = [one, one, mail('Content-Type: text/plain', 'stay')].map(readHead);
    expect(first?.name).toBe(same?.name);
    expect(first?.name).not.toBe(other?.name);
  });

  test('names its recipients wherever relays write them', () => {
    const head =
      'To: "Denrei" <orders@e.example>\r\nDelivered-To: orders+o1-0-0-1-x@e.example\r\nCc: c@d.example, <e@f.example>';
    expect(readHead(mail(head, 'end')).recipients).toEqual([
      'orders+o1-0-0-1-x@e.example',
      'orders@e.example',
      'c@d.example',
      'e@f.example',
    ]);
  });

  test('has a head of fields that may be folded, oddly spaced, or none', () => {
    const { header, name } = readHead(
      Buffer.from('no field\r\nX-A : one\r\n\ttwo\r\nx-a:three\r\nMessage-ID: <a@b>\r\n\r\nX-A: body'),
    );
    expect([header('x-a'), header('x-b'), name]).toEqual([['one two', 'three'], [], '<a@b>']);
  });

  test('with parts or HTML beyond measure is not read by halves', async () => {
    const deep = mail('Content-Type: text/html', `${'<div>'.repeat(200)}end`);
    await expect(readLetter(deep)).rejects.toMatchObject({ code: 'lavish-mail' });
    const broad = mail('Content-Type: text/html', 'end<br>'.repeat(3_000));
    await expect(readLetter(broad)).rejects.toMatchObject({ code: 'lavish-mail' });
    const part = '--b\r\nContent-Type: image/png\r\n\r\nx\r\n';
    const many = mail('Content-Type: multipart/mixed; boundary=b', `${part.repeat(60)}--b--`);
    await expect(readLetter(many)).rejects.toMatchObject({ code: 'lavish-mail' });
  });

  test('of more lines than a plan holds is read as far as shows that they are too many', async () => {
    expect((await readLetter(mail('Content-Type: text/plain', 'end\n'.repeat(9_000)))).lines.length).toBe(
      500,
    );
  });
});
