/** The thread in which the practice opponent thinks: the bundled one, and ones that come to grief. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { startThinker, type Thinker } from '../../src/practice/index.js';
import { checkOrder, Session } from '../../src/referee/index.js';
import { projectRoot } from '../../src/root.js';
import { seededChance } from '../referee/support.js';
import { scratchFolder } from '../support/leftovers.js';

const BUNDLE = join(projectRoot(), 'dist', 'thinking-thread.js');

const complaints: unknown[] = [];
let thinker: Thinker;
afterEach(async () => {
  await thinker.stop();
  complaints.length = 0;
});

function start(script: string, patience?: number): Thinker {
  thinker = startThinker(script, '', (error) => complaints.push(error), patience);
  return thinker;
}

/** The first question of a match whose army stands as in the example, and the request to think it over. */
function firstChoice() {
  const session = new Session(kyuchorei, kyuchorei.rules.start({ scenario: 'standard', options: {} }), {
    chance: seededChance(1),
  });
  session.give('JP', { do: 'template' });
  session.give('JP', { do: 'end' });
  const [question] = session.questions;
  if (question === undefined) throw new Error('nobody is asked');
  const view = kyuchorei.position.view(session.state, question.side);
  return {
    question,
    request: { game: 'kyuchorei', version: 1, pack: null, view, kind: question.kind, seed: 3, budget: 20 },
  };
}

async function script(text: string): Promise<string> {
  const path = join(await scratchFolder('thread'), 'thread.mjs');
  await writeFile(path, `import { parentPort } from 'node:worker_threads';\n${text}`);
  return path;
}

test('it gives a legal order for a view alone', async () => {
  const { question, request } = firstChoice();
  const order = await start(BUNDLE).think(request);
  expect(checkOrder(question, kyuchorei.rules.universe, order)).toMatchObject({ ok: true });
  expect(complaints).toEqual([]);
});

test('it has nothing to say to a question that cannot be foreseen, and complains of a game that it does not know', async () => {
  const { request } = firstChoice();
  start(BUNDLE);
  expect(await thinker.think({ ...request, kind: 'setup' })).toBeUndefined();
  expect(complaints).toEqual([]);
  expect(await thinker.think({ ...request, game: 'go' })).toBeUndefined();
  expect(complaints).toHaveLength(1);
  expect(await thinker.think(request)).toBeDefined();
});

test('where the thread dies, what waits is told so, and the next question gets a new thread', async () => {
  const { request } = firstChoice();
  start(
    await script(
      "parentPort.on('message', ({ id, request }) => { if (request.seed === 3) process.exit(1); parentPort.postMessage({ id, answer: { do: 'end' } }); });",
    ),
  );
  expect(await Promise.all([thinker.think(request), thinker.think(request)])).toEqual([undefined, undefined]);
  expect(complaints).toHaveLength(1);
  expect(await thinker.think({ ...request, seed: 4 })).toEqual({ do: 'end' });
});

test('a thread that hangs is given up', async () => {
  const { request } = firstChoice();
  start(await script("parentPort.on('message', () => { for (;;); });"), 50);
  expect(await thinker.think(request)).toBeUndefined();
  expect(complaints).toHaveLength(1);
});
