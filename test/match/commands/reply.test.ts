/** Orders by reply, in the match layer: all of them or none, once, and told to their author alone. */
import { expect, test } from 'vitest';
import type { MailPayload, ReplyTold } from '../../../src/match/index.js';
import { sentencesOf } from '../../../src/referee/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { good, step } from '../harness.js';
import { type Planner, planner } from '../plans/planner.js';

let count = 0;

/** A reply to the newest mail of the seat, and what it was told. */
async function reply(on: Planner, side: string, ...lines: string[]): Promise<ReplyTold> {
  const { harness, match } = on;
  const { head } = (await on.page(side)).match;
  const name = `<${count++}@mail.example>`;
  harness.pass(1);
  const { became } = good(await harness.matches.reply(match, side, { event: head.number, lines, name }));
  const told = await toldOf(on, side);
  expect(told.became).toBe(became);
  return told;
}

async function toldOf({ harness, match }: Planner, side: string): Promise<ReplyTold> {
  const mails = (await harness.store.waitingMails(match)).filter((mail) => mail.kind === 'reply');
  const last = mails.filter((mail) => mail.side === side).at(-1);
  const { reply: told } = JSON.parse(last?.payload ?? '{}') as MailPayload;
  if (told === undefined) throw new Error('nothing was told');
  return told;
}

/** RED stands at its orders. */
async function atOrders(): Promise<Planner> {
  const on = await planner('replies');
  await on.give('RED', { do: 'bid', points: 1 });
  await on.give('BLUE', { do: 'bid', points: 0 });
  return on;
}

const lastOrders = async ({ harness, match }: Planner, n: number) => {
  const events = await harness.store.readEvents(match, 1);
  const all = events.flatMap(({ text }) => {
    const { type, public: told } = JSON.parse(text) as {
      type: string;
      public: { orders: { order: object }[] };
    };
    return type === 'played' ? told.orders.map(({ order }) => order) : [];
  });
  return all.slice(-n);
};

test('lines are carried out as they were typed, and the journal proves like any other', async () => {
  const on = await atOrders();
  const told = await reply(on, 'RED', 'queue R1', 'stay');
  expect(told.lines.map(({ came }) => came)).toEqual(['done', 'done']);
  expect(await lastOrders(on, 2)).toEqual([{ do: 'queue', units: ['R1'] }, { do: 'stay' }]);
  const journal = good(await on.harness.matches.journal(on.match, 'RED'));
  expect((await verifyJournal(journal)).ok).toBe(true);
  expect(journal).not.toContain('reply');
});

test('of lines of which one is refused none is carried out and nothing is planned', async () => {
  const on = await atOrders();
  const { head } = (await on.page()).match;
  const told = await reply(on, 'RED', 'queue R1', 'queue B1');
  expect(told).toMatchObject({ fault: 'mistake', mistake: { line: 1 } });
  expect((await on.page()).match.head).toEqual(head);
  expect((await on.plan()).plan.lines).toEqual([]);
});

test.each([
  ['blanks', ' '],
  ['brackets', '('],
  ['quotes', '"'],
  ['digits', '7'],
  ['ids', 'R1 '],
  ['signs that grow when they are made plain', '\ufdfa'],
])('a line of 64 kB of %s is refused before any word of it is looked up', async (_, sign) => {
  const on = await atOrders();
  const line = `queue R1 ${sign.repeat(64 * 1024)}x`;
  const told = await reply(on, 'RED', line, line);
  expect(told).toMatchObject({ fault: 'mistake', mistake: { line: 0, why: 'unknown' } });
  expect(told.mistake?.word).toBe(`${line.slice(0, 60)}…`);
  expect(JSON.stringify(told).length).toBeLessThan(2_000);
});

test('a refusal names its clause and what is legal in its place', async () => {
  const told = await reply(await atOrders(), 'RED', 'queue B1');
  expect(told.mistake).toMatchObject({ why: 'clause', clause: 'TY-2.b', choices: { of: 'unit' } });
  const choices = told.mistake?.choices;
  expect(choices !== undefined && 'ids' in choices && choices.ids.includes('R1')).toBe(true);
});

test('an order that is not whole names what it lacks, and what may stand there', async () => {
  const told = await reply(await atOrders(), 'RED', 'queue');
  expect(told.mistake).toMatchObject({
    why: 'unfinished',
    lacks: { verb: 'queue', field: 'units' },
    choices: { of: 'unit', ids: expect.arrayContaining(['R1']) },
  });
});

test('behind a question to both sides nothing can be ordered yet', async () => {
  const on = await planner('replies');
  expect((await reply(on, 'RED', 'bid 1', 'queue R1')).mistake).toMatchObject({ why: 'beyond', line: 1 });
});

test('an answer to a question to both waits for the other side, and shows nobody that it is there', async () => {
  const on = await planner('replies');
  const before = (await on.page('BLUE')).match.waitsFor;
  expect((await reply(on, 'RED', 'bid 1')).became).toBe('given');
  expect((await on.page('BLUE')).match.waitsFor).toEqual(before);
  expect((await reply(on, 'BLUE', 'bid 0')).became).toBe('played');
  expect((await on.page('RED')).question?.kind).toBe('command');
});

