/** The first words of a turn mail: what the other side did that matters most, not how its phase ended. */
import { expect, test } from 'vitest';
import { games, loadGame } from '../../../../src/games/index.js';
import { leadOf, newsOf } from '../../../../src/mail/compose/lead/lead.js';
import { type LogPhase, makeNarrators, type Narrator, type Telling } from '../../../../src/telling/index.js';
import { payloadOf } from '../../samples.js';

const narrator = makeNarrators()(loadGame('kyuchorei'), 'en');

const line = (text: string, more: Partial<Telling> = {}): Telling => ({
  text,
  roll: null,
  from: 0,
  to: 1,
  entries: [],
  alone: false,
  ...more,
});
const moved = line('I/33 moved. [KY-7.0.a]', { entries: [{ key: 'moved', unit: 'R-I-33' }] });
const fought = line('I/33 fought.', { roll: { needed: '', proof: '' } });
const ended = line('The phase ended.', { entries: [{ key: 'ended', side: 'RU' }] });

function titleAfter(...lines: readonly Telling[]): string {
  return titleOf(
    narrator,
    lines.map((one) => [one]),
  );
}

/** After deeds, each a line and those below it. */
function titleOf(by: Narrator, told: readonly (readonly Telling[])[]): string {
  const deeds = told.flatMap(([first, ...below]) => (first === undefined ? [] : [{ line: first, below }]));
  const phase: LogPhase = {
    title: '',
    from: 1,
    to: 1,
    more: false,
    at: '',
    when: '',
    passages: [{ own: '', deeds }],
  };
  return newsOf(by, [phase]);
}

const of = (key: string, text: string) => line(text, { entries: [{ key }] });

test('what the dice were given is no news of the match', () => {
  const [given] = payloadOf('turn').chapters;
  const said = line('A number was given.');
  const phase: LogPhase = {
    title: '',
    from: 41,
    to: 41,
    more: false,
    at: '',
    when: '',
    passages: [{ own: '', deeds: [{ line: said, below: [] }] }],
  };
  const payload = payloadOf('turn', { chapters: [{ ...(given ?? expect.fail()), type: 'seeded' }] });
  const { title } = leadOf(narrator, payload, { joined: true, way: 'link' }, [phase]);
  expect(title).toBe('It is your turn');
});

test('a roll comes first, then what a unit did, then whatever was last', () => {
  expect(titleAfter(fought, moved, ended)).toBe('I/33 fought.');
  expect(titleAfter(moved, ended)).toBe('I/33 moved.');
  expect(titleAfter(ended)).toBe('The phase ended.');
});

test('what comes by itself is news only where nothing was done', () => {
  const turn = line('Turn 3 began.', { entries: [{ key: 'turn', n: 3 }] });
  expect(titleAfter(moved, ended, turn)).toBe('I/33 moved.');
  expect(titleAfter(ended, turn)).toBe('The phase ended.');
  expect(titleAfter(turn)).toBe('Turn 3 began.');
});

test('a move that was taken back is no news', () => {
  const back = line('All moves of the phase were undone.', { entries: [{ key: 'back' }] });
  expect(titleAfter(moved, back, ended)).toBe('The phase ended.');
});

test('an attack is told with what came of it, not with what was turned up on the way', () => {
  const attack = of('attack', '35th Battalion and No. 3 Company attacked 0611.');
  const turnedUp = of(
    'reveal',
    `Japanese 2 was turned up: 1st Platoon, strength 2, ${'at last '.repeat(5)}.`,
  );
  const result = of('combat.Dr', '4 against 2, odds 2:1: Dr, the defender had to retreat.');
  const ended = of('ended.combat', 'The NZ side ended the combat phase.');
  const by = makeNarrators()(loadGame('squarepeg'), 'en');
  expect(titleOf(by, [[attack, turnedUp, result], [ended]])).toBe(
    '35th Battalion and No. 3 Company attacked 0611. 4 against 2, odds 2:1: Dr, the defender had to retreat.',
  );
});

test('of several fights the one is told that cost most, else the last, whoever rolled behind it', () => {
  const by = makeNarrators()(loadGame('taiheiyo'), 'en');
  const [truk, midway] = ['Truk', 'Midway'].map((at) => of('combat', `Combat began at ${at}.`));
  const sunk = of('damage.sunk', 'Lexington was sunk.');
  const won = of('combat.won', 'Japan won the combat.');
  const dice = line('Dice for the initiative.', { roll: { needed: '', proof: '' } });
  if (truk === undefined || midway === undefined) return expect.fail();
  expect(titleOf(by, [[truk], [sunk, won], [midway, won], [dice]])).toBe(
    'Combat began at Truk. Lexington was sunk. Japan won the combat.',
  );
  expect(titleOf(by, [[truk, won], [midway, won], [dice]])).toBe(
    'Combat began at Midway. Japan won the combat.',
  );
  expect(titleOf(by, [[dice]])).toBe('Dice for the initiative.');
});

test.each(games().map((game) => [game.id, game] as const))(
  'what mails of %s begin with are lines of its log',
  (_, game) => {
    const { fights = [], results = [] } = game.news ?? {};
    expect(fights).not.toEqual([]);
    const known = Object.keys(game.text.en);
    for (const key of [...fights, ...results])
      expect(
        known.some((one) => (key.endsWith('.') ? one.startsWith(key) : one === key)),
        key,
      ).toBe(true);
  },
);
