/** What readers see: the scene, what changed, the position in words, what is left unused. */
import { describe, expect, test } from 'vitest';
import { sceneToSvg } from '../../../../src/board/index.js';
import { LOCALES, type Locale } from '../../../../src/referee/index.js';
import {
  end,
  fireOf,
  game,
  match,
  meleeOf,
  move,
  movementOf,
  pack,
  situation,
  type Units,
} from '../support.js';

const sceneOf = (units: Units, locale: Locale = 'en', turn = 5) =>
  game.picture.scene(game.position.view(situation(turn, 'J1', units), 'JP'), locale, []);
const wordsOf = (units: Units, turn = 5, phase = 'J1', locale: Locale = 'en') =>
  game.picture
    .describe(game.position.view(situation(turn, phase, units), 'spectator'), locale)
    .flatMap((p) => [p.title, ...p.lines]);

describe('the scene', () => {
  const ground = game.picture.ground('en');
  const scene = sceneOf({ 'J-III-4*': '1604', 'R-III-33': '1503', 'R-IV-36': '1301' });

  test('has all hexes with height and number', () => {
    expect(ground.places).toHaveLength(70);
    expect(ground.places.find((p) => p.id === '1602')).toMatchObject({ tone: 'high', label: '1602' });
  });

  test('KY-4.1.a KY-4.1.b KY-4.1.c: shows each fort as held by a unit, held by a zone of control, or mopped up', () => {
    const { places = [], marks } = sceneOf({ 'R-III-33': '1503', 'J-III-4': '1305' });
    expect(places.map(({ id }) => id)).toEqual(pack.file.victory.fortHexes);
    const signOf = (id: string) => [
      places.find((place) => place.id === id)?.hold,
      marks.find(({ place }) => place === id)?.style,
    ];
    expect([signOf('1503'), signOf('1404'), signOf('1305')]).toEqual([
      ['whole', 'pennant'],
      ['watched', 'ghost'],
      ['lost', 'captured'],
    ]);
  });

  test('keeps everything inside its frame', () => {
    for (const { x, y, radius } of ground.places) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(ground.width);
      expect(y - radius).toBeGreaterThanOrEqual(0);
      expect(y + radius).toBeLessThanOrEqual(ground.height);
    }
    for (const label of [...ground.labels, ...game.picture.ground('ja').labels]) {
      expect(label.x).toBeGreaterThan(3 * label.text.length);
      expect(label.x).toBeLessThan(ground.width - 3 * label.text.length);
    }
  });

  test('shows counters with name, figures, reserve band and disorder', () => {
    expect(scene.counters.map((c) => [c.id, c.place, c.figures, c.formation?.text, c.worn])).toEqual([
      ['R-III-33', '1503', '3-4', undefined, false],
      ['R-IV-36', '1301', '3-4', 'R', false],
      ['J-III-4', '1604', '2-2', '3', true],
    ]);
    expect(scene.counters.map((c) => c.tone)).toEqual(['second', 'second', 'first']);
  });

  test('marks the headquarters, the roads, the names and the turn', () => {
    const marked = (style: string) =>
      ground.marks?.filter((mark) => mark.style === style).map(({ place }) => place);
    expect(marked('square')).toEqual(['1505', '1902']);
    expect([marked('village')?.length, marked('summit'), marked('pass')]).toEqual([4, ['1204'], ['1502']]);
    expect(ground.lines).toHaveLength(3);
    expect(ground.labels.map((l) => l.text)).toContain('Hill 639');
    expect(scene.tracks[0]?.boxes.map((b) => b.tone).join(' ')).toBe('night night night day day day day day');
    expect(scene.tracks[0]?.boxes[4]?.current).toBe(true);
  });

  test('speaks the language of its reader', () => {
    expect(scene.title).toContain('Night Attack at Kyuchorei');
    const japanese = sceneOf({ 'J-III-4*': '1604' }, 'ja');
    expect(japanese.title).toContain('弓張嶺夜襲作戦');
    expect(game.picture.ground('ja').labels.map((l) => l.text)).toContain('639高地');
    expect(japanese.counters[0]?.title).toContain('歩兵第4連隊第3大隊');
    expect(japanese.alt).toContain('第5ターン');
  });

  test('marks who has acted', () => {
    const m = movementOf(5, 'JP', { 'J-I-4': '2007', 'J-II-4': '1907', 'R-I-33': '1101' }).play(
      move('J-I-4', '2006'),
    );
    const done = game.picture
      .scene(game.position.view(m.state, 'JP'), 'en', [])
      .counters.map((c) => [c.id, c.done]);
    expect(done).toEqual([
      ['R-I-33', false],
      ['J-I-4', true],
      ['J-II-4', false],
    ]);
  });

  test('carries the changes it is given', () => {
    const before = game.position.view(
      situation(5, 'J1', { 'J-I-4': '2007', 'R-III-33': '1503', 'R-I-33': '1305' }),
      'JP',
    );
    const after = game.position.view(situation(5, 'J2', { 'J-I-4': '2006', 'R-III-33*': '1404' }), 'JP');
    const changes = game.picture.changes(before, after, 'en');
    expect(changes).toEqual([
      { style: 'loss', counter: 'R-I-33', unit: 'R-I-33', at: '1305', title: 'I/33 eliminated in 1305' },
      { style: 'move', counter: 'R-III-33', from: '1503', to: '1404', title: 'III/33 from 1503 to 1404' },
      {
        style: 'harm',
        counter: 'R-III-33',
        at: '1404',
        text: 'D',
        word: 'disordered',
        title: 'III/33 disordered in 1404',
      },
      { style: 'move', counter: 'J-I-4', from: '2007', to: '2006', title: 'I/4 from 2007 to 2006' },
    ]);
    expect(game.picture.scene(after, 'en', changes).changes).toBe(changes);
  });

  test('tells arrivals, fire, melee and reorganisation', () => {
    const seen = (units: Units) => game.position.view(situation(5, 'J1', units), 'JP');
    const kinds = (
      before: Parameters<typeof game.picture.changes>[0],
      after: Parameters<typeof game.picture.changes>[1],
    ) => game.picture.changes(before, after, 'en').map((c) => [c.style, c.title]);
    expect(kinds(seen({ 'J-I-4*': '2007' }), seen({ 'J-I-4': '2007', 'J-II-4': '1907' }))).toEqual([
      ['recovery', 'I/4 rallied in 2007'],
      ['arrival', 'II/4 placed in 1907'],
    ]);
    const firing = fireOf(
      5,
      'JP',
      { 'J-II-4': '1504', 'R-III-33': '1503', 'J-I-16': '1802', 'R-II-34': '1801' },
      [1],
    );
    const before = game.position.view(structuredClone(firing.state), 'RU');
    firing.play({ do: 'fire', target: '1503', units: ['J-II-4'] });
    expect(kinds(before, game.position.view(firing.state, 'RU'))).toContainEqual([
      'fight',
      'III/33 was fired at in 1503',
    ]);
    const melee = meleeOf(
      5,
      'JP',
      { 'J-II-4': '1504', 'R-III-33': '1503', 'J-I-16': '1802', 'R-II-34': '1801' },
      [3, 3],
    );
    const calm = game.position.view(structuredClone(melee.state), 'RU');
    melee.play({ do: 'melee', target: '1503', units: ['J-II-4'] });
    expect(kinds(calm, game.position.view(melee.state, 'RU')).map(([, title]) => title)).toContainEqual(
      expect.stringMatching(/^II\/4 fought hand to hand from/),
    );
  });

  test('holds beside the map what is to be placed, and later what was eliminated', () => {
    const held = (scene: ReturnType<typeof sceneOf>) =>
      (scene.holdings ?? []).map(({ id, title, counters }) => [id, title, counters.length]);
    const start = game.picture.scene(
      game.position.view(game.rules.start({ scenario: 'standard', options: {} }), 'JP'),
      'en',
      [],
    );
    expect(held(start)).toEqual([['setup:JP', 'Japanese: to be placed', 10]]);
    expect(held(sceneOf({ 'J-III-4': '1604', 'R-III-33': '1503' }))).toEqual([
      ['out:JP', 'Japanese: eliminated', 9],
      ['out:RU', 'Russians: eliminated', pack.army.RU.length - 1],
    ]);
  });

  test.each(LOCALES)('keeps the names of hexes off the counters beside them (%s)', (locale) => {
    const ground = game.picture.ground(locale);
    const { labels, places } = ground;
    const radius = places[0]?.radius ?? 0;
    const svg = sceneToSvg(
      { ground, scene: sceneOf({}, locale) },
      { theme: 'light', look: game.picture.look },
    );
    const names = [
      ...svg.matchAll(
        /<text x="([^"]*)" y="([^"]*)" font-size="([^"]*)"[^>]*class="name-place"[^>]*>([^<]*)</g,
      ),
    ];
    expect(names.length).toBeGreaterThanOrEqual(labels.filter(({ style }) => style === 'place').length);
    for (const [, x, y, size, text] of names) {
      const ems = [...(text ?? '')].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.5), 0);
      const half = (ems * Number(size)) / 2;
      // Counters are 1.06 radii wide and stand a little below the middle of their hex.
      const covering = places.filter((place) => {
        const near = Math.abs(place.x - Number(x)) < half + 0.53 * radius;
        const top = place.y + (0.03 - 0.53) * radius;
        return near && Number(y) > top && Number(y) - Number(size) * 0.75 < top + 1.06 * radius;
      });
      expect([text, covering.map(({ id }) => id)]).toEqual([text, []]);
    }
  });
});

