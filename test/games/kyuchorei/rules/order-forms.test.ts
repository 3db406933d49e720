/**
 * Order forms: what is accepted is what is enumerated, and what is refused names a clause and changes
 * nothing.
 */
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../../src/games/kyuchorei/state.js';
import {
  checkOrder,
  type Decision,
  type Field,
  type FieldValue,
  type Form,
  type Order,
  openForms,
  type Picker,
  Session,
  sampleOrder,
  sentences,
} from '../../../../src/referee/index.js';
import {
  fireOf,
  game,
  type Match,
  match,
  melee,
  meleeOf,
  move,
  movementOf,
  pack,
  picker,
  retreat,
  seededChance,
  type Units,
} from '../support.js';

const MOST = 2_000;
const WORDS = ['move', 'fire', 'melee', 'reorganise', 'retire'];

/** Ids to try: those of the position, hexes around it, one foreign unit and hex, one unknown. */
interface Ids {
  readonly unit: readonly string[];
  readonly hex: readonly string[];
}

function idsOf(m: Match, foreignUnit: string, foreignHex: string): Ids {
  const on = pack.units.filter((_, i) => (m.state.units[i]?.at ?? -1) >= 0).map((u) => u.id);
  const hexes = m.state.units.flatMap((u) =>
    u.at < 0 ? [] : pack.grid.within(u.at, turnOf(pack, m.state).allowance),
  );
  return {
    unit: [...on, foreignUnit, 'J-IX-9'],
    hex: [...new Set(hexes.map((h) => pack.hexes[h]?.id ?? '')), foreignHex, '9999'],
  };
}

function* valuesOf(field: Field, ids: Ids): Generator<FieldValue> {
  const among = typeof field.of === 'string' ? (field.of === 'unit' ? ids.unit : ids.hex) : WORDS;
  if (field.type === 'one') yield* among;
  else if (field.type === 'set') yield* subsets(among);
  else yield* pathsOver(among, field.max + 1);
}

function* subsets(ids: readonly string[]): Generator<string[]> {
  for (let bits = 0; bits < 2 ** ids.length; bits++) yield ids.filter((_, i) => (bits >> i) & 1);
}

function* pathsOver(ids: readonly string[], longest: number): Generator<string[]> {
  yield [];
  if (longest > 0) for (const id of ids) for (const rest of pathsOver(ids, longest - 1)) yield [id, ...rest];
}

function* ordersOver(form: Form, ids: Ids, soFar: Order = { do: form.do }, done = 0): Generator<Order> {
  const field = form.fields[done];
  if (field === undefined) yield soFar;
  else
    for (const value of valuesOf(field, ids))
      yield* ordersOver(form, ids, { ...soFar, [field.name]: value }, done + 1);
}

const textOf = (order: Order) => JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * What the check accepts of everything that can be said with these ids; every refusal must name a clause of
 * the game.
 */
function accepted(decision: Decision, ids: Ids): string[] {
  const found = new Set<string>();
  for (const form of decision.forms)
    for (const order of ordersOver(form, ids)) {
      const checked = checkOrder(decision, game.rules.universe, order);
      if (checked.ok) found.add(textOf(checked.order));
      else if (game.words.clauses[checked.refusal.clause] === undefined)
        throw new Error(`${checked.refusal.clause} is no clause`);
    }
  return [...found].sort();
}

