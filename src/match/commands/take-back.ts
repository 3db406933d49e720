/**
 * Taking back: play goes back to where it stood before the asker's last orders, with the other's consent.
 * What fell meanwhile stays in the journal, and its dice are not thrown again.
 */
import {
  BrokenJournalError,
  type CourseOfPlay,
  courseUpTo,
  type PlaceInPlay,
  type TakeBack,
} from '../../audit/index.js';
import { instant, takenBackEvent } from '../../journal/index.js';
import { type Game, playBack, Runner, type Side, tapeOf } from '../../referee/index.js';
import type { EventRecord } from '../../store/index.js';
import { charterOf } from '../model/charter.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { courseOf } from '../model/course.js';
import { type LoadedMatch, loadMatch, seatOf, versionsOf } from '../model/loaded-match.js';
import { planBefore, planSave } from '../model/plan.js';
import { done, failed } from '../model/seats.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { type RulesBase, rulesBase } from '../model/versions.js';
import { stretchName } from '../write/behind.js';
import { openSides, plainState } from '../write/commit.js';
import { openSecret } from '../write/dice.js';
import { waitingMails } from '../write/due.js';
import { EventWriter } from '../write/event-writer.js';
import { declineOffer, writeOffer } from '../write/offer.js';
import { WAITING_KINDS } from '../write/payload.js';
import { newNonce } from '../write/waiting.js';
import { type CommandResult, carryOutCommand, onPosition } from '../write/writer.js';

/** What taking back would come to for a seat; undefined where it has given nothing that could be. */
export async function takeBackOf(
  context: MatchContext,
  id: string,
  side: Side,
): Promise<Outcome<TakeBack | undefined>> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined || seatOf(loaded, side) === undefined) return failed('unknown-match');
  const events = await context.store.readEvents(id, 1, loaded.match.headNumber);
  return done(lastOwn(courseOf(events), side));
}

/** Asks for it: the other side is mailed. The practice opponent agrees where no dice fell. */
export function askTakeBack(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['ask-take-back']),
    prepare: async ({ match }) => {
      const events = await context.store.readEvents(id, 1, match.headNumber);
      const base = rulesBase(await versionsOf(context, match), match, events);
      const offers = (await context.store.readOffers(id)).filter(
        ({ kind, event }) => kind === 'take back' && event === match.headNumber,
      );
      return (givens, loaded) => {
        if (loaded.match.throwing !== null) return failed('throw-waits');
        const back = lastOwn(courseOf(events), side);
        const other = loaded.seats.find((seat) => seat.side !== side);
        if (offers.some((offer) => offer.side !== side)) return failed('no-offer');
        if (back === undefined || other === undefined || !isAgreed(loaded, back))
          return failed('no-take-back');
        if (other.holder === 'robot')
          return back.rolls > 0
            ? failed('no-take-back')
            : goBack(givens, loaded, { events, base }, back, side);
        const again = offers.length > 0;
        return done(writeOffer(givens, loaded, side, { kind: 'take back', mail: 'takeBack', nonce, again }));
      };
    },
  });
}

/** Grants or refuses it. Asked for on an earlier position it has lapsed: `no-offer`. */
export function answerTakeBack(
  context: MatchContext,
  id: string,
  side: Side,
  accept: boolean,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['answer-take-back', accept]),
    prepare: async ({ match }) => {
      const offer = (await context.store.readOffers(id)).find(
        (one) => one.kind === 'take back' && one.side !== side && one.event === match.headNumber,
      );
      const events = offer === undefined ? [] : await context.store.readEvents(id, 1, match.headNumber);
      const base = offer && rulesBase(await versionsOf(context, match), match, events);
      return (givens, loaded) => {
        if (offer === undefined || base === undefined) return failed('no-offer');
        if (accept && loaded.match.throwing !== null) return failed('throw-waits');
        if (!accept)
          return done(
            declineOffer(loaded, side, offer.side, { kind: 'take back', mail: 'takeBackDeclined', nonce }),
          );
        const back = lastOwn(courseOf(events), offer.side);
        return back === undefined ? failed('no-offer') : goBack(givens, loaded, { events, base }, back, side);
      };
    },
  });
}

