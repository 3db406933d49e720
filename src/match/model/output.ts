/**
 * What a game from outside returns for readers, looked at as data before it is drawn, said or mailed: the house signs
 * its e-mails, and no game may write "log in here" into them.
 */
import type { Game } from '../../referee/index.js';

/** Something in what a game says or draws that the house does not pass on. `at`: where it is in the game. */
export class OutputError extends Error {
  readonly code = 'game/output';
  constructor(
    readonly at: string,
    readonly says: string,
  ) {
    super(`${at}: ${says}`);
  }
}

/** Characters of a text: a clause may be long, a label not. */
const LONGEST_TEXT = 4_000;
const LONGEST_PATH = 20_000;
/** Parts of one answer: a map of ten thousand places has fewer. */
const MOST_PARTS = 400_000;

/** Marks that turn the direction of a text, and what no text holds. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const CONTROL = /\p{Cc}/u;
const BREAKS = /[\t\n\r]/g;
const ADDRESS =
  /:\/\/|\bwww\.|\bmailto:|[\w.+-]+@[\w-]+\.\w|[\w\p{L}}-]\.(?:com|net|org|io|app|dev|info|biz|co|me|jp|de|uk|fr|ru|cn|eu|us|nl|ch|at|gg|xyz|link|site|online|example)(?![\w\p{L}-])/iu;
const COLOUR = /^#[0-9a-f]{6}$/i;
const NAME = /^[a-z][\w-]{0,63}$/i;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]*$/;

/** Parts of a game whose answers people read. */
const READ = /^(?:words|picture|rulebook)\b/;
/** Ids and names of the rules, in what is read too. */
const TOO_LONG = 'a text is too long';

/** @throws OutputError where an answer of the game holds what is not passed on */
export function demandOutput(at: string, value: unknown): void {
  if (READ.test(at)) demandTexts(at, value, { parts: 0 });
}

function demandTexts(at: string, value: unknown, seen: { parts: number }): void {
  seen.parts += 1;
  if (seen.parts > MOST_PARTS) throw new OutputError(at, 'the answer is too long');
  if (typeof value === 'string') demandText(at, value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new OutputError(at, 'not a number');
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Map) return;
  for (const [name, one] of Object.entries(value))
    demandTexts(Array.isArray(value) ? at : `${at}.${name}`, one, seen);
}

/** @throws OutputError for a text that is too long, holds an address, or turns its direction */
export function demandText(at: string, text: string): void {
  if (text.length > LONGEST_TEXT) throw new OutputError(at, TOO_LONG);
  if (TURNING.test(text)) throw new OutputError(at, 'a text turns its direction');
  if (CONTROL.test(text.replace(BREAKS, ''))) throw new OutputError(at, 'a text holds control characters');
  const found = ADDRESS.exec(text);
  if (found !== null) throw new OutputError(at, `a text holds an address (${around(text, found.index)})`);
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 20);
}

/** Looks at all of a game that does not depend on a position. @throws OutputError */
export function demandGame(game: Game): void {
  const { tones = {}, symbols = {} } = game.picture.look ?? {};
  for (const [tone, { light, dark }] of Object.entries(tones)) {
    if (!NAME.test(tone)) throw new OutputError('picture.look.tones', 'a tone has no plain name');
    for (const colour of [light, dark])
      if (!COLOUR.test(colour)) throw new OutputError(`picture.look.tones.${tone}`, 'not a color #rrggbb');
  }
  for (const [symbol, { lines, solids = '' }] of Object.entries(symbols))
    for (const path of [lines, solids])
      if (!PATH.test(path) || path.length > LONGEST_PATH)
        throw new OutputError(`picture.look.symbols.${symbol}`, 'not path data');
  for (const [side, tone] of Object.entries(game.picture.tones))
    if (!NAME.test(tone)) throw new OutputError(`picture.tones.${side}`, 'a tone has no plain name');
  const { title, by, scenarios, introduction = {} } = game;
  const { url: _, ...author } = by ?? {};
  const { text, clauses } = game.words;
  demandTexts('', { title, by: author, scenarios, words: { text, clauses }, introduction }, { parts: 0 });
}
