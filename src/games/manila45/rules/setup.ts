/** Chapter 3.2: the Japanese set-up. MN-3.2. */
import {
  type Clause,
  type Decision,
  decision,
  type Next,
  type Order,
  order,
  type Rules,
} from '../../../referee/index.js';
import { hexId, hexIndex, OFF, unitId, unitIndex } from '../components/pack.js';
import { forbidsStack, ids, type Position, type Turn, unitAt } from '../state/state.js';

type Placing = { do: 'place'; unit: string; to: string } | { do: 'template' } | { do: 'end' };

/** One unit at a time, each as often as its player likes; then tokens are drawn (MN-3.2.a, MN-3.2.b). */
export function* setupRound(t: Turn): Rules<Next> {
  const { pack, play } = t;
  const answer = yield* play.ask(placing(t));
  if (answer.do === 'place') {
    unitAt(t, unitIndex(pack, answer.unit)).at = hexIndex(pack, answer.to);
    return 'again';
  }
  if (answer.do === 'template') {
    followTemplate(t);
    return 'again';
  }
  const japanese = ids(pack, pack.army.JP);
  const drawn = play.draw({ side: 'JP', purpose: 'tokens', from: japanese, take: japanese.length });
  t.state.tokens = drawn.map((id) => unitIndex(pack, id));
  play.log('setup');
  return 'next';
}

function placing(p: Position): Decision<Placing> {
  const { pack } = p;
  const place = order('place')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.army.JP),
      forbids: (_, __, id) => (pack.army.JP.includes(unitIndex(pack, id)) ? undefined : 'MN-3.2.a'),
    })
    .one('to', 'hex', {
      candidates: () => pack.hexes.filter(({ land, barred }) => land && !barred).map(({ id }) => id),
      forbids: ({ unit }, _, to) => forbidsPlace(p, unitIndex(pack, unit), hexIndex(pack, to)),
    });
  const template = order('template').unless(() => (unplaced(p).length === 0 ? 'MN-3.2.i' : undefined));
  const end = order('end').unless(() => (unplaced(p).length > 0 ? 'MN-3.2.a' : undefined));
  return decision({
    side: 'JP',
    kind: 'setup',
    clause: 'MN-3.2.a',
    public: false,
    forms: [place, template, end],
  });
}

/** The clause that keeps a unit from being set up in a hex (MN-3.2.c, MN-3.2.g, MN-3.2.h, MN-3.2.i). */
export function forbidsPlace(p: Position, unit: number, hex: number): Clause | undefined {
  const { land, barred } = p.pack.hexes[hex]!;
  if (!land) return 'MN-3.2.h';
  if (barred) return 'MN-3.2.c';
  return forbidsStack(p, unit, hex) === undefined ? undefined : 'MN-3.2.g';
}

/** What stands, unit by unit, in the order of the list: nothing of how it came there (MN-3.2.b). */
export function placedSoFar(p: Position): readonly Order[] {
  const placed = p.pack.army.JP.filter((unit) => unitAt(p, unit).at >= 0);
  return placed.map((unit) => ({
    do: 'place',
    unit: unitId(p.pack, unit),
    to: hexId(p.pack, unitAt(p, unit).at),
  }));
}

export function unplaced(p: Position): number[] {
  return p.pack.army.JP.filter((unit) => unitAt(p, unit).at === OFF);
}

/**
 * All that have no place yet go where the template has them; where a unit placed by hand is in the way, to
 * the first free hex.
 */
function followTemplate(p: Position): void {
  for (const unit of unplaced(p)) {
    const planned = p.pack.template.filter(([placed]) => placed === unit).map(([, hex]) => hex);
    const hex = [...planned, ...p.pack.hexes.keys()].find((one) => forbidsPlace(p, unit, one) === undefined);
    if (hex !== undefined) unitAt(p, unit).at = hex;
  }
}

/** The clause that the template itself breaks, with its unit. */
export function templateFault(p: Position): readonly [unit: number, clause: Clause] | undefined {
  for (const [unit, hex] of p.pack.template) {
    const clause = forbidsPlace(p, unit, hex);
    if (clause !== undefined) return [unit, clause];
    unitAt(p, unit).at = hex;
  }
  const [left] = unplaced(p);
  return left === undefined ? undefined : [left, 'MN-3.2.a'];
}
