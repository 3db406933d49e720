/**
 * The log, orders and questions in words: every form, field, line and choice of the game has its sentence.
 */
import { describe, expect, test } from 'vitest';
import { LOCALES, Session, sampleOrder } from '../../../../src/referee/index.js';
import { game, MATCH_PHASES, picker, seededChance } from '../support.js';

/** Keys that a match at random needs, with those of standing orders. */
function keysOf(seed: number): ReadonlySet<string> {
  const keys = new Set<string>();
  const session = new Session(game, game.rules.start({ scenario: 'campaign', options: {} }), {
    chance: seededChance(seed),
  });
  const pick = picker(seed);
  for (let i = 0; session.stop.at === 'asked' && i < 1_500; i++) {
    const [question] = session.questions;
    if (question === undefined) break;
    keys.add(`decision.${question.kind}`);
    for (const crumb of question.scope) keys.add(`scope.${crumb.key}`);
    for (const form of question.forms) {
      if (form.forbidden?.() !== undefined) continue;
      keys.add(`do.${form.do}`).add(`order.${form.do}`);
      for (const { name, optional } of form.fields) {
        keys.add(`field.${form.do}.${name}`);
        if (optional) keys.add(`none.${form.do}.${name}`).add(`order.${form.do}.${name}`);
      }
      if (form.fields.length === 0) keys.add(`effect.${form.do}`);
    }
    session.give(question.side, sampleOrder(question, pick));
  }
  for (const { log, rolls } of session.events) {
    for (const { key } of log) if (key !== 'roll') keys.add(key);
    for (const { purpose, modifiers, outcomes } of rolls) {
      keys.add(`purpose.${purpose}`);
      for (const { reason } of modifiers) keys.add(`modifier.${reason}`);
      for (const [, outcome] of outcomes) keys.add(`outcome.${outcome}`);
    }
  }
  return keys;
}

describe.each(LOCALES)('the words of %s', (locale) => {
  test('say everything that a match comes to', () => {
    const said = game.words.text[locale];
    expect([...keysOf(3)].filter((key) => said[key] === undefined)).toEqual([]);
  });
  test('name every standing order and its fields', () => {
    const said = game.words.text[locale];
    const forms = [...game.standing.forms('JP'), ...game.standing.forms('US')];
    const keys = forms.flatMap((form) => [
      `standing.do.${form.do}`,
      `standing.${form.do}`,
      `standing.default.${form.do}`,
      ...form.fields.map(({ name }) => `standing.field.${form.do}.${name}`),
      ...form.fields.filter(({ optional }) => optional).map(({ name }) => `standing.none.${form.do}.${name}`),
    ]);
    expect(keys.filter((key) => said[key] === undefined)).toEqual([]);
  });
  test('name every phase', () => {
    for (const phase of MATCH_PHASES) expect(game.words.text[locale][`scope.${phase}`], phase).toBeDefined();
  });
});

test('both languages have the same keys', () => {
  expect(Object.keys(game.words.text.ja).sort()).toEqual(Object.keys(game.words.text.en).sort());
});
