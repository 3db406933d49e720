/** The audit page as its template shows it. */
import type { AuditDraw, AuditRoll, AuditSheet } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { PAGE_WORDS, pageText } from '../words/words.js';
import {
  type Faces,
  facesByDie,
  grouped,
  isOutside,
  isTelling,
  luckOverTime,
  luckSum,
  type Stake,
  type Sum,
  stakesOf,
} from './figures.js';
import { type Filter, filtered, filterFields, isFiltering, toQuery } from './filter.js';
import { faceStrip, luckCurve, luckStrip, scaleOf, signed } from './plots.js';
import { percent, rollModel } from './rows.js';

/** Rolls on one page. */
const PER_PAGE = 200;
const DIGITS = 2;

/** Where the page and what belongs to it are found, and what the address holds beside the filter. */
export interface AuditAddresses {
  /** `/m/<id>` or `/m/<id>/<side>`. */
  readonly home: string;
  /** `lang` on the page for everybody. */
  readonly more: { readonly [name: string]: string };
  /** Name of the journal's file, and whether the whole of it can be played again. */
  readonly file: string;
  readonly whole: boolean;
}

/** What `templates/pages/audit.hbs` shows. */
export function auditModel(
  narrator: Narrator,
  sheet: AuditSheet,
  filter: Filter,
  page: number,
  addresses: AuditAddresses,
) {
  const { match, rolls, seals } = sheet;
  const { locale } = narrator;
  const shown = filtered(rolls, filter);
  const pages = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const here = Math.min(Math.max(1, page), pages);
  const from = (here - 1) * PER_PAGE;
  const some = shown.slice(from, from + PER_PAGE);
  const address = `${addresses.home}/audit`;
  const turnTo = (to: number) =>
    to < 1 || to > pages
      ? null
      : `${address}${toQuery(filter, { ...addresses.more, page: String(to) })}#rolls`;
  return {
    name: narrator.title,
    ...limitsOf(match.beacon !== undefined, locale),
    match: match.id,
    head: match.head.number,
    all: rolls.length,
    back: `${addresses.home}${toQuery(NO_FILTER, addresses.more)}`,
    address,
    hidden: Object.entries(addresses.more).map(([name, value]) => ({ name, value })),
    filtering: isFiltering(filter),
    reset: `${address}${toQuery(NO_FILTER, addresses.more)}#rolls`,
    fields: filterFields(narrator, rolls, filter).map((field) => ({
      ...field,
      label: pageText(locale, `audit.${field.name}`),
    })),
    none:
      rolls.length === 0
        ? pageText(locale, 'audit.none')
        : shown.length === 0
          ? pageText(locale, 'audit.noneHere')
          : null,
    count: pageText(locale, 'audit.count', { shown: shown.length, all: rolls.length }),
    pages:
      pages === 1
        ? null
        : {
            text: pageText(locale, 'audit.page', { from: from + 1, to: from + some.length }),
            earlier: turnTo(here - 1),
            later: turnTo(here + 1),
          },
    phases: phasesOf(narrator, some, isFiltering(filter), replayOf(addresses)),
    sealed: match.game.hides
      ? pageText(locale, 'audit.sealed', { all: seals.all, open: seals.open, closed: seals.all - seals.open })
      : null,
    draws: sheet.draws.length === 0 ? null : sheet.draws.map((draw) => drawModel(narrator, sheet, draw)),
    faces: facesModel(locale, facesByDie(shown)),
    luck: luckModel(narrator, sheet, shown, filter),
    downloads: downloadsOf(sheet, filter, addresses),
    refused: sheet.refused.map(({ round, signature }) => `${round}:${signature}`).join(' '),
    check: pageText(locale, 'audit.check'),
    words: proofWords(locale),
  };
}

