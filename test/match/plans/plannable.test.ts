/** Every kind of order of every game can be planned, or is named here with the reason why not. */
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import {
  type BaseState,
  type Game,
  Session,
  type Sketched,
  sampleOrder,
  sketchAhead,
} from '../../../src/referee/index.js';
import { picker, seededChance } from '../../referee/support.js';
import { effort } from '../../support/effort.js';

const MATCHES = 5;
const DRAFTED = 10;
const EAGERNESS = 12;
/** Between two drafts of the same kind of question so many more are passed over. */
const OFTEN = 40;

const copyOf = (state: BaseState) => JSON.parse(JSON.stringify(state)) as BaseState;

/** What is drafted at random for whoever is asked, by kind of question and form. */
function draft(game: Game, state: BaseState, seed: number, drafted: Set<string>): void {
  const pick = picker(seed);
  const [asked] = new Session(game, copyOf(state), { chance: seededChance(seed) }).questions;
  if (asked === undefined) return;
  const given: Sketched[] = [];
  const { side } = asked;
  const sketched = () => sketchAhead(game, game.position.view(state, side), side, asked, given);
  let sketch = sketched();
  for (let n = 0; n < DRAFTED; n++) {
    const { question } = sketch;
    if (question === undefined) return;
    const forms = question.forms.filter(({ anytime }) => anytime !== true);
    const order = sampleOrder({ ...question, forms }, pick, EAGERNESS);
    if (order === undefined) return;
    given.push({ order });
    sketch = sketched();
    expect(sketch.refusal).toBeUndefined();
    drafted.add(`${question.kind}: ${order.do}`);
  }
}

/** What is asked and answered in matches at random, and what of it can be drafted; by scenario. */
function census(game: Game) {
  const [asked, drafted] = [new Set<string>(), new Set<string>()];
  const often = new Map<string, number>();
  for (let seed = 1; seed <= MATCHES; seed++) {
    const pick = picker(seed);
    const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
    let safe = '';
    const observer = {
      safePoint: (state: BaseState) => {
        safe = JSON.stringify(state);
      },
    };
    const session = new Session(game, game.rules.start({ scenario, options: {} }), {
      chance: seededChance(seed),
      observer,
    });
    while (session.questions.length > 0) {
      const [question] = session.questions;
      if (question === undefined) break;
      const n = (often.get(question.kind) ?? 0) + 1;
      often.set(question.kind, n);
      if (n < OFTEN || n % OFTEN === 0) draft(game, JSON.parse(safe) as BaseState, seed + n, drafted);
      const forms = question.forms.filter(({ anytime }) => anytime !== true);
      const order = sampleOrder({ ...question, forms }, pick, EAGERNESS);
      if (order === undefined || session.give(question.side, order) !== undefined) break;
      asked.add(`${question.kind}: ${order.do}`);
    }
  }
  return { asked, drafted };
}

/** Kinds of questions for which the game has sentences that hold whatever the dice bring. */
function inWords(game: Game): ReadonlySet<string> {
  const opening = game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options: {} });
  return new Set(
    game.sides.flatMap((side) =>
      (game.plans.forms?.(side, game.position.view(opening, side)) ?? []).flatMap(
        (form) => game.plans.address?.(side, { do: form.do }).kind ?? [],
      ),
    ),
  );
}

const BEHIND_DICE =
  'comes behind dice that nobody has seen: standing orders and preferences of a line answer it';
const IN_HIS_TURN = 'is asked in the other side’s turn alone: standing orders answer it';
const OF_BOTH = 'is put to both sides at once, where a draft ahead ends: a line answers it when it is asked';

/** What cannot be drafted, by kind of question. */
const NOT_DRAFTED: { readonly [game: string]: { readonly [kind: string]: string } } = {
  kyuchorei: {
    advance: BEHIND_DICE,
    retreatFromFatigue: BEHIND_DICE,
    retreatFromFire: BEHIND_DICE,
    retreatFromMelee: BEHIND_DICE,
  },
  manila45: {
    advance: BEHIND_DICE,
    defensiveFire: IN_HIS_TURN,
  },
  squarepeg: {
    advance: BEHIND_DICE,
    attackerRetreat: BEHIND_DICE,
    continue: BEHIND_DICE,
  },
  taiheiyo: {
    allot: BEHIND_DICE,
    attackerRetreat: BEHIND_DICE,
    defenderRetreat: BEHIND_DICE,
    winnerRetreat: BEHIND_DICE,
    goOn: BEHIND_DICE,
    reaction: IN_HIS_TURN,
  },
  witp: {
    bid: OF_BOTH,
    card: IN_HIS_TURN,
    cardTarget: BEHIND_DICE,
    retreat: BEHIND_DICE,
    submarine: BEHIND_DICE,
  },
};

/** Matches at random of the two large games take a minute each. */
const LARGE = ['manila45', 'witp'];
const censused = games().filter(({ id }) => effort(!LARGE.includes(id), true));

test.each(censused.map((game) => ({ id: game.id, game })))(
  'every kind of order of $id is drafted ahead, said in words, or named as what cannot be planned',
  ({ game }) => {
    const { asked, drafted } = census(game);
    const words = inWords(game);
    const kindOf = (key: string) => key.slice(0, key.indexOf(': '));
    const missed = [...asked].filter((key) => !drafted.has(key) && !words.has(kindOf(key))).sort();
    const named = NOT_DRAFTED[game.id] ?? {};
    expect(missed.filter((key) => !(kindOf(key) in named))).toEqual([]);
    // Nothing is named that can be drafted.
    const couldBe = [...drafted].map(kindOf);
    expect(Object.keys(named).filter((kind) => couldBe.includes(kind))).toEqual([]);
    expect(asked.size).toBeGreaterThan(5);
  },
  120_000,
);
