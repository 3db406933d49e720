/** Rules 3, 4, 5, 11 to 13: the turn, cards, resources, reinforcements, China, scenarios. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  clausesOf,
  game,
  type Match,
  type More,
  match,
  pass,
  refusal,
  TRUK,
  type Where,
} from '../support.js';

const use = (card: string) => ({ do: 'use', card });

/** The event phase of a turn with these hands and draws. */
function events(
  turn: number,
  J: string,
  A: string,
  draws: string[],
  where: Where = TRUK,
  more: More = {},
): Match {
  return match(turn, 'event', where, { hands: { J: [J], A: [A] }, ...more }, [1, 1, 1, 1], draws);
}

const modifiers = (turn: number, side: 'J' | 'A', more: More, where: Where = TRUK): number => {
  const m = match(turn, 'depot', where, { ...begin('resources'), ...more }, [1, 1, 1, 1]);
  return Number(m.log.find(({ key, side: of }) => key === 'trp' && of === side)?.more);
};

describe('the cards', () => {
  test('WP-4.1.a no red card is dealt on turn 1, and the three join the deck then', () => {
    const m = match(1, 'event', {}, { clear: false, deck: [] });
    const dealt = [...m.state.hands.J, ...m.state.hands.A];
    expect(dealt).toHaveLength(2);
    expect(dealt.some((card) => [0, 4, 7].includes(card))).toBe(false);
    expect(m.state.deck).toHaveLength(8);
    expect(m.state.deck).toEqual(expect.arrayContaining([0, 4, 7]));
  });

  test('WP-4.1.c nobody is asked for a card on turn 1', () => {
    expect(match(1, 'event', {}, { clear: false }).now).toBe('J depot');
  });

  test('WP-4.2.a WP-4.2.b WP-4.2.c WP-4.2.d WP-4.2.g both draw, then A declares first until turn 8, J from turn 9', () => {
    const m = events(4, '1942-02', '1942-05', ['1942-10', '1942-03']);
    expect(m.now).toBe('A card');
    expect(m.state.hands.J).toHaveLength(2);
    expect(m.legal()).toEqual([use('1942-05'), use('1942-10')]);
    m.session.give('A', use('1942-10'));
    expect([m.now, m.state.discards.length]).toEqual(['J card', 1]);
    expect(events(9, '1943-01', '1943-02', ['1943-03', '1943-04']).now).toBe('J card');
  });

  test('WP-4.3.a WP-5.1.c E-M1 E-M2 Doolittle is worth two points to the Allies, Long Lance sinks the fleet at Leyte', () => {
    const where = { ...TRUK, '0707': 'J-N1', '0607': 'U-N5' };
    const m = match(
      4,
      'event',
      where,
      { hands: { J: ['1942-02'], A: ['1942-05'] } },
      [2, 3, 5, 4],
      ['1942-10', '1942-03'],
    );
    m.session.give('A', use('1942-10'));
    m.session.give('J', use('1942-03'));
    expect(m.where('U-N5')).toBe('out');
    expect(m.state.trp).toEqual({ J: 14, A: 19 });
    expect(m.now).toBe('A depot');
  });

  test('WP-4.2.e WP-4.2.f a card without an event for the side, or without a target, is used up all the same', () => {
    const m = match(4, 'depot', TRUK, begin('card', { side: 'J', card: '1942-10' }));
    expect([m.state.discards.length, m.keys]).toEqual([1, ['card.used']]);
    const none = match(4, 'depot', TRUK, begin('card', { side: 'J', card: '1942-03' }));
    expect(none.keys).toEqual(['card.used']);
  });

  test('WP-4.3.c WP-4.3.d a card that was used is out of the game, and its effect ends with the turn', () => {
    const m = match(4, 'endOfTurn', TRUK, {
      effects: [{ card: '1942-07', owner: 'J' }],
      discards: ['1942-07'],
      chinaBattle: true,
    });
    expect([m.state.turn, m.state.effects, m.state.discards.length]).toEqual([5, [], 1]);
  });

  test('WP-4.4.a WP-4.4.b WP-4.4.c a new year brings ten new cards, and the old ones go unseen', () => {
    const m = events(6, '1942-02', '1942-05', ['1943-01', '1943-02']);
    expect(m.state.deck).toHaveLength(8);
    expect(m.state.deck.every((card) => card >= 10 && card < 20)).toBe(true);
    expect(m.state.discards).toEqual([]);
  });

  test('WP-4.4.d WP-3.3.d the deck of the 1943 scenario has eight cards after the deal and is not renewed on turn 6', () => {
    const m = match(6, 'start', {}, { clear: false, scenario: '1943' });
    expect(m.keys).toContain('cards.dealt');
    expect(m.keys).not.toContain('deck.new');
    const dealt = (turn: number, scenario: string, more: More = {}) =>
      match(turn, 'start', {}, { clear: false, scenario, ...more }).keys.includes('cards.dealt');
    expect([dealt(6, '1943'), dealt(7, '1943'), dealt(6, 'standard')]).toEqual([true, false, false]);
    expect(dealt(6, '1943', { hands: { J: ['1943-01'], A: [] } })).toBe(false);
  });

  test('WP-4.5.a WP-4.5.e WP-X.sd.c a forced card is shown when it is drawn and used without a question', () => {
    const more = { options: { suddenDeath: true } };
    const m = events(7, '1943-01', '1943-02', ['1943-09', '1943-04'], TRUK, more);
    expect(m.keys.filter((key) => key === 'card.forced' || key === 'card.used')).toEqual([
      'card.forced',
      'card.used',
    ]);
    expect([m.now, m.state.suddenDeathOff, m.state.hands.A.length]).toEqual(['J card', true, 1]);
  });

  test('WP-4.5.f Vengeance grounds the fleets of Japan whoever uses it', () => {
    const effects = [{ card: '1943-09', owner: 'A' }];
    const m = match(
      7,
      'movement',
      { '0507': 'J-N1', '0907': 'J-L25' },
      { trp: { J: 9, A: 0 }, effects, ...begin('impulse', { side: 'J' }) },
    );
    expect(m.keys).toContain('impulse.pass');
  });

  test('WP-4.5.b WP-4.5.d E-4.5 E-43 Typhoon Cobra forbids landings against land and Air, and those of combat', () => {
    const effects = [{ card: '1944-06', owner: 'J' }];
    const rp = { trp: { J: 0, A: 10 }, effects };
    const where = { ...TRUK, '1106': 'U-N1 U-L1', '1107': 'J-A1!', '1205': 'J-N1' };
    const m = match(11, 'movement', where, { ...rp, ...begin('impulse', { side: 'A' }) });
    m.session.give('A', { do: 'target', hex: '1107' });
    const cargo = ['U-L1', 'U-N1'];
    expect(
      refusal(m, 'A', { do: 'send', from: '1106', units: ['U-L1', 'U-N1'], cargo, path: ['1107'] }),
    ).toBe('WP-4.5.d');
    expect(refusal(m, 'A', { do: 'send', from: '1106', units: ['U-N1'], cargo: [], path: ['1107'] })).toBe(
      'legal',
    );
    const combat = match(11, 'combat', { ...TRUK, '1107': 'U-N1 U-L1@U-N1 J-A1!' }, { effects });
    expect(combat.keys).not.toContain('land.ashore');
  });
});

