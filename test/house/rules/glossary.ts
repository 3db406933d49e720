/** The house's words: what a text may not say, and what it says instead. */
import { type Source, type Violation, withoutComments } from './source.js';

/** Variants that are not used, each with the word that is. */
const JAPANESE: readonly (readonly [variant: RegExp, word: string])[] = [
  [/サイコロ/u, 'ダイス'],
  [/ブラウザー/u, 'ブラウザ'],
  [/サーバ(?!ー)/u, 'サーバー'],
  [/ユーザ(?!ー)/u, 'ユーザー'],
  [/既定/u, '初期設定'],
  [/標準の扱い/u, '初期設定'],
  [/地図/u, 'マップ'],
  [/盤面/u, '局面'],
  [/数列/u, 'ハッシュ鎖'],
  [/構いません/u, 'かまいません'],
  [/問い合わせ/u, 'そのつど尋ねる'],
  [/尽きた/u, 'すべて処理した後'],
  [/フェイズ[をは]終え/u, 'フェイズを終了'],
  [/指し終え|一手指/u, '手番は終わって'],
  [/\d ?~ ?\d/u, '～'],
  [/[０-９Ａ-Ｚａ-ｚ]/u, 'half-width digits and letters'],
  [/\d{4}-\d\d-\d\d/u, '年月日'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々][,:;!?()]/u, 'full-width punctuation'],
  [/[,:;!?()][\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, 'full-width punctuation'],
];

const ENGLISH: readonly (readonly [variant: RegExp, word: string])[] = [
  [/\b[Cc]olour/, 'color'],
  [/\b[Aa]rmour/, 'armor'],
  [/\b[Dd]efence/, 'defense'],
  [/\b[Cc]entre/, 'center'],
  [/\b\w+(?:organis|ecognis)/, 'organize, recognize'],
  [/\b[Nn]eighbour/, 'neighbor'],
  [/\b[Ff]avour/, 'favor'],
  [/\bcancelled/, 'canceled'],
  [/\b(?:[Tt]owards|[Aa]fterwards)\b/, 'toward, afterward'],
  [/(?<!-)\b[Ee]mail/, 'e-mail'],
  [/\bdices\b/, 'dice'],
];

const JAPANESE_TEXT = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A text for people, not a key or a name in code. */
const ENGLISH_TEXT = /^[A-Z{][^<]* [^<]*[.?!:]?$/;

/** The banned words in the texts of a file: string literals, and what stands between tags. */
export function glossaryViolations(source: Source): Violation[] {
  // English names in component files are data: digests of packs cover them.
  const data = source.path.endsWith('components.json');
  return textsOf(source).flatMap((text) =>
    (data && !JAPANESE_TEXT.test(text) ? [] : wordsFor(text))
      .filter(([variant]) => variant.test(text))
      .map(([, word]) => ({ path: source.path, rule: `say "${word}"`, what: text.slice(0, 100) })),
  );
}

function wordsFor(text: string): typeof JAPANESE {
  // The name of a product keeps its letters.
  if (JAPANESE_TEXT.test(text)) return text.includes('『') ? [] : JAPANESE;
  return ENGLISH_TEXT.test(text) ? ENGLISH : [];
}

const LITERALS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[\s\S])*)`/g;
const MARKED_UP = /"(?:ja|en)": ?"((?:[^"\\]|\\.)*)"|>([^<>{}]+)</g;
/** Blanks and what is code in them: `{n, plural, other {…}}`, `${name}`. */
const BLANKS = /\$\{[^}]*\}|\{\w+(?:, \w+,)?|[{}#]/g;

/** The texts of a file, line by line, without the names and syntax of their blanks. */
export function textsOf({ path, text }: Source): readonly string[] {
  const found = path.endsWith('.ts') ? withoutComments(text).matchAll(LITERALS) : text.matchAll(MARKED_UP);
  return [...found].flatMap((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(BLANKS, ' ').split('\n'),
  );
}
