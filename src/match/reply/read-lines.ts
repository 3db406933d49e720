/** Reading typed lines, each on the position that those before it lead to, as far as that can be told. */
import {
  type BaseState,
  byWord,
  checkOrder,
  type Field,
  type Form,
  filledUp,
  type Game,
  LOCALES,
  LONGEST_LINE,
  type Order,
  openForms,
  type PlanLine,
  plain,
  type Question,
  type Refusal,
  readTyped,
  type Sketching,
  sentencesOf,
  type Typed,
  typingAt,
  valuesNext,
} from '../../referee/index.js';
import type { Choices, ReplyMistake, ToldLine } from './told.js';

/** Choices that are told where a line was not taken. */
const MOST = 30;
/** Letters told of a line that is too long to be read. */
const SHOWN = 60;

export interface LinesRead {
  readonly told: readonly ToldLine[];
  /** What they make of a plan, numbered on from `first`. */
  readonly lines: readonly PlanLine[];
  readonly mistake?: ReplyMistake;
}

/**
 * Reads lines from where `sketching` stands; the first mistake ends it. `asked`: what stands where nothing
 * can be tried (a question in the middle of a step, or to both sides): one line alone answers it.
 */
export function readLines(
  game: Game,
  sketching: Sketching<BaseState>,
  asked: Question,
  texts: readonly string[],
  first: number,
): LinesRead {
  const reading = new LinesReading(game, sketching, asked, first);
  for (const [i, text] of texts.entries()) {
    const mistake = reading.take(text);
    if (mistake !== undefined) {
      const rest = texts.slice(i).map((left) => ({ text: shortened(left) }));
      return { told: [...reading.told, ...rest], lines: [], mistake: { ...mistake, line: i } };
    }
  }
  return { told: reading.told, lines: reading.lines };
}

/** What is told of a line that may be as long as a mail. */
export function shortened(text: string): string {
  return text.length > LONGEST_LINE ? `${text.slice(0, SHOWN)}…` : text;
}

type Mistake = Omit<ReplyMistake, 'line'>;

class LinesReading {
  readonly told: ToldLine[] = [];
  readonly #game: Game;
  readonly #sketching: Sketching<BaseState>;
  readonly #first: number;
  readonly #asked: Question;
  readonly #whole: PlanLine[] = [];
  /** The question that the line in the making answers first. */
  #address: Pick<PlanLine, 'turn' | 'phase' | 'kind'> | undefined;

  constructor(game: Game, sketching: Sketching<BaseState>, asked: Question, first: number) {
    this.#game = game;
    this.#asked = asked;
    this.#sketching = sketching;
    this.#first = first;
  }

