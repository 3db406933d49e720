/** Everything that is there of one match, looked at together: journal, e-mails, receipts, code. */
import { compareMails, type MailsCompared } from './compare.js';
import { type Given, type Judged, judgeCode, judgeGiven } from './given.js';
import type { Mail, MailBlock } from './mail-block.js';
import { type MailsReport, verifyMails } from './mails.js';
import type { Head, Report } from './report.js';
import { type Table, tableOf } from './table.js';
import { type Options, verifyJournal } from './verify.js';
import type { KeptHead } from './witness.js';

/** What there is to look at. */
export interface Evidence extends Options {
  /** The text of an exported journal. */
  readonly journal?: string;
  /** E-mails of this match. */
  readonly mails?: readonly Mail[];
  /** The reader's sides, as the reader says: two where the lot swapped the seats, first that of chain 1. */
  readonly sides?: readonly string[];
  /** Receipts of the reader's browser. */
  readonly given?: readonly Given[];
  /** The reader's dice code, 64 digits. */
  readonly code?: string;
  /** Heads that a page showed, with the time of the browser that kept them. */
  readonly kept?: readonly KeptHead[];
  /** Facts of e-mails that were pasted without their heads: when they came nobody knows. */
  readonly pasted?: readonly MailBlock[];
}

/** What was found. What needs a journal is left out where it is faulty, or where there is none. */
export interface Examined {
  readonly mails?: MailsReport;
  readonly journal?: Report;
  readonly compared?: MailsCompared;
  readonly given: readonly Judged[];
  readonly code?: { readonly n: number; readonly of: number };
  readonly pasted?: MailsCompared;
  /** Without the rules, which the verifier does not know. */
  readonly table: Table;
}

export async function examine(evidence: Evidence): Promise<Examined> {
  const { journal, mails, sides = [], rounds } = evidence;
  const brings = rounds === undefined ? {} : { rounds };
  const inbox = mails === undefined ? undefined : await verifyMails(mails, { sides, ...brings });
  const told = inbox?.ok ? inbox.summary : undefined;
  const found = { given: [], ...(inbox === undefined ? {} : { mails: inbox }) };
  const inTable = { sides, ...(inbox === undefined ? {} : { mails: told ?? ('fault' as const) }) };
  if (journal === undefined) return { ...found, table: tableOf(inTable) };
  const report = await verifyJournal(journal, { ...evidence, heads: headsOf(evidence, told?.heads) });
  if (!report.ok) return { ...found, journal: report, table: tableOf({ ...inTable, journal: 'fault' }) };
  const beside = await besideJournal(evidence, journal, told?.blocks);
  const { summary } = report;
  const { kept = [] } = evidence;
  return {
    ...found,
    journal: report,
    ...beside,
    table: tableOf({ ...inTable, ...beside, journal: summary, kept }),
  };
}

function headsOf({ heads = [], kept = [] }: Evidence, told: readonly Head[] = []): readonly Head[] {
  return [...heads, ...kept, ...told];
}

/** What is compared with a journal that the verifier has let pass. */
async function besideJournal(
  { given = [], code, pasted, sides: [side] = [] }: Evidence,
  journal: string,
  blocks: Parameters<typeof compareMails>[0] | undefined,
): Promise<Pick<Examined, 'given' | 'compared' | 'code' | 'pasted'>> {
  return {
    given: judgeGiven(given, journal),
    ...(blocks === undefined ? {} : { compared: compareMails(blocks, journal) }),
    ...(pasted === undefined || blocks !== undefined ? {} : { pasted: compareMails(pasted, journal) }),
    ...(code === undefined || side === undefined ? {} : { code: await judgeCode(code, side, journal) }),
  };
}
