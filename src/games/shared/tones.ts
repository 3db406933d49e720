/** Colours that several games draw with and the board does not have. */

/** The heavy border of a place that is fought for: a fort, an objective. */
export const OBJECTIVE = { light: '#a01c34', dark: '#f2677a' } as const;
