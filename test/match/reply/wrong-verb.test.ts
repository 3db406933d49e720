/** A reply whose first word is for another phase, or only begins another order, in Manila '45. */
import { expect, test } from 'vitest';
import { builtInGames, type MailPayload, makeMatches } from '../../../src/match/index.js';
import { sampleOrder } from '../../../src/referee/index.js';
import { pageOf, waited } from '../clock/windowed.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST } from '../harness.js';

async function opened(): Promise<{ harness: Harness; match: string }> {
  const plain = await makeHarness('entry');
  const matches = makeMatches({ ...plain.context, library: builtInGames() });
  const harness: Harness = { ...plain, matches };
  const match = await begin(harness, {
    ...REQUEST,
    game: 'manila45',
    scenario: 'campaign',
    opener: 'US',
    seats: REQUEST.seats.map((seat, i) => ({ ...seat, side: ['US', 'JP'][i] ?? '' })),
  });
  return { harness, match };
}

/** Plays on, ending phases where that is allowed, until this kind of question is asked; gives its side. */
async function until({ matches, pick, ...harness }: Harness, match: string, kind: string): Promise<string> {
  for (let n = 0; n < 400; n++) {
    const [side = 'US'] = await waited({ matches, pick, ...harness }, match);
    const page = await pageOf({ matches, pick, ...harness }, match, side);
    const { question, draft } = page;
    if (question === undefined) throw new Error('nobody is asked');
    if (question.kind === kind) return side;
    const ends = question.forms.some((form) => form.do === 'end' && form.forbidden?.() === undefined);
    const sets = question.kind === 'setup' && draft.answers.length === 0;
    const order = sets ? { do: 'template' } : ends ? { do: 'end' } : sampleOrder(question, pick);
    good(await matches.order(match, side, { ...guardOf(page), order }));
  }
  throw new Error(`nobody was asked ${kind}`);
}

async function mistakeIn({ matches, store }: Harness, match: string, side: string, line: string) {
  const { head } = good(await matches.page(match, side)).match;
  const name = `<${side} ${line} ${head.number}@mail.example>`;
  good(await matches.reply(match, side, { event: head.number, lines: [line], name }));
  const mails = (await store.waitingMails(match)).filter(({ kind }) => kind === 'reply');
  return (JSON.parse(mails.at(-1)?.payload ?? '{}') as MailPayload).reply?.mistake;
}

test('an order of another phase is refused by its clause, not for its hex', async () => {
  const { harness, match } = await opened();
  const side = await until(harness, match, 'movement');
  for (const line of ['攻撃 1803 457', 'attack 1803 457'])
    expect(await mistakeIn(harness, match, side, line)).toMatchObject({
      why: 'clause',
      clause: 'MN-10.1.a',
      choices: { kind: 'movement', verbs: expect.arrayContaining(['march', 'end']) },
    });
});

test('a word that only begins another order says what it was taken for', async () => {
  const { harness, match } = await opened();
  await until(harness, match, 'movement');
  const side = await until(harness, match, 'attack');
  expect(await mistakeIn(harness, match, side, '攻撃 1803 457')).toMatchObject({
    why: 'unknown',
    word: '1803',
    takenFor: { first: '攻撃', verb: 'end', kind: 'attack' },
    choices: { kind: 'attack', verbs: expect.arrayContaining(['attack', 'end']) },
  });
});
