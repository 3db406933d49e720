/** Pressing the map presses the choice of the same id: a link, a button, a box. */
import { choicesFor, type DrawnMap, shapesOf } from './board.js';
import { type Fan, stackUnder } from './fan.js';

/** How a press ended: a choice was taken, several are put to the reader, or nothing can be chosen there. */
export type Pressed = 'taken' | 'opened' | { readonly id: string | undefined };

/** Presses what lies under the pointer, from the top: a counter first, then the place below it. */
export function pressOn({ page }: DrawnMap, fan: Fan, under: readonly Element[]): Pressed {
  const ids = under.map(idOf).filter((id) => id !== undefined);
  const chosen = ids.find((id) => choicesFor(page, id).length > 0);
  const stack = under.map(stackUnder).find((found) => found !== undefined);
  // Of a stack with several that can be chosen, or none, the reader sees all before he chooses.
  if (stack !== undefined && !fan.isOpen(stack)) {
    const able = choicesIn(page, stack);
    if (able > 1 || (able === 0 && chosen === undefined)) fan.open(stack);
    if (fan.isOpen(stack)) return 'opened';
  }
  if (chosen === undefined) return { id: ids[0] };
  press(page, chosen);
  return 'taken';
}

function choicesIn(page: Document, stack: SVGGElement): number {
  const units = [...stack.querySelectorAll<SVGElement>('[data-unit]')];
  const instead = (page.querySelector<HTMLElement>('[data-instead]')?.dataset.instead ?? '').split(' ');
  return units.filter(
    ({ dataset: { unit = '' } }) => choicesFor(page, unit).length > 0 || instead.includes(unit),
  ).length;
}

function idOf(target: Element): string | undefined {
  const found = target.closest<SVGElement>('[data-unit], [data-side], [data-place]');
  return found?.dataset.unit ?? found?.dataset.side ?? found?.dataset.place;
}

/** One choice is taken; of several the first is brought to the reader. */
export function press(page: Document, id: string): void {
  const [first, second] = choicesFor(page, id);
  if (second === undefined && !isNumber(first)) first?.click();
  else {
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
  }
}

function isNumber(choice: HTMLElement | undefined): boolean {
  return choice instanceof HTMLInputElement && choice.type === 'number';
}

/** Counters and places whose box is ticked look so. */
export function showMarked(page: Document): void {
  for (const box of page.querySelectorAll<HTMLInputElement>('input[type=checkbox][data-choice]')) {
    for (const shape of shapesOf(page, box.dataset.at ?? box.dataset.choice ?? ''))
      shape.classList.toggle('marked', box.checked);
  }
}
