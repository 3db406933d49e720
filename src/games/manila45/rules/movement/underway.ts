/** What the owner of a unit says in the middle of its move: another step, another way, or stop. MN-9.2.c. */
import type { Decision, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import { hexId, hexIds, hexIndex, OUT, sideOf, unitId, unitIndex } from '../../components/pack.js';
import { companionOf, openId, unitAt } from '../../state/questions.js';
import { type Position, STOP_RULES, type Turn } from '../../state/state.js';
import { mayBeHelped } from './crossing.js';
import { forbidsTop, goalOf, helpWalk, LONGEST, stopWalk, topWalk, wayWalk } from './fields.js';
import { forbidsStep, type Trek } from './steps.js';

type Underway =
  | { do: 'go'; path: readonly string[]; help?: string; stopIf?: string; top?: string }
  | { do: 'step'; to: string; help?: string }
  | { do: 'stop'; top?: string };

/** Asks, and lays the next hexes out. `end`: it stops. `whole`: it stops where the way ends. */
export function* underway(t: Turn): Rules<{ readonly end: boolean; readonly whole: boolean }> {
  const answer = yield* t.play.ask(goingOn(t));
  const move = t.state.move!;
  const top = 'top' in answer && answer.top !== undefined ? unitIndex(t.pack, answer.top) : move.top;
  if (answer.do === 'stop') {
    t.state.move = { ...move, top };
    return { end: true, whole: false };
  }
  const rest = (answer.do === 'go' ? answer.path : [answer.to]).map((id) => hexIndex(t.pack, id));
  const wish = answer.do === 'go' ? STOP_RULES.find((rule) => rule === answer.stopIf) : undefined;
  t.state.move = { ...move, top, rest, stop: wish ?? move.stop, help: answer.help === 'yes' };
  return { end: false, whole: answer.do === 'go' };
}

export function goingOn(p: Position): Decision<Underway> {
  const { unit, left } = p.state.move!;
  const { at } = unitAt(p, unit);
  const trekOf = (soFar: { readonly help?: string }): Trek => ({
    unit,
    from: at,
    left,
    help: soFar.help === 'yes',
  });
  const helpable = () => mayBeHelped(p, unit);
  const go = order('go')
    .maybe('help', ['yes'], helpWalk(helpable))
    .path('path', 'hex', wayWalk(p, trekOf), { max: LONGEST })
    .aside('stopIf', STOP_RULES, stopWalk())
    .maybe(
      'top',
      'unit',
      topWalk(p, ({ path }) => [unit, hexIndex(p.pack, goalOf(path))]),
    );
  const step = order('step')
    .maybe('help', ['yes'], helpWalk(helpable))
    .one('to', 'hex', {
      candidates: () => hexIds(p.pack, p.pack.hexes[at]!.near),
      forbids: (soFar, _, to) => forbidsStep(p, trekOf(soFar), hexIndex(p.pack, to)),
    });
  const stop = order('stop')
    .maybe('top', 'unit', {
      applies: () => sideOf(p.pack, unit) === 'US',
      candidates: () => companionsAt(p, unit),
      forbids: (_, __, id) => forbidsTop(p, unit, at, unitIndex(p.pack, id)),
    })
    .idly();
  return decision({
    side: sideOf(p.pack, unit),
    kind: 'underway',
    clause: 'MN-9.2.c',
    public: false,
    about: { unit: openId(p, unit), at: hexId(p.pack, at), left },
    forms: [go, step, stop],
  });
}

function companionsAt(p: Position, unit: number): string[] {
  const companion = companionOf(p, unit);
  return companion === OUT ? [] : [unitId(p.pack, unit), unitId(p.pack, companion)];
}
