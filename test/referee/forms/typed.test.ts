/** Typed orders: what a line means, in ids, in names, in both languages, and where it is not clear. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import {
  checkOrder,
  type Field,
  type FieldValue,
  filledUp,
  initialOptions,
  type Locale,
  type Order,
  order,
  type Question,
  readTyped,
  Session,
  sampleOrder,
  typingAt,
} from '../../../src/referee/index.js';
import { playLesson } from '../../../src/web/learn/guided.js';
import { game, match, meleeOf, movementOf } from '../../games/kyuchorei/support.js';
import { effort } from '../../support/effort.js';
import { picker, seededChance } from '../support.js';

const UNITS = { 'J-III-4': '1604', 'J-II-4': '1605', 'R-III-33': '1303' };
const moving = movementOf(1, 'JP', UNITS).question;

function orderIn(question: Question, line: string): Order {
  const typed = readTyped(game, question, line);
  if (!typed.ok) throw new Error(`${line}: ${typed.fault} ${typed.word}`);
  return typed.soFar;
}

describe('a line of words', () => {
  test.each([
    ['move III/4 1603'],
    ['MOVE iii/4 1603'],
    ['move J-III-4 1603'],
    ['mo III/4 1603'],
    ['ユニットを移動　III/4　1603'],
    ['移動 Ⅲ/4、１６０３'],
    ['Move a unit III/4, 1603'],
    ['III/4 1603'],
  ])('%s moves a battalion to a hex, the way left to the router', (line) => {
    expect(orderIn(moving, line)).toEqual({ do: 'move', unit: 'J-III-4', path: '1603' });
  });

  test.each([['move III/4 1604-1603'], ['move III/4 1604 1603'], ['move III/4 1604 → 1603']])(
    '%s gives the way itself',
    (line) => {
      expect(orderIn(moving, line)).toMatchObject({ path: ['1604', '1603'] });
    },
  );

  test('a set may be typed in any order', () => {
    const { question } = meleeOf(1, 'JP', { 'J-III-4': '1404', 'J-II-4': '1403', 'R-III-33': '1303' });
    const expected = { do: 'melee', target: '1303', units: ['J-II-4', 'J-III-4'] };
    expect(orderIn(question, 'melee 1303 III/4 II/4')).toEqual(expected);
    expect(orderIn(question, '白兵 1303 II/4 III/4 II/4')).toEqual(expected);
  });

  test('a part of a name is enough where it is the only one that can be chosen', () => {
    const { question } = movementOf(1, 'JP', { 'J-III-4': '1604', 'J-I-29': '1605', 'R-III-33': '1303' });
    expect(orderIn(question, 'move 29 1606')).toMatchObject({ unit: 'J-I-29' });
    expect(readTyped(game, moving, 'move 4 1603')).toMatchObject({ ok: false, fault: 'ambiguous' });
    expect(readTyped(game, moving, 'move 77 1603')).toMatchObject({ ok: false, fault: 'unknown' });
  });

  test('a form without fields is one word, as short as it is clear', () => {
    expect(orderIn(moving, 'end')).toEqual({ do: 'end' });
    expect(orderIn(moving, 'フェイズを終了する')).toEqual({ do: 'end' });
  });

  test('a form that is closed now is understood, so that the referee can name the clause', () => {
    const typed = readTyped(game, moving, 'fire');
    expect(typed).toMatchObject({ ok: true, soFar: { do: 'fire' } });
    expect(checkOrder(moving, game.rules.universe, { do: 'fire' })).toMatchObject({
      ok: false,
      refusal: { clause: 'KY-5.2.b' },
    });
  });

  test('an order that is not whole says so and keeps what it has', () => {
    expect(readTyped(game, moving, 'move III/4')).toMatchObject({
      ok: true,
      whole: false,
      soFar: { do: 'move', unit: 'J-III-4' },
    });
    expect(readTyped(game, moving, 'move')).toMatchObject({ ok: true, whole: false, soFar: { do: 'move' } });
  });

  test.each([
    ['', 'empty', ''],
    [' 、', 'empty', ''],
    ['jump III/4', 'unknown', 'jump'],
    ['move III/99 1603', 'unknown', 'III/99'],
    ['move III/4 9999', 'unknown', '9999'],
    ['end now', 'unknown', 'now'],
  ])('%j is not understood: %s %j', (line, fault, word) => {
    expect(readTyped(game, moving, line)).toMatchObject({ ok: false, fault, word });
  });

  test('a beginning that fits two units that may act is not clear; the one that may act goes before one that may not', () => {
    const both = movementOf(1, 'JP', { 'J-III-4': '1604', 'J-III-29': '1605', 'R-III-33': '1303' }).question;
    expect(readTyped(game, both, 'move III 1603')).toMatchObject({
      ok: false,
      fault: 'ambiguous',
      word: 'III',
      among: ['J-III-4', 'J-III-29'],
    });
    expect(orderIn(moving, 'move III 1603')).toMatchObject({ unit: 'J-III-4' });
  });

  test('where one unit alone can be meant it need not be typed', () => {
    const { question } = match(1, 'J1', UNITS, {
      begin: { procedure: 'retreat', with: { unit: 'R-III-33' } },
    });
    const [first] = question.forms.flatMap((form) => [
      ...(form.fields[1]?.walk.candidates({ do: 'retreat', unit: 'R-III-33' }, []) ?? []),
    ]);
    expect(orderIn(question, `retreat ${first}`)).toEqual({ do: 'retreat', unit: 'R-III-33', to: first });
  });

  test('a field that may stay empty may be left out, where what is typed belongs to the next one', () => {
    const among = (...ids: string[]) => ({ candidates: () => ids, forbids: () => undefined });
    const send = order('send')
      .set('units', 'unit', among('J-III-4', 'J-II-4'), { min: 1 })
      .set('cargo', 'unit', among('J-I-29'))
      .one('to', 'hex', among('1603'));
    const question: Question = { ...moving, forms: [send] };
    const sent = { do: 'send', units: ['J-II-4'], cargo: [], to: '1603' };
    expect(orderIn(question, 'send J-II-4 1603')).toEqual(sent);
    expect(orderIn(question, 'send J-II-4 - 1603')).toEqual(sent);
    expect(orderIn(question, 'send J-III-4 J-II-4 1603')).toMatchObject({ units: ['J-II-4', 'J-III-4'] });
  });

  test('a number is read whole, and what follows it as what comes next', () => {
    const bid = order('bid')
      .number('points', { candidates: () => ['1', '12'], forbids: () => undefined }, { min: 1, max: 20 })
      .one('to', 'hex', { candidates: () => ['1603'], forbids: () => undefined });
    const question: Question = { ...moving, forms: [bid] };
    expect(orderIn(question, 'bid 12 1603')).toEqual({ do: 'bid', points: 12, to: '1603' });
    for (const word of ['twelve', '12x', 'x12', '1.5', '1234567890'])
      expect(readTyped(game, question, `bid ${word} 1603`)).toMatchObject({ fault: 'unknown', word });
    expect(orderIn(question, 'bid +12 1603')).toMatchObject({ points: 12 });
  });

  test('of what is left out, a later field that does not apply counts for nothing', () => {
    const among = (...ids: string[]) => ({ candidates: () => ids, forbids: () => undefined });
    const send = order('send')
      .set('cargo', 'unit', among('J-I-29'))
      .one('by', 'hex', { ...among('1605'), applies: () => false })
      .one('to', 'hex', among('1603'));
    const question: Question = { ...moving, forms: [send] };
    expect(orderIn(question, 'send 1603')).toEqual({ do: 'send', cargo: [], to: '1603' });
  });

  test('a unit that is called by a number is no number of times', () => {
    const rivals = { unit: new Set(['a', '14', '7']) };
    const sent = order('send').set('units', 'unit', {
      candidates: () => ['a', '14'],
      forbids: () => undefined,
    });
    const typed = readTyped(
      { ...game, rules: { ...game.rules, universe: rivals } },
      { ...moving, forms: [sent] },
      'send a 14',
    );
    expect(typed).toMatchObject({ ok: true, soFar: { do: 'send', units: ['14', 'a'] } });
  });

  test('what alone can be meant is filled in up to the last field, which is asked for', () => {
    const among = (...ids: string[]) => ({ candidates: () => ids, forbids: () => undefined });
    const send = order('send').one('unit', 'unit', among('J-III-4')).one('to', 'hex', among('1603', '1604'));
    expect(readTyped(game, { ...moving, forms: [send] }, 'send')).toMatchObject({
      ok: true,
      whole: false,
      soFar: { do: 'send', unit: 'J-III-4' },
    });
  });

  test('hostile lines are not understood, whatever they hold', () => {
    for (const line of [
      '__proto__',
      'move __proto__ constructor',
      'x'.repeat(2000),
      '\u0000',
      'İ İ İ',
      '(((',
      'move '.repeat(300),
    ])
      expect(readTyped(game, moving, line)).toMatchObject({ ok: false });
  });
});

describe('what may come next', () => {
  const wanted = (line: string) => {
    const { before, word, wants } = typingAt(game, moving, line);
    return { before, word, wants: typeof wants === 'object' ? wants.form.fields[wants.index]?.name : wants };
  };

  test('a form, then its fields one after another, then nothing', () => {
    expect(wanted('')).toEqual({ before: '', word: '', wants: 'verb' });
    expect(wanted('mo')).toEqual({ before: '', word: 'mo', wants: 'verb' });
    expect(wanted('move ')).toEqual({ before: 'move ', word: '', wants: 'unit' });
    expect(wanted('move II')).toEqual({ before: 'move ', word: 'ii', wants: 'unit' });
    expect(wanted('move III/4 ')).toEqual({ before: 'move III/4 ', word: '', wants: 'path' });
    expect(wanted('end ')).toEqual({ before: 'end ', word: '', wants: undefined });
  });

  test('a set goes on with what is not in it yet, of the order without it', () => {
    const units = { candidates: () => ['J-III-4', 'J-II-4'], forbids: () => undefined };
    const to = { candidates: () => ['1603'], forbids: () => undefined };
    const send = order('send').one('to', 'hex', to).set('units', 'unit', units);
    const { wants } = typingAt(game, { ...moving, forms: [send] }, 'send 1603 III/4 ');
    expect(wants).toMatchObject({ index: 1, steps: ['J-III-4'] });
    expect(wants).toHaveProperty('soFar', { do: 'send', to: '1603' });
  });

  test('a number begins anew at each figure', () => {
    const bid = order('bid').number(
      'n',
      { candidates: () => ['1'], forbids: () => undefined },
      { min: 1, max: 9 },
    );
    const { word, wants } = typingAt(game, { ...moving, forms: [bid] }, 'bid 1');
    expect([word, wants]).toMatchObject(['1', { index: 0, soFar: { do: 'bid' }, steps: [] }]);
  });
});

/** Matches in which orders are written. */
const SEEDS = effort(2, 6);

