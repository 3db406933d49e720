/** Entries of the log and their rolls as lines. */
import type { ReportRoll } from '../match/index.js';
import { type Entry, type Modifier, type OutcomeRow, type Param, tellOf } from '../referee/index.js';
import { capitalised } from './conventions.js';
import type { Narrator } from './narrator.js';

/** A roll as it is told; without chain and link where nothing proves it (trials). */
export type ToldRoll = Pick<
  ReportRoll,
  'purpose' | 'dice' | 'faces' | 'modifiers' | 'total' | 'outcomes' | 'outcome'
> &
  Partial<Pick<ReportRoll, 'chain' | 'k' | 'link'>>;

/**
 * A line of the log with the clauses in brackets (`withClauses`), and the entries that it tells: `[from,
 * to)`. Of its roll it holds the dice; all else of it stands apart, to be folded away.
 */
export interface Telling {
  readonly text: string;
  /** The same without the dice, for where they are drawn beside it. */
  readonly bare: string;
  readonly roll: FoldedRoll | null;
  readonly from: number;
  readonly to: number;
  readonly entries: readonly Entry[];
  /** Told to the reader alone. */
  readonly alone: boolean;
}

/** What a line does not say of its roll. */
export interface FoldedRoll {
  /** As they fell; null where they could bring only one result. */
  readonly dice: ShownDice | null;
  /** What it was for, its dice, modifiers and table: what was needed. */
  readonly needed: string;
  /**
   * Chain, number and the whole link (64 hex digits), with which anybody can check it; empty where nothing
   * proves it.
   */
  readonly proof: string;
}

/** Dice as they are drawn. */
export interface ShownDice {
  readonly faces: readonly { readonly face: number; readonly of: number }[];
  /** Whether they are added up. */
  readonly sum: boolean;
  /** What is added to them, what they come to, and the result: `+1 = 5: hit`. */
  readonly after: string;
}

/**
 * Entries and their rolls as lines. A roll and its result are told once: the die stands behind the line that
 * says what came of it, or behind the one before that says what it is for (`damage.die`); alone, with its
 * result, where there is neither. Where one of the `orders` begins, no line goes on that tells of several.
 */
export function tellEntries(
  narrator: Narrator,
  entries: readonly Entry[],
  rolls: readonly ToldRoll[],
  orders: ReadonlySet<number> = new Set(),
): readonly Telling[] {
  const lines: Telling[] = [];
  for (let at = 0; at < entries.length; ) {
    const several = tellSeveral(narrator, entries, rolls, at);
    if (several.length > 0) {
      lines.push(...several);
      at = several.at(-1)?.to ?? entries.length;
      continue;
    }
    const line = tellFrom(narrator, entries, rolls, at, orders);
    lines.push({ ...line, entries: entries.slice(at, line.to) });
    at = line.to;
  }
  return lines;
}

/** Rolls in a row, and as many lines of one kind behind them: each line tells of the roll in its place. */
function tellSeveral(
  narrator: Narrator,
  entries: readonly Entry[],
  rolls: readonly ToldRoll[],
  from: number,
): readonly Telling[] {
  const thrown: ToldRoll[] = [];
  for (let roll = rollOf(entries[from], rolls); roll !== undefined; ) {
    thrown.push(roll);
    roll = rollOf(entries[from + thrown.length], rolls);
  }
  const first = from + thrown.length;
  const told = entries.slice(first, first + thrown.length);
  const key = told[0]?.key;
  if (thrown.length < 2 || told.length < thrown.length || told.some((entry) => entry.key !== key)) return [];
  return told.map((entry, i) => {
    const roll = thrown[i] as ToldRoll;
    const span = { from: i === 0 ? from : first + i, to: first + i + 1 };
    return { ...withRoll(narrator, entry, roll, from), ...span, entries: entries.slice(span.from, span.to) };
  });
}

function tellFrom(
  narrator: Narrator,
  entries: readonly Entry[],
  rolls: readonly ToldRoll[],
  from: number,
  orders: ReadonlySet<number>,
): Telling {
  const [first, second] = [entries[from], entries[from + 1]];
  const roll = rollOf(first, rolls);
  const next = rollOf(second, rolls);
  if (first !== undefined && roll === undefined) {
    const like = alike(narrator, first, entries, from + 1, orders);
    return next !== undefined && announces(first)
      ? withRoll(narrator, first, next, from)
      : { ...bare(said(narrator, like.entry), from), to: like.to };
  }
  if (roll === undefined) return bare('', from);
  const toldNext = second !== undefined && next === undefined && !announces(second);
  if (toldNext) {
    const like = alike(narrator, second, entries, from + 2, orders);
    return { ...withRoll(narrator, like.entry, roll, from), to: like.to };
  }
  // What a roll is for is named in small letters.
  const alone = (result: string) =>
    narrator.ruled(capitalised(narrator.say('roll.alone', { result })), { key: `purpose.${roll.purpose}` });
  const purpose = narrator.tell(`purpose.${roll.purpose}`);
  return {
    ...bare(alone(resultOf(narrator, roll)), from),
    bare: alone(isCertain(roll) ? resultOf(narrator, roll) : purpose),
    roll: foldedOf(narrator, roll),
  };
}

