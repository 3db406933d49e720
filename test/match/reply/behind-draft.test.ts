/** A reply behind orders that were drafted on the page, in the entry of Manila '45. */
import { expect, test } from 'vitest';
import { builtInGames, type MailPayload, makeMatches } from '../../../src/match/index.js';
import { type Order, type Question, sampleOrder, sentencesOf } from '../../../src/referee/index.js';
import { headOf, pageOf, waited } from '../clock/windowed.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST } from '../harness.js';

const DRAFTED = 5;

/** The first units of the Americans have entered, on the page alone; another may. */
async function entering(): Promise<{ harness: Harness; match: string; question: Question }> {
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
  for (let n = 0; n < 100; n++) {
    const [side = 'US'] = await waited(harness, match);
    const page = await pageOf(harness, match, side);
    const { question, draft } = page;
    if (question === undefined) throw new Error('nobody is asked');
    if (question.kind === 'entry' && draft.answers.length >= DRAFTED) return { harness, match, question };
    const set: Order = { do: draft.answers.length === 0 ? 'template' : 'end' };
    const order = side === 'JP' ? set : sampleOrder(question, harness.pick);
    good(await matches.order(match, side, { ...guardOf(page), order }));
  }
  throw new Error('nobody entered');
}

/** Lines that send the first units of which the question takes it. */
function marches({ forms }: Question, count: number): readonly string[] {
  const units = new Map<string, Order>();
  for (const form of forms.filter((one) => one.do === 'march'))
    for (const sentence of sentencesOf(form)) {
      const unit = String(sentence.unit);
      if (!units.has(unit)) units.set(unit, sentence);
      if (units.size === count) break;
    }
  return [...units.values()].map((order) => Object.values(order).flat().join(' '));
}

async function replied({ matches, store }: Harness, match: string, lines: readonly string[]) {
  const { head } = good(await matches.page(match, 'US')).match;
  good(
    await matches.reply(match, 'US', { event: head.number, lines, name: `<${lines.length}@mail.example>` }),
  );
  const mails = (await store.waitingMails(match)).filter(({ kind }) => kind === 'reply');
  return (JSON.parse(mails.at(-1)?.payload ?? '{}') as MailPayload).reply;
}

test('several lines go on where the draft has come to, and all of it becomes final', async () => {
  const { harness, match, question } = await entering();
  const head = await headOf(harness, match);
  const { answers } = (await pageOf(harness, match, 'US')).draft;
  const lines = marches(question, 2);
  const wrong = await replied(harness, match, [...lines, 'march nobody']);
  expect(wrong).toMatchObject({ fault: 'mistake', mistake: { line: 2 }, drafted: answers.length });
  expect((await pageOf(harness, match, 'US')).draft.answers).toEqual(answers);
  expect(await replied(harness, match, lines)).toMatchObject({
    became: 'played',
    drafted: answers.length,
    lines: [{ came: 'done' }, { came: 'done' }],
  });
  const page = await pageOf(harness, match, 'US');
  expect([page.draft.answers, page.question?.kind]).toEqual([[], 'entry']);
  expect(await headOf(harness, match)).toBe(head + 1);
});
