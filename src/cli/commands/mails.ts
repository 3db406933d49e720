/**
 * `denrei audit --mails <folder or file>`: what an inbox proves by itself, and what it says that a journal does not.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mailsIn } from '../../inbox/index.js';
import {
  type Mail,
  type MailsCompared,
  type MailsReport,
  type MailsSummary,
  mailsInOne,
  matchOfMail,
} from '../../verifier/index.js';
import { EXIT } from '../fault.js';
import type { Account } from './account.js';

/** What of an inbox is read. */
const FILES = /\.(?:eml|mbox)$/i;

/** The e-mails of a file, or of every such file in a folder. */
async function inboxOf(path: string): Promise<readonly Mail[]> {
  if (!(await stat(path)).isDirectory()) return mailsIn(basename(path), await readFile(path));
  const names = (await readdir(path)).filter((name) => FILES.test(name)).sort();
  const read = await Promise.all(names.map(async (name) => mailsIn(name, await readFile(join(path, name)))));
  return read.flat();
}

/** By match, each as often as it has facts of dice. */
export async function mailsByMatch(path: string): Promise<ReadonlyMap<string, readonly Mail[]>> {
  const byMatch = new Map<string, Mail[]>();
  for (const mail of (await inboxOf(path)).flatMap(mailsInOne)) {
    const match = matchOfMail(mail);
    if (match !== undefined) byMatch.set(match, [...(byMatch.get(match) ?? []), mail]);
  }
  return byMatch;
}

/** Says what the e-mails of a match prove. `beside`: there is a journal too. */
export async function tellInbox(account: Account, report: MailsReport, beside: boolean): Promise<void> {
  if (report.ok) return tellMails(account, report.summary, beside);
  await account.tell('told.mailFault', report.fault);
  account.count(EXIT.faulty);
}

/** Says that there are no e-mails of a match, or of any. */
export async function tellNoMails(account: Account, match = 'none'): Promise<void> {
  await account.tell('told.noMails', { match });
  account.count(EXIT.unproved);
}

async function tellMails(account: Account, summary: MailsSummary, beside: boolean): Promise<void> {
  const { match, mails, rolls, late, fixed, sides, reader, gaps, checked, unsigned, words } = summary;
  await account.tell('told.mails', { match, mails, rolls });
  for (const { chain, what, mail } of fixed)
    await account.tell('told.fixed', {
      chain,
      what: reader ? what : 'seats',
      subject: mail.subject ?? mail.name,
      at: new Date(mail.at * 1000).toISOString().slice(0, 16).replace('T', ' '),
    });
  for (const { chain, side, words: typed, own, mail } of words)
    await account.tell('told.words', {
      chain,
      side,
      words: inFours(typed),
      own: own ? 'yes' : 'no',
      subject: mail.subject ?? mail.name,
    });
  for (const { chain, what } of late) await account.tell('told.late', { chain, what });
  if (!reader) await account.tell('told.whichSide', { match, sides: [...sides].sort().join(', ') });
  if (!beside && gaps.length > 0) await account.tell('told.gaps', { rolls: placesOf(gaps) });
  if (checked === false) await account.tell('told.unchecked');
  if (!beside && unsigned > 0) await account.tell('told.unsigned', { rolls: unsigned });
  const open = !beside && (gaps.length > 0 || unsigned > 0);
  if (!reader || late.length > 0 || checked === false || open) account.count(EXIT.unproved);
}

/** Says what mails tell and the journal does not, or tells in another way. */
export async function tellCompared(
  account: Account,
  { differing, lost, gaps }: MailsCompared,
): Promise<void> {
  for (const { mail, what } of differing) await account.tell('told.differs', { mail, what });
  for (const { chain, k, purpose } of lost) await account.tell('told.lostRoll', { chain, k, purpose });
  if (gaps.length > 0) await account.tell('told.untold', { rolls: placesOf(gaps) });
  if (differing.length + lost.length > 0) account.count(EXIT.faulty);
}

/** As people copy it: `4616 2253 14`. */
function inFours(words: string): string {
  return words.replace(/(....)(?=.)/g, '$1 ');
}

/** `1:17, 1:18`: chain and link. */
function placesOf(gaps: readonly { readonly chain: number; readonly k: number }[]): string {
  return gaps.map(({ chain, k }) => `${chain}:${k}`).join(', ');
}
