/** The sentences in which operations stand in plans: of what their owner has on the map. */
import { describe, expect, test } from 'vitest';
import { planForms } from '../../../../src/games/taiheiyo/standing/forms.js';
import { checkOrder, type Field, type Order, type Side } from '../../../../src/referee/index.js';
import { file, game, type More, pack, position } from '../support.js';

const where = {
  truk: 'jp_aoba j_air_1',
  japan: 'jp_kako',
  philippines: 'us_houston',
  hawaii: 'us_chester a_air_1',
  'turn:3': 'us_wasp!',
};
const forms = (side: Side, more: More = {}) =>
  planForms(pack, position(file(2, where, more)), side === 'J' ? 'J' : 'A');

function checked(side: Side, order: Omit<Order, 'do'>, more: More = {}) {
  const decision = { side, kind: 'plan', clause: '', public: false, forms: forms(side, more) };
  return checkOrder(decision, game.rules.universe, { do: 'operation', ...order });
}

/** What a field of an operation offers. */
function offered(side: Side, name: string, soFar: Omit<Order, 'do'>, more: More = {}): string[] {
  const fields: readonly Field[] = forms(side, more).find((form) => form.do === 'operation')?.fields ?? [];
  const field = fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return [...field.walk.candidates({ do: 'operation', ...soFar }, [])].sort();
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

  test('offers ships where they stand: none that is sunk, to come or somewhere else', () => {
    expect(offered('A', 'from', { what: 'move' })).toEqual(['hawaii', 'philippines']);
    expect(offered('A', 'ships', { what: 'move', from: 'philippines' })).toEqual(['us_houston']);
    expect(offered('J', 'from', { what: 'return' })).toEqual(['japan', 'truk']);
    expect(offered('A', 'unit', { what: 'redeploy' })).toEqual(['a_air_1']);
  });

  test('takes ships that an earlier line may bring there, but none that are off the map', () => {
    const from = (...ships: string[]) =>
      checked('A', { what: 'move', from: 'midway', ships, path: ['hawaii'] });
    expect(from('us_chester')).toMatchObject(ok);
    expect(from('us_wasp')).toMatchObject({ ok: false, refusal: { field: 'ships' } });
    expect(from('us_hornet')).toMatchObject({ ok: false, refusal: { field: 'ships' } });
  });

  test('TS-7.5.l goes along the dotted routes once they are open', () => {
    const dotted = pack.file.map.routes.find((route) => route.dotted === true);
    if (dotted === undefined) throw new Error('no dotted route');
    const { a, b } = dotted;
    const way = { what: 'move', from: a, ships: ['us_chester'], path: [b] };
    expect(checked('A', way)).toMatchObject({ ok: false, refusal: { clause: 'TS-7.5.l' } });
    expect(offered('A', 'path', way)).not.toContain(b);
    expect(checked('A', way, { shift: true })).toMatchObject(ok);
    expect(offered('A', 'path', way, { shift: true })).toContain(b);
  });
});
