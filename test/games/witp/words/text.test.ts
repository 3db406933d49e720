/** What is said of a match: every line, question and order of whole matches, in both languages. */
import { describe, expect, test } from 'vitest';
import { messageIn } from '../../../../src/messages/index.js';
import {
  type Entry,
  LOCALES,
  type Locale,
  type Order,
  Session,
  sampleOrder,
} from '../../../../src/referee/index.js';
import { game, picker, seededChance } from '../support.js';

/** What a few random matches of every scenario say, by key. */
function said(): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  const sizeOf = (entry: Entry | undefined) => (entry === undefined ? Infinity : Object.keys(entry).length);
  const note = (entry: Entry) => {
    if (sizeOf(entry) < sizeOf(found.get(entry.key))) found.set(entry.key, entry); // with least to say it by
  };
  for (const [seed, { id }] of [...game.scenarios, ...game.scenarios].entries()) {
    const pick = picker(seed);
    const options = { lastTurn: '4', suddenDeath: 'true' };
    const session = new Session(game, game.rules.start({ scenario: id, options }), {
      chance: seededChance(seed),
    });
    while (session.stop.at === 'asked') {
      const [question] = session.questions;
      if (question === undefined) break;
      for (const crumb of question.scope) note({ ...crumb, key: `scope.${crumb.key}` });
      note({ ...question.about, key: `decision.${question.kind}` });
      for (const form of question.forms) {
        note({ key: `do.${form.do}` });
        for (const field of form.fields) note({ key: `field.${form.do}.${field.name}` });
        if (form.fields.length === 0) note({ key: `effect.${form.do}` });
      }
      const order = sampleOrder(question, pick) as Order;
      note({ key: `order.${order.do}` });
      session.give(question.side, order);
    }
    for (const event of session.events) {
      for (const entry of event.log) if (entry.key !== 'roll') note(entry);
      for (const { purpose, outcomes, modifiers } of event.rolls) {
        note({ key: `purpose.${purpose}` });
        for (const [, outcome] of outcomes) note({ key: `outcome.${outcome}` });
        for (const { reason } of modifiers) note({ key: `modifier.${reason}` });
      }
    }
    if (session.stop.at === 'ended') note({ key: `result.${session.stop.result.key}`, winner: 'J' });
  }
  return found;
}

/** Parameters that a line may have beside those that the rules give: what is made of lists and paths. */
const MADE = ['unitsCount', 'unitCount', 'hexCount', 'cardsCount', 'steps', 'goal'];

describe('the text tables', () => {
  const entries = said();

  test('have a sentence for all that whole matches say, in both languages', () => {
    expect(entries.size).toBeGreaterThan(150);
    for (const locale of LOCALES)
      expect([...entries.keys()].filter((key) => game.words.text[locale][key] === undefined)).toEqual([]);
  });

  test('ask for no parameter that the rules do not give', () => {
    for (const locale of LOCALES)
      for (const [key, entry] of entries) {
        if (/^(?:order|result|effect)\./.test(key)) continue;
        const { params } = messageIn(game.words.text[locale], locale, key);
        expect([key, params.filter((param) => !(param in entry) && !MADE.includes(param))]).toEqual([
          key,
          [],
        ]);
      }
  });

  test('name units as their counters do, hexes by name and number', () => {
    const names = (locale: Locale) => [
      game.words.nameOf('unit', 'J-C1', locale),
      game.words.nameOf('hex', '0407', locale),
    ];
    expect(game.words.nameOf('unit', 'U-C1', 'en')).toBe('U-C1');
    expect(names('en')).toEqual(['C1', 'Singapore 0407']);
    expect(names('ja')).toEqual(['C1', 'シンガポール0407']);
  });

  test('say the same things in both languages', () => {
    expect(Object.keys(game.words.text.ja).sort()).toEqual(Object.keys(game.words.text.en).sort());
    for (const key of Object.keys(game.words.text.en)) {
      const english = [...messageIn(game.words.text.en, 'en', key).params, ...MADE];
      const more = messageIn(game.words.text.ja, 'ja', key).params.filter(
        (param) => !english.includes(param),
      );
      expect([key, more]).toEqual([key, []]);
    }
  });
});
