/** Asking the same question again. */

/**
 * The question, with the answer of the last time kept for the same thing: a walk through a form asks the same
 * of one sentence for every step that it tries. For one decision: what the answer follows from must not
 * change as long as it is put.
 */
export function remembering<T, A>(question: (about: T) => A): (about: T) => A {
  let last: { readonly about: T; readonly answer: A } | undefined;
  return (about) => {
    if (last === undefined || last.about !== about) last = { about, answer: question(about) };
    return last.answer;
  };
}
