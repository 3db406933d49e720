/** How long the questions of an impulse of War in the Pacific take: its legal targets, and each field of a stack. */
import {
  type Decision,
  type Field,
  initialOptions,
  mayStop,
  nextSteps,
  type Order,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { game, picker, seededChance } from '../../test/games/witp/support.js';

const MATCHES = 12;
/** Of the impulses of a match one in so many is measured. */
const EVERY = 2;
/** A question is opened so often; the best counts, for collecting garbage is nobody's question. */
const RUNS = 3;

type Times = Map<string, number[]>;

/**
 * Prints median, 99th in a hundred and longest of what one press of a player asks for, in milliseconds of the
 * processor of its own: by the clock other work on the machine would count.
 */
export function benchImpulse(): void {
  const times: Times = new Map();
  // The first match pays for the compiler.
  for (let seed = 0; seed <= MATCHES; seed++) playThrough(seed, seed === 0 ? new Map() : times);
  console.log(`${game.id}: ms of a processor for what a question lists, ${MATCHES} random matches`);
  for (const [what, ms] of times) {
    const sorted = ms.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
    console.log(`  ${what}: median ${at(0.5)}, 99 of 100 ${at(0.99)}, longest ${at(1)} (${ms.length} times)`);
  }
  console.log('  targets at most 2, a field of send at most 5');
}

function playThrough(seed: number, times: Times): void {
  const pick = picker(seed);
  const setting = { scenario: 'standard', options: initialOptions(game, 'standard') };
  const session: Played = new Session(game, game.rules.start(setting), { chance: seededChance(seed) });
  let aimed = 0;
  while (session.stop.at === 'asked') {
    const [question] = session.questions;
    if (question === undefined) return;
    if (hasForm(question, 'target') && aimed++ % EVERY === 0)
      measure(JSON.stringify(session.state), seed, times);
    const order = sampleOrder(question, pick);
    if (order === undefined) throw new Error('nothing is legal');
    session.give(question.side, order);
  }
}

type Played = Session<ReturnType<typeof game.rules.start>>;

/** From the position alone, as a page that is opened: nothing has been searched before. */
function measure(state: string, seed: number, times: Times): void {
  const pick = picker(seed);
  const begun = Array.from({ length: RUNS }, () => {
    const before = spent();
    const [target] = fieldsOf(questionOf(asked(state, seed)), 'target');
    const found = target === undefined ? [] : nextSteps(target, { do: 'target' }, []);
    return { found, ms: spent() - before };
  });
  note(times, 'question and all its targets', Math.min(...begun.map(({ ms }) => ms)));
  const targets = begun[0]?.found ?? [];
  const hex = targets[pick(targets.length)];
  if (hex === undefined) return;
  const sampled = asked(state, seed);
  aim(sampled, hex);
  const order = sampleOrder(questionOf(sampled), pick);
  if (order?.do !== 'send') return;
  const session = asked(state, seed); // nothing of the stack has been searched
  timed(times, 'target given, stacks asked for', () => aim(session, hex));
  for (const field of fieldsOf(questionOf(session), 'send')) measureField(field, order, times);
}

function asked(state: string, seed: number): Played {
  return new Session(game, JSON.parse(state), { chance: seededChance(seed) });
}

function questionOf({ questions: [question] }: Played): Decision {
  if (question === undefined) throw new Error('nobody is asked');
  return question;
}

function aim(session: Played, hex: string): void {
  const refused = session.give(questionOf(session).side, { do: 'target', hex });
  if (refused !== undefined) throw new Error('a legal target is refused');
}

/** Each step of a field as it is walked, with what may follow. */
function measureField(field: Field, order: Order, times: Times): void {
  const value = order[field.name];
  const steps = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  const listed = field.walk.goals === undefined ? [...steps.keys(), steps.length] : [0];
  for (const count of listed) {
    if (field.type === 'one' && count > 0) continue;
    const sofar = steps.slice(0, count);
    timed(times, `send: ${field.name}`, () => [
      ...(field.walk.goals === undefined ? nextSteps(field, order, sofar) : field.walk.goals(order)),
      mayStop(field, order, sofar),
    ]);
  }
}

function hasForm({ forms }: Decision, word: string): boolean {
  return forms.some((form) => form.do === word);
}

function fieldsOf({ forms }: Decision, word: string): readonly Field[] {
  return forms.find((form) => form.do === word)?.fields ?? [];
}

function timed<A>(times: Times, what: string, work: () => A): A {
  const begun = spent();
  const done = work();
  note(times, what, spent() - begun);
  return done;
}

/** Milliseconds of a processor that this process has had. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function note(times: Times, what: string, ms: number): void {
  const known = times.get(what);
  if (known === undefined) times.set(what, [ms]);
  else known.push(ms);
}
