/**
 * The practice opponent: sensible in single positions, much better than chance over whole matches, blind to
 * what it may not see.
 */
import { describe, expect, test } from 'vitest';
import type { TsState } from '../../../../src/games/taiheiyo/state/state.js';
import { bestOrder, ratedOrders } from '../../../../src/practice/choose.js';
import { type Order, type Question, Session, type Side, sampleOrder } from '../../../../src/referee/index.js';
import { effort } from '../../../support/effort.js';
import {
  back,
  battle,
  begin,
  game,
  hands,
  type Match,
  match,
  move,
  operation,
  picker,
  raid,
  seededChance,
} from '../support.js';

const MATCHES = effort(6, 24);

function chosen(m: Match, seed = 1): Order | undefined {
  return bestOrder(game, game.position.view(m.state, m.question.side), m.question, picker(seed));
}

function worth(m: Match, order: Order): number {
  return (
    game.opponent.appraise?.(game.position.view(m.state, m.question.side), m.question, order) ?? Number.NaN
  );
}

describe('single decisions', () => {
  test('an attack with good odds is liked, one with bad odds is not', () => {
    const attack = (units: string, there: string) =>
      worth(operation('J', 2, { okinawa: units, philippines: there, japan: 'jp_kaga jp_soryu' }), {
        do: 'move',
        from: 'okinawa',
        ships: units.split(' ').sort(),
        path: ['philippines'],
      });
    expect(attack('jp_akagi jp_hiryu jp_nagato jp_mutsu', 'us_chester us_chicago')).toBeGreaterThan(100);
    expect(attack('jp_kako', 'us_enterprise us_lexington us_washington')).toBeLessThan(0);
  });

  test('an empty enemy port is entered rather than left', () => {
    const m = operation('J', 2, {
      okinawa: 'jp_nagato jp_kako',
      japan: 'jp_akagi',
      hawaii: 'us_washington us_alabama us_indiana',
    });
    const { path } = chosen(m) as { readonly path?: readonly string[] };
    expect(path?.at(-1)).toBe('philippines');
  });

  test('with nothing to gain the side passes and keeps its cards', () => {
    const where = { japan: 'jp_kako*', hawaii: 'us_chester' };
    expect(chosen(match(5, where, hands('C01 C02', '')))).toEqual({ do: 'no' });
  });

  test('a port is captured when its price is right, with the cheaper card', () => {
    const m = match(
      3,
      { truk: 'us_chester', hawaii: 'us_wasp' },
      { phase: 'CAPTURE-A', ...hands('', 'C04 C05') },
    );
    expect(chosen(m)).toEqual({ do: 'capture', port: 'truk', cards: ['C05'] });
  });

  test('hits go to carriers of the enemy, and to own cruisers', () => {
    const shot = battle(2, 'midway', 'J', 'jp_akagi us_wasp us_chester us_chicago', {}, {}, [4]).until(
      'allot',
    );
    expect(chosen(shot)).toEqual({ do: 'allot', hits: { us_wasp: 1 } });
    const hit = battle(
      2,
      'midway',
      'J',
      'jp_nagato us_washington us_chester us_wasp',
      { step: 'surface' },
      {},
      [4],
    ).play('yes');
    expect(hit.now).toBe('A allot');
    expect(chosen(hit)).toEqual({ do: 'allot', hits: { us_chester: 1 } });
  });

  test('a hopeless defence is given up, a good one is not', () => {
    const asked = (units: string) =>
      battle(2, 'midway', 'J', units, { step: 'surface', movementLeft: 1 }, {}, []).play('no');
    const weak = battle(
      2,
      'midway',
      'J',
      'jp_akagi jp_nagato jp_mutsu us_chester',
      { round: 2 },
      {},
      [1],
    ).until('defenderRetreat');
    expect(chosen(weak)).toEqual({ do: 'yes' });
    const strong = battle(2, 'midway', 'J', 'jp_kako us_washington us_indiana us_alabama', {
      step: 'surface',
    });
    // the attacker does not open fire against four times his guns
    expect(chosen(strong)).toEqual({ do: 'no' });
    expect(asked('jp_akagi us_chester').now).toContain('extend');
  });

  test('an evacuation saves what would be lost, a counterstrike that wins is made', () => {
    const entered = (group: string, there: string, hawaii: string) =>
      operation('J', 2, { japan: group, midway: there, hawaii }).play({
        do: 'move',
        from: 'japan',
        ships: group.split(' ').sort(),
        path: ['midway'],
      });
    const heavy = 'jp_akagi jp_hiryu jp_kaga jp_soryu';
    expect(chosen(entered(heavy, 'us_enterprise', 'us_chester*'))).toEqual({ do: 'evacuate' });
    expect(chosen(entered('jp_ryujo', 'a_air_1', 'us_enterprise us_lexington'))).toMatchObject({
      do: 'counterstrike',
    });
  });

  test('of ports of retreat the home port is taken', () => {
    const m = match(
      2,
      { midway: 'us_chester', japan: 'jp_kako' },
      begin('retreat', { side: 'A', at: 'midway' }),
    );
    expect(chosen(m)).toEqual({ do: 'to', to: 'hawaii' });
  });

  test('the set-up is given by one order a side: the one from which there is more to take', () => {
    const session = new Session(game, start(), { chance: seededChance(1) });
    const given: Order[] = [];
    playOn(session, (q) => {
      const order = q.kind === 'setup' ? best(session, q, 1) : undefined;
      if (order !== undefined) given.push(order);
      return order;
    });
    expect(given).toEqual([
      { do: 'template', plan: 'forward' },
      { do: 'template', plan: 'southward' },
    ]);
  });
});

