/** Looking ahead on a game that is small enough to know what is best. */
import { describe, expect, test } from 'vitest';
import { bestOrder } from '../../src/practice/choose.js';
import { effortOf, foresee } from '../../src/practice/foresee.js';
import {
  type Decision,
  decision,
  type Foresight,
  type Game,
  order,
  type Play,
  type Rules,
} from '../../src/referee/index.js';
import { firstStep, gameOf, picker } from '../referee/support.js';
import type { ToyState } from '../toy/state.js';

function choice(side: string, kind: string, words: readonly string[]): Decision {
  return decision({ side, kind, clause: 'X-1', public: true, forms: words.map((word) => order(word)) });
}

/** RED takes much or little; whoever took much loses it to BLUE, if BLUE wants it. */
const [take, answer] = [
  function* (play: Play<ToyState>): Rules<'next'> {
    const taken = yield* play.ask(choice('RED', 'take', ['much', 'little', 'nothing']));
    play.state.turn += taken.do === 'much' ? 20 : taken.do === 'little' ? 10 : 0;
    return 'next';
  },
  function* (play: Play<ToyState>): Rules<'next'> {
    const answered = yield* play.ask(choice('BLUE', 'answer', ['leave', 'rob']));
    if (answered.do === 'rob' && play.state.turn >= 20) play.state.turn -= 30;
    return 'next';
  },
];

const LIKES: { readonly [word: string]: number } = { much: 20, little: 10, rob: 5 };

function ahead(foresight: Partial<Foresight<ToyState>> = {}): Game {
  const last = function* (play: Play<ToyState>): Rules<'next'> {
    yield* play.ask(choice('RED', 'rest', ['rest', 'sleep']));
    return 'next';
  };
  const bare = gameOf(take, answer, last);
  const game: Game<ToyState> = {
    ...bare,
    position: {
      ...bare.position,
      view: (state, viewer) => ({ viewer, now: [], body: { step: state.step, turn: state.turn } }),
    },
    opponent: {
      ...bare.opponent,
      appraise: (_view, _decision, { do: word }) => LIKES[word] ?? 0,
      foresight: {
        imagine: ({ body }) => ({ ...firstStep(), ...(body as { step: string; turn: number }) }),
        worth: ({ body }) => (body as { turn: number }).turn,
        stretch: ({ step }) => step,
        stretches: 1,
        ...foresight,
      },
    },
  };
  return game;
}

const START: ToyState = { ...firstStep(), turn: 0 };
const viewOf = (game: Game) => game.position.view(START, 'RED');
const effort = effortOf(60, 3);

describe('looking ahead', () => {
  test('leaves what the enemy would take away, though it is liked best at once', () => {
    const game = ahead();
    const view = viewOf(game);
    const atOnce = bestOrder(game, view, choice('RED', 'take', ['much', 'little', 'nothing']), picker(1));
    expect(atOnce).toEqual({ do: 'much' });
    expect(foresee(game, view, 'take', picker(1), effort)).toEqual({ do: 'little' });
  });

  test('takes what is liked best where the enemy does nothing about it', () => {
    const game = ahead({ stretches: 0 });
    expect(foresee(game, viewOf(game), 'take', picker(1), effort)).toEqual({ do: 'much' });
  });

  test('what the evaluation likes counts as playouts where it is trusted', () => {
    // Much is liked by ten more than little, and comes to twenty less.
    const trusting = (trust: number) => ahead({ trust });
    const found = (trust: number) =>
      foresee(trusting(trust), viewOf(trusting(trust)), 'take', picker(1), effort);
    expect(found(1)).toEqual({ do: 'little' });
    expect(found(1_000)).toEqual({ do: 'much' });
  });

  test('takes the same order with the same chance and effort', () => {
    const game = ahead({ worth: ({ body }) => ((body as { turn: number }).turn * 7) % 11 });
    const found = () => foresee(game, viewOf(game), 'take', picker(5), effort);
    expect(found()).toEqual(found());
  });

  test('takes what is liked best without any effort', () => {
    const game = ahead();
    expect(foresee(game, viewOf(game), 'take', picker(1), effortOf(0, 3))).toEqual({ do: 'much' });
  });

  test('gives up in the middle of what would take too long', () => {
    let asked = 0;
    const game = ahead();
    const found = foresee(game, viewOf(game), 'take', picker(1), {
      breadth: 3,
      mayGoOn: (given) => given < 1 && ++asked < 50,
    });
    expect(found).toEqual({ do: 'much' });
    expect(asked).toBe(1);
  });

  test('compares at least the two liked best where there is effort for few playouts', () => {
    const game = ahead();
    // Two playouts of two orders for either: with one of each of the three nothing would be sure.
    expect(foresee(game, viewOf(game), 'take', picker(1), effortOf(9, 3))).toEqual({ do: 'little' });
  });

  test('says nothing to a question that it cannot put to itself again', () => {
    expect(foresee(ahead(), viewOf(ahead()), 'answer', picker(1), effort)).toBeUndefined();
    const blind = ahead({ imagine: () => undefined });
    expect(foresee(blind, viewOf(blind), 'take', picker(1), effort)).toBeUndefined();
    const game = ahead();
    const { foresight: _, ...opponent } = game.opponent;
    const without = { ...game, opponent };
    expect(foresee(without, viewOf(without), 'take', picker(1), effort)).toBeUndefined();
  });
});
