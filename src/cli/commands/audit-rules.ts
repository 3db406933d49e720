/** `denrei audit --rules`: the game that a journal was played with, and what its rules say to it. */
import { loadGame } from '../../games/index.js';
import { type ImportFault, importJournal, type ReadRow, sha256Hex } from '../../journal/index.js';
import type { Game } from '../../referee/index.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { readJson } from '../json.js';
import { type Terminal, tell } from '../terminal.js';
import { readText } from '../text.js';
import { said } from '../words/index.js';
import { rerun } from './rules.js';

/**
 * Plays a journal again that the verifier has let pass, and prints one line. @throws CommandError where its
 * game cannot be had
 */
export async function auditRules(
  terminal: Terminal,
  text: string,
  packFile: string | undefined,
): Promise<Exit> {
  const read = importJournal(text);
  if (!read.ok) throw unreadable(read.fault);
  const game = await gameOf(read.rows, packFile);
  const found = rerun(game, read.rows);
  if ('code' in found) {
    const { event, message, code } = found;
    await tell(terminal, 'told.rulesFault', { line: event + 1, event, message, code });
    return EXIT.faulty;
  }
  const { orders, rolls, states, sealed } = found;
  if (sealed > 0) {
    await tell(terminal, 'told.rulesSealed', { events: sealed, states });
    return EXIT.unproved;
  }
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
