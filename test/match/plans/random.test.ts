/**
 * Random plans in the games of the house, against enemies that answer at random: as by hand, each line once.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import {
  type Answer,
  type BaseState,
  type Carried,
  type Game,
  openLines,
  type Plan,
  RunningPlans,
  Session,
  type Side,
  type Sketched,
  sampleOrder,
  sketchAhead,
} from '../../../src/referee/index.js';
import { picker, seededChance } from '../../referee/support.js';
import { effort } from '../../support/effort.js';

/** Plans drafted for each game; questions between two of them; lines and orders of one at most. */
const PLANS = effort(20, 200);
const BETWEEN = 4;
const MOST_LINES = 3;
const MOST_ORDERS = 12;
const LIMITS = { answers: 400, rolls: 128, mayGoOn: () => true };

/** Positions between two rounds of matches that are played at random, one behind the other. */
function* positions(game: Game, seed: number): Generator<BaseState> {
  const pick = picker(seed);
  for (let match = 0; ; match++) {
    let safe = '';
    const observer = {
      safePoint: (state: BaseState) => {
        safe = JSON.stringify(state);
      },
    };
    const scenario = game.scenarios[0]?.id ?? '';
    const session = new Session(game, game.rules.start({ scenario, options: {} }), {
      chance: seededChance(seed + match),
      observer,
    });
    for (let n = 1; session.questions.length > 0; n++) {
      const question = session.questions[pick(session.questions.length)];
      const order = question === undefined ? undefined : sampleOrder(question, pick);
      if (question === undefined || order === undefined) break;
      session.give(question.side, order);
      if (n % BETWEEN === 0 && session.questions.length > 0) yield JSON.parse(safe) as BaseState;
    }
  }
}

/** What is drafted at random for whoever is asked in a position. */
function draftedAt(game: Game, state: BaseState, seed: number) {
  const pick = picker(seed);
  const asked = new Session(game, copyOf(state), { chance: seededChance(seed) }).questions[0];
  if (asked === undefined) return undefined;
  const { side } = asked;
  const given: Sketched[] = [];
  const sketched = () => sketchAhead(game, game.position.view(state, side), side, asked, given);
  let sketch = sketched();
  while (sketch.question !== undefined && sketch.lines.length < MOST_LINES && given.length < MOST_ORDERS) {
    const forms = sketch.question.forms.filter(({ anytime }) => anytime !== true);
    const order = sampleOrder({ ...sketch.question, forms }, pick);
    if (order === undefined) break;
    given.push({ order });
    sketch = sketched();
    expect(sketch.refusal).toBeUndefined();
  }
  const lines = sketch.lines.map(({ turn, phase, kind, orders }, i) => ({
    no: i + 1,
    turn,
    phase,
    kind,
    deeds: [{ orders }],
    unfit: (['skip', 'later'] as const)[pick(2)] ?? 'skip',
    conditions: [],
    prefer: [],
    asks: [],
  }));
  return { side, plan: { lines, rests: [], unasked: true } satisfies Plan };
}

function carriedOut(game: Game, state: BaseState, side: Side, plan: Plan, seed: number) {
  const progress = { reports: [], times: {}, halted: false };
  const carried: Carried = { side, plan, progress, answers: true, pressed: true };
  const plans = new RunningPlans(game, [carried], [], LIMITS);
  const session = new Session(game, copyOf(state), { chance: seededChance(seed), plans });
  return { session, plans };
}

/** The same answers given by hand. */
function byHand(game: Game, state: BaseState, answers: readonly Answer[], seed: number): Session {
  let n = 0;
  const observer = {
    answered: (taken: readonly Answer[]) => {
      n += taken.length;
    },
  };
  const session = new Session(game, copyOf(state), { chance: seededChance(seed), observer });
  while (n < answers.length && session.questions.length > 0) {
    const answer = answers[n];
    if (answer === undefined) break;
    // Where a plan is passed over for want of anything to do, a player with a draft is asked and says so.
    const forms = session.questions[0]?.forms ?? [];
    const idle = forms.find((form) => form.idle === true && form.fields.length === 0)?.do ?? '';
    if (session.give(answer.side, answer.order ?? { do: idle }) !== undefined) break;
  }
  return session;
}

const copyOf = (state: BaseState) => JSON.parse(JSON.stringify(state)) as BaseState;

describe.each(games().map((game) => ({ id: game.id, game })))('plans of $id', ({ game }) => {
  test(`${PLANS} drafted at random do what their orders do by hand, and tell of each line once`, () => {
    let [made, answered, seed] = [0, 0, 0];
    for (const state of positions(game, 7)) {
      seed += 1;
      const drafted = draftedAt(game, state, seed);
      if (drafted === undefined || drafted.plan.lines.length === 0) continue;
      const { side, plan } = drafted;
      const { session, plans } = carriedOut(game, state, side, plan, seed);
      const progress = plans.progressOf(side);
      const told = progress?.reports.map(({ no }) => no) ?? [];
      expect(new Set(told).size).toBe(told.length);
      const open = progress === undefined ? [] : openLines(plan, progress).map(({ no }) => no);
      const under = progress?.underWay === undefined ? [] : [progress.underWay.no];
      expect([...told, ...open, ...under].sort()).toEqual(plan.lines.map(({ no }) => no).sort());
      const answers = session.events.flatMap((event) => event.answers);
      answered += answers.length;
      const hand = byHand(game, state, answers, seed);
      expect(JSON.stringify(hand.state) === JSON.stringify(session.state), `plan ${made} of ${seed}`).toBe(
        true,
      );
      if (++made >= PLANS) break;
    }
    expect(answered).toBeGreaterThan(PLANS / 2);
  });
});
