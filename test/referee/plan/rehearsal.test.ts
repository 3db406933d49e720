/** A whole plan tried on its owner's view, before anything is carried out. */
import { expect, test } from 'vitest';
import {
  type Next,
  NO_PROGRESS,
  type Order,
  type PlanLine,
  type Play,
  type Rules,
  rehearse,
  Session,
} from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { words } from '../scripts.js';
import { firstStep, gameOf, position, seededChance } from '../support.js';
import { ATTACK, COMMAND, line, MARCH, ORDERS, planOf } from './planning.js';

const QUEUE: Order = { do: 'queue', units: ['R1', 'R3'] };
const R1: Order = { do: 'move', path: ['hill', 'mill'] };
const ASSAULT: Order = { do: 'attack', target: 'gate', units: ['R1', 'R3'] };

test('lines are tried in the order of the phases, those of one phase in that of the plan', () => {
  const session = new Session(toy, position(ORDERS), { chance: seededChance(1) });
  const later = line(COMMAND, [QUEUE], { turn: 2 });
  const [attack, march, command] = [line(ATTACK, [ASSAULT]), line(MARCH, [R1]), line(COMMAND, [QUEUE])];
  const { lines } = rehearse(
    toy,
    toy.position.view(session.state, 'RED'),
    'RED',
    session.questions.find(({ side }) => side === 'RED'),
    planOf([later, attack, march, command]),
    NO_PROGRESS,
    { orders: [] },
  );
  expect(lines.map(({ no }) => no)).toEqual([march, command, attack, later].map(({ no }) => no));
});

test('a line of a later phase is tried at the beginning of that phase, the lines between left out', () => {
  const near = { ...ORDERS, units: { ...ORDERS.units, R1: { at: 'mill', kind: 'guard' } } };
  const session = new Session(toy, position(near), { chance: seededChance(1) });
  const [asked] = session.questions.filter(({ side }) => side === 'RED');
  const plan = planOf([line(ATTACK, [{ do: 'attack', target: 'gate', units: ['R1'] }])]);
  const { lines, at } = rehearse(
    toy,
    toy.position.view(session.state, 'RED'),
    'RED',
    asked,
    plan,
    NO_PROGRESS,
    {
      orders: [],
    },
  );
  expect(lines).toMatchObject([{ how: 'fits', fits: 1, untried: true, barrier: 'reveal' }]);
  expect(at.phase).toBe('assault');
});

test('the phase of a line is leapt to past others that lie between', () => {
  const asks = (...choices: readonly string[]) =>
    function* (g: Play<ToyState>): Rules<Next> {
      yield* g.ask(words('RED', ...choices));
      return 'next';
    };
  const game = gameOf(asks('one', 'end'), asks('two', 'end'), asks('three', 'end'));
  const session = new Session(game, firstStep(), { chance: seededChance(1) });
  const [asked] = session.questions;
  const plan = planOf([line(['p2', 'words'], [{ do: 'three' }])]);
  const { lines } = rehearse(
    game,
    game.position.view(session.state, 'RED'),
    'RED',
    asked,
    plan,
    NO_PROGRESS,
    {
      orders: [],
    },
  );
  expect(lines.map(({ how, untried }) => [how, untried])).toEqual([['fits', true]]);
});

test('what is drafted behind the lines is tried too, up to what does not fit', () => {
  const session = new Session(toy, position(ORDERS), { chance: seededChance(1) });
  const [asked] = session.questions.filter(({ side }) => side === 'RED');
  const drafted = (...orders: readonly Order[]) =>
    rehearse(toy, toy.position.view(session.state, 'RED'), 'RED', asked, planOf([]), NO_PROGRESS, { orders })
      .sketch;
  expect(drafted(QUEUE, R1).lines).toHaveLength(2);
  const stopped = drafted(QUEUE, { do: 'move', path: ['keep'] }, R1);
  expect([stopped.lines.length, stopped.refusal?.clause]).toEqual([1, 'TY-3.b']);
});

/** How these lines of the toy's first turn come out. */
function triedLines(lines: readonly PlanLine[]) {
  const session = new Session(toy, position(ORDERS), { chance: seededChance(1) });
  const [asked] = session.questions.filter(({ side }) => side === 'RED');
  const view = toy.position.view(session.state, 'RED');
  return rehearse(toy, view, 'RED', asked, planOf(lines), NO_PROGRESS, { orders: [] }).lines.map(
    ({ no: _, ...how }) => how,
  );
}

const FITS = { how: 'fits', fits: 1, untried: false };

test('a line tells how it fits: whole, up to a die, not at all and why, or that its question does not come', () => {
  const stays: Order = { do: 'stay' };
  const keep: Order = { do: 'move', path: ['keep'] };
  const absent: Order = { do: 'march', unit: 'R9', to: 'mill' };
  expect(
    triedLines([
      line(COMMAND, [QUEUE]),
      line(MARCH, [keep]),
      line(MARCH, absent),
      line(MARCH, [R1]),
      line(MARCH, [stays]),
      line(['assault', 'march'], [R1]),
      line(COMMAND, [QUEUE], { turn: 2 }),
    ]),
  ).toEqual([
    FITS,
    { how: 'unfit', fits: 0, untried: false, why: { for: 'clause', clause: 'TY-3.b' } },
    { how: 'unfit', fits: 0, untried: false, why: { for: 'nothing' } },
    FITS,
    FITS,
    { how: 'unseen', fits: 0, untried: false },
    { how: 'unseen', fits: 0, untried: false },
  ]);
});

test('a line that goes wrong behind its first order leaves nothing of it to the lines behind', () => {
  const twice = function* (g: Play<ToyState>): Rules<Next> {
    yield* g.ask(words('RED', 'one', 'other'));
    yield* g.ask(words('RED', 'two', 'end'));
    return 'next';
  };
  const game = gameOf(twice, twice);
  const session = new Session(game, firstStep(), { chance: seededChance(1) });
  const orders = (...all: readonly string[]) =>
    line(['p0', 'words'], [all.map((word) => ({ do: word }))].flat());
  const plan = planOf([orders('one', 'three'), orders('other', 'two')]);
  const [asked] = session.questions;
  const view = game.position.view(session.state, 'RED');
  const { lines } = rehearse(game, view, 'RED', asked, plan, NO_PROGRESS, { orders: [] });
  expect(lines.map(({ how, fits, why }) => [how, fits, why?.for])).toEqual([
    ['unfit', 1, 'clause'],
    ['fits', 2, undefined],
  ]);
});
