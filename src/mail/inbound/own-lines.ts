/**
 * What the author of a reply wrote himself: without what he quoted, what his program wrote above the
 * quotation, and his signature. Whatever is left over is an order or a mistake, and is told.
 */

const QUOTED = /^\s*[>＞]/u;
/** `-- ` (RFC 3676), or a line ruled across as Japanese signatures begin with. */
const SIGNATURE = /^(?:--\s?|\s*[-_=*~‐―─━＿＝＊～]{3,}\s*)$/u;
const MOBILE =
  /^\s*(?:Sent (?:from|via) |Get Outlook for |Gesendet von |Envoyé de |.{0,40}から(?:の)?送信(?:されました)?。?$)/iu;
/** Above a whole mail that is not marked as quoted. */
const FORWARDED = /^\s*-{2,}\s*(?:Original Message|Forwarded message|元のメッセージ|転送).{0,60}$/iu;
const HEAD = /^\s*(?:From|Von|De|差出人|送信者)\s*[:：]/iu;
const FURTHER = /^\s*(?:Sent|Date|To|Subject|Gesendet|送信日時|日付|宛先|件名)\s*[:：]/iu;
/** `On … wrote:` and its like, perhaps broken over three lines. */
const WROTE = [
  /^\s*(?:On|Am|Le|El|Il)\s.{4,300}\s(?:wrote|schrieb.{0,80}|a écrit|escribió|ha scritto)\s*[:：]\s*$/iu,
  /^\s*\d{4}\s*[年/.-]\s*\d{1,2}\s*[月/.-]\s*\d{1,2}.{0,200}(?:[:：]|書きました。?|のメッセージ|wrote:)\s*$/u,
];
/** The same by who wrote it: in one line, or it might begin with an order. */
const SOMEBODY = /^.{0,200}さん(?:が|は|からの).{0,60}(?:書きました|書いた|メール).{0,4}[:：。]?\s*$/u;
const BROKEN_OVER = 3;
/** A line for the author himself. */
const NOTE = /^\s*[#＃]/u;

/** The lines that are his own, blank ones and notes (`# …`) left out. */
export function ownLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const own: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (QUOTED.test(line)) continue;
    if (isEnd(lines, i)) break;
    const said = attribution(lines, i);
    if (said > 0) {
      // Behind it his own lines may stand between quoted ones, or a whole mail that is not marked as quoted.
      if (!isQuotedNext(lines, i + said)) break;
      i += said - 1;
      continue;
    }
    const plain = line.replace(/[\u00a0\u200b\ufeff]/gu, ' ').trim();
    if (plain !== '' && !NOTE.test(plain)) own.push(plain);
  }
  return own;
}

/** Where nothing of his own follows. */
function isEnd(lines: readonly string[], i: number): boolean {
  const line = lines[i] ?? '';
  if (SIGNATURE.test(line) || MOBILE.test(line) || FORWARDED.test(line)) return true;
  return HEAD.test(line) && lines.slice(i + 1, i + 4).some((next) => FURTHER.test(next));
}

/** How many lines from here say who wrote what is quoted; 0: none. */
function attribution(lines: readonly string[], i: number): number {
  if (SOMEBODY.test(lines[i] ?? '')) return 1;
  for (let n = 1; n <= BROKEN_OVER; n++) {
    const said = lines
      .slice(i, i + n)
      .map((line) => line.trim())
      .join(' ');
    if (WROTE.some((one) => one.test(said))) return n;
  }
  return 0;
}

function isQuotedNext(lines: readonly string[], from: number): boolean {
  let next = from;
  while (lines[next]?.trim() === '') next++;
  return QUOTED.test(lines[next] ?? '');
}
