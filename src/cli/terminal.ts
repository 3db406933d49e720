/** The world around a command, given in: so that tests need no process. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the command shall end (SIGTERM, SIGINT). Commands that do not call it end as any program does. */
  stopped(): Promise<unknown>;
}

/** Prints a line on standard output; waits where the reader is slower. */
export async function print(terminal: Terminal, line: string): Promise<void> {
  if (!terminal.output.write(`${line}\n`)) await once(terminal.output, 'drain');
}

/** Says something that is no result: standard output belongs to what a script reads. */
export function say(terminal: Terminal, line: string): void {
  terminal.errors.write(`${line}\n`);
}