describe.each(games())('$id', (one) => {
  function text(field: Field, value: FieldValue | undefined, name: (id: string) => string): string {
    if (value === undefined) return '';
    if (typeof value !== 'object') return field.type === 'number' ? String(value) : name(String(value));
    if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(name).join(' ');
    return Object.entries(value)
      .map(([id, n]) => `${name(id)} ${n}`)
      .join(' ');
  }

  function lineOf(question: Question, order: Order, locale?: Locale): string {
    const form = question.forms.find((each) => each.do === order.do);
    const parts = (form?.fields ?? []).map((field) =>
      text(field, order[field.name], (id) => {
        if (locale === undefined) return id;
        return typeof field.of === 'string'
          ? one.words.nameOf(field.of, id, locale)
          : (one.words.text[locale][`choice.${id}`] ?? id);
      }),
    );
    return [order.do, ...parts].join(' ');
  }

  test('a random order written in ids is read as itself, in names too unless two share one', () => {
    let names = 0;
    let clear = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const pick = picker(seed);
      const scenario = one.scenarios[0]?.id ?? '';
      const session = new Session(
        one,
        one.rules.start({ scenario, options: initialOptions(one, scenario) }),
        {
          chance: seededChance(seed),
        },
      );
      for (let i = 0; i < 60 && session.stop.at === 'asked'; i++) {
        const [question] = session.questions;
        const order = question === undefined ? undefined : sampleOrder(question, pick);
        if (question === undefined || order === undefined) break;
        expectRead(question, order, lineOf(question, order));
        for (const locale of ['en', 'ja'] as const) {
          names += 1;
          const typed = readTyped(one, question, lineOf(question, order, locale));
          if (!typed.ok)
            expect([typed.fault, lineOf(question, order, locale), typed.word].join(' / ')).toMatch(
              /^ambiguous/,
            );
          else clear += 1;
        }
        session.give(question.side, order);
      }
    }
    expect(clear / names).toBeGreaterThan(0.8);
  });

  test('the orders that the guided turn asks for are read as themselves, empty fields left out too', () => {
    for (const lesson of one.introduction?.lessons ?? []) {
      const { question } = playLesson(one, lesson);
      const line = lineOf(question, lesson.asked);
      for (const typed of [line, line.replaceAll(' -', '')]) expectRead(question, lesson.asked, typed);
    }
  });

  function expectRead(question: Question, order: Order, line: string): void {
    const typed = readTyped(one, question, line);
    if (!typed.ok) throw new Error(`${line}: ${typed.fault} ${typed.word}`);
    // A path of one step is what its goal is routed to; a set of none and a field left out are the same to a
    // reader.
    const checked = checkOrder(question, one.rules.universe, filledUp(typed.form, typed.soFar));
    expect(checked, line).toMatchObject({ ok: true });
    const single = Object.values(order).some((value) => Array.isArray(value) && value.length === 1);
    const recorded = checkOrder(question, one.rules.universe, order);
    if (!single && checked.ok) expect(checked, line).toEqual(recorded);
  }
});
