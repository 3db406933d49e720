import { describe, expect, test, vi } from 'vitest';
import { digestOfSeed, importJournal } from '../../src/journal/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from './harness.js';

describe('opening and joining', () => {
  test('an opened match mails its opener; the other is invited when the opener has taken his seat, with his digest', async () => {
    const context = await makeHarness();
    const { match } = good(await context.matches.open(REQUEST));
    const info = await context.matches.info(match);
    expect(info).toMatchObject({ status: 'open', waitsFor: ['RED', 'BLUE'], head: { number: 1 } });
    const mails = async () => (await context.store.waitingMails(match)).map((m) => [m.side, m.kind]);
    expect(await mails()).toEqual([['RED', 'invitation']]);
    good(await context.matches.join(match, 'RED', {}));
    expect(await mails()).toEqual([['BLUE', 'invitation']]);
    expect(await context.matches.info(match)).toMatchObject({ waitsFor: ['BLUE'], head: { number: 3 } });
  });

  test('play begins when the second seat is taken, with what the rules roll and draw first', async () => {
    const context = await makeHarness();
    const match = await begin(context);
    const info = await context.matches.info(match);
    expect(info?.status).toBe('playing');
    expect(info?.head.number).toBe(7);
    const again = await context.matches.join(match, 'RED', {});
    expect(again).toMatchObject({ ok: false, failure: { code: 'seat-taken' } });
  });

  test('a bad address, name, zone, game, scenario or option is refused and opens nothing', async () => {
    const context = await makeHarness();
    const [red, blue] = REQUEST.seats;
    if (red === undefined || blue === undefined) throw new Error('no seats');
    const tries = [
      { ...REQUEST, game: 'chess' },
      { ...REQUEST, scenario: 'none' },
      { ...REQUEST, options: { weather: 'hail' } },
      { ...REQUEST, seats: [{ ...red, address: 'a@x>\r\nRCPT TO:<evil@x' }, blue] },
      { ...REQUEST, seats: [{ ...red, name: 'a\u202Eb' }, blue] },
      { ...REQUEST, seats: [{ ...red, name: 'x'.repeat(10_000) }, blue] },
      { ...REQUEST, seats: [{ ...red, timeZone: 'Mars/Olympus' }, blue] },
      { ...REQUEST, seats: [red] },
      { ...REQUEST, seats: [{ ...red, address: null }, blue] },
    ];
    const codes = [];
    for (const request of tries) {
      const outcome = await context.matches.open(request);
      codes.push(outcome.ok ? 'opened' : outcome.failure.code);
    }
    expect(codes).toEqual([
      'unknown-game',
      'unknown-scenario',
      'unknown-option',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
    ]);
    expect(await context.store.listMatches({ limit: 10 })).toEqual([]);
  });
});

