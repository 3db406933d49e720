import { describe, expect, test } from 'vitest';
import { sceneToSvg } from '../../../../src/board/index.js';
import { describePosition, unusedUnits } from '../../../../src/games/witp/picture/describe.js';
import { groundOf } from '../../../../src/games/witp/picture/ground.js';
import { changesBetween, look, sceneOf } from '../../../../src/games/witp/picture/scene.js';
import { layersOf } from '../../../../src/games/witp/picture/supplied.js';
import { cardTexts, pictureWords } from '../../../../src/games/witp/words/index.js';
import { type Json, LOCALES, type Locale, type View, type Viewer } from '../../../../src/referee/index.js';
import { faultsOf } from '../../support/prose.js';
import { file, game, pack, position, type Where } from '../support.js';

const WHERE: Where = {
  '0804': 'J-C1 J-C2 J-N1! J-L1',
  '0606': 'J-L2 U-L1',
  '0407': 'J-L3',
  '1008': 'J-A5',
  '1506': 'U-A2! B-N1',
  '0907': 'J-L25',
};
const MORE = {
  depots: { J: ['0907'], A: ['1506'] },
  cc: ['0606'],
  hands: { J: ['1942-03'], A: ['1942-10'] },
};

function viewAt(viewer: Viewer, where: Where = WHERE, more: { readonly [word: string]: Json } = MORE): View {
  return game.position.view(position(file(5, 'movement', where, more)), viewer);
}

const scene = (view: View, locale: Locale = 'en') => sceneOf(pack, view, pictureWords[locale], []);

function wordsAt(view: View, locale: Locale = 'en'): readonly string[] {
  const paragraphs = describePosition(pack, view, pictureWords[locale], cardTexts[locale]);
  return paragraphs.flatMap(({ title, lines }) => [title, ...lines]);
}

describe('the map of the Pacific', () => {
  const ground = groundOf(pack, pictureWords.en);

  test('has all hexes with their terrain', () => {
    const tones = new Map(ground.places.map(({ id, tone }) => [id, tone]));
    expect(ground.places.length).toBe(178);
    expect(['0905', '0606', '0504', '0305', '0306'].map((id) => tones.get(id))).toEqual([
      'deep',
      'shallow',
      'clear',
      'mountain',
      'shallow',
    ]);
    // Jungle grows on the land that lies in shallow waters.
    const rangoon = ground.places.find(({ id }) => id === '0306');
    const lands = ground.isles?.filter(({ from }) => from[0] === rangoon?.x && from[1] === rangoon.y);
    expect(lands?.map(({ tone }) => tone)).toContain('jungle');
  });

  test('marks ports, airfields, sources and oil in the colour of whose they are', () => {
    const at = (id: string) =>
      ground.marks?.filter(({ place }) => place === id).map(({ tone, style }) => [tone, style]);
    expect(at('0804')).toEqual([
      ['nation-JP', 'harbour'],
      ['nation-JP', 'source'],
    ]);
    expect(at('1205')).toEqual([['nation-US', 'airfield']]);
    expect(at('0508')).toEqual([
      ['nation-UK', 'harbour'],
      ['neutral', 'oil'],
    ]);
  });

  test('bars fleets at land between waters, and joins shallows where land units march', () => {
    expect(ground.lines.filter(({ style }) => style === 'wall').length).toBeGreaterThan(0);
    const sides = pack.file.map.hexsides.filter(({ type }) => type === 'shallow' || type === 'land');
    const necks = ground.isles?.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);
    expect([necks?.length, sides.length > 31]).toEqual([sides.length, true]);
  });

  test.each(LOCALES)('is drawn with all its symbols and tones in %s', (locale) => {
    const map = { ground: groundOf(pack, pictureWords[locale]), scene: scene(viewAt('J'), locale) };
    expect(sceneToSvg(map, { theme: 'light', look })).toContain('</svg>');
  });
});

