/** How a match ended, beside its map: who won and why, what each side lost, how lucky it was. */
import { luckSum, stakesOf } from '../../audit/index.js';
import type { MatchInfo } from '../../match/index.js';
import type { View } from '../../referee/index.js';
import { endOf, type Reader } from '../../telling/index.js';
import type { WebContext } from '../http/context.js';
import { signedNumber } from '../ledger/index.js';
import { pageText } from '../words/words.js';

/** Digits of luck that are shown. */
const DIGITS = 1;

/** What `partials/ended.hbs` shows. */
export interface EndedModel {
  /** Who won. */
  readonly title: string;
  /** Why, with its clause. */
  readonly lines: readonly string[];
  readonly rows: readonly {
    readonly side: string;
    /** The reader's own. */
    readonly own: boolean;
    /** Units lost, where the game counts them. */
    readonly counted: boolean;
    readonly lost: number;
    /** Luck in all rolls that were its own; null where there were none. */
    readonly luck: string | null;
  }[];
}

/** Null while the match goes on. */
export async function endedModel(
  context: Pick<WebContext, 'matches'>,
  reader: Reader,
  match: MatchInfo,
  view: View,
): Promise<EndedModel | null> {
  if (match.ended === undefined) return null;
  const [title = '', ...lines] = endOf(reader, match.ended);
  const counted = countOf(reader, match, view);
  const lost = match.game.picture.lost?.(view);
  // Of an imported match, or one that is not over for its journal, nothing is summed up.
  const audit = await context.matches.audit(match.id, 'all');
  const rolls = audit.ok ? audit.value.rolls : [];
  const rows = match.game.sides.map((side) => {
    const own = luckSum(stakesOf(rolls, side));
    return {
      side: reader.narrator.side(side),
      own: side === reader.side,
      counted: lost !== undefined,
      lost: lost?.[side] ?? 0,
      luck: own.rolls === 0 ? null : signedNumber(own.luck, DIGITS),
    };
  });
  return { title, lines: [...lines, ...counted], rows };
}

/** Where the rules ended it by a count: how far that has come, and what was asked for. */
function countOf({ narrator }: Reader, { game, ended }: MatchInfo, view: View): readonly string[] {
  const aim = game.picture.aim?.(view);
  const key = ended?.result?.key;
  if (aim === undefined || key === undefined || !aim.decides.includes(key)) return [];
  const [what, until] = [narrator.game.say(aim.what), narrator.game.say(aim.until)];
  return [`${what} ${aim.score}${pageText(narrator.locale, 'colon')}${until} [${aim.clause}]`];
}
