/**
 * `denrei audit --mails <folder>`: what an inbox proves by itself, and what it says that a journal does not.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import {
  type Mail,
  type MailsCompared,
  type MailsSummary,
  mailsInOne,
  matchOfMail,
  verifyMails,
} from '../../verifier/index.js';
import { EXIT } from '../fault.js';
import type { Account } from './account.js';

/** What the e-mails of a match prove. */
export interface AuditedMails {
  readonly match: string;
  readonly mails: MailsSummary | 'fault';
}

/** The mails of a folder: every file that ends in `.eml`. */
async function mailsIn(folder: string): Promise<readonly Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const { text = '', headers, subject = '' } = await PostalMime.parse(await readFile(join(folder, name)));
      // Whoever received it last wrote the topmost; every other date may be the sender's.
      const received = headers.find(({ key }) => key === 'received')?.value.split(';');
      const arrived = received === undefined || received.length < 2 ? '' : (received.at(-1) ?? '');
      return { name, subject, at: Math.floor(Date.parse(arrived) / 1000) || 0, text };
    }),
  );
}

/**
 * Says what the mails of each match prove. `only`: of this match alone. `readerOf`: the reader's sides in a
 * match.
 */
export async function auditMails(
  account: Account,
  folder: string,
  readerOf: (match: string) => readonly string[],
  { only }: { readonly only?: string } = {},
): Promise<readonly AuditedMails[]> {
  const byMatch = new Map<string, Mail[]>();
  for (const mail of (await mailsIn(folder)).flatMap(mailsInOne)) {
    const match = matchOfMail(mail);
    if (match !== undefined) byMatch.set(match, [...(byMatch.get(match) ?? []), mail]);
  }
  const audited: AuditedMails[] = [];
  for (const [match, mails] of byMatch) {
    if (only !== undefined && match !== only) continue;
    const report = await verifyMails(mails, {
      sides: readerOf(match),
      rounds: async () => (await import('../../beacon/index.js')).checkRounds,
    });
    if (report.ok) await tellMails(account, report.summary, only !== undefined);
    else {
      await account.tell('told.mailFault', report.fault);
      account.count(EXIT.faulty);
    }
    audited.push({ match, mails: report.ok ? report.summary : 'fault' });
  }
  if (audited.length === 0) {
    await account.tell('told.noMails', { match: only ?? 'none' });
    account.count(EXIT.unproved);
  }
  return audited;
}

/** `beside`: there is a journal too. */
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
