/** What becomes of each unit, in the words of the box beside an order. */
import type {
  FateEnd,
  FatePart,
  FateParts,
  FateShare,
  Fates,
  Game,
  Order,
  Side,
} from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import type { WebContext } from '../http/context.js';
import type { SeatContext } from '../parts/seated.js';
import { pageText } from '../words/words.js';

export interface FatesModel {
  readonly units: readonly {
    readonly name: string;
    readonly rows: number;
    readonly shares: readonly {
      readonly first: boolean;
      readonly text: string;
      readonly of: number;
      readonly in: number;
      readonly percent: number;
    }[];
  }[];
  /** What is not foretold, and why. */
  readonly notes: readonly string[];
  /** What comes of the table alone is called that. */
  readonly tableOnly: boolean;
  /** It is being worked out. */
  readonly waits: boolean;
  /** The heaviest, for the button; null where nothing is sure to say. */
  readonly heaviest: { readonly result: string; readonly percent: number } | null;
}

/** Milliseconds that a page waits for it before it shows the table alone. */
export const AT_ONCE = 30;
export const FOR_A_PAGE = 500;
export const TO_THE_END = 10_000;

const WAITING: FatesModel = { units: [], notes: [], tableOnly: false, waits: true, heaviest: null };

/** What becomes of each unit if the seat gives this order; null where nothing can be said. */
export async function fatesOf(
  context: Pick<WebContext, 'matches' | 'foretell'>,
  { visitor, narrator, locale, page }: Pick<SeatContext, 'visitor' | 'narrator' | 'locale' | 'page'>,
  order: Order,
  patience: number,
): Promise<FatesModel | null> {
  if (context.foretell === undefined) return null;
  const stand = await context.matches.fateStand(visitor.match, visitor.side);
  if (!stand.ok) return null;
  const found = await soon(context.foretell(stand.value, order, locale), patience);
  if (found === 'late') return WAITING;
  return found === undefined
    ? null
    : fatesModel(page.match.game, narrator, page.side, sideOfUnits(page), found);
}

function soon<T>(found: Promise<T>, patience: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

function sideOfUnits({ scene }: SeatContext['page']): ReadonlyMap<string, Side> {
  return new Map(scene.counters.map(({ id, side }) => [id, side]));
}

export function fatesModel(
  game: Pick<Game, 'words'>,
  narrator: Narrator,
  reader: Side,
  sides: ReadonlyMap<string, Side>,
  found: Fates,
): FatesModel {
  const { locale } = narrator;
  const plain = { units: [], tableOnly: false, waits: false, heaviest: null };
  if (found.at === 'first') {
    const key = `first.${found.kind}`;
    const side = narrator.side(found.side);
    const note = narrator.game.has(key)
      ? narrator.tell(key, { side: found.side })
      : pageText(locale, 'fates.first', { side });
    return { ...plain, notes: [note] };
  }
  if (found.at === 'table')
    return { ...plain, notes: [pageText(locale, `fates.table.${found.why}`)], tableOnly: true };
  const units = found.units.map(({ unit, shares }) => ({
    name: game.words.nameOf('unit', unit, locale),
    rows: shares.length,
    shares: shares.map((share, i) => ({
      first: i === 0,
      text: shareText(narrator, reader, share),
      ...share.chance,
      percent: percentOf(share),
    })),
  }));
  const notes = found.ends.map((end) => endText(narrator, reader, end));
  return {
    ...plain,
    units,
    notes: units.length + notes.length === 0 ? [pageText(locale, 'fates.none')] : notes,
    heaviest: heaviestOf(narrator, reader, sides, found),
  };
}

/** Nothing that may happen is 0 %, nothing that may not is 100 %. */
function percentOf({ chance }: Pick<FateShare, 'chance'>): number {
  const percent = Math.round((100 * chance.of) / chance.in);
  if (chance.of === chance.in) return 100;
  return Math.min(99, Math.max(1, percent));
}

/** The worst that becomes of an enemy's unit; of one's own where no enemy suffers. */
function heaviestOf(
  narrator: Narrator,
  reader: Side,
  sides: ReadonlyMap<string, Side>,
  { units }: Extract<Fates, { at: 'told' }>,
): FatesModel['heaviest'] {
  const worst = units.flatMap(({ unit, shares: [first] }) =>
    first === undefined || first.fates.some(isNothing) ? [] : [{ unit, share: first }],
  );
  const found = worst.find(({ unit }) => sides.get(unit) !== reader) ?? worst[0];
  if (found === undefined) return null;
  const [fate = []] = found.share.fates;
  return { result: fateText(narrator, fate), percent: percentOf(found.share) };
}

function isNothing(fate: FateParts): boolean {
  return fate.some(({ what }) => what === 'stays' || what === 'open' || what === 'moves');
}

function shareText(narrator: Narrator, reader: Side, { fates: all, by, where }: FateShare): string {
  const { locale } = narrator;
  const text = oneOf(narrator, all);
  const who = (sides: readonly Side[], key: 'decides' | 'where') =>
    sides.includes(reader) && sides.length === 1
      ? pageText(locale, `fates.${key}.you`, { fate: text })
      : pageText(locale, `fates.${key}`, {
          fate: text,
          side: sides.map((side) => narrator.side(side)).join(pageText(locale, 'field.comma')),
        });
  if (by.length > 0) return who(by, 'decides');
  return where.length > 0 ? who(where, 'where') : text;
}

/** What is the same whatever is chosen is said once: disordered, advances or stays. */
function oneOf(narrator: Narrator, [first = [], ...others]: readonly FateParts[]): string {
  const { locale } = narrator;
  const isIn = (fate: FateParts, part: FatePart) =>
    fate.some(({ what, word }) => what === part.what && word === part.word);
  const common = first.filter((part) => others.length > 0 && others.every((fate) => isIn(fate, part)));
  const rests = [first, ...others].map((fate) => {
    const rest = fate.filter((part) => !isIn(common, part));
    return fateText(narrator, rest.length === 0 ? [{ what: 'stays' }] : rest);
  });
  const choice = rests.join(pageText(locale, 'fates.or'));
  return common.length === 0 ? choice : fateText(narrator, common) + pageText(locale, 'field.comma') + choice;
}

function fateText(narrator: Narrator, fate: FateParts): string {
  return fate.map((part) => partText(narrator, part)).join(pageText(narrator.locale, 'field.comma'));
}

/** In the game's own word for it, where it has one. */
function partText({ locale, game, tell }: Narrator, { what, word }: FatePart): string {
  if (what === 'harm' || what === 'away') return word ?? '';
  const key = `fate.${what}`;
  return game.has(key) ? tell(key) : pageText(locale, `fates.${what}`);
}

function endText(narrator: Narrator, reader: Side, end: FateEnd): string {
  const { locale } = narrator;
  const percent = percentOf(end);
  const { what, side } = end;
  if (what === 'over')
    return side === null
      ? pageText(locale, 'fates.end.drawn', { percent })
      : pageText(locale, 'fates.end.over', { percent, side: narrator.side(side) });
  if (what === 'choice' && side !== null && side !== reader)
    return pageText(locale, 'fates.end.choice', { percent, side: narrator.side(side) });
  return pageText(locale, what === 'choice' ? 'fates.end.you' : `fates.end.${what}`, { percent });
}