describe('a newcomer would not laugh', () => {
  test('no attack at one to three, in the air or on the sea', () => {
    const attack = (units: string, there: string) =>
      worth(
        operation('J', 3, { truk: units, japan: 'jp_kaga jp_soryu', rabaul: there }),
        move('truk', units, 'rabaul'),
      );
    expect(attack('jp_nagato', 'us_washington us_indiana us_alabama')).toBeLessThan(0);
    expect(attack('jp_ryujo', 'us_essex us_enterprise')).toBeLessThan(0);
  });

  test('the last ships stay in a port of three points that the enemy could enter', () => {
    const ships = ['us_chester', 'us_chicago', 'us_washington'];
    const where = (there: string) => ({ hawaii: ships.join(' '), japan: there });
    const leave = { do: 'return', from: 'hawaii', ships, to: 'west_coast' };
    const feared = operation('A', 2, where('jp_akagi jp_kaga jp_soryu'));
    expect(worth(feared, leave)).toBeLessThan(0);
    // Nobody within reach: the same order is neither good nor bad.
    expect(
      Math.abs(worth(operation('A', 2, where('jp_akagi* jp_kaga* jp_soryu*')), leave)),
    ).toBeLessThanOrEqual(2);
  });

  test('ships that lie where they are resupplied for nothing do not go to another such port for it', () => {
    const m = operation('A', 2, { hawaii: 'us_hornet* us_saratoga*', japan: 'jp_kako*' });
    expect(worth(m, back('hawaii', 'us_hornet us_saratoga', 'west_coast'))).toBeLessThanOrEqual(0);
    const away = operation('A', 2, { midway: 'us_hornet* us_saratoga* us_chester*', japan: 'jp_kako*' });
    expect(worth(away, back('midway', 'us_hornet us_saratoga', 'hawaii'))).toBeGreaterThan(10);
  });

  test('tired ships stay where they are resupplied for nothing in the next half-step', () => {
    const where = {
      japan: 'jp_akagi* jp_kaga* jp_hiryu jp_soryu jp_nagato',
      truk: 'jp_kako',
      hawaii: 'us_chester',
    };
    const m = match(2, where, { phase: 'RETURN-J' });
    const leave = { do: 'return', from: 'japan', ships: ['jp_akagi', 'jp_kaga'], to: 'truk' };
    expect(worth(m, leave)).toBeLessThan(-10);
    expect(chosen(m)).not.toMatchObject({ do: 'return', from: 'japan' });
  });

  test('Japan is not left to a fleet that is tired only until the next turn', () => {
    const fleet = ['jp_akagi', 'jp_hiryu', 'jp_kaga', 'jp_soryu'];
    const where = {
      japan: fleet.join(' '),
      midway: 'us_essex* us_enterprise* us_washington* us_indiana* us_alabama*',
      truk: 'jp_kako',
    };
    expect(worth(operation('J', 3, where), move('japan', fleet.join(' '), 'okinawa'))).toBeLessThan(-100);
  });

  test('an empty port of one point is worth more than twice a hunt for three carriers', () => {
    const fleet = 'jp_akagi jp_hiryu jp_kaga jp_soryu';
    const m = operation('J', 2, {
      japan: `${fleet} jp_yamato* jp_musashi* jp_nagato*`,
      truk: 'jp_kako jp_aoba*',
      midway: 'us_enterprise* us_hornet* us_lexington*',
      hawaii: 'us_chester*',
    });
    const hunt = worth(m, move('japan', fleet, 'midway'));
    expect(hunt).toBeGreaterThan(50);
    expect(worth(m, move('truk', 'jp_kako', 'kwajalein johnston samoa'))).toBeGreaterThan(2 * hunt);
  });

  test('one base more is no reason to give up a card', () => {
    const m = operation('J', 2, { japan: 'jp_nagato jp_kako', truk: 'jp_aoba*', hawaii: 'us_chester*' });
    const base = worth(m, move('japan', 'jp_kako', 'attu'));
    expect(base).toBeGreaterThan(20);
    const bid = match(2, { japan: 'jp_kako*', hawaii: 'us_chester*' }, hands('C06', ''));
    expect(base + worth(bid, { do: 'spend', card: 'C06' })).toBeLessThan(0);
  });

  test('in the last turn a card is given up for what it was kept for before', () => {
    const bid = (turn: number) =>
      worth(match(turn, { japan: 'jp_kako*', hawaii: 'us_chester*' }, hands('C06', '')), {
        do: 'spend',
        card: 'C06',
      });
    expect(bid(2)).toBe(bid(3));
    expect(bid(4)).toBeGreaterThan(bid(3));
    expect(bid(5)).toBeGreaterThan(bid(4));
  });

  test('of the hand that card is bid which is missed least, never one by lot', () => {
    const bid = match(2, { japan: 'jp_kako', hawaii: 'us_chester*' }, hands('C02 C03 C06', ''));
    const rated = ratedOrders(game, game.position.view(bid.state, 'J'), bid.question, picker(1), 6);
    const liked = rated.map(({ order }) => order);
    expect(liked).toHaveLength(2);
    expect(liked).toContainEqual({ do: 'no' });
    expect(liked).toContainEqual({ do: 'spend', card: 'C06' });
  });

  test('no operation is stated when none gains anything', () => {
    const where = { japan: 'jp_fuso* jp_ise*', hawaii: 'us_chester*' };
    const m = match(4, where, begin('operate', { side: 'J' }));
    for (let seed = 1; seed < 6; seed++) expect(chosen(m, seed)).toEqual({ do: 'pass' });
  });

  test('a card that a capture needs is dearer by what the port is worth', () => {
    const where = {
      singapore: 'jp_nagato jp_mutsu*',
      japan: 'jp_kako*',
      hawaii: 'us_chester',
      ceylon: 'gb_exeter',
    };
    const spending = (hand: string) =>
      worth(match(1, where, { points: { singapore: { held: '2b' } }, ...hands(hand, '') }), {
        do: 'spend',
        card: 'C01',
      });
    // Two points for three scorings, all but certain.
    expect(spending('C01 C03 C04') - spending('C01 C03')).toBeGreaterThan(500);
    expect(spending('C01 C03 C04 C06')).toBe(spending('C01 C03 C04'));
  });
});

