/** A question as plain data: for programs and for what is kept. */
import type { Question } from '../game/decision.js';
import { isOpenForm } from './form.js';

/** The question with its open forms, those playable at any time too, and their fields without the walks. */
export function describeQuestion({ side, kind, clause, public: isPublic, scope, about, forms }: Question) {
  return {
    side,
    kind,
    clause,
    public: isPublic,
    scope: [...scope],
    ...(about === undefined ? {} : { about }),
    forms: forms.filter(isOpenForm).map((form) => ({
      do: form.do,
      fields: form.fields.map(({ name, type, of, only, min, max, optional }) => ({
        name,
        type,
        of,
        ...(only === undefined ? {} : { only }),
        min,
        max,
        optional,
      })),
    })),
  };
}
