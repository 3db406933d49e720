/** The sentences in which operations stood in the queues of earlier versions, and stand in lists of plans. */
import { describe, expect, test } from 'vitest';
import { planForms } from '../../../../src/games/taiheiyo/standing/operation-form.js';
import { checkOrder, type Order, type Side } from '../../../../src/referee/index.js';
import { game, pack } from '../support.js';

function checked(side: Side, order: Omit<Order, 'do'>) {
  const forms = planForms(pack, side === 'J' ? 'J' : 'A');
  return checkOrder({ side, kind: 'plan', clause: '', public: false, forms }, game.universe, {
    do: 'operation',
    ...order,
  });
}

const ok = { ok: true };

describe('a prepared operation', () => {
  test('is one of a card, which names it, or of the ships that return', () => {
    expect(checked('J', { what: 'event', event: 'J13', source: 'truk', target: 'rabaul' })).toMatchObject(ok);
    expect(checked('J', { what: 'return', from: 'truk', ships: ['jp_aoba'], to: 'japan' })).toMatchObject(ok);
    expect(checked('J', { what: 'return', from: 'truk', to: 'japan' })).toMatchObject({ ok: false });
  });

  test('goes along routes and nowhere twice', () => {
    const along = (...path: string[]) =>
      checked('J', { what: 'move', from: 'japan', ships: ['jp_kako'], path });
    expect(along('okinawa')).toMatchObject(ok);
    expect(along('okinawa', 'japan')).toMatchObject({ ok: false, refusal: { clause: 'TS-7.5.k' } });
    expect(along('hawaii')).toMatchObject({ ok: false, refusal: { clause: 'TS-7.5.d' } });
  });
});