describe('operation cards', () => {
  test('J05 is liked where guns find carriers, which would strike first in a common combat', () => {
    const where = {
      truk: 'jp_yamato jp_nagato jp_mutsu',
      rabaul: 'us_essex us_enterprise',
      japan: 'jp_kaga* jp_soryu*',
    };
    const m = operation('J', 4, where, hands('C05', ''));
    const raiders = worth(m, raid('J05', 'truk', 'jp_yamato jp_nagato jp_mutsu', 'rabaul'));
    expect(raiders).toBeGreaterThan(0);
    expect(raiders).toBeGreaterThan(worth(m, move('truk', 'jp_yamato jp_nagato jp_mutsu', 'rabaul')));
  });

  test('J09 is liked where an air unit holds what nobody else does, and not where the carriers have work', () => {
    const order = {
      do: 'event',
      event: 'J09',
      carriers: ['jp_shoho', 'jp_zuiho'],
      air: 'j_air_1',
      to: 'truk',
    };
    const where = (midway: string) => ({
      japan: 'jp_zuiho jp_shoho jp_yamato',
      truk: 'jp_kako*',
      hawaii: 'us_chester*',
      midway,
    });
    expect(worth(operation('J', 4, where(''), hands('C09', '')), order)).toBeGreaterThan(0);
    expect(chosen(operation('J', 4, where('us_essex*'), hands('C09', '')))).not.toMatchObject({
      event: 'J09',
    });
  });

  test('the shift is made when ships stand ready at a route that it opens and much lies at its end', () => {
    const fleet = 'us_essex us_yorktown_ii us_lexington_ii us_bunker_hill';
    const ready = operation(
      'A',
      4,
      { rabaul: fleet, japan: 'jp_kako*' },
      { points: { philippines: { owner: 'J' } }, ...hands('', 'C01 C04') },
    );
    expect(worth(ready, { do: 'shift', card: 'C01' })).toBeGreaterThan(0);
    const far = operation(
      'A',
      4,
      { hawaii: fleet, japan: 'jp_kako*' },
      { points: { philippines: { owner: 'J' } }, ...hands('', 'C01 C04') },
    );
    expect(worth(far, { do: 'shift', card: 'C01' })).toBeLessThan(0);
    expect(chosen(far)).not.toMatchObject({ do: 'shift' });
  });

  test('a card against air strikes is played when four carriers come, and kept when one cruiser comes', () => {
    const FLEET = 'us_enterprise us_lexington us_hornet us_saratoga us_yorktown';
    const asked = (there: string) => battle(4, 'midway', 'J', `${there} ${FLEET}`, {}, hands('', 'C10'));
    expect(asked('jp_akagi jp_kaga jp_soryu jp_hiryu').now).toBe('A cards combatStart');
    expect(chosen(asked('jp_akagi jp_kaga jp_soryu jp_hiryu'))).toEqual({ do: 'card', event: 'A07' });
    expect(chosen(asked('jp_kako'))).toEqual({ do: 'none' });
  });
});

