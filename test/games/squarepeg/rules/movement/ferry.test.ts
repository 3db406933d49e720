/** Chapter 6.5: ferrying Valentines across the lagoon. */
import { describe, expect, test } from 'vitest';
import { end, game, legal, match, move, none, otherwise, retreats, type Units } from '../../support.js';

const FAR = { 'NZ-14': '0604', 'JP-D': '0611' };
const nz = (units: Units, dice: readonly number[] = [], of = game) =>
  match('NZ-MOVEMENT', { 'NZ-30': 'out', ...FAR, ...units }, { turn: 2 }, dice, of);
const GREEN = ['0601', '0602', '0603'];

describe('the ferry', () => {
  test.each(GREEN)('SP-6.5.a takes a Valentine from %s to the blue arrow', (from) => {
    expect(nz({ 'NZ-T1': from }).play(move('NZ-T1', 'ferry:0106')).where('NZ-T1')).toEqual(['0106']);
    expect(nz({ 'NZ-TB': from }).play(none, move('NZ-TB', 'ferry:0106')).where('NZ-TB')).toEqual(['0106']);
  });

  test('SP-6.5.a also one that has moved to the quay, and none from elsewhere', () => {
    expect(
      nz({ 'NZ-T1': '0703' }, [6, 6])
        .play(move('NZ-T1', '0603', 'ferry:0106'))
        .where('NZ-T1'),
    ).toEqual(['0106']);
    expect(nz({ 'NZ-T1': '0703' }).clauseOf(move('NZ-T1', 'ferry:0106'))).toBe('SP-6.5.a');
  });

  test('SP-6.5.b lets it go on from there', () => {
    expect(
      nz({ 'NZ-T1': '0603' }, [6, 6])
        .play(move('NZ-T1', 'ferry:0106', '0107', '0208'))
        .where('NZ-T1'),
    ).toEqual(['0208']);
  });

  test('SP-6.5.c SP-6.5.h counts no hex itself, but those before and after together', () => {
    const hexes = (...path: string[]) =>
      nz({ 'NZ-T1': '0704' }, [6, 6])
        .play(move('NZ-T1', ...path))
        .log.find((e) => e.key.startsWith('fatigue'))?.n;
    expect(hexes('0703', '0603', 'ferry:0106', '0107')).toBe(3);
    expect(hexes('0703', '0603')).toBe(2);
  });

  test('SP-6.5.c tells of no chance of fatigue where nothing but the crossing is ordered', () => {
    const path = nz({ 'NZ-T1': '0603' })
      .question.forms.find((form) => form.do === 'move')
      ?.fields.find((field) => field.name === 'path');
    const chances = (...steps: string[]) =>
      path?.walk.explain?.({ do: 'move', unit: 'NZ-T1' }, steps)?.chances.map(({ result }) => result);
    expect([chances('ferry:0106'), chances('ferry:0106', '0107')]).toEqual([[], ['fatigued']]);
    expect(chances()).toBeUndefined();
  });

  test('SP-6.5.d carries Valentines alone', () => {
    expect(nz({ 'NZ-35': '0603' }).clauseOf(move('NZ-35', 'ferry:0106'))).toBe('SP-6.5.d');
    const byGoal = { do: 'move', unit: 'NZ-35', path: 'ferry:0106' };
    expect(nz({ 'NZ-35': '0603' }).clauseOf(byGoal)).toBe('SP-6.5.d');
    // Whoever stands there: infantry would not be carried anyway.
    expect(nz({ 'NZ-35': '0603', 'JP-C': '0106' }).clauseOf(byGoal)).toBe('SP-6.5.d');
    expect(nz({ 'NZ-T1': '0603' }).clauseOf({ ...byGoal, unit: 'NZ-T1', path: 'ferry:0602' })).toBe(
      'SP-6.5.f',
    );
    expect(
      legal(nz({ 'NZ-35': '0603' }).question)
        .flatMap((o) => o.path ?? [])
        .filter((step) => String(step).startsWith('ferry')),
    ).toEqual([]);
  });

  test('SP-6.5.e SP-6.5.f runs back to any green arrow', () => {
    for (const to of GREEN)
      expect(
        nz({ 'NZ-T1': '0106' })
          .play(move('NZ-T1', `ferry:${to}`))
          .where('NZ-T1'),
      ).toEqual([to]);
    const landings = legal(nz({ 'NZ-T1': '0106' }).question).flatMap((o) =>
      Array.isArray(o.path) ? [String(o.path.at(-1))] : [],
    );
    expect(landings.filter((step) => step.startsWith('ferry'))).toEqual(GREEN.map((hex) => `ferry:${hex}`));
  });

  test('SP-6.5.f goes nowhere else', () => {
    expect(nz({ 'NZ-T1': '0603' }).clauseOf(move('NZ-T1', 'ferry:0602'))).toBe('SP-6.5.f');
    expect(nz({ 'NZ-T1': '0106' }).clauseOf(move('NZ-T1', 'ferry:0704'))).toBe('SP-6.5.f');
  });

  test('SP-6.5.a SP-6.5.f is named where a goal alone forgets it, or asks it for what it never does', () => {
    const refused = (from: string, path: string) => {
      const { clause, step } = nz({ 'NZ-T1': from }).refused({ do: 'move', unit: 'NZ-T1', path });
      return [clause, step];
    };
    expect(refused('0603', '0106')).toEqual(['SP-6.5.a', '0106']);
    expect(refused('0603', 'ferry:0601')).toEqual(['SP-6.5.f', 'ferry:0601']);
    expect(refused('0702', 'ferry:0706')).toEqual(['SP-6.5.f', 'ferry:0706']);
  });

  test('SP-6.5.g crosses once a move, unless read the other way', () => {
    const path = ['ferry:0106', 'ferry:0602'];
    expect(nz({ 'NZ-T1': '0603' }).clauseOf(move('NZ-T1', ...path))).toBe('SP-6.5.g');
    expect(
      nz({ 'NZ-T1': '0603' }, [], otherwise('oneFerryPerUnitPerPhase'))
        .play(move('NZ-T1', ...path))
        .where('NZ-T1'),
    ).toEqual(['0602']);
  });

  test('SP-6.5.i neither lands on an enemy nor takes one that is held by an enemy; landing beside one ends the move', () => {
    expect(nz({ 'NZ-T1': '0603', 'JP-C': '0106' }).clauseOf(move('NZ-T1', 'ferry:0106'))).toBe('SP-6.5.i');
    expect(
      nz({ 'NZ-T1': '0601', 'JP-C': '0703', 'NZ-14': '0309' }).clauseOf(
        move('NZ-T1', '0602', '0603', 'ferry:0106'),
      ),
    ).toBe('SP-6.5.i');
    expect(
      nz({ 'NZ-T1': '0603', 'NZ-35': '0601', 'JP-C': '0703', 'NZ-14': '0309' }).clauseOf(
        move('NZ-T1', 'ferry:0106'),
      ),
    ).toBe('SP-6.1.e');
    const beside = nz({ 'NZ-T1': '0603', 'JP-C': '0107' });
    expect(beside.clauseOf(move('NZ-T1', 'ferry:0106', '0207'))).toBe('SP-6.1.d');
    expect(beside.play(move('NZ-T1', 'ferry:0106')).where('NZ-T1')).toEqual(['0106']);
  });

  test('SP-6.5.j takes any number in one phase, each with its own move', () => {
    const m = nz({ 'NZ-T1': '0603', 'NZ-T3': '0602' }).play(
      move('NZ-T1', 'ferry:0106'),
      move('NZ-T3', 'ferry:0106'),
    );
    expect(m.where('NZ-T1', 'NZ-T3')).toEqual(['0106', '0106']);
    expect(m.log.filter((e) => e.key === 'move.ferry').map((e) => [e.unit, e.to])).toEqual([
      ['NZ-T1', '0106'],
      ['NZ-T3', '0106'],
    ]);
  });

  test('SP-6.5.k is no way to retreat or advance', () => {
    const m = match(
      'NZ-COMBAT',
      { 'NZ-T1': '0601', 'NZ-T3': '0603', 'JP-D': '0310' },
      { begin: { procedure: 'retreat', with: { units: ['NZ-T3'] } } },
    );
    expect(retreats(m, 'NZ-T3')).toEqual(['0602', '0604', '0702', '0703']);
    expect(m.refused({ do: 'retreat', unit: 'NZ-T3', to: 'ferry:0106' }).code).toBe('shape');
    expect(m.clauseOf({ do: 'retreat', unit: 'NZ-T3', to: '0106' })).toBe('SP-7.4.a');
  });

  test('SP-6.5.l has no ship to be attacked', () => {
    expect([...(game.rules.universe.unit ?? [])].filter((id) => /LST|ship/i.test(id))).toEqual([]);
    const m = nz({ 'NZ-T1': '0603' }).play(move('NZ-T1', 'ferry:0106'), end);
    expect(
      game.picture
        .scene(game.position.view(m.state, 'JP'), 'en', [])
        .counters.some((c) => c.symbol === 'ship'),
    ).toBe(false);
  });
});
