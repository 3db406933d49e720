/**
 * The window in which the end of a phase can be thought over: the press that ends it is carried out by a
 * timer some minutes later, and until then its author may reopen it. Only where nothing is rolled, drawn or
 * revealed before the other side is asked, so that nobody learns anything by ending a phase and reopening it.
 */
import type { Side } from '../../referee/index.js';
import type { DraftRecord } from '../../store/index.js';
import { charterOf } from './charter.js';
import { type LoadedMatch, runnerOn } from './loaded-match.js';

const MINUTE = 60_000;

/** When a press would be carried out, where the match has a window for it; undefined: at once. */
export function windowOf(loaded: LoadedMatch, side: Side, order: unknown, now: Date): Date | undefined {
  const { window } = charterOf(loaded.match);
  const practice = loaded.seats.some(({ holder }) => holder === 'robot');
  if (window === 0 || practice || !endsQuietly(loaded, side, order)) return undefined;
  return new Date(now.getTime() + window * MINUTE);
}

/**
 * Whether an order ends the phase and hands over without chance. In a game that hides something only ends of
 * phases are passed that read public facts; nobody's standing orders are asked.
 */
function endsQuietly(loaded: LoadedMatch, side: Side, order: unknown): boolean {
  const { hides } = loaded.game.position;
  let ended = false;
  const passes: NonNullable<Parameters<typeof runnerOn>[1]['passes']> = (what, step) => {
    const passed = what === 'phase' && (!hides || step?.ahead === true);
    ended ||= passed;
    return passed;
  };
  const stop = runnerOn(loaded, { passes }, [side]).give({ side, order });
  if (!ended) return false;
  if (stop.at === 'barrier') return stop.what === 'question';
  return stop.at === 'asked' && stop.questions.every((question) => question.side !== side);
}

/** The press that waits in a draft; undefined: the draft is open. */
export function pressIn({ drafts }: Pick<LoadedMatch, 'drafts'>, side: Side): DraftRecord | undefined {
  return drafts.find((draft) => draft.side === side && draft.press !== null);
}
