/** The one way in which an event is changed: read, decide, write, and decide again where somebody was faster. */
import { done, failed, type Outcome } from '../../match/index.js';
import type { CompetitionLogRecord, NewNotice } from '../../store/index.js';
import type { ClubEffects } from '../model/context.js';
import { EventDraft, type LoadedEvent, loadEvent } from './stored.js';

const ATTEMPTS = 8;

/** What is decided: the changes are made in the draft. */
export interface EventDecision<T> {
  readonly value: T;
  readonly log?: readonly Omit<CompetitionLogRecord, 'number' | 'at'>[];
  readonly notices?: readonly NewNotice[];
  /** When a worker looks at the event; left out: at once. */
  readonly nextAt?: Date | null;
}

export type DecideEvent<T> = (
  draft: EventDraft,
  loaded: LoadedEvent,
  now: Date,
) => Outcome<EventDecision<T>> | Promise<Outcome<EventDecision<T>>>;

/** Carries a change out: whole, or not at all. */
export async function changeEvent<T>(
  effects: ClubEffects,
  id: string,
  decide: DecideEvent<T>,
): Promise<Outcome<T>> {
  const { store } = effects;
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const loaded = await loadEvent(store, id);
    if (loaded === undefined) return failed('unknown-match');
    const now = effects.clock();
    const draft = new EventDraft(loaded);
    const decided = await decide(draft, loaded, now);
    if (!decided.ok) return decided;
    const { value, log = [], notices = [], nextAt = now } = decided.value;
    const { competition, entrants, pairings } = draft.rows;
    const written = await store.writeCompetition({
      id,
      expectedRevision: loaded.competition.revision,
      at: now,
      competition: { ...competition, nextAt },
      entrants,
      pairings,
      log,
      notices,
    });
    if (written) {
      if (notices.length > 0) effects.noticed?.();
      return done(value);
    }
  }
  return failed('busy');
}
