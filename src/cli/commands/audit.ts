/** `denrei audit`: checks an exported journal, and on demand every order by the rules. */
import { loadGame } from '../../games/index.js';
import { type ImportFault, importJournal, type ReadRow, sha256Hex } from '../../journal/index.js';
import type { Game } from '../../referee/index.js';
import { type Head, line, verifyJournal } from '../../verifier/index.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { readJson } from '../json.js';
import { print, type Terminal } from '../terminal.js';
import { readText } from '../text.js';
import { rerun } from './rules.js';

export interface AuditOptions {
  readonly file: string;
  /** `number:hash`, copied from mails. */
  readonly heads: readonly string[];
  readonly rules: boolean;
  /** File of the component pack, where the match has one. */
  readonly pack?: string | undefined;
}

/** Prints one line: sound, or the first fault (exit code 1). With `rules` another line for them. */
export async function audit(terminal: Terminal, { file, heads, rules, pack }: AuditOptions): Promise<Exit> {
  const text = await readText(file);
  const report = await verifyJournal(text, { heads: heads.map(headOf) });
  await print(terminal, line(report));
  if (!report.ok) return EXIT.faulty;
  return rules ? auditRules(terminal, text, pack) : EXIT.fine;
}

async function auditRules(terminal: Terminal, text: string, packFile: string | undefined): Promise<Exit> {
  const read = importJournal(text);
  if (!read.ok) throw unreadable(read.fault);
  const game = await gameOf(read.rows, packFile);
  const found = rerun(game, read.rows);
  if ('code' in found) {
    await print(
      terminal,
      `FAULT in line ${found.event + 1}, event ${found.event}: ${found.message} [rules-${found.code}]`,
    );
    return EXIT.faulty;
  }
  const { orders, rolls, states } = found;
  await print(
    terminal,
    `By the rules: ${game.id} ${game.version}; ${orders} orders, ${rolls} rolls, ${states} positions re-run.`,
  );
  return EXIT.fine;
}

/** What the verifier lets pass and the journal's reader does not: a shape of a later version. */
function unreadable({ line: place, code, message }: ImportFault): CommandError {
  return new CommandError(code, message, `line ${place}`);
}

/** The game at the version and with the components that the match was opened with. */
async function gameOf(rows: readonly ReadRow[], packFile: string | undefined): Promise<Game> {
  const opened = rows[0]?.event;
  if (opened?.type !== 'opened')
    throw new CommandError('no-opening', 'the journal does not begin with its opening');
  const { game, rulesVersion, pack } = opened.public;
  if (pack === null) return loadGame(game, rulesVersion);
  if (packFile === undefined)
    throw new CommandError('no-pack', `the match has the component pack ${pack}: give its file with --pack`);
  const text = await readText(packFile);
  if (sha256Hex(text) !== pack)
    throw new CommandError('other-pack', `is not the component pack ${pack}`, packFile);
  return loadGame(game, rulesVersion, readJson(packFile, text));
}

function headOf(given: string): Head {
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(given) ?? [];
  if (number === undefined || hash === undefined)
    throw new CommandError('usage', `"${given}" is not <number>:<hash>`, '--head');
  return { number: Number(number), hash };
}
