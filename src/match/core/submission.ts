/** One submission: idempotent, guarded by event number and draft revision, written whole or not at all. */
import { sha256Hex } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import {
  type AnswerRecord,
  type Base,
  type Commit,
  type DraftSave,
  type MatchAndSeats,
  StoreError,
  type Written,
} from '../../store/index.js';
import type { Accepted, Failure, Guard, Outcome } from '../types.js';
import { announce, type MatchContext } from './context.js';
import { type LoadedMatch, loadMatch, matchAfterCommit, matchWithDraft, seatOf } from './loaded-match.js';
import { done, failed } from './outcome.js';

/** What a submission wants to write; the answer row is added here. */
export type Write =
  | { readonly to: 'commit'; readonly commit: Omit<Commit, 'answer' | 'base'>; readonly accepted: Accepted }
  | {
      readonly to: 'draft';
      readonly save: Pick<DraftSave, 'answers' | 'pending'>;
      readonly accepted: Accepted;
    }
  | {
      readonly to: 'change';
      readonly offers: Commit['offers'];
      readonly mails: NonNullable<Commit['mails']>;
      readonly accepted: Accepted;
    };

/** Decides what to write on a table, or why not. */
export type Act = (loaded: LoadedMatch) => Promise<Outcome<Write>>;

/** A submission lost a race to a write that its guard does not name (a standing order, the other side's draft): run it again. */
const ATTEMPTS = 5;

/** `early`: may be done before the match has begun too. `known`: the match as it was just read. */
interface Circumstances {
  readonly early?: boolean;
  readonly known?: MatchAndSeats | undefined;
}

/**
 * Carries out a submission of a seat. `what` names it in the idempotency record. That a key is fresh is proved by writing
 * its answer, so an earlier answer is looked up only where nothing would be written, or nothing was.
 */
export async function submit(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
  what: readonly unknown[],
  act: Act,
  { early = false, known }: Circumstances = {},
): Promise<Outcome<Accepted>> {
  const bodyHash = bodyHashOf(what, guard);
  let unknown: StoreError | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const again = attempt > 1;
    const earlier = again ? await lookedUp(context, id, side, guard.key, bodyHash, unknown) : undefined;
    if (earlier !== undefined) return earlier;
    const loaded = await loadMatch(context, id, again ? undefined : known);
    if (loaded === undefined) return failed('unknown-match');
    const failure = forbidden(loaded, side, guard, early);
    const decided = failure === undefined ? await act(loaded) : { ok: false as const, failure };
    if (!decided.ok) return (await answeredBefore(context, id, side, guard.key, bodyHash)) ?? decided;
    const written = await write(context, loaded, side, guard, bodyHash, decided.value);
    if (written === 'ok') return done(decided.value.accepted);
    if (written === 'stale') return failed('stale');
    if (written !== 'again') unknown = written;
  }
  if (unknown !== undefined) throw unknown;
  return failed('busy');
}

/** What became of an earlier attempt. Where the database does not tell, one whose outcome is `unknown` stays unknown. */
async function lookedUp(
  context: MatchContext,
  id: string,
  side: Side,
  key: string,
  bodyHash: string,
  unknown: StoreError | undefined,
): Promise<Outcome<Accepted> | undefined> {
  try {
    return await answeredBefore(context, id, side, key, bodyHash);
  } catch (error) {
    throw error instanceof StoreError && unknown !== undefined ? unknown : error;
  }
}

/** What a key stands for: the deed and the position that it was for. */
export function bodyHashOf(what: readonly unknown[], { event, draft }: Guard): string {
  return sha256Hex(JSON.stringify([...what, event, draft]));
}

/** What was answered under this key: to this body, or that it was another's. Undefined: nothing yet. */
export async function answeredBefore(
  context: MatchContext,
  id: string,
  side: Side,
  key: string,
  bodyHash: string,
): Promise<Outcome<Accepted> | undefined> {
  const earlier = await context.store.readAnswer(id, side, key);
  if (earlier === undefined) return undefined;
  return earlier.bodyHash === bodyHash ? done(JSON.parse(earlier.answer) as Accepted) : failed('key-reused');
}

/** Why this seat may not submit on this table with this guard. */
function forbidden(loaded: LoadedMatch, side: Side, guard: Guard, early: boolean): Failure | undefined {
  const { match, drafts } = loaded;
  const seat = seatOf(loaded, side);
  if (seat === undefined) return { code: 'unknown-match' };
  if (match.status === 'finished') return { code: 'finished' };
  if (match.status === 'imported') return { code: 'imported' };
  if (match.status === 'stopped') return { code: 'stopped' };
  if (match.status === 'open' && !early) return { code: 'not-begun' };
  const revision = drafts.find((d) => d.side === side)?.revision ?? 0;
  return guard.event === match.headNumber && guard.draft === revision ? undefined : { code: 'stale' };
}

async function write(
  context: MatchContext,
  loaded: LoadedMatch,
  side: Side,
  guard: Guard,
  bodyHash: string,
  wanted: Write,
): Promise<'ok' | 'stale' | 'again' | StoreError> {
  const answer: AnswerRecord = {
    side,
    key: guard.key,
    bodyHash,
    status: 200,
    answer: JSON.stringify(wanted.accepted),
    at: context.clock(),
  };
  try {
    const written = await send(context, loaded, side, guard, answer, wanted);
    if (written.ok) {
      keepTable(context, loaded, side, guard, wanted);
      announce(context, loaded.seats);
      return 'ok';
    }
    return written.conflict === 'head' || written.conflict === 'draft' ? 'stale' : 'again';
  } catch (error) {
    // The answer's row was written with the rest: looking it up tells what became of the commit.
    if (error instanceof StoreError && error.code === 'outcomeUnknown') return error;
    throw error;
  }
}

/** What was written is known without reading it again. */
function keepTable(
  context: MatchContext,
  loaded: LoadedMatch,
  side: Side,
  guard: Guard,
  wanted: Write,
): void {
  if (wanted.to === 'change') return;
  const after =
    wanted.to === 'draft'
      ? matchWithDraft(loaded, side, wanted.save, guard.key)
      : matchAfterCommit(loaded, wanted.commit);
  if (after !== undefined) context.matches.keep(after);
}

function send(
  context: MatchContext,
  loaded: LoadedMatch,
  side: Side,
  guard: Guard,
  answer: AnswerRecord,
  wanted: Write,
): Promise<Written> {
  const { store } = context;
  const base = baseOf(loaded);
  switch (wanted.to) {
    case 'commit':
      return store.commit({ ...wanted.commit, base, answer });
    case 'draft':
      return store.saveDraft({
        ...wanted.save,
        base,
        side,
        expectedRevision: guard.draft,
        key: guard.key,
        answer,
      });
    case 'change': {
      const { offers, mails } = wanted;
      return store.change({
        matchId: loaded.match.id,
        ...(offers === undefined ? {} : { offers }),
        mails,
        answer,
      });
    }
  }
}

/** What a write was computed from. */
export function baseOf(loaded: Pick<LoadedMatch, 'match'>): Base {
  const { id, headNumber, headHash, revision } = loaded.match;
  return { id, headNumber, headHash, revision };
}
