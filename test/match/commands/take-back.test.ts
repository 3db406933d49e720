/** Taking back: asked for, granted or refused. The journal shows it, and all that reads one follows. */
import { describe, expect, test } from 'vitest';
import { rerun } from '../../../src/cli/commands/rules.js';
import { importJournal } from '../../../src/journal/index.js';
import { builtInGames, makeMatches } from '../../../src/match/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { effort } from '../../support/effort.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

const pageOf = async ({ matches }: Harness, match: string, side: string) =>
  good(await matches.page(match, side));
const guardFor = async (harness: Harness, match: string, side: string) =>
  guardOf(await pageOf(harness, match, side));
const kindsOf = async ({ store }: Harness, match: string) =>
  (await store.waitingMails(match)).map(({ kind, side }) => `${kind} ${side}`);

/** Plays until `side` has committed orders; what it saw committed at each head on the way. */
async function played(harness: Harness, match: string, side: string): Promise<ReadonlyMap<number, unknown>> {
  const seen = new Map<number, unknown>();
  while (good(await harness.matches.takeBackOf(match, side)) === undefined) {
    const look = good(await harness.matches.look(match, side));
    seen.set(look.match.head.number, look.view);
    if (!(await step(harness, match))) throw new Error('over');
  }
  return seen;
}

describe('taking back', () => {
  test('needs orders of one’s own, and the other’s consent', async () => {
    const harness = await makeHarness('back');
    const match = await begin(harness);
    const ask = async (side: string) =>
      harness.matches.askTakeBack(match, side, await guardFor(harness, match, side));
    expect(await ask('RED')).toMatchObject({ failure: { code: 'no-take-back' } });
    await played(harness, match, 'RED');
    const head = (await harness.matches.info(match))?.head.number;
    good(await ask('RED'));
    expect(await kindsOf(harness, match)).toContain('takeBack BLUE');
    expect((await harness.matches.info(match))?.head.number).toBe(head);
    // Both cannot ask at once: one of them answers.
    expect(await ask('BLUE')).toMatchObject({ failure: { code: 'no-offer' } });
    const own = await guardFor(harness, match, 'RED');
    expect(await harness.matches.answerTakeBack(match, 'RED', true, own)).toMatchObject({
      failure: { code: 'no-offer' },
    });
  });

  test('leads back to the position before the asker’s last orders, and he is asked again', async () => {
    const harness = await makeHarness('back and again');
    const match = await begin(harness);
    const seen = await played(harness, match, 'RED');
    const { event } = good(await harness.matches.takeBackOf(match, 'RED'))!;
    good(await harness.matches.askTakeBack(match, 'RED', await guardFor(harness, match, 'RED')));
    const answer = await guardFor(harness, match, 'BLUE');
    const gone = good(await harness.matches.answerTakeBack(match, 'BLUE', true, answer));
    expect(good(await harness.matches.answerTakeBack(match, 'BLUE', true, answer))).toEqual(gone);
    expect(good(await harness.matches.look(match, 'RED')).view).toEqual(seen.get(event - 1));
    const page = await pageOf(harness, match, 'RED');
    expect(page.question).toBeDefined();
    expect(page.offers).toEqual([]);
    expect(await kindsOf(harness, match)).toContain('turn RED');
    expect(good(await harness.matches.takeBackOf(match, 'RED'))?.event ?? 0).toBeLessThan(event);
  });

  test('waits for nobody whose answer is the only one there is', async () => {
    const harness = await makeHarness('only one');
    const { matches, store } = harness;
    const match = await begin(harness);
    const forcedBid = async () => {
      const [newest] = (await store.readEvents(match, (await matches.info(match))?.head.number ?? 1)).slice(
        -1,
      );
      const { type, public: told } = JSON.parse(newest?.text ?? '{}');
      const orders: { side: string; by?: string }[] = type === 'played' ? told.orders : [];
      return orders.length === 2 && orders.some(({ by }) => by === 'forced') ? orders : undefined;
    };
    let before: readonly string[] = [];
    while ((await forcedBid()) === undefined) {
      before = (await matches.info(match))?.waitsFor ?? [];
      if (!(await step(harness, match))) throw new Error('nothing was forced');
    }
    const given = (await forcedBid())?.find(({ by }) => by === undefined)?.side ?? '';
    const other = (await forcedBid())?.find(({ by }) => by === 'forced')?.side ?? '';
    expect(before).toEqual([given]);
    good(await matches.askTakeBack(match, given, await guardFor(harness, match, given)));
    good(await matches.answerTakeBack(match, other, true, await guardFor(harness, match, other)));
    expect((await matches.info(match))?.waitsFor).toEqual(before);
  });

  test('that is refused changes nothing but that the asker is told', async () => {
    const harness = await makeHarness('refused');
    const match = await begin(harness);
    await played(harness, match, 'RED');
    good(await harness.matches.askTakeBack(match, 'RED', await guardFor(harness, match, 'RED')));
    const head = (await harness.matches.info(match))?.head;
    const guard = await guardFor(harness, match, 'BLUE');
    good(await harness.matches.answerTakeBack(match, 'BLUE', false, guard));
    expect((await harness.matches.info(match))?.head).toEqual(head);
    expect(await kindsOf(harness, match)).toContain('takeBackDeclined RED');
    expect((await pageOf(harness, match, 'BLUE')).offers).toEqual([]);
  });

  test('lapses when somebody plays on', async () => {
    const harness = await makeHarness('lapsed');
    const match = await begin(harness);
    await played(harness, match, 'RED');
    good(await harness.matches.askTakeBack(match, 'RED', await guardFor(harness, match, 'RED')));
    const head = (await harness.matches.info(match))?.head.number ?? 0;
    while (((await harness.matches.info(match))?.head.number ?? 0) === head) await step(harness, match);
    expect((await pageOf(harness, match, 'BLUE')).offers).toEqual([]);
    const guard = await guardFor(harness, match, 'BLUE');
    expect(await harness.matches.answerTakeBack(match, 'BLUE', true, guard)).toMatchObject({
      failure: { code: 'no-offer' },
    });
  });

  test('leaves an offer of a draw standing', async () => {
    const harness = await makeHarness('beside a draw');
    const match = await begin(harness);
    await played(harness, match, 'RED');
    good(await harness.matches.offerEnd(match, 'RED', 'draw', await guardFor(harness, match, 'RED')));
    good(await harness.matches.askTakeBack(match, 'RED', await guardFor(harness, match, 'RED')));
    const guard = await guardFor(harness, match, 'BLUE');
    good(await harness.matches.answerTakeBack(match, 'BLUE', false, guard));
    expect((await pageOf(harness, match, 'BLUE')).offers.map(({ kind }) => kind)).toEqual(['draw']);
  });
});

