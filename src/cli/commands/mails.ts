/**
 * `denrei audit --mails <folder>`: what an inbox proves by itself, and what it says that a journal does not.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type Mail, type MailsSummary, mailsInOne, matchOfMail, verifyMails } from '../../verifier/index.js';
import { EXIT, type Exit } from '../fault.js';
import { type Terminal, tell } from '../terminal.js';

/** What the mails of a folder prove: match by match. */
export interface AuditedMails {
  /** The worst of all matches. */
  readonly exit: Exit;
  /** By match; those with a fault are not among them. */
  readonly summaries: ReadonlyMap<string, MailsSummary>;
}

/** The mails of a folder: every file that ends in `.eml`. */
export async function mailsIn(folder: string): Promise<readonly Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const { text = '', headers, date } = await PostalMime.parse(await readFile(join(folder, name)));
      // Whoever received it last wrote the topmost.
      const received = headers
        .find(({ key }) => key === 'received')
        ?.value.split(';')
        .at(-1);
      return { name, at: Math.floor(Date.parse(received ?? date ?? '') / 1000) || 0, text };
    }),
  );
}

/** Prints what the mails of each match prove. `only`: of this match alone, if the folder has any of it. */
export async function auditMails(terminal: Terminal, folder: string, only?: string): Promise<AuditedMails> {
  const byMatch = new Map<string, Mail[]>();
  for (const mail of (await mailsIn(folder)).flatMap(mailsInOne)) {
    const match = matchOfMail(mail);
    if (match !== undefined) byMatch.set(match, [...(byMatch.get(match) ?? []), mail]);
  }
  const summaries = new Map<string, MailsSummary>();
  const exits: Exit[] = [];
  for (const [match, mails] of byMatch) {
    if (only !== undefined && match !== only) continue;
    const report = await verifyMails(mails);
    if (report.ok) summaries.set(match, report.summary);
    if (report.ok) exits.push(await tellMails(terminal, report.summary));
    else exits.push(await tellFault(terminal, report.fault));
  }
  if (exits.length === 0) await tell(terminal, 'told.noMails', { match: only ?? 'none' });
  if (exits.length === 0) return { exit: EXIT.unproved, summaries };
  const exit = [EXIT.faulty, EXIT.unproved].find((one) => exits.includes(one)) ?? EXIT.fine;
  return { exit, summaries };
}

async function tellMails(terminal: Terminal, { match, mails, rolls, late }: MailsSummary): Promise<Exit> {
  await tell(terminal, 'told.mails', { match, mails, rolls });
  for (const { chain, what } of late) await tell(terminal, 'told.late', { chain, what });
  return late.length === 0 ? EXIT.fine : EXIT.unproved;
}

async function tellFault(
  terminal: Terminal,
  fault: { readonly mail: string; readonly code: string; readonly message: string },
): Promise<Exit> {
  await tell(terminal, 'told.mailFault', fault);
  return EXIT.faulty;
}

/** Finds what mails tell and a journal does not: rolls that were lost with their commits. */
export async function compareMails(
  terminal: Terminal,
  { told }: MailsSummary,
  held: ReadonlySet<string>,
): Promise<Exit> {
  const lost = told.find(({ chain, k, link }) => !held.has(`${chain} ${k} ${link}`));
  if (lost === undefined) return EXIT.fine;
  await tell(terminal, 'told.lostRoll', { chain: lost.chain, k: lost.k, purpose: lost.purpose });
  return EXIT.faulty;
}
