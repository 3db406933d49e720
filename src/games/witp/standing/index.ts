/** What is answered without asking: by the clock. */
import type { Decision, Order } from '../../../referee/index.js';
import { openForms, sentences } from '../../../referee/index.js';

/** The answer of the clock: ending or declining where that is legal, else the first legal order. */
export function timeoutAnswer(decision: Decision): Order | undefined {
  const idle = openForms(decision).find((form) => form.fields.length === 0);
  if (idle !== undefined) return { do: idle.do };
  return sentences(decision).next().value ?? undefined;
}
