/**
 * What keeps the mistakes of a game from outside away from the house: its functions end in time, what they throw is
 * told as the game's fault, and what they return is looked at before anybody sees it. Against malice it is none:
 * SECURITY.md says what the author of a game can do.
 */
import { types } from 'node:util';
import { createContext, Script } from 'node:vm';
import { type BaseState, type Form, type Game, ScriptError } from '../../referee/index.js';
import { demandOutput } from './output.js';

/** Milliseconds that a game may compute in one piece. */
const LONGEST = 5_000;
/** Nesting of what a game returns. */
const DEEPEST = 40;

/** The rules of a match failed: they threw, did not come to an end, or answered what nobody can use. */
export class GameFaultError extends Error {
  readonly code = 'rules-failed';
  constructor(
    readonly game: string,
    readonly version: number,
    cause: unknown,
  ) {
    super(`${game}, version ${version}: ${types.isNativeError(cause) ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** What goes through a game on its way from the house to the house: none of the game's faults. */
export class ThroughGameError extends Error {}

const box: { work?: () => void } = {};
createContext(box);
const entry = new Script('work()');
let within = false;

/** Does `work`, and ends it when it takes too long. Inside of another such work the outer one's time counts. */
export function inTime<T>(work: () => T, milliseconds: number = LONGEST): T {
  if (within) return work();
  const done: T[] = [];
  within = true;
  box.work = () => {
    done[0] = work();
  };
  try {
    entry.runInContext(box, { timeout: milliseconds });
    return done[0] as T;
  } finally {
    within = false;
  }
}

/** Does what needs the rules of a match; for a game of the house, as it is. @throws GameFaultError */
export function inRules<T>(game: Pick<Game, 'id' | 'version' | 'by'>, work: () => T): T {
  if (game.by === undefined) return work();
  try {
    return inTime(work);
  } catch (error) {
    if (error instanceof ScriptError) throw error;
    throw faultOf(game, error);
  }
}

/** Signals of the kernel are no errors, and go through a script like those of the house. */
function faultOf({ id, version }: Pick<Game, 'id' | 'version'>, error: unknown): unknown {
  const passes =
    !types.isNativeError(error) || error instanceof GameFaultError || error instanceof ThroughGameError;
  return passes ? error : new GameFaultError(id, version, error);
}

type Callable = (this: unknown, ...given: readonly unknown[]) => unknown;

/** A game whose functions do no more harm than to fail. */
export function guarded<S extends BaseState>(game: Game<S>, milliseconds: number = LONGEST): Game<S> {
  const guard = new Guard(game, milliseconds);
  const parts = ['rules', 'position', 'standing', 'plans', 'words', 'picture', 'opponent'] as const;
  const shielded = Object.fromEntries(parts.map((part) => [part, guard.shield(game[part], part)]));
  const more = game.fortunes === undefined ? {} : { fortunes: guard.shield(game.fortunes, 'fortunes') };
  const book = game.rulebook === undefined ? {} : { rulebook: guard.shield(game.rulebook, 'rulebook') };
  return { ...game, ...shielded, ...more, ...book };
}

class Guard {
  readonly #game: Pick<Game, 'id' | 'version'>;
  readonly #milliseconds: number;
  /** What was found to hold no function. */
  readonly #plain = new WeakSet<object>();

  constructor(game: Pick<Game, 'id' | 'version'>, milliseconds: number) {
    this.#game = game;
    this.#milliseconds = milliseconds;
  }

  /** The same with its functions guarded. `at`: where it is in the game. */
  shield<T>(value: T, at: string): T {
    return this.#shielded(value, at, 0) as T;
  }

  #shielded(value: unknown, at: string, depth: number): unknown {
    if (typeof value === 'function') return this.#callable(value as Callable, at);
    if (typeof value !== 'object' || value === null || this.#plain.has(value)) return value;
    if (depth > DEEPEST)
      throw new GameFaultError(this.#game.id, this.#game.version, new Error(`${at}: nested too deep`));
    if (isRunning(value)) return this.#running(value, at);
    const entries = isForm(value) ? formEntries(value) : entriesOf(value);
    if (entries === undefined) return value;
    const inside = entries.map(([name, one]) => {
      const path = Array.isArray(value) ? at : `${at}.${name}`;
      const bound = typeof one === 'function' ? one.bind(value) : one;
      return [name, one, this.#shielded(bound, path, depth + 1)] as const;
    });
    if (inside.every(([, was, is]) => was === is)) {
      this.#plain.add(value);
      return value;
    }
    return Array.isArray(value)
      ? inside.map(([, , is]) => is)
      : Object.fromEntries(inside.map(([name, , is]) => [name, is]));
  }

  #callable(call: Callable, at: string): Callable {
    return (...given) => this.#do(at, () => call(...given));
  }

  /** A script that is under way, or a list that is made while it is read. */
  #running(run: Iterator<unknown>, at: string): IterableIterator<unknown> {
    const step = (go: () => IteratorResult<unknown> | undefined): IteratorResult<unknown> => {
      const { done = false, value } = (this.#do(at, () => go()) ?? {}) as Partial<IteratorResult<unknown>>;
      return { done, value };
    };
    const wrapped: IterableIterator<unknown> = {
      next: (...sent) => step(() => run.next(...sent)),
      return: (value) => step(() => run.return?.(value) ?? { done: true, value }),
      throw: (error) =>
        step(() => {
          if (run.throw === undefined) throw error;
          return run.throw(error);
        }),
      [Symbol.iterator]: () => wrapped,
    };
    return wrapped;
  }

  #do(at: string, work: () => unknown): unknown {
    try {
      return inTime(() => {
        const value = this.#shielded(work(), at, 0);
        demandOutput(at, value);
        return value;
      }, this.#milliseconds);
    } catch (error) {
      throw faultOf(this.#game, error);
    }
  }
}

/** A generator, or another iterator. */
function isRunning(value: object): value is Iterator<unknown> {
  return 'next' in value && typeof value.next === 'function' && Symbol.iterator in value;
}

/** A form of any build of the kernel: its own class, or plain. */
function isForm(value: object): value is Form {
  return 'do' in value && 'fields' in value && Array.isArray(value.fields);
}

function formEntries(form: Form): readonly (readonly [string, unknown])[] {
  const names = ['do', 'fields', 'forbidden', 'anytime', 'idle', 'explain'] as const;
  return names.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]] as const]));
}

/** Of lists and plain objects; undefined for anything that is an object of its own kind. */
function entriesOf(value: object): readonly (readonly [string, unknown])[] | undefined {
  const made: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || made === Object.prototype || made === null
    ? Object.entries(value)
    : undefined;
}
