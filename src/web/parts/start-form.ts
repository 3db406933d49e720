/** The start form: its choices, what was typed into it when it comes back; and the form of one press. */

import { Info } from 'luxon';
import {
  type ClockTerms,
  FAILING_DAYS,
  type MatchTerms,
  ONLOOKERS,
  type OpenRequest,
  PUBLICATIONS,
  SIDE_CHOICES,
  TAKE_BACKS,
} from '../../match/index.js';
import type { Game, Locale } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import type { WebContext } from '../http/context.js';
import { localeChoices, USUAL_ZONE } from '../http/locale.js';
import { pageText, type WordKey } from '../words/words.js';
import { originModel } from './origin.js';
import { packShown } from './parts.js';

/** Fields of a form as they were sent. */
export type StartFields = { readonly [field: string]: string };

/** How dice fall. */
export const DICE = ['chain', 'beacon'] as const;

/** Whether one of the players runs the server. */
export const OPERATORS = ['none', 'me', 'opponent'] as const;

/** Who takes the other seat. */
export const OTHERS = ['invite', 'duel', 'open', 'anyone', 'practice', 'self'] as const;

/** What was sent as flat text; anything else counts as not filled in. */
export function typedIn(body: unknown): StartFields {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** The fields about a person, filled with what was typed. `zoned`: the browser may put its own zone in. */
export function personModel(locale: Locale, prefix: string, typed: StartFields) {
  const field = (name: string, usual = '') => typed[`${prefix}${name}`] ?? usual;
  const zone = field('timeZone');
  return {
    prefix,
    name: field('name'),
    address: field('address'),
    locales: localeChoices(localeIn(field('locale'), locale)),
    zone: zone === '' ? USUAL_ZONE[locale] : zone,
    zoned: zone === '',
  };
}

function localeIn(text: string, usual: Locale): Locale {
  return text === 'ja' || text === 'en' ? text : usual;
}

/** How dice fall: what can be chosen, and who could know them. */
function diceFields({ beacon }: WebContext, { by }: Pick<Game, 'by'>, locale: Locale, typed: StartFields) {
  if (beacon === undefined) return { choices: [], note: pageText(locale, 'dice.operatorAlone') };
  const { name, seconds } = beacon;
  // Whose program foresees dice is not known of a game from outside.
  const usual = by === undefined ? DICE[0] : DICE[1];
  const choice = (id: (typeof DICE)[number]) => ({
    id,
    name: pageText(locale, `dice.${id}`, { seconds }),
    chosen: id === (typed.dice ?? usual),
  });
  return {
    choices: DICE.map(choice),
    note: [pageText(locale, 'dice.beaconName', { name }), pageText(locale, 'dice.operator')].join(
      pageText(locale, 'frame.gap'),
    ),
  };
}

/** The form to start a match of a game. */
export async function startModel(context: WebContext, game: Game, locale: Locale, typed: StartFields) {
  const narrator = context.narrator(game, locale);
  const packs = await context.matches.packs(game.id);
  const chosen = (field: string, usual: string | undefined) => typed[field] ?? usual;
  const other = chosen('other', 'invite');
  return {
    id: game.id,
    name: narrator.title,
    origin: originModel(context, game, locale),
    key: context.makeKey(),
    scenarios: game.scenarios.map(({ id: scenario, words, options }, i) => ({
      id: scenario,
      name: words[locale],
      chosen: typed.scenario === undefined ? i === 0 : scenario === typed.scenario,
      options: options.map(({ id, words, values, initial }) => ({
        field: `option.${scenario}.${id}`,
        name: words[locale],
        values: values.map((value) => ({
          id: value,
          name: narrator.option(value),
          chosen: value === chosen(`option.${scenario}.${id}`, chosen(`option.${id}`, initial)),
        })),
      })),
    })),
    // One scenario without options is no choice.
    scenario:
      packs.length === 0 && game.scenarios.length === 1 && game.scenarios[0]?.options.length === 0
        ? game.scenarios[0].id
        : null,
    packs:
      packs.length === 0
        ? null
        : packs.map((hash) => ({ id: hash, name: packShown(hash), chosen: hash === typed.pack })),
    sides: game.sides.map((side) => ({ id: side, name: narrator.side(side), chosen: side === typed.side })),
    others: OTHERS.map((id) => ({ id, name: pageText(locale, `start.${id}`), chosen: id === other })),
    clock: clockFields(locale, typed),
    charter: charterFields(locale, typed),
    dice: diceFields(context, game, locale, typed),
    operators: operatorsModel(locale, chosen('operator', OPERATORS[0])),
    you: personModel(locale, '', typed),
    them: personModel(locale, 'other.', typed),
    text: typed.text ?? '',
  };
}

/** The answers to: does one of you run this server? */
export function operatorsModel(locale: Locale, chosen: string = OPERATORS[0]) {
  return OPERATORS.map((id) => ({ id, name: pageText(locale, `operator.is.${id}`), chosen: id === chosen }));
}

/** The form that begins a match with the practice opponent, at once. */
export function practiceForm(context: WebContext, game: Game, narrator: Narrator) {
  const { locale } = narrator;
  return {
    action: `/matches?lang=${locale}`,
    hidden: Object.entries({
      game: game.id,
      scenario: game.scenarios[0]?.id ?? '',
      other: 'practice',
      name: pageText(locale, 'practice.player'),
      locale,
      lang: locale,
      key: context.makeKey(),
    }).map(([name, value]) => ({ name, value })),
    zone: USUAL_ZONE[locale],
    sides: game.sides.map((side) => ({ id: side, name: narrator.side(side) })),
  };
}

type Fields = { readonly [field: string]: unknown };

const KINDS = ['none', 'days', 'bank'] as const;
const KIND_WORDS = { none: 'terms.none', days: 'terms.byDays', bank: 'terms.byBank' } as const;
const NUMBERS = [
  { name: 'days', usual: 3, least: 1, most: 60 },
  { name: 'bank', usual: 10, least: 0, most: 200 },
  { name: 'increment', usual: 24, least: 1, most: 240 },
] as const;
const PARTICULARS = [
  { name: 'grace', usual: 12, least: 0, most: 72 },
  { name: 'absence', usual: 21, least: 0, most: 90 },
  { name: 'timeouts', usual: 2, least: 1, most: 9 },
  { name: 'failing', usual: FAILING_DAYS, least: 0, most: 30 },
] as const;
const CHARTER = [
  { name: 'takeBack', values: TAKE_BACKS },
  { name: 'onlookers', values: ONLOOKERS },
  { name: 'publication', values: PUBLICATIONS },
  { name: 'sides', values: SIDE_CHOICES },
] as const;
const WINDOW = { name: 'window', usual: 0, least: 0, most: 60 } as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The fields, filled with what was typed. */
export function clockFields(locale: Locale, typed: Fields) {
  const kind = typed.clock ?? 'none';
  const number = ({ name, usual, least, most }: (typeof NUMBERS)[number] | (typeof PARTICULARS)[number]) => ({
    field: `clock.${name}`,
    label: pageText(locale, `terms.${name}`),
    least,
    most,
    value: typed[`clock.${name}`] ?? usual,
  });
  const names = Info.weekdays('short', { locale });
  const isNew = typed.clock === undefined;
  return {
    kinds: KINDS.map((id) => ({ id, name: pageText(locale, KIND_WORDS[id]), chosen: id === kind })),
    numbers: NUMBERS.map(number),
    particulars: PARTICULARS.map(number),
    strict: typed.strict === 'yes',
    week: WEEKDAYS.map((day) => ({
      field: `clock.week.${day}`,
      name: names[day - 1] ?? '',
      chosen: isNew || typed[`clock.week.${day}`] !== undefined,
    })),
  };
}

/** The fields about conduct, filled with what was typed. */
export function charterFields(locale: Locale, typed: Fields) {
  return {
    choices: CHARTER.map(({ name, values }) => ({
      field: `charter.${name}`,
      label: pageText(locale, `charter.${name}`),
      values: values.map((id, i) => ({
        id,
        name: pageText(locale, `charter.${name}.${id}` as WordKey),
        chosen: typed[`charter.${name}`] === undefined ? i === 0 : typed[`charter.${name}`] === id,
      })),
    })),
    window: {
      field: `charter.${WINDOW.name}`,
      label: pageText(locale, 'charter.window'),
      least: WINDOW.least,
      most: WINDOW.most,
      value: typed[`charter.${WINDOW.name}`] ?? WINDOW.usual,
    },
  };
}

/** What was agreed about conduct; the match layer says whether the words are known. */
function charterIn(form: Fields): MatchTerms {
  const chosen = [...CHARTER.map(({ name }) => name)].flatMap((name) => {
    const value = form[`charter.${name}`];
    return value === undefined ? [] : [[name, value] as const];
  });
  const minutes = form[`charter.${WINDOW.name}`];
  const window = minutes === undefined ? {} : { window: Number(minutes) };
  return { ...Object.fromEntries(chosen), ...window };
}

/**
 * What was agreed; the match layer says whether the numbers make a clock. Without weekdays time runs on all
 * of them.
 */
export function termsIn(form: Fields): Pick<OpenRequest, 'terms'> {
  const number = (name: string): number => Number(form[`clock.${name}`] ?? Number.NaN);
  const chosen = WEEKDAYS.map((day) => (form[`clock.week.${day}`] === undefined ? '0' : '1')).join('');
  const common = {
    week: chosen.includes('1') ? chosen : '1111111',
    grace: number('grace'),
    absence: number('absence'),
    timeouts: number('timeouts'),
    ...(form['clock.failing'] === undefined ? {} : { failing: number('failing') }),
  };
  const clock: ClockTerms | undefined =
    form.clock === 'days'
      ? { by: 'days', days: number('days'), ...common }
      : form.clock === 'bank'
        ? { by: 'bank', bank: number('bank'), increment: number('increment'), ...common }
        : undefined;
  const strict = form.strict === 'yes' ? { strict: true as const } : {};
  return { terms: { ...charterIn(form), ...(clock === undefined ? {} : { clock }), ...strict } };
}
