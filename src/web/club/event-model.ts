/** An event as its page shows it. */
import { createHash } from 'node:crypto';
import {
  type EventPage,
  endOf,
  isOpen,
  type LoadedEvent,
  type Pairing,
  pairingScores,
  stagesOf,
} from '../../club/index.js';
import { eventPath, matchPath } from '../../links/index.js';
import type { Game, Locale } from '../../referee/index.js';
import type { CompetitionLogRecord } from '../../store/index.js';
import { dayOf, timeOf } from '../../telling/index.js';
import type { WebContext } from '../http/context.js';
import { USUAL_ZONE } from '../http/locale.js';
import { nameOfPlayer, playerPath } from '../parts/players.js';
import { pageText, type WordKey } from '../words/words.js';

/** E-mails of a game turn, both seats, as measured: docs/measured.md. */
const MAILS_A_TURN: { readonly [game: string]: number } = {
  kyuchorei: 2,
  manila45: 2.1,
  squarepeg: 1.9,
  taiheiyo: 11,
  witp: 4.5,
};
const USUAL_TURN = 3;
const DAYS_A_WEEK = 7;

/** Weeks that one pairing takes at one e-mail a day and at two. */
export function weeksOf(game: Game, meeting: 'duel' | 'single') {
  const mails = Math.round((MAILS_A_TURN[game.id] ?? USUAL_TURN) * (game.introduction?.turns ?? 10));
  // Both matches of a duel are played at the same time, but each e-mail wants its own sitting.
  const all = meeting === 'duel' ? mails * 2 : mails;
  return { mails, slow: Math.ceil(all / DAYS_A_WEEK), fast: Math.ceil(all / (2 * DAYS_A_WEEK)) };
}

export function gameOfEvent(context: WebContext, { settings }: LoadedEvent): Game | undefined {
  return context.games.find(({ id }) => id === settings.game);
}

/** A line of a list of events. */
export function statusLine(loaded: Pick<LoadedEvent, 'competition'>, locale: Locale): string {
  return pageText(locale, `events.status.${loaded.competition.status}`);
}

export function nameIn({ entrants }: LoadedEvent, number: number, locale: Locale): string {
  return nameOfPlayer(entrants.find(({ record }) => record.number === number)?.player, locale);
}

function linkTo({ entrants }: LoadedEvent, number: number, locale: Locale): string | null {
  const player = entrants.find(({ record }) => record.number === number)?.player;
  return player === undefined || player.hidden || player.address === null
    ? null
    : playerPath(player.tag, locale);
}

/** The whole page. */
/** What lots are drawn from: until entry closes, the digest that binds the server to it. */
function lotLine({ stored: { secret, entryClosedAt } }: LoadedEvent, locale: Locale): string {
  const digest = createHash('sha256').update(secret).digest('hex');
  return entryClosedAt === null
    ? pageText(locale, 'events.lotBound', { digest })
    : pageText(locale, 'events.lot', { secret, digest });
}

