/**
 * Moving to a newer version of the rules: when both sides agree, at a safe point, from the position as it
 * stands.
 */
import { canonicalJson, instant, movedEvent } from '../../journal/index.js';
import {
  type BaseState,
  type Game,
  Runner,
  type RunStop,
  ScriptError,
  type Side,
} from '../../referee/index.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { committedState, type LoadedMatch, stateToRunFrom } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { stretchName } from '../write/behind.js';
import { openSides, plainState } from '../write/commit.js';
import { openSecret } from '../write/dice.js';
import { waitingMails } from '../write/due.js';
import { EventWriter } from '../write/event-writer.js';
import { writeOffer } from '../write/offer.js';
import { WAITING_KINDS } from '../write/payload.js';
import { newNonce } from '../write/waiting.js';
import { type CommandResult, carryOutCommand, onPosition } from '../write/writer.js';

/** The rules that a match moves to, and the question that it stands at there. */
interface Newer {
  readonly game: Game;
  readonly rules: string | null;
  readonly state: BaseState;
  readonly stop: Extract<RunStop, { at: 'asked' }>;
}

/**
 * Agrees that the match go on by the newest version of its rules. Done when both have; the practice opponent
 * does not mind. Between two safe points it is agreed to and not done yet.
 */
export function moveRules(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['move-rules']),
    free: true,
    prepare: async (loaded) => {
      const offers = (await context.store.readOffers(id)).filter(({ kind }) => kind === 'move');
      const game = await newestOf(context, loaded);
      return (givens, now) => {
        if (now.match.throwing !== null) return failed('throw-waits');
        const newer = game === undefined ? undefined : standsIn(game, now);
        if (newer === undefined) return failed('no-move');
        const other = now.seats.find((seat) => seat.side !== side);
        const agreed = other?.holder === 'robot' || offers.some((offer) => offer.side !== side);
        if (agreed && isSafePoint(now)) return done(moved(givens, now, newer, side));
        const again = offers.length > 0;
        return done(writeOffer(givens, now, side, { kind: 'move', mail: 'moveWanted', nonce, again }));
      };
    },
  });
}

/** The newest version with the match's components; undefined where there is no newer one. */
async function newestOf(
  { library, store }: MatchContext,
  { match }: LoadedMatch,
): Promise<Pick<Newer, 'game' | 'rules'> | undefined> {
  const newest = library.newest(match.game) ?? 0;
  if (newest <= match.rulesVersion) return undefined;
  const pack = match.pack === null ? undefined : await store.readPack(match.pack);
  const rules = library.rulesOf?.(match.game, newest) ?? null;
  return { game: library.load(match.game, newest, pack?.text ?? null), rules };
}

/** Nothing has happened since the newest safe point: the whole situation is in the state. */
function isSafePoint(loaded: LoadedMatch): boolean {
  const { answers, rolls, draws } = loaded.tape;
  if (answers.length + rolls.length + draws.length > 0) return false;
  return (
    canonicalJson(plainState(committedState(loaded))) === canonicalJson(plainState(stateToRunFrom(loaded)))
  );
}

/** The position under the newer rules; undefined where they cannot go on from it. */
function standsIn(newest: Pick<Newer, 'game' | 'rules'>, loaded: LoadedMatch): Newer | undefined {
  const state = structuredClone(committedState(loaded));
  try {
    const stop = new Runner(newest.game, structuredClone(state), {}).go();
    return stop.at === 'asked' ? { ...newest, state, stop } : undefined;
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** Writes it. Whoever the match waits for then is mailed, but for `presser`, who sees it. */
function moved(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  newer: Newer,
  presser: Side,
): CommandResult<Accepted> {
  const { match, root } = loaded;
  const { game, state, stop } = newer;
  const writer = new EventWriter(loaded, givens.clock());
  const sealing = { hides: game.position.hides, secretRoot: openSecret(givens, match.id, root) };
  const versions = { from: match.rulesVersion, to: game.version, purposes: game.rules.purposes };
  writer.add(
    movedEvent(writer.head, sealing, { at: instant(writer.at), ...versions, state: plainState(state) }),
    {},
  );
  const pending = openSides(stop);
  const told: LoadedMatch = { ...loaded, game, match: { ...match, rulesVersion: game.version } };
  const readers = pending.filter((side) => side !== presser);
  return {
    write: {
      to: 'commit',
      commit: {
        events: writer.made,
        status: 'playing',
        pending,
        phase: stretchName(game, state),
        rulesVersion: game.version,
        rules: newer.rules,
        drafts: loaded.drafts,
        snapshot: { event: writer.head.n, orders: 0, rolls: 0, draws: 0, state: JSON.stringify(state) },
        supersede: game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS, 'moveWanted'] })),
        due: waitingMails(told, state, stop, readers),
        offers: { drop: game.sides, kind: 'move' },
      },
    },
    value: { became: 'played', event: writer.head.n, draft: 0 },
  };
}
