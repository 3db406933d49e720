/** A secret set-up enters the journal as it stands: by which ways it came about is told to nobody. */
import type { Decision } from '../game/decision.js';
import type { Game } from '../game/game.js';
import type { BaseState } from '../game/play.js';
import type { EventDraft } from './event-draft.js';
import type { Answer } from './record.js';

/** Whether a question belongs to a set-up of which nobody else may learn how it came about. */
export function isSecretSetup<S extends BaseState>(
  { freeSetup }: Pick<Game<S>, 'freeSetup'>,
  { kind }: Pick<Decision, 'kind'>,
): boolean {
  return freeSetup?.secret === true && freeSetup.kind === kind;
}

/** Whether it is the first of one: nothing stands yet. */
export function beginsSetup<S extends BaseState>(game: Game<S>, state: S, decision: Decision): boolean {
  return isSecretSetup(game, decision) && game.freeSetup?.orders(state, decision.side).length === 0;
}

/**
 * Where an event holds a whole secret set-up, its answers give way to those that make it straight away,
 * behind them the one that ends it: as many however often a unit was placed anew, or by which template.
 */
export function tidySetup<S extends BaseState>(game: Game<S>, state: S, event: EventDraft): void {
  const last = event.answers.at(-1);
  if (!event.setsUp || game.freeSetup === undefined || last === undefined) return;
  const { side } = last;
  const made = game.freeSetup.orders(state, side).map((order): Answer => ({ side, order, by: 'given' }));
  event.retell(
    [...made, last].map((answer) => {
      const { order } = answer;
      return [answer, order === null ? null : game.seen(state, side, order, 'spectator')];
    }),
  );
}
