/** Words, pictures and what a side may know. */
import { describe, expect, test } from 'vitest';
import type { TsState } from '../../../../src/games/taiheiyo/state/state.js';
import { LOCALES, type Question, Session, sampleOrder, sentences } from '../../../../src/referee/index.js';
import { clauseLabel, makeWords, namesOf } from '../../../../src/telling/messages.js';
import { game, hands, match, operation, pack, picker, seededChance, spend, standingOf } from '../support.js';

const words = LOCALES.map((locale) => makeWords(game.words.text, locale, namesOf(game, locale)));

function start(): TsState {
  return game.rules.start({ scenario: 'standard', options: {} });
}

/** Says everything that a question can need. */
function sayQuestion(question: Question): void {
  for (const say of words) {
    say.where(question.scope);
    say.say({ key: `decision.${question.kind}`, ...question.about });
    for (const form of question.forms) {
      for (const key of [`do.${form.do}`, ...form.fields.map((f) => `field.${form.do}.${f.name}`)])
        expect(say.has(key), key).toBe(true);
      if (form.fields.length === 0)
        expect(say.has(`effect.${form.do}`) || form.do === 'none', form.do).toBe(true);
    }
  }
}

describe('the sentences', () => {
  test('say every log line, question and order of random matches in both languages', () => {
    const keys = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const pick = picker(seed);
      const session = new Session(game, start(), { chance: seededChance(seed) });
      for (let n = 0; session.stop.at === 'asked' && n < 20_000; n++) {
        const [question] = session.questions;
        if (question === undefined) break;
        sayQuestion(question);
        const order = sampleOrder(question, pick);
        if (order === undefined) throw new Error(question.kind);
        for (const say of words) say.order(order);
        session.give(question.side, order);
      }
      for (const { log, told, rolls } of session.events) {
        for (const entry of [...log, ...Object.values(told).flat()]) {
          keys.add(entry.key);
          if (entry.key !== 'roll') for (const say of words) say.say(entry);
        }
        for (const roll of rolls)
          for (const say of words) {
            say.say({ key: `purpose.${roll.purpose}` });
            for (const [, outcome] of roll.outcomes) say.say({ key: `outcome.${outcome}` });
            for (const modifier of roll.modifiers) say.say({ key: `modifier.${modifier.reason}` });
          }
      }
    }
    expect(keys.size).toBeGreaterThan(30);
  }, 300_000);

  test('are the same keys in both languages', () => {
    expect(Object.keys(game.words.text.ja).sort()).toEqual(Object.keys(game.words.text.en).sort());
  });

  test('name their clauses', () => {
    expect(clauseLabel(game.words.clauses, 'TS-7.5.b', 'en')).toContain('smallest');
  });

  test('are clauses that speak politely in Japanese and call things by one name', () => {
    const japanese = Object.entries(game.words.clauses).map(([id, { ja }]) => [id, ja] as const);
    const sentences = japanese.flatMap(([id, text]) =>
      text.split('。').map((sentence) => `${id} ${sentence.replace(/（[^（）]*）$/, '')}`),
    );
    expect(
      sentences.filter((sentence) => /(である|する|ない|れる|なる|行う|戻る|よい)$/.test(sentence)),
    ).toEqual([]);
    const elsewhere = /[左右]へ\d|コラム修正|サイコロ|セットアップ|資源1つ|(^|[^録点])トラック[上に]/;
    expect(japanese.filter(([, text]) => elsewhere.test(text))).toEqual([]);
  });

  test('tell the position in Japanese with the marks of Japanese', () => {
    const lines = game.picture.describe(game.position.view(start(), 'J'), 'ja').flatMap((part) => part.lines);
    expect(lines).toContain('トラック島（港湾、1点、日本軍占領）：日本軍陸上機3');
    expect(lines.filter((line) => /[:,]/.test(line))).toEqual([]);
  });

  test('say every standing order', () => {
    for (const side of game.sides)
      for (const form of game.standing.forms(side)) {
        const first = sentences({ side, kind: 'standing', clause: '', public: false, forms: [form] }).next()
          .value;
        for (const say of words) {
          for (const part of ['do', 'default', 'under'])
            expect(say.has(`standing.${part}.${form.do}`), form.do).toBe(true);
          for (const field of form.fields)
            expect(say.has(`standing.field.${form.do}.${field.name}`)).toBe(true);
          if (first !== undefined && first !== null) say.order(first, 'standing');
        }
      }
  });
});

