/** Widths of texts: in columns of a terminal, and in ems of the map font. */

/** Characters that take two columns of a terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /\p{Mark}|\p{Cf}/u;
/** What may not begin a line: full-width and narrow punctuation that closes. */
const CLOSES = /^[、。，．）」』】〉》！？ー・：；％,.)!?:;%]/u;

/** Columns that a text takes in a terminal. */
export function columns(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function widthOf(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Width in ems: BIZ UDGothic sets ASCII on half an em and all else on one. */
export function ems(text: string): number {
  let width = 0;
  for (const character of text) width += character <= '~' ? 0.5 : 1;
  return width;
}

/** The largest size up to `size` at which a text fits into `width`. */
export function fitted(text: string, size: number, width: number): number {
  const needed = ems(text) * size;
  return needed > width ? (size * width) / needed : size;
}

/**
 * Breaks a text into lines of at most `width` columns: between words, and between any two full-width
 * characters, unless `split` says otherwise where it may be broken.
 */
export function wrapped(text: string, width: number, split = pieces): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of split(text)) {
    if (columns(line + piece.trimEnd()) <= width || line === '') line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  }
  return [...lines, line.trimEnd()];
}

/** A text on two lines of about the same length; on one where it cannot be broken. */
export function inTwo(text: string): string[] {
  const all = columns(text);
  for (let width = Math.ceil(all / 2); width < all; width++) {
    const lines = wrapped(text, width);
    if (lines.length <= 2) return lines;
  }
  return [text];
}

/** The longest run, in columns, that is kept on a line together. */
const LONGEST_PHRASE = 28;
const OPENS = /[（「『【〈《［(]$/u;
const KANA = /^[ぁ-ゖー]+$/u;
const JAPANESE_WORDS = new Intl.Segmenter('ja', { granularity: 'word' });

/** Breaks a text like `wrapped`, but Japanese between phrases: a word and the particles behind it. */
export function wrappedByWords(text: string, width: number): string[] {
  return wrapped(text, width, phrases);
}

/** Words with what stays behind them: spaces, closing punctuation, particles and endings in kana. */
function phrases(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of JAPANESE_WORDS.segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && staysBehind(last, segment)) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found.flatMap((piece) => (columns(piece) > LONGEST_PHRASE ? pieces(piece) : [piece]));
}

function staysBehind(last: string, segment: string): boolean {
  if (/^\s/u.test(segment) || CLOSES.test(segment) || OPENS.test(last)) return true;
  if (/\s$/u.test(last)) return false;
  const narrow = !WIDE.test(segment.slice(0, 1)) && !WIDE.test(last.slice(-1));
  return narrow || (KANA.test(segment) && !/[、。：；・！？]$/u.test(last));
}

/** Words with the space behind them, single full-width characters with the punctuation behind them. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const character of text) {
    const last = found.at(-1);
    const joins =
      last !== undefined &&
      (CLOSES.test(character) || (!WIDE.test(character) && !WIDE.test(last) && !/\s$/u.test(last)));
    const space = last !== undefined && /\s/u.test(character);
    if (joins || space) found[found.length - 1] = last + character;
    else found.push(character);
  }
  return found;
}