/** Rolls by turn and phase: the newest lies open, and what was looked for. */
function phasesOf(
  narrator: Narrator,
  rolls: readonly AuditRoll[],
  open: boolean,
  replay: (moment: string) => string,
) {
  const phases: { readonly where: string; readonly rolls: AuditRoll[] }[] = [];
  for (const roll of rolls) {
    const where = narrator.game.where(roll.now);
    const last = phases.at(-1);
    if (last?.where === where) last.rolls.push(roll);
    else phases.push({ where, rolls: [roll] });
  }
  return phases.map(({ where, rolls: thrown }, i) => ({
    where,
    count: pageText(narrator.locale, 'audit.phase', { n: thrown.length }),
    open: open || i === phases.length - 1,
    rolls: thrown.map((roll) => rollModel(narrator, roll, replay)),
  }));
}

/** What the page cannot show: with a beacon that depends on each roll. */
function limitsOf(beacon: boolean, locale: Locale) {
  return {
    provesNot: pageText(locale, beacon ? 'audit.provesNotBeacon' : 'audit.provesNot'),
    honestLimit: pageText(locale, beacon ? 'audit.honestLimitBeacon' : 'audit.honestLimit'),
  };
}

/** With and without scripts the replay is opened at a moment. */
function replayOf({ home, more }: AuditAddresses): (moment: string) => string {
  return (moment) => `${home}/replay${toQuery(NO_FILTER, { ...more, at: moment })}#${moment}`;
}

const NO_FILTER: Filter = { turn: '', side: '', purpose: '' };

function drawModel(narrator: Narrator, { match }: AuditSheet, { event, side, purpose, ids }: AuditDraw) {
  const universe = Object.entries(match.game.universe);
  const nameOf = (id: string) => {
    const of = universe.find(([, known]) => known.has(id))?.[0];
    return of === undefined ? id : match.game.nameOf(of, id, narrator.locale);
  };
  return {
    event,
    side: narrator.side(side),
    purpose: narrator.tell(`purpose.${purpose}`),
    ids: ids.map(nameOf).join(pageText(narrator.locale, 'frame.comma')),
  };
}

function facesModel(locale: Locale, all: readonly Faces[]) {
  const telling = all.filter(isTelling);
  const few = all.filter((kind) => !isTelling(kind));
  const kinds = few
    .map(({ faces, thrown }) => pageText(locale, 'audit.kind', { faces, n: thrown }))
    .join(pageText(locale, 'frame.comma'));
  return {
    kinds: telling.map((kind) => kindModel(locale, kind)),
    many: telling.length === 0 ? null : pageText(locale, 'audit.many'),
    few: few.length === 0 ? null : pageText(locale, 'audit.fewFaces', { kinds }),
  };
}

function kindModel(locale: Locale, kind: Faces) {
  const { faces, thrown, expected, band, fit } = kind;
  const average = Number(expected.toFixed(1));
  return {
    title: pageText(locale, 'audit.facesTitle', { faces }),
    what: pageText(locale, 'audit.facesWhat', { n: thrown, expected: average }),
    range: pageText(locale, 'audit.from', { low: band.low, high: band.high }),
    expected: average,
    rows: kind.counts.map((count, i) => ({
      face: i + 1,
      count,
      outside: count < band.low || count > band.high,
      svg: faceStrip(kind, i + 1),
    })),
    fit:
      fit === undefined
        ? pageText(locale, 'audit.noFit')
        : pageText(locale, 'audit.fit', {
            statistic: fit.statistic.toFixed(1),
            degrees: faces - 1,
            percent: percent(fit.chance),
            exact: fit.exact ? 'yes' : 'no',
          }),
  };
}

