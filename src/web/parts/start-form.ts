/** The start form: its choices, what was typed into it when it comes back; and the form of one press. */
import type { Game, Locale } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import type { WebContext } from '../http/context.js';
import { localeChoices, USUAL_ZONE } from '../http/locale.js';
import { pageText } from '../words/words.js';
import { charterFields, clockFields } from './clock-form.js';
import { packShown } from './parts.js';

/** Fields of a form as they were sent. */
export type StartFields = { readonly [field: string]: string };

/** How dice fall. */
export const DICE = ['chain', 'beacon'] as const;

/** Who takes the other seat. */
export const OTHERS = ['invite', 'open', 'anyone', 'practice', 'self'] as const;

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
function diceFields({ beacon }: WebContext, locale: Locale, typed: StartFields) {
  if (beacon === undefined) return { choices: [], note: pageText(locale, 'dice.operatorAlone') };
  const { name, seconds } = beacon;
  const choice = (id: (typeof DICE)[number]) => ({
    id,
    name: pageText(locale, `dice.${id}`, { seconds }),
    chosen: id === (typed.dice ?? DICE[0]),
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
    packs:
      packs.length === 0
        ? null
        : packs.map((hash) => ({ id: hash, name: packShown(hash), chosen: hash === typed.pack })),
    sides: game.sides.map((side) => ({ id: side, name: narrator.side(side), chosen: side === typed.side })),
    others: OTHERS.map((id) => ({ id, name: pageText(locale, `start.${id}`), chosen: id === other })),
    clock: clockFields(locale, typed),
    charter: charterFields(locale, typed),
    dice: diceFields(context, locale, typed),
    you: personModel(locale, '', typed),
    them: personModel(locale, 'other.', typed),
  };
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
      key: context.makeKey(),
    }).map(([name, value]) => ({ name, value })),
    zone: USUAL_ZONE[locale],
    sides: game.sides.map((side) => ({ id: side, name: narrator.side(side) })),
  };
}
