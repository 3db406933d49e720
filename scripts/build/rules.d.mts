/** Digest of the code and data that decide how a match of a game below `root` goes on. */
export function rulesDigest(root: string, game: string): Promise<string>;
