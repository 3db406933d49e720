/** `denrei audit`: checks an exported journal, and on demand every order by the rules. */
import { readFile } from 'node:fs/promises';
import {
  codeIn,
  examine,
  type Finding,
  type Given,
  type Head,
  type Judged,
  type KeptHead,
  line,
  type Report,
  receiptsIn,
  type Summary,
  tableOf,
  testimonyOn,
  verifyJournal,
} from '../../verifier/index.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { progressOn } from '../progress.js';
import type { Terminal } from '../terminal.js';
import { readText } from '../text.js';
import { said } from '../words/index.js';
import { Account } from './account.js';

export interface AuditOptions {
  /** Left out where only mails are looked at. */
  readonly file?: string | undefined;
  /** A folder of files .eml and .mbox, or one such file. */
  readonly mails?: string | undefined;
  /** The reader's, where e-mails are read: `RU`, or of one match `m1:RU`. */
  readonly sides?: readonly string[];
  /** A file of receipts, as the audit page saves them. */
  readonly given?: string | undefined;
  /** A file with the reader's dice code. */
  readonly code?: string | undefined;
  readonly json?: boolean;
  /** `number:hash`, copied from mails. */
  readonly heads: readonly string[];
  /** `round:signature`, of throws that were refused: what they would have been. */
  readonly rounds?: readonly string[];
  readonly rules: boolean;
  /** File of the component pack, where the match has one. */
  readonly pack?: string | undefined;
}

/**
 * Prints what the verifier says of a journal, with `rules` what the rules say, with `mails` what the e-mails of
 * each match say, and at the end a table of what was checked. What is not asked for is not loaded: without
 * `rules` the verifier is all.
 */
export async function audit(terminal: Terminal, options: AuditOptions): Promise<Exit> {
  const { file, mails: folder, sides = [] } = options;
  const account = new Account(terminal, options.json ?? false);
  if (file === undefined && folder !== undefined) await auditMails(account, folder, readersOf(sides));
  // As SPEC section 10 wants it: a byte order mark is a fault here as it is on the page.
  if (file !== undefined) await auditJournal(terminal, account, await readFile(file, 'utf8'), options);
  return account.close();
}

/** What an inbox proves of each of its matches by itself. */
async function auditMails(
  account: Account,
  path: string,
  readerOf: (match: string) => readonly string[],
): Promise<void> {
  const { mailsByMatch, tellInbox, tellNoMails } = await import('./mails.js');
  const byMatch = await mailsByMatch(path);
  for (const [match, mails] of byMatch) {
    const examined = await examine({ mails, sides: readerOf(match), rounds });
    if (examined.mails !== undefined) await tellInbox(account, examined.mails, false);
    await account.end(match, examined.table);
  }
  if (byMatch.size > 0) return;
  await tellNoMails(account);
  await account.end('', tableOf({}));
}

const rounds = async () => (await import('../../beacon/index.js')).checkRounds;

async function auditJournal(
  terminal: Terminal,
  account: Account,
  text: string,
  { heads, rules, pack, rounds: refused = [], mails: folder, sides = [], given, code }: AuditOptions,
): Promise<void> {
  const match = matchIn(text) ?? '';
  const known = heads.map(headOf);
  const receipts = given === undefined ? [] : await receiptsOf(given);
  const own = readersOf(sides)(match);
  const coded = code === undefined ? {} : { code: await readCode(code, own) };
  const { mailsByMatch, tellCompared, tellInbox, tellNoMails } = await import('./mails.js');
  const mails = folder === undefined ? undefined : (await mailsByMatch(folder)).get(match);
  if (folder !== undefined && mails === undefined) await tellNoMails(account, match);
  const fell = new Map<number, number[]>();
  const examined = await watched(terminal, fell, (held) =>
    examine({
      journal: text,
      heads: known,
      sides: own,
      given: receipts,
      ...coded,
      ...(mails === undefined ? {} : { mails }),
      signatures: new Map(refused.map(roundOf)),
      rounds,
      held,
    }),
  );
  const { journal: report, table, compared } = examined;
  if (examined.mails !== undefined) await tellInbox(account, examined.mails, true);
  if (report === undefined) throw new RangeError('a journal was given');
  await account.line(line(report));
  if (!report.ok) {
    account.count(EXIT.faulty);
    return account.end(match, table);
  }
  await printCounts(account, report.summary);
  const mailed = examined.mails?.ok ? examined.mails.summary.throws : [];
  await printThrows(account, report.summary, mailed, fell);
  if (compared !== undefined) await tellCompared(account, compared);
  await tellGiven(account, examined.given);
  const [side = ''] = own;
  if (examined.code !== undefined) {
    await account.tell('told.codeHolds', { ...examined.code, side });
    if (examined.code.n < examined.code.of) account.count(EXIT.faulty);
    if (examined.code.of === 0) account.count(EXIT.unproved);
  }
  await account.end(match, rules ? { ...table, ...(await replay(account, text, pack)) } : table);
}

