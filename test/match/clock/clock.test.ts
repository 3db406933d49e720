import { describe, expect, test } from 'vitest';
import { verifyJournal } from '../../../src/verifier/index.js';
import { begin, good, guardOf, makeHarness, REQUEST } from '../harness.js';
import { BANK, DAYS, type Ticking, ticking, tickingOn } from './ticking.js';

const shown = async ({ page }: Ticking, side: string, of = side) => {
  const clock = (await page(side)).match.clock?.sides[of];
  if (clock === undefined) throw new Error(`no clock of ${of}`);
  return clock;
};
const bid = { do: 'bid', points: 1 } as const;

describe('a clock', () => {
  test('is agreed in the first event, and a match without one has none', async () => {
    const on = await ticking();
    const [opened] = await on.harness.store.readEvents(on.match, 1, 1);
    expect(JSON.parse(opened?.text ?? '').public.terms).toEqual({ clock: DAYS });
    const plain = await makeHarness('none');
    const match = await begin(plain);
    expect((await plain.matches.info(match))?.clock).toBeUndefined();
    expect(await plain.store.readClocks(match)).toEqual([]);
  });

  test('runs from when the mail was handed over, for each side that the match waits for', async () => {
    const harness = await makeHarness('handed over');
    const on = tickingOn(harness, await begin(harness, { ...REQUEST, terms: { clock: DAYS } }));
    await on.pass(1);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'asked', deadline: undefined });
    const [red] = (await harness.store.waitingMails(on.match)).filter(({ side }) => side === 'RED');
    if (red === undefined) throw new Error('no mail');
    await harness.store.mailsSent([red], new Date('2026-11-21T11:30:00Z'));
    await on.pass(1);
    expect(await shown(on, 'RED')).toMatchObject({
      state: 'running',
      deadline: new Date('2026-11-24T11:30:00Z'),
    });
    expect(await shown(on, 'BLUE')).toMatchObject({ state: 'asked' });
  });

  test('stands while no mail reaches its side, and goes on when one does', async () => {
    const on = await ticking();
    const { store } = on.harness;
    const mail = { messageId: 'x', side: 'RED', event: 99, kind: 'turn', payload: '{}' };
    const now = on.harness.context.clock();
    await store.change({ matchId: on.match, mails: [{ ...mail, createdAt: now, nextAt: now }] });
    const [lost] = (await store.claimMail({ now, leaseMs: 1, limit: 9, again: false })).filter(
      ({ messageId }) => messageId === 'x',
    );
    if (lost === undefined) throw new Error('not claimed');
    await store.mailFailed(lost, 'no such mailbox', null);
    await on.pass(100);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'failing', deadline: undefined });
    await store.mailsSent([{ ...lost, side: 'RED', event: 99 }], on.harness.context.clock());
    await on.pass(2);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'running' });
  });

  test('stands for the days that were agreed where no mail arrives, in all, and then goes on', async () => {
    const on = await ticking({ ...DAYS, failing: 2 });
    const { matches } = on.harness;
    await on.give('BLUE', bid);
    await matches.tellUnreachable(on.match, 'RED');
    await on.tick();
    const until = new Date(on.harness.context.clock().getTime() + 2 * 86_400_000);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'failing', standsUntil: until, left: 3 * 86_400 });
    await on.pass(24);
    good(await matches.mailAgain(on.match, 'RED'));
    await on.tick();
    expect(await shown(on, 'RED')).toMatchObject({ state: 'running', standsUntil: undefined });
    await matches.tellUnreachable(on.match, 'RED');
    await on.tick();
    await on.pass(23);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'failing' });
    await on.pass(1);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'running' });
    await on.pass(72);
    expect((await shown(on, 'BLUE', 'RED'))?.timeouts).toBe(1);
  });

  test('stands for seven days where nothing was agreed about mail that does not arrive', async () => {
    const on = await ticking();
    await on.harness.matches.tellUnreachable(on.match, 'RED');
    await on.tick();
    await on.pass(7 * 24 - 1);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'failing' });
    await on.pass(1);
    expect(await shown(on, 'RED')).toMatchObject({ state: 'running' });
  });

  test('says nothing to the other side of a half that was given, and charges it only until then', async () => {
    const on = await ticking(BANK);
    const before = await shown(on, 'BLUE', 'RED');
    await on.pass(24);
    await on.give('RED', bid);
    await on.tick();
    expect(await shown(on, 'BLUE', 'RED')).toEqual(before);
    await on.pass(24);
    await on.give('BLUE', bid);
    const [blue, red] = await on.harness.store.readClocks(on.match);
    const day = 86_400;
    expect([red?.side, blue?.side]).toEqual(['RED', 'BLUE']);
    // Of five days one was spent, and two; whoever is asked next gets a day more.
    const asked = (await on.page('RED')).match.waitsFor;
    const hand = (side: string, left: number) => left + (asked.includes(side) ? day : 0);
    expect(red?.left).toBe(hand('RED', 4 * day));
    expect(blue?.left).toBe(hand('BLUE', 3 * day));
  });
});

