/** A reply that ends a phase, in a match that gives time to think that over. */
import { expect, test } from 'vitest';
import type { MailPayload } from '../../../src/match/index.js';
import type { Order } from '../../../src/referee/index.js';
import { headOf, opened, pageOf, pressed, tick, WINDOW, waited } from '../clock/windowed.js';
import { good, guardOf, type Harness, step } from '../harness.js';

let count = 0;

async function replied({ matches, pass }: Harness, match: string, side: string, lines: readonly string[]) {
  const { head } = good(await matches.page(match, side)).match;
  pass(1);
  const name = `<${count++}@mail.example>`;
  return good(await matches.reply(match, side, { event: head.number, lines, name })).became;
}

/** Plays, by replies where a phase can be ended, until one of them waits to be handed over. */
async function closing(harness: Harness, match: string): Promise<string> {
  for (let n = 0; n < 300; n++) {
    const [side] = await waited(harness, match);
    if (side === undefined) break;
    const { question } = await pageOf(harness, match, side);
    const ends = question?.forms.some((form) => form.do === 'end');
    if (ends && (await replied(harness, match, side, ['end'])) === 'closing') return side;
    await step(harness, match);
    // What was ended on the page is handed over first.
    harness.pass(WINDOW * 60);
    await tick(harness);
  }
  throw new Error('no reply ended a phase without dice');
}

async function told({ store }: Harness, match: string, side: string) {
  const replies = (await store.waitingMails(match)).filter(({ kind }) => kind === 'reply');
  const mails = replies.filter((mail) => mail.side === side);
  return (JSON.parse(mails.at(-1)?.payload ?? '{}') as MailPayload).reply;
}

test('is handed over when its window is over; until then nobody sees it, and its author can reopen it', async () => {
  const { harness, match } = await opened({ window: WINDOW }, 'reply');
  const side = await closing(harness, match);
  const other = side === 'JP' ? 'RU' : 'JP';
  const head = await headOf(harness, match);
  expect(await told(harness, match, side)).toMatchObject({ became: 'closing', minutes: WINDOW });
  const closed = await pageOf(harness, match, side);
  expect(closed.draft.closesAt).toEqual(new Date(harness.context.clock().getTime() + WINDOW * 60_000));
  expect((await pageOf(harness, match, other)).match.waitsFor).toEqual([side]);
  // A second mail meanwhile changes nothing.
  expect(await replied(harness, match, side, ['end'])).toBe('refused');
  expect(await told(harness, match, side)).toMatchObject({ fault: 'handing' });
  good(await harness.matches.undo(match, side, guardOf(closed)));
  expect((await pageOf(harness, match, side)).question).toBeDefined();
  harness.pass(2 * WINDOW * 60);
  await tick(harness);
  expect(await headOf(harness, match)).toBe(head);
  const open = await pageOf(harness, match, side);
  good(await harness.matches.order(match, side, { ...guardOf(open), order: { do: 'end' } }));
  harness.pass(WINDOW * 60);
  await tick(harness);
  expect(await headOf(harness, match)).toBe(head + 1);
  expect(await waited(harness, match)).toEqual([other]);
});

test('of many lines is the same draft that the page would have made, and its last line the press', async () => {
  const taiheiyo = { id: 'taiheiyo', sides: ['J', 'A'] } as const;
  const byHand = await opened({ window: WINDOW }, 'by hand', undefined, taiheiyo);
  const side = await pressed(byHand.harness, byHand.match);
  const made = await byHand.harness.store.readDraft(byHand.match, side);
  const answers = JSON.parse(made?.answers ?? '[]') as { order: Order; by: string }[];
  const { order: last } = JSON.parse(made?.press ?? '{}') as { order: Order };
  const given = answers.filter(({ by }) => by === 'given').map(({ order }) => order);
  const lines = [...given, last].map((order) => Object.values(order).flat().join(' '));
  expect(lines.length).toBeGreaterThan(1);
  const { harness, match } = await opened({ window: WINDOW }, 'by mail', undefined, taiheiyo);
  expect(await replied(harness, match, side, lines)).toBe('closing');
  const draft = await harness.store.readDraft(match, side);
  expect([draft?.answers, draft?.press]).toEqual([made?.answers, made?.press]);
  const head = await headOf(harness, match);
  harness.pass(WINDOW * 60);
  await tick(harness);
  expect(await headOf(harness, match)).toBe(head + 1);
});

test('is handed over by the timer alone where its author lets it be', async () => {
  const { harness, match } = await opened({ window: WINDOW }, 'reply left');
  const side = await closing(harness, match);
  const head = await headOf(harness, match);
  harness.pass(WINDOW * 60);
  await Promise.all([tick(harness), tick(harness)]);
  expect(await headOf(harness, match)).toBe(head + 1);
  const [event] = await harness.store.readEvents(match, head + 1);
  const { orders } = JSON.parse(event?.text ?? '{}').public as { orders: { order: object; by?: string }[] };
  expect(orders.at(-1)).toEqual({ side, order: { do: 'end' } });
});

test('is carried out at once in a match without a window', async () => {
  const { harness, match } = await opened({}, 'reply at once');
  for (let n = 0; n < 40; n++) {
    const [side] = await waited(harness, match);
    if (side === undefined) break;
    const forms = (await pageOf(harness, match, side)).question?.forms ?? [];
    if (forms.some((form) => form.do === 'end'))
      expect(await replied(harness, match, side, ['end'])).not.toBe('closing');
    else await step(harness, match);
  }
});