describe('resources', () => {
  test('WP-5.1.a WP-5.1.b WP-5.1.f E-5.1 are the basic points, plus the white die, less the red one', () => {
    const m = match(5, 'resource', TRUK, {}, [6, 3, 2, 4]);
    expect(m.state.trp).toEqual({ J: 16, A: 14 });
  });

  test('WP-5.2.b WP-5.2.d E-27 equal points: Japan begins with depots, the Allies with redeployment', () => {
    expect(match(5, 'depot', TRUK, { trp: { J: 14, A: 14 } }).now).toBe('J depot');
    const where = { ...TRUK, '0904': 'J-N1', '1506': 'U-N1' };
    expect(match(5, 'redeployFleets', where, { trp: { J: 14, A: 14 } }).now).toBe('A redeployFleet');
  });

  test('WP-5.2.c E-33 who was ahead stays ahead when the points are spent', () => {
    const m = match(
      5,
      'movement',
      { ...TRUK, '0904': 'J-N1', '1506': 'U-N1' },
      { trp: { J: 14, A: 17 }, rp: { J: 10, A: 9 } },
    );
    expect(m.now).toBe('A impulse');
  });

  test('WP-5.3.a WP-12.1.a on turn 1 no dice fall: Japan has 20, the Allies none', () => {
    const m = match(1, 'resource', {}, { clear: false });
    expect([m.state.trp, m.rolls]).toEqual([{ J: 20, A: 0 }, []]);
  });

  test('WP-5.1.d all changes are added before 0 is the floor', () => {
    const effects = [
      { card: '1945-03', owner: 'A' },
      { card: '1945-09', owner: 'A' },
      { card: '1945-01', owner: 'J' },
    ];
    const m = match(16, 'resource', TRUK, { effects, chinaPenaltyNext: true }, [1, 6, 1, 1]);
    expect(m.state.trp.J).toBe(0);
  });

  test('WP-12.3.a WP-12.3.b WP-12.4.a oil, Australia and China change them as they were when the turn began', () => {
    expect(modifiers(4, 'J', { snapshot: { oil: 1, allied: false } })).toBe(1);
    expect(modifiers(4, 'J', { snapshot: { oil: 2, allied: false } })).toBe(2);
    expect(modifiers(4, 'A', { snapshot: { oil: 0, allied: true } })).toBe(-3);
    expect(modifiers(4, 'J', { chinaPenaltyNext: true })).toBe(-3);
    const held = match(4, 'start', { '0508': 'J-L1', '0408': 'J-L2', '0509': 'J-L3', '0710': 'J-L4' });
    expect(held.state.snapshot).toEqual({ oil: 2, allied: true });
  });

  test('WP-5.1.e a card that finds no target may cost points instead', () => {
    expect(modifiers(4, 'A', { effects: [{ card: '1942-02', owner: 'J', left: 1 }] })).toBe(-1);
  });
});

