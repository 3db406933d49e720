/** What units could still do before a question is ended: by its legal orders alone, whatever the game. */
import { type Decision, type Field, type Form, openForms, usefulSteps } from '../../referee/index.js';

/**
 * Units of which each could give an order of this form; `at`: what it would begin with, where that is no
 * unit.
 */
export interface LeftDeed {
  readonly form: Form;
  readonly at: { readonly field: Field; readonly id: string } | null;
  readonly units: readonly string[];
}

const UNIT = 'unit';

/** The deeds left to these units, in the order of the question's forms. */
export function leftToDo(decision: Decision, units: readonly string[]): readonly LeftDeed[] {
  const asked = new Set(units);
  const forms = openForms(decision).filter((form) => form.idle !== true);
  return forms.flatMap((form) => deedsOf(form, asked)).filter((deed) => deed.units.length > 0);
}

/**
 * Orders that begin with a unit, or with one thing (a target) and, whatever may be left out between, units.
 */
function deedsOf(form: Form, asked: ReadonlySet<string>): readonly LeftDeed[] {
  const [first] = form.fields;
  if (first?.type !== 'one') return [];
  const able = (steps: readonly string[]) => steps.filter((id) => asked.has(id));
  const firsts = usefulSteps(form, 0, { do: form.do }, []);
  if (first.of === UNIT) return [{ form, at: null, units: able(firsts) }];
  const then = form.fields.findIndex(({ optional }, i) => i > 0 && !optional);
  if (form.fields[then]?.of !== UNIT) return [];
  return firsts.map((id) => ({
    form,
    at: { field: first, id },
    units: able(usefulSteps(form, then, { do: form.do, [first.name]: id }, [])),
  }));
}
