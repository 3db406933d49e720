/** Chapter 4: attacks. TY-4. */
import {
  decision,
  type Modifier,
  type Next,
  order,
  type Play,
  type Rules,
} from '../../../src/referee/index.js';
import { CARDS, NEIGHBOURS, POINTS, STRENGTH } from '../components.js';
import {
  discard,
  enemyOf,
  forbidsCard,
  forbidsUnit,
  isBeside,
  type ToyState,
  type Unit,
  unitOf,
  unitsAt,
  unitsOf,
} from '../state.js';
import { lose, loseStep } from './losses.js';

/**
 * An attack of the active side, with a card if it likes. Asked whenever two enemies stand side by side: a
 * public fact.
 */
export function* assault(g: Play<ToyState>): Rules<Next> {
  const side = g.state.active;
  if (!POINTS.some((point) => isTarget(g.state, point))) return 'next';
  const answer = yield* g.ask(attacking(g.state));
  if (answer.do === 'end') return 'next';
  if (answer.card !== undefined) discard(g.state, side, answer.card);
  yield* g.scope(
    { key: 'battle', at: answer.target },
    battle(g, answer.target, answer.units, answer.card !== undefined),
  );
  return 'next';
}

/** The counters are turned up, one die is thrown, the beaten side takes hits and falls back. */
export function* battle(
  g: Play<ToyState>,
  target: string,
  attackers: readonly string[],
  supported: boolean,
): Rules<void> {
  const defenders = unitsAt(g.state, target).map((u) => u.id);
  const fighters = [...attackers, ...defenders].map((id) => unitOf(g.state, id));
  for (const unit of fighters) unit.shown = true;
  g.reveal();
  g.log('battle', { at: target, units: fighters.map((u) => u.id) });
  const modifiers = battleModifiers(g.state, target, attackers, supported);
  const fought = g.roll({
    purpose: 'battle',
    dice: [6],
    modifiers,
    outcomes: [
      [3, 'held'],
      [5, 'pushed'],
      [99, 'broken'],
    ],
  });
  if (fought.outcome === 'held') return loseStep(g, unitOf(g.state, attackers[0] ?? ''));
  if (fought.outcome === 'broken') yield* g.scope({ key: 'hits', n: 2 }, takeHits(g, target, 2));
  for (const id of defenders) yield* g.scope({ key: 'retreat', unit: id }, fallBack(g, id));
}

/** TY-4.c: asks the OTHER side. */
function* takeHits(g: Play<ToyState>, at: string, hits: number): Rules<void> {
  const { shares } = yield* g.ask(spreading(g.state, at, hits));
  for (const [id, n] of Object.entries(shares)) for (let i = 0; i < n; i++) loseStep(g, unitOf(g.state, id));
}

/** TY-4.d: nowhere to go, and nobody is asked. */
function* fallBack(g: Play<ToyState>, id: string): Rules<void> {
  const unit = unitOf(g.state, id);
  if (unit.at === null) return;
  const answer = yield* g.askAny(fallingBack(g.state, unit));
  if (answer === undefined) return lose(g, unit);
  unit.at = answer.to;
  g.log('fellBack', { unit: id, to: answer.to });
}

// --- questions

function isTarget(state: ToyState, point: string): boolean {
  const there = unitsAt(state, point);
  return (
    there.some((u) => u.side !== state.active) &&
    unitsOf(state, state.active).some((u) => isBeside(u.at, point))
  );
}

function attacking(state: ToyState) {
  const side = state.active;
  const attack = order('attack')
    .one('target', 'spot', {
      candidates: () => POINTS,
      forbids: (_, __, point) => (isTarget(state, point) ? undefined : 'TY-4.a'),
    })
    .set(
      'units',
      'unit',
      {
        candidates: () => unitsOf(state, side).map((u) => u.id),
        forbids: ({ target }, __, id) =>
          forbidsUnit(state, side, id) ?? (isBeside(unitOf(state, id).at, target) ? undefined : 'TY-4.b'),
        unfinished: (_, steps) => (steps.length === 0 ? 'TY-4.b' : undefined),
      },
      { max: 6 },
    )
    .maybe('card', 'card', {
      candidates: () => state.hands[side],
      forbids: (_, __, card) => forbidsCard(state, side, card, 'support'),
    });
  const forms = [attack, order('end').idly()];
  return decision({ side, kind: 'attack', clause: 'TY-4.a', public: false, forms });
}

function battleModifiers(
  state: ToyState,
  at: string,
  attackers: readonly string[],
  supported: boolean,
): readonly Modifier[] {
  const sum = (units: readonly Unit[]) => units.reduce((n, u) => n + (STRENGTH[u.kind] ?? 0), 0);
  const defenders = unitsAt(state, at);
  const readied = state.ready[defenders[0]?.side ?? state.active].filter((card) => CARDS[card] === 'support');
  const on = 'die';
  return [
    { amount: sum(attackers.map((id) => unitOf(state, id))), on, reason: 'attackers', clause: 'TY-4.b' },
    { amount: -sum(defenders), on, reason: 'defenders', clause: 'TY-4.a' },
    ...(supported ? [{ amount: 1, on, reason: 'card', clause: 'TY-4.a' } as const] : []),
    ...readied.map(() => ({ amount: -1, on, reason: 'ready', clause: 'TY-2.d' }) as const),
  ];
}

/** TY-4.c: as many hits as there are steps to lose, if that is fewer. */
function spreading(state: ToyState, at: string, hits: number) {
  const there = unitsAt(state, at);
  const sum = Math.min(
    hits,
    there.reduce((n, u) => n + u.steps, 0),
  );
  const spread = order('hits').allot(
    'shares',
    'unit',
    {
      candidates: () => there.map((u) => u.id),
      forbids: (_, steps, id) => {
        const unit = there.find((u) => u.id === id);
        return unit === undefined || steps.filter((s) => s === id).length >= unit.steps
          ? 'TY-4.c'
          : undefined;
      },
    },
    { min: sum, max: sum },
  );
  const side = enemyOf(state.active);
  return decision({ side, kind: 'hits', clause: 'TY-4.c', public: true, about: { at }, forms: [spread] });
}

function fallingBack(state: ToyState, unit: Unit) {
  const { side, at, id } = unit;
  const back = order('back').one('to', 'spot', {
    candidates: () => NEIGHBOURS[at ?? ''] ?? [],
    forbids: (_, __, to) =>
      !isBeside(at, to) || unitsAt(state, to).some((u) => u.side !== side) ? 'TY-4.d' : undefined,
  });
  return decision({
    side,
    kind: 'retreat',
    clause: 'TY-4.d',
    public: true,
    about: { unit: id },
    forms: [back],
  });
}
