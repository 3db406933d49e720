/** Chapter 7: replacements. */
import {
  type Clause,
  closed,
  type Decision,
  decision,
  type Next,
  order,
  type Rules,
} from '../../../referee/index.js';
import { hexId, OUT, unitId, unitIndex } from '../components/pack.js';
import {
  forbidsCompany,
  freshUnit,
  ids,
  isNextTo,
  layOnTop,
  type Position,
  type Turn,
  unitAt,
  unitsIn,
  unitsOf,
} from '../state/state.js';

type Replacing = { do: 'replace'; unit: string; host: string; top?: string } | { do: 'end' };

/** One replacement, or the end of the phase. */
export function* replacementRound(t: Turn): Rules<Next> {
  const answer = yield* t.play.ask(replacing(t));
  if (answer.do === 'end') {
    t.play.log('ended.replacement', { side: 'US' });
    return 'next';
  }
  place(t, unitIndex(t.pack, answer.unit), unitIndex(t.pack, answer.host), answer.top);
  return 'again';
}

function replacing(p: Position): Decision<Replacing> {
  const { pack } = p;
  const form = order('replace')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.army.US),
      forbids: (_, __, id) => forbidsReplacement(p, unitIndex(pack, id)),
    })
    .one('host', 'unit', {
      candidates: () => ids(pack, unitsOf(p, 'US')),
      forbids: ({ unit }, _, id) => forbidsHost(p, unitIndex(pack, unit), unitIndex(pack, id)),
    })
    .maybe('top', 'unit', {
      candidates: ({ unit, host }) => [unit, host],
      forbids: ({ unit, host }, _, id) => (id === unit || id === host ? undefined : 'MN-6.5.i'),
    })
    .unless(() => (pack.turns[p.state.turn - 1]!.replacements ? undefined : 'MN-7.2.a'));
  return decision({
    side: 'US',
    kind: 'replacement',
    clause: 'MN-7.2.a',
    public: false,
    forms: [form, order('end').idly(), closed('march', 'MN-7.3.d'), closed('move', 'MN-7.3.d')],
  });
}

/** Any eliminated ground unit, one a formation and turn (MN-7.2.a, MN-7.2.c, MN-7.2.d). */
function forbidsReplacement(p: Position, unit: number): Clause | undefined {
  const { pack, state } = p;
  if (!pack.army.US.includes(unit)) return 'MN-7.1.b';
  if (unitAt(p, unit).at !== OUT) return 'MN-7.2.d';
  const { formation } = pack.units[unit]!;
  const allowed = pack.file.scenario.replacements.perFormation[formation] ?? 0;
  const taken = state.replaced.filter((one) => one === formation).length;
  return taken >= allowed ? 'MN-7.2.a' : undefined;
}

/** A unit of its formation with room, and no enemy beside it (MN-7.3.a, MN-7.3.b). */
function forbidsHost(p: Position, unit: number, host: number): Clause | undefined {
  const { pack } = p;
  if (!unitsOf(p, 'US').includes(host)) return 'MN-7.3.a';
  if (pack.units[host]!.formation !== pack.units[unit]!.formation) return 'MN-7.3.a';
  const { at } = unitAt(p, host);
  if (isNextTo(p, 'JP', at)) return 'MN-7.3.a';
  return forbidsCompany(p, unit, unitsIn(p, 'US', at)) === undefined ? undefined : 'MN-7.3.b';
}

/** On top of its host, unless it is said otherwise; no movement, no fire (MN-7.3.d). */
function place(t: Turn, unit: number, host: number, top: string | undefined): void {
  const { pack, state, play } = t;
  const { at } = unitAt(t, host);
  const { seen } = unitAt(t, unit);
  state.units[unit] = { ...freshUnit(at), seen };
  layOnTop(t, top === undefined ? unit : unitIndex(pack, top));
  const { formation } = pack.units[unit]!;
  state.replaced = [...state.replaced, formation];
  const open = !unitAt(t, unit).under;
  play.log('replaced', { at: hexId(pack, at), formation, units: open ? [unitId(pack, unit)] : [] });
  if (!open) play.tell('US', 'replaced.below', { unit: unitId(pack, unit), at: hexId(pack, at) });
}
