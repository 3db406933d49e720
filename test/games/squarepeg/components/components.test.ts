/** Chapters 1 and 2: who plays, with what; and what a corrected component file may not say. */
import { describe, expect, test } from 'vitest';
import { createSquarepeg } from '../../../../src/games/squarepeg/index.js';
import { ComponentError } from '../../../../src/referee/index.js';
import {
  attack,
  componentsCopy,
  end,
  game,
  legal,
  match,
  move,
  otherwise,
  pack,
  started,
} from '../support.js';

const counters = pack.file.counters;
const counter = (id: string) => counters.find((c) => c.id === id);
const faultAt = (change: (file: ReturnType<typeof componentsCopy>) => void): string => {
  const file = componentsCopy();
  change(file);
  try {
    createSquarepeg(file);
  } catch (fault) {
    if (fault instanceof ComponentError) return fault.at;
    throw fault;
  }
  return 'none';
};

describe('the introduction', () => {
  test('SP-1.0.a SP-1.0.b has two seats, NZ and JP, and counters of no other side', () => {
    expect(game.sides).toEqual(['NZ', 'JP']);
    expect(new Set(counters.map((c) => c.side))).toEqual(new Set(['NZ', 'JP']));
    expect(Object.values(game.words.text.en).join(' ')).not.toMatch(/\bUS\b|Allied/);
  });

  test('SP-1.0.c begins on 15 February 1944', () => {
    expect(pack.file.tables.turnTrack.boxes[0]).toMatchObject({ turn: 1, date: '1944-02-15' });
  });
});

describe('the components', () => {
  test('SP-2.1.a have a map of 100 by 148 mm, on whose hexes every unit stands', () => {
    expect(pack.file.map.size_mm).toEqual({ w: 100, h: 148 });
    const units = started().state.units.filter((u) => u.at >= 0);
    expect(units.map((u) => pack.hexes[u.at]?.id).sort()).toEqual([
      '0310',
      '0601',
      '0602',
      '0602',
      '0603',
      '0603',
      '0611',
      '0708',
      '0806',
    ]);
  });

  test('SP-2.1.b draw the turn track and the results table with the map', () => {
    const scene = game.picture.scene(game.position.view(started().state, 'NZ'), 'en', []);
    expect(scene.tracks[0]?.boxes.map((b) => b.below)).toEqual(['D-day', 'D+1', 'D+2', 'D+3', 'D+4', 'D+5']);
    const [printed] = game.picture.ground('en').tables ?? [];
    const table = printed?.rows.slice(1).flatMap(([, ...results]) => results);
    expect(table).toEqual(Object.values(pack.file.tables.crt.rows).flat());
  });

  test('SP-2.2.a SP-2.2.b are thirteen: four Japanese units, five at the start, two that come later, two markers', () => {
    const of = (side: string, setup: RegExp) =>
      counters.filter((c) => c.side === side && setup.test(c.setup)).length;
    expect([of('JP', /palm/), of('NZ', /green/), of('NZ', /off map/), pack.file.markers.length]).toEqual([
      4, 5, 2, 2,
    ]);
    expect(pack.file.map.printedAreas.find((a) => a.id === 'counterSheet')?.rect_mm).toEqual([3, 4, 47, 56]);
  });

  test('SP-2.2.c are light green for NZ and white for Japan', () => {
    const { counters: drawn } = game.picture.scene(game.position.view(started().state, 'NZ'), 'en', []);
    expect(new Set(drawn.filter((c) => c.side === 'NZ').map((c) => c.tone))).toEqual(new Set(['third']));
    expect(new Set(drawn.filter((c) => c.side === 'JP').map((c) => c.tone))).toEqual(new Set(['first']));
  });

  test('SP-2.2.d have markers that are no units: nothing is named after them and the ravine marker hinders nobody', () => {
    for (const marker of pack.file.markers) expect(game.rules.universe.unit?.has(marker.id)).toBe(false);
    const m = match('NZ-MOVEMENT', { 'NZ-35': '0704', 'NZ-37': '0601', 'JP-D': '0310' }, { ravine: '0705' });
    expect(m.play(move('NZ-35', '0705')).where('NZ-35')).toEqual(['0705*']);
  });

  test('SP-2.2.e SP-2.2.g fight with the number that is printed on them', () => {
    const strengths = Object.fromEntries(counters.map((c) => [c.id, c.strength]));
    expect(strengths).toEqual({
      'NZ-35': 3,
      'NZ-37': 3,
      'NZ-14': 3,
      'NZ-30': 3,
      'NZ-T1': 1,
      'NZ-T3': 1,
      'NZ-TB': 3,
      'JP-A': 0,
      'JP-B': 1,
      'JP-C': 2,
      'JP-D': 2,
    });
    const m = match(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'NZ-TB': '0707', 'JP-C': '0708', 'JP-D': '0310' },
      {},
      [6],
    );
    m.play(attack('0708', 'NZ-35', 'NZ-TB'));
    expect(m.log.find((e) => e.key.startsWith('combat.'))).toMatchObject({ attack: 6, defence: 2 });
  });

  test('SP-2.2.f name no movement allowance', () => {
    expect(JSON.stringify(componentsCopy().counters)).not.toMatch(/movement|allowance/i);
  });

  test('SP-2.2.h start with three infantry units and two companies on three green arrows', () => {
    const placed = pack.army.NZ.filter((unit) => pack.pieces[unit]?.placed).map(
      (unit) => pack.pieces[unit]?.id,
    );
    expect(placed).toEqual(['NZ-35', 'NZ-37', 'NZ-14', 'NZ-T1', 'NZ-T3']);
    expect(pack.green).toHaveLength(3);
  });

  test('SP-2.2.i tell both players which strengths are still face down, and nothing of which is which', () => {
    const m = match(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'JP-C': '0708', 'JP-1': '0310', 'JP-2': '0611' },
      {},
      [6],
    );
    const faceDown = (viewer: string) =>
      (game.position.view(m.state, viewer).body as { faceDown: unknown }).faceDown;
    expect([faceDown('NZ'), faceDown('JP'), faceDown('spectator')]).toEqual(
      Array(3).fill(['JP-A', 'JP-B', 'JP-C', 'JP-D']),
    );
    m.play(attack('0708', 'NZ-35'));
    expect(faceDown('JP')).toEqual(['JP-A', 'JP-B', 'JP-D']);
  });

  test('SP-2.0.a roll six-sided dice for everything but what lies under a counter', () => {
    const m = match('NZ-COMBAT', { 'NZ-35': '0707', 'JP-3': '0708', 'JP-1': '0310' }, {}, [3, 6]).play(
      attack('0708', 'NZ-35'),
    );
    expect(m.rolls.map((r) => [r.purpose, ...r.dice])).toEqual([
      ['identity', 4],
      ['combat', 6],
    ]);
  });
});