describe('when the time is up', () => {
  test('the game answers for the side, once, and the journal says that the clock did', async () => {
    const on = await ticking();
    await on.give('BLUE', bid);
    await on.pass(3 * 24 - 1);
    expect((await on.page('RED')).match.head.number).toBe(7);
    await on.pass(2);
    await on.tick();
    const { match, chapters } = await on.page('RED');
    expect(match.head.number).toBe(8);
    expect(chapters.at(-1)).toMatchObject({ late: ['RED'] });
    const [event] = await on.harness.store.readEvents(on.match, 8);
    expect(JSON.parse(event?.text ?? '').public.orders[0]).toMatchObject({
      side: 'RED',
      order: { do: 'bid', points: 0 },
      by: 'clock',
    });
    expect((await verifyJournal(good(await on.harness.matches.journal(on.match, 'RED')))).ok).toBe(true);
    expect(await shown(on, 'RED')).toMatchObject({ timeouts: 1, claimable: false });
  });

  test('both halves of a question to both can be the clock’s', async () => {
    const on = await ticking();
    await on.pass(3 * 24 + 1);
    await on.tick();
    const { match, chapters } = await on.page('RED');
    expect(match.head.number).toBe(8);
    expect([...(chapters.at(-1)?.late ?? [])].sort()).toEqual(['BLUE', 'RED']);
  });

  test('a draft is never committed; where nothing answers it stays, and the opponent may claim', async () => {
    const on = await untilCommand(await ticking());
    const side = (await on.page('RED')).match.waitsFor[0] ?? '';
    const other = side === 'RED' ? 'BLUE' : 'RED';
    const early = await on.harness.matches.claimOnTime(on.match, other, guardOf(await on.page(other)));
    expect(early).toMatchObject({ ok: false, failure: { code: 'no-claim' } });
    await on.pass(3 * 24 + 1);
    expect(await shown(on, side)).toMatchObject({ state: 'up', timeouts: 1, claimable: true });
    expect(await on.kinds(other)).toContain('overdue');
    expect(await on.kinds(side)).toContain('timeUp');
    const own = await on.harness.matches.claimOnTime(on.match, side, guardOf(await on.page(side)));
    expect(own).toMatchObject({ ok: false, failure: { code: 'no-claim' } });
    good(await on.harness.matches.claimOnTime(on.match, other, guardOf(await on.page(other))));
    const { match } = await on.page(other);
    expect(match).toMatchObject({ status: 'finished', ended: { reason: 'time', result: { winner: other } } });
    expect((await verifyJournal(good(await on.harness.matches.journal(on.match, 'all')))).ok).toBe(true);
  });

  test('the side that is late may still move, and then nobody may claim', async () => {
    const on = await untilCommand(await ticking());
    const side = (await on.page('RED')).match.waitsFor[0] ?? '';
    const other = side === 'RED' ? 'BLUE' : 'RED';
    await on.pass(3 * 24 + 1);
    await on.give(side, { do: 'rest' });
    const claim = await on.harness.matches.claimOnTime(on.match, other, guardOf(await on.page(other)));
    expect(claim).toMatchObject({ ok: false, failure: { code: 'no-claim' } });
  });

  test('the opponent can give days, once a press', async () => {
    const on = await untilCommand(await ticking());
    const side = (await on.page('RED')).match.waitsFor[0] ?? '';
    const other = side === 'RED' ? 'BLUE' : 'RED';
    await on.pass(3 * 24 + 1);
    const guard = guardOf(await on.page(other));
    const now = on.harness.context.clock();
    good(await on.harness.matches.giveTime(on.match, other, 5, guard));
    good(await on.harness.matches.giveTime(on.match, other, 5, guard));
    expect(await shown(on, side)).toMatchObject({
      state: 'running',
      claimable: false,
      deadline: new Date(now.getTime() + 5 * 86_400_000),
    });
    expect(await on.kinds(side)).toContain('extended');
  });
});

/** Plays until a side is asked for a command, which no clock answers; its mail is handed over. */
async function untilCommand(on: Ticking): Promise<Ticking> {
  await on.give('RED', bid);
  await on.give('BLUE', { do: 'bid', points: 0 });
  const { question } = await on.page('RED');
  if (question?.kind !== 'command') throw new Error(`asked ${question?.kind}`);
  await on.post();
  await on.pass(1);
  return on;
}

