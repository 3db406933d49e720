/** What others see of an order while it is given: nothing of who lies below the top. */
import { describe, expect, test } from 'vitest';
import { game, idOf, march, match, move } from '../support.js';

const [amphibian, passenger] = [idOf('672'), idOf('1/129')];

describe('an order of the US side, as the Japanese side sees it', () => {
  test('MN-6.5.a a replacement that is to lie below its host is not named', () => {
    const m = match('A', { '1/5': '2828' }, { turn: 2 });
    const order = { do: 'replace', unit: idOf('2/5'), host: idOf('1/5') };
    const seen = (more: object) => game.position.seen(m.state, 'US', { ...order, ...more }, 'JP');
    expect(seen({})).toEqual(order);
    expect(seen({ top: idOf('2/5') })).toEqual(order);
    expect(seen({ top: idOf('1/5') })).toEqual({ do: 'replace', host: idOf('1/5') });
    expect(game.position.seen(m.state, 'US', { ...order, top: idOf('1/5') }, 'US')).toHaveProperty('unit');
  });

  test('MN-6.5.a a passenger of the 672nd is named only if it lands on top', () => {
    const m = match('B', { '672': '4226', '1/129': '4226' });
    const order = { do: 'coastalMove', to: '3408' };
    const seen = (more: object) => game.position.seen(m.state, 'US', { ...order, ...more }, 'JP');
    expect(seen({})).toEqual(order);
    expect(seen({ passenger })).toEqual({ ...order, passenger });
    expect(seen({ passenger, top: passenger })).toEqual({ ...order, passenger });
    expect(seen({ passenger, top: amphibian })).toEqual(order);
  });

  test('a step is seen whole, a way that goes on no further than where an enemy might fire', () => {
    const m = match('B', { '1/5': '2927', MP: '2829' }, {}, [6]);
    expect(game.position.seen(m.state, 'US', move('1/5', '2928'), 'JP')).toEqual(move('1/5', '2928'));
    m.play(march('1/5', ['2928', '2929']), { do: 'fire', units: [idOf('MP')] });
    const go = { do: 'go', path: ['2929', '2930', '2931'], stopIf: 'never' };
    expect(game.position.seen(m.state, 'US', go, 'JP')).toEqual({ do: 'go', path: ['2929'] });
    expect(game.position.seen(m.state, 'US', { do: 'stop' }, 'JP')).toEqual({ do: 'stop' });
  });

  test('MN-6.5.e a Japanese unit that lies face down steps without its name', () => {
    const m = match('D', { MP: '2829', '1/5': '3120' });
    expect(game.position.seen(m.state, 'JP', move('MP', '2830'), 'US')).toMatchObject({
      do: 'move',
      to: '2830',
    });
    expect(game.position.seen(m.state, 'JP', move('MP', '2830'), 'US').unit).not.toBe(idOf('MP'));
  });
});
