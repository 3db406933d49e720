/** A log by phases: a line a deed, what came of it below, own orders in one line, rolls folded. */
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import type { Chapter, ChapterOutline, ReportRoll } from '../../src/match/index.js';
import type { Entry } from '../../src/referee/index.js';
import { makeNarrators, phasesOf, type Reader } from '../../src/telling/index.js';
import { composerOf, digestOf, game, NOW, payloadOf, rowOf, seatOf } from '../mail/samples.js';

const FIRST = [{ key: 'turn', n: 3 }, { key: 'J1' }];
const SECOND = [{ key: 'turn', n: 3 }, { key: 'J2' }];
const reader = (side: string): Reader => ({
  narrator: makeNarrators()(game, 'en'),
  side,
  zone: 'UTC',
  names: {},
});

const moved = (unit: string, ...path: string[]): Entry => ({
  key: 'move',
  unit,
  from: path[0] ?? '',
  to: path.at(-1) ?? '',
  path: path.slice(1),
});
const fired = (result: string): Entry => ({
  key: `fire.${result}`,
  units: ['R-III-33'],
  unit: 'J-III-4',
  at: '1403',
  attack: 3,
  defence: 4,
  odds: 1,
  faces: 4,
  n: 1,
});
const rolled = (k: number): ReportRoll => ({
  chain: 1,
  k,
  link: digestOf(`link ${k}`),
  purpose: 'fire',
  dice: [6],
  faces: [4],
  modifiers: [],
  total: 4,
  outcomes: [
    [1, 'hit'],
    [6, 'none'],
  ],
  outcome: 'none',
});

function played(
  n: number,
  entries: readonly Entry[],
  outline: ChapterOutline | undefined,
  rolls: readonly ReportRoll[] = [],
): Chapter {
  const base = { n, at: '2026-11-21T10:15:30Z', type: 'played', entries, told: [], rolls, facts: {} };
  return outline === undefined ? base : { ...base, outline };
}

const phase = (now = FIRST, from = 0, orders = 0, side = 'JP') => ({ from, orders, now, side });
const by = (from: number, side = 'JP', word = 'move') => ({ from, side, do: word });

/** The phases as a reader sees them: title, then lines, those below indented, own orders in brackets. */
function shown(chapters: readonly Chapter[], side = 'RU'): readonly string[] {
  return phasesOf(reader(side), chapters).flatMap(({ title, from, to, passages }) => [
    `${from}-${to} ${title}`,
    ...passages.flatMap(({ own, deeds }) =>
      own === ''
        ? deeds.flatMap(({ line, below }) => [line.text, ...below.map(({ text }) => `  ${text}`)])
        : [`(${own})`],
    ),
  ]);
}

