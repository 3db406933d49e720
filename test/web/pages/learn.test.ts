/** A game in two minutes: on a page of its own, on home, with the rules and beside a seat. */
import { describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { makeWorld } from '../world.js';

describe('a game in two minutes', () => {
  test('has a page with goal, turn and ideas in the reader’s language, that leads to the rules', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const english = (await visitor.get('/learn/kyuchorei?lang=en')).text;
    for (const said of ['no Russian may hold one', 'Eight turns', 'A hit disorders', '/rules/kyuchorei'])
      expect(english).toContain(said);
    expect((await visitor.get('/learn/kyuchorei?lang=ja')).text).toContain('6つの陣地をすべて掃討します。');
  });

  test('stands on the rules page, and home shows length, difficulty and the game to begin with', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    expect((await visitor.get('/rules/kyuchorei?lang=en')).text).toContain('no Russian may hold one');
    const home = (await visitor.get('/?lang=en')).text;
    for (const said of ['Kyuchorei, 1904', '8 turns', 'about 45 min', 'easy', '/learn/kyuchorei'])
      expect(home).toContain(said);
    expect(home.split('Start here')).toHaveLength(2);
  });

  test('is not there for a game that has none', async () => {
    const visitor = (await makeWorld()).browser();
    expect((await visitor.get('/learn/toy')).status).toBe(404);
    expect((await visitor.get('/learn/none')).status).toBe(404);
  });
});
