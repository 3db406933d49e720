/** What a start form agrees about time and conduct: its fields as they are shown, and read. */
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
import type { Locale } from '../../referee/index.js';
import { pageText, type WordKey } from '../words/words.js';

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
    ...{ field: `clock.${name}`, label: pageText(locale, `terms.${name}`), least, most },
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
        ...{ id, name: pageText(locale, `charter.${name}.${id}` as WordKey) },
        chosen: typed[`charter.${name}`] === undefined ? i === 0 : typed[`charter.${name}`] === id,
      })),
    })),
    window: {
      ...{ field: `charter.${WINDOW.name}`, label: pageText(locale, 'charter.window') },
      ...{ least: WINDOW.least, most: WINDOW.most, value: typed[`charter.${WINDOW.name}`] ?? WINDOW.usual },
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
    ...{ grace: number('grace'), absence: number('absence'), timeouts: number('timeouts') },
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
