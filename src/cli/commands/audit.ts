/** `denrei audit`: checks an exported journal, and on demand every order by the rules. */
import { readFile } from 'node:fs/promises';
import { loadGame } from '../../games/index.js';
import { type ImportFault, importJournal, type ReadRow, sha256Hex } from '../../journal/index.js';
import type { Game } from '../../referee/index.js';
import { type Head, line, type Report, verifyJournal } from '../../verifier/index.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { readJson } from '../json.js';
import { progressOn } from '../progress.js';
import { print, type Terminal, tell } from '../terminal.js';
import { readText } from '../text.js';
import { said } from '../words/index.js';
import { auditMails, compareMails } from './mails.js';
import { rerun } from './rules.js';

export interface AuditOptions {
  /** Left out where only mails are looked at. */
  readonly file?: string | undefined;
  /** A folder of .eml files. */
  readonly mails?: string | undefined;
  /** `number:hash`, copied from mails. */
  readonly heads: readonly string[];
  readonly rules: boolean;
  /** File of the component pack, where the match has one. */
  readonly pack?: string | undefined;
}

/** Prints one line: sound, or the first fault (exit code 1). With `rules` another line for them. */
export async function audit(
  terminal: Terminal,
  { file, mails, heads, rules, pack }: AuditOptions,
): Promise<Exit> {
  const inbox = mails === undefined ? undefined : await auditMails(terminal, mails);
  if (mails !== undefined && inbox === undefined) return EXIT.faulty;
  if (file === undefined) return EXIT.fine;
  // As SPEC section 10 wants it: a byte order mark is a fault here as it is on the page.
  const text = await readFile(file, 'utf8');
  const held = new Set<string>();
  const report = await reportOn(terminal, text, [...heads.map(headOf), ...(inbox?.heads ?? [])], held);
  await print(terminal, line(report));
  if (!report.ok) return EXIT.faulty;
  if (inbox !== undefined && (await compareMails(terminal, inbox, held)) !== EXIT.fine) return EXIT.faulty;
  return rules ? auditRules(terminal, text, pack) : EXIT.fine;
}

/** Checks a journal, telling how far it is. */
export async function reportOn(
  terminal: Terminal,
  text: string,
  heads: readonly Head[] = [],
  held: Set<string> = new Set(),
): Promise<Report> {
  const progress = progressOn(terminal, 'doing.checking');
  let rolls = 0;
  const report = await verifyJournal(text, {
    heads,
    held: (_, __, { chain, k, link }) => {
      held.add(`${chain} ${k} ${link}`);
      progress.at(++rolls);
    },
  });
  progress.end();
  return report;
}

async function auditRules(terminal: Terminal, text: string, packFile: string | undefined): Promise<Exit> {
  const read = importJournal(text);
  if (!read.ok) throw unreadable(read.fault);
  const game = await gameOf(read.rows, packFile);
  const found = rerun(game, read.rows);
  if ('code' in found) {
    const { event, message, code } = found;
    await tell(terminal, 'told.rulesFault', { line: event + 1, event, message, code });
    return EXIT.faulty;
  }
  const { orders, rolls, states } = found;
  const { id, version } = game;
  await tell(terminal, 'told.rules', { game: id, version, orders, rolls, states });
  return EXIT.fine;
}

/** What the verifier lets pass and the journal's reader does not: a shape of a later version. */
function unreadable({ line: place, code, message }: ImportFault): CommandError {
  return new CommandError(code, message, `line ${place}`);
}

/** The game at the version and with the components that the match was opened with. */
async function gameOf(rows: readonly ReadRow[], packFile: string | undefined): Promise<Game> {
  const opened = rows[0]?.event;
  if (opened?.type !== 'opened') throw new CommandError('no-opening', said('noOpening'));
  const { game, rulesVersion, pack } = opened.public;
  if (pack === null) return loadGame(game, rulesVersion);
  if (packFile === undefined) throw new CommandError('no-pack', said('noPack', { pack }));
  const text = await readText(packFile);
  if (sha256Hex(text) !== pack) throw new CommandError('other-pack', said('otherPack', { pack }), packFile);
  return loadGame(game, rulesVersion, readJson(packFile, text));
}

function headOf(given: string): Head {
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(given) ?? [];
  if (number === undefined || hash === undefined)
    throw new CommandError('usage', said('usage.head', { text: given }), '--head');
  return { number: Number(number), hash };
}
