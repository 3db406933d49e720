/** The text tables: whole in both languages, and every key that play uses is there and can be said. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Entry,
  LOCALES,
  type Order,
  type Question,
  Session,
  sampleOrder,
} from '../../../../src/referee/index.js';
import { makeWords, namesOf } from '../../../../src/telling/index.js';
import { game, picker, seededChance, standingOf } from '../support.js';

const words = LOCALES.map((locale) => makeWords(game.words.text, locale, namesOf(game, locale)));

/** Names in braces of an ICU message. */
function placeholders(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();
}

interface Heard {
  readonly entries: Entry[];
  readonly questions: Map<string, Question>;
  readonly orders: Map<string, Order>;
  readonly outcomes: Set<string>;
  readonly results: Set<string>;
}

const heard: Heard = {
  entries: [],
  questions: new Map(),
  orders: new Map(),
  outcomes: new Set(),
  results: new Set(),
};

/** Everything that is said in matches played at random, with standing orders of every kind. */
function listen(seed: number): void {
  const pick = picker(seed);
  const orders: Order[] = [
    {
      do: 'retreat',
      policy: ['survive', 'hold', 'fallBack'][seed % 3] ?? 'hold',
      prefer: ['1404', '1503'],
      avoid: ['1602'],
    },
    { do: 'advance', rule: ['default', 'tired', 'never'][seed % 3] ?? 'never' },
    { do: 'fatigue', rule: 'default' },
  ];
  const standing =
    seed % 4 === 0 ? {} : { standing: standingOf({ JP: orders, RU: seed % 2 === 0 ? orders : [] }) };
  const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
    chance: seededChance(seed),
    ...standing,
  });
  for (let [question] = session.questions; question !== undefined; [question] = session.questions) {
    heard.questions.set(question.kind, question);
    const order = sampleOrder(question, pick);
    if (order === undefined) throw new Error('no legal order');
    heard.orders.set(`${question.kind} ${order.do}`, order);
    explain(question, order);
    session.give(question.side, order);
  }
  const { stop, events } = session;
  heard.entries.push(
    ...events.flatMap((e) => [...e.log, ...Object.values(e.told).flat()]).filter((e) => e.key !== 'roll'),
  );
  for (const roll of events.flatMap((e) => e.rolls))
    for (const [, outcome] of roll.outcomes) heard.outcomes.add(outcome);
  if (stop.at === 'ended') heard.results.add(stop.result.key);
}

/** Hears what the fields of an order say before it is given. */
function explain(question: Question, order: Order): void {
  for (const field of question.forms.find((f) => f.do === order.do)?.fields ?? []) {
    const value = order[field.name];
    const steps = Array.isArray(value) ? value : [String(value)];
    heard.entries.push(...(field.walk.explain?.(order, steps)?.lines ?? []));
  }
}

beforeAll(() => {
  for (let seed = 0; seed < 60; seed++) listen(seed);
}, 300_000);

