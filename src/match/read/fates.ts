/** What foretelling an order needs: what its author sees, and saw since the last safe point. */
import type { Answer, BaseState, FateQuestion, Side, Tape } from '../../referee/index.js';
import type { MatchContext } from '../model/context.js';
import { loadMatch, revisionOf, runnerOn } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Outcome } from '../model/types.js';

/** A question of a seat for another thread: plain data, and nothing that its author does not know. */
export interface FateStand {
  readonly game: string;
  readonly version: number;
  /** The text of the component pack, or null for the house's own components. */
  readonly pack: string | null;
  readonly asked: FateQuestion;
  /** The same as long as the position is. */
  readonly mark: string;
}

/** Where a seat stands with its draft, as it sees it. */
export async function fateStand(context: MatchContext, id: string, side: Side): Promise<Outcome<FateStand>> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined) return failed('unknown-match');
  const { game, match } = loaded;
  let base: string | undefined;
  let answers: Answer[] = [];
  let rolls: Tape['rolls'][number][] = [];
  const runner = runnerOn(
    loaded,
    {
      observer: {
        safePoint: (state) => {
          base = JSON.stringify(state);
          answers = [];
          rolls = [];
        },
        answered: (given, state) => {
          for (const answer of given)
            answers.push({
              ...answer,
              order:
                answer.order === null ? null : game.position.seen(state, answer.side, answer.order, side),
            });
        },
        rolled: ({ faces }) => rolls.push({ faces }),
      },
    },
    [side],
  );
  const stop = runner.go();
  const question = stop.at === 'asked' ? stop.questions.find((one) => one.side === side) : undefined;
  if (question === undefined || base === undefined) return failed('stale');
  const owned = match.pack === null ? undefined : await context.store.readPack(match.pack);
  return done({
    game: game.id,
    version: match.rulesVersion,
    pack: owned?.text ?? null,
    asked: {
      view: game.position.view(runner.state, side),
      kind: question.kind,
      about: question.about,
      since: {
        view: game.position.view(JSON.parse(base) as BaseState, side),
        tape: { answers, rolls, draws: [] },
      },
    },
    mark: `${id} ${side} ${match.headNumber}.${match.headHash}.${revisionOf(loaded, side)}`,
  });
}
