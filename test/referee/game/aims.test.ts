/** What each game says is played for, in the line above the map. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { LOCALES } from '../../../src/referee/index.js';
import * as kyuchorei from '../../games/kyuchorei/support.js';
import { situation } from '../../games/kyuchorei/support.js';
import * as manila45 from '../../games/manila45/support.js';
import * as squarepeg from '../../games/squarepeg/support.js';
import * as taiheiyo from '../../games/taiheiyo/support.js';
import * as witp from '../../games/witp/support.js';

describe.each(games())('the aim of $id', (game) => {
  const start = game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options: {} });
  const aim = game.picture.aim?.(game.position.view(start, 'spectator'));

  test('has sentences in both languages, a clause of the game and a turn track', () => {
    for (const entry of [aim?.what, aim?.until])
      for (const locale of LOCALES) expect(game.words.text[locale][entry?.key ?? '']).toMatch(/\S/);
    expect(Object.keys(game.words.clauses)).toContain(aim?.clause);
    expect(aim?.turns.length).toBeGreaterThan(4);
  });

  test('decides results that the game has words for', () => {
    expect(aim?.decides).not.toEqual([]);
    for (const key of aim?.decides ?? [])
      for (const locale of LOCALES) expect(game.words.text[locale][`result.${key}`]).toMatch(/\S/);
  });

  test('is the same for every eye', () => {
    for (const side of game.sides) expect(game.picture.aim?.(game.position.view(start, side))).toEqual(aim);
  });
});

test('KY-4.0.b counts the forts that no Russian holds, by himself or by his zone', () => {
  const score = (units: kyuchorei.Units) =>
    kyuchorei.game.picture.aim?.(kyuchorei.game.position.view(situation(5, 'J1', units), 'JP'))?.score;
  expect(score({})).toBe('6/6');
  expect(score({ 'R-III-33': '1503' })).toBe('4/6');
  expect(score({ 'R-III-33': '1503', 'J-III-4': '1404' })).toBe('5/6');
});

test('SP-4.0.a counts the Japanese units that are removed', () => {
  const score = (units: squarepeg.Units) => {
    const state = squarepeg.position(squarepeg.file('NZ-MOVEMENT', units));
    return squarepeg.game.picture.aim?.(squarepeg.game.position.view(state, 'NZ'))?.score;
  };
  expect(score({ 'JP-A': '0806' })).toBe('3/4');
  expect(score({ 'JP-A': '0806', 'JP-C!': '0705' })).toBe('2/4');
});

test('TS-4.1.b TS-4.1.c names who leads by how much, and what the next judged turn asks', () => {
  const aim = (turn: number, score: number) => {
    const state = taiheiyo.position(taiheiyo.file(turn, {}, { score }));
    return taiheiyo.game.picture.aim?.(taiheiyo.game.position.view(state, 'J'));
  };
  expect(aim(2, 3)).toMatchObject({ what: { key: 'aim.lead.J' }, score: '3', clause: 'TS-4.1.b' });
  expect(aim(5, -7)).toMatchObject({ what: { key: 'aim.lead.A' }, score: '7', clause: 'TS-4.1.c' });
  expect(aim(1, 0)).toMatchObject({ what: { key: 'aim.even' }, score: '0' });
  // What they need is said as a lead of theirs, too.
  expect([aim(2, 0)?.until, aim(5, 0)?.until]).toMatchObject([{ j: 5, a: 1 }, { a: 5 }]);
});

test('MN-4.2.d counts Japanese units, face down or not', () => {
  // One more stands far away: the match would be over without.
  const state = manila45.position(manila45.file('C', { 'JP-13': '3720', 'US-37-1-148': '3522' }));
  for (const viewer of ['US', 'JP', 'spectator'])
    expect(manila45.game.picture.aim?.(manila45.game.position.view(state, viewer))?.score).toBe('2');
  expect(manila45.game.picture.aim?.(manila45.game.position.view(state, 'US'))?.turns.length).toBe(10);
});

test('WP-3.2.a counts Japanese land outside China and Japan, WP-13.2.c the bases that were bid', () => {
  const aim = (where: witp.Where, more = {}) => {
    const state = witp.position(witp.file(5, 'movement', where, more));
    return witp.game.picture.aim?.(witp.game.position.view(state, 'A'));
  };
  expect(aim(witp.TRUK)?.score).toBe('1');
  expect(aim({ ...witp.TRUK, '0407': 'J-L3' })?.score).toBe('2');
  expect(aim({ ...witp.TRUK, '0603': 'J-L3' })?.score).toBe('1');
  const short = aim(witp.TRUK, { scenario: 'short', options: { lastTurn: 6, bid: 20 } });
  expect([short?.score, short?.clause, short?.turns.length]).toEqual(['16/20', 'WP-13.2.c', 6]);
});

test('a game that may be open about it counts the units that each side has lost', () => {
  const { game } = kyuchorei;
  const lost = (units: kyuchorei.Units) =>
    game.picture.lost?.(game.position.view(situation(5, 'J1', units), 'JP'));
  const [all, fewer] = [lost({}), lost({ 'R-III-33': '1503', 'J-III-4': '1404', 'J-II-4': '1405' })];
  expect([(all?.JP ?? 0) - (fewer?.JP ?? 0), (all?.RU ?? 0) - (fewer?.RU ?? 0)]).toEqual([2, 1]);
  const sunk = taiheiyo.position(taiheiyo.file(2, { truk: 'jp_kaga', 'turn:3': 'jp_akagi' }));
  const gone = taiheiyo.position(taiheiyo.file(2, { truk: 'jp_kaga' }));
  const of = (state: typeof sunk) =>
    taiheiyo.game.picture.lost?.(taiheiyo.game.position.view(state, 'A'))?.J ?? 0;
  expect(of(gone) - of(sunk)).toBe(1);
});
