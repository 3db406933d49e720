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

/**
 * The same with every answer kept, by what was asked: a walk that backs up comes to one target again and
 * again.
 */
export function rememberingEach<T extends string | number, A>(question: (about: T) => A): (about: T) => A {
  const answers = new Map<T, { readonly answer: A }>();
  return (about) => {
    const known = answers.get(about) ?? { answer: question(about) };
    answers.set(about, known);
    return known.answer;
  };
}