function start(): TsState {
  return game.rules.start({ scenario: 'standard', options: {} });
}

function best(session: Session<TsState>, question: Question, seed: number): Order | undefined {
  return bestOrder(game, game.position.view(session.state, question.side), question, picker(seed));
}

/** Answers questions until there is no answer. */
function playOn(session: Session<TsState>, answer: (question: Question) => Order | undefined): void {
  for (let n = 0; session.stop.at === 'asked' && n < 20_000; n++) {
    const [question] = session.questions;
    const order = question === undefined ? undefined : answer(question);
    if (question === undefined || order === undefined) return;
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`${question.kind}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
  }
}

function winner(clever: Side, seed: number): Side | null {
  const pick = picker(seed);
  const session = new Session(game, start(), { chance: seededChance(seed) });
  playOn(session, (q) =>
    q.side === clever
      ? bestOrder(game, game.position.view(session.state, q.side), q, pick)
      : sampleOrder(q, pick),
  );
  const { stop } = session;
  if (stop.at !== 'ended') throw new Error('no end');
  return stop.result.winner;
}

test('over whole matches it beats a random legal player on both sides', () => {
  const seeds = Array.from({ length: MATCHES / 2 }, (_, seed) => seed);
  for (const side of ['J', 'A'] as const) {
    const won = seeds.filter((seed) => winner(side, seed) === side);
    expect(won.length, side).toBeGreaterThanOrEqual(seeds.length - 1);
  }
}, 400_000);

test('TS-2.3.2.b it chooses the same whatever the enemy holds', () => {
  const pick = picker(7);
  const session = new Session(game, start(), { chance: seededChance(7) });
  let compared = 0;
  playOn(session, (question) => {
    const order = best(session, question, 7);
    const other = game.position.twin?.(structuredClone(session.state), question.side, pick);
    if (other !== undefined && order !== undefined) {
      const view = game.position.view(other, question.side);
      expect(bestOrder(game, view, question, picker(7))).toEqual(order);
      expect(game.opponent.appraise?.(view, question, order)).toBe(worthOf(session, question, order));
      compared += 1;
    }
    return compared > 120 ? undefined : order;
  });
  expect(compared).toBeGreaterThan(50);
}, 60_000);

function worthOf(session: Session<TsState>, question: Question, order: Order): number {
  return (
    game.opponent.appraise?.(game.position.view(session.state, question.side), question, order) ?? Number.NaN
  );
}

test('every appraisal is a whole number, and declining is worth nothing', () => {
  const session = new Session(game, start(), { chance: seededChance(9) });
  const pick = picker(9);
  playOn(session, (question) => {
    const order = sampleOrder(question, pick);
    if (order === undefined) return undefined;
    const found = worthOf(session, question, order);
    expect(Number.isSafeInteger(found), `${question.kind} ${JSON.stringify(order)} ${found}`).toBe(true);
    if (['no', 'none', 'done', 'stop', 'pass'].includes(order.do)) expect(Math.abs(found)).toBe(0);
    return order;
  });
}, 60_000);
