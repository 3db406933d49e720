/** Rules that few positions tell from their neighbours: clauses of questions, parts of a strength, cards. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/referee/index.js';
import { mayStop, nextSteps } from '../../../../src/referee/index.js';
import {
  begin,
  game,
  type Match,
  type More,
  match,
  picker,
  refusal,
  send,
  TRUK,
  target,
  type Where,
} from '../support.js';

const FOES: More = { initiative: 'J', cc: [] };
const fight = (turn: number, given: More, where: Where, dice: number[], more: More = {}): Match =>
  match(turn, 'depot', { ...TRUK, ...where }, { ...FOES, ...given, ...more }, dice);
const declare = (support: string[], cards: string[] = []): Order => ({
  do: 'declare',
  support,
  cards,
  kamikaze: [],
});
const totals = (m: Match) =>
  m.log.filter(({ key }) => key === 'battle.total').map(({ n, die }) => Number(n) - Number(die));
const reasons = (m: Match) =>
  m.rolls.flatMap(({ modifiers }) => modifiers.map(({ reason, clause }) => `${reason} ${clause}`));

describe('who lands', () => {
  test('WP-9.1.c WP-9.6.3.h land that goes home with its fleet assaults nobody on the way', () => {
    const m = match(
      5,
      'combat',
      { ...TRUK, '0508': 'J-N1 J-L1@J-N1~ B-L1' },
      { ...FOES, ...begin('hex', { hex: '0508' }) },
    );
    expect([m.keys.includes('battle'), m.where('J-L1')]).toEqual([false, '0508@J-N1']);
    const fresh = match(
      5,
      'combat',
      { ...TRUK, '0508': 'J-N1 J-L1@J-N1 B-L1' },
      { ...FOES, ...begin('hex', { hex: '0508' }) },
      [1, 1],
    );
    expect(fresh.keys).toContain('battle');
  });

  test('WP-9.1.c land under enemy fleets does not count in an assault', () => {
    const where = { '0508': 'J-N1 J-L1@J-N1 J-L2 B-N1 B-L1' };
    const m = fight(5, begin('assault', { hex: '0508', side: 'J' }), where, [1, 1]);
    expect(totals(m).slice(0, 2)).toEqual([1, 2]);
  });

  test('WP-9.5.2.d land still aboard takes no part in a land battle, which a card leaves alone to be fought', () => {
    const where = { '0606': 'J-L1 J-N1 J-L2@J-N1 J-N2 J-L3@J-N2 U-L1', '0605': 'J-L4' };
    const m = fight(11, begin('landBattle', { hex: '0606' }), where, [1, 1]);
    expect(totals(m).slice(0, 2)).toEqual([1, 1]);
  });

  test('WP-9.6.3.e WP-9.7.a a landing won by little and a battle lost by little leave continued combat', () => {
    const won = { '0508': 'J-N1 J-L1@J-N1 J-N2 J-L2@J-N2 J-N3 J-L3@J-N3 B-L1 B-L2' };
    const m = fight(5, begin('assault', { hex: '0508', side: 'J' }), won, [4, 3]);
    m.play({ do: 'hit', unit: 'B-L1' });
    expect([m.keys.includes('cc'), m.where('J-L1 B-L1 B-L2')]).toEqual([true, '0508 0508! 0508']);
    const land = fight(5, begin('landBattle', { hex: '0606' }), { '0606': 'J-L1 J-L2 U-L1' }, [1, 1]);
    expect([land.keys.includes('cc'), land.where('J-L1 U-L1')]).toEqual([true, '0606 0606!']);
  });
});

describe('what counts', () => {
  test('WP-9.2.c WP-9.3.1.a each part of a strength is told with its reason and clause', () => {
    const where = { '1105': 'J-C1 J-N1 U-N1', '1005': 'J-C2', '1106': 'J-A1 J-L1' };
    const m = fight(5, begin('fleetBattle', { hex: '1105' }), where, [1, 1]);
    m.session.give('J', declare(['J-A1']));
    expect(reasons(m)).toEqual(expect.arrayContaining(['air WP-9.2.c', 'taskForce WP-9.3.1.a']));
  });

  test('WP-9.5.1.b a card for all assaults sets the bonus unnamed, one for a single assault where it is named', () => {
    const where = { '0508': 'U-N1 U-L1@U-N1 J-L1' };
    const assault = begin('assault', { hex: '0508', side: 'A' });
    const bonus = (turn: number, card: string, named: boolean, dice = [1, 1]) => {
      const m = fight(turn, assault, where, dice, { effects: [{ card, owner: 'A' }] });
      if (m.now === 'A declare') m.session.give('A', declare([], named ? [card] : []));
      return totals(m).slice(0, 2);
    };
    expect(bonus(11, '1944-08', false)).toEqual([1, 2]);
    expect(bonus(7, '1943-08', true)).toEqual([1, 1]);
    expect(bonus(7, '1943-08', false)).toEqual([2, 1]);
  });
});

describe('what a question is asked by', () => {
  test('WP-9.6.1.g WP-9.6.2.e a hit and an extra hit name the clause that puts them', () => {
    const where = { '1105': 'J-N1 J-N2 J-N3 U-N1 U-N2', '1106': 'U-A1 U-L1' };
    const m = fight(5, begin('fleetBattle', { hex: '1105' }), where, [6, 1]);
    m.session.give('A', declare(['U-A1']));
    expect([m.now, m.question.clause]).toEqual(['A hit', 'WP-9.6.1.g']);
    expect(m.clauseOf({ do: 'hit', unit: 'nobody' })).toBe('WP-9.6.1.g');
    const two = { '1105': 'J-N1 J-N2 J-N3 U-N1 U-N2!', '1106': 'U-A1 U-L1', '1205': 'U-A2' };
    const extra = fight(5, begin('fleetBattle', { hex: '1105' }), two, [6, 1]);
    extra.session.give('A', declare(['U-A1', 'U-A2']));
    while (extra.question.clause === 'WP-9.6.1.g') extra.play(extra.legal()[0] ?? 'hit');
    expect([extra.now, extra.question.clause]).toEqual(['A hit', 'WP-9.6.2.e']);
  });

  test('WP-10.2.c what no fleet stack can be is refused by the clause of the question', () => {
    const m = match(
      5,
      'redeployFleets',
      { ...TRUK, '1007': 'J-N1', '0804': 'J-N2' },
      { redeployLeft: { J: 2, A: 0 }, initiative: 'J' },
    );
    expect([m.now, m.question.clause]).toEqual(['J redeployFleet', 'WP-10.2.c']);
    expect(m.clauseOf({ do: 'redeploy', from: 'nowhere', units: ['J-N1'], to: '0804' })).toBe('WP-10.2.c');
  });
});

describe('who may go', () => {
  test('WP-10.3.b a card that does not say so brings no land out of continued combat, another does', () => {
    const out = (card: string) => {
      const where = { '0508': 'J-L1 J-L2 B-L1', '0407': 'J-L3' };
      const more = { redeployLeft: { J: 3, A: 0 }, cc: ['0508'], effects: [{ card, owner: 'J' }] };
      const m = match(7, 'redeployLandAir', { ...TRUK, ...where }, { ...more, initiative: 'J' });
      return refusal(m, 'J', { do: 'evacuate', card, from: '0508', units: ['J-L1'], to: '0907' });
    };
    expect([out('1943-10'), out('1943-08')]).toEqual(['WP-10.3.b', 'legal']);
  });

  test('WP-12.2.c WP-8.2.a Chinese land is sent nowhere, and nobody sends units of another hex or side', () => {
    const m = match(
      5,
      'movement',
      { ...TRUK, '0504': 'C-L1', '0205': 'B-L1', '0206': 'B-N1' },
      { trp: { J: 0, A: 9 }, rp: { J: 0, A: 9 }, ...begin('impulse', { side: 'A' }) },
    );
    m.session.give('A', target('0306'));
    const clauses = ['C-L1', 'J-L25', 'B-N1'].map((unit) => refusal(m, 'A', send('0205', unit, '0306')));
    expect(clauses).toEqual(['WP-8.2.a', 'WP-8.2.a', 'WP-8.2.a']);
    const china = match(
      5,
      'movement',
      { ...TRUK, '0504': 'C-L1', '0604': 'J-L1', '0605': 'B-N1 B-L1' },
      { trp: { J: 0, A: 9 }, rp: { J: 0, A: 9 }, ...begin('impulse', { side: 'A' }) },
    );
    china.play(target('0604'));
    expect(refusal(china, 'A', send('0504', 'C-L1', '0604'))).toBe('WP-8.2.d');
  });
});

describe('what is counted at the start of a turn', () => {
  test('WP-12.4.a Japanese land in Australia counts at a base alone', () => {
    const counted = (where: Where) =>
      match(5, 'start', { ...TRUK, ...where }, { chungkingUsed: true }).state.snapshot.allied;
    expect([counted({ '0811': 'J-L1' }), counted({ '0710': 'J-L1' })]).toEqual([false, true]);
  });

  test('WP-4.4.a within a year the deck goes on, two cards less each turn', () => {
    const m = match(
      3,
      'event',
      { ...TRUK },
      { hands: { J: ['1942-02'], A: ['1942-03'] }, deck: ['1942-04', '1942-06', '1942-07', '1942-09'] },
      [],
      ['1942-04', '1942-06'],
    );
    expect([m.state.deck.length, m.keys.includes('deck.new')]).toEqual([2, false]);
  });

  test('WP-4.4.a the hand of a twin is in order, whatever it was mixed with', () => {
    const { state } = match(
      3,
      'event',
      { ...TRUK },
      { hands: { J: ['1942-02'], A: ['1942-03'] }, deck: ['1942-04', '1942-06', '1942-07', '1942-09'] },
      [],
      ['1942-04', '1942-06'],
    );
    const hands = Array.from(
      { length: 20 },
      (_, seed) => game.position.twin?.(state, 'A', picker(seed))?.hands.J ?? [],
    );
    expect(hands.some((hand) => hand.join() !== state.hands.J.join())).toBe(true);
    for (const hand of hands) expect(hand).toEqual([...hand].sort((a, b) => a - b));
  });
});

describe('neutral America', () => {
  test('WP-13.4.c its sources serve nobody', () => {
    const sources = (more: More) => {
      const { state } = match(2, 'movement', TRUK, { scenario: 'delayed', trp: { J: 9, A: 9 }, ...more });
      const lines = game.picture.sights?.from(game.position.view(state, 'A'), '1703', 'en')?.lines ?? [];
      return lines.filter((line) => line.startsWith('Source San Francisco')).length;
    };
    expect([sources({}), sources({ usEntered: true })]).toEqual([0, 1]);
  });
});

describe('lines and what they cost', () => {
  test('WP-13.4.f in the turn behind its declaration Japan ignores US zones, and no longer', () => {
    const where = { ...TRUK, '1008': 'J-L1', '1007': 'U-N1', '0909': 'U-A1' };
    const more = { scenario: 'delayed', usEntered: true, usWarByJapan: 3, depots: { J: ['0907'], A: [] } };
    const supplied = (turn: number) =>
      game.picture.sights?.from(
        game.position.view(match(turn, 'movement', where, more).state, 'J'),
        'J-L1',
        'en',
      )?.lines[0];
    expect([supplied(4), supplied(5)]).toEqual([
      'In supply.',
      'Out of supply: damaged if supply were checked now.',
    ]);
  });

  test('WP-6.5.a WP-6.6.2.a on turn 1 Japan pays for her depots, the Allies do not', () => {
    const m = match(
      1,
      'depot',
      { ...TRUK },
      { trp: { J: 20, A: 0 }, depots: { J: ['0907', '0605'], A: ['1506'] }, ...begin('upkeep') },
    );
    const paid = m.log.filter(({ key }) => key === 'upkeep').map(({ side, n }) => [side, n]);
    expect(paid).toEqual([['J', 2]]);
  });

  test('WP-6.0.a WP-8.1.a WP-10.0.b these are the questions in which the sides take turns', () => {
    expect(game.plans.alternates).toEqual(['depot', 'impulse', 'redeployFleet', 'redeploy', 'rebuild']);
  });
});

describe('lists and conditions', () => {
  test('WP-10.5.g who is listed first is given up first', () => {
    const m = match(5, 'stacking', { ...TRUK, '0906': 'J-L1 J-L2 J-L3 J-L4' }, { initiative: 'J' });
    expect(m.now).toBe('J stacking');
    const orders = [{ do: 'losses', units: ['J-L3', 'J-L2'] }];
    const answer = game.standing.answer(orders, game.position.view(m.state, 'J'), m.question);
    expect(answer?.order).toEqual({ do: 'remove', unit: 'J-L3' });
  });

  const fieldOf = (
    forms: ReturnType<NonNullable<typeof game.plans.conditionForms>>,
    word: string,
    name: string,
  ) => {
    const field = forms.find((form) => form.do === word)?.fields.find((one) => one.name === name);
    if (field === undefined) throw new Error(`no ${word}.${name}`);
    return field;
  };

  test('WP-2.3.3.a a condition on control is of a port or an airfield', () => {
    const hex = fieldOf(game.plans.conditionForms?.('J') ?? [], 'control', 'hex');
    const open = nextSteps(hex, { do: 'control' }, []);
    expect([open.includes('0907'), open.includes('0905')]).toEqual([true, false]);
    expect(hex.walk.forbids({ do: 'control' }, [], '0905')).toBe('WP-2.3.3.a');
  });

  test('WP-2.3.b a list of hexes names each once, and none that is not on the map', () => {
    const forms = game.standing.forms('J');
    const listed = forms.flatMap(({ do: word, fields }) =>
      fields
        .filter(({ name, type }) => type === 'list' && name === 'hexes')
        .map((field) => ({ word, field })),
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const { word, field } of listed) {
      expect(field.walk.forbids({ do: word }, ['0907'], '0907'), word).toBe('WP-2.3.b');
      expect(mayStop(field, { do: word }, ['0907'])).toBe(true);
    }
  });
});
