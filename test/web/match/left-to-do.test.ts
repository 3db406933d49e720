/** What units could still do, by the legal orders of real games. */
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { Session } from '../../../src/referee/index.js';
import { type LeftDeed, leftToDo } from '../../../src/web/match/left-to-do.js';
import { seededChance } from '../../referee/support.js';

function leftOf(id: string, position: object) {
  const game = loadGame(id);
  const read = game.position.read({ game: id, clear: true, ...position });
  if ('fault' in read) throw new Error(read.fault.message);
  const session = new Session(game, read.state, { chance: seededChance(1) });
  const [question] = session.questions;
  if (question === undefined) throw new Error('nobody is asked');
  const unused = game.picture.unused(game.position.view(session.state, question.side), question, 'en');
  const units = unused.flatMap(({ unit }) => unit ?? []);
  return { units, deeds: leftToDo(question, units).map(told), all: leftToDo(question, []).map(told) };
}

const told = ({ form, at, units }: LeftDeed) => [form.do, at?.id ?? null, ...units];

const UNITS = {
  'J-I-29': { at: '1504' },
  'J-II-29': { at: '1304' },
  'J-I-4': { at: '1605' },
  'R-II-33': { at: '1404' },
  'R-I-33': { at: '1305' },
};

describe('what is left to units', () => {
  test('is to move, each by itself', () => {
    const { units, deeds } = leftOf('kyuchorei', { turn: 4, phase: 'J1', chosen: 'move', units: UNITS });
    expect(deeds).toEqual([['move', null, ...units]]);
    expect(units).toContain('J-I-4');
  });

  test('is to fire, by targets: those alone who reach one', () => {
    const { deeds } = leftOf('kyuchorei', { turn: 4, phase: 'J1', chosen: 'fire', units: UNITS });
    expect(deeds).toEqual([
      ['fire', '1305', 'J-II-29'],
      ['fire', '1404', 'J-I-29', 'J-II-29'],
    ]);
  });

  test('is nothing to units that are not asked about', () => {
    expect(leftOf('kyuchorei', { turn: 4, phase: 'J1', chosen: 'fire', units: UNITS }).all).toEqual([]);
  });
});
