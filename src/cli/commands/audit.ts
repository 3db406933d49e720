/** `denrei audit`: checks an exported journal, and on demand every order by the rules. */
import { readFile } from 'node:fs/promises';
import {
  type Head,
  type KeptHead,
  line,
  type Report,
  type Summary,
  testimonyOn,
  verifyJournal,
} from '../../verifier/index.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { progressOn } from '../progress.js';
import { print, type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';
import type { AuditedMails } from './mails.js';

export interface AuditOptions {
  /** Left out where only mails are looked at. */
  readonly file?: string | undefined;
  /** A folder of .eml files. */
  readonly mails?: string | undefined;
  /** `number:hash`, copied from mails. */
  readonly heads: readonly string[];
  /** `round:signature`, of throws that were refused: what they would have been. */
  readonly rounds?: readonly string[];
  readonly rules: boolean;
  /** File of the component pack, where the match has one. */
  readonly pack?: string | undefined;
}

/**
 * Prints one line: sound, or the first fault. With `rules` another line for them, with `mails` one for each
 * match that they tell of. What is not asked for is not loaded: without `rules` the verifier is all.
 */
export async function audit(terminal: Terminal, options: AuditOptions): Promise<Exit> {
  const { file, mails: folder } = options;
  if (file === undefined) return folder === undefined ? EXIT.fine : (await mailsOf(terminal, folder)).exit;
  // As SPEC section 10 wants it: a byte order mark is a fault here as it is on the page.
  const text = await readFile(file, 'utf8');
  const inbox = folder === undefined ? undefined : await mailsOf(terminal, folder, matchIn(text));
  return worst([
    ...(inbox === undefined ? [] : [inbox.exit]),
    await auditJournal(terminal, text, options, inbox),
  ]);
}

async function auditJournal(
  terminal: Terminal,
  text: string,
  { heads, rules, pack, rounds = [] }: AuditOptions,
  inbox: AuditedMails | undefined,
): Promise<Exit> {
  const held = new Set<string>();
  const fell = new Map<number, number[]>();
  const mailed = [...(inbox?.summaries.values() ?? [])];
  const known = [...heads.map(headOf), ...mailed.flatMap((summary) => summary.heads)];
  const report = await reportOn(terminal, text, known, { held, fell, rounds });
  await print(terminal, line(report));
  if (!report.ok) return EXIT.faulty;
  const throws = mailed.flatMap((summary) => summary.throws);
  await printCounts(terminal, report.summary);
  await printThrows(terminal, report.summary, throws, fell);
  const { compareMails } = await import('./mails.js');
  for (const summary of mailed)
    if ((await compareMails(terminal, summary, held)) !== EXIT.fine) return EXIT.faulty;
  if (!rules) return EXIT.fine;
  const { auditRules } = await import('./audit-rules.js');
  return auditRules(terminal, text, pack);
}

async function mailsOf(terminal: Terminal, folder: string, only?: string): Promise<AuditedMails> {
  const { auditMails } = await import('./mails.js');
  return auditMails(terminal, folder, only);
}

/** The match that a journal names in its first line; undefined where it names none. */
function matchIn(text: string): string | undefined {
  try {
    const header: unknown = JSON.parse(text.split('\n', 1)[0] ?? '');
    return typeof header === 'object' && header !== null ? String(Reflect.get(header, 'match')) : undefined;
  } catch {
    return undefined;
  }
}

/** New roots by reason, what was taken back, and what the chains that were left would have given next. */
async function printCounts(terminal: Terminal, summary: Summary): Promise<void> {
  const { renewed, takenBack, abandoned, beacon, remarks } = summary;
  for (const [reason, count] of Object.entries(renewed))
    await tell(terminal, 'told.renewed', { reason: reason.replace(' ', '_'), count });
  if (takenBack.times > 0) await tell(terminal, 'told.takenBack', takenBack);
  for (const { chain, k, six, round = 0 } of abandoned)
    await tell(terminal, 'told.abandoned', { chain, k, six: six ?? 0, round });
  if (beacon !== null) await printBeacon(terminal, beacon);
  for (const { event } of remarks) await tell(terminal, 'told.clock', { event });
}

/**
 * What fell by rounds of a beacon. That they were named in time the journal cannot show: `at` is the
 * server's.
 */
async function printBeacon(terminal: Terminal, beacon: NonNullable<Summary['beacon']>): Promise<void> {
  const { name, known, throws, beaconless, refused } = beacon;
  const rounds = throws.filter(({ signature }) => signature !== undefined).length;
  if (rounds > 0) await tell(terminal, 'told.beacon', { name, known: known ? 'yes' : 'no', rounds });
  if (beaconless > 0) await tell(terminal, 'told.beaconless', { count: beaconless });
  if (refused > 0) await tell(terminal, 'told.refusedRounds', { count: refused });
}

/** Roll by roll: who knows that the round was not known when it was named. */
async function printThrows(
  terminal: Terminal,
  { beacon }: Summary,
  mailed: readonly KeptHead[],
  fell: Fell,
): Promise<void> {
  for (const thrown of beacon?.throws ?? []) {
    if (thrown.played === undefined) continue;
    const rolls = fell.get(thrown.played) ?? [];
    const of = rolls.length === 0 ? 'draws' : rolls.length === 1 ? 'roll' : 'rolls';
    const said = { of, from: rolls[0] ?? 0, to: rolls.at(-1) ?? 0, event: thrown.ordered };
    await tell(terminal, 'told.throw', { ...said, round: thrown.round, by: testimonyOn(thrown, { mailed }) });
  }
}

/** A fault outweighs what could not be checked. */
function worst(exits: readonly Exit[]): Exit {
  return [EXIT.faulty, EXIT.unproved, EXIT.bad].find((exit) => exits.includes(exit)) ?? EXIT.fine;
}

/** Numbers of the rolls of each event, through the whole match from 1. */
type Fell = Map<number, number[]>;

/** What a check fills in, and signatures that it is given. */
interface ReportedTo {
  readonly held?: Set<string>;
  readonly fell?: Fell;
  readonly rounds?: readonly string[];
}

/** Checks a journal, telling how far it is. */
export async function reportOn(
  terminal: Terminal,
  text: string,
  heads: readonly Head[] = [],
  { held = new Set(), fell = new Map(), rounds = [] }: ReportedTo = {},
): Promise<Report> {
  const progress = progressOn(terminal, 'doing.checking');
  let rolls = 0;
  const report = await verifyJournal(text, {
    heads,
    signatures: new Map(rounds.map(roundOf)),
    rounds: async () => (await import('../../beacon/index.js')).checkRounds,
    held: (event, _, { chain, k, link }) => {
      held.add(`${chain} ${k} ${link}`);
      progress.at(++rolls);
      fell.set(event, [...(fell.get(event) ?? []), rolls]);
    },
  });
  progress.end();
  return report;
}

function roundOf(given: string): readonly [round: number, signature: string] {
  const [, round, signature] = /^(\d+):([0-9a-f]{96})$/.exec(given) ?? [];
  if (round === undefined || signature === undefined)
    throw new CommandError('usage', said('usage.round', { text: given }), '--round');
  return [Number(round), signature];
}

function headOf(given: string): Head {
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(given) ?? [];
  if (number === undefined || hash === undefined)
    throw new CommandError('usage', said('usage.head', { text: given }), '--head');
  return { number: Number(number), hash };
}
