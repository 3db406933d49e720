/**
 * A legal sentence at random: walks at random and backs up when stuck. Drives fuzzing and the random player.
 */

import type { Decision } from '../game/decision.js';
import { mayStop, nextSteps, openForms } from './enumerate.js';
import type { Field, Form, Order } from './form.js';
import { byWord } from './same-word.js';
import { filledIn } from './values.js';

/** Gives an integer in `0..n-1`. */
export type Picker = (n: number) => number;

/**
 * Steady chance for what is only tried out (mulberry32): the same numbers for the same seed, on every
 * machine.
 */
export function seededPick(seed: number): Picker {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** How many times likelier a form that does something is than one that ends or declines. */
const EAGERNESS = 4;

/**
 * A random legal order, or undefined when nothing is legal. Several forms of one word are one choice, then
 * one among them. The more eager, the more is done before a phase is ended.
 */
export function sampleOrder(decision: Decision, pick: Picker, eagerness = EAGERNESS): Order | undefined {
  const words = [...byWord(openForms(decision))];
  while (words.length > 0) {
    const forms = pickedWord(words, pick, eagerness);
    const order = sampleWord(forms, pick);
    if (order !== undefined) return order;
    words.splice(words.indexOf(forms), 1);
  }
  return undefined;
}

function sampleWord(forms: readonly Form[], pick: Picker): Order | undefined {
  for (const form of shuffled([...forms], pick)) {
    const order = sampleForm(form, 0, { do: form.do }, pick);
    if (order !== undefined) return order;
  }
  return undefined;
}

type Word = ReturnType<typeof byWord>[number];

function pickedWord(words: readonly Word[], pick: Picker, eagerness: number): Word {
  const weightOf = ([form]: Word) => (form.idle ? 1 : eagerness);
  let left = pick(words.reduce((sum, word) => sum + weightOf(word), 0));
  for (const word of words) {
    left -= weightOf(word);
    if (left < 0) return word;
  }
  throw new RangeError('picked beyond the last word');
}

function sampleForm(form: Form, done: number, soFar: Order, pick: Picker): Order | undefined {
  const field = form.fields[done];
  if (field === undefined) return soFar;
  if (field.walk.applies?.(soFar) === false) return sampleForm(form, done + 1, soFar, pick);
  if (field.optional && pick(2) === 0) {
    const without = sampleForm(form, done + 1, soFar, pick);
    if (without !== undefined) return without;
  }
  const goOn = (steps: readonly string[]): Order | undefined =>
    steps.length === 0 && field.optional
      ? sampleForm(form, done + 1, soFar, pick)
      : sampleForm(form, done + 1, filledIn(soFar, field, steps), pick);
  if (field.walk.goals !== undefined) return sampleGoal(field, soFar, pick, goOn);
  return sampleWalk(field, soFar, [], pick, goOn);
}

type GoOn = (steps: readonly string[]) => Order | undefined;

function sampleGoal(field: Field, before: Order, pick: Picker, goOn: GoOn): Order | undefined {
  const goals = shuffled([...(field.walk.goals?.(before) ?? [])], pick);
  for (const goal of goals) {
    const path = field.walk.route?.(before, goal);
    const order = path === undefined ? undefined : goOn(path);
    if (order !== undefined) return order;
  }
  return undefined;
}

function sampleWalk(
  field: Field,
  before: Order,
  steps: readonly string[],
  pick: Picker,
  goOn: GoOn,
): Order | undefined {
  const next = shuffled(nextSteps(field, before, steps), pick);
  const stops = mayStop(field, before, steps);
  if (stops && pick(next.length + 1) === 0) {
    const order = goOn(steps);
    if (order !== undefined) return order;
  }
  for (const step of next) {
    const order = sampleWalk(field, before, [...steps, step], pick, goOn);
    if (order !== undefined) return order;
  }
  return stops ? goOn(steps) : undefined;
}

function shuffled<T>(items: T[], pick: Picker): readonly T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const a = items[i];
    const b = items[j];
    if (a === undefined || b === undefined) continue;
    items[i] = b;
    items[j] = a;
  }
  return items;
}
