/** What becomes of each unit: every combination of faces on a copy, told unit by unit. */
import { describe, expect, test } from 'vitest';
import {
  type FateShare,
  type Fates,
  fates,
  type Game,
  type Next,
  type Order,
  type Play,
  type Rules,
  type SceneChange,
  type View,
} from '../../src/referee/index.js';
import type { ToyState } from '../toy/state.js';
import { hiddenWords, words } from './scripts.js';
import { firstStep, gameOf } from './support.js';

type Script = (g: Play<ToyState>) => Rules<Next>;

/** What everybody sees of a unit. */
interface Seen {
  readonly id: string;
  readonly at: string | null;
  readonly steps: number;
}

const seenIn = ({ body }: View) => (body as unknown as { units: readonly Seen[] }).units;

/** A game of one round that RED opens; its views show places and steps, and its changes are told by them. */
function round(script: Script, twin?: Game<ToyState>['position']['twin']): Game<ToyState> {
  const opening: Script = function* (g) {
    yield* g.ask(words('RED', 'fire', 'hold'));
    return yield* script(g);
  };
  const rest: Script = function* (g) {
    yield* g.ask(words('RED', 'fire', 'hold'));
    return 'next';
  };
  const game = gameOf(opening, rest);
  return {
    ...game,
    position: {
      ...game.position,
      view: (state, viewer) => ({
        viewer,
        now: [],
        body: { step: state.step, units: state.units.map(({ id, at, steps }) => ({ id, at, steps })) },
      }),
      situation: (view) => ({
        ...firstStep(),
        step: (view.body as { step: string }).step,
        units: firstStep().units.map((unit, i) => ({ ...unit, ...seenIn(view)[i] })),
      }),
      ...(twin === undefined ? {} : { twin }),
    },
    picture: { ...game.picture, changes: changesIn },
  };
}

function changesIn(before: View, after: View): readonly SceneChange[] {
  return seenIn(before).flatMap(({ id, at, steps }): SceneChange[] => {
    const is = seenIn(after).find((unit) => unit.id === id);
    if (at === null || is === undefined) return [];
    if (is.at === null) return [{ style: 'loss', counter: id, unit: id, at, title: '' }];
    return [
      ...(is.at === at ? [] : [{ style: 'move', counter: id, from: at, to: is.at, title: '' } as const]),
      ...(is.steps === steps
        ? []
        : [{ style: 'harm', counter: id, at, text: '', word: 'worn', title: '' } as const]),
    ];
  });
}

const FIRE: Order = { do: 'fire' };

function foretold(game: Game<ToyState>, order: Order = FIRE, kind = 'words'): Fates {
  const view = game.position.view(firstStep(), 'RED');
  const since = { view, tape: { answers: [], rolls: [], draws: [] } };
  return fates(game, { view, kind, about: undefined, since }, order, 'en');
}

/** `eliminated 1/3, stays 2/3` for each unit. */
function told(found: Fates): { readonly [unit: string]: string } {
  if (found.at !== 'told') throw new Error(`not told: ${JSON.stringify(found)}`);
  return Object.fromEntries(found.units.map(({ unit, shares }) => [unit, shares.map(inWords).join(', ')]));
}

function inWords({ fates: all, by, where, chance }: FateShare): string {
  const fate = all.map((parts) => parts.map(({ what, word }) => word ?? what).join('+')).join('|');
  const who = [
    by.length > 0 ? ` ${by.join('')} chooses` : '',
    where.length > 0 ? ` ${where.join('')} where` : '',
  ];
  return `${fate}${who.join('')} ${chance.of}/${chance.in}`;
}

const die = (g: Play<ToyState>) => g.roll({ purpose: 'fire', dice: [6] }).total;

function unit(g: Play<ToyState>, i: number) {
  const found = g.state.units[i];
  if (found === undefined) throw new Error(`no unit ${i}`);
  return found;
}

const IDS = firstStep().units.map(({ id }) => id);
const [A = '', B = ''] = IDS;

