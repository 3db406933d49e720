/** What the blocks `-- dice` of an inbox prove by themselves: no journal is needed. SPEC section 13. */
import { faces, randomness, seedDigest } from './chance.js';
import { canonical, hex, sha256, unhex } from './json.js';
import { blockOf, type Mail, type MailBlock, type MailedRoll, type MailedThrow } from './mail-block.js';
import { demand, type Head, type RoundChecker, VerifierError } from './report.js';
import { QUICKNET } from './rounds.js';

export interface MailsSummary {
  readonly match: string;
  readonly mails: number;
  readonly rolls: number;
  readonly heads: readonly Head[];
  readonly told: readonly MailedRoll[];
  /**
   * What no mail holds from before the first seed that the other player could aim with: there the mails prove
   * less.
   */
  readonly late: readonly Late[];
  /** Throws that mails told of while they waited for their round, with the time at which each came. */
  readonly throws: readonly MailedThrow[];
  /** Whether the signatures of rounds were checked; null where no roll had one. */
  readonly checked: boolean | null;
}

/** Roots or digest of a chain that came no earlier than a seed. */
export interface Late {
  readonly chain: number;
  readonly what: 'roots' | 'digest';
}

export type MailsReport =
  | { readonly ok: true; readonly summary: MailsSummary }
  | {
      readonly ok: false;
      readonly fault: { readonly mail: string; readonly code: string; readonly message: string };
    };

/** A chain's last link is its root. */
const LAST_ROLL = 4095;

/** Checks the mails of one match, whatever their order. */
export async function verifyMails(mails: readonly Mail[], checkRounds?: RoundChecker): Promise<MailsReport> {
  const inbox = new Inbox(checkRounds);
  try {
    const blocks = mails.flatMap((mail) => {
      inbox.name = mail.name;
      return blockOf(mail) ?? [];
    });
    blocks.sort((a, b) => headOf(a) - headOf(b) || a.mail.at - b.mail.at);
    for (const block of blocks) inbox.take(block);
    return { ok: true, summary: await inbox.close(blocks.length) };
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
  readonly #late = new Map<string, Late>();
  readonly #throws: MailedThrow[] = [];
  readonly #checkRounds: RoundChecker | undefined;

  constructor(checkRounds: RoundChecker | undefined) {
    this.#checkRounds = checkRounds;
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
    for (const what of facts.keys()) {
      const [kind, , chain = ''] = what.split(' ');
      if (kind === 'seed' && !this.#facts.has(what)) this.#checkBefore(chain, reader, facts);
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

  /**
   * Before the first seed of a chain an earlier mail had its roots, and the digest of who committed himself;
   * to himself his digest is nothing new, so there it may come with the other's seed.
   */
  #checkBefore(chain: string, reader: string, facts: MailBlock['facts']): void {
    if ([...this.#facts.keys()].some((what) => isOf(what, 'seed', chain))) return;
    if (!this.#facts.has(`open ${chain}`)) this.#noteLate(chain, 'roots');
    const digest = [...this.#facts.keys()].find((what) => isOf(what, 'digest', chain));
    const own = facts.has(`digest ${reader} ${chain}`);
    if (digest === undefined && !own) this.#noteLate(chain, 'digest');
  }

  #noteLate(chain: string, what: Late['what']): void {
    this.#late.set(`${chain} ${what}`, { chain: Number(chain), what });
  }

  async close(mails: number): Promise<MailsSummary> {
    await this.#checkSeeds();
    await this.#checkOpened();
    const told = [...this.#rolls.values()].sort((a, b) => a.roll.chain - b.roll.chain || a.roll.k - b.roll.k);
    let before: MailedRoll | undefined;
    for (const { roll, name } of told) {
      this.name = name;
      await this.#checkRoll(roll, before?.chain === roll.chain ? before : undefined);
      before = roll;
    }
    const checked = await this.#checkSignatures(told);
    const heads = [...this.#heads.values()];
    const late = [...this.#late.values()];
    return {
      ...{ match: this.#match, mails, rolls: told.length, heads, told: told.map(({ roll }) => roll), late },
      ...{ throws: this.#throws, checked },
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
    if (this.#checkRounds === undefined || this.#facts.get('beacon chain') !== QUICKNET.chain) return false;
    const wrong = await this.#checkRounds(QUICKNET.key, rounds);
    this.name = told[wrong?.event ?? 0]?.name ?? this.name;
    demand(wrong === undefined, 'signature', `round ${wrong?.round} was not signed so`);
    return true;
  }

  /** The seed that was committed to fits its digest. */
  async #checkSeeds(): Promise<void> {
    for (const [what, digest] of this.#facts) {
      const [kind, side = '', chain = ''] = what.split(' ');
      const seed = this.#facts.get(`seed ${side} ${chain}`);
      if (kind !== 'digest' || seed === undefined) continue;
      const made = await seedDigest({ match: this.#match, chain: Number(chain), side }, seed);
      demand(made === digest, 'seed', `the seed of ${side} does not fit its digest`);
    }
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
    demand(k === (before?.k ?? 0) + 1, 'k', `roll ${k} of chain ${chain}, but no mail tells roll ${k - 1}`);
    const known = before?.link ?? this.#facts.get(`open ${chain}`);
    const linked = hex(await sha256(unhex(link))) === known;
    demand(linked, 'link', `roll ${k}: the link does not hash to the one before`);
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
