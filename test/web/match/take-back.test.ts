/** Taking back on its pages: asked for, answered, told, and refused where it cannot be. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formsOf, linksOf, mainOf } from '../html.js';
import type { Visitor, World } from '../world.js';
import { giveAt, guardAt, twoSeated } from './two.js';

let world: World;
let match: string;
let red: Visitor;
let blue: Visitor;
const home = (side: string) => `/m/${match}/${side}`;

beforeEach(async () => {
  ({ world, match, red, blue } = await twoSeated());
});

/** Both bid: the first event of play. */
async function bothBid(): Promise<void> {
  expect((await giveAt(red, home('RED'), { do: 'bid', points: 1 })).status).toBe(200);
  expect((await giveAt(blue, home('BLUE'), { do: 'bid', points: 0 })).status).toBe(200);
}

/** A section of the desk, as written. */
const panelOf = (page: string, id: string) =>
  new RegExp(`<section class="[a-z]+" id="${id}"[\\s\\S]*?</section>`).exec(page)?.[0];

const headOf = async () => (await world.matches.info(match))?.head.number;

describe('the page that asks', () => {
  test('says that there is nothing before orders were given, and is led to from the seat', async () => {
    expect(linksOf((await red.open(home('RED'))).text)).toContain(`${home('RED')}/back`);
    const page = await red.open(`${home('RED')}/back`);
    expect(mainOf(page.text)).toContain('待ったで戻せる命令をまだ出していません。');
    expect(formsOf(page.text).filter(({ action }) => action.endsWith('/back'))).toEqual([]);
    expect((await red.json(`${home('RED')}/back`, await guardAt(red, home('RED')))).body.code).toBe(
      'no-take-back',
    );
  });

  test('says what would be gone, and then that the other has not answered', async () => {
    await bothBid();
    const page = await blue.open(`${home('BLUE')}/back`);
    expect(mainOf(page.text)).toMatch(/2 orders of both sides/);
    const form = formsOf(page.text).find(({ action }) => action.endsWith('/back'));
    expect((await blue.post(form?.action ?? '', { ...form?.fields })).status).toBe(303);
    expect((await blue.open(`${home('BLUE')}/back`)).text).toContain('has not replied yet');
    expect((await red.open(home('RED'))).text).toContain('待ったを求めています');
  });
});

describe('the page that answers', () => {
  const asked = async () => {
    await bothBid();
    expect((await blue.json(`${home('BLUE')}/back`, await guardAt(blue, home('BLUE')))).status).toBe(200);
    return (await headOf()) ?? 0;
  };

  test('takes a choice between two; granted, play goes back and the log says so', async () => {
    const head = await asked();
    const answer = formsOf((await red.open(`${home('RED')}/back`)).text)[0];
    expect((await red.post(answer?.action ?? '', { ...answer?.fields })).status).toBe(422);
    expect((await red.post(answer?.action ?? '', { ...answer?.fields, choice: 'accept' })).status).toBe(303);
    expect(await headOf()).toBe(head + 1);
    expect((await giveAt(blue, home('BLUE'), { do: 'bid', points: 2 })).status).toBe(200);
    const log = mainOf((await blue.open(home('BLUE'))).text);
    expect(log).toContain('By consent, play returned to where it was before event');
  });

  test('granted, the news tell that play went back, and no more what was taken back; the log keeps it', async () => {
    const head = await asked();
    const granted = { ...(await guardAt(red, home('RED'))), choice: 'accept' };
    expect((await red.json(`${home('RED')}/back/answer`, granted)).status).toBe(200);
    const headed = new RegExp(`<b>${head}<|id="e${head}"`);
    for (const [reader, side, back] of [
      [red, 'RED', '巻き戻し'],
      [blue, 'BLUE', 'play returned'],
    ] as const) {
      const { text } = await reader.open(home(side));
      const [news = '', log = ''] = [panelOf(text, 'news'), panelOf(text, 'log')];
      expect(news).toContain(back);
      expect(news).not.toMatch(headed);
      expect(log).toMatch(headed);
    }
  });

  test('leaves all as it is where it is refused', async () => {
    const head = await asked();
    const refused = { ...(await guardAt(red, home('RED'))), choice: 'decline' };
    expect((await red.json(`${home('RED')}/back/answer`, refused)).status).toBe(200);
    expect(await headOf()).toBe(head);
    const again = { ...(await guardAt(red, home('RED'))), choice: 'accept' };
    expect((await red.json(`${home('RED')}/back/answer`, again)).body.code).toBe('no-offer');
  });
});
