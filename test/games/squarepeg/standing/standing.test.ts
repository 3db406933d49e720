/**
 * Standing orders and plans: the defaults, the settings, the clock. They answer from their owner's view, and
 * legally.
 */
import { describe, expect, test } from 'vitest';
import { checkOrder, isLegal, type Order, Session, sampleOrder } from '../../../../src/referee/index.js';
import {
  attack,
  end,
  file,
  game,
  lose,
  Match,
  match,
  move,
  picker,
  position,
  retreat,
  seededChance,
  standingOf,
  type Units,
} from '../support.js';

const FAR = { 'NZ-14': '0601', 'NZ-30': 'out' };
type Left = Readonly<Record<string, readonly Order[]>>;

/** A match in which the orders that were left act. */
function withOrders(phase: string, units: Units, left: Left, more = {}, dice: readonly number[] = []): Match {
  return new Match(
    position(file(phase, { ...FAR, ...units }, { ravine: '0905', ...more })),
    dice,
    game,
    standingOf(left),
  );
}
const given = (target: string, units: readonly string[], result: string) => ({
  begin: { procedure: 'result', with: { target, units: [...units], result } },
});
/**
 * Where the Japanese unit of 0806 goes when it is beaten from 0705, by these preferences (none: the default).
 */
const fromTorahatup = (prefer?: readonly string[], units: Units = { 'NZ-35': '0705', 'JP-C!': '0806' }) => {
  const orders: Order[] = prefer === undefined ? [] : [{ do: 'retreat', prefer }];
  return withOrders('NZ-COMBAT', units, { JP: orders }, given('0806', ['NZ-35'], 'Dr')).where('JP-C')[0];
};

describe('a Japanese retreat', () => {
  test('goes toward the Mission unless told otherwise', () => {
    expect(fromTorahatup()).toBe('0807');
    expect(fromTorahatup(['towardMission'])).toBe('0807');
  });

  test('goes away from it, toward a hex, to the first open hex of a list, or asks', () => {
    expect(fromTorahatup(['awayFromMission'])).toBe('0905');
    expect(fromTorahatup(['towardHex:0906'])).toBe('0906');
    expect(fromTorahatup(['0705', '0805', '0906'])).toBe('0906');
    expect(fromTorahatup(['0601', 'awayFromMission'])).toBe('0905');
    const asked = withOrders(
      'NZ-COMBAT',
      { 'NZ-35': '0705', 'JP-C!': '0806' },
      { JP: [{ do: 'retreat', prefer: ['ask'] }] },
      given('0806', ['NZ-35'], 'Dr'),
    );
    expect([asked.question.side, asked.question.kind]).toEqual(['JP', 'defenderRetreat']);
  });

  test('blocks the shortest ways of the foremost NZ unit', () => {
    // From 0705 to the Mission the ways lead by 0706, 0707, 0708, 0709, 0710: 0807 touches two of them.
    expect(fromTorahatup(['intoContactBlock'])).toBe('0807');
  });

  test('may be left for one unit, by its token or by its counter', () => {
    const orders: Order[] = [
      { do: 'retreat', prefer: ['awayFromMission'] },
      { do: 'retreat', unit: 'JP-1', prefer: ['towardHex:0906'] },
    ];
    const beaten = (units: Units, left: readonly Order[]) =>
      withOrders('NZ-COMBAT', units, { JP: left }, given('0806', ['NZ-35'], 'Dr')).where('JP-C')[0];
    expect(beaten({ 'NZ-35': '0705', 'JP-C': '0806' }, orders)).toBe('0906');
    expect(
      beaten({ 'NZ-35': '0705', 'JP-C': '0806' }, [{ do: 'retreat', unit: 'JP-C', prefer: ['0905'] }]),
    ).toBe('0905');
    expect(
      beaten({ 'NZ-35': '0705', 'JP-C': '0806' }, [{ do: 'retreat', unit: 'JP-2', prefer: ['0905'] }]),
    ).toBe('0807');
  });

  test('is told to its owner with the reason, and to nobody else', () => {
    const m = withOrders(
      'NZ-COMBAT',
      { 'NZ-35': '0705', 'JP-C!': '0806' },
      {},
      given('0806', ['NZ-35'], 'Dr'),
    );
    const told = m.session.events.flatMap((e) => [e.told.JP ?? [], e.told.NZ ?? []]);
    expect(told).toEqual([[{ key: 'why.retreat', unit: 'JP-C', hex: '0807' }], []]);
  });
});

