/** A game under observation: what its script asks of the kernel is written down while a recording is played back. */
import type { DrawSpec, Entry, Game, Play, Rolled, Rules, Step } from '../../referee/index.js';

/** What the script did since the event began. `after` counts the answers it had taken by then. */
export interface Watched {
  readonly rolls: readonly (Rolled & { readonly after: number })[];
  readonly draws: readonly (DrawSpec & { readonly after: number })[];
  readonly log: readonly Entry[];
  begin(): void;
}

/** The same game, and what it is seen doing. */
export function watch(game: Game): { readonly game: Game; readonly seen: Watched } {
  const seen = new Seen();
  const known = new WeakMap<Step, Step>();
  const watched = (step: Step): Step => {
    const found = known.get(step) ?? { ...step, run: (play) => step.run(watchedPlay(play, seen)) };
    known.set(step, found);
    return found;
  };
  return { game: { ...game, steps: (state) => game.steps(state).map(watched) }, seen };
}

class Seen implements Watched {
  rolls: (Rolled & { readonly after: number })[] = [];
  draws: (DrawSpec & { readonly after: number })[] = [];
  log: Entry[] = [];
  answers = 0;

  begin(): void {
    this.rolls = [];
    this.draws = [];
    this.log = [];
    this.answers = 0;
  }
}

function watchedPlay(play: Play, seen: Seen): Play {
  return {
    ...play,
    get state() {
      return play.state;
    },
    *ask(decision) {
      return counted(seen, 1, yield* play.ask(decision));
    },
    *askAny(decision) {
      return counted(seen, 1, yield* play.askAny(decision));
    },
    *askBoth<A, B>(...[first, second]: Parameters<typeof play.askBoth<A, B>>): Rules<readonly [A, B]> {
      return counted(seen, 2, yield* play.askBoth(first, second));
    },
    roll: (spec) => {
      const rolled = play.roll(spec);
      seen.log.push({ key: 'roll', roll: seen.rolls.length });
      seen.rolls.push({ after: seen.answers, ...rolled });
      return rolled;
    },
    draw: (spec) => {
      seen.draws.push({ after: seen.answers, ...spec });
      return play.draw(spec);
    },
    log: (key, params) => {
      seen.log.push({ key, ...params });
      play.log(key, params);
    },
  };
}

function counted<T>(seen: Seen, answers: number, reply: T): T {
  seen.answers += answers;
  return reply;
}