export function eventModel(context: WebContext, page: EventPage, locale: Locale, now: Date) {
  const { loaded } = page;
  const { competition, settings } = loaded;
  const game = gameOfEvent(context, loaded);
  const zone = USUAL_ZONE[locale];
  return {
    title: competition.title,
    status: statusLine(loaded, locale),
    what: whatLine(context, loaded, game, locale),
    facts: factsOf(context, loaded, game, locale),
    tieBreaks: pageText(locale, 'events.tieBreaks'),
    lot: lotLine(loaded, locale),
    isOpen: isOpen(loaded) && 'stages' in settings,
    entryUntil: 'entryUntil' in settings ? dayOf(settings.entryUntil, locale) : null,
    entries: loaded.entrants.map(({ record }) => ({
      name: nameIn(loaded, record.number, locale),
      href: linkTo(loaded, record.number, locale),
      note:
        record.status === 'in'
          ? null
          : pageText(locale, record.status === 'asked' ? 'events.entry.asked' : 'events.entry.out'),
    })),
    stages: page.stages.map(({ stage, ends, groups }) => ({
      title: pageText(locale, 'events.stage', { n: stage + 1 }),
      ends: ends === null ? null : pageText(locale, 'events.stageEnds', { day: dayOf(ends, locale) }),
      groups: groups.map(({ group, rows }) => ({
        title: pageText(locale, 'events.group', { n: group.group + 1 }),
        heads: rows.map(({ entry }) => ({
          short: shortName(loaded, entry, locale),
          name: nameIn(loaded, entry, locale),
        })),
        rows: rows.map((row) => ({
          place: row.place === null ? pageText(locale, 'events.noPlace') : String(row.place),
          name: nameIn(loaded, row.entry, locale),
          href: linkTo(loaded, row.entry, locale),
          cells: rows.map((other) => cellOf(page, stage, row.entry, other.entry, locale)),
          points: pointsText(row.points),
          record: pageText(locale, 'events.record', { won: row.won, drawn: row.drawn, lost: row.lost }),
        })),
      })),
    })),
    unfinished: unfinishedOf(page, locale, now),
    log: page.log.map((line) => ({
      time: timeOf(line.at.toISOString(), zone, locale),
      text: logText(loaded, line, locale),
      words: wordsOf(line, locale),
    })),
    calendar: `${eventPath(competition.id)}/calendar.ics?lang=${locale}`,
  };
}

function pointsText(points: number): string {
  return Number.isInteger(points) ? String(points) : points.toFixed(1);
}

function shortName({ entrants }: LoadedEvent, number: number, locale: Locale): string {
  const name = entrants.find(({ record }) => record.number === number)?.player?.name ?? '';
  return name === '' ? pageText(locale, 'events.shortFormer') : [...name].slice(0, 3).join('');
}

/** What the row scored against the column; a dot while they play, nothing before. */
function cellOf({ sheet }: EventPage, stage: number, row: number, column: number, locale: Locale) {
  const pairing = sheet.pairings.find(
    (one) => one.stage === stage && one.entries.includes(row) && one.entries.includes(column),
  );
  if (row === column || pairing === undefined)
    return { text: '', label: pageText(locale, 'events.cell.self') };
  const scores = pairingScores(pairing, sheet.results, sheet.rulings);
  if (scores === undefined)
    return pairing.openedAt === null
      ? { text: '', label: pageText(locale, 'events.cell.waits') }
      : { text: '·', label: pageText(locale, 'events.cell.plays') };
  const score = scores[pairing.entries[0] === row ? 0 : 1];
  return { text: score === 0.5 ? '½' : String(score), label: String(score) };
}

function unfinishedOf({ loaded, sheet }: EventPage, locale: Locale, now: Date) {
  return sheet.pairings
    .filter((one) => one.openedAt !== null && pairingScores(one, sheet.results, sheet.rulings) === undefined)
    .map((pairing) => ({
      names: pageText(locale, 'events.pairing', namesOf(loaded, pairing, locale)),
      until: untilOf(loaded, pairing, locale, now),
      matches: pairing.legs.flatMap(({ leg, match }) =>
        match === null
          ? []
          : [
              {
                href: `${matchPath(match)}?lang=${locale}`,
                text: pageText(locale, 'events.match', { n: leg }),
              },
            ],
      ),
    }));
}

export function namesOf(loaded: LoadedEvent, { entries }: Pick<Pairing, 'entries'>, locale: Locale) {
  return { one: nameIn(loaded, entries[0], locale), two: nameIn(loaded, entries[1], locale) };
}

function untilOf({ stored }: LoadedEvent, pairing: Pairing, locale: Locale, now: Date): string | null {
  const ends = pairing.ends ?? stored.stages.find(({ stage }) => stage === pairing.stage)?.ends;
  if (ends == null) return null;
  const key: WordKey = endOf(ends) <= now ? 'events.overdue' : 'events.until';
  return pageText(locale, key, { day: dayOf(ends, locale) });
}

