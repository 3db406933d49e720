/** Parts that several pages show: map, seats, facts, draft. */
import {
  type GroundAddress,
  groundHash,
  type Interactive,
  type Light,
  sceneToSvg,
  startShare,
} from '../../board/index.js';
import { eventPath, groundPath } from '../../links/index.js';
import {
  type MatchInfo,
  type MatchTerms,
  NOBODY,
  PRACTICE_NAME,
  type SeatInfo,
  type SeatPage,
} from '../../match/index.js';
import {
  type Field,
  type Game,
  type GameMap,
  type Locale,
  optionsOf,
  type SceneLayer,
} from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { rulesOf } from '../http/clauses.js';
import type { WebContext } from '../http/context.js';
import { pageText } from '../words/words.js';
import { idsInEntry } from './log.js';
import { placeOnMap, spotOf } from './naming.js';
import { type Asking, idsOf } from './options.js';

export interface MapModel {
  readonly svg: string;
  /** What the reader can have laid over the map, by its number; null where there is nothing. */
  readonly layers:
    | readonly {
        readonly n: number;
        readonly text: string;
        /** Clauses whose refusals to the reader it makes plain. */
        readonly explains: string | null;
      }[]
    | null;
  /** Where a unit or a hex is looked at closely; null in games without such looks. */
  readonly sight: Link | null;
  /** Whether what changed since the reader's last visit can be laid over it as well. */
  readonly changes: boolean;
  /** Where it begins without scripts, in widths of the map; null on an empty map. */
  readonly start: { readonly x: number; readonly y: number } | null;
  /** Places where it begins while nothing on it can be chosen. */
  readonly ahead: string;
  /** Address of the picture; null where there is none. */
  readonly png: string | null;
}

/** A link with its text. */
interface Link {
  readonly href: string;
  readonly text: string;
}

/** What a map may have besides. */
interface MapExtras {
  /** Whether what changed since the reader's last visit can be laid over it. */
  readonly changes?: boolean;
  readonly sight?: Link | null;
  /** Layers that lie on it unasked. */
  readonly over?: readonly SceneLayer[];
  /** Choices that the reader is told to press; what an order names that he is to confirm. */
  readonly pointed?: readonly string[];
  /** Places where it begins while nothing on it can be chosen. */
  readonly ahead?: readonly string[];
}

export const NO_CHOICES: Interactive['choices'] = { places: [], units: [], sides: [] };

/** What is shown of a match to a reader: which map, in which language. */
type Shown = Pick<SeatPage, 'scene' | 'view' | 'locale'> & { readonly match: Edition };
type Edition = Pick<MatchInfo, 'game' | 'rulesVersion' | 'pack'>;

/** The map, with what can be clicked. */
export function mapModel(
  page: Shown,
  choices: Interactive['choices'],
  png: string | null,
  { changes = false, sight = null, over: laid = [], pointed = [], ahead = [] }: MapExtras = {},
): MapModel {
  const { match, view, locale } = page;
  const { layers = [] } = match.game.picture;
  const over = layers.map((layer) => layer.over(view, locale));
  return {
    svg: mapSvg(match, mapOf(page), locale, { choices, pointed, ahead }, [...over, ...laid]),
    start: startShare(mapOf(page), { choices, idPrefix: '', pointed, ahead }) ?? null,
    ahead: ahead.join(' '),
    layers:
      layers.length === 0
        ? null
        : layers.map(({ words, explains }, i) => ({
            n: i + 1,
            text: words[locale],
            explains: explains?.to === view.viewer ? explains.clauses.join(' ') : null,
          })),
    sight,
    changes,
    png,
  };
}

/** A map as it stands in a page: its ground has an address of its own. */
export function mapSvg(
  edition: Edition,
  map: GameMap,
  locale: Locale,
  offered: Omit<Interactive, 'idPrefix'> = { choices: NO_CHOICES },
  layers: readonly SceneLayer[] = [],
): string {
  const { look } = edition.game.picture;
  const interactive = { ...offered, idPrefix: 'm' };
  const ground = groundOf(edition, map, locale);
  return sceneToSvg(map, { theme: 'auto', look, interactive, ground, layers });
}

/** Where browsers find the ground of a match. */
function groundOf(
  { game, rulesVersion, pack }: Edition,
  { ground, scene }: GameMap,
  locale: Locale,
): GroundAddress {
  const of = { game: game.id, version: rulesVersion, pack };
  const at = (shade: Light) => groundPath(of, locale, shade, groundHash(ground, shade, game.picture.look));
  if (scene.night) return { light: at('night'), dark: at('night') };
  return { light: at('light'), dark: at('dark') };
}

/** The map of a page: what stands on it, and its ground. */
export function mapOf({ match, scene, locale }: Shown): GameMap {
  return { ground: match.game.picture.ground(locale), scene };
}

