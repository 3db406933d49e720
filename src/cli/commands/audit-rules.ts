/** `denrei audit --rules`: the game that a journal was played with, and what its rules say to it. */
import { type ImportFault, importJournal, type ReadRow, sha256Hex } from '../../journal/index.js';
import { builtInGames, type Versioned } from '../../match/index.js';
import { all, type Finding, unchecked } from '../../verifier/index.js';
import { CommandError, EXIT } from '../fault.js';
import { readJson } from '../json.js';
import { readText } from '../text.js';
import { said } from '../words/index.js';
import type { Account } from './account.js';
import { rerun } from './rules.js';

/**
 * Plays a journal again that the verifier has let pass, and prints one line. @throws CommandError where its
 * game cannot be had
 */
export async function auditRules(
  account: Account,
  text: string,
  packFile: string | undefined,
): Promise<Finding> {
  const read = importJournal(text);
  if (!read.ok) throw unreadable(read.fault);
  const { id, version, versioned, others } = await versionsIn(read.rows, packFile);
  if (others) await account.tell('told.otherRules', { game: id });
  const found = rerun(versioned, read.rows);
  if ('code' in found) {
    const { event, message, code } = found;
    await account.tell('told.rulesFault', { line: event + 1, event, message, code });
    account.count(EXIT.faulty);
    return { state: 'differs' };
  }
  const { orders, rolls, states, sealed } = found;
  if (sealed > 0) {
    await account.tell('told.rulesSealed', { events: sealed, states });
    account.count(EXIT.unproved);
    return unchecked('sealed');
  }
  await account.tell('told.rules', { game: id, version, orders, rolls, states });
  return all(orders);
}

/** What the verifier lets pass and the journal's reader does not: a shape of a later version. */
function unreadable({ line: place, code, message }: ImportFault): CommandError {
  return new CommandError(code, message, `line ${place}`);
}

/** The game at each version, with the match's components. `version`: the last in force. */
async function versionsIn(
  rows: readonly ReadRow[],
  packFile: string | undefined,
): Promise<{
  readonly id: string;
  readonly version: number;
  readonly versioned: Versioned;
  readonly others: boolean;
}> {
  const opened = rows[0]?.event;
  if (opened?.type !== 'opened') throw new CommandError('no-opening', said('noOpening'));
  const { game: id, rulesVersion, pack, terms } = opened.public;
  const moved = rows.map(({ event }) => event).findLast((event) => event.type === 'moved');
  const text = pack === null ? null : await packIn(packFile, pack);
  const library = builtInGames();
  const present = library.rulesOf?.(id, rulesVersion);
  const others = typeof terms.rules === 'string' && present !== undefined && terms.rules !== present;
  const versioned: Versioned = (version) => library.load(id, version, text);
  versioned(rulesVersion);
  return { id, version: moved?.type === 'moved' ? moved.public.to : rulesVersion, versioned, others };
}

/** An owner's components, which must be those that the journal names. */
async function packIn(packFile: string | undefined, pack: string): Promise<string> {
  if (packFile === undefined) throw new CommandError('no-pack', said('noPack', { pack }));
  const text = await readText(packFile);
  if (sha256Hex(text) !== pack) throw new CommandError('other-pack', said('otherPack', { pack }), packFile);
  readJson(packFile, text);
  return text;
}