describe('victory', () => {
  test('WP-3.2.a WP-3.2.f Japan confined to its sources and the bases of China has lost', () => {
    const end = (where: Where) => match(9, 'depot', where, begin('victory')).winner;
    expect(end({ '0804': 'J-L1', '0603': 'J-L2' })).toBe('A');
    expect(end({ '0804': 'J-L1', '0505': 'J-L2' })).toBeUndefined();
    expect(end({ '0804': 'J-L1', '0907': 'J-N1 J-L2@J-N1' })).toBeUndefined();
  });

  test('WP-3.2.g the depot on Iwo Jima ends the game as soon as it is built', () => {
    const where = { ...TRUK, '0804': 'U-L1', '0805': 'U-L2', '0906': 'U-L3' };
    const m = match(14, 'depot', where, {
      trp: { J: 1, A: 9 },
      depots: { A: ['0906', '1107', '1205', '1506', '0806'] },
    });
    expect(refusal(m, 'A', { do: 'build', hex: '0805' })).toBe('legal');
    expect(m.winner).toBe('A');
  });

  test('WP-3.2.c the atomic bomb wins on turn 16 from a base near Japan, else it is two points', () => {
    const where = { ...TRUK, '0906': 'U-L1 U-A1' };
    expect(match(16, 'depot', where, begin('card', { side: 'A', card: '1945-10' })).winner).toBe('A');
    const early = match(15, 'depot', where, begin('card', { side: 'A', card: '1945-10' }));
    expect([early.winner, early.state.effects[0]?.left]).toEqual([undefined, 1]);
  });

  test('WP-3.2.d Japan wins at the end of the last turn', () => {
    const m = match(16, 'endOfTurn', TRUK, { chinaBattle: true });
    expect(m.winner).toBe('J');
  });

  test('WP-13.2.c in the shortened game Japan needs the bases that were bid', () => {
    const end = (bid: number) =>
      match(5, 'endOfTurn', TRUK, { scenario: 'short', options: { lastTurn: 5, bid }, chinaBattle: true })
        .winner;
    expect([end(16), end(17)]).toEqual(['J', 'A']);
  });

  test('WP-X.sd.a WP-X.sd.b E-SD peace on at most the ports gained less the full Allied carriers', () => {
    const where = {
      '0407': 'J-L1',
      '0508': 'J-L2',
      '1008': 'J-L3',
      '1207': 'J-L4',
      '1205': 'J-L5',
      '1506': 'U-C1 U-C2 U-C3!',
    };
    const more = { options: { suddenDeath: true }, ...begin('suddenDeath', { hex: '1205' }) };
    const m = match(5, 'depot', where, more, [1, 1]);
    expect([m.winner, m.rolls[0]?.outcomes]).toEqual([
      'J',
      [
        [2, 'peace'],
        [12, 'war'],
      ],
    ]);
    expect(match(5, 'depot', where, more, [1, 2]).winner).toBeUndefined();
  });

  test('WP-X.sd.d a value below 2 needs no roll', () => {
    const where = { '0407': 'J-L1', '1506': 'U-C1' };
    const m = match(5, 'depot', where, {
      options: { suddenDeath: true },
      ...begin('suddenDeath', { hex: '0407' }),
    });
    expect(m.rolls).toEqual([]);
  });
});