/** The choices of a field on the map. */
export function choicesOf(game: Game, field: Field, asking: Asking, { ground }: GameMap): typeof NO_CHOICES {
  const on = placeOnMap(game, field);
  if (on === undefined) return NO_CHOICES;
  const ids = idsOf(asking);
  if (on.as !== 'side') return { ...NO_CHOICES, [`${on.as}s`]: ids.map((id) => spotOf(ground, on, id)) };
  return { ...NO_CHOICES, sides: ids.flatMap((id) => (on.between ? [{ id, between: on.between(id) }] : [])) };
}

/** What anybody may know of a match as such. */
export function factsModel(match: MatchInfo, narrator: Narrator) {
  const { game } = match;
  const { locale } = narrator;
  return {
    seats: match.seats.map((seat) => ({
      side: narrator.side(seat.side),
      name: shownName(seat, locale),
      note: seatNote(seat, locale),
    })),
    scenario: game.scenarios.find(({ id }) => id === match.scenario)?.words[locale] ?? match.scenario,
    options: optionsOf(game, match.scenario).map(({ id, initial, words }) => ({
      name: words[locale],
      value: narrator.option(match.options[id] ?? initial),
    })),
    charter: narrator.charter(match.charter),
    agreed: [...narrator.agreed(termsOf(match)), ...narrator.dice(match.beacon)],
    match: match.id,
    event: match.event === undefined ? null : `${eventPath(match.event)}?lang=${locale}`,
    rules: versionOf(match, locale),
    rulesHref: rulesOf(game, locale, match.pack),
    head: match.head,
    /** Two people who can compare heads on the telephone. */
    persons: match.seats.every(({ robot }) => !robot),
    commitments: match.commitments,
  };
}

/** What was agreed when a match was opened. */
export function termsOf({ clock, strict }: Pick<MatchInfo, 'clock' | 'strict'>): MatchTerms {
  return { ...(clock === undefined ? {} : { clock: clock.terms }), ...(strict ? { strict } : {}) };
}

/** Enough of a pack's hash to know it by. */
export function packShown(pack: string): string {
  return pack.slice(0, 12);
}

function versionOf({ game, rulesVersion, pack }: MatchInfo, locale: Locale): string {
  const said = { game: game.title[locale], version: rulesVersion };
  return pack === null
    ? pageText(locale, 'facts.version', said)
    : pageText(locale, 'facts.pack', { ...said, pack: packShown(pack) });
}

function seatNote(seat: MatchInfo['seats'][number], locale: Locale): string | null {
  if (!seat.joined) return pageText(locale, 'facts.notJoined');
  return seat.mailFails ? pageText(locale, 'facts.mailFails') : null;
}

/** The draft as the seat sees it; null when there is none. */
export function draftModel(page: SeatPage, narrator: Narrator) {
  const { answers } = page.draft;
  if (answers.length === 0) return null;
  const lines = answers.flatMap(({ order, by }) =>
    order === null
      ? []
      : [
          {
            text: narrator.game.order(order),
            note: by === 'forced' ? pageText(narrator.locale, 'draft.forced') : null,
            ids: idsInEntry({ ...flat(order), key: '' }),
          },
        ],
  );
  return { lines };
}

function flat(order: object): { readonly [name: string]: string | readonly string[] } {
  const plain = Object.entries(order).filter(
    ([name, value]) => name !== 'do' && (typeof value === 'string' || Array.isArray(value)),
  );
  return Object.fromEntries(plain);
}

/**
 * A player's name, the practice opponent's in the language of the page; nothing for a seat that nobody has
 * taken yet.
 */
export function shownName({ name, robot }: Pick<SeatInfo, 'name' | 'robot'>, locale: Locale): string {
  if (robot) return PRACTICE_NAME[locale];
  return name === NOBODY ? '' : name;
}

/** Who plays which side, for the log. */
export function namesBySide(
  match: Pick<MatchInfo, 'seats'>,
  locale: Locale,
): { readonly [side: string]: string } {
  return Object.fromEntries(
    match.seats.map((seat) => [seat.side, seat.robot ? PRACTICE_NAME[locale] : seat.name]),
  );
}

/** Every zone that this Node knows, UTC first. */
export const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/**
 * Over, and its seals opened: a match of this server when it is finished, an imported one if it came with all of
 * its openings. One that was left without its keys, or imported as one side knew it, stays as it was.
 */
export async function isOpenToAll({ store }: Pick<WebContext, 'store'>, match: string): Promise<boolean> {
  const status = (await store.readMatch(match))?.match.status;
  if (status !== 'imported') return status === 'finished';
  const events = await store.readEvents(match, 1);
  const sealed = events.filter(({ type }) => type === 'played' || type === 'ordered');
  return (
    events.at(-1)?.type === 'unsealed' &&
    sealed.every(({ contents }) => Object.hasOwn(JSON.parse(contents), 'draws'))
  );
}
