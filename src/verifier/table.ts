/** The table that every audit ends with: what was checked, and what was not, and why. */
import type { MailsCompared } from './compare.js';
import type { Judged, Judgment } from './given.js';
import type { MailsSummary } from './mails.js';
import type { Summary } from './report.js';
import { type KeptHead, testimonyOn } from './witness.js';

export const CHECKS = [
  ...(['journal', 'mails', 'own number', 'own words', 'rules', 'beacon', 'witness'] as const),
] as const;
export type Check = (typeof CHECKS)[number];

/** Why something was not checked. */
export const REASONS = [
  ...([
    'fault',
    'noJournal',
    'noMails',
    'pasted',
    'noSide',
    'late',
    'gaps',
    'nothingGiven',
    'notTaken',
    'absent',
    'noWords',
  ] as const),
  ...(['notReplayed', 'sealed', 'noBeacon', 'noRounds', 'unknownBeacon', 'unsigned', 'nobody'] as const),
] as const;
export type Reason = (typeof REASONS)[number];

export type Finding =
  | { readonly state: 'agrees'; readonly n: number; readonly of: number }
  | { readonly state: 'differs' }
  | { readonly state: 'not checked'; readonly why: Reason };

export type Table = { readonly [check in Check]: Finding };

/** What was found, as far as it was looked for. */
export interface Found {
  /** Left out without a journal; `fault` where it has one. */
  readonly journal?: Summary | 'fault';
  /** Left out without e-mails of the match; `fault` where they have one. */
  readonly mails?: MailsSummary | 'fault';
  readonly compared?: MailsCompared;
  /** Heads that a page kept. */
  readonly kept?: readonly KeptHead[];
  /** What was pasted of e-mails: facts, and when they came nobody knows. */
  readonly pasted?: MailsCompared;
  /** Receipts of the reader's browser. */
  readonly given?: readonly Judged[];
  /** What of the reader's digests and numbers follows from their code. */
  readonly code?: { readonly n: number; readonly of: number };
  /** Those of the reader, where the reader said so. */
  readonly sides?: readonly string[];
  /** Left out where nobody asked for it. */
  readonly rules?: Finding;
}

export function tableOf({
  journal,
  mails,
  compared,
  kept = [],
  pasted,
  rules,
  given = [],
  code,
  sides = [],
}: Found): Table {
  return {
    journal:
      journal === 'fault' ? DIFFERS : journal === undefined ? unchecked('noJournal') : all(journal.events),
    mails: pasted === undefined ? mailsIn(mails, compared) : pastedIn(pasted),
    'own number': ownNumber(journal, given, code),
    'own words': ownWords(journal, mails, given, sides),
    rules:
      journal === 'fault' ? unchecked('fault') : (rules ?? unchecked(journal ? 'notReplayed' : 'noJournal')),
    beacon: journal === undefined ? mailedRounds(mails) : roundsIn(journal),
    witness: witnessIn(journal, mails, kept),
  };
}

const DIFFERS: Finding = { state: 'differs' };

export function unchecked(why: Reason): Finding {
  return { state: 'not checked', why };
}

/** All of them agree. */
export function all(n: number): Finding {
  return { state: 'agrees', n, of: n };
}

function mailsIn(mails: Found['mails'], compared: MailsCompared | undefined): Finding {
  if (mails === undefined) return unchecked('noMails');
  if (mails === 'fault' || (compared?.differing.length ?? 0) > 0 || (compared?.lost.length ?? 0) > 0)
    return DIFFERS;
  if (!mails.reader) return unchecked('noSide');
  if (mails.late.length > 0) return unchecked('late');
  if (compared === undefined && mails.gaps.length > 0) return unchecked('gaps');
  return { state: 'agrees', n: compared?.agreeing ?? mails.mails, of: mails.mails };
}

function ownNumber(journal: Found['journal'], given: readonly Judged[], code: Found['code']): Finding {
  if (given.length === 0 && code === undefined) return unchecked('nothingGiven');
  if (journal === undefined) return unchecked('noJournal');
  if (journal === 'fault') return unchecked('fault');
  const count = (judgment: Judgment) => given.filter((one) => one.judgment === judgment).length;
  if (count('other') + count('remade') > 0 || (code !== undefined && code.n < code.of)) return DIFFERS;
  const same = count('same') + (code?.n ?? 0);
  if (same > 0) return all(same);
  return unchecked(count('refused') > 0 ? 'notTaken' : 'absent');
}

/**
 * Words of the reader: each makes its number, which verifier and e-mails recompute, and agrees with its receipt
 * where there is one. Whether they are what was typed, only the reader knows.
 */
function ownWords(
  journal: Found['journal'],
  mails: Found['mails'],
  given: readonly Judged[],
  sides: readonly string[],
): Finding {
  if (journal === 'fault' || mails === 'fault') return unchecked('fault');
  const typed = given.filter((one) => one.given.words !== null);
  if (typed.some(({ judgment }) => judgment === 'other' || judgment === 'remade')) return DIFFERS;
  // A press that did not arrive and the one that did are two receipts of the same words.
  const kept = new Set(
    typed.flatMap(({ given: { side, chain }, judgment }) =>
      judgment === 'same' ? [`${side} ${chain}`] : [],
    ),
  );
  const told = journal?.words ?? mails?.words ?? [];
  if (told.length === 0) return unchecked('noWords');
  if (sides.length === 0) return kept.size > 0 ? all(kept.size) : unchecked('noSide');
  // Where the lot swapped the seats only chain 1 is surely older than the swap.
  const own = told.filter(({ side, chain }) => side === sides[0] && (sides.length < 2 || chain === 1));
  return own.length > 0 ? all(own.length) : unchecked('noWords');
}

function pastedIn({ differing, lost }: MailsCompared): Finding {
  return differing.length + lost.length > 0 ? DIFFERS : unchecked('pasted');
}

function mailedRounds(mails: Found['mails']): Finding {
  if (mails === 'fault') return unchecked('fault');
  if (mails === undefined || (mails.checked === null && mails.unsigned === 0)) return unchecked('noRounds');
  return mails.checked === false || mails.unsigned > 0
    ? unchecked('unsigned')
    : all(mails.told.filter(({ signature }) => signature !== undefined).length);
}

function roundsIn(journal: NonNullable<Found['journal']>): Finding {
  if (journal === 'fault') return unchecked('fault');
  if (journal.beacon === null) return unchecked('noBeacon');
  const rounds = journal.beacon.throws.filter(({ signature }) => signature !== undefined).length;
  if (rounds === 0) return unchecked('noRounds');
  if (!journal.beacon.checked) return unchecked('unsigned');
  return journal.beacon.known ? all(rounds) : unchecked('unknownBeacon');
}

/** Throws whose head somebody had before their round. */
function witnessIn(journal: Found['journal'], mails: Found['mails'], kept: readonly KeptHead[]): Finding {
  if (journal === 'fault') return unchecked('fault');
  if (journal === undefined) return unchecked('noJournal');
  if (journal.beacon === null) return unchecked('noBeacon');
  const fallen = journal.beacon.throws.filter(({ played }) => played !== undefined);
  if (fallen.length === 0) return unchecked('noRounds');
  const mailed = mails === undefined || mails === 'fault' ? [] : mails.throws;
  const had = fallen.filter((thrown) => testimonyOn(thrown, { mailed, kept }) !== 'server').length;
  return had === 0 ? unchecked('nobody') : { state: 'agrees', n: had, of: fallen.length };
}
