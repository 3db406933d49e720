/** The match layer as others see it. */
import type { BeaconRound } from '../journal/index.js';
import type { Claimant, ShownHead } from '../links/index.js';
import type { Game, Locale, Side, Viewer } from '../referee/index.js';
import type { MailWishes, MatchAndSeats } from '../store/index.js';
import type { BouncedMail } from './commands/bounced.js';
import type { PlanEdit } from './commands/plan.js';
import type { Replied, ReplyRequest } from './commands/reply.js';
import type { SetupPlaced, SetupRequest } from './commands/setup.js';
import type { StandingChange } from './commands/standing.js';
import type { Absence } from './model/clock.js';
import type { TakeBack } from './model/course.js';
import type { StandingPage } from './model/standing.js';
import type {
  Accepted,
  Guard,
  JoinRequest,
  MatchInfo,
  OpenRequest,
  OrderRequest,
  Outcome,
  Preview,
  PublicPage,
  Rematch,
  SeatPage,
  SeedGiven,
} from './model/types.js';
import type { AuditSheet } from './read/audit.js';
import type { Replay, ReplayViewer } from './read/moments.js';
import type { OwnSeat } from './read/own.js';
import type { PlanPage } from './read/plan.js';
import type { StandingTrial } from './read/tried.js';

/** What people can do to matches. Every method either does all it says or changes nothing. */
export interface Matches {
  open(request: OpenRequest): Promise<Outcome<{ readonly match: string }>>;
  /** Opens the rematch of a match that is over, sides switched; once a match, whoever asks. */
  rematch(match: string, side: Side): Promise<Outcome<Rematch>>;
  /**
   * The invited player asks for the other side, where the charter lets him: another match takes this one's
   * place.
   */
  switchSides(match: string, side: Side): Promise<Outcome<{ readonly match: string }>>;
  /** The invited player will not play: the match does not begin, and whoever invited is mailed. */
  decline(match: string, side: Side): Promise<Outcome<null>>;
  /** The seat that whoever was invited to this one is invited to now: another where sides were switched. */
  invitationOf(match: string, side: Side): Promise<{ readonly match: string; readonly side: Side }>;
  /** Hashes of the component packs that a match of this game can be opened with. */
  packs(game: string): Promise<readonly string[]>;
  info(match: string): Promise<MatchInfo | undefined>;
  /** The game of a match, at its version and with its component pack. */
  game(of: Pick<MatchInfo, 'rulesVersion' | 'pack'> & { readonly game: string }): Promise<Game>;
  /**
   * Matches with a seat that anyone may take, newest first, without those that nobody took for a long time.
   */
  invitations(limit: number): Promise<readonly MatchInfo[]>;
  /** Matches that are over and that both seats agree to have listed, newest first. */
  agreed(limit: number): Promise<readonly MatchInfo[]>;
  /**
   * Mails a link to whoever asks for an open seat: only that link proves that the address is his. Nothing
   * else is changed; the seat is free until somebody joins.
   */
  claim(match: string, side: Side, claimant: Claimant): Promise<Outcome<null>>;
  /** The address of an open seat's new holder must be proved before. */
  join(match: string, side: Side, request: JoinRequest): Promise<Outcome<Accepted>>;
  /**
   * What the ceremony of the chain in force needs of this side. `atOrder`: with the order that begins play.
   */
  seed(match: string, side: Side, given: SeedGiven, atOrder?: boolean): Promise<Outcome<Accepted>>;
  /**
   * Says that the seed one is committed to is lost: new roots at once, or with the other's consent where his
   * seed is open.
   */
  loseSeed(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  /** Consents to new roots because the other has lost his seed. */
  agreeLostSeed(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;

  /** A signed round lets the throw fall that waits for it, whoever brings it. */
  giveRound(match: string, round: BeaconRound): Promise<Outcome<Accepted>>;
  /** Tells both seats, once a throw, that the round of the throw that waits is late. */
  tellOutage(match: string): Promise<Outcome<null>>;
  /** Agrees that the match go on by the newest version of its rules; done when both have, at a safe point. */
  moveRules(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  /** Consents that the throw that waits fall without the beacon, whose round does not come. */
  leaveBeacon(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;

  /** `known`, here and below: the match as the caller has just read it, which spares reading it again. */
  page(match: string, side: Side, known?: MatchAndSeats): Promise<Outcome<SeatPage>>;
  /**
   * The same for somebody to whom the seat passed on a link to look: what is committed, no draft and no
   * question.
   */
  look(match: string, side: Side, known?: MatchAndSeats): Promise<Outcome<SeatPage>>;
  /** For spectators; of a game that hides nothing the whole position. */
  publicPage(match: string, locale: Locale): Promise<Outcome<PublicPage>>;
  /** Looking back. During a match a reader has his own eyes alone; when it is over he may choose others'. */
  replay(match: string, reader: Viewer, viewer?: ReplayViewer): Promise<Outcome<Replay>>;
  preview(match: string, side: Side, order: unknown): Promise<Outcome<Preview>>;
  order(match: string, side: Side, request: OrderRequest, known?: MatchAndSeats): Promise<Outcome<Accepted>>;
  /** What was answered to this very order under its key before; undefined: nothing yet. */
  answered(match: string, side: Side, request: OrderRequest): Promise<Outcome<Accepted> | undefined>;
  /** Makes the lines of a kept set-up the draft, as far as they fit, in the place of what stands. */
  placeSetup(match: string, side: Side, request: SetupRequest): Promise<Outcome<SetupPlaced>>;
  undo(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  resign(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  /** Breaks off a match that has not begun because its other seat was not taken. Nobody is mailed. */
  withdraw(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  offerDraw(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  /** Takes or declines the other side's offer. */
  answerDraw(match: string, side: Side, accept: boolean, guard: Guard): Promise<Outcome<Accepted>>;
  /** The same of one's own resignation: who accepts it has won, who does not asks to play on. */
  offerResignation(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  answerResignation(match: string, side: Side, accept: boolean, guard: Guard): Promise<Outcome<Accepted>>;
  /**
   * Names somebody to go on for `seat`: one's own, or the other's where his time was up and nothing answers.
   */
  nameSubstitute(
    match: string,
    by: Side,
    seat: Side,
    who: Claimant,
    guard: Guard,
  ): Promise<Outcome<Accepted>>;
  answerSubstitute(match: string, side: Side, accept: boolean, guard: Guard): Promise<Outcome<Accepted>>;
  /** Whoever was named takes the seat, by the link that was mailed to him alone. */
  takeOver(match: string, side: Side, who: Claimant): Promise<Outcome<null>>;
  /** What the seat could ask to take back; undefined: nothing. */
  takeBackOf(match: string, side: Side): Promise<Outcome<TakeBack | undefined>>;
  askTakeBack(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  answerTakeBack(match: string, side: Side, accept: boolean, guard: Guard): Promise<Outcome<Accepted>>;

  /** Announces days away, within what was agreed for a year. */
  announceAbsence(match: string, side: Side, absence: Absence): Promise<Outcome<null>>;
  /** Takes back an absence that has not begun, by its first day. */
  withdrawAbsence(match: string, side: Side, from: string): Promise<Outcome<null>>;
  /** Hours before a deadline at which to be reminded. */
  setReminders(match: string, side: Side, hours: readonly number[]): Promise<Outcome<null>>;
  /** Whether a side wants time to stand: it does while both do. */
  setPause(match: string, side: Side, wanted: boolean): Promise<Outcome<null>>;
  /** Gives the other side further days. */
  giveTime(match: string, side: Side, days: number, guard: Guard): Promise<Outcome<null>>;
  /** Claims the match, where the other side's time was up and the terms allow it. */
  claimOnTime(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  /** Does what is due for a seat's clock; done once, whoever tries. */
  tendClock(match: string, side: Side): Promise<Outcome<null>>;
  /** Carries out the press in a draft at this revision, whose window is over; null: it was reopened. */
  closePhase(match: string, side: Side, revision: number): Promise<Outcome<Accepted | null>>;

  standing(match: string, side: Side): Promise<Outcome<StandingPage>>;
  /** What they would have answered in the turn before this one and in this one. */
  tryStanding(match: string, side: Side): Promise<Outcome<StandingTrial>>;
  /** Sets a sentence (replacing the one with the same key), copies, removes or ends the one with this key. */
  setStanding(
    match: string,
    side: Side,
    change: StandingChange,
    revision: number,
  ): Promise<Outcome<StandingPage>>;

  /** The plan of a seat, tried from where the match stands. */
  plan(match: string, side: Side): Promise<Outcome<PlanPage>>;
  /** Edits it; gives its new revision. An edited plan rests until it is pressed. */
  editPlan(
    match: string,
    side: Side,
    revision: number,
    edit: PlanEdit,
  ): Promise<Outcome<{ readonly revision: number }>>;
  /** Carries it out now, as far as it goes. */
  pressPlan(match: string, side: Side, guard: Guard, revision: number): Promise<Outcome<Accepted>>;
  /**
   * Takes orders that a seat typed in a reply: whole, once, or not at all; its own address is mailed what
   * came of them.
   */
  reply(match: string, side: Side, request: ReplyRequest): Promise<Outcome<Replied>>;
  /** Carries out what the seats planned, once for each event, for a seat that the match waits for. */
  continuePlan(match: string, side: Side): Promise<Outcome<Accepted>>;

  /** The journal as JSON Lines: for a seat, for everybody (`public`), or whole (`all`, when it is over). */
  journal(match: string, reader: Side | 'public' | 'all'): Promise<Outcome<string>>;
  /** Every roll with what it was for, as this reader may know it; `all` when it is over. */
  audit(match: string, reader: Viewer | 'all'): Promise<Outcome<AuditSheet>>;

  /** Name, language, zone, mails of one's own seat; its holder is mailed what was changed. */
  settings(
    match: string,
    side: Side,
    change: {
      readonly name?: string;
      readonly locale?: Locale;
      readonly timeZone?: string;
      readonly mailing?: boolean;
      /** Agrees that the match is listed for everybody when it is over. */
      readonly listed?: boolean;
      /** When mails leave, and between which hours of the seat's zone none does. */
      readonly delivery?: MailWishes['delivery'];
      readonly quietFrom?: number;
      readonly quietTo?: number;
      /** Address that is mailed the head of each throw while it waits for its round; null: none. */
      readonly witness?: string | null;
    },
  ): Promise<Outcome<null>>;
  /** What a seat says to its opponent with its next turn; an empty text takes it back. */
  sayWithTurn(match: string, side: Side, text: string): Promise<Outcome<null>>;
  /** Has messages of the match sent to another service too; null: no more. */
  setHook(match: string, side: Side, url: string | null): Promise<Outcome<null>>;
  /** Makes every earlier link of the seat void, switches its mails on, and mails a fresh link. */
  revoke(match: string, side: Side): Promise<Outcome<null>>;
  /**
   * Takes name and address of a seat's holder out of everything; match and journal stay, and his links work
   * on.
   */
  erase(match: string, side: Side): Promise<Outcome<null>>;
  /** The seats of an address, with all that is kept of it. */
  ownSeats(address: string): Promise<readonly OwnSeat[]>;
  /** The same for all seats of an address, and whatever else is kept of it; gives how many seats it held. */
  eraseAddress(address: string): Promise<Outcome<number>>;
  /**
   * Suspends the address of a seat: it takes no mail. The other seats are mailed so, once a match.
   */
  tellUnreachable(match: string, side: Side): Promise<void>;
  /** Notes that a mail to this seat came back: for good, or for a reason that may pass. */
  bounced(match: string, side: Side, mail: BouncedMail): Promise<Outcome<null>>;
  /** Its owner says that a suspended address takes mail again: he is mailed a fresh link. */
  mailAgain(match: string, side: Side): Promise<Outcome<null>>;
  /** Mails a fresh link to the seat's address (it says nothing to the asker). */
  sendLink(match: string, side: Side): Promise<void>;
  /** Mails one mail with fresh links of all running matches to an address, those first that wait for it. */
  sendLinks(address: string): Promise<void>;
  /**
   * A valid link is a witness, and so is a head that was signed: when it is no older than the roots and its
   * head is missing from the journal, commits were lost, so the match stops and its roots are renewed. True
   * when that happened. To be called for every link that comes in.
   */
  witness(link: ShownHead): Promise<boolean>;
  /** After a backup was put back: new roots in a running match. */
  renew(match: string): Promise<Outcome<null>>;
}