describe('the map', () => {
  test('SP-6.1.k counts hexes that the edge cuts', () => {
    for (const id of ['0106', '0107', '0601', '0905', '0906'])
      expect(game.rules.universe.hex?.has(id)).toBe(true);
    expect(pack.hexes).toHaveLength(35);
    const m = match('NZ-MOVEMENT', { 'NZ-35': '0602', 'NZ-37': '0207', 'JP-D': '0611' }, {}, [6, 6]);
    expect(m.play(move('NZ-35', '0601'), move('NZ-37', '0107', '0106')).where('NZ-35', 'NZ-37')).toEqual([
      '0601',
      '0106',
    ]);
  });

  test('SP-6.4.n has the ravine hexes round Torahatup, one a face of the die', () => {
    const ids = pack.ravineHexes.map((hex) => pack.hexes[hex]?.id);
    expect(ids).toEqual(['0805', '0905', '0906', '0807', '0706', '0705']);
    expect([...ids].sort()).toEqual(
      (pack.hexes[pack.torahatup]?.neighbours ?? []).map((hex) => pack.hexes[hex]?.id).sort(),
    );
  });

  test('SP-EX-31 SP-4.0.a lets nobody run to the Mission on turn 1', () => {
    const m = started();
    const goals = legal(m.question).flatMap((o) => (Array.isArray(o.path) ? [o.path.at(-1)] : []));
    expect(goals.length).toBeGreaterThan(10);
    expect(goals).not.toContain('0611');
    expect(m.play(end).session.stop.at).toBe('asked');
  });
});

describe('a corrected component file', () => {
  test('is played with its own numbers', () => {
    const file = componentsCopy();
    const row = file.tables.crt.rows['1'];
    row[1] = 'De';
    const m = match(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'JP-C': '0708', 'JP-D': '0310' },
      {},
      [1],
      createSquarepeg(file),
    );
    expect(m.play(attack('0708', 'NZ-35')).keys).toContain('combat.De');
  });

  test('is refused with the place of the fault', () => {
    expect(faultAt((f) => Object.assign(f.counters[0] ?? {}, { strength: -1 }))).toBe('counters.0.strength');
    expect(faultAt((f) => Object.assign(f.counters[0] ?? {}, { strength: 0 }))).toBe('counters.0.strength');
    expect(faultAt((f) => f.tables.crt.columns.reverse())).toBe('tables.crt.columns');
    expect(faultAt((f) => f.tables.crt.rows['3'].pop())).toBe('tables.crt.rows.3');
    expect(faultAt((f) => f.map.blockedHexsides.pop())).toBe('map.blockedHexsides');
    expect(faultAt((f) => Object.assign(f.map.hexes[0]?.neighbors ?? {}, { S: null }))).toBe(
      'map.hexes.0.neighbors',
    );
    expect(faultAt((f) => Object.assign(f.map.specials.mission, { hex: '0101' }))).toBe(
      'map.specials.mission.hex',
    );
    expect(
      faultAt((f) => Object.assign(f.scenarios[0]?.defaultSetup.placements ?? {}, { 'NZ-35': '0704' })),
    ).toBe('scenarios.0.defaultSetup.placements.NZ-35');
    expect(faultAt((f) => f.rulingFlags.pop())).toBe('rulingFlags');
    expect(faultAt((f) => f.sequenceOfPlay.phases.reverse())).toBe('sequenceOfPlay.phases');
    expect(
      faultAt((f) => Object.assign(f.counters.find((c) => c.id === 'JP-B') ?? {}, { fatigueDice: 2 })),
    ).toBe('counters.8');
    expect(faultAt(() => undefined)).toBe('none');
  });

  test('may switch every ruling', () => {
    for (const { flag } of pack.file.rulingFlags) expect(otherwise(flag).id).toBe('squarepeg');
    expect(counter('NZ-30')?.symbolColour).toBe('blue');
  });
});
