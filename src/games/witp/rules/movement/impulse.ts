/** Rules 8.1, 8.2: impulses in turn, each given stack by stack. WP-8.1, WP-8.2. */
import type { Next, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { cardIndex, hexId, hexIndex, unitIndex } from '../../components/pack.js';
import type { Impulse } from '../../state/state.js';
import { isUsNeutral } from '../../state/state.js';
import { controlMap } from '../../state/survey.js';
import { declareWar } from '../delayed.js';
import { actionDone, alternationOver, ascending, firstToAct, type Playing, toAct } from '../playing.js';
import { relocations, removeMarkers } from '../settle.js';
import { checkVictory, suddenDeaths } from '../victory.js';
import { endOfMovement, landAtStart } from './end.js';
import { freeForm, leaveForm, onForm, sendForm, targetForm } from './forms.js';
import { type Giving, givingOf } from './origins.js';
import type { Journey } from './paths.js';
import { stackFrom } from './stacks.js';
import { freshImpulse } from './targets.js';
import { carriersOf, sendOn, sendStack } from './travel.js';

/**
 * One impulse of one side; when both have passed the segment ends (WP-8.1.a to c). On turn 1 only J moves
 * (WP-8.1.d).
 */
export function* movementRound(p: Playing): Rules<Next> {
  const { state } = p;
  if (state.next === null && !state.passed.J && !state.passed.A) beginMovement(p);
  const side = toAct(p, firstToAct(p));
  if (side === undefined) {
    alternationOver(state);
    yield* endOfMovement(p);
    return 'next';
  }
  actionDone(state, side, !(yield* impulse(p, side)));
  return 'again';
}

function beginMovement(p: Playing): void {
  const { state } = p;
  state.landAtStart = landAtStart(p);
  if (state.turn === 1) state.passed.A = true;
}

/** One impulse, pass or automatic pass (WP-8.1.b, e). False: the side has passed. */
export function* impulse(p: Playing, side: SideId): Rules<boolean> {
  for (;;) {
    const giving = givingOf(p, side, null);
    const answer = yield* p.play.askAny(aiming(p, giving));
    if (answer?.do === 'declareWar') {
      declareWar(p);
      continue;
    }
    if (answer === undefined || answer.do === 'pass') {
      p.play.log('impulse.pass', { side });
      return false;
    }
    yield* p.play.scope(
      { key: 'impulse', side, hex: answer.hex },
      carryOut(p, giving, hexIndex(p.pack, answer.hex)),
    );
    return true;
  }
}

function aiming(p: Playing, giving: Giving) {
  const { side } = giving;
  return decision({
    side,
    kind: 'impulse',
    clause: 'WP-8.2.a',
    public: true,
    about: { left: p.state.rp[side] },
    forms: [
      targetForm(giving),
      order('declareWar').unless(() => (side === 'J' && isUsNeutral(p.state) ? undefined : 'WP-13.4.f')),
      order('pass').idly(),
    ],
  });
}

/**
 * The stacks one after the other, and what follows when the impulse is over (WP-8.2.h, WP-8.7.i, WP-3.2.g,
 * WP-X.sd.e).
 */
function* carryOut(p: Playing, aimed: Giving, target: number): Rules<void> {
  const { state } = p;
  const { side } = aimed;
  const before = controlMap(p);
  const given = freshImpulse(side, target);
  state.impulse = given;
  state.targets[side] = [...state.targets[side], target].sort(ascending);
  p.play.log('impulse', { side, hex: hexId(p.pack, target) });
  let giving: Giving = { ...aimed, impulse: given }; // nothing has moved since the target was chosen
  while (!(yield* giveStack(p, given, giving))) giving = givingOf(p, side, given);
  state.impulse = null;
  yield* relocations(p);
  removeMarkers(p);
  checkVictory(p);
  yield* suddenDeaths(p, before);
}

/**
 * One order of an impulse; true: it is over. These questions are never answered unasked: of several ways to
 * the one goal that is open the owner may choose any (WP-8.5.r).
 */
function* giveStack(p: Playing, given: Impulse, giving: Giving): Rules<boolean> {
  if (given.underway !== null) {
    yield* goesOn(p, given, giving);
    return false;
  }
  const answer = yield* p.play.ask(sending(p, given, giving));
  if (answer.do === 'go') return true;
  if (answer.do === 'free') takeCard(p, given, cardIndex(p.pack, answer.card));
  else
    sendStack(p, given, giving, {
      from: hexIndex(p.pack, answer.from),
      units: answer.units.map((id) => unitIndex(p.pack, id)),
      cargo: answer.cargo.map((id) => unitIndex(p.pack, id)),
      path: answer.path.map((id) => hexIndex(p.pack, id)),
    });
  return false;
}

function sending(p: Playing, given: Impulse, giving: Giving) {
  return decision({
    side: given.side,
    kind: 'impulse',
    clause: 'WP-8.2.a',
    public: false,
    about: { target: hexId(p.pack, given.target), left: p.state.rp[given.side] },
    forms: [
      sendForm(giving, given.target),
      freeForm(giving),
      order('go').unless(() => (given.reached ? undefined : 'WP-8.2.g')),
    ],
  });
}

function takeCard(p: Playing, given: Impulse, card: number): void {
  given.free = card;
  for (const effect of p.state.effects)
    if (effect.card === card && effect.owner === given.side) effect.left--;
  p.play.log('impulse.free', { side: given.side, card: p.pack.cards[card]!.id });
}

/** A stack that stands with enemy fleets leaves some units, then the others go on (WP-8.5.k, o). */
function* goesOn(p: Playing, given: Impulse, giving: Giving): Rules<void> {
  const underway = given.underway!;
  const journey: Journey = {
    giving,
    stack: { ...stackFrom(p, p.pack.hexOfWater[underway.water]!, underway.units), start: underway.water },
    carriers: carriersOf(p, underway.units),
    target: given.target,
    budget: p.state.rp[given.side],
  };
  const about = { target: hexId(p.pack, given.target), at: hexId(p.pack, journey.stack.from) };
  const asked = { side: given.side, kind: 'impulse', clause: 'WP-8.5.o', public: false, about };
  if (underway.left) {
    const { path } = yield* p.play.ask(decision({ ...asked, forms: [onForm(journey)] }));
    sendOn(
      p,
      given,
      journey,
      path.map((id) => hexIndex(p.pack, id)),
    );
    return;
  }
  const { units } = yield* p.play.ask(decision({ ...asked, forms: [leaveForm(journey)] }));
  const left = units.map((id) => unitIndex(p.pack, id));
  underway.units = underway.units.filter((unit) => !left.includes(unit));
  underway.left = true;
  p.play.log('stack.left', { units, hex: about.at });
}