describe('the position in words', () => {
  test('tells turn, forts, and every unit with its figures, terrain, state and retreats', () => {
    const words = wordsOf({ 'J-III-4*': '1604', 'R-III-33': '1503', 'R-IV-36': '1301' });
    expect(words).toContain('Turn 5 (day), Japanese move or fire');
    expect(words).toContain('Forts the Russians hold: 1404, 1503.');
    expect(words).toContain('III/33 3-4, 1503 (height 1, fort)');
    expect(words).toContain(
      'III/4 2-2, 1604 (height 0): disordered; in an enemy zone of control; could retreat to 1605, 1703, 1704',
    );
    expect(words).toContain('IV/36 3-4, 1301 (height 0): reserve');
    expect(words).toContain('Figures: fire-melee, as they are now.');
    expect(words.some((line) => line.startsWith('Not on the map: I/4 4-4, II/4 4-4'))).toBe(true);
  });

  test('warns of a Russian who can reach a headquarters next turn', () => {
    const threat = (units: Units, phase: string) =>
      wordsOf(units, 5, phase).filter((l) => l.includes('headquarters in'));
    expect(threat({ 'R-I-33': '1406' }, 'J1')).toEqual([
      'I/33 can reach the headquarters in 1505 in the next Russian movement: that ends the match.',
    ]);
    expect(threat({ 'R-I-33': '1306', 'J-I-4': '1305' }, 'J1')).toEqual([]);
    expect(wordsOf({ 'R-I-33': '1406' }, 8, 'R2').some((l) => l.includes('headquarters in'))).toBe(false);
    expect(wordsOf({ 'R-I-33': '1407' }, 2, 'J1').some((l) => l.includes('headquarters in'))).toBe(false);
  });

  test('warns of units without a retreat, and of units in forts that an enemy fort pins', () => {
    const doomed = { 'J-I-4*': '2007', 'R-I-33': '2006', 'R-II-33': '1906', 'R-III-33': '1907' };
    expect(wordsOf(doomed)).toContain(
      'I/4 is disordered and has no retreat: a hit, a melee against it at odds of 1 or more, or a melee of its own that opens no hex eliminates it.',
    );
    const pinned = wordsOf({ 'J-III-4': '1503', 'R-II-33': '1404' });
    expect(pinned.filter((l) => l.includes('in a fort next to it'))).toHaveLength(2);
    expect(
      wordsOf({ 'J-III-4': '1503', 'R-II-33': '1403' }).filter((l) => l.includes('in a fort next to it')),
    ).toEqual([]);
  });

  test('warns the Japanese in the last turn of empty forts that a Russian can still enter', () => {
    const late = wordsOf({ 'R-I-33': '1403', 'J-I-4': '2007' }, 8, 'J1');
    expect(late).toContain('Empty forts that a Russian can still enter this turn: 1404, 1503, 1602.');
    expect(wordsOf({ 'R-I-33': '1403' }, 7, 'J1').some((l) => l.startsWith('Empty forts'))).toBe(false);
    expect(wordsOf({ 'R-I-33': '1403' }, 8, 'R1').some((l) => l.startsWith('Empty forts'))).toBe(false);
  });

  test('is told in both languages, line by line', () => {
    const units = { 'J-III-4*': '1604', 'R-III-33': '1503', 'R-I-33': '1406' };
    const [en, ja] = LOCALES.map((locale) => wordsOf(units, 5, 'J1', locale));
    expect(ja).toHaveLength(en?.length ?? 0);
    expect(ja).toContain('III/4 2-2、1604（高度0）：混乱、敵の支配地域内、退却先1605・1703・1704');
  });

  test('says before the first turn what is to be placed, and around which headquarters', () => {
    const start = game.position.view(game.rules.start({ scenario: 'standard', options: {} }), 'JP');
    const [now, japanese] = game.picture.describe(start, 'en');
    expect(now?.lines[0]).toBe('Set-up');
    expect(japanese?.lines).toEqual([
      '3rd Infantry Brigade (left wing), within 2 hexes of its HQ in 1505: still to be placed I/4 4-4, II/4 4-4, III/4 4-4, I/29 4-4, II/29 4-4, III/29 4-4.',
      '15th Infantry Brigade (right wing), within 2 hexes of its HQ in 1902: still to be placed I/16 4-4, II/16 4-4, III/16 4-4, II/30 4-4.',
    ]);
    const placed = game.picture.describe(
      game.position.view(situation(1, 'setup', { 'J-I-4': '1505' }), 'JP'),
      'ja',
    )[1]?.lines;
    expect(placed?.[0]).toBe('I/4 4-4、1505（高度0、旅団本部）');
    expect(placed?.[1]).toMatch(/^歩兵第3旅団（1505の本部から2ヘクス以内）：未配置はII\/4 4-4、/);
  });
});

