/** What the texts of a game's clauses owe to its list of clauses. */
import { readFileSync } from 'node:fs';
import type { TextTable } from '../../src/referee/index.js';

interface Texts {
  readonly en: TextTable;
  readonly ja: TextTable;
}

/**
 * The rows of `src/games/<game>/clauses.md`: what is a clause, and which of them say that they are a ruling.
 */
export function listOf(game: string): {
  readonly ids: readonly string[];
  readonly rulings: readonly string[];
} {
  const list = readFileSync(new URL(`../../src/games/${game}/clauses.md`, import.meta.url), 'utf8');
  const rows = [...list.matchAll(/^\| ([A-Z]{2}-\S+) \| (.*?) \|/gm)].map(([, id = '', said = '']) => ({
    id,
    said,
  }));
  const rulings = rows.filter(({ said }) => said.includes('RULING'));
  return { ids: rows.map(({ id }) => id), rulings: rulings.map(({ id }) => id) };
}

/** The clauses whose text is no sentence of its language. */
export function unfinished({ en, ja }: Texts): readonly string[] {
  const english = Object.entries(en).filter(([, text]) => !/^[A-Z–].*\.$/s.test(text));
  const japanese = Object.entries(ja).filter(([, text]) => !/[ぁ-んァ-ヶ].*。$/s.test(text));
  return [...english, ...japanese].map(([id]) => id);
}

/** The clauses that a reader is told to be a ruling, with its reason. */
export function rulingsIn(texts: TextTable, ruling: RegExp): readonly string[] {
  return Object.keys(texts).filter((id) => ruling.test(texts[id] ?? ''));
}

export const RULINGS = {
  en: /Ruling(?: \(\w+\))?: .* Reason: ./,
  ja: /裁定(?:（\S+?）)?：.*理由：./,
} as const;

const NUMBER = /(?<![\w.])\d{1,2}(?:\.\d+)+(?:\.[a-z])?(?!\w| mile|マイル| km|km)/g;

/** The numbers named in the texts, and those among them that no clause bears or stands under. */
export function namedIn({ en, ja }: Texts): {
  readonly named: readonly string[];
  readonly unknown: readonly string[];
} {
  const ids = Object.keys(en).map((id) => id.slice(id.indexOf('-') + 1));
  const known = (number: string) => ids.some((id) => id === number || id.startsWith(`${number}.`));
  const named = [...Object.values(en), ...Object.values(ja)].flatMap((text) =>
    [...text.matchAll(NUMBER)].map(([number]) => number.replace(/\.0$/, '')),
  );
  return { named, unknown: named.filter((number) => !known(number)) };
}
