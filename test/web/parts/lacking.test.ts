/** An attack that is sent without anybody who attacks: the page says what lacks, not the clause alone. */
import { expect, test } from 'vitest';
import type { Game, Question } from '../../../src/referee/index.js';
import { makeNarrators } from '../../../src/telling/narrator.js';
import { askingModel } from '../../../src/web/parts/asking.js';
import { askingOf } from '../../../src/web/parts/options.js';
import { readProgress } from '../../../src/web/parts/sentence.js';
import * as kyuchorei from '../../games/kyuchorei/support.js';
import * as manila45 from '../../games/manila45/support.js';
import * as squarepeg from '../../games/squarepeg/support.js';

const melee = kyuchorei.meleeOf(5, 'JP', { 'J-III-4': '1604', 'R-III-33': '1503' });
const raid = manila45.match('C', { '1/5': '2928', MP: '2929' });
const assault = squarepeg.match('NZ-COMBAT', { 'NZ-35': '0707', 'JP-C': '0708' });

/** What the page says to a sentence of a question. */
function refusalOf(game: Game, question: Question, locale: 'en' | 'ja', sentence: string) {
  const query = new URLSearchParams(sentence);
  const form = question.forms.find(({ do: word }) => word === query.get('do'));
  if (form === undefined) throw new Error('no such form');
  const progress = readProgress(form, question, game.rules.universe, query);
  const { field } = progress;
  const asking = askingOf(progress);
  if (field === undefined || asking === undefined) throw new Error('nothing is asked');
  const narrator = makeNarrators()(game, locale);
  const ground = game.picture.ground(locale);
  const scene = { title: '', alt: '', counters: [], marks: [], changes: [], tracks: [] };
  const builder = { game, narrator, map: { ground, scene }, question, address: '', prefix: '' } as const;
  return askingModel(builder, { ...progress, field }, asking).refusal;
}

const ATTACKS = [
  [squarepeg.game, assault.question, 'do=attack&target=0708', 'Attackers', '攻撃するユニット', 'SP-7.2.a'],
  [
    kyuchorei.game,
    melee.question,
    'do=melee&target=1503',
    'Attacking units',
    '攻撃するユニット',
    'KY-9.1.1.a',
  ],
  [manila45.game, raid.question, 'do=attack&target=2929', 'Attackers', '攻撃するユニット', 'MN-10.3.a'],
] as const;

test.each(ATTACKS)('%# is told in both languages', (game, question, sentence, en, ja, clause) => {
  const empty = `${sentence}&given=units`;
  const english = refusalOf(game, question, 'en', empty);
  expect(english).toMatchObject({ clause });
  expect(english?.text.startsWith(`Choose at least 1: ${en}. `)).toBe(true);
  expect(refusalOf(game, question, 'ja', empty)?.text.startsWith(`「${ja}」を1個以上選んでください。`)).toBe(
    true,
  );
});

test.each(ATTACKS)(
  '%#: what is refused for another reason is not told to be too few',
  (game, question, sentence) => {
    const wrong = refusalOf(game, question, 'en', `${sentence}&units=nobody`);
    expect(wrong?.text).not.toContain('Choose at least');
  },
);
