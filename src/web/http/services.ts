/** What the pages work with: everything comes in by argument. */

import type { Logger } from 'pino';
import type { DrawPng } from '../../board/index.js';
import type { Club } from '../../club/index.js';
import type { LinkKeys } from '../../links/index.js';
import type { GameLibrary, Matches } from '../../match/index.js';
import type { Foreteller } from '../../practice/index.js';
import type { Game } from '../../referee/index.js';
import type { RecipientStore, Store } from '../../store/index.js';
import type { Assets } from './assets.js';
import type { LivePace } from './live-news.js';
import type { RateLimits } from './rate-limits.js';

export interface WebConfig {
  /** The address that people and mails use, without a slash at its end. */
  readonly baseUrl: string;
  /** express' `trust proxy`: how many proxies stand before this server, or which. */
  readonly trustProxy: boolean | number | string;
  readonly limits: RateLimits;
  /** Whether messages may be sent to other services. */
  readonly hooks?: boolean;
  /** How often those who look on are told news; left out: as usual. */
  readonly live?: LivePace;
}

export interface WebServices {
  readonly matches: Matches;
  readonly club: Club;
  readonly store: Pick<
    Store,
    | 'onNews'
    | 'readMatch'
    | 'matchesOfAddress'
    | 'readOffers'
    | 'readDraftRevisions'
    | 'readRoot'
    | 'readShown'
    | 'keepShown'
    | 'readEvents'
    | 'isMailed'
    | 'ping'
  > &
    Pick<Store, 'failedCalls' | 'dropFailedCalls'> &
    Pick<Store, 'playerOf' | 'resultsOfPlayer' | 'competitionsOfPlayer'> &
    Pick<Store, 'readCompetition' | 'readPlayers' | 'resultsOfCompetition'> &
    RecipientStore;
  readonly links: LinkKeys;
  /** The games that a match can be opened with, in the order they are shown. */
  readonly games: readonly Game[];
  /** Digest of the rules of a version, where it is known. */
  readonly rulesOf?: GameLibrary['rulesOf'];
  readonly config: WebConfig;
  readonly clock: () => Date;
  /** Fires when the server ends: whoever still listens is sent away. */
  readonly stopping?: AbortSignal;
  /** A fresh idempotency key for a form. */
  readonly makeKey: () => string;
  readonly log: Logger;
  /** Draws pictures: off the event loop in a service. */
  readonly draw: DrawPng;
  /** Foretells what becomes of each unit, off the event loop; left out: the tables alone are shown. */
  readonly foretell?: Foreteller['foretell'];
  readonly assets: Assets;
  /** Pages are for others to show: this process answers those alone who watch over it. */
  readonly watchedOnly?: boolean;
  /** The operator's page and figures, where they are on. */
  readonly operator?: Operator;
  /** The built-in mailbox, where it is on. */
  readonly mailbox?: Mailbox;
  /** The public beacon that a match can be opened with; left out: none. */
  readonly beacon?: OfferedBeacon;
}

/** What the start form says of a beacon. */
export interface OfferedBeacon {
  readonly name: string;
  /** Seconds that it adds to each throw. */
  readonly seconds: number;
}

/** The key that the operator's page asks for, and what it looks at. */
export interface Operator {
  readonly key: string;
  readonly store: Pick<Store, 'overview' | 'listMailsIn' | 'listStuck' | 'listMatches'>;
}

/** Where the mails lie. */
export type Mailbox = Pick<Store, 'listMails' | 'readMail' | 'nextMailAt'>;
