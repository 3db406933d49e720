/** The service as a process that can be killed and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleChild, ending } from '../support/child.js';
import { freePort } from '../support/port.js';

export class Killable {
  readonly base: string;
  readonly #bundle: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  private constructor(bundle: string, port: number, env: Readonly<Record<string, string>>) {
    this.base = `http://127.0.0.1:${port}`;
    this.#bundle = bundle;
    this.#env = { ...env, DENREI_PORT: String(port), DENREI_BASE_URL: this.base };
  }

  static async make(env: Readonly<Record<string, string>>): Promise<Killable> {
    return new Killable(await bundleChild('src/cli/main.ts'), await freePort(), env);
  }

  get env(): Readonly<Record<string, string>> {
    return this.#env;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the service; resolves when it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#bundle, 'serve'], {
      env: { PATH: process.env.PATH, ...this.#env },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    this.#child = child;
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line);
      if (line.startsWith('Denrei is ready')) break;
    }
    if (!said.at(-1)?.startsWith('Denrei is ready'))
      throw new Error(`the service did not start: ${said.join('\n')}`);
    // Read on, or the process would wait for its words to be heard.
    child.stderr.resume();
  }

  /** Ends it by a signal; gives the exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const child = this.#child;
    if (child === undefined) throw new Error('not running');
    const ended = ending(child);
    child.kill(signal);
    return ended;
  }
}
