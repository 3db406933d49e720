/** Chapter 4 and the end of the game. */
import { describe, expect, test } from 'vitest';
import components from '../../../../src/games/manila45/components/components.json' with { type: 'json' };
import { createManila } from '../../../../src/games/manila45/game.js';
import type { Json } from '../../../../src/referee/index.js';
import { GivenMatch, positionOf } from '../../match.js';
import { attack, end, file, idsOf, type Match, match, pack, type Units } from '../support.js';

function judged(units: Units, turn: number, more: Readonly<Record<string, Json>> = {}): Match {
  return match(
    'E',
    { '47-2': 'out', ...units },
    { turn, ...more, begin: { procedure: 'victory', with: {} } },
  );
}
const outcome = (m: Match) => {
  const { stop } = m.session;
  return stop.at === 'ended' ? [stop.result.winner, stop.result.key, stop.result.clause] : [];
};

describe('the end of turn 10', () => {
  test('MN-4.2.a one Japanese unit on the map wins for Japan', () => {
    expect(outcome(judged({ Ship: '4124!' }, 10))).toEqual(['JP', 'held', 'MN-4.2.a']);
    expect(outcome(judged({ Ship: '4124!' }, 9))).toEqual([]);
  });
  test('MN-4.2.b none wins for the US side', () => {
    expect(outcome(judged({}, 10))).toEqual(['US', 'cleared', 'MN-4.2.b']);
  });
  test('MN-4.2.d a hidden fixed mortar is enough', () => {
    expect(outcome(judged({ '150M': '3822' }, 10))).toEqual(['JP', 'held', 'MN-4.2.a']);
  });
  test('MN-4.2.a the turn ends with the Japanese attack phase', () => {
    const m = match('E', { '1/5': '2828' }, { turn: 10 });
    m.play(end);
    expect(outcome(m)).toEqual(['JP', 'held', 'MN-4.2.a']);
  });
});

describe('sudden death', () => {
  test('MN-4.3.a the area cleared at the end of turn 2 wins for the US side', () => {
    const m = match('E', { '1/5': '2828' }, { turn: 2 });
    m.play(end);
    expect(outcome(m)).toEqual(['US', 'suddenDeath', 'MN-4.3.a']);
  });
  test('MN-4.3.b the area has 161 hexes between the two rivers, the bay and the north edge', () => {
    expect(pack.victoryZone.length).toBe(161);
    expect(pack.victoryZone.every((hex) => pack.hexes[hex]?.zone)).toBe(true);
    expect(flooded('3526').sort()).toEqual(pack.victoryZone.map((hex) => pack.hexes[hex]!.id).sort());
  });
  test('MN-4.3.c it is looked for at the end of turn 2 alone', () => {
    const once = match('E', { '1/5': '2828' }, { turn: 1 });
    once.play(end);
    expect(once.winner).toBeUndefined();
    const later = match('E', { '1/5': '2828' }, { turn: 3 });
    later.play(end);
    expect(later.winner).toBeUndefined();
  });
  test('MN-4.3.c the turn is data', () => {
    const changed = structuredClone(components);
    changed.victory.suddenDeath.turn = 3;
    const other = createManila(changed);
    const ended = (turn: number) => {
      const m = new GivenMatch({
        of: other,
        state: positionOf(other, file('E', { '1/5': '2828' }, { turn })),
      });
      m.play(end);
      return m.winner;
    };
    expect([ended(2), ended(3)]).toEqual([undefined, 'US']);
  });
  test('MN-4.3.d an area that was never held counts as cleared, one unit in it is enough', () => {
    expect(outcome(judged({ '47-2': '1911' }, 2))).toEqual(['US', 'suddenDeath', 'MN-4.3.a']);
    expect(outcome(judged({ '47-2': '3526' }, 2))).toEqual([]);
  });
  test('MN-4.3.e the historic strongpoints of the template lie in it', () => {
    expect(pack.template.some(([, hex]) => pack.victoryZone.includes(hex))).toBe(true);
  });
});

/** What can be reached from a hex over any side but those of Major Rivers. */
function flooded(from: string): string[] {
  const seen = [pack.grid.index(from)];
  for (const hex of seen)
    for (let d = 0; d < 6; d++) {
      const to = pack.grid.neighbour(hex, d);
      const wet = pack.river[hex * 6 + d] === 2;
      if (to >= 0 && !wet && pack.hexes[to]!.land && !seen.includes(to)) seen.push(to);
    }
  return seen.map((hex) => pack.hexes[hex]!.id);
}

describe('the last unit', () => {
  const strong = ['1/129', '2/129', '3/129', '1/145'];
  const units: Units = {
    '47-2': 'out',
    MP: '3626',
    '1/129': '3627',
    '2/129': '3627',
    '3/129': '3525',
    '1/145': '3525',
  };

  test('MN-5.5.b its death ends the match at once, without rubble or advance', () => {
    const m = match('C', units, { turn: 7 }, [1]);
    m.play(attack('3626', strong));
    expect(outcome(m)).toEqual(['US', 'lastUnit', 'MN-5.5.b']);
    expect([m.rolls.length, m.diceLeft]).toEqual([1, 0]);
  });
  test('MN-5.5.a MN-5.5.b it may die by defensive fire too', () => {
    const m = match(
      'D',
      { '47-2': 'out', Ship: '2927', '1/5': '3028', '2/5': '3028', '1/7': '3029' },
      {},
      [1],
    );
    m.play(
      { do: 'move', unit: idsOf('Ship')[0]!, to: '2928' },
      { do: 'fire', units: idsOf('1/5', '2/5', '1/7') },
    );
    expect(outcome(m)).toEqual(['US', 'lastUnit', 'MN-5.5.b']);
  });
  test('MN-5.5.c without any US unit play goes on', () => {
    const m = match('C', {}, { turn: 6 });
    m.play(end, end, end);
    expect([m.state.turn, m.state.step, m.winner]).toEqual([7, 'A', undefined]);
  });
});
