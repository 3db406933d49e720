/** The thread in which orders are foretold: the bundled one. */
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { FateStand } from '../../src/match/index.js';
import { type Foreteller, keepFates, startForeteller } from '../../src/practice/index.js';
import { type Fates, fates } from '../../src/referee/index.js';
import { projectRoot } from '../../src/root.js';
import { game as kyuchorei, melee, situation } from '../games/kyuchorei/support.js';

const BUNDLE = join(projectRoot(), 'dist', 'foretelling-thread.js');
const ORDER = melee('1305', 'J-I-4');

const complaints: unknown[] = [];
let foreteller: Foreteller | undefined;
afterEach(async () => {
  await foreteller?.stop();
  complaints.length = 0;
});

/** An attack on a unit that is encircled. */
function stand(): FateStand {
  const units = {
    'J-I-4': '1406',
    'J-I-29': '1306',
    'J-II-29': '1304',
    'J-III-29': '1405',
    'R-I-33*': '1305',
  };
  const view = kyuchorei.position.view(situation(2, 'J2', units, { chosen: 'melee' }), 'JP');
  const since = { view, tape: { answers: [], rolls: [], draws: [] } };
  const asked = { view, kind: 'melee', about: undefined, since };
  return { game: 'kyuchorei', version: 1, pack: null, asked, mark: 'm JP 1.0' };
}

test('foretells in another thread what it foretells in this one', async () => {
  foreteller = startForeteller(BUNDLE, '', (error) => complaints.push(error));
  const told = await foreteller.foretell(stand(), ORDER, 'en');
  expect(told).toEqual(fates(kyuchorei, stand().asked, ORDER, 'en'));
  expect(told).toMatchObject({ at: 'told' });
  expect(complaints).toEqual([]);
});

test('says nothing where it comes to grief, and complains', async () => {
  foreteller = startForeteller(BUNDLE, '', (error) => complaints.push(error));
  expect(await foreteller.foretell({ ...stand(), game: 'go' }, ORDER, 'en')).toBeUndefined();
  expect(complaints).toHaveLength(1);
});

test('works an order out once for a position, and again after a fault', async () => {
  const told: Fates = { at: 'table', why: 'runs', runs: 150 };
  let [asked, fails] = [0, true];
  const foretell = keepFates(
    async () => {
      asked += 1;
      if (fails) throw new Error('not now');
      return told;
    },
    (error) => complaints.push(error),
  );
  expect(await foretell(stand(), ORDER, 'en')).toBeUndefined();
  fails = false;
  expect(await foretell(stand(), ORDER, 'en')).toEqual(told);
  expect(await foretell(stand(), ORDER, 'en')).toEqual(told);
  expect(asked).toBe(2);
  await foretell({ ...stand(), mark: 'm JP 2.0' }, ORDER, 'en');
  await foretell(stand(), melee('1305', 'J-I-29'), 'en');
  await foretell(stand(), ORDER, 'ja');
  expect(asked).toBe(5);
});
