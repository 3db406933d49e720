/** Chapter 3: marching, and being ambushed on the way. TY-3. */
import {
  type Clause,
  decision,
  type Next,
  order,
  type Play,
  type Rules,
} from '../../../src/referee/index.js';
import { ALLOWANCE, NEIGHBOURS, POINTS } from '../components.js';
import {
  discard,
  enemyOf,
  forbidsCard,
  isBeside,
  type ToyState,
  type Unit,
  unitOf,
  unitsAt,
  unitsOf,
} from '../state.js';
import { loseStep } from './losses.js';

/** One unit of the queue a round; a signal lengthens its march and the question comes again. */
export function* march(g: Play<ToyState>): Rules<Next> {
  const id = g.state.queue.find((u) => unitOf(g.state, u).at !== null);
  if (id === undefined) return 'next';
  const answer = yield* g.ask(marching(g.state, unitOf(g.state, id)));
  if (answer.do === 'signal') {
    discard(g.state, g.state.active, answer.card);
    g.state.signal += 1;
    g.log('signal', { card: answer.card });
    return 'again';
  }
  g.state.queue = g.state.queue.slice(g.state.queue.indexOf(id) + 1);
  if (answer.do === 'move') yield* g.scope({ key: 'marching', unit: id }, carryOut(g, id, answer.path));
  g.state.signal = 0;
  return 'again';
}

/** Step by step: the log tells how far it came, nobody learns how far it meant to go. */
function* carryOut(g: Play<ToyState>, id: string, path: readonly string[]): Rules<void> {
  for (const to of path) {
    unitOf(g.state, id).at = to;
    g.log('marched', { unit: id, to });
    if (!mayBeAmbushed(g.state, id)) continue;
    const stopped = yield* g.scope({ key: 'ambush', at: to }, ambush(g, id));
    if (stopped) return;
  }
}

/** TY-3.d: the other side, in the middle of the march. True when the march ends here. */
function* ambush(g: Play<ToyState>, id: string): Rules<boolean> {
  const watcher = enemyOf(unitOf(g.state, id).side);
  const answer = yield* g.ask(ambushing(g.state, id));
  if (answer.do === 'pass') return false;
  discard(g.state, watcher, answer.card);
  g.log('ambushed', { unit: id, card: answer.card });
  const shot = g.roll({
    purpose: 'ambush',
    dice: [6],
    outcomes: [
      [3, 'hit'],
      [6, 'miss'],
    ],
  });
  if (shot.outcome !== 'hit') return false;
  loseStep(g, unitOf(g.state, id));
  return true;
}

// --- questions

/** TY-3.d. Reads what all can see, so that a pause tells nothing about the hand. */
function mayBeAmbushed(state: ToyState, id: string): boolean {
  const { side, at } = unitOf(state, id);
  const watcher = enemyOf(side);
  return (
    state.hands[watcher].length > 0 && unitsOf(state, watcher).some((u) => at !== null && isBeside(u.at, at))
  );
}

function marching(state: ToyState, unit: Unit) {
  const from = unit.at ?? '';
  const move = order('move').path(
    'path',
    'spot',
    {
      candidates: (_, steps) => NEIGHBOURS[steps.at(-1) ?? from] ?? [],
      forbids: (_, steps, to) => forbidsStep(state, unit, steps, to),
      goals: () => POINTS.filter((goal) => route(state, unit, goal) !== undefined),
      route: (_, goal) => route(state, unit, goal),
    },
    { min: 1, max: 9 },
  );
  const signal = order('signal')
    .one('card', 'card', {
      candidates: () => state.hands[unit.side],
      forbids: (_, __, card) => forbidsCard(state, unit.side, card, 'signal'),
    })
    .atAnyTime();
  const about = { unit: unit.id };
  const forms = [move, signal, order('stay').idly()];
  return decision({ side: unit.side, kind: 'march', clause: 'TY-3.a', public: true, about, forms });
}

/** A window: open for everyone who might hold a card, even if all he can say is `pass`. */
function ambushing(state: ToyState, id: string) {
  const side = enemyOf(unitOf(state, id).side);
  const spring = order('ambush').one('card', 'card', {
    candidates: () => state.hands[side],
    forbids: (_, __, card) => forbidsCard(state, side, card, 'ambush'),
  });
  const forms = [spring, order('pass').idly()];
  return decision({ side, kind: 'ambush', clause: 'TY-3.d', public: false, about: { unit: id }, forms });
}

/** Paths may double back. */
function forbidsStep(state: ToyState, unit: Unit, steps: readonly string[], to: string): Clause | undefined {
  if (steps.length >= ALLOWANCE + state.signal - (state.rain ? 1 : 0)) return 'TY-3.a';
  if (!isBeside(steps.at(-1) ?? unit.at, to)) return 'TY-3.b';
  if (unitsAt(state, to).some((u) => u.side !== unit.side)) return 'TY-3.c';
  return undefined;
}

/** The shortest way, first in the order of the map. */
function route(state: ToyState, unit: Unit, goal: string): readonly string[] | undefined {
  let paths: readonly (readonly string[])[] = [[]];
  while (paths.length > 0) {
    const found = paths.find((path) => path.at(-1) === goal);
    if (found !== undefined) return found;
    paths = paths.flatMap((path) =>
      POINTS.filter(
        (to) => to !== unit.at && !path.includes(to) && forbidsStep(state, unit, path, to) === undefined,
      ).map((to) => [...path, to]),
    );
  }
  return undefined;
}
