/** The games from outside in a backup: a line a file, behind its head. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Files of a game, as they are below the folder of all games. */
const NAME = /^[a-z][a-z0-9-]{1,31}\/(?:closed|\d+\/(?:journals\/\d+\.jsonl|\w+\.(?:cjs|json)))$/;
const lineSchema = z.strictObject({
  game: z.string().regex(NAME),
  text: z.string(),
});
const BEGIN = '{"game":';

/** The lines of a backup, and behind its head those of the games in `folder`. */
export async function* withGames(lines: AsyncIterable<string>, folder: string): AsyncGenerator<string> {
  let first = true;
  for await (const line of lines) {
    yield line;
    if (first) yield* gameLines(folder);
    first = false;
  }
}

function* gameLines(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  const paths = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  for (const game of paths.filter((path) => NAME.test(path)).sort())
    yield `${JSON.stringify({ game, text: readFileSync(join(folder, game), 'utf8') })}\n`;
}

/** The lines without those of games, which are put into `folder` where they are not there yet. */
export async function* puttingGames(lines: AsyncIterable<string>, folder: string): AsyncGenerator<string> {
  for await (const line of lines)
    if (line.startsWith(BEGIN)) putGame(line, folder);
    else yield line;
}

function putGame(line: string, folder: string): void {
  const { game, text } = lineSchema.parse(JSON.parse(line));
  const file = join(folder, game);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text);
}
