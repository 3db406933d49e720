/** What an audit says: line by line with a table at the end, or all of it as JSON. */
import { CHECKS, type Table } from '../../verifier/index.js';
import { EXIT, type Exit } from '../fault.js';
import { localeOf, print, type Terminal } from '../terminal.js';
import { type CommandKey, inWords, said } from '../words/index.js';

type Values = Parameters<typeof said>[1];

export class Account {
  readonly #terminal: Terminal;
  readonly #lines: string[] = [];
  readonly #tables: { readonly match: string; readonly table: Table }[] = [];
  readonly #json: boolean;
  #exit: Exit = EXIT.fine;

  constructor(terminal: Terminal, json: boolean) {
    this.#terminal = terminal;
    this.#json = json;
  }

  async line(text: string): Promise<void> {
    if (this.#json) this.#lines.push(text);
    else await print(this.#terminal, text);
  }

  tell(key: CommandKey, values?: Values): Promise<void> {
    return this.line(inWords(localeOf(this.#terminal), said(key, values)));
  }

  /** Something is wrong, or could not be checked. A fault outweighs what could not be checked. */
  count(exit: Exit): void {
    this.#exit = [EXIT.faulty, EXIT.unproved].find((one) => one === exit || one === this.#exit) ?? EXIT.fine;
  }

  /** What was checked of a match. */
  async end(match: string, table: Table): Promise<void> {
    this.#tables.push({ match, table });
    if (this.#json) return;
    await this.tell('checks.title', { match });
    for (const check of CHECKS) {
      const finding = table[check];
      const name = inWords(localeOf(this.#terminal), said(`checks.${check}`));
      const values = { name, n: 0, of: 0, ...finding };
      if (finding.state === 'not checked')
        await this.tell('checks.unchecked', {
          name,
          why: inWords(localeOf(this.#terminal), said(`why.${finding.why}`)),
        });
      else await this.tell(finding.state === 'agrees' ? 'checks.agrees' : 'checks.differs', values);
    }
  }

  /** Ends the audit, and gives its exit code. */
  async close(): Promise<Exit> {
    const exit = this.#exit;
    if (this.#json)
      await print(this.#terminal, JSON.stringify({ exit, lines: this.#lines, audits: this.#tables }));
    return exit;
  }
}
