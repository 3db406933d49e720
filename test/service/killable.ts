/** The service as a process that can be killed and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleChild, ending } from '../support/child.js';
import { freePort } from '../support/port.js';

/** Lines of a process that are kept. */
const LAST = 30;

export class Killable {
  readonly base: string;
  readonly #bundle: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #ended: Promise<number | NodeJS.Signals | null> | undefined;
  /** What it said last, and whether it was asked to end: who ends unasked is told of, with his last words. */
  #words: string[] = [];
  #asked = false;

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
    this.#asked = false;
    this.#words = [];
    this.#ended = ending(child);
    const ready = new Promise<boolean>((resolve) => {
      createInterface({ input: child.stderr })
        .on('line', (line) => {
          this.#words = [...this.#words, line].slice(-LAST);
          if (line.startsWith('Denrei is ready')) resolve(true);
        })
        .on('close', () => resolve(false));
    });
    if (!(await ready)) throw new Error(`the service did not start: ${this.#words.join('\n')}`);
    void this.#ended.then((how) => {
      if (!this.#asked)
        process.stderr.write(`${this.base} ended by itself (${how}): ${this.#words.join('\n')}\n`);
    });
  }

  /** Ends it by a signal; gives the exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const [child, ended] = [this.#child, this.#ended];
    if (child === undefined || ended === undefined) throw new Error('not running');
    this.#asked = true;
    child.kill(signal);
    return ended;
  }
}
