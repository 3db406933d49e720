/** What no line that is told may hold, in either language. */
import type { Locale } from '../../../src/referee/index.js';

interface Fault {
  readonly what: string;
  readonly found: RegExp;
}

const ALWAYS: readonly Fault[] = [
  { what: 'a raw placeholder', found: /[{}]|undefined|\bnull\b|NaN|\[object/ },
  { what: 'blanks doubled or at an end', found: / {2}|^\s|\s$/ },
  {
    what: 'doubled punctuation',
    found: /([。、：，])\1|[。、：][。、：]|(?<!\.)\.\.(?!\.)|,,|;;|::|\(\)|（）|[,;:] ?[.,;:]/,
  },
];

const ENGLISH: readonly Fault[] = [
  { what: 'full-width signs', found: /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/ },
  { what: 'a blank before punctuation', found: / [.,;:!?)]/ },
  {
    what: 'one of a plural',
    found:
      /(?<![\d.–−-])\b1 (?:hexes|units|cards|hits|rounds|dice|ships|turns|points|ports|cruisers|carriers|counters)\b/,
  },
  {
    what: 'several of a singular',
    found:
      /\b(?:0|[2-9]|[1-9]\d+) (?:hex|unit|card|hit|round|die|ship|turn|point|port|cruiser|carrier|counter)\b/,
  },
];

const JAPANESE: readonly Fault[] = [
  { what: 'half-width parentheses', found: /[()]/ },
  { what: 'a half-width colon', found: /:(?!\d)/ },
  { what: 'half-width commas or full stops', found: /[,;](?!\d)|\.(?=\s|$)/ },
  {
    what: 'half-width katakana or full-width letters',
    found: /[\uff61-\uff9f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/,
  },
  { what: 'a blank before %', found: /\d %/ },
  {
    what: 'a half-width blank inside Japanese',
    found:
      /[\u3001-\u30ff\u4e00-\u9fff\uff01-\uff60] (?=[\u3001-\u30fa\u30fc-\u30ff\u4e00-\u9fff\uff01-\uff60])/,
  },
];

/** Clauses in brackets are ids, and lead to the rules. */
const CLAUSE = /\[[A-Z]{2}-[\w.]+\]/g;

/** What is wrong with a line; nothing with a good one. */
export function faultsOf(line: string, locale: Locale): readonly string[] {
  const prose = line.replace(CLAUSE, '[R]');
  const wrong = [...ALWAYS, ...(locale === 'ja' ? JAPANESE : ENGLISH)].filter(({ found }) =>
    found.test(prose),
  );
  return wrong.map(({ what }) => `${what}: ${line}`);
}