describe('an NZ retreat', () => {
  const beaten = (units: Units, left: readonly Order[] = [], more = {}, dice: readonly number[] = []) =>
    withOrders('JP-COMBAT', units, { NZ: left }, { ...given('0309', ['JP-C'], 'Dr'), ...more }, dice);

  test('saves as many units as it can, infantry first', () => {
    const m = beaten({
      'NZ-35*': '0309',
      'NZ-T1': '0309',
      'NZ-T3': '0309',
      'NZ-37': '0209',
      'JP-C!': '0310',
      'JP-D': '0410',
    });
    expect(m.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0308*', '0209', '0308']);
    expect(m.log.filter((e) => e.key === 'retreat').map((e) => e.unit)).toEqual(['NZ-35', 'NZ-T1', 'NZ-T3']);
  });

  test('stays together where that is wanted and costs nothing', () => {
    const units = { 'NZ-35': '0309', 'NZ-T1': '0309', 'JP-C!': '0310', 'JP-D': '0410' };
    expect(
      beaten(units, [{ do: 'retreat', prefer: ['stayTogether', '0209'] }]).where('NZ-35', 'NZ-T1'),
    ).toEqual(['0209', '0209']);
    expect(
      beaten(units, [
        { do: 'retreat', unit: 'NZ-T1', prefer: ['0308'] },
        { do: 'retreat', prefer: ['0209'] },
      ]).where('NZ-35', 'NZ-T1'),
    ).toEqual(['0209', '0308']);
  });

  test('enters the Mission with whoever can, at once', () => {
    const m = withOrders(
      'JP-COMBAT',
      { 'NZ-35': '0510', 'NZ-T1': '0510', 'JP-C!': '0410' },
      { NZ: [{ do: 'retreat', prefer: ['awayFromMission'] }] },
      given('0510', ['JP-C'], 'Dr'),
    );
    expect([m.ending, m.log.filter((e) => e.key === 'retreat').length]).toEqual(['mission', 1]);
  });

  test('keeps tanks from Torahatup while the ravine is unknown, unless told not to', () => {
    const units = { 'NZ-T1': '0704', 'JP-C!': '0604' };
    const more = { ...given('0704', ['JP-C'], 'Dr'), ravine: null };
    expect(withOrders('JP-COMBAT', units, {}, more).where('NZ-T1')).toEqual(['0804']);
    const daring = withOrders('JP-COMBAT', units, { NZ: [{ do: 'tankCaution', rule: 'no' }] }, more, [2]);
    expect(daring.where('NZ-T1')).toEqual(['0705']);
  });

  test('asks where the first entry that decides says so', () => {
    const units = { 'NZ-35': '0309', 'JP-C!': '0310', 'JP-D': '0410' };
    expect(beaten(units, [{ do: 'retreat', prefer: ['ask'] }]).question).toMatchObject({
      side: 'NZ',
      kind: 'defenderRetreat',
    });
    expect(beaten(units, [{ do: 'retreat', prefer: ['0308', 'ask'] }]).where('NZ-35')).toEqual(['0308']);
  });
});

describe('NZ losses in defence', () => {
  const hit = (units: Units, left: readonly Order[] = [], more = {}) =>
    withOrders(
      'JP-COMBAT',
      { ...units, 'JP-C!': '0707', 'JP-D!': '0602' },
      { NZ: left },
      { ...given('0706', ['JP-C'], 'De'), ...more },
    );
  const OPTION = { options: { optionalValentineVictory: true } };

  test('give up a company first, or under the optional rule tired infantry and infantry', () => {
    const units = { 'NZ-35*': '0706', 'NZ-T1': '0706' };
    expect(hit(units).where('NZ-35', 'NZ-T1')).toEqual(['0706*', 'out']);
    expect(hit(units, [], OPTION).where('NZ-35', 'NZ-T1')).toEqual(['out', '0706']);
    expect(hit({ 'NZ-T1*': '0706', 'NZ-T3': '0706' }).where('NZ-T1', 'NZ-T3')).toEqual(['out', '0706']);
    expect(hit({ 'NZ-T1': '0706', 'NZ-T3': '0706' }).where('NZ-T1', 'NZ-T3')).toEqual(['0706', 'out']);
    expect(hit({ 'NZ-TB': '0706' }).where('NZ-T1', 'NZ-T3')).toEqual(['0706', 'out']);
  });

  test('follow the list, then the default, or ask', () => {
    const units = { 'NZ-35': '0706', 'NZ-TB': '0706' };
    expect(hit(units, [{ do: 'defenderLoss', losses: ['infantry'] }]).where('NZ-35')).toEqual(['out']);
    expect(hit(units, [{ do: 'defenderLoss', losses: ['wholeBattalion'] }]).where('NZ-TB')).toEqual(['out']);
    expect(
      hit(units, [{ do: 'defenderLoss', losses: ['company', 'fatiguedInfantry'] }]).where('NZ-T1', 'NZ-T3'),
    ).toEqual(['0706', 'out']);
    expect(hit(units, [{ do: 'defenderLoss', losses: ['ask'] }]).question).toMatchObject({
      side: 'NZ',
      kind: 'defenderLoss',
    });
  });
});

describe('plans for the own turn', () => {
  const attackers = { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708', 'JP-D': '0602' };

  test('are asked for unless they were left', () => {
    const m = withOrders('NZ-COMBAT', attackers, {}, given('0708', ['NZ-35', 'NZ-T1'], 'Ae'));
    expect(m.question).toMatchObject({ side: 'NZ', kind: 'attackerLoss' });
    const planned = withOrders(
      'NZ-COMBAT',
      attackers,
      { NZ: [{ do: 'attackerLoss', losses: ['infantry'] }] },
      given('0708', ['NZ-35', 'NZ-T1'], 'Ae'),
    );
    expect(planned.where('NZ-35')).toEqual(['out']);
    const japanese = { 'NZ-35': '0706', 'JP-C!': '0707', 'JP-B!': '0807', 'JP-D': '0602' };
    const weakest = withOrders(
      'JP-COMBAT',
      japanese,
      { JP: [{ do: 'attackerLoss', rule: 'weakest' }] },
      given('0706', ['JP-C', 'JP-B'], 'Ae'),
    );
    expect(weakest.where('JP-B')).toEqual(['out']);
  });

  test('send attackers back where they came from', () => {
    const m = withOrders(
      'NZ-MOVEMENT',
      { 'NZ-35': '0706', 'JP-C!': '0708', 'JP-D': '0602' },
      { NZ: [{ do: 'attackerRetreat', prefer: ['back', 'awayFromMission'] }] },
      {},
      [6, 3],
    );
    m.play(move('NZ-35', '0707'));
    m.play(attack('0708', 'NZ-35'));
    expect(m.where('NZ-35')).toEqual(['0706']);
  });

  test('advance: infantry first, then tanks; listed units; nobody; the Mission always', () => {
    const units = { 'NZ-35': '0707', 'NZ-T1': '0707', 'NZ-T3': '0707', 'JP-D': '0602' };
    const open = (left: readonly Order[], target = '0708', more: Units = {}) =>
      withOrders(
        'NZ-COMBAT',
        { ...units, ...more },
        { NZ: left },
        {
          begin: {
            procedure: 'advance',
            with: { target, units: Object.keys({ ...units, ...more }).filter((id) => id.startsWith('NZ')) },
          },
        },
      );
    const rule = (word: string, list: readonly string[] = [], target = {}): Order => ({
      do: 'advance',
      rule: word,
      units: list,
      ...target,
    });
    expect(
      open([rule('default')])
        .log.filter((e) => e.key === 'advance')
        .map((e) => e.unit),
    ).toEqual(['NZ-35', 'NZ-T1', 'NZ-T3']);
    expect(open([rule('listed', ['NZ-T3'])]).where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual([
      '0707',
      '0707',
      '0708',
    ]);
    expect(open([rule('never')]).where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0707', '0707', '0707']);
    expect(open([rule('never'), rule('listed', ['NZ-35'], { target: '0708' })]).where('NZ-35')).toEqual([
      '0708',
    ]);
    expect(open([rule('ask')]).question.kind).toBe('advance');
    const mission = withOrders(
      'NZ-COMBAT',
      { 'NZ-35': '0710', 'JP-D': '0602' },
      { NZ: [rule('never')] },
      { begin: { procedure: 'advance', with: { target: '0611', units: ['NZ-35'] } } },
    );
    expect(mission.ending).toBe('mission');
  });

  test('stop, go on or go round when the ravine is found', () => {
    const ordered = (rule: string, detour: number, die: number, dice: readonly number[]) => {
      const m = withOrders(
        'NZ-MOVEMENT',
        { 'NZ-T1': '0704', 'JP-D': '0310' },
        { NZ: [{ do: 'ravine', rule, detour }] },
        { ravine: null },
        [die, ...dice],
      );
      return m
        .play(move('NZ-T1', '0805', '0905', '0906'))
        .where('NZ-T1')[0]
        ?.slice(0, 4);
    };
    expect(ordered('stop', 0, 5, [6, 6])).toBe('0805');
    expect(ordered('asPlanned', 0, 5, [6, 6])).toBe('0906');
    expect(ordered('asPlanned', 0, 2, [6, 6])).toBe('0805');
    expect(ordered('reroute', 1, 2, [6, 6])).toBe('0805');
    expect(ordered('reroute', 3, 2, [6, 6])).toBe('0906');
  });
});

describe('all of them', () => {
  test('keep one sentence a key: by unit, by target, by kind', () => {
    const key = (order: Order) => game.standing.key(order);
    expect(key({ do: 'retreat', unit: 'JP-1', prefer: [] })).not.toBe(key({ do: 'retreat', prefer: [] }));
    expect(key({ do: 'advance', target: '0708', rule: 'never', units: [] })).not.toBe(
      key({ do: 'advance', rule: 'never', units: [] }),
    );
    expect(key({ do: 'tankCaution', rule: 'yes' })).toBe(key({ do: 'tankCaution', rule: 'no' }));
  });

  test('can be sampled from their forms for each side, and refuse what is the other side’s', () => {
    for (const side of ['NZ', 'JP']) {
      const decision = {
        side,
        kind: 'standing',
        clause: '',
        public: false,
        forms: game.standing.forms(side),
      };
      const pick = picker(5);
      for (let i = 0; i < 60; i++)
        expect(isLegal(decision, game.rules.universe, sampleOrder(decision, pick) ?? end)).toBe(true);
    }
    const forms = (side: string) => ({
      side,
      kind: 'standing',
      clause: '',
      public: false,
      forms: game.standing.forms(side),
    });
    const refusal = (side: string, order: Order) => checkOrder(forms(side), game.rules.universe, order).ok;
    expect(refusal('JP', { do: 'retreat', prefer: ['stayTogether'] })).toBe(false);
    expect(refusal('NZ', { do: 'retreat', prefer: ['intoContactBlock'] })).toBe(false);
    expect(refusal('NZ', { do: 'retreat', unit: 'JP-1', prefer: ['ask'] })).toBe(false);
    expect(refusal('JP', { do: 'tankCaution', rule: 'yes' })).toBe(false);
  });

  test('and the clock give only legal answers, at every question of random matches', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(seed),
      });
      const pick = picker(seed);
      while (session.stop.at === 'asked') {
        for (const question of session.questions) {
          const view = game.position.view(session.state, question.side);
          const clock = game.rules.timeout(view, question);
          if (clock === undefined) throw new Error(`no answer to ${question.kind}`);
          expect([question.kind, isLegal(question, game.rules.universe, clock)]).toEqual([
            question.kind,
            true,
          ]);
          const standing = game.standing.answer([], view, question);
          if (standing !== undefined)
            expect([question.kind, isLegal(question, game.rules.universe, standing.order)]).toEqual([
              question.kind,
              true,
            ]);
          kinds.add(question.kind);
        }
        const question = session.questions[0];
        if (question === undefined) throw new Error('nobody is asked');
        session.give(question.side, sampleOrder(question, pick));
      }
    }
    expect([...kinds].sort()).toEqual([
      'advance',
      'attack',
      'attackerLoss',
      'attackerRetreat',
      'continue',
      'defenderLoss',
      'defenderRetreat',
      'exchange',
      'movement',
      'setup',
    ]);
  });

  test('the clock of the own turn lets the phase pass, and does what must be done by the defaults', () => {
    const clock = (m: Match) => game.rules.timeout(game.position.view(m.state, m.question.side), m.question);
    expect(clock(match('NZ-MOVEMENT', { ...FAR, 'JP-D': '0310' }))).toEqual(end);
    expect(clock(match('JP-COMBAT', { ...FAR, 'NZ-35': '0309', 'JP-D': '0310' }))).toEqual(end);
    const loss = match(
      'JP-COMBAT',
      { ...FAR, 'NZ-35': '0706', 'JP-C!': '0707', 'JP-B!': '0807' },
      given('0706', ['JP-C', 'JP-B'], 'Ae'),
    );
    expect(clock(loss)).toEqual(lose('JP-B'));
    const beaten = match(
      'NZ-COMBAT',
      { ...FAR, 'NZ-35': '0704', 'JP-D': '0310' },
      { begin: { procedure: 'retreat', with: { units: ['NZ-35'] } } },
    );
    expect(clock(beaten)).toEqual(retreat('NZ-35', '0604'));
  });
});
