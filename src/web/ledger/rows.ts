/** The rows of the audit page's tables: rolls and draws as they are shown and compared. */
import { type AuditRoll, type Cell, luckOf, type OutcomeChance, rowsOf } from '../../audit/index.js';
import { modifierText, type Narrator } from '../../telling/index.js';
import { signedNumber } from './plots.js';

/** The sentences of the page, by key: the server has them all, a browser those of its page. */
export type Say = (key: string, params?: { readonly [name: string]: string | number }) => string;

const DIGITS = 2;

/** A row of the table. What the browser compares with the journal stands in it as the journal has it. */
export interface RollModel {
  readonly number: number;
  readonly event: number;
  readonly index: number;
  /** Null where there is no replay. */
  readonly replay: string | null;
  readonly where: string;
  readonly sides: string;
  /** What it was for, with its clause in brackets. */
  readonly what: string;
  readonly purposeId: string;
  readonly cause: string;
  readonly dice: string;
  readonly faces: string;
  readonly total: number;
  readonly plain: boolean;
  readonly modifiers: readonly (AuditRoll['modifiers'][number] & { readonly text: string })[];
  readonly rows: readonly (Pick<OutcomeChance, 'from' | 'to'> & {
    readonly outcome: string;
    readonly text: string;
    readonly percent: string;
    readonly hit: boolean;
  })[];
  readonly outcomeId: string;
  readonly luck: string;
  readonly chain: number;
  readonly k: number;
  readonly link: string;
}

/** A roll for the table. `replay`: the address of a moment of the match's replay. */
export function rollModel(
  narrator: Narrator,
  say: Say,
  roll: AuditRoll,
  replay?: (moment: string) => string,
): RollModel {
  const { number, event, index, dice, faces, total, chain, k, link, outcome } = roll;
  return {
    number,
    event,
    index,
    // The moment after the roll: so many orders and rolls of its event are over then.
    replay: replay?.(`${event}.${roll.after + index + 1}`) ?? null,
    where: narrator.game.where(roll.now),
    sides: sidesOf(narrator, say, roll),
    what: narrator.ruled(narrator.tell(`purpose.${roll.purpose}`), { key: `purpose.${roll.purpose}` }),
    purposeId: roll.purpose,
    cause: causeOf(narrator, say, roll) ?? say('audit.alone'),
    dice: diceOf(dice),
    faces: facesText(faces),
    total,
    plain: faces.length === 1 && total === faces[0],
    modifiers: roll.modifiers.map((modifier) => ({
      ...modifier,
      text: modifierText(narrator, modifier),
    })),
    rows: roll.outcomes.length === 0 ? [] : rowsOf(roll).map((row) => tableRow(narrator, say, row, total)),
    outcomeId: outcome ?? '',
    luck: luckIn(narrator, say, roll),
    chain,
    k,
    link,
  };
}

/** `2d6`, `d6 + d4`: dice as the journal has them, told short. */
export function diceOf(dice: readonly number[]): string {
  const kinds = [...new Set(dice)].map(
    (faces) => [dice.filter((die) => die === faces).length, faces] as const,
  );
  return kinds.map(([count, faces]) => `${count}d${faces}`).join(' + ');
}

/** `3 + 5`. */
export function facesText(faces: readonly number[]): string {
  return faces.join(' + ');
}

function sidesOf(narrator: Narrator, say: Say, { fortunes }: AuditRoll): string {
  return fortunes.length === 0
    ? '–'
    : fortunes.map(({ side }) => narrator.side(side)).join(say('frame.comma'));
}

function causeOf(narrator: Narrator, say: Say, { cause }: AuditRoll): string | null {
  if (cause === undefined) return null;
  return say('audit.cause', {
    side: narrator.side(cause.side),
    order: narrator.game.order(cause.order),
  });
}

function tableRow(
  narrator: Narrator,
  say: Say,
  { from, to, outcome, chance }: OutcomeChance,
  total: number,
): RollModel['rows'][number] {
  const result = outcome === null ? say('audit.beyond') : narrator.tell(`outcome.${outcome}`);
  return {
    from,
    to,
    outcome: outcome ?? '',
    text: say('audit.row', {
      range: from === to ? String(from) : `${from}–${to}`,
      outcome: result,
    }),
    percent: percent(chance),
    hit: from <= total && total <= to,
  };
}

/** A share of one as people write it: `33%`, `< 1%`. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '< 1%';
  return `${Math.round(100 * chance)}%`;
}

/** The luck of each side that had a stake; where there are two, whose it is. */
function luckIn(narrator: Narrator, say: Say, roll: AuditRoll): string {
  const ranked = roll.fortunes.flatMap(({ side, better, weights }) =>
    better === null ? [] : [[side, luckOf(roll, better, weights).luck] as const],
  );
  if (ranked.length === 0) return '–';
  const [first] = ranked;
  if (ranked.length === 1 && first !== undefined) return signedNumber(first[1], DIGITS);
  return ranked
    .map(([side, luck]) => `${narrator.side(side)} ${signedNumber(luck, DIGITS)}`)
    .join(say('frame.comma'));
}

const HEAD = [
  ...([
    'number',
    'event',
    'at',
    'turn and phase',
    'side',
    'side name',
    'purpose',
    'purpose name',
    'order',
  ] as const),
  ...([
    'dice',
    'faces',
    'modifiers',
    'total',
    'table',
    'outcome',
    'outcome name',
    'luck',
    'chain',
    'k',
    'link',
  ] as const),
];

/**
 * Rolls as rows of a CSV, with a head of English names; ids as the journal has them beside the reader's
 * words.
 */
export function csvRows(
  narrator: Narrator,
  say: Say,
  rolls: readonly AuditRoll[],
): readonly (readonly Cell[])[] {
  return [HEAD, ...rolls.map((roll) => csvRow(narrator, say, roll))];
}

function csvRow(narrator: Narrator, say: Say, roll: AuditRoll): readonly Cell[] {
  const { number, event, at, purpose, total, outcome, chain, k, link, fortunes } = roll;
  const modifiers = roll.modifiers.map(
    ({ on, amount, reason, clause }) => `${on} ${signedNumber(amount, 0)} ${reason} ${clause}`,
  );
  const table = roll.outcomes.length === 0 ? [] : rowsOf(roll);
  const [stake] = fortunes;
  const luck =
    stake === undefined || stake.better === null ? null : luckOf(roll, stake.better, stake.weights).luck;
  return [
    ...[number, event, at, narrator.game.where(roll.now)],
    ...[fortunes.map(({ side }) => side).join(' '), sidesOf(narrator, say, roll)],
    ...[purpose, narrator.tell(`purpose.${purpose}`), causeOf(narrator, say, roll)],
    ...[diceOf(roll.dice), roll.faces.join(' '), modifiers.join('; '), total],
    table.map(({ from, to, outcome: result }) => `${from} to ${to}: ${result ?? ''}`).join('; '),
    ...[outcome ?? null, outcome === undefined ? null : narrator.tell(`outcome.${outcome}`)],
    ...[luck === null ? null : Number(luck.toFixed(4)), chain, k, link],
  ];
}
