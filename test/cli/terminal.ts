/** Runs a command as the program does, without a process of its own. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { runCommand } from '../../src/cli/command.js';
import type { Terminal } from '../../src/cli/terminal.js';
import { scratchFolder } from '../support/leftovers.js';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Resolves when the command shall end; left out: at once. */
  readonly stopped?: (said: () => string) => Promise<unknown>;
}

/** Runs `denrei <args>`. */
export function denrei(args: readonly string[], world: World = {}): Promise<Ran> {
  return ranIn((terminal) => runCommand(terminal, args), world);
}

/** Runs something in a terminal. */
export async function ranIn(
  run: (terminal: Terminal) => Promise<number>,
  { env = {}, input = '', stopped = async () => {} }: World = {},
): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const said = () => err.join('');
  const exit = await run({
    input: Readable.from([input]),
    output: into(out),
    errors: into(err),
    env,
    stopped: () => stopped(said),
  });
  return { exit, out: out.join(''), err: said() };
}

function into(parts: string[]): Writable {
  return new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part.toString('utf8'));
      done();
    },
  });
}

/** Writes files into a new folder; gives their paths by name. */
export async function files<N extends string>(
  texts: Readonly<Record<N, string>>,
): Promise<Readonly<Record<N, string>>> {
  const folder = await scratchFolder();
  const paths = Object.entries<string>(texts).map(async ([name, text]) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return [name, path] as const;
  });
  return Object.fromEntries(await Promise.all(paths)) as Record<N, string>;
}
