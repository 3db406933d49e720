/** The reader's cards beside the map: what they say, and what each can be used for now. */
import { byWord, type Form, type HandCard, type Question, usefulSteps } from '../../referee/index.js';
import type { Seated } from '../parts/seated.js';
import { usable } from './usable-forms.js';

/** A card with the orders that begin with it. */
export interface HeldCard extends HandCard {
  readonly uses: readonly { readonly text: string; readonly href: string }[];
}

/** Null where the game has no cards or the reader holds none. `address`: where orders are filled in. */
export function handModel(
  { page, narrator }: Pick<Seated, 'page' | 'narrator'>,
  question: Question | undefined,
  address: string,
): readonly HeldCard[] | null {
  const { game } = page.match;
  const cards = game.hand?.(page.view, page.locale) ?? [];
  if (cards.length === 0) return null;
  const forms = question === undefined ? [] : usable(question);
  const able = forms.map((form) => ({ form, ids: new Set(firstIds(form)) }));
  return cards.map((card) => {
    const names = [card.id, ...card.faces.flatMap(({ id }) => id ?? [])];
    const fitting = able.flatMap(({ form, ids }) => {
      const id = names.find((name) => ids.has(name));
      return id === undefined ? [] : [{ form, id }];
    });
    const uses = byWord(fitting.map(({ form }) => form)).flatMap(([form]) => {
      const id = fitting.find((one) => one.form === form)?.id ?? '';
      const query = new URLSearchParams([
        ['do', form.do],
        [form.fields[0]?.name ?? '', id],
      ]);
      return [{ text: narrator.deed(form.do, question?.kind ?? ''), href: `${address}?${query}` }];
    });
    return { ...card, uses };
  });
}

/** What an order of this form can begin with, where it begins with one thing. */
function firstIds(form: Form): readonly string[] {
  const [first] = form.fields;
  if (first?.type !== 'one') return [];
  return usefulSteps(form, 0, { do: form.do }, []);
}