describe('what stands on it', () => {
  test('sums up more than two units of a side in a hex by type, with strength and how many are damaged', () => {
    const pile = scene(viewAt('J')).piles?.find(({ place }) => place === '0804');
    expect(pile?.rows.map(({ count, text, reversed }) => [count, text, reversed])).toEqual([
      [2, '4', 0],
      [1, '0', 1],
      [1, '1', 0],
    ]);
    expect(scene(viewAt('J')).piles?.map(({ place }) => place)).toEqual(['0804']);
    expect(pile?.title).toBe('Japan, 4 units: C1, C2, N1 (damaged), L1; fleets 4, land 1');
  });

  test('WP-2.2.1.a counters have the colours of their nation, and land its own', () => {
    const where = {
      '0407': 'J-L1',
      '0508': 'J-N1',
      '0509': 'J-A1',
      '1506': 'U-N1 U-A1',
      '1205': 'U-C1 U-L1',
      '0207': 'B-L1 B-N1',
      '0205': 'B-A1',
      '0404': 'C-L1',
    };
    const tones = scene(viewAt('J', where, {})).counters.map(({ id, tone }) => [id, tone]);
    expect(Object.fromEntries(tones)).toEqual({
      'J-L1': 'rose',
      'J-N1': 'first',
      'J-A1': 'first',
      'U-C1': 'fifth',
      'U-N1': 'fifth',
      'U-A1': 'fifth',
      'U-L1': 'fourth',
      'B-L1': 'ochre',
      'B-N1': 'ochre',
      'B-A1': 'ochre',
      'C-L1': 'violet',
    });
    const piled = { '0407': 'J-L1 J-L2 J-L3', '0508': 'J-L4 J-N1 J-N2', '1506': 'U-L1 U-L2 U-N1' };
    const piles = scene(viewAt('J', piled, {})).piles?.map(({ place, tone }) => [place, tone]);
    expect(piles).toEqual([
      ['0407', 'rose'],
      ['0508', 'first'],
      ['1506', 'fifth'],
    ]);
  });

  test('a damaged unit has no strength and is worn', () => {
    const counters = scene(viewAt('A')).counters.filter(({ place }) => place === '1506');
    expect(counters.map(({ name, figures, worn }) => [name, figures, worn])).toEqual([
      ['U-A2', '0', true],
      ['B-N1', '1', undefined],
    ]);
  });

  test('bases in the hands of the other side have its border, contested ones have not', () => {
    const { places } = scene(viewAt('J'));
    expect(places?.map(({ id, rim }) => [id, rim])).toEqual([['0407', 'first']]);
  });

  test('depots and continued combat are marked', () => {
    const { marks } = scene(viewAt('J'));
    expect(marks.map(({ place, text, tone }) => [place, text, tone])).toEqual([
      ['0907', 'D', 'first'],
      ['1506', 'D', 'fifth'],
      ['0606', 'combat', 'alarm'],
    ]);
  });

  test('layers show air zones, and how far the networks reach', () => {
    const [zones, networks] = layersOf(pack, pictureWords);
    const zone = zones?.over(viewAt('J'), 'en').tints.map(({ place }) => place) ?? [];
    expect(zone.sort()).toEqual(['0908', '0909', '1007', '1009', '1108', '1109']);
    const steps = networks?.over(viewAt('J'), 'en').tints ?? [];
    expect(steps.find(({ place, tone }) => place === '0804' && tone === 'first')?.text).toBe('0');
  });
});

describe('the position in words', () => {
  test('tells each player his own card with what it does, and nobody else', () => {
    const line = (viewer: Viewer) => wordsAt(viewAt(viewer)).filter((text) => text.includes('Long Lance'));
    expect(line('J')).toEqual([`In your hand: 1942-03 Long Lance torpedoes: ${cardTexts.en['1942-03.J']}`]);
    expect([line('A'), line('spectator')]).toEqual([[], []]);
  });

  test('tells each card in force in a line, and none that has no event for who used it', () => {
    const effects = [
      { card: '1942-10', owner: 'J' },
      { card: '1942-01', owner: 'J' },
      { card: '1942-02', owner: 'A' },
    ];
    const more = { ...MORE, hands: { J: ['1942-03'], A: ['1942-04'] }, effects };
    expect(wordsAt(viewAt('J', WHERE, more)).filter((text) => text.startsWith('In force'))).toEqual([
      `In force: 1942-01 Untrained Allied pilots: ${cardTexts.en['1942-01.J']}`,
      `In force: 1942-02 Midget submarines attack Sydney Harbour: ${cardTexts.en['1942-02.A']}`,
    ]);
  });

  test('names the units hex by hex', () => {
    expect(wordsAt(viewAt('A'))).toContain('Kure 0804: C1, C2, N1 (damaged), L1; fleets 4, land 1.');
    expect(wordsAt(viewAt('A'))).toContain(
      'A full carrier force (C) has strength 2, a naval unit (N) 1, a land unit (L) 1; an air unit (A) supports with +2. Damaged units have none.',
    );
    expect(wordsAt(viewAt('A'))).toContain(
      'Pearl Harbor 1506: U-A2 (damaged), B-N1; fleets 1, air support +0.',
    );
  });

  test.each(LOCALES)('is clean prose in %s', (locale) => {
    const lines = ['J', 'A', 'spectator'].flatMap((viewer) => wordsAt(viewAt(viewer), locale));
    expect(lines.flatMap((line) => faultsOf(line, locale))).toEqual([]);
  });

  test('who passes with fleets outside ports is told which', () => {
    const view = game.position.view(
      position(file(5, 'redeployFleets', { '1105': 'J-N1', '0804': 'J-N2' })),
      'J',
    );
    const decision = { side: 'J', kind: 'redeployFleets', clause: 'WP-10.2.a', public: true, forms: [] };
    expect(unusedUnits(pack, view, decision, pictureWords.en)).toEqual([{ unit: 'J-N1', text: 'N1 (1105)' }]);
  });
});

test('moves, losses, damage and depots are told between two views', () => {
  const after = viewAt(
    'J',
    { ...WHERE, '0804': 'J-C1! J-C2 J-L1', '0706': 'J-N1!', '1506': 'B-N1' },
    { ...MORE, depots: { J: [], A: ['1506'] } },
  );
  const told = changesBetween(pack, viewAt('J'), after, pictureWords.en).map(({ style, title }) => [
    style,
    title,
  ]);
  expect(told).toEqual([
    ['harm', 'C1 damaged in 0804'],
    ['move', 'N1 from 0804 to 0706'],
    ['loss', 'U-A2 lost in 1506'],
    ['loss', 'Japan: depot removed in 0907'],
  ]);
});
