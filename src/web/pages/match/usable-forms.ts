/** The forms of a question that can be used now, as links. */
import {
  asOne,
  byWord,
  type Form,
  isOpenForm,
  openForms,
  type Question,
  sentencesOf,
} from '../../../referee/index.js';
import type { Seated } from './seated.js';

/** Links to the forms that can be used now, without the one that is being filled already. */
export function formLinks(
  { narrator }: Pick<Seated, 'narrator'>,
  question: Question,
  address: string,
  here: string | undefined,
) {
  const others = byWord(usable(question)).filter(([form]) => form.do !== here);
  return others.map(([form]) => ({
    href: `${address}?do=${encodeURIComponent(form.do)}`,
    text: narrator.deed(form.do, question.kind),
    // Beside a field that waits to be filled, everything else stands back.
    quiet: here !== undefined || (form.idle ?? false),
  }));
}

/** Open forms with at least one legal sentence, and those playable at any time. */
export function usable(question: Question): readonly Form[] {
  const anytime = question.forms.filter((form) => form.anytime && isOpenForm(form));
  return [...openForms(question), ...anytime].filter((form) => !sentencesOf(form).next().done);
}

/** The form that a question is mainly about: the only word with something to fill in. */
export function mainForm(question: Question): Form | undefined {
  const [first, second] = byWord(usable(question).filter((form) => form.fields.length > 0));
  return first === undefined || second !== undefined ? undefined : asOne(first);
}