const line: Units = {
  'J-I-16': '1802',
  'J-II-16*': '1901',
  'J-III-16': '1803',
  'R-II-34*': '1801',
  'R-I-34': '1702',
};
const knot: Units = { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33*': '1503' };

describe('a decision accepts exactly what it enumerates', () => {
  test.each<readonly [string, () => Match]>([
    ['set-up', () => match(1, 'setup', { 'R-I-33': '1305', 'R-II-33': '1404', 'J-I-4': '1405' })],
    ['first choice', () => match(5, 'J1', line)],
    ['second choice', () => match(5, 'R2', line)],
    [
      'movement by night',
      () => movementOf(2, 'JP', { 'J-II-4': '1504', 'J-I-4': '1605', 'R-III-33': '1503', 'R-IV-36': '1406' }),
    ],
    [
      'movement by day',
      () => movementOf(5, 'JP', { 'J-II-4*': '1504', 'J-I-29': '1606', 'R-III-33': '1503' }),
    ],
    [
      'movement by day, two in a hex',
      () =>
        movementOf(5, 'JP', { 'J-II-4*': '1504', 'J-I-29': '1605', 'R-III-33': '1503' }).play(
          move('J-I-29', '1504'),
        ),
    ],
    [
      'movement of Russians near a headquarters',
      () => movementOf(6, 'RU', { 'R-I-33': '1406', 'J-I-4': '1607' }),
    ],
    ['fire', () => fireOf(5, 'JP', line)],
    ['fire by night', () => fireOf(2, 'RU', line)],
    ['melee', () => meleeOf(5, 'JP', line)],
    ['melee by night', () => meleeOf(2, 'RU', line)],
    [
      'advance',
      () =>
        meleeOf(5, 'JP', { ...knot, 'J-I-4': '1603' }, [1]).play(melee('1503', 'J-I-4', 'J-II-4', 'J-III-4')),
    ],
    ['retreat from melee', () => meleeOf(5, 'JP', knot, [1]).play(melee('1503', 'J-II-4', 'J-III-4'))],
    [
      'fatigue of the attackers',
      () => meleeOf(5, 'JP', knot, [6]).play(melee('1503', 'J-II-4', 'J-III-4'), retreat('R-III-33', '1403')),
    ],
  ])('%s', (_, make) => {
    const m = make();
    const { question } = m;
    const enumerated = [...sentences(question)].map(textOf).sort();
    expect(enumerated.length).toBeLessThanOrEqual(MOST);
    const everything: Ids = {
      unit: [...pack.units.map((u) => u.id), 'J-IX-9'],
      hex: [...pack.hexes.map((h) => h.id), '9999'],
    };
    const ids = question.kind === 'setup' ? everything : idsOf(m, 'R-III-36', '1107');
    expect(accepted(question, ids)).toEqual(enumerated);
  });
});

/** An order with something wrong or different about it. */
function mutated(order: Order, pick: Picker): unknown {
  const fields = Object.keys(order).filter((key) => key !== 'do');
  const field = fields[pick(fields.length)] ?? 'unit';
  const value = order[field];
  const someUnit = pack.units[pick(pack.units.length)]?.id ?? '';
  const someHex = pack.hexes[pick(pack.hexes.length)]?.id ?? '';
  const wrong = [
    { ...order, do: ['move', 'fire', 'melee', 'end', 'retreat', 'advance', 'conjure'][pick(7)] },
    { ...order, [field]: Array.isArray(value) ? [...value, someUnit] : someUnit },
    { ...order, [field]: Array.isArray(value) ? [...value, someHex] : someHex },
    { ...order, [field]: Array.isArray(value) ? value.slice(1) : [value, value] },
    { ...order, [field]: [7, null, {}, '', 'J-IX-9', { J: 1 }][pick(6)] },
    { ...order, extra: 'x' },
    Object.fromEntries(Object.entries(order).filter(([key]) => key !== field)),
    [null, 'end', 7, [], {}, [order]][pick(6)],
  ];
  return wrong[pick(wrong.length)];
}

describe('refusals', () => {
  test('name a clause and change not one byte, whatever is sent by whomever', () => {
    let refused = 0;
    for (let seed = 100; seed < 130; seed++) {
      const pick = picker(seed);
      const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(seed),
      });
      session.give('JP', { do: 'template' });
      session.give('JP', { do: 'end' });
      for (let [question] = session.questions; question !== undefined; [question] = session.questions) {
        const order = sampleOrder(question, pick);
        if (order === undefined) throw new Error('no legal order');
        const before = JSON.stringify(session.state);
        const wrong = mutated(order, pick);
        const other = question.side === 'JP' ? 'RU' : 'JP';
        for (const [side, sent] of [
          [question.side, wrong],
          [other, order],
        ] as const) {
          if (side === question.side && checkOrder(question, game.rules.universe, sent).ok) continue;
          const refusal = session.give(side, sent);
          if (refusal === undefined || game.words.clauses[refusal.clause] === undefined)
            throw new Error(`${JSON.stringify(sent)}: ${JSON.stringify(refusal)}`);
          if (JSON.stringify(session.state) !== before)
            throw new Error(`${JSON.stringify(sent)} changed the state`);
          refused++;
        }
        session.give(question.side, order);
      }
    }
    expect(refused).toBeGreaterThan(2_000);
  });

  test('of a mutation that is legal after all only happen where the walk offers it', () => {
    const pick = picker(5);
    const { question } = fireOf(5, 'JP', line);
    const offered = new Set([...sentences(question)].map(textOf));
    for (let i = 0; i < 500; i++) {
      const sent = mutated(sampleOrder(question, pick) ?? { do: 'end' }, pick);
      const checked = checkOrder(question, game.rules.universe, sent);
      if (checked.ok) expect(offered).toContain(textOf(checked.order));
    }
  });

  test('are given with the clause of the decision for what has the wrong shape', () => {
    const m = fireOf(5, 'JP', line);
    expect(m.refused({ do: 'conjure' })).toMatchObject({ code: 'shape', clause: 'KY-8.1.a', fault: 'word' });
    expect(openForms(m.question).map((f) => f.do)).toEqual(['fire', 'end']);
  });
});
