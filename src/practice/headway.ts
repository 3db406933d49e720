/** Whether answers lead anywhere: a draft can go round in circles, since all of it may be done again. */
import { createHash } from 'node:crypto';
import { type Order, openForms, type Question } from '../referee/index.js';

/** Answers in a row that lead to nothing new before a phase is ended. */
const ENOUGH = 40;

/** Counts a seat's answers since its position was last one that it had not seen since the last event. */
export class Headway {
  #event = -1;
  #seen = new Set<string>();
  #inVain = 0;
  #planned = -1;

  /** Notes a position that is shown. True where enough was answered in vain. */
  isLost(event: number, view: object): boolean {
    if (event !== this.#event) this.#seen = new Set();
    this.#event = event;
    const shown = createHash('sha256').update(JSON.stringify(view)).digest('base64');
    this.#inVain = this.#seen.has(shown) ? this.#inVain + 1 : 0;
    this.#seen.add(shown);
    return this.#inVain >= ENOUGH;
  }

  /** Whether a plan may be tried behind this event: one that leads to nothing is not tried again. */
  plansAt(event: number): boolean {
    const isNew = event !== this.#planned;
    this.#planned = event;
    return isNew;
  }
}

/** The answer that ends a phase or passes; undefined where the question has none. */
export function endingOf(question: Question): Order | undefined {
  const ending = openForms(question).find((form) => form.idle === true && form.fields.length === 0);
  return ending === undefined ? undefined : { do: ending.do };
}
