/** What the outbox holds: a reader's view as of an event, as plain data. */
import type { Claimant } from '../../links/index.js';
import type {
  Aim,
  Clause,
  Crumb,
  Entry,
  Json,
  LineOutcome,
  Locale,
  Order,
  Paragraph,
  Result,
  Scene,
  Side,
  StandingOrders,
  Why,
} from '../../referee/index.js';
import type { MatchStatus } from '../../store/index.js';
import type { Charter } from '../model/charter.js';
import type { ClockTerms, RunningDays } from '../model/clock.js';
import type { WhyOff } from '../model/standing.js';
import type { ReplyTold } from '../model/told.js';
import type { Chapter } from '../model/types.js';

/** What is counted, and how far it is. */
type Count = Pick<Aim, 'what' | 'score'>;

/** What a mail is composed from: the reader's view as of its event. JSON all through. */
export interface MailPayload {
  readonly kind: MailKind;
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly pack: string | null;
  readonly side: Side;
  readonly event: number;
  readonly head: { readonly number: number; readonly hash: string };
  readonly commitments: { readonly chain: number; readonly open: string; readonly secret: string };
  /** Of every chain that the mail tells rolls of, and of the one in force. */
  readonly dice: readonly ChainFacts[];
  /** The beacon of the match, and the throw that waits for its round; left out: none. */
  readonly beacon?: { readonly name: string; readonly chain: string; readonly wait: number };
  readonly thrown?: { readonly ordered: number; readonly hash: string; readonly round: number };
  readonly names: { readonly [side: Side]: string };
  readonly now: readonly Crumb[];
  /** The question as plain data; absent in invitations and results. */
  readonly question?: {
    readonly kind: string;
    readonly clause: Clause;
    readonly scope: readonly Crumb[];
    readonly about: { readonly [name: string]: Json };
    readonly forms: readonly string[];
  };
  /** True when the question interrupts the other side's phase. */
  readonly interrupt: boolean;
  readonly chapters: readonly Chapter[];
  /** What is played for, as its reader saw it when he was mailed last and sees it now; left out: not known. */
  readonly counts?: { readonly was: Count; readonly is: Count };
  /**
   * In its reader's language as of the event. A player who changes the language before an e-mail goes out gets
   * that one in the language before, and the next one in the new.
   */
  readonly scene: { readonly [locale in Locale]?: Scene } | null;
  readonly position: { readonly [locale in Locale]?: readonly Paragraph[] };
  readonly standing: StandingOrders;
  /** Standing orders that hold no more; left out: none. */
  readonly off?: readonly { readonly order: Order; readonly why: WhyOff }[];
  /** What became of lines of its reader's plan since the last e-mail; left out: nothing. */
  readonly plan?: readonly {
    readonly no: number;
    readonly came: LineOutcome;
    readonly used: number;
    readonly of: number;
    /** The substitute that was taken, and why a line was not carried out, or not whole. */
    readonly instead?: number;
    readonly why?: Why;
    /** What its orders came to in the words of the game; left out: nothing. */
    readonly outcomes?: readonly string[];
    /** What it left undone; left out: nothing. */
    readonly left?: readonly Entry[];
    /** What it said first, and to which kind of question; absent where the line is gone. */
    readonly order?: Order;
    readonly kind?: string;
  }[];
  readonly ended?: { readonly reason: string; readonly result: Result | null };
  /** Who opened the match, in invitations; who waits for an opponent, in a claim. */
  readonly invitedBy?: Side;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  /** Further seats of the same reader in running matches, in a mail that he asked for. */
  readonly others?: readonly OtherSeat[];
  /**
   * Whom the match waits for, where the mail itself is no word of it: in a link that was asked for, after a
   * draw declined, of the clock.
   */
  readonly waiting?: { readonly status: MatchStatus; readonly sides: readonly Side[] };
  /** The reader's clock, where it is running or paused. `deadline`: an instant, while it runs. */
  readonly time?: {
    readonly deadline: string | null;
    readonly left: number;
    readonly days: Omit<RunningDays, 'zone'>;
    readonly paused: boolean;
  };
  /** The reader's time was up: whether something answered for him, and whether the match may be claimed. */
  readonly late?: { readonly answered: boolean; readonly claimable: boolean };
  /** The other side's time was up, and its reader may claim the match. */
  readonly mayClaim?: true;
  /** What was agreed about time; left out: nothing. */
  readonly agreed?: ClockTerms;
  /** Strict alternation was agreed. */
  readonly strict?: true;
  /** What was agreed about conduct, in a first mail and in that of the beginning. */
  readonly charter?: Charter;
  /** Its reader is asked to commit first, as the opponent says that they run the server. */
  readonly runs?: true;
  /** What its reader typed for the dice of the chain in force; left out: nothing. */
  readonly typed?: string;
  /** The lot has given its reader his side since his last mail. */
  readonly drawn?: true;
  /** What the opponent says with the turns that are told. */
  readonly said?: readonly string[];
  /** Nobody without a seat looks on. */
  readonly closed?: boolean;
  /** Every earlier link to the seat is void. */
  readonly anew?: true;
  /** Settings of the reader's seat that were changed just now. */
  readonly changed?: readonly SettingChange[];
  /** What has become of orders that the reader mailed. */
  readonly reply?: ReplyTold;
  /** Who asked for an open seat: such a mail goes to him, before the seat is anybody's. */
  readonly to?: Claimant;
  /** He is to go on for somebody in a match that is being played. */
  readonly takesOver?: true;
}

