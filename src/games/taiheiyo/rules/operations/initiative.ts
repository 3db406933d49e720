/** Chapter 7.1: who acts. TS-7.1. */
import type { Next, Play, Rules } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import { cardId, type Pack, type SideId } from '../../components/pack.js';
import type { Phase, TsState } from '../../state/state.js';
import { enemyOf } from '../../state/state.js';
import { noteCard } from '../../state/tally.js';
import { askSide, resourceWalk, spend } from '../cards/hand.js';
import { operate } from './operation.js';

/**
 * A step in which one side may take the initiative with a card, and where play goes after it (TS-7.1.b,
 * TS-7.1.c, TS-7.1.d).
 */
export interface Chance {
  readonly side: SideId;
  readonly taken: Phase;
  readonly declined: Phase;
}

export function* takeInitiative(
  pack: Pack,
  play: Play<TsState>,
  { side, taken, declined }: Chance,
): Rules<Next> {
  const answer = yield* askSide(pack, play, () => spending(pack, play.state, side));
  if (answer === undefined || answer.do === 'no') return { to: declined }; // no pass: TS-7.1.i
  const card = answer.do === 'byLot' ? cardByLot(pack, play, side) : answer.card;
  spend(pack, play, side, card, 'initiative');
  noteCard(play.state, side);
  yield* operate(pack, play, side); // a pass changes nothing: TS-7.2.1.a
  return { to: taken };
}

/** Any card of the hand, by a secret draw: which one is spent then tells nothing of the others. */
function cardByLot(pack: Pack, play: Play<TsState>, side: SideId): string {
  const from = play.state.hands[side].map((card) => cardId(pack, card));
  const [card] = play.draw({ side, purpose: 'resource', from, take: 1 });
  if (card === undefined) throw new RangeError('a card by lot out of an empty hand');
  return card;
}

/** Not asked without a card (TS-7.1.h). */
function spending(pack: Pack, state: TsState, side: SideId) {
  if (state.hands[side].length === 0) return undefined;
  return {
    side,
    kind: 'initiative',
    clause: side === 'J' ? 'TS-7.1.b' : 'TS-7.1.c',
    public: false,
    forms: [
      order('no').idly(),
      order('byLot').idly(),
      order('spend').one('card', 'card', resourceWalk(pack, state, side)),
    ],
  };
}

/** Both roll; equal dice end the phase, else the higher acts first (TS-7.1.e, TS-7.1.f). */
export function* rollForInitiative(pack: Pack, play: Play<TsState>): Rules<Next> {
  const { state } = play;
  const { faces } = play.roll({ purpose: 'initiative', dice: [6, 6] });
  const [j, a] = [faces[0]!, faces[1]!];
  play.log(j === a ? 'initiative.equal' : 'initiative.dice', { j, a, side: j > a ? 'J' : 'A' });
  if (j === a) return { to: 'ISOLATION-J' };
  const first: SideId = j > a ? 'J' : 'A';
  const did = yield* operate(pack, play, first);
  state.second = enemyOf(first);
  state.firstPassed = did === 'passed';
  return { to: 'INITIATIVE-4-SECOND' };
}

/** The lower die; two passes end the phase (TS-7.1.g). */
export function* secondPlayer(pack: Pack, play: Play<TsState>): Rules<Next> {
  const { state } = play;
  const did = yield* operate(pack, play, state.second ?? 'A');
  const over = did === 'passed' && state.firstPassed === true;
  delete state.second;
  delete state.firstPassed;
  if (over) play.log('operations.over');
  return { to: over ? 'ISOLATION-J' : 'INITIATIVE-1' };
}
