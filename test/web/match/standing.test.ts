/** Standing orders on the page of a seat. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formsOf, mainOf } from '../html.js';
import type { Visitor } from '../world.js';
import { giveAt, guardAt, twoSeated } from './two.js';

let match: string;
let red: Visitor;
let blue: Visitor;
const home = (side: string) => `/m/${match}/${side}`;
const guard = (visitor: Visitor, side: string) => guardAt(visitor, home(side));

beforeEach(async () => {
  ({ match, red, blue } = await twoSeated());
});

describe('standing orders', () => {
  test('are built like orders, seen by their owner alone, replaced and removed', async () => {
    const page = await blue.open(`${home('BLUE')}/standing?do=ambush&when=never`);
    const form = formsOf(mainOf(page.text)).find((one) => one.fields.set !== undefined);
    expect(page.text).toContain('Ambush: never.');
    expect((await blue.post(form?.action ?? '', { ...form?.fields })).headers.location).toBe(
      `${home('BLUE')}/standing`,
    );
    const after = await blue.open(`${home('BLUE')}/standing`);
    expect(after.text).toContain('Ambush: never.');
    expect((await red.open(`${home('RED')}/standing`)).text).not.toContain('never');
    expect((await blue.post(form?.action ?? '', { ...form?.fields })).status).toBe(409);
    const remove = formsOf(mainOf(after.text)).find((one) => one.fields.remove !== undefined);
    await blue.post(remove?.action ?? '', { ...remove?.fields });
    expect((await blue.read(`${home('BLUE')}/standing`)).body).toMatchObject({ orders: [] });
  });

  test('hold up to a turn or a day, as their owner says on the page', async () => {
    await blue.json(`${home('BLUE')}/standing`, { revision: 0, set: { do: 'ambush', when: 'never' } });
    const page = await blue.open(`${home('BLUE')}/standing`);
    const form = formsOf(mainOf(page.text)).find((one) => one.fields.expire !== undefined);
    await blue.post(form?.action ?? '', { ...form?.fields, turn: '4', day: '' });
    expect((await blue.open(`${home('BLUE')}/standing`)).text).toContain('Until turn 4.');
    const wrong = await blue.post(form?.action ?? '', {
      ...form?.fields,
      revision: '2',
      turn: '',
      day: 'soon',
    });
    expect(wrong.status).toBe(422);
    const over = { revision: '2', expire: 'ambush', turn: '', day: '2001-01-01' };
    await blue.post(form?.action ?? '', over);
    const after = await blue.open(`${home('BLUE')}/standing`);
    expect(after.text).toContain('Switched off: Its last day is over.');
    const match = await blue.open(home('BLUE'));
    expect(match.text).toContain('A standing order was switched off: Ambush: never. Its last day is over.');
    expect((await red.open(home('RED'))).text).not.toContain('was switched off');
  });

  test('are tried on the questions of the last turn, for their owner alone', async () => {
    await blue.json(`${home('BLUE')}/standing`, { revision: 0, set: { do: 'bid', points: 2 } });
    await giveAt(red, home('RED'), { do: 'bid', points: 1 });
    const before = await guard(blue, 'BLUE');
    const page = await blue.open(`${home('BLUE')}/standing/tried`);
    expect(page.text).toContain('What your standing orders would have done');
    expect(page.text).toContain('the questions you were asked in turn 1.');
    expect((await red.open(`${home('RED')}/standing/tried`)).text).toContain('第1ターンにあなたが');
    expect(page.text).toMatch(/Then: .*2/);
    expect(page.text).toMatch(/Now: .*2/);
    expect((await guard(blue, 'BLUE')).event).toBe(before.event);
    expect((await red.open(`${home('BLUE')}/standing/tried`)).status).toBe(404);
    expect((await red.open(`${home('RED')}/standing/tried`)).text).not.toContain('Now:');
  });

  test('nested a thousand deep are refused at the door, as orders are', async () => {
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    for (const nested of [deep, JSON.parse(deep)]) {
      const answers = [
        await blue.json(`${home('BLUE')}/standing`, { revision: 0, set: nested }),
        await blue.json(`${home('BLUE')}/orders`, { ...(await guard(blue, 'BLUE')), order: nested }),
        await blue.json(`${home('BLUE')}/orders`, {
          ...(await guard(blue, 'BLUE')),
          order: { do: 'bid', points: nested },
        }),
      ];
      expect(answers.slice(0, 2).map(({ status, body }) => [status, body.code])).toEqual([
        [400, 'malformed'],
        [400, 'malformed'],
      ]);
      expect(answers[2]?.status).toBe(typeof nested === 'string' ? 422 : 400);
    }
  });

  test('that the forms do not allow are refused', async () => {
    const wrong = await blue.json(`${home('BLUE')}/standing`, {
      revision: 0,
      set: { do: 'ambush', when: 'perhaps' },
    });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'refused']);
    expect((await blue.post(`${home('BLUE')}/standing`, { revision: '0', set: 'no json' })).status).toBe(400);
  });
});
