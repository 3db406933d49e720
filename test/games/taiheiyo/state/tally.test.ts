/** What a side did in a turn: kept for standing orders, seen by all, gone with the turn. */
import { describe, expect, test } from 'vitest';
import { tallyOf } from '../../../../src/games/taiheiyo/state/state.js';
import { allot, battle, game, hands, match, move, position, spend } from '../support.js';

const where = { japan: 'jp_kako', hawaii: 'us_chester' };

describe('the tally of a turn', () => {
  test('counts operations and cards for the initiative, and says what the last operation came to', () => {
    const m = match(2, where, hands('C01 C02', ''));
    m.play(spend('C01'))
      .until('passOrOperate')
      .play('operate')
      .until('operation')
      .play(move('japan', 'jp_kako', 'okinawa'));
    expect(tallyOf(m.state, 'J')).toMatchObject({ operations: 1, cards: 1, did: ['operated', 'moved'] });
    expect(tallyOf(m.state, 'A')).toMatchObject({ operations: 0, cards: 0, did: [] });
  });

  test('a pass is no operation', () => {
    const m = match(2, where, hands('C01', '')).play(spend('C01')).until('passOrOperate').play('pass');
    expect(tallyOf(m.state, 'J')).toMatchObject({ operations: 0, cards: 1, did: [] });
  });

  test('an entry into the enemy is a fight at that point', () => {
    const m = match(
      2,
      { japan: 'jp_kako', okinawa: 'us_chester' },
      hands('C01', ''),
      [3, 3, 3, 3, 3, 3, 3, 3],
    );
    m.play(spend('C01'))
      .until('passOrOperate')
      .play('operate')
      .until('operation')
      .play(move('japan', 'jp_kako', 'okinawa'));
    const body = game.position.view(m.state, 'A').body;
    expect(body).toMatchObject({ tally: { J: { did: ['operated', 'moved', 'fought'], at: 'okinawa' } } });
  });

  test('goes with the turn, and through a position file', () => {
    const m = match(2, where, hands('C01', '')).play(spend('C01')).until('passOrOperate').play('pass');
    const kept = game.position.show(m.state);
    expect(tallyOf(position(kept), 'J')).toEqual(tallyOf(m.state, 'J'));
    for (let i = 0; i < 60 && m.asked && m.state.turn === 2; i++) m.decline();
    expect(m.state.turn).toBe(3);
    expect(m.state.tally?.J.cards ?? 0).toBe(0);
  });

  test('counts the carriers that a combat has cost', () => {
    const m = battle(
      2,
      'midway',
      'J',
      'jp_akagi jp_kaga us_wasp us_chester us_chicago',
      {},
      {},
      [4, 1, 1, 1],
    );
    m.play(allot('us_wasp us_chester'));
    expect(m.now).toBe('J attackerRetreat air');
    expect(m.state.battle?.carriersHit).toEqual({ J: 0, A: 1 });
  });
});
