/** The match layer as one object: what pages, mails and the command line are given. */
import type { Viewer } from '../referee/index.js';
import { bounced, mailAgain, tellUnreachable } from './commands/bounced.js';
import { continuePlan, pressPlan } from './commands/carry-out.js';
import { claim } from './commands/claim.js';
import { answerEnd, decline, offerEnd, resign, withdraw } from './commands/end.js';
import { eraseAddress, eraseSeat } from './commands/erase.js';
import { breakOffInEvent, endOnTime, resignInEvent } from './commands/event-ends.js';
import { giveRound, leaveBeacon, tellOutage } from './commands/fall.js';
import { revoke, sendLink, sendLinks } from './commands/fresh-links.js';
import { join, seed } from './commands/join.js';
import { agreeLostSeed, loseSeed } from './commands/lost-seed.js';
import { sayWithTurn } from './commands/message.js';
import { moveRules } from './commands/move-version.js';
import { open } from './commands/open.js';
import { answered, closePhase, giveOrder, preview, undo } from './commands/order.js';
import { editPlan } from './commands/plan.js';
import { rematch } from './commands/rematch.js';
import { noticeNewerHead, renew } from './commands/renew.js';
import { takeReply } from './commands/reply.js';
import { setHook, settings } from './commands/settings.js';
import { placeSetup } from './commands/setup.js';
import { readStanding, setStanding } from './commands/standing.js';
import { answerSubstitute, nameSubstitute, takeOver } from './commands/substitute.js';
import { switchSides } from './commands/switch-sides.js';
import { answerTakeBack, askTakeBack, takeBackOf } from './commands/take-back.js';
import { tendClock } from './commands/tend.js';
import {
  announceAbsence,
  claimOnTime,
  giveTime,
  setPause,
  setReminders,
  withdrawAbsence,
} from './commands/time.js';
import { type Effects, type MatchContext, makeMatchContext } from './model/context.js';
import { currentInvitation, gameOf } from './model/loaded-match.js';
import type { Outcome } from './model/types.js';
import { auditOf, readJournal } from './read/audit.js';
import { fateStand } from './read/fates.js';
import { listAgreed, listInvitations, readInfo } from './read/info.js';
import type { Replay, ReplayViewer } from './read/moments.js';
import { readOutcome } from './read/outcome.js';
import { ownSeats } from './read/own.js';
import { lookAt, page, publicPage } from './read/page.js';
import { planPage } from './read/plan.js';
import { replay } from './read/replay.js';
import { TimelineCache } from './read/timeline.js';
import { tryStanding } from './read/tried.js';

/** What people can do to matches. Every command either does all it says or changes nothing. */
const COMMANDS = {
  // Opening, seats and ceremony.
  open,
  rematch,
  switchSides,
  decline,
  invitationOf: currentInvitation,
  claim,
  join,
  seed,
  loseSeed,
  agreeLostSeed,
  withdraw,
  renew,
  witness: noticeNewerHead,

  // Orders, plans and standing orders.
  preview,
  fateStand,
  order: giveOrder,
  answered,
  placeSetup,
  undo,
  closePhase,
  reply: takeReply,
  plan: planPage,
  editPlan,
  pressPlan,
  continuePlan,
  standing: readStanding,
  tryStanding,
  setStanding,

  // Throws and rules.
  giveRound,
  tellOutage,
  leaveBeacon,
  moveRules,

  // What two players agree on, and how a match ends.
  resign,
  offerEnd,
  answerEnd,
  nameSubstitute,
  answerSubstitute,
  takeOver,
  takeBackOf,
  askTakeBack,
  answerTakeBack,

  // How an event ends its matches, and what it reads of them.
  resignInEvent,
  endOnTime,
  breakOffInEvent,
  outcome: readOutcome,

  // Time.
  announceAbsence,
  withdrawAbsence,
  setReminders,
  setPause,
  giveTime,
  claimOnTime,
  tendClock,

  // Reading.
  info: readInfo,
  game: gameOf,
  invitations: listInvitations,
  agreed: listAgreed,
  page,
  look: lookAt,
  publicPage,
  journal: readJournal,
  audit: auditOf,
  ownSeats,

  // A seat's own settings, links and address.
  settings,
  sayWithTurn,
  setHook,
  revoke,
  sendLink,
  sendLinks,
  bounced,
  mailAgain,
  tellUnreachable,
  erase: eraseSeat,
  eraseAddress,
};

type Commands = Readonly<Record<string, (context: MatchContext, ...rest: never[]) => unknown>>;

/** The commands without their first argument. */
type Bound<C extends Commands> = {
  readonly [Name in keyof C]: C[Name] extends (context: MatchContext, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** The commands over one store. */
export type Matches = Bound<typeof COMMANDS> & {
  /** Hashes of the component packs that a match of this game can be opened with. */
  readonly packs: (game: string) => Promise<readonly string[]>;
  readonly replay: (match: string, reader: Viewer, wished?: ReplayViewer) => Promise<Outcome<Replay>>;
};

/** Makes the match layer over a store, a library of games, a clock and a source of randomness. */
export function makeMatches(effects: Effects): Matches {
  const context = makeMatchContext(effects);
  const timelines = new TimelineCache(context.store);
  return {
    ...bind(context, COMMANDS),
    packs: (game) => context.store.listPacks(game),
    replay: (match, reader, wished) => replay(context, timelines, match, reader, wished),
  };
}

function bind<C extends Commands>(context: MatchContext, commands: C): Bound<C> {
  return Object.fromEntries(
    Object.entries(commands).map(([name, command]) => [name, command.bind(undefined, context)]),
  ) as Bound<C>;
}