describe('the text tables', () => {
  test('have the same keys and placeholders in both languages', () => {
    expect(Object.keys(game.words.text.ja).sort()).toEqual(Object.keys(game.words.text.en).sort());
    for (const [key, message] of Object.entries(game.words.text.en)) {
      if (!/plural|select/.test(message))
        expect([key, placeholders(game.words.text.ja[key] ?? '')]).toEqual([key, placeholders(message)]);
    }
  });

  test('say every line of the log, of standing orders and of explanations that play brings', () => {
    const keys = new Set(heard.entries.map((e) => e.key));
    expect(keys.size).toBeGreaterThan(30);
    for (const entry of heard.entries)
      for (const { say } of words) expect(say(entry)).not.toMatch(/[{}]|undefined/);
  });

  test('say every line that they hold: none is left over', () => {
    const prefixes =
      /^(side|scope|decision|do|field|choice|order|effect|purpose|outcome|modifier|result|standing|plan|note|aim|fate|army|force)\./;
    const lines = Object.keys(game.words.text.en).filter((key) => !prefixes.test(key));
    const used = new Set(heard.entries.map((e) => e.key));
    const rare = [
      'why.eliminate',
      'why.endsMatch',
      'why.height',
      'why.number',
      'why.fortDistance',
      'phase.empty',
      'explain.mustLeave',
    ];
    expect(lines.filter((key) => !used.has(key) && !rare.includes(key))).toEqual([]);
  });

  test('put every question, and name its forms, fields and choices', () => {
    expect([...heard.questions.keys()].sort()).toEqual([
      'advance',
      'fatigue',
      'fire',
      'firstChoice',
      'melee',
      'movement',
      'retreatFromFatigue',
      'retreatFromFire',
      'retreatFromMelee',
      'secondChoice',
      'setup',
    ]);
    for (const { has, say, where } of words)
      for (const question of heard.questions.values()) {
        expect(say({ ...question.about, key: `decision.${question.kind}` })).not.toBe('');
        expect(where(question.scope)).not.toBe('');
        for (const form of question.forms) {
          expect([form.do, has(`do.${form.do}`), has(`order.${form.do}`)]).toEqual([form.do, true, true]);
          for (const field of form.fields) {
            expect(has(`field.${form.do}.${field.name}`)).toBe(true);
            if (typeof field.of !== 'string')
              for (const choice of field.of) expect(has(`choice.${choice}`)).toBe(true);
          }
        }
      }
  });

  test('say every order as a sentence, with names for ids', () => {
    for (const { order: say } of words)
      for (const order of heard.orders.values()) expect(say(order)).not.toMatch(/[{}]|J-|R-/);
    expect(words[0]?.order({ do: 'melee', target: '1503', units: ['J-II-4', 'J-III-4'] })).toBe(
      'Attack 1503 with II/4 and III/4.',
    );
    expect(words[1]?.order({ do: 'choose', mode: 'move' })).toBe('移動を選択。');
  });

  test('tell what an order without fields does', () => {
    for (const { has } of words)
      for (const question of heard.questions.values())
        for (const form of question.forms)
          if (form.fields.length === 0 && form.forbidden?.() === undefined)
            expect([form.do, has(`effect.${form.do}`)]).toEqual([form.do, true]);
  });

  test('name purposes, outcomes, modifiers and results', () => {
    expect([...heard.outcomes].sort()).toEqual(['eliminated', 'hit', 'none', 'retreat']);
    for (const { has, say } of words) {
      for (const purpose of ['fire', 'melee']) expect(has(`purpose.${purpose}`)).toBe(true);
      for (const outcome of heard.outcomes) expect(has(`outcome.${outcome}`)).toBe(true);
      for (const reason of ['higher', 'fort', 'night']) expect(has(`modifier.${reason}`)).toBe(true);
      for (const key of ['suddenDeath', 'moppedUp', 'held'])
        expect(say({ key: `result.${key}`, winner: 'RU' })).not.toMatch(/[{}]/);
    }
    for (const key of heard.results) expect(['suddenDeath', 'moppedUp', 'held']).toContain(key);
  });

  test('say the sentences of plans, their fields and what lines come to', () => {
    const opening = game.position.view(game.rules.start({ scenario: 'standard', options: {} }), 'JP');
    for (const { has } of words) {
      for (const form of game.plans.forms?.('JP', opening) ?? []) {
        expect([has(`plan.do.${form.do}`), has(`plan.${form.do}`)]).toEqual([true, true]);
        for (const field of form.fields) expect(has(`plan.field.${form.do}.${field.name}`)).toBe(true);
      }
      for (const outcome of game.plans.outcomes ?? []) expect(has(`plan.outcome.${outcome}`)).toBe(true);
    }
  });

  test('say standing orders, their headings and fields', () => {
    for (const { has, order } of words)
      for (const form of game.standing.forms('JP')) {
        expect(has(`standing.do.${form.do}`)).toBe(true);
        for (const field of form.fields) expect(has(`standing.field.${form.do}.${field.name}`)).toBe(true);
        expect(
          order({ do: form.do, rule: 'ask', policy: 'hold', prefer: ['1404'], avoid: [] }, 'standing'),
        ).not.toMatch(/[{}]|undefined/);
      }
  });

  test('name units by their counters and hexes by their numbers', () => {
    expect(game.words.nameOf('unit', 'R-IV-36', 'ja')).toBe('IV/36');
    expect(game.words.nameOf('hex', '1503', 'en')).toBe('1503');
  });
});
