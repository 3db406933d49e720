/** Seals: salted digests of what not everybody may know yet. SPEC section 8. */
import type { Entry, Json, Order, Side } from '../referee/index.js';
import { canonicalJson, hmac, sha256Hex } from './canonical.js';

/**
 * What a side is told beyond what is public: its full orders (by index among the public ones), draws and own
 * log.
 */
export type SideContent = {
  readonly orders: readonly (readonly [index: number, order: Order])[];
  readonly draws: readonly {
    readonly after: number;
    readonly purpose: string;
    readonly ids: readonly string[];
  }[];
  readonly told: readonly Entry[];
};

/**
 * A draw with all that proves it, part of the seal `draws` that nobody opens before the end: the pool would
 * tell its owner what the other side holds, and the count how often the other side drew.
 */
export type SealedDraw = {
  readonly side: Side;
  readonly after: number;
  readonly k: number;
  readonly purpose: string;
  readonly from: readonly string[];
  readonly ids: readonly string[];
};

/** A seal opened: `salt` in hex, empty for a state that hides nothing. */
export interface Opening {
  readonly salt: string;
  readonly content: Json;
}

/** Openings by the name of their seal: a side, `draws`, `state`. */
export type Openings = { readonly [name: string]: Opening };

/** Names of seals and readers, so no side may be called so. */
export const RESERVED_NAMES: readonly string[] = ['draws', 'state', 'all', 'public', 'spectator'];

/** Seals one content. `name`: a side, `draws` or `state`. */
export function seal(
  secretRoot: Uint8Array,
  match: string,
  n: number,
  name: string,
  content: Json,
): { readonly seal: string; readonly opening: Opening } {
  const salt = hmac(secretRoot, canonicalJson({ match, n, salt: name }));
  return { seal: sealOf(salt, content), opening: { salt: salt.toString('hex'), content } };
}

/**
 * The `state` of an event: salted in a game that hides something, else plain, so that anyone can re-run the
 * match at once.
 */
export function sealState(
  secretRoot: Uint8Array,
  match: string,
  n: number,
  hides: boolean,
  state: Json,
): { readonly seal: string; readonly opening: Opening } {
  if (hides) return seal(secretRoot, match, n, 'state', state);
  return { seal: sealOf(new Uint8Array(), state), opening: { salt: '', content: state } };
}

function sealOf(salt: Uint8Array, content: Json): string {
  return sha256Hex(salt, canonicalJson(content));
}
