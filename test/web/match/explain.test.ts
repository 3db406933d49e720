/**
 * What a page says before an order is given: odds while units are being marked, ways, and why something
 * cannot be chosen.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { type Order, sampleOrder } from '../../../src/referee/index.js';
import { good, guardOf } from '../../match/harness.js';
import { formsOf, linksOf, mainOf } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

let world: World;
let match: string;
const seats = ['JP', 'RU'].map((side) => ({
  side,
  name: side,
  address: `${side}@example.org`,
  locale: 'en' as const,
  timeZone: 'UTC',
}));

beforeAll(async () => {
  world = await makeWorld({ games: [kyuchorei] });
  match = good(
    await world.matches.open({
      game: 'kyuchorei',
      scenario: 'standard',
      options: {},
      pack: null,
      opener: 'JP',
      seats,
    }),
  ).match;
  for (const { side } of seats) good(await world.matches.join(match, side, {}));
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give('JP', order);
});

async function give(side: string, order: Order): Promise<void> {
  const page = good(await world.matches.page(match, side));
  good(await world.matches.order(match, side, { ...guardOf(page), order }));
}

const home = (side: string) => `/m/${match}/${side}`;
const explained = async (visitor: Visitor, side: string, query: string) =>
  (await visitor.get(`${home(side)}/explain?${query}`)).text;

describe('a list of choices', () => {
  test('says once what holds for several, and each of them refers to it', async () => {
    const setUp = await makeWorld({ games: [kyuchorei] });
    const opened = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null, opener: 'JP', seats };
    const { match: fresh } = good(await setUp.matches.open(opened));
    for (const { side } of seats) good(await setUp.matches.join(fresh, side, {}));
    const page = mainOf((await (await seatedAt(setUp, fresh, 'JP')).open(`/m/${fresh}/JP`)).text);
    const notes = [...page.matchAll(/class="note" id="(note-\d)">([^<]*)/g)].map(([, id, text]) => ({
      id,
      text,
    }));
    expect(notes.map(({ text }) => text)).toEqual([
      'At most 2 hexes from the headquarters in 1505.',
      'At most 2 hexes from the headquarters in 1902.',
    ]);
    const named = (id: string | undefined) => page.split(`aria-describedby="${id}"`).length - 1;
    expect(notes.map(({ id }) => named(id))).toEqual([6, 4]);
  });
});

describe('a move', () => {
  test('each hex that a unit may go to says what it costs and draws its way from where the unit stands', async () => {
    const japan = await seatedAt(world, match, 'JP');
    const page = await japan.open(`${home('JP')}/order?do=move&unit=J-III-4`);
    expect(page.text).toMatch(/data-choice="1704" data-at="1704" data-path="1604 1704"/);
    expect(mainOf(page.text)).toContain('1 of 1 hex used.');
  });

  test('a hex that it may not go to is answered with the clause that forbids it', async () => {
    const japan = await seatedAt(world, match, 'JP');
    expect(await explained(japan, 'JP', 'do=move&unit=J-III-4&path=1107')).toContain('KY-7');
    expect(await explained(japan, 'JP', 'do=move&unit=R-III-33')).toContain('KY-7.0.a');
    expect(await explained(japan, 'JP', 'do=fire&target=1503')).toContain('KY-5.2.b');
    expect(await explained(japan, 'JP', 'do=move&unit=J-III-4&path=1704')).toContain('1 of 1 hex used.');
  });

  test.each([
    '',
    'do=nothing',
    'do=move',
    'do=move&open=path',
    'do=move&path=1704',
    'do=__proto__&a=b',
    'do=end',
  ])('nothing is said of %j, and nothing goes wrong', async (query) => {
    const japan = await seatedAt(world, match, 'JP');
    const answer = await japan.get(`${home('JP')}/explain?${query}`);
    expect([answer.status, answer.text.trim()]).toEqual([200, '']);
  });

  test('one step back from a field leads to the field before it, and from there to the match', async () => {
    const japan = await seatedAt(world, match, 'JP');
    const second = await japan.open(`${home('JP')}/order?do=move&unit=J-III-4`);
    expect(second.text).toContain(`data-back="${home('JP')}/order?do`);
    const back = linksOf(second.text).find((href) => href === `${home('JP')}/order?do=move`);
    const first = await japan.open(back ?? '');
    expect(mainOf(first.text)).toContain('Move a unit · Unit');
    expect(first.text).toContain(`data-back="${home('JP')}"`);
  });

  test('is explained to the player alone', async () => {
    const looker = world.browser();
    await looker.open(`/l/${await world.token(match, 'JP', 'view')}`);
    expect((await looker.get(`${home('JP')}/explain?do=end`)).status).toBe(404);
    const russia = await seatedAt(world, match, 'RU');
    expect((await explained(russia, 'RU', 'do=move&unit=R-III-33')).trim()).toBe('');
  });
});

describe('a melee', () => {
  let side = 'JP';
  let player: Visitor;
  let target = '';
  let units: readonly string[] = [];

  beforeAll(async () => {
    for (;;) {
      [side = 'JP'] = (await world.matches.info(match))?.waitsFor ?? [];
      const { question } = good(await world.matches.page(match, side));
      if (question === undefined) throw new Error('nobody is asked');
      const forms = question.forms.filter(({ do: name }) => name === 'melee');
      const melee = sampleOrder({ ...question, forms }, () => 0);
      if (melee !== undefined) {
        target = String(melee.target);
        units = melee.units as string[];
        break;
      }
      await give(side, sampleOrder(question, world.pick) ?? { do: 'end' });
    }
    player = await seatedAt(world, match, side);
  });

  test('while units are being marked the odds, every modifier with its clause and the chance of each result are there', async () => {
    const marked = units.map((unit) => `units=${unit}`).join('&');
    const text = await explained(player, side, `do=melee&target=${target}&${marked}&given=units`);
    expect(text).toMatch(/against \d+: odds \d+/);
    expect(await explained(player, side, `do=melee&target=${target}&open=units`)).not.toContain('odds');
  });

  test('without scripts a button shows them, with the boxes still ticked, and the other button goes on', async () => {
    const page = await player.open(`${home(side)}/order?do=melee&target=${target}`);
    const form = formsOf(page.text).find(({ boxes }) => boxes.length > 0);
    expect(form?.buttons).toContainEqual({ name: 'open', value: 'units' });
    const query = new URLSearchParams({ ...form?.fields, open: 'units' });
    for (const unit of units) query.append('units', unit);
    const shown = await player.open(`${home(side)}/order?${query}`);
    expect(mainOf(shown.text)).toMatch(/against \d+: odds \d+/);
    for (const unit of units) expect(shown.text).toMatch(new RegExp(`value="${unit}"[^>]* checked`));
    query.delete('open');
    expect(mainOf((await player.open(`${home(side)}/order?${query}`)).text)).toContain('Give this order?');
  });

  test('a unit that cannot join is refused with the clause', async () => {
    const far = side === 'JP' ? 'R-III-33' : 'J-III-4';
    expect(await explained(player, side, `do=melee&target=${target}&units=${far}`)).toMatch(
      /class="refusal".*KY-9/,
    );
  });
});
