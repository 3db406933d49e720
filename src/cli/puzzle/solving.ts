/** `denrei puzzle`: a puzzle from a file, solved by typed orders, each checked by the referee. */
import { createInterface } from 'node:readline';
import {
  filledUp,
  type Locale,
  type Order,
  type Question,
  readTyped,
  sentences,
} from '../../referee/index.js';
import {
  clauseLabel,
  makeNarrators,
  makeWords,
  type Narrator,
  namesOf,
  tellEntries,
  type Wording,
} from '../../telling/index.js';
import { logLine, questionLine } from '../commands/trial-text.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { readJson } from '../json.js';
import { print, type Terminal } from '../terminal.js';
import { readText } from '../text.js';
import { type CommandKey, inWords, said } from '../words/index.js';
import { type Attempt, attempt, type NotTaken, type Puzzle, readPuzzle } from './puzzle.js';

/** Legal orders that `?` shows at most. */
const MOST_SHOWN = 40;

/** Lets somebody solve the puzzle of a file. Exit code 0: solved, 3: the input ended first. */
export async function solvePuzzle(terminal: Terminal, file: string, locale: Locale): Promise<Exit> {
  const solving = new Solving(terminal, await puzzleIn(file), locale);
  await solving.begin();
  const lines = createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    await solving.take(line.trim());
    if (solving.solved) return EXIT.fine;
  }
  await solving.say('puzzle.unsolved');
  return EXIT.refused;
}

async function puzzleIn(file: string): Promise<Puzzle> {
  const json = readJson(file, await readText(file));
  try {
    return readPuzzle(json);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw error.movedTo([file, error.at].filter(Boolean).join(': '));
  }
}

class Solving {
  readonly #terminal: Terminal;
  readonly #puzzle: Puzzle;
  readonly #narrator: Narrator;
  readonly #words: Wording;
  readonly #orders: Order[] = [];
  #stands: Attempt;

  constructor(terminal: Terminal, puzzle: Puzzle, locale: Locale) {
    this.#terminal = terminal;
    this.#puzzle = puzzle;
    this.#narrator = makeNarrators()(puzzle.game, locale);
    this.#words = makeWords(puzzle.game.text, locale, namesOf(puzzle.game, locale));
    this.#stands = standing(puzzle, []);
  }

  get solved(): boolean {
    return this.#stands.solved;
  }

  async begin(): Promise<void> {
    const { title, task, game, orders } = this.#puzzle;
    const { locale } = this.#narrator;
    const { view } = this.#stands;
    const position = game
      .describe(view, locale)
      .flatMap((part) => [part.title, ...part.lines.map((line) => `  ${line}`)]);
    await this.#print([`${title[locale]} – ${this.#narrator.title}`, this.#words.where(view.now), '']);
    await this.#print([...position, '', task[locale]]);
    await this.say('puzzle.how', { n: orders });
    await this.#ask();
  }

  /** Takes a line: an order, or a word to the puzzle itself. */
  async take(line: string): Promise<void> {
    if (line === '') return;
    const { question } = this.#stands;
    if (line === 'undo' || line === 'again') await this.#back(line === 'again' ? 0 : -1);
    else if (question === undefined) await this.say('puzzle.over');
    else if (line.startsWith('?')) await this.#print(this.#legal(question, line.slice(1).trim()));
    else await this.#order(question, line);
  }

  say(key: CommandKey, values: Parameters<typeof said>[1] = {}): Promise<void> {
    return print(this.#terminal, inWords(this.#narrator.locale, said(key, values)));
  }

  async #order(question: Question, line: string): Promise<void> {
    const typed = readTyped(this.#puzzle.game, question, line);
    if (!typed.ok)
      return this.say(`puzzle.${typed.fault}`, { word: typed.word, among: typed.among.join(', ') });
    const order = filledUp(typed.form, typed.soFar);
    const next = attempt(this.#puzzle, [...this.#orders, order]);
    if ('why' in next) return this.#refuse(next);
    this.#orders.push(order);
    this.#stands = next;
    for (const { log, rolls } of next.told)
      await this.#print(tellEntries(this.#narrator, log, rolls).flatMap(logLine));
    if (next.solved) return this.say('puzzle.solved', { n: this.#orders.length });
    return next.question === undefined ? this.say('puzzle.over') : this.#ask();
  }

  #refuse(reason: NotTaken): Promise<void> {
    if (reason.why === 'chance') return this.say('puzzle.chance');
    const { clause, code } = reason.refusal;
    const label = clauseLabel(this.#puzzle.game.clauses, clause, this.#narrator.locale);
    return this.say('puzzle.refused', { code, label });
  }

  async #back(to: number): Promise<void> {
    this.#orders.splice(to);
    this.#stands = standing(this.#puzzle, this.#orders);
    await this.say('puzzle.back', { n: this.#orders.length });
    await this.#ask();
  }

  async #ask(): Promise<void> {
    const { question } = this.#stands;
    if (question !== undefined)
      await this.#print([questionLine(this.#words, question, this.#narrator.locale)]);
  }

  /** Legal orders as they can be typed: all, or those that have a word in them. */
  #legal(question: Question, word: string): readonly string[] {
    const lines: string[] = [];
    for (const order of sentences(question)) {
      if (!typedLine(order).includes(word)) continue;
      if (lines.length === MOST_SHOWN)
        return [...lines, inWords(this.#narrator.locale, said('puzzle.more', { n: MOST_SHOWN }))];
      lines.push(`  ${typedLine(order)}  ${this.#narrator.orderIn(order, question.kind)}`);
    }
    return lines;
  }

  async #print(lines: readonly string[]): Promise<void> {
    for (const line of lines) await print(this.#terminal, line);
  }
}

/** Where the orders lead that were taken before. */
function standing(puzzle: Puzzle, orders: readonly Order[]): Attempt {
  const stands = attempt(puzzle, orders);
  if ('why' in stands) throw new CommandError('bad-puzzle', said('puzzle.begins'));
  return stands;
}

/** An order as it is typed: its word and the ids it names. */
function typedLine(order: Order): string {
  const words = Object.values(order).flatMap((value): readonly string[] => {
    if (typeof value !== 'object') return [String(value)];
    if (Array.isArray(value)) return value;
    return Object.entries(value).map(([id, n]) => `${id}:${n}`);
  });
  return words.join(' ');
}
