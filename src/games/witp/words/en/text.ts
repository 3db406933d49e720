/** Sentences of the log, orders and questions, English. */
export const en: Readonly<Record<string, string>> = {};