describe('China', () => {
  const end = (turn: number, where: Where, more: More = {}) =>
    match(turn, 'depot', { ...TRUK, ...where }, { ...begin('china'), ...more });

  test('WP-12.2.e WP-12.2.o WP-12.2.p E-22 surrenders when Japanese land alone holds Chungking', () => {
    const m = end(3, { '0404': 'J-L1', '0504': 'C-L4 C-L5' });
    expect([m.state.surrendered, m.where('C-L4 C-L5')]).toEqual([true, 'out out']);
    expect(end(3, { '0404': 'J-L1 C-L1' }, { chinaBattle: true }).state.surrendered).toBe(false);
  });

  test('WP-12.2.f WP-12.2.g without a land battle the Allies remove one Japanese land unit there', () => {
    const m = end(3, { '0603': 'J-L1 J-L2', '0504': 'C-L1' });
    expect(m.now).toBe('A front');
    expect(m.legal().map((o) => o.unit)).toEqual(['J-L1', 'J-L2']);
    expect(end(1, { '0603': 'J-L1' }).now).not.toBe('A front');
  });

  test('WP-12.2.h fewer than three there cost points from turn 3 on', () => {
    const where = { '0603': 'J-L1 J-L2' };
    const few = (turn: number) => end(turn, where, { chinaBattle: true }).state.chinaPenaltyNext;
    expect([few(2), few(3)]).toEqual([false, true]);
  });

  test('WP-12.2.i WP-12.2.j damaged Chinese units recover, the Air at Chungking with them', () => {
    const m = end(7, { '0504': 'C-L1!', '0404': 'B-A2!' }, { chungkingAir: 'B-A2', chinaBattle: true });
    expect(m.where('C-L1 B-A2')).toBe('0504 0404');
  });

  test('WP-12.2.k WP-12.2.l WP-12.2.m WP-12.2.x Chinese units redeploy once each, into Japanese hexes too, not out of combat', () => {
    const where = { '0404': 'C-L1 C-L2', '0504': 'J-L1', '0505': 'C-L3 J-L2' };
    const m = end(4, where, { chinaBattle: true, cc: ['0505'] });
    expect(refusal(m, 'A', { do: 'chinese', from: '0505', units: ['C-L3'], to: '0404' })).toBe('WP-12.2.l');
    expect(refusal(m, 'A', { do: 'chinese', from: '0404', units: ['C-L1'], to: '0504' })).toBe('legal');
    expect(m.state.cc).toHaveLength(2);
    expect(refusal(m, 'A', { do: 'chinese', from: '0404', units: ['C-L2'], to: '0405' })).toBe('WP-12.2.a');
  });

  test('WP-12.2.n on turn 1 they do not, unless the option is off', () => {
    const where = { '0404': 'C-L1 C-L2' };
    expect(end(1, where).now).not.toBe('A chinese');
    expect(end(1, where, { options: { chineseNoRedeployTurn1: false } }).now).toBe('A chinese');
  });

  test('WP-12.2.q WP-12.2.s WP-12.2.v E-24 from turn 6 an Air may go to Chungking once, while Japan does not hold Rangoon', () => {
    const start = (turn: number, where: Where, more: More = {}) =>
      match(turn, 'start', { ...TRUK, '0206': 'B-A2', ...where }, more);
    expect(start(5, {}).now).not.toBe('A chungking');
    expect(start(6, { '0306': 'J-L1' }).now).not.toBe('A chungking');
    expect(start(6, { '0306': 'J-L1 B-L1' }).now).toBe('A chungking');
    const m = start(6, {});
    m.session.give('A', { do: 'place', unit: 'B-A2' });
    expect([m.where('B-A2'), m.state.chungkingUsed]).toEqual(['0404', true]);
    expect(start(7, {}, { chungkingUsed: true }).now).not.toBe('A chungking');
  });

  test('WP-12.2.r WP-12.2.t the Air at Chungking never redeploys and is lost with its base', () => {
    const where = { ...TRUK, '0404': 'B-A2', '0904': 'J-A1' };
    const m = match(7, 'redeployLandAir', where, { trp: { J: 1, A: 9 }, chungkingAir: 'B-A2' });
    expect(refusal(m, 'A', { do: 'redeploy', from: '0404', units: ['B-A2'], to: '0207' })).not.toBe('legal');
    const taken = match(
      7,
      'depot',
      { ...TRUK, '0404': 'B-A2 J-L1' },
      { chungkingAir: 'B-A2', ...begin('supply') },
    );
    expect(taken.where('B-A2')).toBe('out');
    expect(clausesOf(taken, 'air.lost')).toEqual(['WP-12.2.t']);
  });

  test('WP-12.2.b WP-12.2.c Chinese units do not move, and other Allies do not enter', () => {
    const m = match(
      5,
      'movement',
      { ...TRUK, '0504': 'C-L1', '0603': 'U-L1' },
      { trp: { J: 0, A: 9 }, ...begin('impulse', { side: 'A' }) },
    );
    expect(refusal(m, 'A', { do: 'target', hex: '0504' })).toBe('WP-12.2.b');
    expect(m.legal().every((o) => o.hex !== '0404')).toBe(true);
  });
});

