/** What the blocks `-- dice` of an inbox prove by themselves: no journal is needed. SPEC section 13. */
import { faces, randomness, seedDigest, seedOfWords } from './chance.js';
import { canonical, hex, sha256, unhex } from './json.js';
import { blockOf, type Mail, type MailBlock, type MailedRoll, type MailedThrow } from './mail-block.js';
import {
  demand,
  type FaultCode,
  type Head,
  type OwnWords,
  type RoundChecker,
  VerifierError,
} from './report.js';
import { QUICKNET } from './rounds.js';

export interface MailsSummary {
  readonly match: string;
  readonly mails: number;
  readonly rolls: number;
  readonly heads: readonly Head[];
  readonly told: readonly MailedRoll[];
  readonly blocks: readonly MailBlock[];
  /** The sides that the e-mails name. */
  readonly sides: readonly string[];
  /** Whether the reader said which side is theirs: without that, no digest is their own. */
  readonly reader: boolean;
  /** By chain: the e-mail that came first with everything that had to be fixed before a seed. */
  readonly fixed: readonly Fixed[];
  /** What no dated e-mail has from before the first that tells a seed. */
  readonly late: readonly Late[];
  /** Rolls before others that are told, which no e-mail tells: one was deleted, or never came. */
  readonly gaps: readonly Gap[];
  /** What the players typed, as the e-mails tell it; the seed of each follows from it. */
  readonly words: readonly (OwnWords & { readonly own: boolean; readonly mail: Mail })[];
  /** Throws that mails told of while they waited for their round, with the time at which each came. */
  readonly throws: readonly MailedThrow[];
  /** Whether the signatures of rounds were checked; null where no roll had one. */
  readonly checked: boolean | null;
  /** Rolls that fell by the chain alone though the e-mails name a beacon. */
  readonly unsigned: number;
}

/** Roots or digest of a chain that came no earlier than a seed. */
export interface Late {
  readonly chain: number;
  readonly what: 'roots' | 'digest';
}

/** Where roots, and the digest unless it is the reader's own, came from. */
export interface Fixed {
  readonly chain: number;
  readonly what: 'roots' | 'both';
  readonly mail: Mail;
}

export interface Gap {
  readonly chain: number;
  readonly k: number;
}

/**
 * `sides`: those of the reader, as the reader says. Two where the lot swapped the seats: first the one with
 * which the match began. `rounds`: brings what checks a beacon's signatures; asked only where e-mails have one.
 */
export interface MailOptions {
  readonly sides?: readonly string[];
  readonly rounds?: () => Promise<RoundChecker>;
}

/** What e-mails alone say: the first error, or what they prove. */
export type MailsReport =
  | { readonly ok: true; readonly summary: MailsSummary }
  | {
      readonly ok: false;
      readonly fault: { readonly mail: string; readonly code: FaultCode; readonly message: string };
    };

/** A chain's last link is its root. */
const LAST_ROLL = 4095;

/** Checks the mails of one match, whatever their order. */
export async function verifyMails(mails: readonly Mail[], options: MailOptions = {}): Promise<MailsReport> {
  const inbox = new Inbox(options);
  try {
    const blocks = mails.flatMap((mail) => {
      inbox.name = mail.name;
      return blockOf(mail) ?? [];
    });
    inbox.know(blocks);
    blocks.sort((a, b) => a.mail.at - b.mail.at || headOf(a) - headOf(b));
    for (const block of blocks) inbox.take(block);
    return { ok: true, summary: await inbox.close(blocks) };
  } catch (error) {
    if (!(error instanceof VerifierError)) throw error;
    return { ok: false, fault: { mail: inbox.name, code: error.code, message: error.message } };
  }
}

function headOf({ heads }: MailBlock): number {
  return heads[0]?.number ?? 0;
}

class Inbox {
  name = '';
  #match = '';
  readonly #facts = new Map<string, string>();
  readonly #heads = new Map<number, Head>();
  readonly #rolls = new Map<string, { readonly roll: MailedRoll; readonly name: string }>();
  readonly #sides = new Set<string>();
  readonly #throws: MailedThrow[] = [];
  #own: readonly string[];
  readonly #rounds: MailOptions['rounds'];

  constructor({ sides = [], rounds }: MailOptions) {
    this.#own = sides;
    this.#rounds = rounds;
  }

