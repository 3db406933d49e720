/** Chapters 1 and 2: the deal, the dawn, the bids, the orders. TY-1, TY-2. */
import { decision, type Next, order, type Play, type Rules } from '../../../src/referee/index.js';
import { HAND, QUEUE, SIDES, type SideId, STRENGTH } from '../components.js';
import { deck, forbidsCard, forbidsUnit, type ToyState, unitsOf } from '../state.js';

/** A step that begins with chance: each side learns what its own units are and which cards it holds. */
export function* deal(g: Play<ToyState>): Rules<Next> {
  for (const side of SIDES) {
    const own = unitsOf(g.state, side);
    // A draw tells in which order the ids came, so the units get their kinds without a shuffle.
    const kinds = g.draw({ side, purpose: 'kinds', from: Object.keys(STRENGTH), take: own.length });
    own.forEach((unit, i) => {
      unit.kind = kinds[i] ?? '';
    });
    g.tell(side, 'kinds', { kinds });
    takeCards(g, side, HAND);
  }
  return 'next';
}

/** Weather for all, a card for each. */
export function* dawn(g: Play<ToyState>): Rules<Next> {
  if (g.state.weather === 'on') {
    const sky = g.roll({
      purpose: 'weather',
      dice: [6],
      outcomes: [
        [2, 'rain'],
        [6, 'dry'],
      ],
    });
    g.state.rain = sky.outcome === 'rain';
  }
  for (const side of SIDES) if (g.state.hands[side].length < HAND) takeCards(g, side, 1);
  g.log('dawn', { turn: g.state.turn });
  return 'next';
}

/** TY-1: both bid at once; equal bids are settled by a die. */
export function* bids(g: Play<ToyState>): Rules<Next> {
  const [red, blue] = yield* g.askBoth(bid(g.state, 'RED'), bid(g.state, 'BLUE'));
  g.state.purse.RED -= red.points;
  g.state.purse.BLUE -= blue.points;
  g.state.active = red.points === blue.points ? tied(g) : red.points > blue.points ? 'RED' : 'BLUE';
  if (g.state.auction && g.state.turn === 1) takeRed(g);
  g.log('bids', { red: red.points, blue: blue.points, side: g.state.active });
  return 'next';
}

/** TY-1.c: in the auction whoever bids more in the first turn plays the red side, which begins. */
function takeRed(g: Play<ToyState>): void {
  if (g.state.active === 'BLUE') g.changeSeats();
  g.state.active = 'RED';
}

function tied(g: Play<ToyState>): SideId {
  return g.roll({ purpose: 'tie', dice: [2] }).total === 1 ? 'RED' : 'BLUE';
}

/** TY-2: the winner lays a card ready, unseen, and says which units march, in this order. */
export function* orders(g: Play<ToyState>): Rules<Next> {
  const side = g.state.active;
  const answer = yield* g.ask(command(g.state));
  if (answer.do === 'rest') return 'next';
  if (answer.do === 'queue') {
    g.state.queue = [...answer.units];
    return 'next';
  }
  g.state.hands[side] = g.state.hands[side].filter((card) => card !== answer.card);
  g.state.ready[side] = [answer.card];
  return 'again';
}

function takeCards(g: Play<ToyState>, side: SideId, wanted: number): void {
  const from = deck(g.state);
  const cards = g.draw({ side, purpose: 'cards', from, take: Math.min(wanted, from.length) });
  g.state.hands[side] = [...g.state.hands[side], ...cards].sort();
  g.tell(side, 'cards', { cards });
}

// --- questions

function bid(state: ToyState, side: SideId) {
  const most = state.purse[side];
  const points = order('bid').number(
    'points',
    {
      candidates: () => Array.from({ length: most + 1 }, (_, n) => String(n)),
      forbids: (_, __, step) => (Number(step) > most ? 'TY-1.b' : undefined),
    },
    { min: 0, max: 9 },
  );
  return decision({ side, kind: 'bid', clause: 'TY-1.a', public: true, forms: [points] });
}

/**
 * Not public: which card can be laid ready is the owner's secret. Whether one can, is public (the size of the
 * hand).
 */
function command(state: ToyState) {
  const side = state.active;
  const queue = order('queue').list(
    'units',
    'unit',
    {
      candidates: () => unitsOf(state, side).map((u) => u.id),
      forbids: (_, steps, id) => (steps.includes(id) ? 'TY-2.b' : forbidsUnit(state, side, id)),
    },
    { min: 1, max: QUEUE },
  );
  const ready = order('ready')
    .one('card', 'card', {
      candidates: () => state.hands[side],
      forbids: (_, __, card) => forbidsCard(state, side, card),
    })
    .unless(() =>
      state.ready[side].length > 0 ? 'TY-2.d' : state.hands[side].length === 0 ? 'TY-2.c' : undefined,
    );
  return decision({
    side,
    kind: 'command',
    clause: 'TY-2.a',
    public: false,
    forms: [queue, ready, order('rest').idly()],
  });
}
