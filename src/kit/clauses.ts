/**
 * The rules of a game in our own words, from a text file a language: headings `## 6.1 Title` and, below them,
 * a line a clause, `- **KY-6.1.a** text`. What stands before the first heading is for readers of the file.
 */
import type { Clause, Locale, RuleSection, Words } from '../referee/index.js';

/** A rulebook that cannot be read: a bug, and the game does not load. */
export class ClausesError extends Error {
  override readonly name = 'ClausesError';
}

interface Line {
  readonly id: string;
  readonly text: string;
}

interface Chapters {
  readonly sections: readonly Line[];
  readonly clauses: readonly Line[];
}

const HEADING = /^#{2,} (?<id>\S+) (?<text>.+)$/;
const CLAUSE = /^- \*\*(?<id>[A-Z]{2,}-[\w.]+)\*\* (?<text>.+)$/;

/**
 * Headings and clauses in their order.
 * @throws ClausesError for a line that is neither, for an id that comes twice, and for languages that differ
 */
export function readClauses(files: Readonly<Record<Locale, string>>): {
  readonly sections: readonly RuleSection[];
  readonly clauses: { readonly [id: Clause]: Words };
} {
  const [en, ja] = [chaptersIn(files.en, 'en'), chaptersIn(files.ja, 'ja')];
  const together = (part: keyof Chapters): readonly { readonly id: string; readonly words: Words }[] => {
    return Array.from({ length: Math.max(en[part].length, ja[part].length) }, (_, i) => {
      const [english, japanese] = [en[part][i], ja[part][i]];
      if (english === undefined || japanese === undefined || english.id !== japanese.id)
        throw new ClausesError(`${part}: ${english?.id} in English, ${japanese?.id} in Japanese`);
      return { id: english.id, words: { en: english.text, ja: japanese.text } };
    });
  };
  return {
    sections: together('sections').map(({ id, words }) => ({ id, title: words })),
    clauses: Object.fromEntries(together('clauses').map(({ id, words }) => [id, words])),
  };
}

function chaptersIn(file: string, locale: Locale): Chapters {
  const sections: Line[] = [];
  const clauses: Line[] = [];
  for (const [index, line] of file.split('\n').entries()) {
    const heading = lineOf(HEADING, line);
    const clause = lineOf(CLAUSE, line);
    if (heading !== undefined) sections.push(heading);
    else if (clause !== undefined && sections.length > 0) clauses.push(clause);
    else if (line !== '' && (sections.length > 0 || clause !== undefined))
      throw new ClausesError(`${locale}, line ${index + 1}: neither a heading nor a clause: ${line}`);
  }
  for (const part of [sections, clauses]) {
    const twice = part.find(({ id }, i) => part.findIndex((other) => other.id === id) !== i);
    if (twice !== undefined) throw new ClausesError(`${locale}: ${twice.id} comes twice`);
  }
  return { sections, clauses };
}

function lineOf(pattern: RegExp, line: string): Line | undefined {
  const { id, text } = pattern.exec(line)?.groups ?? {};
  return id === undefined || text === undefined ? undefined : { id, text };
}