describe('what a side may know', () => {
  const one = () => match(2, { japan: 'jp_kako', hawaii: 'us_chester' }, hands('C01', 'C02 C10')).state;
  const other = () => match(2, { japan: 'jp_kako', hawaii: 'us_chester' }, hands('C01', 'C12 C13')).state;

  test('TS-2.3.2.b is its own hand; of the enemy and the deck the numbers alone', () => {
    expect(game.position.view(one(), 'J')).toEqual(game.position.view(other(), 'J'));
    expect(game.position.view(one(), 'spectator')).toEqual(game.position.view(other(), 'spectator'));
    expect(game.position.view(one(), 'A')).not.toEqual(game.position.view(other(), 'A'));
    expect(game.position.view(one(), 'J').body).toMatchObject({
      hand: ['C01'],
      sizes: { J: 1, A: 2 },
      deck: 13,
    });
  });

  test('TS-2.3.2.b does not change what the other is asked, shown or told', () => {
    const asked = (state: TsState) => {
      // A's orders say to spend nothing: a card that is spent is public.
      const standing = standingOf({ J: [], A: [{ do: 'initiative', most: 0, keep: 10, cards: [] }] });
      const session = new Session(game, state, { chance: seededChance(5), standing });
      const [question] = session.questions;
      const view = game.position.view(session.state, 'J');
      return JSON.stringify([
        question,
        game.picture.describe(view, 'ja'),
        game.picture.scene(view, 'en', []),
        session.events.map((e) => [e.log, e.orders]),
      ]);
    };
    expect(asked(one())).toBe(asked(other()));
  });

  test('TS-2.2.e the picture has every unit on the map in its side’s colour, home ports and routes', () => {
    const scene = game.picture.scene(game.position.view(one(), 'J'), 'ja', []);
    expect(scene.counters.map((c) => [c.id, c.tone])).toEqual([
      ['jp_kako', 'first'],
      ['us_chester', 'fifth'],
    ]);
    expect(scene.places).toHaveLength(pack.points.length);
    expect(pack.file.map.points.filter((p) => p.homePortOf !== undefined)).toHaveLength(6);
  });

  test('changes between two views are drawn', () => {
    const m = operation('J', 2, { japan: 'jp_kako' });
    const before = game.position.view(m.state, 'J');
    m.play({ do: 'move', from: 'japan', ships: ['jp_kako'], path: ['okinawa'] });
    expect(game.picture.changes(before, game.position.view(m.state, 'J'), 'en')).toEqual([
      {
        style: 'move',
        counter: 'jp_kako',
        from: 'japan',
        to: 'okinawa',
        title: 'Kako from Japan to Okinawa',
      },
      { style: 'fight', at: 'okinawa', text: 'J', title: 'Okinawa: controlled by Japan' },
    ]);
    expect(
      game.picture.describe(game.position.view(m.state, 'A'), 'en')[1]?.lines.find((l) => l.includes('Kako')),
    ).toBe('Okinawa (base, controlled by Japan): Kako (face-down)');
  });
});

describe('standing orders', () => {
  const asked = (orders: Parameters<typeof standingOf>[0], state: TsState) => {
    const session = new Session(game, state, { chance: seededChance(1), standing: standingOf(orders) });
    return session.questions[0]?.kind;
  };
  const japan = () => match(2, { japan: 'jp_kako', hawaii: 'us_chester' }, hands('C01 C02', '')).state;

  test('no card is spent for the initiative before its owner has chosen: he is asked', () => {
    expect(asked({ J: [], A: [] }, japan())).toBe('initiative');
    expect(asked({ J: [{ do: 'window', kind: 'initiative', mode: 'ask' }], A: [] }, japan())).toBe(
      'initiative',
    );
    const m = match(2, { japan: 'jp_kako', hawaii: 'us_chester' }, hands('C01 C02', ''));
    m.play(spend('C01'));
    expect(m.hand('J')).toEqual(['C02']);
  });

  test('the clock passes, and answers every question of a random match', () => {
    const session = new Session(game, start(), { chance: seededChance(3) });
    for (let n = 0; session.stop.at === 'asked' && n < 5_000; n++) {
      const [question] = session.questions;
      if (question === undefined) break;
      const order = game.rules.timeout(game.position.view(session.state, question.side), question);
      expect(session.give(question.side, order), `${question.kind} ${JSON.stringify(order)}`).toBeUndefined();
    }
    expect(session.stop.at).toBe('ended');
  });
});
