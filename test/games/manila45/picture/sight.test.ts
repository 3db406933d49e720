/** What a unit sees and reaches, and who can fire at a hex. */
import { describe, expect, test } from 'vitest';
import type { FieldOfView, Viewer } from '../../../../src/referee/index.js';
import { game, idOf, match, type Units } from '../support.js';

function look(units: Units, from: string, viewer: Viewer = 'JP', phase = 'B'): FieldOfView {
  const { state } = match(phase, units);
  const found = game.picture.sights?.from(game.position.view(state, viewer), from, 'en');
  if (found === undefined) throw new Error(`nothing called ${from}`);
  return found;
}

const tinted = ({ layer }: FieldOfView, tone: string): string[] =>
  layer.tints.filter((tint) => tint.tone === tone).map(({ place }) => place);

describe('the look from a unit', () => {
  const guns = { '47-1': '2924', '1/129': '2922', '2/129': '2921' };

  test('MN-10.6.b MN-10.7.b shows the hexes in its range with a free line, and the enemies there', () => {
    const sight = look({ ...guns, '3/129': '2923' }, idOf('47-1'));
    expect(tinted(sight, 'alarm')).toEqual(['2923']);
    expect(sight.lines).toContain('Enemy counters in range and in sight: 2923 (range 1).');
    // The buildings of 2923 stop the line; 2921 is out of range.
    expect(sight.lines).toContain('In range, but the line is blocked: 2922 (range 2).');
    expect(tinted(sight, 'first')).toContain('2923');
    expect(tinted(sight, 'first')).not.toContain('2922');
    expect(sight.title).toBe('47-1 4-2 in 2924');
  });
  test('MN-10.7.b what lies behind buildings is in range, and not in sight', () => {
    const sight = look({ '75-2': '3620', '3/148': '3625' }, idOf('75-2'));
    expect(tinted(sight, 'first')).not.toContain('3625');
    expect(sight.lines).toContain('In range for indirect fire alone, the line is blocked: 3625 (range 5).');
    expect(tinted(sight, 'alarm')).toEqual(['3625']);
    const direct = look({ '25-1': '3620', '3/148': '3623' }, idOf('25-1'));
    expect(direct.lines).toContain('In range, but the line is blocked: 3623 (range 3).');
    expect(tinted(direct, 'alarm')).toEqual([]);
  });
  test('MN-8.3.a a fixed unit reaches nothing, a mobile one what its whole move pays for', () => {
    expect(tinted(look(guns, idOf('47-1')), 'second')).toEqual([]);
    expect(look(guns, idOf('47-1')).lines.at(-1)).toBe('It is fixed.');
    const mover = look(guns, idOf('1/129'), 'US');
    expect(tinted(mover, 'second')).toContain('2921');
    expect(mover.lines.at(-1)).toMatch(/^With a full move of 16 it comes to \d+ hexes/);
  });
  test('MN-3.5.b in turn 1 a corps unit has half a move', () => {
    const more = { '117': '2922', '47-1': '2924' };
    const { state } = match('B', more, { turn: 1 });
    const found = game.picture.sights?.from(game.position.view(state, 'US'), idOf('117'), 'en');
    expect(found?.lines.at(-1)).toMatch(/^With a full move of 8/);
  });
});

describe('the look at a hex', () => {
  test('MN-11.1.a names who can fire at it, along a free line or indirectly', () => {
    const units = { '136': '3628', '1/129': '3626', '3/2P': '3624' };
    const sight = look(units, '3625', 'US');
    expect(sight.title).toMatch(/^3625/);
    const [, us] = sight.lines;
    expect(us).toContain('1/129 in 3626 (range 1)');
    expect(us).toContain('136 in 3628 (range 3');
    expect(tinted(sight, 'first')).toContain('3626');
  });
});

describe('what is not known', () => {
  const units = { '47-1': '2924', '1/HQ': '2824!', '1/129': '2922', '2/129': '2922_' };

  test('MN-6.5.e a face-down counter stands for its hex, and is in no list', () => {
    const { state } = match('B', units);
    const view = game.position.view(state, 'US');
    const token = Object.keys(view.body as object).includes('units')
      ? Object.entries((view.body as { units: Record<string, { at?: string }> }).units).find(
          ([id, { at }]) => id.startsWith('T') && at === '2924',
        )?.[0]
      : undefined;
    expect(game.picture.sights?.from(view, token ?? '', 'en')?.title).toMatch(/^2924/);
    const listed =
      game.picture.sights?.units(view, 'en').flatMap((group) => group.units.map(({ id }) => id)) ?? [];
    expect(listed).toContain(idOf('1/HQ'));
    expect(listed).not.toContain(idOf('47-1'));
    expect(game.picture.sights?.from(view, idOf('47-1'), 'en')).toBeUndefined();
  });
  test('MN-6.5.a nor is a US unit below the top to the Japanese', () => {
    const { state } = match('B', units);
    const listed = (viewer: Viewer) =>
      game.picture.sights
        ?.units(game.position.view(state, viewer), 'en')
        .flatMap((group) => group.units.map(({ id }) => id));
    expect(listed('JP')).not.toContain(idOf('2/129'));
    expect(listed('US')).toContain(idOf('2/129'));
    expect(game.picture.sights?.from(game.position.view(state, 'JP'), idOf('2/129'), 'en')).toBeUndefined();
  });
});
