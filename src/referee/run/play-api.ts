/** What a script sees of the kernel (`Play`), and the arithmetic of a roll. */
import type { Crumb, Entry, Side } from '../game/basics.js';
import type { DrawSpec, Rolled, RollSpec } from '../game/chance.js';
import type { Decision } from '../game/decision.js';
import type { BaseState, Play, Rules } from '../game/play.js';
import { EndSignal } from './signals.js';

/** What stands behind it. */
export interface PlayHost<S extends BaseState> {
  state(): S;
  readonly crumbs: Crumb[];
  roll(spec: RollSpec): Rolled;
  draw(spec: DrawSpec): readonly string[];
  reveal(): void;
  changeSeats(): void;
  say(entry: Entry): void;
  tell(side: Side, entry: Entry): void;
}

/**
 * Makes it. Answers were checked against the very forms that give their type, so the casts are the kernel's
 * to make.
 */
export function makePlay<S extends BaseState>(host: PlayHost<S>): Play<S> {
  return {
    get state() {
      return host.state();
    },
    *ask<A>(decision: Decision<A>): Rules<A> {
      return (yield { ask: 'one', any: false, decision: decision as Decision }) as A;
    },
    *askAny<A>(decision: Decision<A>): Rules<A | undefined> {
      return (yield { ask: 'one', any: true, decision: decision as Decision }) as A | undefined;
    },
    *askBoth<A, B>(first: Decision<A>, second: Decision<B>): Rules<readonly [A, B]> {
      return (yield { ask: 'both', decisions: [first as Decision, second as Decision] }) as readonly [A, B];
    },
    *scope<T>(crumb: Crumb, rules: Rules<T>): Rules<T> {
      host.crumbs.push(crumb);
      const result = yield* rules;
      host.crumbs.pop();
      return result;
    },
    roll: (spec) => host.roll(spec),
    draw: (spec) => host.draw(spec),
    reveal: () => host.reveal(),
    changeSeats: () => host.changeSeats(),
    log: (key, params) => host.say({ key, ...params }),
    tell: (side, key, params) => host.tell(side, { key, ...params }),
    end: (result) => {
      throw new EndSignal(result);
    },
  };
}

/**
 * A roll from its faces: total = faces + modifiers on the die; the outcome is the first row that holds the
 * total.
 */
export function rolledOf(spec: RollSpec, faces: readonly number[]): Rolled {
  const modifiers = spec.modifiers ?? [];
  const outcomes = spec.outcomes ?? [];
  const onDie = modifiers.reduce((sum, m) => (m.on === 'die' ? sum + m.amount : sum), 0);
  const total = faces.reduce((sum, face) => sum + face, 0) + onDie;
  const outcome = outcomes.find(([atMost]) => total <= atMost)?.[1];
  const { purpose, dice } = spec;
  return { purpose, dice, faces, modifiers, total, outcomes, ...(outcome === undefined ? {} : { outcome }) };
}
