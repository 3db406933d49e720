/**
 * The practice opponent of a game that says how good a position is and no more: every legal order is tried
 * through the rules, each face of a die by its chance.
 */
import {
  type BaseState,
  type ChancePort,
  type Decision,
  type GameCore,
  type GameOpponent,
  memoized,
  type Order,
  Session,
  type View,
} from '../referee/index.js';
import type { AuthorGame, Seen } from './author.js';

/** Ends of one order that are looked at: six faces of two dice and some. */
const MOST_ENDS = 48;
/** What winning counts, in the points of `worth`. */
const WON = 1_000;
/** Parts of a point that orders are told apart by. */
const PARTS = 100;

export function opponentOf<S extends BaseState>(
  author: AuthorGame<S>['opponent'],
  game: GameCore<S>,
  seenOf: (view: View) => Seen<S>,
): GameOpponent<S> {
  // Every order is as good as any other.
  if (author === undefined) return { appraise: () => 0 };
  if (!('worth' in author)) return author;
  const { worth, stretch, appraise, ...rest } = author;
  // The state is the true one here, and most games ask for no view of it.
  const worthIn = (state: S, viewer: string) =>
    worth({
      viewer,
      state,
      get view() {
        return game.position.view(state, viewer);
      },
    });
  const present = memoized((view: View) => worth(seenOf(view)));
  return {
    ...rest,
    appraise: appraise ?? ((view, decision, order) => gained(game, worthIn, present, view, decision, order)),
    ...(stretch === undefined
      ? {}
      : {
          foresight: {
            imagine: (view: View) => (game.position.hides ? undefined : game.position.situation(view)),
            worth: (view: View) => Math.round(PARTS * worth(seenOf(view))),
            stretch,
            stretches: 1,
          },
        }),
  };
}

/** What an order gains on the average; 0 for one that ends or declines, and where it cannot be tried. */
function gained<S extends BaseState>(
  game: GameCore<S>,
  worth: (state: S, viewer: string) => number,
  present: (view: View) => number,
  view: View,
  { side, kind, forms }: Decision,
  order: Order,
): number {
  const isIdle = (word: string) => forms.some((form) => form.do === word && form.idle === true);
  if (game.position.hides || isIdle(order.do)) return 0;
  const before = present(view);
  let [sum, weights] = [0, 0];
  const dice = new Dice();
  for (let ends = 0; ends < MOST_ENDS; ends++) {
    const session = new Session<S>(game, game.position.situation(view), { chance: dice.port() });
    const [question] = session.questions;
    if (question?.kind !== kind || question.side !== side) return 0;
    if (session.give(side, order) !== undefined) return 0;
    const { stop, state } = session;
    const end =
      stop.at !== 'ended'
        ? worth(state, side)
        : stop.result.winner === null
          ? 0
          : stop.result.winner === side
            ? WON
            : -WON;
    sum += dice.weight * end;
    weights += dice.weight;
    if (!dice.next()) break;
  }
  return Math.round(PARTS * (sum / weights - before));
}

/** All that dice can show, one after the other: the last die that was rolled turns first. */
class Dice {
  /** What each die shows, and how many faces it has. */
  #shown: { face: number; readonly faces: number }[] = [];
  #rolled = 0;

  port(): ChancePort {
    this.#rolled = 0;
    return {
      roll: ({ dice }) => ({ faces: dice.map((faces) => this.#face(faces)), proof: null }),
      draw: ({ from, take }) => ({ ids: from.slice(0, take), proof: null }),
    };
  }

  /** The chance of what the dice show. */
  get weight(): number {
    return this.#shown.reduce((chance, { faces }) => chance / faces, 1);
  }

  /** Turns on; false when all was seen. */
  next(): boolean {
    for (let last = this.#shown.at(-1); last !== undefined; last = this.#shown.at(-1)) {
      if (last.face < last.faces) {
        last.face += 1;
        return true;
      }
      this.#shown.pop();
    }
    return false;
  }

  #face(faces: number): number {
    const at = this.#rolled;
    this.#rolled += 1;
    const shown = this.#shown[at] ?? { face: 1, faces };
    this.#shown[at] = shown;
    return shown.face;
  }
}