describe('against the practice opponent', () => {
  test('is done at once where no dice fell, and not at all where they did', async () => {
    const harness = await makeHarness('robot');
    const [red, blue] = REQUEST.seats;
    const seats = [
      { ...red, holder: 'person' },
      { ...blue, address: null, holder: 'robot' },
    ] as typeof REQUEST.seats;
    const { match } = good(await harness.matches.open({ ...REQUEST, seats }));
    good(await harness.matches.join(match, 'RED', {}));
    expect((await harness.matches.info(match))?.status).toBe('playing');
    const outcomes = new Set<string>();
    for (let n = 0; n < 60 && (await step(harness, match)); n++) {
      const back = good(await harness.matches.takeBackOf(match, 'RED'));
      const head = (await harness.matches.info(match))?.head.number ?? 0;
      if (back === undefined || (await harness.matches.info(match))?.status !== 'playing') continue;
      const asked = await harness.matches.askTakeBack(match, 'RED', await guardFor(harness, match, 'RED'));
      outcomes.add(`${back.rolls > 0} ${asked.ok}`);
      expect((await harness.matches.info(match))?.head.number).toBe(asked.ok ? head + 1 : head);
      if (!asked.ok) expect(asked.failure.code).toBe('no-take-back');
      expect((await pageOf(harness, match, 'RED')).offers).toEqual([]);
    }
    expect([...outcomes].sort()).toEqual(['false true', 'true false']);
  });
});

describe('matches with much taken back', () => {
  test.each(effort(['toy', 'kyuchorei'], ['toy', 'kyuchorei', 'squarepeg', 'taiheiyo', 'manila45']))(
    '%s: dice and positions are audited, replayed and played on',
    async (game) => {
      const plain = await makeHarness(`many backs ${game}`);
      const library = builtInGames();
      const harness: Harness =
        game === 'toy' ? plain : { ...plain, matches: makeMatches({ ...plain.context, library }) };
      const loaded = game === 'toy' ? undefined : library.load(game, library.newest(game) ?? 1, null);
      const sides = loaded?.sides ?? ['RED', 'BLUE'];
      const match = await begin(harness, {
        ...REQUEST,
        game,
        scenario: loaded?.scenarios[0]?.id ?? 'standard',
        opener: sides[0]!,
        seats: REQUEST.seats.map((seat, i) => ({ ...seat, side: sides[i]! })),
      });
      let backs = 0;
      for (let round = 0; round < 160; round++) {
        if (!(await step(harness, match))) break;
        const asker = sides[harness.pick(2)]!;
        const back = good(await harness.matches.takeBackOf(match, asker));
        if (back === undefined || harness.pick(game === 'toy' ? 2 : 6) > 0) continue;
        const info = await harness.matches.info(match);
        if (info?.status !== 'playing') break;
        good(await harness.matches.askTakeBack(match, asker, await guardFor(harness, match, asker)));
        const friend = sides.find((side) => side !== asker)!;
        good(
          await harness.matches.answerTakeBack(match, friend, true, await guardFor(harness, match, friend)),
        );
        backs++;
        const page = await pageOf(harness, match, sides[0]!);
        // Another process reads the same from the store.
        const anew = makeMatches({ ...harness.context, ...(loaded === undefined ? {} : { library }) });
        expect(good(await anew.page(match, sides[0]!)).view).toEqual(page.view);
      }
      expect(backs).toBeGreaterThan(1);
      const info = await harness.matches.info(match);
      if (info?.status === 'playing')
        good(await harness.matches.resign(match, sides[0]!, await guardFor(harness, match, sides[0]!)));
      const journal = good(await harness.matches.journal(match, 'all'));
      const report = await verifyJournal(journal);
      expect(report).toMatchObject({ ok: true, summary: { takenBack: { times: backs } } });
      const read = importJournal(journal);
      if (!read.ok) throw new Error('not read');
      const { rows } = read;
      const { toy } = await import('../../toy/game.js');
      expect(rerun(() => loaded ?? toy, rows)).toMatchObject({ sealed: 0 });
      const sheet = good(await harness.matches.audit(match, 'all'));
      expect(sheet.rolls.length).toBe(
        rows.flatMap(({ event }) => (event.type === 'played' ? event.public.rolls : [])).length,
      );
      good(await harness.matches.replay(match, sides[0]!));
    },
    120_000,
  );
});
