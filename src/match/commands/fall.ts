/**
 * Throws that wait for their round of the beacon: the round comes, whoever brings it, or both sides let the
 * throw fall by the chain alone.
 */
import { type BeaconRound, sha256Hex } from '../../journal/index.js';
import type { PublicOrder, Side } from '../../referee/index.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { type LoadedMatch, runnerOn, standingPort } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { stretchName } from '../write/behind.js';
import { openSides, type Settled, settle, settleThrow } from '../write/commit.js';
import { liveChance } from '../write/dice.js';
import { presentMail, presentName, waitingMails } from '../write/due.js';
import { EventWriter } from '../write/event-writer.js';
import { plansAfter } from '../write/evolve.js';
import { writeOffer } from '../write/offer.js';
import { plansBehind, plansOfRun, readPublicOrders } from '../write/running.js';
import { type BeforeThrow, houseBeacon, mayLeaveBeacon, underwayIn } from '../write/throws.js';
import { hasAddress, newlyAwaited, newNonce } from '../write/waiting.js';
import { witnessesOf } from '../write/witnesses.js';
import { type CommandResult, carryOutCommand, onPosition } from '../write/writer.js';

const MOVER = { by: 'round' } as const;

/** A signed round lets the throw fall that waits for it. It proves itself, so anybody may bring it. */
export async function giveRound(
  context: MatchContext,
  id: string,
  round: BeaconRound,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    match: id,
    states: ['playing'],
    recognise: (now, before) => (now.match.throwing !== before.match.throwing ? played(now) : undefined),
    prepare: async (loaded) => {
      const { match } = loaded;
      if (match.throwing !== 'round' || match.round !== round.round) return () => failed('stale');
      const beacon = houseBeacon(context, match);
      if (beacon === undefined) return () => failed('no-beacon');
      if (!(await beacon.isSigned(round)))
        return () =>
          failed('invalid', { fields: [{ field: 'signature', message: 'not the signature of this round' }] });
      const known = await knownOf(context, loaded);
      return (givens) => done(fall(givens, loaded, known, round));
    },
  });
}

/**
 * Consents that the throw that waits fall by the chain alone, since its round does not come. Done when both
 * have.
 */
export function leaveBeacon(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['leave-beacon']),
    prepare: async (loaded) => {
      const { match } = loaded;
      if (!mayLeaveBeacon(context, loaded)) return () => failed('stale');
      const offers = await context.store.readOffers(id);
      const consents = offers.filter(
        ({ kind, event }) => kind === 'beaconless' && event === match.headNumber,
      );
      const known = await knownOf(context, loaded);
      return (givens) => {
        const other = loaded.seats.find((seat) => seat.side !== side);
        if (other?.holder === 'robot' || consents.some((offer) => offer.side !== side)) {
          const { write, value } = fall(givens, loaded, known);
          return done({ write: { ...write, commit: { ...write.commit, offers: dropped(loaded) } }, value });
        }
        const again = consents.length > 0;
        return done(
          writeOffer(givens, loaded, side, { kind: 'beaconless', mail: 'beaconless', nonce, again }),
        );
      };
    },
  });
}

/** Tells both seats, once a throw, that its round is late, and what they can do. */
export async function tellOutage(context: MatchContext, id: string): Promise<Outcome<null>> {
  return carryOutCommand<null>(context, {
    match: id,
    states: ['playing'],
    prepare: async (loaded) => {
      const nonce = String(loaded.match.round);
      const due = loaded.seats.filter(hasAddress).map((seat) => presentMail(loaded, seat, 'outage', nonce));
      const [first] = due;
      const name = first === undefined ? undefined : presentName(first);
      const told = name === undefined || (await context.store.isMailed(id, name));
      return () => {
        if (told || !mayLeaveBeacon(context, loaded)) return done({ value: null });
        return done({ write: { to: 'change', change: { due } }, value: null });
      };
    },
  });
}

function dropped({ game }: LoadedMatch) {
  return { drop: game.sides, kind: 'beaconless' as const };
}

interface Known {
  readonly underway: BeforeThrow;
  readonly heard: readonly PublicOrder[];
  readonly unwitnessed: boolean;
}

async function knownOf(context: MatchContext, loaded: LoadedMatch): Promise<Known> {
  const { match, snapshot } = loaded;
  const events = await context.store.readEvents(match.id, snapshot?.event ?? 1, match.headNumber);
  const witnesses = await witnessesOf(context, match);
  return {
    underway: underwayIn(events),
    heard: await readPublicOrders(context, loaded),
    unwitnessed: witnesses.length === 0,
  };
}

/** Lets the throw fall, and plays on up to the next question or the next throw. */
function fall(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  { underway, heard, unwitnessed }: Known,
  round?: BeaconRound,
): CommandResult<Accepted> & {
  readonly write: { readonly to: 'commit'; readonly commit: Settled['commit'] };
} {
  const plans = plansOfRun(givens, loaded, MOVER, heard);
  const watched = plans === undefined ? {} : { plans };
  const beacon = round === undefined ? null : sha256Hex(Buffer.from(round.signature, 'hex'));
  const dice = liveChance(givens, loaded, { beacon });
  // Nobody answers but where he has no choice: whatever could be otherwise is for another round.
  const runner = runnerOn(loaded, { chance: dice.chance, snapshots: true, ...watched }, []);
  const stop = runner.go();
  const writer = new EventWriter(loaded, givens.clock());
  if (round === undefined) writer.write({ type: 'beaconless', public: { round: loaded.match.round } });
  const saved: { plans: ReturnType<typeof plansBehind> } = { plans: [] };
  const goOn = (behind: LoadedMatch): Settled => {
    const next = liveChance(givens, behind);
    const ports = {
      chance: next.chance,
      standing: standingPort(behind, givens.clock()),
      snapshots: true,
      ...watched,
    };
    const further = runnerOn(behind, ports, behind.game.sides);
    const end = further.go();
    saved.plans = plansBehind(loaded, plans, MOVER, end, further.state, writer.head.n);
    const told = { ...behind, plans: plansAfter(loaded, saved.plans) };
    if (end.at !== 'asked' || end.committed) return settle(givens, told, further, end, next, writer);
    const pending = openSides(end);
    const due = waitingMails(told, further.state, end, newlyAwaited(behind.match, pending));
    const phase = stretchName(behind.game, further.state);
    return { commit: { events: writer.made, status: 'playing', pending, phase, due } };
  };
  const fallen = {
    runner,
    stop,
    dice,
    underway,
    unwitnessed,
    goOn,
    ...(round === undefined ? {} : { round }),
  };
  const { commit, result } = settleThrow(givens, loaded, fallen, writer);
  return {
    write: { to: 'commit', commit: { ...commit, drafts: [], plans: saved.plans } },
    value: {
      became: 'played',
      event: writer.head.n,
      draft: 0,
      ...(result === undefined ? {} : { result }),
    },
  };
}

function played({ match }: LoadedMatch): Accepted {
  return { became: 'played', event: match.headNumber, draft: 0 };
}