/** An entry and those behind it that one sentence tells with it: what one step did to several units. */
function alike(
  narrator: Narrator,
  first: Entry,
  entries: readonly Entry[],
  next: number,
  orders: ReadonlySet<number>,
): { readonly entry: Entry; readonly to: number } {
  const more = orders.has(next) ? undefined : entries[next];
  const whole = more === undefined ? undefined : toldAsOne(narrator, first, more);
  return whole === undefined ? { entry: first, to: next } : alike(narrator, whole, entries, next + 1, orders);
}

function withRoll(narrator: Narrator, entry: Entry, roll: ToldRoll, from: number): Telling {
  return {
    // A line that names the face has told the roll.
    text: said(narrator, entry) + ('face' in entry ? '' : figureOf(narrator, roll)),
    bare: said(narrator, entry),
    roll: foldedOf(narrator, roll),
    from,
    to: from + 2,
    entries: [],
    alone: false,
  };
}

function bare(text: string, from: number): Telling {
  return { text, bare: text, roll: null, from, to: from + 1, entries: [], alone: false };
}

/** An entry as a sentence, with its clause. */
function said(narrator: Narrator, entry: Entry): string {
  return narrator.ruled(narrator.game.say(entry), entry);
}

function rollOf(entry: Entry | undefined, rolls: readonly ToldRoll[]): ToldRoll | undefined {
  return entry?.key === 'roll' ? rolls[Number(entry.roll)] : undefined;
}

/** Whether an entry says what the next roll is for. */
export function announces({ key }: Entry): boolean {
  return key.endsWith('.die');
}

