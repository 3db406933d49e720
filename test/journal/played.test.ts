import { describe, expect, test } from 'vitest';
import { rollRecord } from '../../src/audit/index.js';
import { hmac } from '../../src/journal/canonical.js';
import {
  canonicalJson,
  emptyHead,
  type Opening,
  playedEvent,
  publicRoll,
  readEvent,
  sha256Hex,
} from '../../src/journal/index.js';
import { bytesOf, Maker } from './maker.js';
import { melee } from './skirmish.js';

const secretRoot = bytesOf('secret');
const course = {
  at: '2026-11-21T10:15:30Z',
  orders: [],
  full: [],
  rolls: [],
  draws: [],
  log: [],
  told: [],
  state: { turn: 1 },
};
const sealing = { sides: ['JP', 'RU'], hides: true, secretRoot };
const hide = { do: 'hide' };
const draw = (k: number, side: string) => ({
  after: 0,
  side,
  purpose: 'hand',
  from: ['C1', 'C2'],
  ids: ['C2'],
  proof: { k },
});

function sealOf({ salt, content }: Opening): string {
  return sha256Hex(Buffer.from(salt, 'hex'), canonicalJson(content));
}

describe('the event of a committed run', () => {
  test('has a seal for each side and for the draws, also when nothing is in it', () => {
    const { event, open } = playedEvent(emptyHead('m1'), sealing, course);
    expect(event).toMatchObject({
      n: 1,
      type: 'played',
      seals: { JP: sealOf(open.JP!), RU: sealOf(open.RU!), draws: sealOf(open.draws!) },
    });
    expect(open.JP?.content).toEqual({ orders: [], draws: [], told: [] });
    expect(open.draws?.content).toEqual([]);
  });

  test('salts each seal from the secret root, the match, the number and the name', () => {
    const { open } = playedEvent({ match: 'm1', n: 6, hash: sha256Hex('x') }, sealing, course);
    for (const name of ['JP', 'RU', 'draws', 'state']) {
      expect(open[name]?.salt).toBe(
        hmac(secretRoot, `{"match":"m1","n":7,"salt":"${name}"}`).toString('hex'),
      );
    }
  });

  test('has a salted state in a game that hides something, else a plain one', () => {
    const hiding = playedEvent(emptyHead('m1'), sealing, course);
    const open = playedEvent(emptyHead('m1'), { ...sealing, hides: false }, course);
    expect(hiding.event).toMatchObject({ state: sealOf(hiding.open.state!) });
    expect(open.event).toMatchObject({ state: sha256Hex('{"turn":1}') });
  });

  test('gives each side its own full orders, ids drawn and log, and neither pool nor count of a draw', () => {
    const orders = [
      { side: 'JP', order: hide },
      { side: 'RU', order: hide },
    ];
    const full = [
      { index: 0, order: { ...hide, at: '1405' } },
      { index: 1, order: { ...hide, at: '1406' } },
    ];
    const told = [{ side: 'RU', entry: { key: 'standing.fired' } }];
    const { event, text, open } = playedEvent(emptyHead('m1'), sealing, {
      ...course,
      orders,
      full,
      told,
      draws: [draw(1, 'JP'), draw(2, 'RU')],
    });
    expect(open.JP?.content).toEqual({
      orders: [[0, full[0]?.order]],
      draws: [{ after: 0, purpose: 'hand', ids: ['C2'] }],
      told: [],
    });
    expect(open.RU?.content).toMatchObject({
      orders: [[1, full[1]?.order]],
      told: [{ key: 'standing.fired' }],
    });
    expect(open.draws?.content).toEqual([
      { side: 'JP', after: 0, k: 1, purpose: 'hand', from: ['C1', 'C2'], ids: ['C2'] },
      { side: 'RU', after: 0, k: 2, purpose: 'hand', from: ['C1', 'C2'], ids: ['C2'] },
    ]);
    expect(event.public).toEqual({ orders, rolls: [], log: [] });
    for (const hidden of ['1405', '1406', 'C2', 'standing.fired']) expect(text).not.toContain(hidden);
  });

  test('is the same in all that one side may see when only the other side drew', () => {
    const course2 = { ...course, draws: [draw(1, 'RU'), draw(2, 'JP')] };
    const seen = [{ ...course, draws: [draw(1, 'JP')] }, course2].map((c) =>
      playedEvent(emptyHead('m1'), sealing, c),
    );
    expect(seen[0]?.open.JP).toEqual(seen[1]?.open.JP);
    expect(seen[0]?.event).toMatchObject({
      seals: { JP: seen[1]?.event.type === 'played' ? seen[1].event.seals.JP : '' },
    });
  });

  test('holds no draw in a game that hides nothing', () => {
    const bad = () =>
      playedEvent(emptyHead('m1'), { ...sealing, hides: false }, { ...course, draws: [draw(1, 'JP')] });
    expect(bad).toThrow(expect.objectContaining({ code: 'draw-in-open-game' }));
  });

  test('holds no roll and no draw without proof', () => {
    const roll = {
      after: 0,
      purpose: 'melee',
      dice: [6],
      faces: [1],
      modifiers: [],
      total: 1,
      outcomes: [],
      proof: null,
    };
    expect(() => playedEvent(emptyHead('m1'), sealing, { ...course, rolls: [roll] })).toThrow(
      expect.objectContaining({ code: 'bad-event' }),
    );
    expect(() =>
      playedEvent(emptyHead('m1'), sealing, { ...course, draws: [{ ...draw(1, 'JP'), proof: null }] }),
    ).toThrow(expect.objectContaining({ code: 'bad-event' }));
  });

  test('gives its rolls back to replay as they were recorded', () => {
    const event = readEvent(new Maker('m1').begun().play([melee]).rows.at(-1)?.text ?? '');
    const rolls = event.type === 'played' ? event.public.rolls : [];
    expect(rolls).toHaveLength(1);
    expect(rolls.map((roll) => publicRoll(rollRecord(roll)))).toEqual(rolls);
    expect(rolls.map(rollRecord)[0]?.proof).toMatchObject({ chain: 1, k: 1 });
  });
});
