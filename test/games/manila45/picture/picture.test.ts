import { describe, expect, test } from 'vitest';
import { sceneToSvg } from '../../../../src/board/index.js';
import { lookOf } from '../../../../src/games/manila45/picture/counters.js';
import { changesBetween, layersOf } from '../../../../src/games/manila45/picture/scene.js';
import { pictureWords } from '../../../../src/games/manila45/words/index.js';
import { LOCALES } from '../../../../src/referee/index.js';
import { faultsOf } from '../../support/prose.js';
import { drawnIn, groundIn, pack, sceneAt, viewAt, wordsAt } from './support.js';

const units = {
  'JP-13': { at: '3720' },
  'JP-46': { at: '3720', revealed: true },
  'US-37-1-148': { at: '3522' },
  'US-37-2-148': { at: '3522', under: true },
  'JP-29': { at: '1911' },
};

describe('the map of Manila', () => {
  const ground = groundIn('en');

  test('has every hex with its terrain, and the plateau apart from the plain', () => {
    const tones = new Map(ground.places.map(({ id, tone }) => [id, tone]));
    expect(ground.places.length).toBe(975);
    expect(['3821', '3719', '2224', '1924', '2803', '4501'].map((id) => tones.get(id))).toEqual([
      'heavy',
      'urban',
      'clear',
      'plateau',
      'airfield',
      'water',
    ]);
  });

  test('joins the sides of a river to few lines, and those of the wall to a ring', () => {
    const pasig = ground.lines.filter(({ title }) => title === 'Pasig River: Major River');
    const [ring, ...other] = ground.lines.filter(({ style }) => style === 'rampart');
    expect(pasig.length).toBeLessThan(4);
    expect(other).toEqual([]);
    expect(ring?.points.length).toBe(15);
    expect(ring?.points.at(-1)).toEqual(ring?.points[0]);
  });

  test('has its 31 bridges across the sides that they join', () => {
    expect(ground.sides?.length).toBe(31);
    expect(ground.sides?.[0]).toEqual({
      between: ['3723', '3823'],
      style: 'bridge',
      title: 'Jones Bridge, 3723/3823',
    });
  });

  test.each(LOCALES)('is drawn with all its symbols and tones in %s', (locale) => {
    const view = viewAt('JP', { clear: false, units: { 'US-37-1-148': { at: '3422' } } });
    const map = { ground: groundIn(locale), scene: sceneAt(view, locale) };
    expect(sceneToSvg(map, { theme: 'light', look: lookOf(pack) })).toContain('</svg>');
  });
});

describe('who sees what', () => {
  test('the US player sees a token in place of a face-down unit, and the unit once it is revealed', () => {
    const drawn = drawnIn(viewAt('US', { units }), '3720');
    expect(drawn.map(({ symbol, name, figures }) => [symbol, name, figures])).toContainEqual([
      'hidden',
      'T13',
      '',
    ]);
    expect(drawn.map(({ name, figures }) => [name, figures])).toContainEqual(['200R', '7-4']);
    expect(drawn.map(({ id }) => id)).not.toContain('JP-13');
  });

  test('the Japanese player sees his own by the ids of his orders, and which of them still lie face down', () => {
    const drawn = drawnIn(viewAt('JP', { units }), '3720');
    expect(drawn.map(({ id, name, reversed }) => [id, name, reversed])).toEqual([
      ['JP-13', '1/HQ', true],
      ['JP-46', '200R', undefined],
    ]);
  });

  test('below a US unit he sees that something lies there, or what he saw there last', () => {
    const below = (seen: object) => drawnIn(viewAt('JP', { units, ...seen }), '3522')[0];
    expect(below({})).toMatchObject({ id: 'below:3522', symbol: 'hidden', name: '' });
    expect(below({ seen: { 'US-37-2-148': '3522' } })).toMatchObject({ name: '2/148', stale: true });
    expect(drawnIn(viewAt('US', { units }), '3522').map(({ name }) => name)).toEqual(['2/148', '1/148']);
  });

  test('the US losses are in the box of their owner alone, the Japanese in that of both', () => {
    const titles = (viewer: string) =>
      sceneAt(viewAt(viewer, { units })).holdings?.map(({ title }) => title) ?? [];
    expect(titles('US')).toEqual(['Air units', 'US: eliminated', 'Japanese: eliminated']);
    expect(titles('JP')).toEqual(['Air units', 'Japanese: eliminated']);
    expect(wordsAt(viewAt('JP', { units }))).not.toContain('3/148');
  });

  test('both know which Japanese units are lost', () => {
    const view = viewAt('US', { clear: false, units: { 'JP-01': { eliminated: true } } });
    const lost = sceneAt(view).holdings?.find(({ id }) => id === 'out:JP');
    expect(lost?.counters.map(({ id }) => id)).toEqual(['JP-01']);
  });

  test('the position in words says where counters lie that cannot be named', () => {
    expect(wordsAt(viewAt('US', { units }))).toContain('Not known: 1911, 3720.');
    expect(wordsAt(viewAt('JP', { units }))).toContain('Not known: 3522.');
    expect(wordsAt(viewAt('JP', { units }))).toContain('1/HQ 4-1 in 3720 (face down)');
  });
});

describe('what changes on the map', () => {
  test('bridges that are blown, pontoons and rubble', () => {
    const { sides, marks } = sceneAt(
      viewAt('US', {
        units: { ...units, 'US-14-556': { at: '3122' } },
        destroyed: ['BR-03'],
        pontoons: { 'US-14-556': ['3122', '3123'] },
        rubble: ['3721'],
      }),
    );
    expect(sides?.map(({ style, between }) => [style, ...between])).toEqual([
      ['destroyed', '3623', '3722'],
      ['pontoon', '3122', '3123'],
    ]);
    expect(marks.map(({ place, text }) => [place, text])).toEqual([['3721', 'rubble']]);
  });

  test('is told between two views: a move, a counter turned up, a loss', () => {
    const before = viewAt('US', { units: { ...units, 'JP-19': { at: '3619' } } });
    const after = viewAt('US', {
      units: { ...units, 'JP-13': { at: '3720', revealed: true }, 'US-37-1-148': { at: '3521' } },
    });
    const told = changesBetween(pack, before, after, pictureWords.en).map(({ style, title }) => [
      style,
      title,
    ]);
    expect(told).toContainEqual(['move', '1/148 from 3522 to 3521']);
    expect(told).toContainEqual(['fight', 'T13 in 3720 is 1/HQ']);
    expect(told).toContainEqual(['loss', 'T19 eliminated in 3619']);
    expect(told.length).toBe(3);
  });

  test('layers show where a step may draw fire, and the area of sudden death', () => {
    const [near, zone] = layersOf(pack, pictureWords);
    const tints = near?.over(viewAt('US', { units }), 'en').tints ?? [];
    expect(tints.filter(({ tone }) => tone === 'first').map(({ place }) => place)).toContain('3719');
    expect(zone?.over(viewAt('US', { units }), 'en').tints.length).toBe(161);
  });
});

test.each(LOCALES)('the position in words is clean prose in %s', (locale) => {
  const lines = ['US', 'JP', 'spectator'].flatMap((viewer) =>
    wordsAt(viewAt(viewer, { units, rubble: ['3721'], destroyed: ['BR-01'], turn: 10 }), locale).split('\n'),
  );
  expect(lines.flatMap((line) => faultsOf(line, locale))).toEqual([]);
});