  /** The lines that are whole, and what was begun of another. */
  get lines(): readonly PlanLine[] {
    const orders = [...this.#sketching.begun];
    if (this.#address === undefined || orders.length === 0) return this.#whole;
    return [...this.#whole, this.#line({ ...this.#address, orders, untried: this.#sketching.untried })];
  }

  /** Takes a line, or says why not. */
  take(text: string): Mistake | undefined {
    const isFirst = this.told.length === 0 && this.#sketching.lines === 0;
    const question = this.#sketching.question ?? (isFirst ? this.#asked : undefined);
    if (question === undefined) return { why: 'beyond' };
    if (text.length > LONGEST_LINE)
      return { why: 'unknown', word: shortened(text), choices: verbsOf(question) };
    const typed = readTyped(this.#game, question, text);
    const mistake = mistakeIn(this.#game, question, text, typed);
    if (mistake !== undefined || !typed.ok) return mistake;
    const meant = filledUp(typed.form, typed.soFar);
    const checked = checkOrder(question, this.#game.universe, meant);
    if (!checked.ok) return refusedBy(question, typed.form, meant, checked.refusal);
    return this.#add(text, question, checked.order);
  }

  #add(text: string, question: Question, order: Order): Mistake | undefined {
    const before = this.#sketching.lines;
    const { begun } = this.#sketching;
    const address = { ...this.#sketching.place, kind: question.kind };
    if (begun.length === 0) this.#address = address;
    if (this.#sketching.question === undefined) {
      this.told.push({ text, order, kind: question.kind, no: this.#first });
      this.#whole.push(this.#line({ ...address, orders: [order], untried: true }));
      return undefined;
    }
    if (!this.#sketching.add({ order })) {
      const { refusal } = this.#sketching.sketch();
      return refusal === undefined ? { why: 'beyond' } : { why: 'clause', clause: refusal.clause };
    }
    this.told.push({ text, order, kind: question.kind, no: this.#first + this.#whole.length });
    const closed = this.#sketching.sketch().lines.slice(before);
    this.#whole.push(...closed.map((line, i) => this.#line(line, i)));
    return undefined;
  }

  #line(
    {
      turn,
      phase,
      kind,
      orders,
      untried,
    }: Pick<PlanLine, 'turn' | 'phase' | 'kind'> & { orders: readonly Order[]; untried: boolean },
    further = 0,
  ): PlanLine {
    return {
      ...{ no: this.#first + this.#whole.length + further, turn, phase, kind, deeds: [{ orders }] },
      // What the dice make unfit halts the rest: nobody is there to think again.
      ...{ unfit: 'halt', conditions: [], prefer: [], asks: [] },
      ...(untried ? { untried: true } : {}),
    };
  }
}

/** What is wrong with a line before any rule is asked. */
function mistakeIn(game: Game, question: Question, text: string, typed: Typed): Mistake | undefined {
  if (!typed.ok) {
    const { fault, word, among } = typed;
    const begun = formBegun(game, question, text, word);
    const closed = begun?.forbidden?.();
    if (closed !== undefined) return { why: 'clause', clause: closed, choices: verbsOf(question) };
    return {
      why: fault === 'ambiguous' ? 'ambiguous' : 'unknown',
      word,
      ...(begun === undefined ? {} : takenFor(game, question, begun, text)),
      ...(among.length === 0 ? {} : { among: among.slice(0, MOST) }),
      ...choicesAt(game, question, upTo(text, word)),
    };
  }
  if (typed.form.anytime === true) return { why: 'byHand' };
  const closed = typed.form.forbidden?.();
  if (closed !== undefined) return { why: 'clause', clause: closed, choices: verbsOf(question) };
  const isWhole = typed.whole || checkOrder(question, game.universe, filledUp(typed.form, typed.soFar)).ok;
  return isWhole ? undefined : unfinished(game, question, text, typed);
}

/** An order that is not whole: what it lacks, and what may stand there. */
function unfinished(
  game: Game,
  question: Question,
  text: string,
  { form, soFar }: Extract<Typed, { ok: true }>,
): Mistake {
  const index = form.fields.findIndex(
    (field) => !field.optional && soFar[field.name] === undefined && field.walk.applies?.(soFar) !== false,
  );
  const field = form.fields[index];
  if (field === undefined) return { why: 'unfinished', ...choicesAt(game, question, `${text} `) };
  const lacks = { verb: form.do, field: field.name };
  return { why: 'unfinished', lacks, choices: valuesOf(form, index, soFar, []) };
}

/** The form that a line begins, where the word that is not understood comes later. */
function formBegun(game: Game, question: Question, text: string, word: string): Form | undefined {
  const typed = readTyped(game, question, upTo(text, word));
  return typed.ok ? typed.form : undefined;
}

/** Says what the first word of a line was taken for if it only begins or abridges that. */
function takenFor(
  game: Game,
  { kind }: Question,
  { do: verb }: Form,
  text: string,
): Pick<Mistake, 'takenFor'> {
  const keys = [`do.${verb}`, `do.${verb}.${kind}`];
  const said = LOCALES.flatMap((locale) => keys.flatMap((key) => game.text[locale][key] ?? []));
  const spelled = [verb, ...said].map(plain);
  const line = plain(text.trim());
  const [first = ''] = line.split(/\s/);
  const isAbridged =
    !spelled.some((one) => line.startsWith(one)) && spelled.some((one) => one.includes(first));
  return isAbridged ? { takenFor: { first, verb, kind } } : {};
}

/** A line as far as it was understood. */
function upTo(text: string, word: string): string {
  const plain = text.normalize('NFKC');
  const at = word === '' ? plain.length : plain.lastIndexOf(word);
  return plain.slice(0, Math.max(0, at));
}

/** What may stand where a line ends. */
function choicesAt(game: Game, question: Question, line: string): Pick<Mistake, 'choices'> {
  const { wants } = typingAt(game, question, line);
  const values =
    typeof wants === 'object' ? valuesOf(wants.form, wants.index, wants.soFar, wants.steps) : undefined;
  // A word that the question does not take at all: what it takes.
  const isNone = values === undefined || ('ids' in values && values.ids.length === 0);
  return { choices: isNone ? verbsOf(question) : values };
}

/** The words that a line may begin with. */
function verbsOf(question: Question): Choices {
  const usable = openForms(question).filter(
    (form) => form.anytime !== true && !sentencesOf(form).next().done,
  );
  return { verbs: byWord(usable).map(([form]) => form.do), kind: question.kind };
}

function valuesOf(form: Form, index: number, soFar: Order, steps: readonly string[]): Choices {
  const field = form.fields[index];
  if (field?.type === 'number') return { least: field.min, most: field.max };
  const ids = valuesNext(form, index, soFar, steps);
  return { of: universeOf(field), ids: ids.slice(0, MOST), more: ids.length > MOST };
}

/** Where a field's ids have their names; `choice`: among the words of the game. */
function universeOf(field: Field | undefined): string {
  return typeof field?.of === 'string' ? field.of : 'choice';
}

/** A rule forbids it: what is legal in the place that it names, else what may be ordered at all. */
function refusedBy(question: Question, form: Form, soFar: Order, refusal: Refusal): Mistake {
  const { clause, field, step } = refusal;
  const index = form.fields.findIndex(({ name }) => name === field);
  if (index < 0) return { why: 'clause', clause, choices: verbsOf(question) };
  const names = form.fields.slice(0, index).map(({ name }) => name);
  const before = Object.fromEntries(
    Object.entries(soFar).filter(([name]) => name === 'do' || names.includes(name)),
  );
  const of = form.fields[index]?.of;
  const isNamed = step !== undefined && typeof of === 'string' && of !== 'number';
  return {
    ...{ why: 'clause', clause, choices: valuesOf(form, index, { ...before, do: form.do }, []) },
    ...(isNamed ? { barred: { of, id: step } } : {}),
  };
}