/** What a message to another service tells: what a mail's subject does. JSON. */
export interface CallPayload
  extends Pick<MailPayload, 'match' | 'side' | 'event' | 'game' | 'rulesVersion' | 'pack'> {
  /** `test`: its owner tries it. */
  readonly kind: MailKind | 'test';
  readonly turn: number | null;
  /** The event before the first that it tells of; left out: it tells of none, for nobody may look on. */
  readonly since?: number;
  /** What is played for, at both ends, as anybody may see it. */
  readonly counts?: MailPayload['counts'];
}

/**
 * What a chain is bound to: the server's commitments, the digest of who came first, the seeds that are open
 * and the words that they were made of.
 */
export interface ChainFacts {
  readonly chain: number;
  readonly open: string;
  readonly secret: string;
  readonly digests: { readonly [side: Side]: string };
  readonly seeds: { readonly [side: Side]: string };
  /** What its owner typed, from which a seed was made. */
  readonly words: { readonly [side: Side]: string };
}

/** A setting as it was and as it is. */
export interface SettingChange {
  readonly what: 'name' | 'locale' | 'timeZone' | 'mailing' | 'listed' | 'ownWitness' | 'witness' | 'hook';
  readonly from: string | boolean | null;
  readonly to: string | boolean | null;
}

/** A seat that a mail of another match gives a link to. */
export interface OtherSeat
  extends Pick<MailPayload, 'match' | 'game' | 'rulesVersion' | 'pack' | 'side' | 'head'> {
  readonly chain: number;
  readonly generation: number;
  readonly joined: boolean;
  /** Whether the match waits for this seat. */
  readonly asked: boolean;
  readonly opponent: string;
  /** Instant of the last event. */
  readonly since: string;
}

/**
 * `invitation`: take your seat. `turn`: your phase. `question`: one question in the other side's phase.
 * `lost`: the other has lost his seed and asks for new dice. `consent`: a draw is
 * offered. `begin`: the other's seed is there, yours opens the match. `declined`: the draw that you offered
 * is. `words`: what you typed for the dice. `takeBack`: the other asks to take back his last orders. `takeBackDeclined`: yours stand. `result`: the
 * match is over. `ordered`: the head of a throw that waits for its round, to the seat. `witness`: the same to a third address.
 * `outage`: that round is late. `beaconless`: the other asks to let the throw fall without the beacon, whose
 * round does not come.
 * `moveWanted`: the other asks to go on by a newer version of the rules.
 * `stopped`: dice must be renewed. `link`: a fresh link was asked for.
 * `resignOffered`: the other would resign. `resignDeclined`: you are asked to play on. `substitute`: somebody
 * is to go on for the other. `substituteDeclined`: not for you. `substituted`: somebody does.
 * `claim`: an open seat was asked for with this address. `settings`: your settings were changed.
 * `unreachable`: the other side's address takes no mail. `reply`: what has become of orders that were mailed.
 * Of the clock: `reminder`: your deadline comes.
 * `timeUp`: your time is up. `overdue`:
 * the other side's is, and nothing answers. `extended`: the other side gave you time. `pauseWanted`,
 * `paused`, `resumed`: time stands, or goes on.
 */
export type MailKind =
  | 'invitation'
  | 'claim'
  | 'turn'
  | 'question'
  | 'consent'
  | 'lost'
  | 'declined'
  | 'takeBack'
  | 'takeBackDeclined'
  | 'resignOffered'
  | 'resignDeclined'
  | 'substitute'
  | 'substituteDeclined'
  | 'substituted'
  | 'ordered'
  | 'witness'
  | 'outage'
  | 'beaconless'
  | 'moveWanted'
  | 'result'
  | 'stopped'
  | 'begin'
  | 'words'
  | 'link'
  | 'settings'
  | 'unreachable'
  | 'reply'
  | 'reminder'
  | 'timeUp'
  | 'overdue'
  | 'extended'
  | 'pauseWanted'
  | 'paused'
  | 'resumed';

/** The kinds that are told to another service too: those that are news of the match itself. */
const CALLED: readonly MailKind[] = [
  ...(['turn', 'question', 'consent', 'lost', 'declined', 'takeBack', 'takeBackDeclined'] as const),
  ...([
    'resignOffered',
    'resignDeclined',
    'substitute',
    'substituteDeclined',
    'beaconless',
    'moveWanted',
  ] as const),
  ...(['result', 'stopped', 'begin', 'reminder', 'timeUp', 'overdue', 'extended'] as const),
  ...(['pauseWanted', 'paused', 'resumed'] as const),
];

/** What a message tells of a mail; undefined where nothing is. */
export function callOf(mail: MailPayload, counts?: MailPayload['counts']): CallPayload | undefined {
  // Who has just named the other service sees at once whether it hears.
  const isNew = mail.changed?.some(({ what, to }) => what === 'hook' && to === true) === true;
  if (!isNew && !CALLED.includes(mail.kind)) return undefined;
  const kind = isNew ? ('test' as const) : mail.kind;
  const { match, side, event, game, rulesVersion, pack, now } = mail;
  const turn = now.find(({ key }) => key === 'turn')?.n;
  const since = mail.closed === true ? undefined : mail.chapters[0]?.n;
  return {
    match,
    side,
    event,
    game,
    rulesVersion,
    pack,
    kind,
    turn: typeof turn === 'number' ? turn : null,
    ...(since === undefined ? {} : { since: since - 1 }),
    ...(since === undefined || counts === undefined ? {} : { counts }),
  };
}

/** The kinds that say "the match waits for you": superseded when that is no longer true. */
export const WAITING_KINDS: readonly MailKind[] = [
  'turn',
  'question',
  'stopped',
  'begin',
  'invitation',
  'reminder',
];
