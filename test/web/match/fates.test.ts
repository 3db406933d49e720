/** The box beside an order, and its button: what becomes of each unit, whatever the table says. */
import { beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import type { Foreteller } from '../../../src/practice/index.js';
import { fates, type Game, type Locale } from '../../../src/referee/index.js';
import { situation } from '../../games/kyuchorei/support.js';
import { good } from '../../match/harness.js';
import { mainOf } from '../html.js';
import { makeWorld, seatedAt, type Visitor } from '../world.js';

const RING = { 'J-I-4': '1406', 'J-I-29': '1306', 'J-II-29': '1304', 'J-III-29': '1405' };

/** The match of the picture: I/33, disordered and encircled, and Japan about to attack it. */
function encircled(units: Readonly<Record<string, string>>): Game {
  const { rules } = kyuchorei;
  return { ...kyuchorei, rules: { ...rules, start: () => situation(2, 'J2', units, { chosen: 'melee' }) } };
}

async function seat(
  units: Readonly<Record<string, string>>,
  locale: Locale,
  foretell?: Foreteller['foretell'],
): Promise<{ readonly visitor: Visitor; readonly home: string }> {
  const world = await makeWorld({
    games: [encircled(units)],
    ...(foretell === undefined ? {} : { foretell }),
  });
  const seats = ['JP', 'RU'].map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const opened = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null, opener: 'JP', seats };
  const { match } = good(await world.matches.open(opened));
  for (const { side } of seats) good(await world.matches.join(match, side, {}));
  return { visitor: await seatedAt(world, match, 'JP'), home: `/m/${match}/JP` };
}

const ATTACK = 'do=melee&target=1305&units=J-I-4';
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each([
  ['en', 'I/33 eliminated 100%', 'Roll: 100% eliminated', 'disordered, advances or stays (you decide) 17%'],
  ['ja', 'I/33 壊滅 100%', 'ダイスを振る：壊滅100%', '混乱、前進か変化なし（あなたが選択） 17%'],
] as const)('an encircled unit that is disordered, %s', (locale, box, button, attacker) => {
  let at: Awaited<ReturnType<typeof seat>>;
  beforeAll(async () => {
    at = await seat({ ...RING, 'R-I-33*': '1305' }, locale);
  });

  test('KY-9.4.e is said to die for certain while the attack is put together', async () => {
    const said = (await at.visitor.get(`${at.home}/explain?${ATTACK}&fates=1`)).text;
    expect(text(said)).toContain(box);
    expect(said).toContain(`>${button}</p>`);
    expect(text(said)).toContain(attacker);
  });

  test('KY-9.4.e is said to die for certain where the order is confirmed, without a script', async () => {
    const page = (await at.visitor.open(`${at.home}/order?${ATTACK}`)).text;
    expect(text(mainOf(page))).toContain(box);
    expect(page).toContain(button);
  });
});

test('names who chooses where a unit goes', async () => {
  const { visitor, home } = await seat({ 'J-I-4': '1406', 'R-I-33*': '1305' }, 'en');
  const said = text((await visitor.get(`${home}/explain?${ATTACK}&fates=1`)).text);
  expect(said).toContain('I/33 retreats (Russians to choose where) 83%');
});

test('shows the table without waiting for what becomes of the units, and asks for that', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { visitor, home } = await seat({ ...RING, 'R-I-33*': '1305' }, 'en', async ({ asked }, order) => {
    await held;
    return fates(kyuchorei, asked, order, 'en');
  });
  const first = (await visitor.get(`${home}/explain?${ATTACK}`)).text;
  expect(first).toContain('data-fates-wait');
  expect(text(first)).toContain('Chances retreat 1/6');
  expect(text(first)).toContain('Roll: 17% retreat');
  release();
  const then = (await visitor.get(`${home}/explain?${ATTACK}&fates=1`)).text;
  expect(then).not.toContain('data-fates-wait');
  expect(text(then)).toContain('I/33 eliminated 100%');
});

test('shows the table alone where nobody can foretell, and where it cannot be said calls it that', async () => {
  const silent = await seat({ ...RING, 'R-I-33*': '1305' }, 'en', async () => undefined);
  expect(text((await silent.visitor.get(`${silent.home}/explain?${ATTACK}&fates=1`)).text)).toContain(
    'Roll: 17% retreat',
  );
  const table = { at: 'table', why: 'runs', runs: 150 } as const;
  const { visitor, home } = await seat({ ...RING, 'R-I-33*': '1305' }, 'en', async () => table);
  const said = text((await visitor.get(`${home}/explain?${ATTACK}&fates=1`)).text);
  expect(said).toContain('Table only: there are too many outcomes to play through.');
  expect(said).toContain('Roll: 17% retreat');
});

test('gives no number where the other side acts before the die', async () => {
  const first = { at: 'first', side: 'RU', kind: 'fire', runs: 1 } as const;
  const { visitor, home } = await seat({ ...RING, 'R-I-33*': '1305' }, 'en', async () => first);
  const said = text((await visitor.get(`${home}/explain?${ATTACK}&fates=1`)).text);
  expect(said).toContain('Russians may act first.');
  expect(said).toMatch(/^ Roll /);
});
