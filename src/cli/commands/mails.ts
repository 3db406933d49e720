/** `denrei audit --mails <folder>`: what an inbox proves by itself, and what it says that a journal does not. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type Mail, type MailsSummary, verifyMails } from '../../verifier/index.js';
import { EXIT, type Exit } from '../fault.js';
import { type Terminal, tell } from '../terminal.js';

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

/** Prints what the mails prove; undefined where they do not agree with themselves. */
export async function auditMails(terminal: Terminal, folder: string): Promise<MailsSummary | undefined> {
  const report = await verifyMails(await mailsIn(folder));
  if (!report.ok) {
    await tell(terminal, 'told.mailFault', report.fault);
    return undefined;
  }
  const { match, mails, rolls } = report.summary;
  await tell(terminal, mails === 0 ? 'told.noMails' : 'told.mails', { match, mails, rolls });
  return report.summary;
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
