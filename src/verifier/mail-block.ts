/** The facts of the dice at the end of a mail's text. SPEC section 13. */
import { WORDS } from './chance.js';
import { demand, type Head } from './report.js';

/**
 * An e-mail of the inbox. `at` is when it arrived (seconds since 1970), as its topmost `Received` says; 0 where
 * it has none, for the sender writes every other date.
 */
export interface Mail {
  readonly name: string;
  readonly subject?: string;
  readonly at: number;
  readonly text: string;
}

/** A roll as a mail tells it. */
export interface MailedRoll {
  readonly chain: number;
  readonly k: number;
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly faces: readonly number[];
  readonly link: string;
  /** The round of the beacon that decided it, where one did. */
  readonly round?: number;
  readonly signature?: string;
}

/** A throw as a mail told it while it waited for its round. */
export interface MailedThrow extends Head {
  readonly round: number;
  /** When the mail came: seconds since 1970. */
  readonly at: number;
}

/** The facts of one mail. */
export interface MailBlock {
  readonly mail: Mail;
  readonly match: string;
  /** The side that the mail was written to; empty where it does not say so. */
  readonly reader: string;
  readonly heads: readonly Head[];
  readonly throws: readonly MailedThrow[];
  /** By what it is of: `open 1`, `secret 1`, `digest JP 1`, `seed JP 1`, `words JP 1`, `root 1`, `beacon name`. */
  readonly facts: ReadonlyMap<string, string>;
  readonly rolls: readonly MailedRoll[];
}

const BEGIN = /^-- dice[ \t]*$/gm;
/** Between the chapters of a collected e-mail: a rule, a title, a rule. */
const CHAPTER = /^={72}[ \t]*\n.*\n={72}[ \t]*$/m;
/** What a player says is printed so. */
const QUOTED = /^\|(?: .*)?$\n?/gm;
const DIGITS = 64;
const SIGNATURE = 96;

/**
 * An e-mail as often as it has facts of dice: one for each of its chapters. A block follows the last `-- dice`
 * of its chapter, and what a player says is never part of it.
 */
export function mailsInOne(mail: Mail): readonly Mail[] {
  const chapters = mail.text.replaceAll('\r\n', '\n').replace(QUOTED, '').split(CHAPTER);
  return chapters.flatMap((chapter) => {
    const begin = [...chapter.matchAll(BEGIN)].at(-1);
    return begin === undefined ? [] : [{ ...mail, text: chapter.slice(begin.index) }];
  });
}

/** The match that a mail tells of; undefined where it has no facts of dice. */
export function matchOfMail(mail: Mail): string | undefined {
  const words = wordsOf(mail);
  return words?.[0] === 'match' ? words[1] : undefined;
}

/**
 * The block of a mail; undefined where it has none. Breaks and blanks inside a digest are skipped. Ends at
 * the first word that is no fact.
 */
export function blockOf(mail: Mail): MailBlock | undefined {
  const words = wordsOf(mail);
  if (words === undefined) return undefined;
  const reader = new Words(words);
  const facts = new Map<string, string>();
  const heads: Head[] = [];
  const rolls: MailedRoll[] = [];
  const throws: MailedThrow[] = [];
  const told = { match: '', reader: '' };
  for (let what = reader.word(); ; what = reader.word()) {
    if (what === 'match') told.match = reader.word();
    else if (what === 'for') told.reader = reader.word();
    else if (what === 'head') heads.push({ number: reader.number(), hash: reader.digest() });
    else if (what === 'roll') rolls.push(reader.roll());
    else if (what === 'ordered') throws.push({ ...reader.ordered(), at: mail.at });
    else if (!readFact(what, reader, facts)) return { mail, ...told, heads, throws, facts, rolls };
  }
}

function readFact(what: string, words: Words, facts: Map<string, string>): boolean {
  if (what === 'roots') {
    const chain = words.number();
    facts.set(`open ${chain}`, words.digest()).set(`secret ${chain}`, words.digest());
  } else if (what === 'digest' || what === 'seed')
    facts.set(`${what} ${words.word()} ${words.number()}`, words.digest());
  else if (what === 'words') facts.set(`words ${words.word()} ${words.number()}`, words.own());
  else if (what === 'root') facts.set(`root ${words.number()}`, words.digest());
  else if (what === 'secret') facts.set(`opened ${words.number()}`, words.digest());
  else if (what === 'beacon')
    facts
      .set('beacon name', unescaped(words.word()))
      .set('beacon chain', words.digest())
      .set('beacon wait', String(words.number()));
  else return false;
  return true;
}

function wordsOf(mail: Mail): readonly string[] | undefined {
  const [begun] = mailsInOne(mail);
  return begun?.text.split(/\s+/).filter(Boolean).slice(2);
}

/** Reads a block word by word. */
class Words {
  readonly #words: readonly string[];
  #at = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  word(): string {
    return this.#words[this.#at++] ?? '';
  }

  number(text = this.word()): number {
    demand(/^[1-9]\d{0,8}$/.test(text), 'shape', `"${text}" where a number is due`);
    return Number(text);
  }

  digest(digits = DIGITS): string {
    let text = '';
    while (text.length < digits && /^[0-9a-f]+$/.test(this.#words[this.#at] ?? '')) text += this.word();
    demand(text.length === digits, 'shape', `a digest of ${text.length} digits`);
    return text;
  }

  own(): string {
    const text = this.word();
    demand(WORDS.test(text), 'shape', `"${text}" where a player's own words are due`);
    return text;
  }

  ordered(): Head & { readonly round: number } {
    return { number: this.number(), hash: this.digest(), round: this.number() };
  }

  roll(): MailedRoll {
    const [chain, k, purpose] = [this.number(), this.number(), unescaped(this.word())];
    const roll = { chain, k, purpose, dice: this.#list(), faces: this.#list(), link: this.digest() };
    if (!/^\d+$/.test(this.#words[this.#at] ?? '')) return roll;
    return { ...roll, round: this.number(), signature: this.digest(SIGNATURE) };
  }

  #list(): number[] {
    return this.word()
      .split(',')
      .map((text) => this.number(text));
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
