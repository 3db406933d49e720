/** A match after a write, known without reading it again. */
import type { DraftSave, MatchRecord, PlanSave, StandingSave } from '../../store/index.js';
import { type LoadedMatch, revisionOf, tapeSince, tapeWith } from '../model/loaded-match.js';
import { seatPlanOf } from '../model/plan.js';
import { clocksAfter } from '../model/shown-clock.js';
import type { DueMail } from './due.js';
import type { NewChange, NewCommit } from './event-writer.js';

/** The match after `write`; undefined where it must be read anew: new roots, seats that changed, an end. */
export function evolve(loaded: LoadedMatch, write: Write): LoadedMatch | undefined {
  switch (write.to) {
    case 'draft': {
      const { side, answers, pending, key } = write.save;
      const baseEvent = loaded.match.headNumber;
      const { press = null, closesAt = null } = write.save.press ?? {};
      const revision = revisionOf(loaded, side) + 1;
      const draft = { side, baseEvent, revision, answers, lastKey: key, press, closesAt };
      const others = loaded.drafts.filter((d) => d.side !== side);
      const drafts = [...others, draft].sort((a, b) => (a.side < b.side ? -1 : 1));
      const clocks = clocksAfter(loaded.clocks, write.save.clocks);
      return { ...moved(loaded, pending === undefined ? {} : { pending }), drafts, clocks };
    }
    case 'standing': {
      const { side, orders, expiry, expectedRevision } = write.save;
      const revision = expectedRevision + 1;
      const page = { orders: JSON.parse(orders), expiry: JSON.parse(expiry), revision };
      return { ...moved(loaded), standing: { ...loaded.standing, [side]: page } };
    }
    case 'plan':
      return { ...moved(loaded), plans: plansAfter(loaded, [write.save]) };
    case 'commit':
      return afterCommit(loaded, write.commit);
    case 'change':
      return undefined;
  }
}

/** With the match's row as it is written by every write, and `changes` to it. */
function moved(loaded: LoadedMatch, changes: Partial<MatchRecord> = {}): LoadedMatch {
  const { match } = loaded;
  return { ...loaded, match: { ...match, ...changes, revision: match.revision + 1 } };
}

/** The plans of a match with those that were changed. */
export function plansAfter(
  { plans }: Pick<LoadedMatch, 'plans'>,
  saves: readonly PlanSave[],
): LoadedMatch['plans'] {
  const saved = saves.map((save) => {
    const seat = seatPlanOf({ ...save, revision: save.expectedRevision + 1 });
    return [save.side, seat] as const;
  });
  return { ...plans, ...Object.fromEntries(saved) };
}

function afterCommit(loaded: LoadedMatch, commit: NewCommit): LoadedMatch | undefined {
  const head = commit.events.at(-1);
  const elsewhere = commit.events.some(({ type }) => type === 'takenBack' || type === 'moved');
  const same =
    commit.status === 'playing' && commit.newRoot === undefined && commit.seats === undefined && !elsewhere;
  if (head === undefined || !same) return undefined;
  // Of several events, those before the safe point lie behind it.
  const from = commit.snapshot?.event ?? 0;
  const since = tapeSince(
    commit.events.filter(({ number }) => number >= from),
    commit.snapshot,
  );
  return {
    ...moved(loaded, {
      headNumber: head.number,
      headHash: head.hash,
      pending: commit.pending,
      throwing: commit.throwing === undefined ? loaded.match.throwing : commit.throwing,
      round: commit.round ?? loaded.match.round,
      updatedAt: head.at,
    }),
    root: { ...loaded.root, ...commit.root?.to },
    snapshot: commit.snapshot ?? loaded.snapshot,
    tape: commit.snapshot === undefined ? tapeWith(loaded.tape, since) : since,
    drafts: [],
    plans: plansAfter(loaded, commit.plans ?? []),
    clocks: clocksAfter(loaded.clocks, commit.clocks),
  };
}

/** What is to be written; what it is based on and the answer's row are added here. */
export type Write =
  | { readonly to: 'commit'; readonly commit: NewCommit }
  | {
      readonly to: 'draft';
      readonly save: Omit<DraftSave, 'base' | 'answer' | 'mails'>;
      readonly due?: readonly DueMail[];
    }
  | { readonly to: 'standing'; readonly save: Required<Omit<StandingSave, 'matchId' | 'answer'>> }
  | { readonly to: 'plan'; readonly save: PlanSave }
  | { readonly to: 'change'; readonly change: NewChange };
