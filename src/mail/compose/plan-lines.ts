/** What became of the lines of a plan: those that came to the same are told together. */
import type { MailPayload } from '../../match/index.js';
import type { Why } from '../../referee/index.js';
import { inARow, type Narrator } from '../../telling/index.js';

type Report = NonNullable<MailPayload['plan']>[number];

/** So many lines that came to the same are still told one by one, each with its order. */
const MOST_APART = 3;

export function planLines(narrator: Narrator, plan: readonly Report[] = []): readonly string[] {
  const alike = new Map<string, Report[]>();
  for (const report of plan) {
    const { no: _, order: __, kind: ___, ...came } = report;
    // So many orders of so many: of a line that was carried out whole they tell nothing.
    const key = JSON.stringify(came.came === 'asFar' ? came : { ...came, used: 0, of: 0 });
    alike.set(key, [...(alike.get(key) ?? []), report]);
  }
  return [...alike.values()].flatMap((reports) =>
    reports.length > MOST_APART
      ? [told(narrator, reports)]
      : reports.map((report) => told(narrator, [report])),
  );
}

function told(narrator: Narrator, reports: readonly Report[]): string {
  const [first] = reports;
  if (first === undefined) return '';
  const { came, used, of, instead, why, outcomes = [], left = [] } = first;
  const parts = [
    ...outcomes.map((one) => outcomeOf(narrator, one)),
    ...left.map((one) => narrator.game.say(one)),
  ];
  const facts = {
    lines: ranges(reports.map(({ no }) => no)).join(narrator.say('join')),
    n: reports.length,
    order: reports.length === 1 ? orderOf(narrator, first) : '',
    outcomes: parts.length === 0 ? 'none' : parts.join(narrator.say('join')),
  };
  return inARow(
    [
      narrator.say(`plan.${came}`, { ...facts, used, of }),
      ...(instead === undefined ? [] : [narrator.say('plan.instead', { n: instead })]),
      ...(why === undefined ? [] : [whyOf(narrator, why)]),
    ],
    narrator.locale,
  );
}

/** `1–5` and `8`. */
function ranges(nos: readonly number[]): readonly string[] {
  const runs: [from: number, to: number][] = [];
  for (const no of nos.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === no - 1) last[1] = no;
    else runs.push([no, no]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
}

function orderOf(narrator: Narrator, { order, kind = '' }: Report): string {
  if (order === undefined) return '';
  const said = kind === 'plan' ? narrator.game.order(order, kind) : narrator.orderIn(order, kind);
  return narrator.say('roll.details', { details: said.replace(/[.。]$/, '') });
}

function outcomeOf(narrator: Narrator, outcome: string): string {
  const key = `plan.outcome.${outcome}`;
  return narrator.game.has(key) ? narrator.tell(key) : outcome;
}

function whyOf(narrator: Narrator, why: Why): string {
  const { clause, n } = { clause: '', n: 0, ...why };
  return narrator.say(`plan.why.${why.for}`, { clause, n });
}