  /** Where both sides of the match are named and neither is the reader's, nobody said which one is theirs. */
  know(blocks: readonly MailBlock[]): void {
    for (const { facts, reader } of blocks) {
      if (reader !== '') this.#sides.add(reader);
      for (const what of facts.keys()) {
        const [kind, side = ''] = what.split(' ');
        if (kind === 'digest' || kind === 'seed') this.#sides.add(side);
      }
    }
    if (this.#sides.size >= 2 && !this.#own.some((side) => this.#sides.has(side))) this.#own = [];
  }

  /** Mails agree with each other. */
  take({ mail, match, reader, heads, throws, facts, rolls }: MailBlock): void {
    this.name = mail.name;
    demand(this.#match === '' || this.#match === match, 'match', `an e-mail from match ${match}`);
    this.#match = match;
    this.#throws.push(...throws);
    for (const head of [...heads, ...throws.map(({ number, hash }) => ({ number, hash }))]) {
      const known = this.#heads.get(head.number) ?? head;
      demand(known.hash === head.hash, 'head', `two mails name other hashes for event ${head.number}`);
      this.#heads.set(head.number, head);
    }
    const mine = this.#own.length === 0 || reader === '' || this.#own.includes(reader);
    demand(mine, 'reader', `an e-mail for ${reader}, in an inbox of ${this.#own.join(' and ')}`);
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

  /**
   * By chain: roots, and the digest unless it is the reader's own, must have arrived before the first seed. An
   * e-mail without a time of arrival came before nothing, and of a seed in one nobody knows what came before.
   */
  #order(blocks: readonly MailBlock[]): Pick<MailsSummary, 'fixed' | 'late'> {
    const fixed: Fixed[] = [];
    const late: Late[] = [];
    const chains = [...this.#facts.keys()].flatMap((what) =>
      what.startsWith('seed ') ? [Number(what.split(' ')[2])] : [],
    );
    for (const chain of [...new Set(chains)].sort((a, b) => a - b)) {
      const telling = (kind: 'digest' | 'seed') =>
        blocks.filter(({ facts }) => [...facts.keys()].some((what) => isOf(what, kind, String(chain))));
      const seeded = Math.min(...telling('seed').map(({ mail }) => mail.at));
      const first = (found: readonly MailBlock[]) =>
        found.map(({ mail }) => mail).find(({ at }) => at > 0 && at < seeded);
      const roots = first(blocks.filter(({ facts }) => facts.has(`open ${chain}`)));
      if (roots === undefined) late.push({ chain, what: 'roots' });
      const own = this.#ownIn(chain);
      if (own !== undefined && this.#facts.has(`digest ${own} ${chain}`)) {
        if (roots !== undefined) fixed.push({ chain, what: 'roots', mail: roots });
        continue;
      }
      const digest = first(telling('digest'));
      if (digest === undefined) late.push({ chain, what: 'digest' });
      if (roots !== undefined && digest !== undefined)
        fixed.push({ chain, what: 'both', mail: digest.at > roots.at ? digest : roots });
    }
    return { fixed, late };
  }

  /**
   * Whose digest of a chain is nothing new to the reader. Where the lot swapped the seats only chain 1 is
   * surely older than the swap.
   */
  #ownIn(chain: number): string | undefined {
    return this.#own.length < 2 || chain === 1 ? this.#own[0] : undefined;
  }

  async close(blocks: readonly MailBlock[]): Promise<MailsSummary> {
    await this.#checkSeeds();
    await this.#checkOpened();
    const told = [...this.#rolls.values()].sort((a, b) => a.roll.chain - b.roll.chain || a.roll.k - b.roll.k);
    const gaps: Gap[] = [];
    let before: MailedRoll | undefined;
    for (const { roll, name } of told) {
      this.name = name;
      const last = before?.chain === roll.chain ? before : undefined;
      for (let k = (last?.k ?? 0) + 1; k < Math.min(roll.k, LAST_ROLL); k += 1)
        gaps.push({ chain: roll.chain, k });
      await this.#checkRoll(roll, last);
      before = roll;
    }
    const checked = await this.#checkSignatures(told);
    const rolls = told.map(({ roll }) => roll);
    const unsigned = this.#facts.has('beacon chain')
      ? rolls.filter(({ signature }) => signature === undefined).length
      : 0;
    return {
      match: this.#match,
      mails: blocks.length,
      rolls: rolls.length,
      heads: [...this.#heads.values()],
      told: rolls,
      blocks,
      sides: [...this.#sides],
      reader: this.#own.length > 0,
      gaps,
      ...this.#order(blocks),
      throws: this.#throws,
      checked,
      unsigned,
      words: this.#words(blocks),
    };
  }

  /** Rounds are signed by the beacon that the mails name, where its key is known. */
  async #checkSignatures(
    told: readonly { readonly roll: MailedRoll; readonly name: string }[],
  ): Promise<boolean | null> {
    const rounds = told.flatMap(({ roll: { round, signature } }, event) =>
      round === undefined || signature === undefined ? [] : [{ event, round, signature }],
    );
    if (rounds.length === 0) return null;
    if (this.#rounds === undefined || this.#facts.get('beacon chain') !== QUICKNET.chain) return false;
    const wrong = await (await this.#rounds())(QUICKNET.key, rounds);
    this.name = told[wrong?.event ?? 0]?.name ?? this.name;
    demand(wrong === undefined, 'signature', `round ${wrong?.round} was not signed so`);
    return true;
  }

  /**
   * The seed that was committed to fits its digest; the other one is what its words make, where there are any.
   */
  async #checkSeeds(): Promise<void> {
    for (const [what, value] of this.#facts) {
      const [kind, side = '', chain = ''] = what.split(' ');
      const seed = this.#facts.get(`seed ${side} ${chain}`);
      const place = { match: this.#match, chain: Number(chain), side };
      if (kind === 'words') {
        const committed = this.#facts.has(`digest ${side} ${chain}`);
        demand(!committed, 'seed', `words of ${side}, who committed to a seed`);
        demand(seed === (await seedOfWords(place, value)), 'seed', `the words of ${side} make another seed`);
      }
      if (kind !== 'digest' || seed === undefined) continue;
      demand(
        (await seedDigest(place, seed)) === value,
        'seed',
        `the seed of ${side} does not fit its digest`,
      );
    }
  }

  /** What was typed, each with the first e-mail that tells it. */
  #words(blocks: readonly MailBlock[]): MailsSummary['words'] {
    return [...this.#facts].flatMap(([what, words]) => {
      const [kind, side = '', at = ''] = what.split(' ');
      const mail = blocks.find(({ facts }) => facts.has(what))?.mail;
      if (kind !== 'words' || mail === undefined) return [];
      const chain = Number(at);
      return [{ chain, side, words, own: this.#ownIn(chain) === side, mail }];
    });
  }

  /** Roots that a mail opens are those that mails committed to. */
  async #checkOpened(): Promise<void> {
    for (const [what, value] of this.#facts) {
      const [kind, chain = ''] = what.split(' ');
      if (kind !== 'root' && kind !== 'opened') continue;
      let link = unhex(value);
      for (let k = kind === 'root' ? LAST_ROLL : 1; k > 0; k -= 1) link = await sha256(link);
      const [committed, code] =
        kind === 'root' ? (['open', 'root'] as const) : (['secret', 'secret'] as const);
      const due = this.#facts.get(`${committed} ${chain}`) ?? hex(link);
      demand(hex(link) === due, code, `the ${code} opened of chain ${chain} is not the one committed to`);
    }
  }

  async #checkRoll(
    { chain, k, link, dice, faces: shown, signature }: MailedRoll,
    before: MailedRoll | undefined,
  ): Promise<void> {
    demand(k <= LAST_ROLL, 'k', `roll ${k} of a chain that ends with ${LAST_ROLL}`);
    const known = before?.link ?? this.#facts.get(`open ${chain}`);
    let earlier = unhex(link);
    for (let at = before?.k ?? 0; at < k; at += 1) earlier = await sha256(earlier);
    demand(hex(earlier) === known, 'link', `roll ${k}: the link does not hash to the one before`);
    const committed = [...this.#facts.keys()].filter((what) => isOf(what, 'digest', String(chain)));
    demand(committed.length === 1, 'seed', `not one digest of chain ${chain}, but ${committed.length}`);
    const message = {
      match: this.#match,
      stream: 'open',
      chain,
      k,
      seeds: this.#seeds(chain),
      beacon: signature === undefined ? null : await randomness(signature),
    } as const;
    const fell = await faces(unhex(link), message, dice);
    demand(canonical(fell) === canonical(shown), 'faces', `roll ${k}: what fell is ${fell.join()}`);
  }

  #seeds(chain: number): { readonly [side: string]: string } {
    const seeds = [...this.#facts].filter(([what]) => isOf(what, 'seed', String(chain)));
    demand(seeds.length === 2, 'seed', `no mail tells both seeds of chain ${chain}`);
    return Object.fromEntries(seeds.map(([what, seed]) => [what.split(' ')[1] ?? '', seed]));
  }
}

/** Whether a fact is a digest or a seed of a chain. */
function isOf(what: string, kind: 'digest' | 'seed', chain: string): boolean {
  const [of, , at] = what.split(' ');
  return of === kind && at === chain;
}