describe('playing', () => {
  test('whole matches of random orders end, and the journal audits for each reader at every moment', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const context = await makeHarness(seed);
      const match = await begin(context);
      let steps = 0;
      while (await step(context, match)) {
        if (++steps % 10 === 0) {
          for (const reader of ['RED', 'BLUE', 'public'] as const) {
            const report = await verifyJournal(good(await context.matches.journal(match, reader)));
            expect(report).toMatchObject({ ok: true });
          }
        }
      }
      const info = await context.matches.info(match);
      expect(info?.status).toBe('finished');
      const report = await verifyJournal(good(await context.matches.journal(match, 'all')));
      expect(report).toMatchObject({ ok: true, summary: { complete: true } });
      const kinds = (await context.store.waitingMails(match)).filter((m) => m.kind === 'result');
      expect(kinds.map((m) => m.side).sort()).toEqual(['BLUE', 'RED']);
    }
  });

  test('the same key and body give the same answer once; another body is refused', async () => {
    const context = await makeHarness('idem');
    const match = await begin(context);
    const page = good(await context.matches.page(match, 'RED'));
    const request = { ...guardOf(page), order: { do: 'bid', points: 1 } };
    const first = await context.matches.order(match, 'RED', request);
    expect(first).toMatchObject({ ok: true, value: { became: 'draft', draft: 1 } });
    expect(await context.matches.order(match, 'RED', request)).toEqual(first);
    const other = await context.matches.order(match, 'RED', { ...request, order: { do: 'bid', points: 2 } });
    expect(other).toMatchObject({ ok: false, failure: { code: 'key-reused' } });
  });

  test('a bid is a draft until both are in, hidden from the other side, and can be undone', async () => {
    const context = await makeHarness('bids');
    const match = await begin(context);
    const before = good(await context.matches.page(match, 'BLUE'));
    const red = good(await context.matches.page(match, 'RED'));
    good(await context.matches.order(match, 'RED', { ...guardOf(red), order: { do: 'bid', points: 1 } }));
    const mid = good(await context.matches.page(match, 'RED'));
    const looked = good(await context.matches.look(match, 'RED'));
    expect(looked.draft).toEqual({ revision: 0, answers: [], log: [], undoable: false });
    expect(looked.question).toBeUndefined();
    expect(looked.view).toEqual(red.view);
    expect(mid.question).toBeUndefined();
    expect(mid.draft.undoable).toBe(true);
    const after = good(await context.matches.page(match, 'BLUE'));
    expect(JSON.stringify(after.view)).toBe(JSON.stringify(before.view));
    expect(after.match.head).toEqual(before.match.head);
    good(await context.matches.undo(match, 'RED', guardOf(mid)));
    const back = good(await context.matches.page(match, 'RED'));
    expect(JSON.stringify(back.view)).toBe(JSON.stringify(red.view));
    expect(back.question?.kind).toBe('bid');
    expect((await context.matches.info(match))?.waitsFor).toEqual(['RED', 'BLUE']);
    good(await context.matches.order(match, 'RED', { ...guardOf(back), order: { do: 'bid', points: 0 } }));
    const blue = good(await context.matches.page(match, 'BLUE'));
    const accepted = good(
      await context.matches.order(match, 'BLUE', { ...guardOf(blue), order: { do: 'bid', points: 1 } }),
    );
    expect(accepted.became).toBe('played');
  });

  test('an order on an old position, a stale draft or of the side that is not asked changes nothing', async () => {
    const context = await makeHarness('stale');
    const match = await begin(context);
    const page = good(await context.matches.page(match, 'RED'));
    const order = { do: 'bid', points: 1 };
    expect(await context.matches.order(match, 'RED', { ...guardOf(page), event: 3, order })).toMatchObject({
      failure: { code: 'stale' },
    });
    expect(await context.matches.order(match, 'RED', { ...guardOf(page), draft: 5, order })).toMatchObject({
      failure: { code: 'stale' },
    });
    const refused = await context.matches.order(match, 'RED', {
      ...guardOf(page),
      order: { do: 'bid', points: 99 },
    });
    expect(refused).toMatchObject({
      failure: { code: 'refused', refusal: { clause: expect.stringMatching(/^TY-1/) } },
    });
    expect(good(await context.matches.page(match, 'RED')).draft.revision).toBe(0);
  });

  test('of two submissions on one position one is played and one is stale', async () => {
    const context = await makeHarness('race');
    const match = await begin(context);
    const red = good(await context.matches.page(match, 'RED'));
    good(await context.matches.order(match, 'RED', { ...guardOf(red), order: { do: 'bid', points: 1 } }));
    const blue = good(await context.matches.page(match, 'BLUE'));
    const both = await Promise.all(
      [0, 1].map((points) =>
        context.matches.order(match, 'BLUE', { ...guardOf(blue), order: { do: 'bid', points } }),
      ),
    );
    expect(both.map((o) => (o.ok ? 'played' : o.failure.code)).sort()).toEqual(['played', 'stale']);
  });
});

