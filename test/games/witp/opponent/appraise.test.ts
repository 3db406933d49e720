/**
 * The practice opponent: sensible in single positions, blind to what it may not see.
 */
import { describe, expect, test } from 'vitest';
import { hexIndex } from '../../../../src/games/witp/components/pack.js';
import { bestOrder } from '../../../../src/practice/choose.js';
import type { Order } from '../../../../src/referee/index.js';
import { begin, game, Match, match, pack, picker, TRUK } from '../support.js';

function chosen(m: Match, seed = 1): Order | undefined {
  return bestOrder(game, game.position.view(m.state, m.question.side), m.question, picker(seed));
}

function worth(m: Match, order: Order): number {
  return game.opponent.appraise(game.position.view(m.state, m.question.side), m.question, order);
}

/** J at the beginning of an impulse with so many RP; A has passed. */
function impulse(where: Readonly<Record<string, string>>, rp = 10, side: 'J' | 'A' = 'J'): Match {
  const passed = { J: side === 'A', A: side === 'J' };
  return match(
    3,
    'movement',
    { ...TRUK, ...where },
    {
      rp: { J: rp, A: rp },
      trp: { J: rp, A: rp },
      passed,
      next: side,
      depots: { J: ['0907'], A: [] },
    },
  );
}

describe('impulses are weighed whole', () => {
  test('an empty enemy port is taken by what is needed for it, and the impulse ends then', () => {
    const m = impulse({ '0507': 'J-N1 J-N2 J-N3 J-L1 J-L2' });
    const aim = chosen(m);
    expect(aim).toMatchObject({ do: 'target' });
    m.play(aim as Order);
    const sent = chosen(m) as { readonly do: string; readonly cargo: readonly string[] };
    expect(sent.do).toBe('send');
    expect(sent.cargo.length).toBeGreaterThanOrEqual(2);
    m.play(sent as unknown as Order);
    expect(chosen(m)).toEqual({ do: 'go' });
  });

  test('a landing against odds is left alone', () => {
    const m = impulse({ '0507': 'J-N1 J-L1!', '0407': 'B-L1 B-L2 B-L3 B-A1', '0208': 'B-N1' }, 4);
    expect(worth(m, { do: 'target', hex: '0407' })).toBeLessThan(0);
    expect(chosen(m)).not.toEqual({ do: 'target', hex: '0407' });
  });

  test('Japan is entered when a depot stands at her gate: the match is won by it', () => {
    const m = match(
      10,
      'movement',
      { ...TRUK, '0805': 'U-L1', '1106': 'U-N1 U-N2 U-L2 U-L3', '0804': 'J-L1 J-L2', '0904': 'J-L3' },
      { depots: { J: ['0907'], A: ['0805'] }, rp: { J: 0, A: 12 }, passed: { J: true, A: false }, next: 'A' },
    );
    expect(chosen(m)).toEqual({ do: 'target', hex: '0903' });
  });

  test('with nothing to gain the side passes', () => {
    const m = impulse({ '0804': 'J-N1' }, 2);
    expect(chosen(m)).toEqual({ do: 'pass' });
  });
});

describe('the end of a turn', () => {
  test('fleets at sea are brought home before anything else', () => {
    const m = match(
      3,
      'redeployFleets',
      { ...TRUK, '1007': 'J-C1 J-N1', '0804': 'J-C2', '1506': 'U-N1' },
      { redeployLeft: { J: 1, A: 0 }, passed: { J: false, A: true }, next: 'J' },
    );
    expect(chosen(m)).toMatchObject({ do: 'redeploy', from: '1007', units: ['J-C1', 'J-N1'] });
  });

  test('a depot that feeds units is built, one that feeds nobody is removed', () => {
    const short = match(3, 'depot', { '0707': 'J-A4 J-L10' }, { trp: { J: 12, A: 3 }, rp: { J: 12, A: 3 } });
    const built = chosen(short) as { readonly do: string; readonly hex: string };
    expect(built.do).toBe('build');
    expect(pack.grid.distance(hexIndex(pack, built.hex), hexIndex(pack, '0707'))).toBeLessThanOrEqual(2);
    const idle = match(
      3,
      'depot',
      { ...TRUK },
      {
        trp: { J: 12, A: 3 },
        rp: { J: 12, A: 3 },
        depots: { J: ['0507', '0907'], A: [] },
      },
    );
    expect(chosen(idle)).toMatchObject({ do: 'remove', hex: '0507' });
  });

  test('hits fall on what is soon repaired, never on a ship for good while others are sound', () => {
    const m = match(
      3,
      'combat',
      { ...TRUK, '1007': 'J-C1 J-N1 J-N2! U-C1 U-C2 U-N1 U-N2' },
      begin('fleetBattle', { hex: '1007' }),
      [1, 6],
    );
    expect(m.now).toBe('J hit');
    expect(chosen(m)).toEqual({ do: 'hit', unit: 'J-N1' });
  });

  test('the bomb is kept for the last turn', () => {
    const m = match(15, 'event', TRUK, {
      hands: { J: ['1945-02'], A: ['1945-10'] },
      deck: ['1945-04', '1945-05', '1945-06', '1945-08'],
    });
    m.play(chosen(m) as Order);
    expect(m.now).toBe('A card');
    expect(worth(m, { do: 'use', card: '1945-10' })).toBeLessThan(-1000);
    expect(chosen(m)).not.toEqual({ do: 'use', card: '1945-10' });
  });
});

test('in the shortened game it bids what Japan can hold: more when it ends early', () => {
  const bid = (lastTurn: string) => {
    const m = new Match(game.rules.start({ scenario: 'short', options: { lastTurn } }));
    return Number(chosen(m)?.n);
  };
  expect(bid('2')).toBeGreaterThan(bid('5'));
  expect(bid('5')).toBeGreaterThan(bid('12'));
  expect(bid('5')).toBeLessThan(20);
});