describe('reinforcements', () => {
  test('WP-11.0.a WP-11.0.d WP-11.0.e WP-11.0.c arrive full at a source of their nation that is open', () => {
    const m = match(
      2,
      'depot',
      { track: 'J-N13 J-L19', ...TRUK, '0804': 'U-L1' },
      begin('arrivals', { side: 'J' }),
    );
    expect(m.now).toBe('J arrival');
    expect(m.legal().map((o) => o.to)).toEqual(['0903', '0904', '0903', '0904']);
    expect(refusal(m, 'J', { do: 'place', unit: 'J-N13', to: '0605' })).toBe('WP-11.0.a');
    expect(refusal(m, 'J', { do: 'place', unit: 'J-N13', to: '0804' })).toBe('WP-11.0.d');
  });

  test('WP-11.0.b those of a later turn wait', () => {
    const m = match(2, 'depot', { track: 'J-L20', ...TRUK }, begin('arrivals', { side: 'J' }));
    expect(m.where('J-L20')).toBe('track');
  });
});

describe('scenarios', () => {
  test('WP-1.0.c WP-13.1.a WP-13.2.a WP-13.3.a WP-13.4.a are four, and the last turn belongs to the shortened one', () => {
    expect(game.scenarios.map(({ id }) => id)).toEqual(['standard', 'short', '1943', 'delayed']);
    const last = game.scenarios.flatMap(({ id, options }) =>
      options.some((o) => o.id === 'lastTurn') ? [id] : [],
    );
    expect(last).toEqual(['short']);
  });

  test('WP-3.3.c WP-3.3.e WP-13.3.b the 1943 scenario begins on turn 6 with nobody due before', () => {
    const state = game.rules.start({ scenario: '1943', options: {} });
    expect(state.turn).toBe(6);
    const m = match(6, 'start', {}, { clear: false, scenario: '1943' });
    expect(m.where('J-L21 J-C6 U-A12 J-C1')).toBe('track track reserve out');
  });

  test('WP-13.2.b WP-13.2.d both bid at once; the higher bid plays Japan, ties are bid again and then thrown for', () => {
    const bids = (...pairs: readonly (readonly [number, number])[]) => {
      const m = match(
        1,
        'start',
        {},
        { clear: false, scenario: 'short', options: { lastTurn: 4 }, ...begin('bids') },
        [5],
      );
      for (const [J, A] of pairs) {
        m.session.give('J', { do: 'bid', n: J });
        m.session.give('A', { do: 'bid', n: A });
      }
      return [m.state.bid, m.session.events.some(({ seatsChanged }) => seatsChanged)];
    };
    expect(bids([20, 18])).toEqual([20, false]);
    expect(bids([18, 20])).toEqual([20, true]);
    expect(bids([18, 18], [19, 19])).toEqual([19, true]);
  });

  test('WP-13.4.b WP-13.4.c while the US is neutral nobody enters its hexes and its units stand still', () => {
    const where = { ...TRUK, '0605': 'J-N1', '0606': 'U-L1', '1506': 'U-N1' };
    const m = match(2, 'movement', where, { scenario: 'delayed', trp: { J: 9, A: 9 } });
    expect(refusal(m, 'J', { do: 'target', hex: '0606' })).toBe('WP-13.4.c');
    expect(refusal(m, 'J', { do: 'declareWar' })).toBe('legal');
    expect(refusal(m, 'J', { do: 'target', hex: '0606' })).toBe('legal');
    expect(m.state.usWarByJapan).toBe(2);
  });

  test('WP-13.4.b while the US is neutral none of its units is rebuilt', () => {
    const damaged = (more: More) => {
      const where = { ...TRUK, '1506': 'U-N1!', '0205': 'B-N1!' };
      const points = { trp: { J: 9, A: 9 }, rp: { J: 9, A: 9 } };
      const m = match(2, 'rebuild', where, { scenario: 'delayed', ...points, ...more, next: 'A' });
      return refusal(m, 'A', { do: 'rebuild', unit: 'U-N1' });
    };
    expect([damaged({}), damaged({ usEntered: true })]).toEqual(['WP-13.4.b', 'legal']);
  });

  test('WP-13.4.d WP-13.4.f the Allies have reduced points until the US is at war, and in the turn of the declaration', () => {
    const basic = (more: More) =>
      match(3, 'resource', TRUK, { scenario: 'delayed', ...more }, [1, 1, 1, 1]).state.trp.A;
    expect([
      basic({}),
      basic({ usEntered: true, usWarByJapan: 3 }),
      basic({ usEntered: true, usWarByJapan: 2 }),
    ]).toEqual([6, 6, 14]);
  });

  test('WP-13.4.e ten or more on two dice, with what Japan holds, brings the US in', () => {
    const roll = (dice: number[], where: Where = TRUK) =>
      match(3, 'depot', where, { scenario: 'delayed', ...begin('entry') }, dice).state.usEntered;
    expect([roll([4, 5]), roll([4, 4])]).toEqual([true, false]);
    const held = { ...TRUK, '0407': 'J-L1', '0508': 'J-L2', '0710': 'J-L3' };
    expect(roll([3, 3], held)).toBe(true);
  });

  test('WP-6.6.2.b the preset depots stand at the start, and none is built on turn 1', () => {
    const m = match(
      1,
      'depot',
      {},
      { clear: false, options: { presetDepots: true }, passed: { J: true }, next: 'A' },
    );
    expect(m.state.depots.A).toHaveLength(6);
    expect(refusal(m, 'A', { do: 'build', hex: '0205' })).toBe('WP-6.6.2.b');
    expect(refusal(m, 'A', pass)).toBe('legal');
  });
});
