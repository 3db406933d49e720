/** Whole matches of every game as their logs tell them: each line reports what was done. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import {
  type Game,
  LOCALES,
  type Locale,
  type Order,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { makeNarrators, type Narrator, tellEntries } from '../../src/telling/index.js';
import { picker, seededChance } from '../referee/support.js';

/** Sentences that tell the reader to do something. */
const IMPERATIVE: { readonly [locale in Locale]: RegExp } = {
  en: /(?:^|[.:;] )(?:End|Choose|Move|Place|Give|Take|Name|Decide|Declare|Allot|Draw|Roll|Pass|Play|Send|Set|Finish|Stop|Attack|Build|Leave|Hold|Retreat|Advance|Pick|Answer) (?!of\b|phase\b|to\b|is\b|was\b)/,
  ja: /(?:ください|なさい|しましょう|せよ|しろ)[。！]?$/,
};

/** A whole match at random. */
function played(game: Game, seed: number): Session {
  const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
  const pick = picker(seed);
  const session = new Session(game, game.rules.start({ scenario, options: {} }), {
    chance: seededChance(seed),
  });
  for (let [question] = session.questions; question !== undefined; [question] = session.questions)
    session.give(question.side, sampleOrder(question, pick) as Order);
  return session;
}

/** All that its log says: lines, what a side alone is told, and what stands where the game logs nothing. */
function linesOf(session: Session, narrator: Narrator): readonly string[] {
  return session.events.flatMap(({ log, told, rolls, orders }) => [
    ...tellEntries(narrator, log, rolls).map(({ text }) => text),
    ...Object.values(told).flatMap((entries) => tellEntries(narrator, entries, []).map(({ text }) => text)),
    ...orders
      .flatMap(({ side, order }) => (order === null ? [] : [{ side, key: `did.${order.do}` }]))
      .filter(({ key }) => narrator.game.has(key))
      .map((deed) => narrator.game.say(deed)),
  ]);
}

describe.each(games().map((game) => [game.id, game] as const))(
  'the log of whole matches of %s',
  (_, game) => {
    const matches = [1, 2].map((seed) => played(game, seed));
    test.each(LOCALES)('orders nobody to do anything, in %s', (locale) => {
      const narrator = makeNarrators()(game, locale);
      const labels = Object.keys(game.words.text[locale]).filter((key) => /^(?:do|form)\./.test(key));
      const wordings = new Set(labels.map((key) => game.words.text[locale][key]));
      const lines = matches.flatMap((match) => linesOf(match, narrator));
      expect(lines.length).toBeGreaterThan(50);
      const bare = (line: string) => line.replace(/^[^:：]{1,20}[:：]\s*/, '').replace(/[.。]$/, '');
      const wrong = lines.filter((line) => IMPERATIVE[locale].test(line) || wordings.has(bare(line)));
      expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
    });
  },
);