describe('a log by phases', () => {
  const one = played(7, [moved('J-III-4', '1402', '1403')], { phases: [phase()], orders: [by(0)] });
  const two = played(8, [moved('J-II-4', '1405', '1404'), { key: 'turn', n: 4 }], {
    phases: [phase(), phase(SECOND, 1, 1)],
    orders: [by(0)],
  });

  test('has a chapter a phase, however many events it took, and a new one where the phase changes', () => {
    expect(shown([one, two])).toEqual([
      '7-8 turn 3 · Japanese move or fire phase',
      'III/4 moved from 1402 to 1403. [KY-7.0.a]',
      'II/4 moved from 1405 to 1404. [KY-7.0.a]',
      '8-8 turn 3 · Japanese melee or rally phase',
      'Turn 4 began. [KY-5.1.a]',
    ]);
  });

  test('folds what the reader ordered himself into one line that says what was done, not what to do', () => {
    expect(shown([one, two], 'JP')).toEqual([
      '7-8 turn 3 · Japanese move or fire phase',
      '(You gave these orders: III/4 moved from 1402 to 1403. II/4 moved from 1405 to 1404.)',
      '8-8 turn 3 · Japanese melee or rally phase',
      'Turn 4 began. [KY-5.1.a]',
    ]);
  });

  test('shows each own order with a result in the open, and counts the others where they are many', () => {
    const entries = [
      { key: 'choose.fire', side: 'JP' },
      { key: 'roll', roll: 0 },
      fired('none'),
      { key: 'roll', roll: 1 },
      fired('none'),
      { key: 'ended.fire', side: 'JP' },
      { key: 'advance.ended', side: 'JP', at: '1403' },
      { key: 'back' },
      { key: 'turn', n: 4 },
    ];
    const orders = [0, 1, 3, 5, 6, 7, 8].map((from) => by(from));
    const chapter = played(7, entries, { phases: [phase()], orders }, [rolled(1), rolled(2)]);
    const fire = 'III/33 fired at III/4 in 1403: 3 against 4, odds 1: no effect. [KY-8.3.e] [4]: no effect';
    expect(shown([chapter], 'JP').slice(1)).toEqual([
      '(You gave these orders: The Japanese chose fire.)',
      fire,
      fire,
      '(You gave these orders: The Japanese ended the fire phase. The Japanese did not advance into 1403. All moves of the phase were undone.)',
    ]);
    const moves = ['J-I-4', 'J-II-4', 'J-III-4', 'J-I-16'].map((unit, i) => moved(unit, '1402', `150${i}`));
    const many = played(7, moves, { phases: [phase()], orders: [0, 1, 2, 3].map((from) => by(from)) });
    expect(shown([many], 'JP').slice(1)).toEqual(['(Your own orders: 4 moves.)']);
  });

  test('tells a move once with its whole way, and below it what the other side did on the way', () => {
    const entries = [
      moved('J-III-4', '1402', '1403'),
      { key: 'roll', roll: 0 },
      fired('none'),
      moved('J-III-4', '1403', '1503', '1504'),
      moved('J-II-4', '1405', '1404'),
    ];
    const orders = [by(0), by(1, 'RU', 'fire'), by(4)];
    expect(shown([played(7, entries, { phases: [phase()], orders }, [rolled(1)])], 'spectator')).toEqual([
      '7-7 turn 3 · Japanese move or fire phase',
      'III/4 moved from 1402 to 1504 (1403-1503-1504). [KY-7.0.a]',
      expect.stringMatching(/^ {2}.*III\/33.*\[4\]: no effect$/),
      'II/4 moved from 1405 to 1404. [KY-7.0.a]',
    ]);
  });

  test('gives an order that said nothing before the other side was asked the first line behind its answer', () => {
    const entries = [moved('J-III-4', '1402', '1403'), fired('none')];
    const outline = { phases: [phase()], orders: [by(0), by(0, 'RU', 'fire')] };
    const chapter = played(7, entries, outline);
    const done = 'III/4 moved from 1402 to 1403.';
    const [, ...toOther] = shown([chapter]);
    expect(toOther[0]).toContain(done);
    expect(toOther[1]).toMatch(/^ {2}III\/33 fired at/);
    const [passage, ...others] = phasesOf(reader('JP'), [chapter])[0]?.passages ?? [];
    expect(passage?.own).toContain(done);
    expect(others).toEqual([]);
  });

  test('says once what is told to the reader alone in the same words several times in a row', () => {
    const moves = [moved('R-III-33', '1503', '1502')];
    const told = [fired('none'), fired('none'), fired('hit'), fired('none')];
    const outline = { phases: [{ now: FIRST, side: 'JP', from: 0, orders: 0 }], orders: [] };
    const [phase] = phasesOf(reader('JP'), [{ ...played(9, moves, outline), told }]);
    const lines = phase?.passages.flatMap(({ deeds }) => deeds.map(({ line }) => line)) ?? [];
    expect(lines.filter(({ alone }) => alone).map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  test('does not join the ways of two units, nor ways that do not meet', () => {
    const entries = [
      moved('J-III-4', '1402', '1403'),
      moved('J-II-4', '1403', '1404'),
      moved('J-II-4', '1405', '1406'),
    ];
    const chapter = played(7, entries, { phases: [phase()], orders: [by(0), by(1), by(2)] });
    expect(shown([chapter])).toHaveLength(4);
  });

  test('an event of which no phase is known stands alone, line by line', () => {
    expect(shown([played(7, [moved('J-III-4', '1402', '1403')], undefined), one])).toEqual([
      '7-7 ',
      'III/4 moved from 1402 to 1403. [KY-7.0.a]',
      '7-7 turn 3 · Japanese move or fire phase',
      'III/4 moved from 1402 to 1403. [KY-7.0.a]',
    ]);
  });
});

describe('a mail of an event of 600 lines and 60 rolls', () => {
  const entries: Entry[] = [];
  const orders: ChapterOutline['orders'][number][] = [];
  const rolls: ReportRoll[] = [];
  for (let move = 0; move < 60; move++) {
    orders.push(by(entries.length));
    for (let step = 0; step < 8; step++) entries.push(moved('J-III-4', `140${step + 1}`, `140${step + 2}`));
    orders.push(by(entries.length, 'RU', 'fire'));
    entries.push({ key: 'roll', roll: move }, fired('none'));
    rolls.push(rolled(move + 1));
  }
  const chapter = played(42, entries, { phases: [phase()], orders }, rolls);

  test.each(['en', 'ja'] as const)('is whole, short and readable in %s, with every proof', async (locale) => {
    expect(entries).toHaveLength(600);
    const payload = payloadOf('turn', { chapters: [chapter], side: 'RU' });
    const mail = await composerOf()(rowOf(payload), seatOf({ locale }), NOW);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(90_000);
    const position = payload.position[locale]?.at(-1)?.lines.at(-1) ?? '';
    expect(mail.html).toContain(position);
    for (const { link, k } of rolls)
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain(link);
        expect(part.replace(/\s+/g, ' ')).toMatch(new RegExp(`k ${k}[,、]`));
      }
    const [told = ''] = mail.text.split(digestOf('link 1'));
    expect(told.split('\n').length).toBeLessThan(400);
  });
});

test('an order that only led to dice is told as what it was, where the game has words for it', () => {
  const taiheiyo = loadGame('taiheiyo');
  const hit = { key: 'damage.die', unit: 'us_arizona' };
  const outline = {
    phases: [{ from: 0, orders: 0, now: [{ key: 'turn', n: 1 }], side: 'J' }],
    orders: [{ from: 0, side: 'J', do: 'allot' }],
  };
  const chapter = played(8, [hit], outline);
  const ownIn = (locale: 'en' | 'ja') =>
    phasesOf({ ...reader('J'), narrator: makeNarrators()(taiheiyo, locale) }, [chapter]).flatMap(
      ({ passages }) => passages.map(({ own }) => own),
    );
  expect([ownIn('en'), ownIn('ja')]).toEqual([
    ['You gave these orders: Japan allotted the hits.'],
    ['あなたの命令：日本軍が命中を割り当て。'],
  ]);
});

test('an order that changes nothing, of which the log has no entry, is still its giver’s own', () => {
  const taiheiyo = loadGame('taiheiyo');
  const narrator = makeNarrators()(taiheiyo, 'en');
  const outline = {
    phases: [{ from: 0, orders: 0, now: [{ key: 'turn', n: 2 }], side: null }],
    orders: [{ from: 0, side: 'J', do: 'no' }],
  };
  const declined = {
    ...played(19, [], outline),
    facts: { orders: [{ side: 'J', order: { do: 'no' } }] },
  };
  const owns = (side: string) =>
    phasesOf({ narrator, side, zone: 'UTC', names: {} }, [declined]).flatMap(({ passages }) =>
      passages.map(({ own }) => own),
    );
  expect(owns('J')).toEqual(['You gave these orders: Japan declined.']);
  expect(owns('A')).toEqual(['']);
});

describe('in a phase that is nobody’s', () => {
  const outline = {
    phases: [{ from: 0, orders: 0, now: FIRST, side: null }],
    orders: [
      { from: 0, side: 'RU', do: 'battle' },
      { from: 1, side: 'JP', do: 'declare' },
      { from: 4, side: 'RU', do: 'hit' },
    ],
  };
  const entries = [
    moved('R-I-33', '1305', '1304'),
    moved('J-I-4', '1406', '1405'),
    { key: 'roll', roll: 0 },
    fired('none'),
    moved('R-I-33', '1304', '1204'),
  ];
  const told = (side: string) =>
    phasesOf(reader(side), [played(8, entries, outline, [rolled(0)])]).flatMap(({ passages }) => passages);

  test('who did not begin the event reads what came of his answers, as of all else', () => {
    const [passage, ...others] = told('JP');
    expect([passage?.own, others]).toEqual(['', []]);
    expect(passage?.deeds.flatMap(({ line, below }) => [line, ...below])).toHaveLength(4);
  });

  test('who began it has in one line what he began it with, and no more', () => {
    expect(told('RU').map(({ own }) => own !== '')).toEqual([true, false]);
    expect(told('RU')[1]?.deeds).toHaveLength(2);
  });
});

test('that a turn began is no deed of whoever ended the last one', () => {
  const outline = {
    phases: [{ from: 0, orders: 0, now: SECOND, side: 'JP' }],
    orders: [{ from: 0, side: 'JP', do: 'end' }],
  };
  const [phase] = phasesOf(reader('JP'), [played(9, [{ key: 'turn', n: 4 }], outline)]);
  expect(phase?.passages.map(({ own, deeds }) => [own, deeds.map(({ line }) => line.text)])).toEqual([
    ['', ['Turn 4 began. [KY-5.1.a]']],
  ]);
});
