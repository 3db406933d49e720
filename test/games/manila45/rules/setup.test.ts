/** Chapter 3.2: the Japanese set-up. */
import { describe, expect, test } from 'vitest';
import raw from '../../../../src/games/manila45/components/components.json' with { type: 'json' };
import { createManila } from '../../../../src/games/manila45/game.js';
import { type Order, type PlanPort, playBack, tapeOf } from '../../../../src/referee/index.js';
import { GivenMatch, positionOf } from '../../match.js';
import { game, idOf, Match, match, pack, position } from '../support.js';

const place = (unit: string, to: string) => ({ do: 'place', unit: idOf(unit), to });
const end = { do: 'end' };
const template = { do: 'template' };

/** Before the first unit is placed. */
const empty = () => new Match(position({ game: 'manila45', phase: 'S1' }));

/** What forbids a unit in a hex by the question that stands. */
function forbids(
  m: GivenMatch<ReturnType<typeof game.rules.start>>,
  unit: string,
  to: string,
): string | undefined {
  const form = m.question.forms.find((one) => one.do === 'place');
  return form?.fields[1]?.walk.forbids({ do: 'place', unit: idOf(unit) }, [], to);
}

describe('the set-up', () => {
  test('MN-3.1.a the turn marker starts on turn 1, 3 to 5 February', () => {
    const { turn } = game.rules.start({ scenario: 'campaign', options: {} });
    expect([turn, raw.tables.turnTrack[turn - 1]?.date.en]).toEqual([1, '3-5 Feb 1945']);
  });
  test('MN-3.2.a the Japanese place every unit before the US army may enter', () => {
    const m = match('S1', {});
    expect([m.question.side, m.question.public]).toEqual(['JP', false]);
    expect(m.clauseOf(end)).toBe('MN-3.2.a');
    expect(m.refused({ do: 'march', unit: idOf('1/5'), path: '2832' }, 'US').code).toBe('not-asked');
    m.play(template, end);
    expect([m.question.side, m.question.kind]).toEqual(['US', 'entry']);
  });
  test('MN-3.2.b the US player sees nothing of it, and then how many counters lie in each hex', () => {
    const m = match('S1', {});
    m.play(place('1/2P', '3720'));
    expect(m.units('US')).toEqual({});
    expect(game.position.seen(m.state, 'JP', place('1/2P', '3720'), 'US')).toEqual({ do: 'place' });
    expect(game.position.seen(m.state, 'JP', template, 'spectator')).toEqual({ do: 'place' });
    m.play(template, end);
    const shown = Object.entries(m.units('US'));
    expect(shown.length).toBe(52);
    expect(shown.every(([id, words]) => /^T\d\d$/.test(id) && typeof words.at === 'string')).toBe(true);
    expect(m.units('JP')[idOf('1/2P')]).toEqual({ at: '3720' });
  });
  test('MN-3.2.b tokens are drawn, not given in the order of the units', () => {
    const m = empty();
    m.play(template, end);
    expect(
      m.session.events.flatMap(({ draws }) =>
        draws.map(({ side, purpose, from }) => [side, purpose, from.length]),
      ),
    ).toEqual([['JP', 'tokens', 52]]);
  });
  test('MN-3.2.b how it came about shows nowhere: by template or by hand, with second thoughts, the event is the same', () => {
    const whole = pack.template.map(([unit, hex]) => ({
      do: 'place',
      unit: pack.units[unit]!.id,
      to: pack.hexes[hex]!.id,
    }));
    const eventOf = (...orders: readonly Order[]) => {
      const m = empty();
      m.play(...orders, end);
      return m.session.events[0]!;
    };
    const [byTemplate, byHand] = [
      eventOf(template),
      eventOf(place('1/2P', '1911'), place('1/2P', '2013'), ...whole.toReversed()),
    ];
    expect(byHand).toEqual(byTemplate);
    expect(byHand.orders.map(({ order }) => order?.do)).toEqual([...whole.map(() => 'place'), 'end']);
    expect(byHand.orders.slice(0, -1).every(({ order }) => Object.keys(order ?? {}).length === 1)).toBe(true);
  });
  test('MN-3.2.b a plan commits no part of it', () => {
    const placing: PlanPort = {
      answer: () => place('1/2P', '1911'),
      taken: () => {},
      rolled: () => {},
      safePoint: () => {},
    };
    const m = new Match(position({ game: 'manila45', phase: 'S1' }), [], undefined, placing);
    expect([m.session.events.length, m.where('1/2P')]).toEqual([0, ['off']]);
  });
  test('MN-3.2.b the event replays to the set-up that was made', () => {
    const m = empty();
    m.play(place('120-1', '3926'), place('1/2P', '1911'), template, place('1/2P', '2013'), end);
    const replayed = playBack(game, empty().state, tapeOf(m.session.events));
    expect(replayed.state).toEqual(m.state);
    expect(m.where('120-1', '1/2P')).toEqual(['3926', '2013']);
  });
  test('MN-3.2.c the band along three edges is closed, all other land is open', () => {
    const m = match('S1', { '47-2': 'out' });
    const closed = pack.hexes.filter(({ id, land }) => land && forbids(m, '1/2P', id) !== undefined);
    expect(closed.map(({ id }) => id)).toEqual(raw.scenario.japaneseSetup.forbiddenHexes);
    expect(new Set(closed.map(({ id }) => forbids(m, '1/2P', id)))).toEqual(new Set(['MN-3.2.c']));
  });
  test('MN-3.2.e the band is data', () => {
    const file = structuredClone(raw);
    file.scenario.japaneseSetup.forbiddenHexes = ['2828'];
    const other = createManila(file);
    const m = new GivenMatch({ of: other, state: positionOf(other, { game: 'manila45', phase: 'S1' }) });
    expect([forbids(m, '1/2P', '2828'), forbids(m, '1/2P', '3401')]).toEqual(['MN-3.2.c', undefined]);
  });
  test('MN-3.2.g MN-6.3.a at most two in a hex, at most one of them fixed', () => {
    const m = match('S1', {});
    m.play(place('120-1', '3720'));
    expect(m.clauseOf(place('120-2', '3720'))).toBe('MN-3.2.g');
    m.play(place('1/2P', '3720'));
    expect(m.clauseOf(place('2/2P', '3720'))).toBe('MN-3.2.g');
    m.play(place('2/2P', '3721'), place('3/2P', '3721'));
    expect(m.where('2/2P', '3/2P')).toEqual(['3721', '3721']);
  });
  test('MN-3.2.g a unit that is placed anew leaves its room', () => {
    const m = match('S1', {});
    m.play(place('120-1', '3720'), place('120-1', '3721'), place('120-2', '3720'));
    expect(m.where('120-1', '120-2')).toEqual(['3721', '3720']);
  });
  test('MN-3.2.h the sea is closed', () => {
    expect(match('S1', {}).clauseOf(place('1/2P', '3918'))).toBe('MN-3.2.h');
  });
  test('MN-3.2.i otherwise any unit may stand anywhere, the Southern Force in the north too', () => {
    const m = match('S1', {});
    m.play(place('1/3N', '3926'));
    expect(m.where('1/3N')).toEqual(['3926']);
    m.play(template);
    expect(m.closes('template')).toBe('MN-3.2.i');
  });
  test('MN-3.2.i the template goes round what was placed by hand', () => {
    const m = match('S1', {});
    m.play(place('120-1', '3926'), template, end);
    const hexes = pack.army.JP.map((unit) => m.state.units[unit]!.at);
    expect(hexes.every((hex) => hex >= 0)).toBe(true);
  });
  test('only Japanese units are placed', () => {
    expect(match('S1', {}).clauseOf(place('1/5', '3720'))).toBe('MN-3.2.a');
  });
});
