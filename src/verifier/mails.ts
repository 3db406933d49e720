/** What the blocks `-- dice` of an inbox prove by themselves: no journal is needed. SPEC section 13. */
import { faces, seedDigest } from './chance.js';
import { canonical, hex, sha256, unhex } from './json.js';
import { demand, type Head, VerifierError } from './report.js';

/** A mail of the inbox: `at` is when it came (seconds since 1970), as its topmost `Received` says. */
export interface Mail {
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** A roll as a mail tells it. */
export interface MailedRoll {
  readonly chain: number;
  readonly k: number;
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly faces: readonly number[];
  readonly link: string;
}

/** The facts of one mail. */
interface MailBlock {
  readonly mail: Mail;
  readonly match: string;
  readonly heads: readonly Head[];
  /** By what it is of: `open 1`, `secret 1`, `digest JP 1`, `seed JP 1`, `root 1`. */
  readonly facts: ReadonlyMap<string, string>;
  readonly rolls: readonly MailedRoll[];
}

export interface MailsSummary {
  readonly match: string;
  readonly mails: number;
  readonly rolls: number;
  readonly heads: readonly Head[];
  readonly told: readonly MailedRoll[];
}

export type MailsReport =
  | { readonly ok: true; readonly summary: MailsSummary }
  | {
      readonly ok: false;
      readonly fault: { readonly mail: string; readonly code: string; readonly message: string };
    };

const BEGIN = /^-- dice\s*$/m;
const DIGITS = 64;

/** The block of a mail; undefined where it has none. Breaks and blanks inside a digest are skipped. */
function blockOf(mail: Mail): MailBlock | undefined {
  const begin = BEGIN.exec(mail.text);
  if (begin === null) return undefined;
  const words = mail.text
    .slice(begin.index + begin[0].length)
    .split(/\s+/)
    .filter(Boolean);
  let at = 0;
  const word = (): string => words[at++] ?? '';
  const digest = (): string => {
    let text = '';
    while (text.length < DIGITS && /^[0-9a-f]+$/.test(words[at] ?? '')) text += word();
    return text;
  };
  const numbers = (): number[] => word().split(',').map(Number);
  const facts = new Map<string, string>();
  const heads: Head[] = [];
  const rolls: MailedRoll[] = [];
  let match = '';
  while (at < words.length) {
    const what = word();
    if (what === 'match') match = word();
    else if (what === 'head') heads.push({ number: Number(word()), hash: digest() });
    else if (what === 'roots') {
      const chain = word();
      facts.set(`open ${chain}`, digest()).set(`secret ${chain}`, digest());
    } else if (what === 'digest' || what === 'seed') facts.set(`${what} ${word()} ${word()}`, digest());
    else if (what === 'root' || what === 'secret')
      facts.set(`${what === 'root' ? what : 'opened'} ${word()}`, digest());
    else if (what === 'roll') {
      const [chain, k, purpose] = [Number(word()), Number(word()), decodeURIComponent(word())];
      rolls.push({ chain, k, purpose, dice: numbers(), faces: numbers(), link: digest() });
    } else break;
  }
  return { mail, match, heads, facts, rolls };
}

/** Checks the mails of one match, whatever their order. */
export async function verifyMails(mails: readonly Mail[]): Promise<MailsReport> {
  const blocks = mails
    .flatMap((mail) => blockOf(mail) ?? [])
    .sort((a, b) => (a.heads[0]?.number ?? 0) - (b.heads[0]?.number ?? 0) || a.mail.at - b.mail.at);
  const inbox = new Inbox();
  try {
    for (const block of blocks) inbox.take(block);
    return { ok: true, summary: await inbox.close(blocks.length) };
  } catch (error) {
    if (!(error instanceof VerifierError)) throw error;
    return { ok: false, fault: { mail: inbox.name, code: error.code, message: error.message } };
  }
}

class Inbox {
  name = '';
  #match = '';
  readonly #facts = new Map<string, string>();
  readonly #heads = new Map<number, Head>();
  readonly #rolls = new Map<string, { readonly roll: MailedRoll; readonly name: string }>();

  /** Mails agree with each other, and no seed is told before the roots of its chain stood in an earlier mail. */
  take({ mail, match, heads, facts, rolls }: MailBlock): void {
    this.name = mail.name;
    demand(this.#match === '' || this.#match === match, 'match', `a mail of match ${match}`);
    this.#match = match;
    for (const head of heads) {
      const known = this.#heads.get(head.number) ?? head;
      demand(known.hash === head.hash, 'head', `two mails name other hashes for event ${head.number}`);
      this.#heads.set(head.number, head);
    }
    for (const what of facts.keys()) {
      const [kind, side, chain = side] = what.split(' ');
      if (kind === 'seed' && !this.#facts.has(what))
        demand(this.#facts.has(`open ${chain}`), 'seed', `no earlier mail has the roots of chain ${chain}`);
    }
    for (const [what, value] of facts) {
      demand((this.#facts.get(what) ?? value) === value, 'seed', `two mails name another ${what}`);
      this.#facts.set(what, value);
    }
    for (const roll of rolls) {
      const key = `${roll.chain} ${roll.k}`;
      const known = this.#rolls.get(key)?.roll ?? roll;
      demand(canonical(known) === canonical(roll), 'faces', `two mails tell roll ${key} in two ways`);
      this.#rolls.set(key, { roll, name: mail.name });
    }
  }

  async close(mails: number): Promise<MailsSummary> {
    for (const [what, seed] of this.#facts) {
      const [kind, side = '', chain = ''] = what.split(' ');
      const digest = this.#facts.get(`digest ${side} ${chain}`);
      if (kind !== 'seed' || digest === undefined) continue;
      const made = await seedDigest({ match: this.#match, chain: Number(chain), side }, seed);
      demand(made === digest, 'seed', `the seed of ${side} does not fit its digest`);
    }
    const told = [...this.#rolls.values()].sort((a, b) => a.roll.chain - b.roll.chain || a.roll.k - b.roll.k);
    let before: MailedRoll | undefined;
    for (const { roll, name } of told) {
      this.name = name;
      await this.#checkRoll(roll, before?.chain === roll.chain ? before : undefined);
      before = roll;
    }
    const heads = [...this.#heads.values()];
    return { match: this.#match, mails, rolls: told.length, heads, told: told.map(({ roll }) => roll) };
  }

  async #checkRoll(
    { chain, k, link, dice, faces: shown }: MailedRoll,
    before: MailedRoll | undefined,
  ): Promise<void> {
    demand(k === (before?.k ?? 0) + 1, 'k', `roll ${k} of chain ${chain}, but no mail tells roll ${k - 1}`);
    const known = before?.link ?? this.#facts.get(`open ${chain}`);
    demand(
      hex(await sha256(unhex(link))) === known,
      'link',
      `roll ${k}: the link does not hash to the one before`,
    );
    const seeds = Object.fromEntries(
      [...this.#facts].flatMap(([what, seed]) => {
        const [kind, side = '', of] = what.split(' ');
        return kind === 'seed' && of === String(chain) ? [[side, seed]] : [];
      }),
    );
    demand(Object.keys(seeds).length === 2, 'seed', `no mail tells both seeds of chain ${chain}`);
    const message = { match: this.#match, stream: 'open', chain, k, seeds, beacon: null } as const;
    const fell = await faces(unhex(link), message, dice);
    demand(canonical(fell) === canonical(shown), 'faces', `roll ${k}: what fell is ${fell.join()}`);
  }
}