describe('a fresh link', () => {
  test('comes with all that its mail is the first to tell', async () => {
    const context = await makeHarness();
    const match = await begin(context);
    await context.matches.sendLinks('blue@example.org');
    const link = (await context.store.waitingMails(match)).find(({ kind }) => kind === 'link');
    const { chapters } = JSON.parse(link?.payload ?? '{}') as { chapters: { n: number }[] };
    expect(link?.side).toBe('BLUE');
    expect(chapters.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('ending', () => {
  test('who resigns loses, both are mailed, and the secrets are opened', async () => {
    const context = await makeHarness('resign');
    const match = await begin(context);
    const page = good(await context.matches.page(match, 'BLUE'));
    good(await context.matches.resign(match, 'BLUE', guardOf(page)));
    expect((await context.matches.info(match))?.ended).toEqual({
      reason: 'resigned',
      result: { winner: 'RED', key: 'resigned', clause: '' },
    });
    expect(await verifyJournal(good(await context.matches.journal(match, 'all')))).toMatchObject({
      ok: true,
      summary: { complete: true },
    });
    const late = await context.matches.order(match, 'RED', {
      ...guardOf(page),
      order: { do: 'bid', points: 1 },
    });
    expect(late).toMatchObject({ failure: { code: 'finished' } });
  });

  test('a draw needs an offer and a consent; a declined offer is gone', async () => {
    const context = await makeHarness('draw');
    const match = await begin(context);
    const guard = async (side: string) => guardOf(good(await context.matches.page(match, side)));
    expect(await context.matches.answerEnd(match, 'BLUE', 'draw', true, await guard('BLUE'))).toMatchObject({
      failure: { code: 'no-offer' },
    });
    good(await context.matches.offerEnd(match, 'RED', 'draw', await guard('RED')));
    expect(
      (await context.store.waitingMails(match)).filter((m) => m.kind === 'consent').map((m) => m.side),
    ).toEqual(['BLUE']);
    good(await context.matches.answerEnd(match, 'BLUE', 'draw', false, await guard('BLUE')));
    expect(good(await context.matches.page(match, 'RED')).offers).toEqual([]);
    good(await context.matches.offerEnd(match, 'BLUE', 'draw', await guard('BLUE')));
    good(await context.matches.answerEnd(match, 'RED', 'draw', true, await guard('RED')));
    expect((await context.matches.info(match))?.ended).toMatchObject({
      reason: 'agreed',
      result: { winner: null },
    });
  });
});

describe('a key that an offer was made or declined with', () => {
  test('gives the same answer again, although nothing has moved by which its guard could be stale', async () => {
    const context = await makeHarness('offers again');
    const match = await begin(context);
    const offering = guardOf(good(await context.matches.page(match, 'RED')));
    const offered = good(await context.matches.offerEnd(match, 'RED', 'draw', offering));
    expect(good(await context.matches.offerEnd(match, 'RED', 'draw', offering))).toEqual(offered);
    const declining = guardOf(good(await context.matches.page(match, 'BLUE')));
    const declined = good(await context.matches.answerEnd(match, 'BLUE', 'draw', false, declining));
    expect(good(await context.matches.answerEnd(match, 'BLUE', 'draw', false, declining))).toEqual(declined);
  });

  test('serves for nothing else, legal or not', async () => {
    const context = await makeHarness('offers and orders');
    const match = await begin(context);
    const guard = guardOf(good(await context.matches.page(match, 'RED')));
    good(await context.matches.offerEnd(match, 'RED', 'draw', guard));
    for (const points of [1, 99]) {
      const given = await context.matches.order(match, 'RED', { ...guard, order: { do: 'bid', points } });
      expect(given).toMatchObject({ ok: false, failure: { code: 'key-reused' } });
    }
    expect((await context.matches.info(match))?.head.number).toBe(guard.event);
  });
});

describe('what the caller has just read of the match', () => {
  test('spares an order reading it again, and does no harm when it is old', async () => {
    const context = await makeHarness('just read');
    const match = await begin(context);
    const red = guardOf(good(await context.matches.page(match, 'RED')));
    const before = await context.store.readMatch(match);
    const readMatch = vi.spyOn(context.context.store, 'readMatch');
    const order = { do: 'bid', points: 1 };
    good(await context.matches.order(match, 'RED', { ...red, order }, before));
    expect(readMatch).not.toHaveBeenCalled();
    const late = await context.matches.order(match, 'RED', { ...red, key: 'another', order }, before);
    expect(late).toMatchObject({ ok: false, failure: { code: 'stale' } });
  });
});

describe('recovery', () => {
  test('a link that knows a later head stops the match; new roots and seeds let it go on and the journal audits', async () => {
    const context = await makeHarness('loss');
    const match = await begin(context);
    for (let i = 0; i < 4; i++) await step(context, match);
    const info = await context.matches.info(match);
    if (info === undefined) throw new Error('no match');
    const link = { match, side: 'RED', purpose: 'play', generation: 0, chain: 1 } as const;
    expect(await context.matches.witness({ ...link, head: info.head })).toBe(false);
    expect(
      await context.matches.witness({ ...link, head: { number: info.head.number + 2, hash: 'ab' } }),
    ).toBe(true);
    expect(await context.matches.info(match)).toMatchObject({
      status: 'stopped',
      waitsFor: ['RED'],
      commitments: { chain: 2 },
    });
    const page = good(await context.matches.page(match, 'RED'));
    expect(
      await context.matches.order(match, 'RED', { ...guardOf(page), order: { do: 'rest' } }),
    ).toMatchObject({
      failure: { code: 'stopped' },
    });
    good(await context.matches.seed(match, 'RED', {}));
    good(await context.matches.seed(match, 'BLUE', {}));
    expect((await context.matches.info(match))?.status).toBe('playing');
    while (await step(context, match));
    expect(await verifyJournal(good(await context.matches.journal(match, 'all')))).toMatchObject({
      ok: true,
      summary: { complete: true },
    });
    expect(await context.matches.witness({ ...link, head: { number: 999, hash: 'ab' } })).toBe(false);
  });

  test('a draft outlives new roots', async () => {
    const context = await makeHarness('draft');
    const match = await begin(context);
    const red = good(await context.matches.page(match, 'RED'));
    good(await context.matches.order(match, 'RED', { ...guardOf(red), order: { do: 'bid', points: 1 } }));
    good(await context.matches.renew(match));
    good(await context.matches.seed(match, 'RED', {}));
    good(await context.matches.seed(match, 'BLUE', {}));
    expect(await context.matches.info(match)).toMatchObject({ status: 'playing', waitsFor: ['BLUE'] });
  });
});

describe('a seed', () => {
  test('that was given before is not taken again, from neither side: the journal would be at fault', async () => {
    const { matches, store, pass } = await makeHarness('old seed');
    const { match } = good(await matches.open(REQUEST));
    const [red, blue, next] = ['ab', 'cd', 'ef'].map((pair) => pair.repeat(32)) as [string, string, string];
    const digest = (seed: string, chain: number) => digestOfSeed({ match, chain, side: 'RED' }, seed);
    good(await matches.join(match, 'RED', { digest: digest(red, 1) }));
    good(await matches.join(match, 'BLUE', { seed: blue }));
    good(await matches.seed(match, 'RED', { seed: red }));
    good(await matches.renew(match));
    good(await matches.seed(match, 'RED', { digest: digest(red, 2) }));
    const head = (await matches.info(match))?.head;
    const refused = { ok: false, failure: { code: 'invalid', fields: [{ field: 'seed' }] } };
    expect(await matches.seed(match, 'BLUE', { seed: blue })).toMatchObject(refused);
    expect((await matches.info(match))?.head).toEqual(head);
    good(await matches.seed(match, 'BLUE', { seed: next }));
    // Who bound himself to an old one has lost it. Sent again at once it would be the press of before.
    pass(700);
    expect(await matches.seed(match, 'RED', { seed: red })).toMatchObject(refused);
    const text = (await store.readEvents(match, 1)).map((event) => event.text);
    expect(text.filter((event) => event.includes(blue))).toHaveLength(1);
  });
});

describe('an imported match', () => {
  test('can be looked at by everybody as far as its journal tells, and not be played', async () => {
    const context = await makeHarness('import');
    const match = await begin(context);
    while (await step(context, match));
    const whole = good(await context.matches.journal(match, 'all'));
    const part = good(await context.matches.journal(match, 'public'));
    for (const [text, shown] of [
      [whole, true],
      [part, false],
    ] as const) {
      const other = await makeHarness('other');
      await importInto(other, text);
      const page = await other.matches.publicPage(match, 'en');
      expect(page.ok).toBe(shown);
      expect(await other.matches.info(match)).toMatchObject({ status: 'imported', waitsFor: [] });
      const order = await other.matches.order(match, 'RED', {
        event: 1,
        draft: 0,
        key: 'k',
        order: { do: 'bid', points: 0 },
      });
      expect(order.ok).toBe(false);
    }
  });
});

async function importInto({ store }: Harness, text: string): Promise<void> {
  const read = importJournal(text);
  const [first, last] = read.ok ? [read.rows[0]?.event, read.rows.at(-1)?.event] : [];
  if (!read.ok || first?.type !== 'opened' || last === undefined) throw new Error('no journal');
  const { game, scenario, options, rulesVersion, pack } = first.public;
  const head = { headNumber: last.n, headHash: last.hash };
  const match = {
    id: first.match,
    game,
    scenario,
    options,
    rulesVersion,
    rules: null,
    pack,
    terms: '{}',
    beacon: null,
    round: 0,
    throwing: null,
    ...head,
    createdAt: new Date(first.at),
  };
  const events = read.rows.map(({ event, text: line, open }) => ({
    number: event.n,
    at: new Date(event.at),
    type: event.type,
    hash: event.hash,
    text: line,
    contents: JSON.stringify(open),
  }));
  expect(await store.importMatch({ match, seats: [], events })).toEqual({ ok: true });
}
