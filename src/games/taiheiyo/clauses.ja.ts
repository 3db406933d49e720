export const clausesJa: Readonly<Record<string, string>> = {};