/** A match in which somebody is asked in the middle of a battle, whose orders cannot be tried from there. */
async function fallingBack(): Promise<{ on: Planner; side: string; line: string }> {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const on = await planner(seed);
    for (let i = 0; i < 300; i++) {
      const side = (await on.page()).match.waitsFor[0] ?? 'RED';
      const { question } = await on.page(side);
      const [form] = question?.kind === 'retreat' ? question.forms : [];
      const first = form === undefined ? undefined : sentencesOf(form).next();
      if (first !== undefined && !first.done)
        return { on, side, line: `${first.value.do} ${Object.values(first.value).slice(1).join(' ')}` };
      if (!(await step(on.harness, on.match, side))) break;
    }
  }
  throw new Error('nobody ever fell back');
}

test('a question in the middle of a step is answered by one line', async () => {
  const { on, side, line } = await fallingBack();
  expect((await reply(on, side, line, line)).mistake).toMatchObject({ why: 'beyond', line: 1 });
  expect(await reply(on, side, line)).toMatchObject({ became: 'played', lines: [{ came: 'done' }] });
});

test('whoever is not asked is told so, and nothing is kept', async () => {
  const on = await atOrders();
  expect((await reply(on, 'BLUE', 'stay')).fault).toBe('notAsked');
  // A line that nobody reads is not told at full length either.
  const long = await reply(on, 'BLUE', `stay ${'x'.repeat(64 * 1024)}`);
  expect([long.fault, JSON.stringify(long).length < 1_000]).toEqual(['notAsked', true]);
  expect((await on.plan('BLUE')).plan.lines).toEqual([]);
});

test('a reply goes on after orders that were given on the page, which become final with it', async () => {
  const on = await atOrders();
  await on.give('RED', { do: 'queue', units: ['R1'] });
  expect(await reply(on, 'RED', 'stay')).toMatchObject({ became: 'played', drafted: 1 });
  expect(await lastOrders(on, 2)).toEqual([{ do: 'queue', units: ['R1'] }, { do: 'stay' }]);
  expect((await on.page()).draft.answers).toEqual([]);
});

test('a reply that does not fit after them leaves them as they are, and names what does', async () => {
  const on = await atOrders();
  await on.give('RED', { do: 'queue', units: ['R1'] });
  const told = await reply(on, 'RED', 'queue R1');
  expect(told).toMatchObject({ became: 'refused', drafted: 1, mistake: { choices: { kind: 'march' } } });
  expect((await on.page()).draft.answers.map(({ order }) => order?.do)).toEqual(['queue']);
});

test('whoever has answered a question to both on the page is told that it waits for the other side', async () => {
  const on = await planner('replies');
  await on.give('RED', { do: 'bid', points: 1 });
  expect((await reply(on, 'RED', 'bid 0')).fault).toBe('answered');
});

test('a reply goes on behind what is planned for the phase', async () => {
  const on = await atOrders();
  await on.edit({ do: 'draft', order: { do: 'queue', units: ['R1'] } });
  await reply(on, 'RED', 'stay');
  expect(await lastOrders(on, 2)).toEqual([{ do: 'queue', units: ['R1'] }, { do: 'stay' }]);
});

test('or drops it, where its first line says so', async () => {
  const on = await atOrders();
  await on.edit({ do: 'draft', order: { do: 'queue', units: ['R1'] } });
  await reply(on, 'RED', 'clear', 'queue R2');
  expect(await lastOrders(on, 1)).toEqual([{ do: 'queue', units: ['R2'] }]);
});

test('the other side is mailed nothing of a reply but what play brings it', async () => {
  const on = await atOrders();
  await reply(on, 'RED', 'queue R1', 'queue B1');
  const mails = await on.harness.store.waitingMails(on.match);
  expect(mails.filter(({ side, kind }) => side === 'BLUE' && kind === 'reply')).toEqual([]);
});

test('the same reply is taken once, also where the first try was not answered', async () => {
  const on = await atOrders();
  const { head } = (await on.page()).match;
  const request = { event: head.number, lines: ['queue R1'], name: '<same@mail.example>' };
  const first = good(await on.harness.matches.reply(on.match, 'RED', request));
  expect(good(await on.harness.matches.reply(on.match, 'RED', request))).toEqual(first);
  const replies = (await on.harness.store.waitingMails(on.match)).filter(({ kind }) => kind === 'reply');
  expect(replies.length).toBe(1);
});

test('a match that is over takes none, and says so', async () => {
  const on = await atOrders();
  const page = await on.page();
  good(
    await on.harness.matches.resign(on.match, 'RED', {
      event: page.match.head.number,
      draft: page.draft.revision,
      key: 'r',
    }),
  );
  expect((await reply(on, 'RED', 'queue R1')).fault).toBe('closed');
});