async function replay(
  account: Account,
  text: string,
  pack: string | undefined,
): Promise<{ readonly rules: Finding }> {
  const { auditRules } = await import('./audit-rules.js');
  return { rules: await auditRules(account, text, pack) };
}

/** The receipts in a file. */
async function receiptsOf(file: string): Promise<readonly Given[]> {
  const read = receiptsIn(await readText(file));
  if (read === undefined) throw new CommandError('usage', said('usage.given', { file }), '--given');
  return read;
}

/** The dice code in a file. */
async function readCode(file: string, sides: readonly string[]): Promise<string> {
  if (sides.length === 0) throw new CommandError('usage', said('usage.codeSide'), '--code');
  const code = codeIn(await readText(file));
  if (code === undefined) throw new CommandError('usage', said('usage.code'), '--code');
  return code;
}

/** What became of each thing that a browser gave. */
async function tellGiven(account: Account, judged: readonly Judged[]): Promise<void> {
  for (const { given, judgment } of judged) {
    const { chain, side, what, at } = given;
    const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
    await account.tell('told.given', { when, chain, side, what, judgment });
    if (judgment === 'other' || judgment === 'remade') account.count(EXIT.faulty);
    else if (judgment !== 'same') account.count(EXIT.unproved);
  }
}

/** The reader's sides: `RU`, or of one match `m1:RU`. */
function readersOf(given: readonly string[]): (match: string) => readonly string[] {
  const read = given.map((text) => {
    const [, match, side] = /^(?:([A-Za-z0-9_-]{1,64}):)?([A-Za-z][A-Za-z0-9_-]{0,31})$/.exec(text) ?? [];
    if (side === undefined) throw new CommandError('usage', said('usage.side', { text }), '--side');
    return { match, side };
  });
  return (match) => {
    const own = read.filter((one) => one.match === match);
    return (own.length > 0 ? own : read.filter((one) => one.match === undefined)).map(({ side }) => side);
  };
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
async function printCounts(account: Account, summary: Summary): Promise<void> {
  const { renewed, takenBack, abandoned, beacon, remarks } = summary;
  for (const [reason, count] of Object.entries(renewed))
    await account.tell('told.renewed', { reason: reason.replace(' ', '_'), count });
  if (takenBack.times > 0) await account.tell('told.takenBack', takenBack);
  for (const { chain, k, six, round = 0 } of abandoned)
    await account.tell('told.abandoned', { chain, k, six: six ?? 0, round });
  if (beacon !== null) await printBeacon(account, beacon);
  for (const { event, code } of remarks) await account.tell(`told.${code}`, { event });
}

/**
 * What fell by rounds of a beacon. That they were named in time the journal cannot show: `at` is the
 * server's.
 */
async function printBeacon(account: Account, beacon: NonNullable<Summary['beacon']>): Promise<void> {
  const { name, known, throws, beaconless, refused } = beacon;
  const rounds = throws.filter(({ signature }) => signature !== undefined).length;
  if (rounds > 0) await account.tell('told.beacon', { name, known: known ? 'yes' : 'no', rounds });
  if (beaconless > 0) await account.tell('told.beaconless', { count: beaconless });
  if (refused > 0) await account.tell('told.refusedRounds', { count: refused });
}

/** Roll by roll: who knows that the round was not known when it was named. */
async function printThrows(
  account: Account,
  { beacon }: Summary,
  mailed: readonly KeptHead[],
  fell: Fell,
): Promise<void> {
  const count = { witnessed: 0, seen: 0, server: 0 };
  for (const thrown of beacon?.throws ?? []) {
    if (thrown.played === undefined) continue;
    const rolls = fell.get(thrown.played) ?? [];
    const of = rolls.length === 0 ? 'draws' : rolls.length === 1 ? 'roll' : 'rolls';
    const said = { of, from: rolls[0] ?? 0, to: rolls.at(-1) ?? 0, event: thrown.ordered };
    const by = testimonyOn(thrown, { mailed });
    count[by] += rolls.length;
    await account.tell('told.throw', { ...said, round: thrown.round, by });
  }
  if (beacon !== null) await account.tell('told.witnesses', count);
}

/** Numbers of the rolls of each event, through the whole match from 1. */
type Fell = Map<number, number[]>;

/** Checks a journal, telling how far it is. */
export async function reportOn(terminal: Terminal, text: string): Promise<Report> {
  return watched(terminal, new Map(), (held) => verifyJournal(text, { rounds, held }));
}

/** Tells how far a check is. `fell`: filled in with the rolls of each event. */
async function watched<T>(
  terminal: Terminal,
  fell: Fell,
  check: (held: (event: number) => void) => Promise<T>,
): Promise<T> {
  const progress = progressOn(terminal, 'doing.checking');
  let rolls = 0;
  const checked = await check((event) => {
    progress.at(++rolls);
    fell.set(event, [...(fell.get(event) ?? []), rolls]);
  });
  progress.end();
  return checked;
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
