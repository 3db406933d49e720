/** The window in which the end of a phase without dice can be thought over. */
import { describe, expect, test } from 'vitest';
import { sampleOrder } from '../../../src/referee/index.js';
import { DAYS } from '../clock/ticking.js';
import { headOf, opened, pageOf, pressed, tick, WINDOW, waited } from '../clock/windowed.js';
import { good, guardOf } from '../harness.js';

describe('a phase that ends without dice', () => {
  test('is handed over when its window is over, once, and till then the other side sees nothing', async () => {
    const { harness, match } = await opened({ window: WINDOW }, 'window');
    const side = await pressed(harness, match);
    const other = side === 'JP' ? 'RU' : 'JP';
    const head = await headOf(harness, match);
    const page = await pageOf(harness, match, side);
    expect(page.question).toBeUndefined();
    expect(page.draft.closesAt).toEqual(new Date(harness.context.clock().getTime() + WINDOW * 60_000));
    expect(await waited(harness, match)).toEqual([side]);
    expect((await pageOf(harness, match, other)).match.waitsFor).toEqual([side]);
    harness.pass(WINDOW * 60 - 1);
    await tick(harness);
    expect(await headOf(harness, match)).toBe(head);
    harness.pass(1);
    await Promise.all([tick(harness), tick(harness)]);
    expect(await headOf(harness, match)).toBe(head + 1);
    expect(await waited(harness, match)).toEqual([other]);
    const mails = await harness.store.waitingMails(match);
    expect(mails.filter((mail) => mail.side === other && mail.kind === 'turn')).toHaveLength(1);
    const last = await harness.store.readEvents(match, head + 1);
    expect(JSON.parse(last[0]?.text ?? '{}').public.rolls).toEqual([]);
  });

  test('can be reopened until then; nothing else is taken meanwhile', async () => {
    const { harness, match } = await opened({ window: WINDOW }, 'reopened');
    const side = await pressed(harness, match);
    const closed = await pageOf(harness, match, side);
    const order = { do: 'end' };
    expect(await harness.matches.order(match, side, { ...guardOf(closed), order })).toMatchObject({
      failure: { code: 'handing-over' },
    });
    good(await harness.matches.undo(match, side, guardOf(closed)));
    const open = await pageOf(harness, match, side);
    expect(open.question).toBeDefined();
    expect(open.draft.answers).toEqual(closed.draft.answers);
    const head = await headOf(harness, match);
    harness.pass(2 * WINDOW * 60);
    await tick(harness);
    expect(await headOf(harness, match)).toBe(head);
    // Pressed again it has its whole window again.
    good(await harness.matches.order(match, side, { ...guardOf(open), order }));
    await tick(harness);
    expect(await headOf(harness, match)).toBe(head);
    harness.pass(WINDOW * 60);
    await tick(harness);
    expect(await headOf(harness, match)).toBe(head + 1);
  });

  test('has its window in Taiheiyo too, where cards are hidden: the set-up of the Allies', async () => {
    const taiheiyo = { id: 'taiheiyo', sides: ['J', 'A'] } as const;
    const { harness, match } = await opened({ window: WINDOW }, 'taiheiyo', undefined, taiheiyo);
    expect(await pressed(harness, match)).toBe('A');
    const head = await headOf(harness, match);
    harness.pass(WINDOW * 60);
    await tick(harness);
    expect(await headOf(harness, match)).toBe(head + 1);
    expect(await waited(harness, match)).toEqual(['J']);
  });

  test('is counted for its author up to his press', async () => {
    const { harness, match } = await opened({ window: WINDOW, clock: DAYS }, 'clocked window');
    const side = await pressed(harness, match);
    const clock = async () => (await harness.store.readClocks(match)).find((one) => one.side === side);
    expect((await clock())?.answeredAt).toEqual(harness.context.clock());
    const shown = (await pageOf(harness, match, side === 'JP' ? 'RU' : 'JP')).match.clock?.sides[side];
    expect(JSON.stringify(shown)).not.toContain('answeredAt');
    good(await harness.matches.undo(match, side, guardOf(await pageOf(harness, match, side))));
    expect((await clock())?.answeredAt).toBeNull();
  });

  test('is handed over at once in a match without a window', async () => {
    const { harness, match } = await opened({}, 'window');
    await expect(pressed(harness, match)).rejects.toThrow();
  });
});

test('where the end of a phase rolls, draws or reveals, the press counts at once', async () => {
  const { harness, match } = await opened({ window: WINDOW }, 'with dice');
  const { matches, pick } = harness;
  let rolled = 0;
  for (let n = 0; n < 120; n++) {
    const [side] = await waited(harness, match);
    if (side === undefined) break;
    const page = await pageOf(harness, match, side);
    if (page.draft.closesAt !== undefined) {
      harness.pass(WINDOW * 60);
      await tick(harness);
      continue;
    }
    if (page.question === undefined) throw new Error('not asked');
    const head = page.match.head.number;
    good(await matches.order(match, side, { ...guardOf(page), order: sampleOrder(page.question, pick) }));
    const events = await harness.store.readEvents(match, head + 1);
    if (events.some(({ text }) => (JSON.parse(text).public.rolls ?? []).length > 0)) rolled++;
  }
  expect(rolled).toBeGreaterThan(0);
});