describe('fates', () => {
  test('gives each unit its exact chances over all faces', () => {
    const game = round(function* (g) {
      const face = die(g);
      if (face <= 2) unit(g, 0).at = null;
      else unit(g, 0).steps -= 1;
      if (face === 6) unit(g, 1).at = 'elsewhere';
      return 'next';
    });
    const found = foretold(game);
    expect(told(found)).toEqual({
      [A]: 'eliminated 1/3, worn 2/3',
      [B]: 'retreats 1/6, stays 5/6',
    });
    expect(found.runs).toBe(6);
  });

  test('tells what is sure on every face, whatever the table says', () => {
    const game = round(function* (g) {
      if (die(g) === 1) unit(g, 0).steps -= 1;
      unit(g, 0).at = null;
      return 'next';
    });
    expect(told(foretold(game))).toEqual({ [A]: 'eliminated 1/1' });
  });

  test('goes to the next safe point and no further', () => {
    const game = round(function* (g) {
      die(g);
      return 'next';
    });
    const steps = game.rules.steps(firstStep());
    const further: Script = function* (g) {
      unit(g, 0).at = null;
      die(g);
      yield* g.ask(words('RED', 'fire', 'hold'));
      return 'next';
    };
    const longer = {
      ...game,
      rules: {
        ...game.rules,
        steps: () => steps.map((step, i) => (i === 1 ? { ...step, run: further } : step)),
      },
    };
    expect(told(foretold(longer))).toEqual({});
  });

  test('follows a choice: the same fate is told plainly, with who says where it goes', () => {
    const game = round(function* (g) {
      if (die(g) > 3) return 'next';
      const { do: to } = yield* g.ask(words('BLUE', 'north', 'south'));
      unit(g, 0).at = to;
      return 'next';
    });
    const found = foretold(game);
    expect(told(found)).toEqual({ [A]: 'retreats BLUE where 1/2, stays 1/2' });
    expect(found.runs).toBe(3 * 2 + 3);
  });

  test('tells who decides where a choice decides what becomes of a unit', () => {
    const game = round(function* (g) {
      if (die(g) > 1) return 'next';
      const { do: which } = yield* g.ask(words('BLUE', 'first', 'second'));
      unit(g, which === 'first' ? 0 : 1).at = null;
      return 'next';
    });
    expect(told(foretold(game))).toEqual({
      [A]: 'eliminated|stays BLUE chooses 1/6, stays 5/6',
      [B]: 'eliminated|stays BLUE chooses 1/6, stays 5/6',
    });
  });

  test('rolls again behind a choice', () => {
    const game = round(function* (g) {
      die(g);
      const { do: how } = yield* g.ask(words('BLUE', 'stand', 'run'));
      if (die(g) <= 3) unit(g, 0).at = null;
      if (how === 'run') unit(g, 1).at = 'elsewhere';
      return 'next';
    });
    expect(told(foretold(game))).toEqual({
      [A]: 'eliminated 1/2, stays 1/2',
      [B]: 'retreats|stays BLUE chooses 1/1',
    });
  });

  test.each([
    [12, { [A]: 'eliminated|worn BLUE chooses 1/1' }],
    [13, { [A]: 'worn+open 1/1' }],
  ])('follows a choice of at most twelve answers: %i', (n, expected) => {
    const answers = Array.from({ length: n }, (_, i) => `a${i}`);
    const game = round(function* (g) {
      die(g);
      unit(g, 0).steps -= 1;
      const answer = yield* g.ask(words('BLUE', ...answers));
      if (answer.do === 'a0') unit(g, 0).at = null;
      return 'next';
    });
    const found = foretold(game);
    expect(told(found)).toEqual(expected);
    const ends = [{ what: 'choice', side: 'BLUE', kind: 'words', chance: { of: 1, in: 1 } }];
    expect(found).toMatchObject({ ends: n === 13 ? ends : [] });
  });

  test.each([
    [4, 'retreats BLUE where 1/1'],
    [5, 'retreats+open BLUE where 1/1'],
  ])('follows four choices in a row: %i', (n, expected) => {
    const game = round(function* (g) {
      g.roll({ purpose: 'fire', dice: [2] });
      unit(g, 1).at = null;
      for (let i = 0; i < n; i++) unit(g, 0).at = (yield* g.ask(words('BLUE', `n${i}`, `s${i}`))).do;
      return 'next';
    });
    const small = {
      ...game,
      rules: { ...game.rules, purposes: { ...game.rules.purposes, fire: { faces: 2, most: 1 } } },
    };
    const found = foretold(small);
    expect(told(found)).toEqual({ [A]: expected, [B]: 'eliminated 1/1' });
  });

  test('stops at a question to both, at a draw and at the end of the match', () => {
    const both = round(function* (g) {
      die(g);
      yield* g.askBoth(words('RED', 'a', 'b'), words('BLUE', 'a', 'b'));
      return 'next';
    });
    const drawn = round(function* (g) {
      if (die(g) > 1) return 'next';
      g.draw({ side: 'RED', purpose: 'p', from: ['x', 'y'], take: 1 });
      unit(g, 0).at = null;
      return 'next';
    });
    const over = round(function* (g) {
      if (die(g) <= 2) return g.end({ winner: 'RED', key: 'won', clause: 'T-0' });
      return 'next';
    });
    const endsOf = (game: Game<ToyState>) => {
      const found = foretold(game);
      return found.at === 'told' ? found.ends : found;
    };
    expect(endsOf(both)).toEqual([{ what: 'both', side: null, kind: 'words', chance: { of: 1, in: 1 } }]);
    expect(endsOf(drawn)).toEqual([{ what: 'draw', side: null, kind: '', chance: { of: 1, in: 6 } }]);
    expect(endsOf(over)).toEqual([{ what: 'over', side: 'RED', kind: 'won', chance: { of: 1, in: 3 } }]);
  });

  test('gives no number where the other side acts before the die', () => {
    const asked = (window: boolean) =>
      round(function* (g) {
        const answer = yield* g.ask((window ? hiddenWords : words)('BLUE', 'shoot', 'let pass'));
        if (answer.do === 'shoot' && die(g) < 3) unit(g, 0).at = null;
        return 'next';
      });
    expect(foretold(asked(false))).toMatchObject({ at: 'first', side: 'BLUE', kind: 'words' });
    expect(foretold(asked(true))).toMatchObject({ at: 'first', side: 'BLUE', kind: 'hidden' });
  });

  test('follows a choice of the other side where no die comes at all', () => {
    const game = round(function* (g) {
      unit(g, 0).at = (yield* g.ask(words('BLUE', 'north', 'south'))).do;
      return 'next';
    });
    expect(told(foretold(game))).toEqual({ [A]: 'retreats BLUE where 1/1' });
  });

  test('leaves out a tie that is rolled again, and shares its chance among the rest', () => {
    const game = round(function* (g) {
      if (g.roll({ purpose: 'fire', dice: [2] }).total === 2) return 'next';
      for (let again = false; ; again = true) {
        const mine = g.roll({ purpose: 'p', dice: [3], again }).total;
        const theirs = g.roll({ purpose: 'p', dice: [3] }).total;
        if (mine === theirs) continue;
        if (mine > theirs) unit(g, 0).at = null;
        return 'next';
      }
    });
    const dice = {
      ...game,
      rules: { ...game.rules, purposes: { p: { faces: 3, most: 1 }, fire: { faces: 2, most: 1 } } },
    };
    const found = foretold(dice);
    expect(told(found)).toEqual({ [A]: 'eliminated 1/4, stays 3/4' });
    expect(found.runs).toBe(9 + 1);
  });

  test('takes 150 runs at most: choices are given up first, then everything', () => {
    const game = (answers: number, dice: number) =>
      round(function* (g) {
        for (let i = 0; i < dice; i++) die(g);
        const names = Array.from({ length: answers }, (_, i) => `a${i}`);
        unit(g, 0).at = 'elsewhere';
        if ((yield* g.ask(words('BLUE', ...names))).do === 'a0') unit(g, 0).at = null;
        return 'next';
      });
    expect(told(foretold(game(4, 2)))).toEqual({ [A]: 'eliminated|retreats BLUE chooses 1/1' });
    expect(told(foretold(game(5, 2)))).toEqual({ [A]: 'retreats+open 1/1' });
    expect(foretold(game(5, 3))).toEqual({ at: 'table', why: 'runs', runs: 150 });
  });

  test('tells nothing where what is turned up decides', () => {
    const hides = (decides: boolean) =>
      round(
        function* (g) {
          g.reveal();
          if (die(g) <= 3 && (!decides || unit(g, 0).kind === 'b')) unit(g, 0).at = null;
          return 'next';
        },
        (state) => ({ ...state, units: state.units.map((one) => ({ ...one, kind: 'b' })) }),
      );
    expect(foretold(hides(true))).toMatchObject({ at: 'table', why: 'hidden' });
    expect(told(foretold(hides(false)))).toEqual({ [A]: 'eliminated 1/2, stays 1/2' });
  });

  test('tells nothing where another question stands than the one of the page, or the order is illegal', () => {
    const game = round(function* (g) {
      die(g);
      return 'next';
    });
    expect(foretold(game, FIRE, 'other')).toMatchObject({ at: 'table', why: 'question' });
    expect(foretold(game, { do: 'fly' })).toMatchObject({ at: 'table', why: 'question' });
    expect(foretold(game).at).toBe('told');
  });
});
