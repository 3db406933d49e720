/** The line above a map: who plays, which turn it is, what for, how far it is, whose move. */
import type { SeatPage } from '../../../match/index.js';
import type { Clause } from '../../../referee/index.js';
import type { Narrator } from '../../../telling/index.js';
import { pageText, type WordKey } from '../../words/words.js';

/** What `partials/table.hbs` shows above the map. */
export interface BarModel {
  readonly name: string;
  /** The reader's side, and the tone of its counters; '' for a spectator. */
  readonly side: string;
  readonly colour: string;
  /** Null in games that do not declare it. */
  readonly aim: {
    readonly what: string;
    readonly score: string;
    readonly pips: readonly boolean[] | null;
    readonly until: string;
    readonly clause: Clause;
    readonly track:
      | readonly {
          readonly n: number;
          readonly night: boolean;
          readonly past: boolean;
          readonly current: boolean;
        }[]
      | null;
  } | null;
  /** Whose move it is, in two words. */
  readonly state: string;
}

/** For the reader of a page. `yours`: whether he is asked. */
export function barModel(
  page: Pick<SeatPage, 'match' | 'view' | 'locale' | 'scene'>,
  narrator: Narrator,
  side: string,
  yours: boolean,
): BarModel {
  const { match, locale } = page;
  return {
    name: match.game.introduction?.short[locale] ?? narrator.title,
    side: side === '' ? '' : narrator.side(side),
    colour: side === '' ? '' : (page.scene.counters.find((one) => one.side === side)?.tone ?? ''),
    aim: aimModel(page, narrator),
    state: pageText(locale, stateOf(match.status, yours)),
  };
}

function stateOf(status: string, yours: boolean): WordKey {
  if (yours) return 'bar.yours';
  if (status === 'playing') return 'bar.waiting';
  return status === 'open' || status === 'stopped' ? 'bar.open' : 'bar.over';
}

function aimModel(
  { match: { game }, view }: Pick<SeatPage, 'match' | 'view'>,
  narrator: Narrator,
): BarModel['aim'] {
  const aim = game.aim?.(view);
  if (aim === undefined) return null;
  const { what, until, score, pips, clause, turns, turn } = aim;
  return {
    what: narrator.game.say(what),
    until: narrator.game.say(until),
    score,
    clause,
    pips: pips === undefined ? null : Array.from({ length: pips.of }, (_, i) => i < pips.done),
    track: turns.map(({ n, night }) => ({ n, night, past: n < turn, current: n === turn })),
  };
}
