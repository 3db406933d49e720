/** Whole matches, played at random as the service plays them, whose journals are kept with a release. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJournal, sha256Hex } from '../../journal/index.js';
import { type Matches, makeMatches, type Outcome } from '../../match/index.js';
import { type Game, initialOptions, sampleOrder, seededPick } from '../../referee/index.js';
import { openStore } from '../../store/index.js';
import { verifyJournal } from '../../verifier/index.js';
import { rerun } from '../commands/rules.js';

/** A side resigns behind so many orders: a journal that is kept for ever is not to be large. */
const MOST_ORDERS = 250;

/** The journal of a match of `game`, opened to all. `faults`: what verifier or rules find, if anything. */
export async function wholeJournal(
  game: Game,
  rules: string,
  seed: number,
): Promise<{ readonly text: string; readonly faults?: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-release-'));
  const store = await openStore(`file:${join(folder, 'release.db')}`);
  try {
    const matches = makeMatches({
      store,
      library: { ids: [game.id], newest: () => game.version, rulesOf: () => rules, load: () => game },
      clock: () => new Date('2026-11-25T12:00:00Z'),
      random: seededBytes(`${game.id} ${seed}`),
      rootKeys: [{ id: 'k1', bytes: new Uint8Array(32).fill(7) }],
    });
    const text = await played(matches, game, seed);
    const report = await verifyJournal(text);
    if (!report.ok) return { text, faults: report.fault.message };
    const read = importJournal(text);
    if (!read.ok) return { text, faults: read.fault.message };
    const found = rerun(() => game, read.rows);
    return 'code' in found ? { text, faults: found.message } : { text };
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

async function played(matches: Matches, game: Game, seed: number): Promise<string> {
  const pick = seededPick(seed);
  const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
  const [opener = ''] = game.sides;
  const seats = game.sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale: 'en' as const,
    timeZone: 'UTC',
  }));
  const options = initialOptions(game, scenario);
  const opened = await matches.open({ game: game.id, scenario, options, pack: null, opener, seats });
  const { match } = good(opened);
  for (const { side } of seats) good(await matches.join(match, side, {}));
  for (let given = 0; ; given++) {
    const side = (await matches.info(match))?.waitsFor[0];
    if (side === undefined) break;
    const { question, match: now, draft } = good(await matches.page(match, side));
    const guard = { event: now.head.number, draft: draft.revision, key: `${seed}-${given}` };
    const order = question && sampleOrder(question, pick);
    if (order === undefined || given >= MOST_ORDERS) {
      good(await matches.resign(match, side, guard));
      break;
    }
    good(await matches.order(match, side, { ...guard, order }));
  }
  return good(await matches.journal(match, 'all'));
}

function good<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

/** The same bytes for the same seed: a release is made again as it was. */
function seededBytes(seed: string): (count: number) => Uint8Array {
  let block = 0;
  let left = Buffer.alloc(0);
  return (count) => {
    while (left.length < count)
      left = Buffer.concat([left, Buffer.from(sha256Hex(`${seed}/${block++}`), 'hex')]);
    const taken = left.subarray(0, count);
    left = left.subarray(count);
    return new Uint8Array(taken);
  };
}
