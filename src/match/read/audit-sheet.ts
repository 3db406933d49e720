/** What the audit page shows of a match, and the CSV holds. */
import type { BeaconRound, PublicRoll } from '../../journal/index.js';
import type { Crumb, Fortune, Order, Side } from '../../referee/index.js';
import type { MatchInfo } from '../model/types.js';

/** A roll as it stands in the journal, with what it was for. */
export interface AuditRoll extends PublicRoll {
  /** From 1, through the whole match. */
  readonly number: number;
  readonly event: number;
  /** Its place among the rolls of its event, from 0. */
  readonly index: number;
  readonly at: string;
  /**
   * Turn and phase; empty where the journal cannot be played again (an imported one that lacks what is
   * sealed).
   */
  readonly now: readonly Crumb[];
  /** The order before it in its event, as the reader may know it; absent where play went on by itself. */
  readonly cause?: { readonly side: Side; readonly order: Order };
  readonly fortunes: readonly Fortune[];
}

/** A secret draw that the reader may know. */
export interface AuditDraw {
  readonly event: number;
  readonly side: Side;
  readonly purpose: string;
  readonly ids: readonly string[];
}

export interface AuditSheet {
  readonly match: MatchInfo;
  /** Of a match that is over: rounds of throws that new roots refused, as far as relays know them. */
  readonly refused: readonly BeaconRound[];
  readonly rolls: readonly AuditRoll[];
  readonly draws: readonly AuditDraw[];
  /** Seals of the journal, and how many of them this reader has opened. */
  readonly seals: { readonly all: number; readonly open: number };
}
