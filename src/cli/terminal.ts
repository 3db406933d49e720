/** The world around a command, given in: so that tests need no process. */
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the command shall end (SIGTERM, SIGINT). Commands that do not call it end as any program does. */
  stopped(): Promise<unknown>;
}

/** Prints a line on standard output; rejects when nobody reads there any more. */
export function print({ output }: Pick<Terminal, 'output'>, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** Says something that is no result: standard output belongs to what a script reads. */
export function note(terminal: Terminal, line: string): void {
  terminal.errors.write(`${line}\n`);
}
