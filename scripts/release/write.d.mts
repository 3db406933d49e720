/** Writes the release of a game into a folder; gives `<folder>/<game>/<version>`. */
export function writeRelease(release: {
  readonly root: string;
  /** Module of the game, relative to `root`. */
  readonly entry: string;
  readonly folder: string;
  readonly game: string;
  readonly version: number;
  readonly rules: string;
  /** Texts of the journals that are kept with it. */
  readonly journals: Iterable<string>;
}): Promise<string>;
