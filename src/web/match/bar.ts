/** The line above a map: who plays, which turn it is, what for, how far it is, whose move. */
import type { MatchInfo, SeatPage } from '../../match/index.js';
import type { Clause, Game, Locale } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { pageText, type WordKey } from '../words/words.js';

/** What `partials/match-frame.hbs` shows above the map. */
export interface BarModel {
  readonly name: string;
  /** The reader's side, and the tone of its counters; '' for a spectator. */
  readonly side: string;
  readonly colour: string;
  /** Null in games that do not declare it. */
  readonly aim: {
    readonly what: string;
    /** The same where there is little room. */
    readonly short: string;
    readonly score: string;
    readonly pips: readonly boolean[] | null;
    readonly until: string;
    readonly clause: Clause;
    /** The turn where there is no room for the track. */
    readonly turn: string;
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
  /** Time left to whoever is waited for, and the same where there is little room; null where no clock runs. */
  readonly left: { readonly text: string; readonly short: string } | null;
}

/** For the reader of a page. `yours`: whether he is asked. */
export function barModel(
  page: Pick<SeatPage, 'match' | 'view' | 'locale'>,
  narrator: Narrator,
  side: string,
  yours: boolean,
  now: Date,
): BarModel {
  const { match, view, locale } = page;
  return {
    name: match.game.introduction?.short[locale] ?? narrator.title,
    side: side === '' ? '' : narrator.side(side),
    colour: toneOf(match.game, side),
    aim: aimModel(match.game, view, narrator),
    state: pageText(
      locale,
      match.beacon?.waits === undefined ? stateOf(match.status, side, yours) : 'bar.dice',
    ),
    left: timeLeft(match, locale, now),
  };
}

function stateOf(status: string, side: string, yours: boolean): WordKey {
  if (yours) return 'bar.yours';
  if (status === 'playing') return side === '' ? 'bar.playing' : 'bar.waiting';
  return status === 'open' || status === 'stopped' ? 'bar.open' : 'bar.over';
}

/** Above a position that belongs to no match; `state`: what stands in the place of whose move it is. */
export function preparedBar(
  { game, view, side }: Pick<SeatPage, 'view'> & { readonly game: Game; readonly side: string },
  narrator: Narrator,
  state: string,
): BarModel {
  return {
    name: game.introduction?.short[narrator.locale] ?? narrator.title,
    side: narrator.side(side),
    colour: toneOf(game, side),
    aim: aimModel(game, view, narrator),
    state,
    left: null,
  };
}

function toneOf({ picture: { tones } }: Game, side: string): string {
  return tones[side] ?? '';
}

function aimModel(game: Game, view: SeatPage['view'], narrator: Narrator): BarModel['aim'] {
  const aim = game.picture.aim?.(view);
  if (aim === undefined) return null;
  const { what, until, score, pips, clause, turns, turn } = aim;
  return {
    what: narrator.game.say(what),
    short: narrator.game.has(`${what.key}.short`)
      ? narrator.tell(`${what.key}.short`)
      : narrator.game.say(what),
    until: narrator.game.say(until),
    score,
    clause,
    pips: pips === undefined ? null : Array.from({ length: pips.of }, (_, i) => i < pips.done),
    turn: pageText(narrator.locale, 'bar.turn', {
      turn,
      of: turns.at(-1)?.n ?? turn,
      night: String(turns.find(({ n }) => n === turn)?.night ?? false),
    }),
    track: turns.map(({ n, night }) => ({ n, night, past: n < turn, current: n === turn })),
  };
}

const HOUR_MS = 3_600_000;
const HOURS = 24;

/** To the first deadline that runs. */
function timeLeft({ clock, status }: MatchInfo, locale: Locale, now: Date): BarModel['left'] {
  const ends = Object.values(clock?.sides ?? {}).flatMap(({ deadline }) => deadline?.getTime() ?? []);
  if (ends.length === 0 || status !== 'playing') return null;
  const hours = Math.floor((Math.min(...ends) - now.getTime()) / HOUR_MS);
  const left = { days: Math.floor(hours / HOURS), hours: hours % HOURS };
  const [key, short]: readonly [WordKey, WordKey] =
    hours < 0
      ? ['bar.up', 'bar.up']
      : hours < 1
        ? ['bar.soon', 'bar.soon.short']
        : ['bar.left', 'bar.left.short'];
  return { text: pageText(locale, key, left), short: pageText(locale, short, left) };
}
