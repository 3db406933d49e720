/** Sentences of the log, orders and questions, Japanese. */
export const ja: Readonly<Record<string, string>> = {};