describe('what a side leaves unused', () => {
  const unused = (m: ReturnType<typeof match>) =>
    game.picture
      .unused(game.position.view(m.state, m.question.side), m.question, 'en')
      .map(({ text }) => text);

  test('are the units that could still move, fire or attack', () => {
    const units = {
      'J-III-4': '1604',
      'J-I-4': '1606',
      'J-II-4': '1504',
      'R-III-33': '1503',
      'R-II-34': '1801',
      'J-I-16': '1802',
    };
    expect(unused(movementOf(5, 'JP', units))).toEqual(['I/4 (1606)']);
    expect(unused(movementOf(5, 'JP', units).play(move('J-I-4', '1607')))).toEqual([]);
    const firing = fireOf(5, 'JP', units, [6]);
    expect(unused(firing)).toEqual(['II/4 (1504)', 'III/4 (1604)', 'I/16 (1802)']);
    expect(unused(firing.play({ do: 'fire', target: '1503', units: ['J-II-4'] }))).toEqual(['I/16 (1802)']);
    expect(
      unused(meleeOf(5, 'JP', units, [6]).play({ do: 'melee', target: '1503', units: ['J-II-4'] })),
    ).toEqual(['III/4 (1604)', 'I/16 (1802)']);
  });

  test('are none where the question is another', () => {
    expect(unused(match(5, 'J1', { 'J-I-4': '1606' }))).toEqual([]);
    expect(match(5, 'J1', { 'J-I-4': '1606' }).play({ do: 'choose', mode: 'move' }, end).state.step).toBe(
      'J2',
    );
  });
});
