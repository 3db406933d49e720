/**
 * Who may be mailed without having asked for it: counted over all pages and processes. The store holds no
 * address of theirs, only hashes under the keys of the links.
 */
import { createHmac } from 'node:crypto';
import type { LinkKeys } from '../../links/index.js';
import type { RecipientStore } from '../../store/index.js';

export interface Recipients {
  /** Whether one more mail that nobody there asked for may go to each of these addresses; counts them. */
  mayMail(addresses: readonly string[]): Promise<boolean>;
  /**
   * Notes that somebody asked for the links of an address, unless he, or all together, did so often enough
   * lately: then a mail with them went there not long ago. Does the same for an address that nobody knows.
   */
  ask(address: string, asker: string): Promise<void>;
  /** Whether one more mail to an address of a seat, for `use`, is read now; counts it. */
  mayWrite(match: string, side: string, use: string): Promise<boolean>;
  /** Whether an address wants no mail at all. */
  isUnwanted(address: string): Promise<boolean>;
  /** No more mail to this address, whoever asks for one. */
  refuse(address: string): Promise<void>;
  /** The way back. */
  allow(address: string): Promise<void>;
  /** Whether mails to an address are text alone, with a code to be typed instead of links. */
  isTextOnly(address: string): Promise<boolean>;
  chooseTextOnly(address: string, on: boolean): Promise<void>;
  /** Whether one more code is tried for an address now; counts it. */
  mayTryCode(address: string): Promise<boolean>;
  /**
   * Forgets how often this address was mailed, and how. That it wants no mail is kept: as a hash, and for its
   * sake.
   */
  forget(address: string): Promise<void>;
}

interface Parts {
  readonly store: RecipientStore;
  readonly keys: LinkKeys;
  readonly clock: () => Date;
  /** E-mails an hour to one address; undefined: as many as one likes, since they stay on this machine. */
  readonly limit: number | undefined;
}

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const SPANS = [HOUR, DAY];
/** A day allows so many times what an hour does. */
const HOURS_A_DAY = 2;
/**
 * How often an hour one asker can have the links of one address mailed: fewer than all together, so that he
 * uses up nobody's.
 */
const ASKED = 2;
/** Mails to one address of a seat that are read in an hour: each reply is answered by a mail. */
const REPLIES = 30;
/** Codes an hour that are tried for one address, from wherever: no share of those that there are. */
const CODES = 300;

/** The house's word on whom it mails. */
export function makeRecipients({ store, keys, clock, limit }: Parts): Recipients {
  const counts = async (what: string, address: string): Promise<boolean> => {
    if (limit === undefined) return true;
    const who = first(marks(keys, what, counted(address)));
    return (
      (await within(store, who, clock(), HOUR, limit)) &&
      within(store, who, clock(), DAY, limit * HOURS_A_DAY)
    );
  };
  const never = (address: string) => marks(keys, 'never', untagged(address));
  const plain = (address: string) => marks(keys, 'text only', untagged(address));
  return {
    async mayMail(addresses) {
      await store.dropCounts({ before: new Date(clock().getTime() - DAY) });
      for (const address of addresses) if (!(await counts('unasked', address))) return false;
      return true;
    },
    async ask(address, asker) {
      const pair = first(marks(keys, 'asker', JSON.stringify([counted(address), asker])));
      if (limit !== undefined && !(await within(store, pair, clock(), HOUR, Math.min(ASKED, limit)))) return;
      if (await counts('links', address)) await store.keepAsked(address, clock());
    },
    mayWrite: (match, side, use) => {
      const who = first(marks(keys, 'reply', JSON.stringify([match, side, use])));
      return within(store, who, clock(), HOUR, REPLIES);
    },
    isUnwanted: (address) => store.isUnwanted(never(address)),
    refuse: (address) => store.keepUnwanted(first(never(address)), clock()),
    allow: (address) => store.dropUnwanted(never(address)),
    isTextOnly: (address) => store.isTextOnly(plain(address)),
    chooseTextOnly: (address, on) =>
      on ? store.keepTextOnly(first(plain(address)), clock()) : store.dropTextOnly(plain(address)),
    mayTryCode: (address) => {
      const who = first(marks(keys, 'code', counted(address)));
      return within(store, who, clock(), HOUR, CODES);
    },
    async forget(address) {
      await store.dropTextOnly(plain(address));
      const whose = ['unasked', 'links', 'code'].flatMap((what) => marks(keys, what, counted(address)));
      await store.dropCounts({ of: whose.flatMap((who) => SPANS.map((span) => spanOf(who, span))) });
    },
  };
}

function within(
  store: RecipientStore,
  who: string,
  now: Date,
  span: number,
  limit: number,
): Promise<boolean> {
  const since = new Date(now.getTime() - (now.getTime() % span));
  return store.countMail(spanOf(who, span), since, limit);
}

/** What is counted in spans of this length goes by a name of its own. */
function spanOf(who: string, span: number): string {
  return `${who}.${span / HOUR}`;
}

/** What an address is called in the store, under each key; the first is the one to write. */
function marks({ keys, signing }: LinkKeys, what: string, text: string): readonly string[] {
  const ids = [signing, ...[...keys.keys()].filter((id) => id !== signing)];
  return ids.flatMap((id) => {
    const key = keys.get(id);
    return key === undefined
      ? []
      : [
          createHmac('sha256', key)
            .update(JSON.stringify([what, text]))
            .digest('base64url'),
        ];
  });
}

function first(list: readonly string[]): string {
  const [one] = list;
  if (one === undefined) throw new RangeError('no link key');
  return one;
}

/** All spellings that lead to one mailbox: `A.nn+x@host` is `ann@host` to many hosts. */
function counted(address: string): string {
  const plain = untagged(address);
  const at = plain.lastIndexOf('@');
  return plain.slice(0, at).replaceAll('.', '') + plain.slice(at);
}

/** Lower-cased and without what follows a plus sign. */
function untagged(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at).replace(/\+.*$/, '') + text.slice(at);
}
