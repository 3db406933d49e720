/** What the pages of a seat are drawn from: the visitor, the position as he sees it, his language. */
import type { MatchInfo, SeatPage } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import type { Narrator, Reader } from '../../telling/index.js';
import type { WebContext } from '../http/context.js';
import type { Visitor } from '../http/seat-auth.js';
import type { Frame } from '../http/templates.js';
import { type Here, seatNav } from './nav.js';
import type { Hidden } from './question.js';

export interface SeatContext {
  readonly visitor: Visitor;
  readonly page: SeatPage;
  readonly narrator: Narrator;
  readonly locale: Locale;
  readonly reader: Reader;
  /** The newest event, signed: forms bring it back. */
  readonly head: string;
}

/** The fields by which a form says which position it was made for. */
export function guardFields(
  context: WebContext,
  seat: Pick<SeatContext, 'page' | 'head'>,
): readonly Hidden[] {
  return [...positionFields(seat), { name: 'key', value: context.makeKey() }];
}

/** The same for forms on pages that several readers are shown: the key follows from what is sent. */
export function positionFields({ page, head }: Pick<SeatContext, 'page' | 'head'>): readonly Hidden[] {
  return [
    { name: 'event', value: String(page.match.head.number) },
    { name: 'draft', value: String(page.draft.revision) },
    { name: 'head', value: head },
  ];
}

/** The frame of a seat's page. */
export function seatFrame(
  seat: SeatContext,
  title: string,
  here: Here,
): Pick<Frame, 'locale' | 'title' | 'nav' | 'pack' | 'headOf'> {
  const { locale, visitor: found, page } = seat;
  const nav = seatNav(found, page.match, locale, here, page.question !== undefined);
  return { locale, title, nav, pack: page.match.pack, headOf: shownHead(page.match, found.side) };
}

/** What a page shows of the journal, for the browser to keep, and to compare with what it gave for `side`. */
export function shownHead(
  { id, head, ceremony, commitments }: Pick<MatchInfo, 'id' | 'head' | 'ceremony' | 'commitments'>,
  side?: string,
): NonNullable<Frame['headOf']> {
  const { chain } = commitments;
  const shown = { match: id, ...head };
  if (side === undefined) return shown;
  const [digest, seed] = [ceremony.digests[side] ?? '', ceremony.seeds[side] ?? ''];
  const words = ceremony.words[side] ?? '';
  return { ...shown, given: { side, chain, digest, seed, words } };
}

/** Where the match stands, as one line: `turn 4 · night`. */
export function scopeOf({ page, narrator }: Pick<SeatContext, 'page' | 'narrator'>): string {
  return narrator.game.where(page.now);
}
