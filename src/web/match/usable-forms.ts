/**
 * The forms of a question that can be used now: those with fields as links, single words as buttons that are
 * given at once.
 */
import {
  asOne,
  byWord,
  type Form,
  type Game,
  isOpenForm,
  openForms,
  type Question,
  sentencesOf,
} from '../../referee/index.js';
import type { SeatContext } from '../parts/seated.js';
import { pageText } from '../words/words.js';
import { leadsTo, type MainButton, sends } from './desk.js';

/** A form as the desk offers it: an address where its fields are filled, or a whole order. */
export interface FormChoice {
  readonly id: string;
  readonly href: string;
  /** The whole order of a word without fields; null for others. */
  readonly value: string | null;
  readonly text: string;
  readonly quiet: boolean;
}

/** The forms that can be used now, without the one that is being filled already. */
export function formChoices(
  { narrator, page }: Pick<SeatContext, 'narrator' | 'page'>,
  question: Question,
  address: string,
  here: string | undefined,
): readonly FormChoice[] {
  const others = byWord(usable(question)).filter(([form]) => form.do !== here);
  return others.map(([form]) => {
    const text = narrator.deed(form.do, question.kind);
    return {
      id: form.do,
      href: `${address}?do=${encodeURIComponent(form.do)}`,
      value: form.fields.length === 0 ? JSON.stringify({ do: form.do }) : null,
      text: isEnding(form) ? pageText(page.locale, 'form.ends', { what: text }) : text,
      // Beside a field that waits to be filled, everything else stands back.
      quiet: here !== undefined || (form.idle ?? false),
    };
  });
}

/** All of them as links: for pages where nothing is given at once. */
export function formLinks(
  { narrator }: Pick<SeatContext, 'narrator'>,
  question: Question,
  address: string,
  here: string | undefined,
) {
  const others = byWord(usable(question)).filter(([form]) => form.do !== here);
  return others.map(([form]) => ({
    id: form.do,
    href: `${address}?do=${encodeURIComponent(form.do)}`,
    text: narrator.deed(form.do, question.kind),
    quiet: here !== undefined || (form.idle ?? false),
  }));
}

/**
 * The word by which a question is ended or declined, as the main button of the desk. `address`: only leads
 * there, and gives nothing.
 */
export function endingButton(
  question: Question,
  choices: readonly FormChoice[],
  address: string | null,
): MainButton | null {
  const ending = choices.find(({ id }) => usable(question).some((form) => form.do === id && isEnding(form)));
  if (ending === undefined) return null;
  if (address !== null)
    return {
      ...leadsTo(`${address}?do=${encodeURIComponent(ending.id)}`, ending.text, 'ending'),
      word: ending.id,
    };
  return { ...sends('forms', ending.text, 'ending'), value: ending.value, word: ending.id };
}

/** A single word that ends or declines; what ends a set-up is open only when all is placed. */
function isEnding({ do: word, idle, fields }: Form): boolean {
  return ((idle ?? false) || word === 'end') && fields.length === 0;
}

/** Open forms with at least one legal sentence, and those playable at any time. */
export function usable(question: Question): readonly Form[] {
  const anytime = question.forms.filter((form) => form.anytime && isOpenForm(form));
  return [...openForms(question), ...anytime].filter((form) => !sentencesOf(form).next().done);
}

/**
 * The form that a question is mainly about: the only word with something to fill in, or the one that the game
 * begins with.
 */
export function mainForm(
  { picture: { begins } }: Pick<Game, 'picture'>,
  question: Question,
): Form | undefined {
  const words = byWord(usable(question).filter((form) => form.fields.length > 0));
  const [first, second] = words;
  const main =
    second === undefined ? first : words.find(([{ do: word }]) => word === begins?.[question.kind]);
  return main === undefined ? undefined : asOne(main);
}