describe('a plan', () => {
  const line = (no: number, late: boolean) => ({
    no,
    turn: 1,
    phase: 'orders',
    kind: 'command',
    deeds: [{ orders: [{ do: 'rest' }] }],
    unfit: 'skip',
    conditions: [],
    prefer: [],
    asks: [],
    ...(late ? { late } : {}),
  });

  test.each([true, false])(
    'answers for its owner whose time is up with lines meant for that (%s)',
    async (late) => {
      const on = await untilCommand(await ticking());
      const { matches } = on.harness;
      const plan = { lines: [line(1, late)], rests: [], unasked: false };
      const { revision } = good(await matches.plan(on.match, 'RED'));
      good(await matches.editPlan(on.match, 'RED', revision, { do: 'replace', plan }));
      const { number } = (await on.page('RED')).match.head;
      await on.pass(3 * 24 + 1);
      const { match, chapters } = await on.page('RED');
      expect(match.head.number > number).toBe(late);
      // As given: a plan's answer is never told from one given by hand.
      if (late) expect(chapters.at(-1)?.late).toBeUndefined();
      const reports = good(await matches.plan(on.match, 'RED')).progress.reports;
      expect(reports.map(({ no, came }) => [no, came])).toEqual(late ? [[1, 'done']] : []);
      expect((await shown(on, 'RED')).timeouts).toBe(1);
    },
  );
});

describe('reminders', () => {
  test('come once at each of the hours that the seat chose', async () => {
    const on = await ticking();
    await on.pass(47);
    expect(await on.kinds('RED')).toEqual([]);
    await on.pass(1);
    await on.tick();
    expect(await on.kinds('RED')).toEqual(['reminder']);
    good(await on.harness.matches.setReminders(on.match, 'BLUE', [6, 2, 6]));
    await on.pass(17);
    expect(await on.kinds('BLUE')).toEqual(['reminder']);
    await on.pass(1);
    await on.tick();
    expect(await on.kinds('BLUE')).toEqual(['reminder', 'reminder']);
    await on.give('RED', bid);
    await on.give('BLUE', bid);
    expect(await on.kinds('BLUE')).not.toContain('reminder');
  });
});

describe('an absence', () => {
  test('moves the deadline, is announced in advance, and keeps within its budget', async () => {
    const on = await ticking();
    const announce = (from: string, to: string) =>
      on.harness.matches.announceAbsence(on.match, 'BLUE', { from, to });
    const refused = [
      ['2026-11-21', '2026-11-22'],
      ['2026-11-25', '2026-11-24'],
      ['2026-11-25', '2026-12-05'],
      ['2026-02-30', '2026-03-01'],
    ] as const;
    for (const [from, to] of refused)
      expect(await announce(from, to)).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    good(await announce('2026-11-22', '2026-11-23'));
    expect(await announce('2026-11-23', '2026-11-24')).toMatchObject({ ok: false });
    expect(await shown(on, 'BLUE')).toMatchObject({ deadline: new Date('2026-11-26T10:00:00Z') });
    await on.pass(3 * 24 + 1);
    expect(await shown(on, 'BLUE')).toMatchObject({ timeouts: 0 });
    const begun = await on.harness.matches.withdrawAbsence(on.match, 'BLUE', '2026-11-22');
    expect(begun).toMatchObject({ ok: false, failure: { code: 'stale' } });
  });
});

describe('a pause', () => {
  test('needs both, stops both clocks, and ends when either goes on', async () => {
    const on = await ticking();
    await on.pass(24);
    good(await on.harness.matches.setPause(on.match, 'RED', true));
    expect(await on.kinds('BLUE')).toEqual(['pauseWanted']);
    expect((await on.page('RED')).match.clock?.paused).toBe(false);
    good(await on.harness.matches.setPause(on.match, 'BLUE', true));
    expect((await on.page('RED')).match.clock?.paused).toBe(true);
    await on.pass(1000);
    expect(await shown(on, 'RED')).toMatchObject({ timeouts: 0, deadline: undefined });
    good(await on.harness.matches.setPause(on.match, 'RED', false));
    await on.tick();
    const left = new Date(on.harness.context.clock().getTime() + 48 * 3600_000);
    expect(await shown(on, 'RED')).toMatchObject({ deadline: left });
    expect(await shown(on, 'BLUE')).toMatchObject({ deadline: left });
    expect(await on.kinds('BLUE')).toContain('resumed');
  });
});

test('a mail that its reader wishes later delays no clock: it runs from when the mail would have left', async () => {
  const harness = await makeHarness('held');
  const on = tickingOn(harness, await begin(harness, { ...REQUEST, terms: { clock: DAYS } }));
  const mails = (await on.harness.store.waitingMails(on.match)).filter(({ side }) => side === 'RED');
  expect(mails.length).toBeGreaterThan(0);
  const at = on.harness.context.clock();
  for (const mail of mails) await on.harness.store.mailHeld(mail, at, new Date(at.getTime() + 20 * 3600_000));
  await on.pass(5);
  const { deadline } = (await on.page('RED')).match.clock?.sides.RED ?? {};
  expect(deadline).toEqual(new Date(at.getTime() + 3 * 24 * 3600_000));
});
