/**
 * Section 6 of src/journal/SPEC.md: what an export holds for whom, in the middle of a match and at its end.
 */
import { describe, expect, test } from 'vitest';
import { type Game, type Side, sampleOrder } from '../../src/referee/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { good } from '../match/harness.js';
import { picker } from '../referee/support.js';
import { CARDS, STRENGTH } from '../toy/components.js';
import type { ToyState } from '../toy/state.js';
import { spoken } from '../web/spoken.js';
import { ROWS } from './games.js';
import { type House, makeHouse } from './service/house.js';
import { begin } from './service/service.js';

const ORDERS = 8;

/** A match of random orders; `orders` of them, and on to the first that is committed, or all. */
async function played(
  house: House,
  game: Game,
  seed: number,
  orders = Number.POSITIVE_INFINITY,
  state = game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options: {} }),
): Promise<string> {
  const pick = picker(seed);
  house.lay(state, seed);
  const match = await begin(house, new Map());
  const head = async () => (await house.matches.info(match))?.head.number;
  const begun = await head();
  for (let i = 0; i < orders || (await head()) === begun; i++)
    if (!(await order(house, match, `key ${i}`, pick))) break;
  return match;
}

async function order(
  { matches }: House,
  match: string,
  key: string,
  pick: (n: number) => number,
): Promise<boolean> {
  const info = await matches.info(match);
  const side = info?.waitsFor[0];
  if (info?.status !== 'playing' || side === undefined) return false;
  const { question, match: at, draft } = good(await matches.page(match, side));
  if (question === undefined) throw new Error(`${side} is not asked`);
  const guard = { event: at.head.number, draft: draft.revision, key };
  good(await matches.order(match, side, { ...guard, order: sampleOrder(question, pick) }));
  return true;
}

async function exportOf({ matches }: House, match: string, reader: Side | 'public' | 'all'): Promise<string> {
  return good(await matches.journal(match, reader));
}

/** The tally of a file that must be sound. */
async function summaryOf(text: string) {
  const report = await verifyJournal(text);
  if (!report.ok) throw new Error(report.fault.message);
  return report.summary;
}

describe.each(ROWS)('$game.id', ({ game }) => {
  test('in the middle of a match each player opens one seal of three in every event, the public none, and the rest is counted', async () => {
    const house = await makeHouse(game);
    const match = await played(house, game, 4, ORDERS);
    const open = await summaryOf(await exportOf(house, match, 'public'));
    expect(open.complete).toBe(false);
    expect(open.seals.opened).toBe(0);
    expect(open.seals.closed).toBeGreaterThan(0);
    expect(open.states).toEqual({ opened: 0, closed: open.seals.closed / 3 });
    for (const side of game.sides) {
      const own = await summaryOf(await exportOf(house, match, side));
      expect(own.seals).toEqual({ opened: open.seals.closed / 3, closed: (2 * open.seals.closed) / 3 });
      expect([own.events, own.rolls, own.headHash]).toEqual([open.events, open.rolls, open.headHash]);
    }
    expect(await house.matches.journal(match, 'all')).toMatchObject({ ok: false });
    await house.close();
  });

  test('after the end the file for all opens every seal and computes every draw anew; what was in the middle is its beginning', async () => {
    const house = await makeHouse(game);
    const match = await played(house, game, 5, ORDERS);
    const side = game.sides[0] ?? '';
    const before = await exportOf(house, match, side);
    const at = good(await house.matches.page(match, side));
    good(
      await house.matches.resign(match, side, {
        event: at.match.head.number,
        draft: at.draft.revision,
        key: 'resign',
      }),
    );
    const after = await exportOf(house, match, side);
    expect(after.startsWith(before)).toBe(true);
    const own = await summaryOf(before);
    const all = await summaryOf(await exportOf(house, match, 'all'));
    expect(all.complete).toBe(true);
    expect(all.seals).toEqual({ opened: own.seals.opened + own.seals.closed, closed: 0 });
    // The toy draws from the beginning on, a game that hides nothing never; when another first draws is its
    // orders' business.
    expect(all.draws).toBeGreaterThanOrEqual(game.id === spoken.id ? 1 : 0);
    expect(all.draws).toBeLessThanOrEqual(game.position.hides ? Number.POSITIVE_INFINITY : 0);
    await house.close();
  });
});

describe('the export of a match of the toy', () => {
  /** Kinds and cards that a reader must not find: those that the state holds and that he was never shown. */
  function hiddenFrom(state: ToyState, reader: string): readonly string[] {
    const others = (['RED', 'BLUE'] as const).filter((side) => side !== reader);
    const shown = new Set(
      state.units.filter((unit) => unit.shown || unit.side === reader).map((unit) => unit.kind),
    );
    const kinds = Object.keys(STRENGTH).filter((kind) => !shown.has(kind));
    return [...kinds, ...others.flatMap((side) => [...state.hands[side], ...state.ready[side]])];
  }

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 7],
    // The eighth match ends before its eighth order.
    [9, 8],
  ])(
    'names no card and no counter that its reader may not know (match %i, after %i orders)',
    async (seed, orders) => {
      const house = await makeHouse(spoken);
      const match = await played(house, spoken, seed, orders);
      expect((await house.matches.info(match))?.status).toBe('playing');
      const state = (await house.stateOf(match)) as ToyState;
      for (const reader of ['RED', 'BLUE', 'public'] as const) {
        const text = await exportOf(house, match, reader);
        const hidden = hiddenFrom(state, reader);
        expect(hidden.length).toBeGreaterThan(0);
        expect(hidden.filter((word) => text.includes(`"${word}"`))).toEqual([]);
        expect(
          reader === 'public' || [...state.hands[reader]].every((card) => text.includes(`"${card}"`)),
        ).toBe(true);
      }
      await house.close();
    },
  );

  test('at the end names them all', async () => {
    const house = await makeHouse(spoken);
    const match = await played(house, spoken, 7);
    const text = await exportOf(house, match, 'all');
    for (const word of [...Object.keys(STRENGTH), ...Object.keys(CARDS)]) expect(text).toContain(`"${word}"`);
    await house.close();
  });
});

describe('the export of a match of Square Peg whose face-down counters were fixed by a position', () => {
  test.each([1, 2, 3, 4])(
    'names none of them while they lie face down, after any number of orders (match %i)',
    async (seed) => {
      const row = ROWS.find(({ game }) => game.id === 'squarepeg');
      if (row === undefined) throw new Error('no such game');
      const house = await makeHouse(row.game);
      const match = await played(
        house,
        row.game,
        seed,
        seed * 8,
        row.start(() => 0),
      );
      expect((await house.matches.info(match))?.status).toBe('playing');
      const { body } = row.game.position.view(await house.stateOf(match), 'spectator');
      const { faceDown } = body as { readonly faceDown: readonly string[] };
      expect(faceDown.length).toBeGreaterThan(0);
      for (const reader of [...row.game.sides, 'public']) {
        const text = await exportOf(house, match, reader);
        expect(faceDown.filter((counter) => text.includes(`"${counter}"`))).toEqual([]);
      }
      await house.close();
    },
  );
});
