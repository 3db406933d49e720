/** "Show me a good order": what the practice opponent would do, with its reason in figures. */
import { beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { squarepeg } from '../../../src/games/squarepeg/index.js';
import { adviceFor } from '../../../src/practice/index.js';
import type { Order } from '../../../src/referee/index.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { reasonsOf } from '../../../src/web/match/advice.js';
import { good, guardOf } from '../../match/harness.js';
import { formsOf, linksOf, mainOf } from '../html.js';
import { makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
const seats = (['en', 'ja'] as const).map((locale, i) => {
  const side = ['JP', 'RU'][i] ?? '';
  return { side, name: side, address: `${side}@example.org`, locale, timeZone: 'UTC' };
});

beforeAll(async () => {
  world = await makeWorld({ games: [kyuchorei, squarepeg] });
  const opened = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null, opener: 'JP', seats };
  match = good(await world.matches.open(opened)).match;
  for (const { side } of seats) good(await world.matches.join(match, side, {}));
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }]) await give(order);
});

async function give(order: Order): Promise<void> {
  const page = good(await world.matches.page(match, 'JP'));
  good(await world.matches.order(match, 'JP', { ...guardOf(page), order }));
}

const home = () => `/m/${match}/JP`;

describe('a good order', () => {
  test('is one press away from the question, and names the next best', async () => {
    const japan = await seatedAt(world, match, 'JP');
    const asked = mainOf((await japan.open(home())).text);
    expect(linksOf(asked)).toContain(`${home()}/advice`);
    const shown = mainOf((await japan.open(`${home()}/advice`)).text);
    expect(shown).toContain('Suggested by the practice opponent');
    expect(shown).toMatch(/(?:Next best|The next best does more harm than good): ./);
  });

  test('says whether orders help or hurt, without the figures of the search', () => {
    const narrator = makeNarrators()(kyuchorei, 'en');
    const [order, kind] = [{ do: 'end' }, 'fire'];
    const said = (best: number, next: number) =>
      reasonsOf(
        { locale: 'en', narrator },
        { kind },
        { best: { order, worth: best }, next: { order, worth: next } },
      ).join(' ');
    expect(said(7, -1000)).toMatch(/Suggested by .*The next best does more harm than good: \S/);
    expect(said(-1000, -1000)).toMatch(/No order helps here\. This one hurts least\..*The next best does/);
    expect(said(7, -1000) + said(-1000, -1000)).not.toMatch(/\d/);
  });

  test('is whole and legal: its button gives it', async () => {
    const japan = await seatedAt(world, match, 'JP');
    const page = good(await world.matches.page(match, 'JP'));
    if (page.question === undefined) throw new Error('nothing is asked');
    const best = adviceFor(page, page.question)?.best.order;
    const shown = (await japan.open(`${home()}/advice`)).text;
    const form = formsOf(shown).find(({ action }) => action === `${home()}/orders`);
    expect(JSON.parse(form?.fields.order ?? 'null')).toEqual(best);
    expect((await world.matches.preview(match, 'JP', best)).ok).toBe(true);
  });

  test('changes nothing by being looked at, and is the same again', async () => {
    const japan = await seatedAt(world, match, 'JP');
    const before = world.everything();
    const [first, again] = [await japan.open(`${home()}/advice`), await japan.open(`${home()}/advice`)];
    const said = (text: string) => /class="reasons">(.*?)<\/div>/s.exec(text)?.[1];
    expect(said(first.text)).toBeDefined();
    expect(said(first.text)).toBe(said(again.text));
    expect(world.everything()).toBe(before);
  });

  test('asks first where its press commits more than the order shown', async () => {
    const japan = await seatedAt(world, match, 'JP');
    for (let given = 0; given < 40; given++) {
      const page = good(await world.matches.page(match, 'JP'));
      if (page.question === undefined) throw new Error('nothing is asked');
      const best = adviceFor(page, page.question)?.best.order ?? { do: '' };
      const { barrier } = good(await world.matches.preview(match, 'JP', best));
      if (barrier !== undefined && given > 0) break;
      await give(best);
    }
    const shown = (await japan.open(`${home()}/advice`)).text;
    const earlier = /\d+ earlier orders in your draft become final with it\./;
    expect(shown).toMatch(earlier);
    expect(shown).not.toMatch(/<button[^>]*form="give"/);
    const ask = linksOf(shown).find((href) => href.startsWith(`${home()}/order?do=`)) ?? '';
    const asked = (await japan.open(ask)).text;
    expect(asked).toMatch(/<button[^>]*form="give"/);
    expect(asked).toMatch(earlier);
  });

  test('leads whoever is not asked back to the match', async () => {
    const russia = await seatedAt(world, match, 'RU');
    const answer = await russia.read(`/m/${match}/RU/advice`);
    expect([answer.status, answer.headers.location]).toEqual([303, `/m/${match}/RU`]);
  });
});