function whatLine(
  context: WebContext,
  { settings }: LoadedEvent,
  game: Game | undefined,
  locale: Locale,
): string {
  if (game === undefined) return settings.game;
  const scenario = game.scenarios.find(({ id }) => id === settings.scenario)?.words[locale];
  return [context.narrator(game, locale).title, scenario ?? settings.scenario].join(' · ');
}

/** What was fixed: how people meet, dates, clock, charter. */
function factsOf(
  context: WebContext,
  { settings }: LoadedEvent,
  game: Game | undefined,
  locale: Locale,
): readonly string[] {
  const say = (key: WordKey, more: Parameters<typeof pageText>[2] = {}) => pageText(locale, key, more);
  const [stage] = stagesOf(settings);
  const narrator = game === undefined ? undefined : context.narrator(game, locale);
  const { clock, strict, event: _, ...charter } = settings.terms;
  const weeks = game === undefined || stage === undefined ? undefined : weeksOf(game, stage.meeting);
  return [
    say(settings.rated ? 'events.rated' : 'events.unrated'),
    ...(stage === undefined ? [] : [say(`events.meeting.${stage.meeting}`)]),
    ...('size' in settings ? [say('events.size', settings.size)] : []),
    ...('stages' in settings
      ? settings.stages.map((one, n) =>
          say('events.stageFact', {
            n: n + 1,
            size: one.groupSize,
            k: one.atATime,
            begins: dayOf(one.begins, locale),
            ends: dayOf(one.ends, locale),
          }),
        )
      : []),
    ...(weeks === undefined ? [] : [say('events.weeks', weeks)]),
    ...('breaks' in settings
      ? settings.breaks.map(({ from, to }) =>
          say('events.break', { from: dayOf(from, locale), to: dayOf(to, locale) }),
        )
      : []),
    ...(narrator?.agreed({ clock, ...(strict === undefined ? {} : { strict }) }) ?? []),
    ...(narrator?.charter({ ...USUAL, ...charter }) ?? []),
  ];
}

const USUAL = {
  takeBack: 'consent',
  publication: 'asked',
  onlookers: 'anybody',
  sides: 'opener',
  window: 0,
} as const;

const LOGGED = [
  'open',
  'entered',
  'asked',
  'ready',
  'out',
  'closeEntry',
  'start',
  'admit',
  'refuse',
  'remove',
  'extend',
  'rule',
  'reverse',
  'announce',
  'deputy',
  'handOver',
  'end',
] as const;

function logText(loaded: LoadedEvent, line: CompetitionLogRecord, locale: Locale): string {
  const what = LOGGED.find((one) => one === line.what);
  if (what === undefined) return line.what;
  const facts: { readonly entry?: number; readonly pairing?: string; readonly until?: string } = JSON.parse(
    line.facts,
  );
  const number = Number(line.who);
  const who = Number.isInteger(number)
    ? nameIn(loaded, number, locale)
    : pageText(locale, line.who === 'deputy' ? 'events.deputy' : 'events.organizer');
  const pairing = loaded.pairings.find(({ id }) => id === facts.pairing)?.stored;
  return pageText(locale, `events.log.${what}`, {
    who,
    entry: facts.entry === undefined ? '' : nameIn(loaded, facts.entry, locale),
    pairing:
      pairing === undefined ? '' : pageText(locale, 'events.pairing', namesOf(loaded, pairing, locale)),
    until: facts.until === undefined ? '' : dayOf(facts.until, locale),
  });
}

function wordsOf({ words }: CompetitionLogRecord, locale: Locale): string | null {
  const said: { readonly [locale in Locale]?: string } = JSON.parse(words);
  const own = said[locale] || said.en || said.ja || '';
  return own === '' ? null : own;
}