/** A modifier as log, odds and audit name it: `defence +1 (fort)`. */
export function modifierText(narrator: Narrator, { amount, on, reason }: Omit<Modifier, 'clause'>): string {
  const said = { amount: signed(amount), reason: narrator.tell(`modifier.${reason}`) };
  // A game in which both sides roll for themselves has its own words for what is added.
  const own = `modifier.on.${on}`;
  return narrator.game.has(own) ? narrator.tell(own, said) : narrator.say('roll.modifier', { ...said, on });
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function proofOf(narrator: Narrator, { chain, k, link }: ToldRoll): string {
  return chain === undefined || k === undefined || link === undefined
    ? ''
    : narrator.say('roll.proof', { chain, k, link });
}

/** All of a roll: purpose, dice, result, table, and its proof. */
function foldedOf(narrator: Narrator, roll: ToldRoll): FoldedRoll {
  const told = toldAs(narrator, roll, diceOf(narrator, roll));
  return {
    dice: isCertain(roll) ? null : shownOf(narrator, roll),
    needed: told + bracketed(narrator, tableOf(narrator, roll)),
    proof: proofOf(narrator, roll),
  };
}

/** A roll that no other line tells of: what for, the dice, the result. */
function resultOf(narrator: Narrator, roll: ToldRoll): string {
  if (!isCertain(roll) || roll.outcome === undefined) return toldAs(narrator, roll, shortOf(narrator, roll));
  const said = {
    purpose: narrator.tell(`purpose.${roll.purpose}`),
    outcome: narrator.tell(`outcome.${roll.outcome}`),
  };
  return narrator.say('roll.certain', said);
}

function toldAs(narrator: Narrator, { purpose, outcome }: ToldRoll, dice: string): string {
  const said = { purpose: narrator.tell(`purpose.${purpose}`), dice };
  if (outcome === undefined) return narrator.say('roll.plain', said);
  return narrator.say('roll.line', { ...said, outcome: narrator.tell(`outcome.${outcome}`) });
}

/** The dice behind the line that tells their result: ` [4]+1 = 5: hit`; nothing where they could bring only one. */
function figureOf(narrator: Narrator, roll: ToldRoll): string {
  if (isCertain(roll)) return '';
  const { faces, sum, after } = shownOf(narrator, roll);
  return ` ${inBrackets(faces, sum)}${after}`;
}

function inBrackets(faces: ShownDice['faces'], sum: boolean): string {
  return faces.map(({ face }) => `[${face}]`).join(sum ? '+' : ' ');
}

function shownOf(narrator: Narrator, roll: ToldRoll): ShownDice {
  const added = onDie(roll.modifiers).map(({ amount }) => signed(amount));
  const sum = isSummed(roll, added);
  const dice = sum ? `${added.join('')} = ${roll.total}` : '';
  const { outcome } = roll;
  const result = outcome === undefined ? '' : narrator.tell(`outcome.${outcome}`);
  return {
    faces: roll.faces.map((face, i) => ({ face, of: roll.dice[i] ?? 6 })),
    sum,
    after: outcome === undefined ? dice : narrator.say('roll.shown', { dice, outcome: result }),
  };
}

/** Dice of two players are not added up. */
function isSummed({ faces, outcomes }: ToldRoll, added: readonly string[]): boolean {
  return added.length > 0 || (faces.length > 1 && outcomes.length > 0);
}

/** Whether the table gives one result whatever is rolled. */
function isCertain({ dice, modifiers, outcomes }: ToldRoll): boolean {
  return outcomes.length > 0 && reached({ dice, modifiers, outcomes }).length === 1;
}

/** `[4]`, `[3]+[5] = 8`, `[2]−1 = 1`. */
function shortOf(narrator: Narrator, roll: ToldRoll): string {
  const { outcome: _, ...open } = roll;
  const { faces, sum, after } = shownOf(narrator, open);
  return inBrackets(faces, sum) + after;
}

function bracketed(narrator: Narrator, parts: readonly string[]): string {
  return parts.length === 0
    ? ''
    : narrator.say('roll.details', { details: parts.join(narrator.say('roll.join')) });
}

/** `die 4`, `dice 3 + 5 = 8`, `die 2, −1 (heavy armour) [TS-8.2.k] = 1`. */
function diceOf(narrator: Narrator, roll: ToldRoll): string {
  const added = onDie(roll.modifiers).map((modifier) =>
    narrator.say('roll.added', { modifier: ruledModifier(narrator, modifier) }),
  );
  return thrown(narrator, roll, added);
}

function thrown(narrator: Narrator, roll: ToldRoll, added: readonly string[]): string {
  const { dice, faces, total } = roll;
  const shown = faces.map((face, i) =>
    dice[i] === 6 ? String(face) : narrator.say('roll.die', { face, faces: dice[i] ?? 6 }),
  );
  const summed = isSummed(roll, added);
  const said = narrator.say('roll.dice', {
    n: faces.length,
    faces: shown.join(summed ? ' + ' : narrator.say('join')),
  });
  return summed ? narrator.say('roll.total', { dice: said + added.join(''), total }) : said;
}

/** The rows of the table that these dice can reach, and what shifted it. */
function tableOf(narrator: Narrator, roll: ToldRoll): readonly string[] {
  const rows = rowsOf(narrator, roll);
  const shifts = roll.modifiers
    .filter(({ on }) => on !== 'die')
    .map((modifier) => ruledModifier(narrator, modifier));
  return [rows, shifts].filter(({ length }) => length > 0).map((parts) => parts.join(narrator.say('join')));
}

function rowsOf(narrator: Narrator, roll: ToldRoll): readonly string[] {
  return reached(roll).map(({ from, to, outcome }) => {
    const range = from === to ? String(from) : narrator.say('roll.range', { from, to });
    return narrator.say('roll.row', { range, outcome: narrator.tell(`outcome.${outcome}`) });
  });
}

/** The rows that these dice can reach. */
function reached({ dice, modifiers, outcomes }: Pick<ToldRoll, 'dice' | 'modifiers' | 'outcomes'>) {
  const shift = onDie(modifiers).reduce((sum, { amount }) => sum + amount, 0);
  const most = dice.reduce((sum, faces) => sum + faces, 0) + shift;
  return reachable(outcomes, dice.length + shift, most);
}

function reachable(outcomes: readonly OutcomeRow[], least: number, most: number) {
  const rows = outcomes.map(([atMost, outcome], i) => {
    const from = Math.max(least, (outcomes[i - 1]?.[0] ?? Number.NEGATIVE_INFINITY) + 1);
    return { from, to: Math.min(atMost, most), outcome };
  });
  return rows.filter(({ from, to }) => from <= to);
}

function ruledModifier(narrator: Narrator, modifier: Modifier): string {
  return `${modifierText(narrator, modifier)} [${modifier.clause}]`;
}

function onDie(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter(({ on }) => on === 'die');
}

/**
 * Two entries as one, the first of which may be several already: they differ in those it happened to alone,
 * and these have the same owner.
 */
export function toldAsOne({ tells, game }: Narrator, first: Entry, second: Entry): Entry | undefined {
  const { of } = tellOf(tells, first.key);
  if (first.key !== second.key || of === undefined) return undefined;
  const names = Object.keys({ ...first, ...second });
  const [field, ...others] = names.filter((name) => first[name] !== second[name]);
  if (field !== of || others.length > 0) return undefined;
  const ids = [...listOf(first[field]), ...listOf(second[field])];
  const owners = new Set(ids.map((id) => game.ownerOf(field, id)));
  return owners.size === 1 ? { ...first, [field]: ids } : undefined;
}

function listOf(param: Param | undefined): readonly string[] {
  return (Array.isArray(param) ? param : [param]).filter((one) => typeof one === 'string');
}