/** Whether the charter lets a match go so far back. */
function isAgreed({ match }: LoadedMatch, { rolls }: TakeBack): boolean {
  const { takeBack } = charterOf(match);
  return takeBack === 'consent' || (takeBack === 'beforeDice' && rolls === 0);
}

/** The last event in which a side gave orders itself: its beginning is where play would go back to. */
function lastOwn(course: CourseOfPlay, side: Side): TakeBack | undefined {
  const at = course.findLastIndex(({ run }) =>
    run.answers.some((answer) => answer.side === side && isOwn(answer.by)),
  );
  const place = course[at];
  if (place === undefined) return undefined;
  const gone = course.slice(at).map(({ run }) => run);
  return {
    event: place.number,
    orders: 0,
    given: gone.flatMap(({ answers }) => answers).filter(({ by, order }) => isOwn(by) && order !== null)
      .length,
    rolls: gone.reduce((sum, { rolls, draws }) => sum + rolls.length + draws.length, 0),
  };
}

/** Given by hand or by a plan: not forced, passed over, or answered by a standing order or the clock. */
function isOwn(by: CourseOfPlay[number]['run']['answers'][number]['by']): boolean {
  return by === 'given' || by === 'planned';
}

/** Writes that play goes back. Whoever it waits for then is mailed, but for `presser`, who sees it. */
function goBack(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  { events, base }: Played,
  place: PlaceInPlay,
  presser: Side,
): Outcome<CommandResult<Accepted>> {
  const { game, match, root } = loaded;
  const course = courseOf(events);
  const runner = runnerAt(game, base, courseUpTo(course, place));
  // Persons who changed seats meanwhile would find themselves with the other's orders.
  if (runner.takeEvent().seatsChanged !== runnerAt(game, base, course).takeEvent().seatsChanged)
    return failed('no-take-back');
  const asked = runner.go();
  if (asked.at !== 'asked') throw new BrokenJournalError(`nobody is asked before event ${place.event}`);
  const live = liveAt(game, base, courseUpTo(course, place)).go();
  const stop = live.at === 'asked' ? live : asked;
  const { state } = runner;
  const writer = new EventWriter(loaded, givens.clock());
  const sealing = { hides: game.position.hides, secretRoot: openSecret(givens, match.id, root) };
  const { event, orders } = place;
  const input = { at: instant(writer.at), event, orders, state: plainState(state) };
  writer.add(takenBackEvent(writer.head, sealing, input), {});
  const pending = openSides(stop);
  const readers = pending.filter((side) => side !== presser);
  return done({
    write: {
      to: 'commit',
      commit: {
        events: writer.made,
        status: 'playing',
        pending,
        phase: stretchName(game, state),
        drafts: loaded.drafts,
        plans: Object.entries(loaded.plans).map(([side, seat]) =>
          planSave(side, seat, planBefore(seat, event)),
        ),
        // What lies behind the newest safe point may be gone: the next one is kept as soon as it is passed.
        snapshot: { event: base.event, orders: 0, rolls: 0, draws: 0, state: JSON.stringify(base.state) },
        supersede: game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS, 'takeBack'] })),
        due: waitingMails(loaded, state, stop, readers),
        offers: { drop: game.sides, kind: 'take back' },
      },
    },
    value: { became: 'played', event: writer.head.n, draft: 0 },
  });
}

/** What was played, and where the rules in force began. */
interface Played {
  readonly events: readonly EventRecord[];
  readonly base: RulesBase;
}

function runnerAt(game: Game, { state }: RulesBase, course: CourseOfPlay): Runner {
  return playBack(game, structuredClone(state), tapeOf(course.map(({ run }) => run)));
}

/** As played on from there: whose only answer the rules give is not asked. */
function liveAt(game: Game, { state }: RulesBase, course: CourseOfPlay): Runner {
  return new Runner(game, structuredClone(state), {}, tapeOf(course.map(({ run }) => run)));
}
