/**
 * What the kernel's tests share: steady randomness, chance that needs no roots, matches played at random,
 * games of one script.
 */
import {
  type Answer,
  type ChancePort,
  type Game,
  type Next,
  type Order,
  type Picker,
  type Play,
  type Ports,
  type Rules,
  Runner,
  type RunRecord,
  Session,
  type Side,
  type Step,
  sampleOrder,
  seededPick,
  tapeOf,
} from '../../src/referee/index.js';
import { toy } from '../toy/game.js';
import type { ToyState } from '../toy/state.js';

/** Steady chance for tests. */
export const picker = seededPick;

/**
 * Chance out of a seed. Draws have a stream of their own, so that twins may differ in what is hidden alone.
 */
export function seededChance(rolls: number, draws = rolls): ChancePort {
  const roll = picker(rolls);
  const draw = picker(draws ^ 0x5eed);
  return {
    roll: ({ dice }) => ({ faces: dice.map((faces) => 1 + roll(faces)), proof: null }),
    draw: ({ from, take }) => {
      const left = [...from];
      return {
        ids: Array.from({ length: take }, () => left.splice(draw(left.length), 1)[0] ?? ''),
        proof: null,
      };
    },
  };
}

/** Chance as a test wants it; an error when it has too little. */
export function givenChance(faces: readonly number[], ids: readonly (readonly string[])[] = []): ChancePort {
  const dice = [...faces];
  const cards = [...ids];
  const next = <T>(from: T[]): T => {
    const value = from.shift();
    if (value === undefined) throw new RangeError('no chance left');
    return value;
  };
  return {
    roll: (spec) => ({ faces: spec.dice.map(() => next(dice)), proof: null }),
    draw: () => ({ ids: next(cards), proof: null }),
  };
}

export function freshState(weather = 'on'): ToyState {
  return toy.rules.start({ scenario: 'standard', options: { weather } });
}

/** A position of the toy out of a position file. */
export function position(json: Parameters<typeof toy.position.read>[0]): ToyState {
  const read = toy.position.read(json);
  if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

export function copy<T>(value: T): T {
  return structuredClone(value);
}

export interface Played {
  readonly session: Session<ToyState>;
  readonly events: readonly RunRecord[];
}

/** Plays the toy with random legal orders to the end, or to `most` orders. */
export function playAtRandom(
  seed: number,
  ports: Partial<Ports> = {},
  most = 500,
  state = freshState(),
): Played {
  const session = new Session(toy, state, { chance: seededChance(seed), ...ports });
  const pick = picker(seed + 77);
  for (let i = 0; i < most && session.stop.at === 'asked'; i++) giveAtRandom(session, pick);
  return { session, events: session.events };
}

/**
 * Answers one of the questions that wait, at random; now and then with a form that is playable at any time.
 */
export function giveAtRandom(
  session: Session<ToyState>,
  pick: Picker,
): { readonly side: Side; readonly order: Order } {
  const questions = session.questions;
  const question = questions[pick(questions.length)];
  if (question === undefined) throw new Error('nobody is asked');
  const anytime = {
    ...question,
    forms: question.forms.filter((f) => f.anytime).map((f) => ({ ...f, do: f.do, fields: f.fields })),
  };
  const order = (pick(4) === 0 ? sampleOrder(anytime, pick) : undefined) ?? sampleOrder(question, pick);
  if (order === undefined) throw new Error(`no legal order for ${question.kind}`);
  const refusal = session.give(question.side, order);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(order)} refused: ${JSON.stringify(refusal)}`);
  return { side: question.side, order };
}

/**
 * A game whose sequence of play is the given scripts, one a step: `s0`, `s1` … all of phase `p` unless named
 * `phase:id`.
 */
export function gameOf(...scripts: readonly ((g: Play<ToyState>) => Rules<Next>)[]): Game<ToyState> {
  const steps: Step<ToyState>[] = scripts.map((run, i) => ({ id: `s${i}`, phase: `p${i}`, run }));
  const purposes = { p: { faces: 6, most: 1 }, fire: { faces: 6, most: 2 } };
  return {
    ...toy,
    rules: {
      ...toy.rules,
      purposes,
      steps: () => steps,
      now: ({ turn, step }) => [{ key: 'turn', n: turn }, { key: step }],
    },
  };
}

export function firstStep(): ToyState {
  return { ...freshState(), step: 's0' };
}

/**
 * One request to the service: a run from a state, over what the journal holds, the drafts, and the order that
 * came.
 */
export function request(
  game: Game<ToyState>,
  from: string,
  events: readonly RunRecord[],
  drafts: readonly (readonly Answer[])[],
  incoming: { readonly side: Side; readonly order: unknown } | undefined,
  ports: Ports,
) {
  const tape = events.length === 0 ? undefined : tapeOf(events);
  const runner = new Runner(game, JSON.parse(from) as ToyState, ports, tape, drafts);
  const stop = incoming === undefined ? runner.go() : runner.give(incoming);
  return { runner, stop };
}
