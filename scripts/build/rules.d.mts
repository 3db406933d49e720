/** Digest of the code and data that decide how a match of a game below `root` goes on. */
export function rulesDigest(root: string, game: string): Promise<string>;
/** Whether a file below the project's root decides how a match of a game goes on. */
export function decides(path: string, game: string): boolean;