function luckModel(
  narrator: Narrator,
  { match, rolls }: AuditSheet,
  shown: AuditSheet['rolls'],
  { side }: Filter,
) {
  const { locale } = narrator;
  const stakes = stakesOf(shown, side === '' ? undefined : side);
  const ranked = new Set(stakes.map(({ number }) => number)).size;
  const bySide = match.game.sides.flatMap((one) => {
    const own = stakes.filter((stake) => stake.side === one);
    return own.length === 0 ? [] : [{ side: one, name: narrator.side(one), stakes: own }];
  });
  const numbers = [shown[0]?.number ?? 1, shown.at(-1)?.number ?? 1] as const;
  const curves = bySide.map((one) => ({ ...one, points: luckOverTime(one.stakes) }));
  const scale = scaleOf(curves.flatMap(({ points }) => points));
  const turns = new Map(rolls.map((roll) => [roll.number, narrator.game.where(roll.now.slice(0, 1))]));
  const purposes = bySide.flatMap((one) =>
    sumRows(one, [...grouped(one.stakes, 'purpose')], (stake) => narrator.tell(`purpose.${stake.purpose}`)),
  );
  const byTurn = bySide.flatMap((one) =>
    sumRows(one, [...grouped(one.stakes, 'turn')], (stake) => turns.get(stake.number) ?? ''),
  );
  return {
    none: stakes.length === 0 ? pageText(locale, 'audit.luckNone') : null,
    unranked:
      shown.length === ranked ? null : pageText(locale, 'audit.unranked', { n: shown.length - ranked }),
    curves: curves.map(({ name, stakes: own, points }) => {
      const { luck, band, rolls: n } = luckSum(own);
      const title = pageText(locale, 'audit.curve', {
        side: name,
        luck: signed(luck, DIGITS),
        n,
        range: rangeOf(locale, band),
      });
      return { title, svg: luckCurve(points, numbers, scale, title) };
    }),
    purposes: rowsOn(locale, [...purposes, ...bySide.map((one) => wholeRow(locale, one))]),
    turns: rowsOn(locale, byTurn),
  };
}

interface SumRow {
  readonly side: string;
  readonly of: string;
  readonly sum: Sum;
}

function sumRows(
  { name }: { readonly name: string },
  groups: readonly (readonly [string, readonly Stake[]])[],
  nameOf: (stake: Stake) => string,
): readonly SumRow[] {
  return groups.flatMap(([, [first, ...more]]) =>
    first === undefined ? [] : [{ side: name, of: nameOf(first), sum: luckSum([first, ...more]) }],
  );
}

function wholeRow(
  locale: Locale,
  { name, stakes }: { readonly name: string; readonly stakes: readonly Stake[] },
): SumRow {
  return { side: name, of: pageText(locale, 'audit.whole'), sum: luckSum(stakes) };
}

/** Rows of one table, drawn on one scale. */
function rowsOn(locale: Locale, rows: readonly SumRow[]) {
  const scale = scaleOf(rows.map(({ sum }) => sum));
  return rows.map(({ side, of, sum }) => ({
    side,
    of,
    rolls: sum.rolls,
    luck: signed(sum.luck, DIGITS),
    range: rangeOf(locale, sum.band),
    outside: isOutside(sum),
    svg: luckStrip(sum, scale),
  }));
}

function rangeOf(locale: Locale, { low, high }: Sum['band']): string {
  return pageText(locale, 'audit.from', { low: signed(low, DIGITS), high: signed(high, DIGITS) });
}

function downloadsOf({ match }: AuditSheet, filter: Filter, { home, more, file, whole }: AuditAddresses) {
  const { number, hash } = match.head;
  const pack = match.pack !== null;
  const rules = whole ? ` --rules${pack ? ' --pack pack.json' : ''}` : '';
  return {
    journal: `${home}/journal`,
    csv: `${home}/audit.csv${toQuery(NO_FILTER, more)}`,
    csvHere: isFiltering(filter) ? `${home}/audit.csv${toQuery(filter, more)}` : null,
    command: `npm run -s denrei -- audit ${file}${rules} --head ${number}:${hash}`,
    rules: whole,
    pack: whole && pack,
    file: `/audit${toQuery(NO_FILTER, more)}`,
  };
}

/** What the browser says of the proofs, as messages with their placeholders. */
export function proofWords(locale: Locale): readonly { readonly key: string; readonly text: string }[] {
  const words = Object.entries(PAGE_WORDS[locale]).filter(
    ([key]) => key.startsWith('proof.') || key.startsWith('flaw.') || key.startsWith('given.'),
  );
  return words.map(([key, text]) => ({ key, text }));
}
