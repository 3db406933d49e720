/** Chapters 3.4 and 3.5: the US army comes onto the map, group by group. */
import {
  type Clause,
  closed,
  type Decision,
  decision,
  type Next,
  order,
  type Rules,
} from '../../../referee/index.js';
import { hexIds, hexIndex, OFF, unitIndex } from '../components/pack.js';
import type { PackGroup } from '../components/types.js';
import { ids, type Position, type Turn, unitAt } from '../state/state.js';
import { forbidsArrival } from './movement/fields.js';
import { moveUnit, STEP_BY_STEP } from './movement/march.js';
import { type Marched, marchForm, marchingOf } from './movement/movement.js';
import { entryHexes } from './movement/ways.js';

type Entering = Marched | { do: 'enter'; unit: string; to: string };

/** One unit at a time; the step is over when none is left (MN-3.4.a, MN-3.4.g). */
export function* entryRound(t: Turn): Rules<Next> {
  const { pack, play } = t;
  if (enteringGroup(t) === undefined) {
    play.log('entered');
    return 'next';
  }
  const answer = yield* play.ask(entering(t));
  const unit = unitIndex(pack, answer.unit);
  const marching =
    answer.do === 'enter' ? { ...STEP_BY_STEP, way: [hexIndex(pack, answer.to)] } : marchingOf(t, answer);
  yield* moveUnit(t, unit, marching);
  return 'again';
}

/** The group whose turn it is: a group is finished before the next begins (MN-3.4.d, MN-3.5.a). */
export function enteringGroup(p: Position): PackGroup | undefined {
  return p.pack.groups.find(({ units }) => units.some((unit) => unitAt(p, unit).at === OFF));
}

function entering(p: Position): Decision<Entering> {
  const { pack } = p;
  const enter = order('enter')
    .one('unit', 'unit', {
      candidates: () => ids(pack, enteringGroup(p)?.units ?? []),
      forbids: (_, __, id) => forbidsEntrant(p, unitIndex(pack, id)),
    })
    .one('to', 'hex', {
      candidates: ({ unit }) => hexIds(pack, entryHexes(p, unitIndex(pack, unit))),
      forbids: ({ unit }, _, to) => forbidsArrival(p, unitIndex(pack, unit), hexIndex(pack, to)),
    });
  return decision({
    side: 'US',
    kind: 'entry',
    clause: 'MN-3.4.a',
    public: false,
    about: { formation: enteringGroup(p)?.formation ?? '' },
    forms: [
      marchForm(p, (unit) => forbidsEntrant(p, unit)),
      enter,
      closed('end', 'MN-3.4.a'),
      closed('buildPontoon', 'MN-3.4.k'),
      closed('coastalMove', 'MN-3.4.k'),
    ],
  });
}

/** The clause that keeps a unit off the map; one that was lost on entry has entered (MN-3.4.j). */
function forbidsEntrant(p: Position, unit: number): Clause | undefined {
  const group = enteringGroup(p);
  if (!p.pack.army.US.includes(unit)) return 'MN-3.4.a';
  if (unitAt(p, unit).at !== OFF) return 'MN-8.1.b';
  if (group?.units.includes(unit)) return undefined;
  return p.pack.units[unit]!.corps ? 'MN-3.5.a' : 'MN-3.4.d';
}
