/** The match layer as one object: what pages, mails and the command line are given. */

import { exportJournal } from '../journal/index.js';
import type { Side } from '../referee/index.js';
import { bounced, mailAgain, tellUnreachable } from './commands/bounced.js';
import { continuePlan, pressPlan } from './commands/carry-out.js';
import { claim } from './commands/claim.js';
import { answerEnd, decline, offerEnd, resign, withdraw } from './commands/end.js';
import { eraseAddress, eraseSeat } from './commands/erase.js';
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
import type { Matches } from './matches.js';
import { type Effects, type MatchContext, makeMatchContext } from './model/context.js';
import { currentInvitation, gameOf, loadMatch } from './model/loaded-match.js';
import { done, failed } from './model/seats.js';
import type { MatchInfo, Outcome } from './model/types.js';
import { auditOf } from './read/audit.js';
import { briefInfo, infoOf } from './read/info.js';
import { ownSeats } from './read/own.js';
import { lookAt, page, publicPage } from './read/page.js';
import { planPage } from './read/plan.js';
import { replay } from './read/replay.js';
import { TimelineCache } from './read/timeline.js';
import { tryStanding } from './read/tried.js';

/** How long (ms) an invitation to anyone is listed. */
const INVITING = 30 * 24 * 3600 * 1000;

/** What mails that come in do. */
function mailedIn(context: MatchContext): Pick<Matches, 'reply' | 'bounced' | 'mailAgain'> {
  return {
    reply: (id, side, request) => takeReply(context, id, side, request),
    bounced: (id, side, mail) => bounced(context, id, side, mail),
    mailAgain: (id, side) => mailAgain(context, id, side),
  };
}

/** What is tried before anything is committed. */
function drafting(context: MatchContext): Pick<Matches, 'preview' | 'undo' | 'placeSetup'> {
  return {
    preview: (id, side, sent) => preview(context, id, side, sent),
    undo: (id, side, guard) => undo(context, id, side, guard),
    placeSetup: (id, side, request) => placeSetup(context, id, side, request),
  };
}

/** Makes the match layer over a store, a library of games, a clock and a source of randomness. */
export function makeMatches(effects: Effects): Matches {
  const context = makeMatchContext(effects);
  const timelines = new TimelineCache(context.store);
  return {
    ...agreements(context),
    ...mailedIn(context),
    ...drafting(context),
    open: (request) => open(context, request),
    rematch: (id, side) => rematch(context, id, side),
    game: (of) => gameOf(context, of),
    packs: (game) => context.store.listPacks(game),
    info: async (id) => {
      const loaded = await loadMatch(context, id);
      return loaded === undefined ? imported(context, id) : infoOf(context, loaded);
    },
    invitations: (limit) => invitations(context, limit),
    agreed: async (limit) =>
      Promise.all((await context.store.listAgreed(limit)).map((found) => briefInfo(context, found))),
    claim: (id, side, claimant) => claim(context, id, side, claimant),
    join: (id, side, request) => join(context, id, side, request),
    seed: (id, side, given, atOrder) => seed(context, id, side, given, atOrder),
    loseSeed: (id, side, guard) => loseSeed(context, id, side, guard),
    agreeLostSeed: (id, side, guard) => agreeLostSeed(context, id, side, guard),
    giveRound: (id, round) => giveRound(context, id, round),
    tellOutage: (id) => tellOutage(context, id),
    leaveBeacon: (id, side, guard) => leaveBeacon(context, id, side, guard),
    page: (id, side, known) => page(context, id, side, known),
    look: (id, side, known) => lookAt(context, id, side, known),
    publicPage: (id, locale) => publicPage(context, id, locale),
    replay: (id, reader, viewer) => replay(context, timelines, id, reader, viewer),
    order: (id, side, request, known) => giveOrder(context, id, side, request, known),
    answered: (id, side, request) => answered(context, id, side, request),
    resign: (id, side, guard) => resign(context, id, side, guard),
    withdraw: (id, side, guard) => withdraw(context, id, side, guard),
    announceAbsence: (id, side, absence) => announceAbsence(context, id, side, absence),
    withdrawAbsence: (id, side, from) => withdrawAbsence(context, id, side, from),
    setReminders: (id, side, hours) => setReminders(context, id, side, hours),
    setPause: (id, side, wanted) => setPause(context, id, side, wanted),
    giveTime: (id, side, days, guard) => giveTime(context, id, side, days, guard),
    claimOnTime: (id, side, guard) => claimOnTime(context, id, side, guard),
    tendClock: (id, side) => tendClock(context, id, side),
    closePhase: (id, side, revision) => closePhase(context, id, side, revision),
    ...inAdvance(context),
    plan: (id, side) => planPage(context, id, side),
    editPlan: (id, side, revision, edit) => editPlan(context, id, side, revision, edit),
    pressPlan: (id, side, guard, revision) => pressPlan(context, id, side, guard, revision),
    continuePlan: (id, side) => continuePlan(context, id, side),
    journal: (id, reader) => journal(context, id, reader),
    audit: (id, reader) => auditOf(context, id, reader),
    setHook: (id, side, url) => setHook(context, id, side, url),
    settings: (id, side, change) => settings(context, id, side, change),
    sayWithTurn: (id, side, text) => sayWithTurn(context, id, side, text),
    erase: (id, side) => eraseSeat(context, id, side),
    ownSeats: (address) => ownSeats(context, address),
    eraseAddress: (address) => eraseAddress(context, address),
    revoke: (id, side) => revoke(context, id, side),
    tellUnreachable: (id, side) => tellUnreachable(context, id, side),
    sendLink: (id, side) => sendLink(context, id, side),
    sendLinks: (address) => sendLinks(context, address),
    witness: (link) => noticeNewerHead(context, link),
    renew: (id) => renew(context, id),
  };
}

/** What two players agree on between themselves. */
function agreements(
  context: MatchContext,
): Pick<
  Matches,
  | 'offerDraw'
  | 'answerDraw'
  | 'offerResignation'
  | 'answerResignation'
  | 'nameSubstitute'
  | 'answerSubstitute'
  | 'takeOver'
  | 'takeBackOf'
  | 'askTakeBack'
  | 'answerTakeBack'
  | 'switchSides'
  | 'decline'
  | 'invitationOf'
  | 'moveRules'
> {
  return {
    moveRules: (id, side, guard) => moveRules(context, id, side, guard),
    switchSides: (id, side) => switchSides(context, id, side),
    decline: (id, side) => decline(context, id, side),
    invitationOf: (id, side) => currentInvitation(context, id, side),
    offerDraw: (id, side, guard) => offerEnd(context, id, side, 'draw', guard),
    answerDraw: (id, side, accept, guard) => answerEnd(context, id, side, 'draw', accept, guard),
    offerResignation: (id, side, guard) => offerEnd(context, id, side, 'resignation', guard),
    answerResignation: (id, side, accept, guard) =>
      answerEnd(context, id, side, 'resignation', accept, guard),
    nameSubstitute: (id, by, seat, who, guard) => nameSubstitute(context, id, by, seat, who, guard),
    answerSubstitute: (id, side, accept, guard) => answerSubstitute(context, id, side, accept, guard),
    takeOver: (id, side, who) => takeOver(context, id, side, who),
    takeBackOf: (id, side) => takeBackOf(context, id, side),
    askTakeBack: (id, side, guard) => askTakeBack(context, id, side, guard),
    answerTakeBack: (id, side, accept, guard) => answerTakeBack(context, id, side, accept, guard),
  };
}

async function imported(context: MatchContext, id: string) {
  const found = await context.store.readMatch(id);
  return found === undefined ? undefined : briefInfo(context, found);
}

async function invitations(context: MatchContext, limit: number): Promise<readonly MatchInfo[]> {
  const since = new Date(context.clock().getTime() - INVITING);
  return Promise.all(
    (await context.store.listInvitations(since, limit)).map((found) => briefInfo(context, found)),
  );
}

async function journal(
  context: MatchContext,
  id: string,
  reader: Side | 'public' | 'all',
): Promise<Outcome<string>> {
  const found = await context.store.readMatch(id);
  if (found === undefined) return failed('unknown-match');
  if (reader === 'all' && found.match.status !== 'finished' && found.match.status !== 'imported')
    return failed('invalid');
  const events = await context.store.readEvents(id, 1);
  return done(
    exportJournal(
      reader,
      events.map((event) => ({ text: event.text, open: JSON.parse(event.contents) })),
    ),
  );
}

/** What a seat leaves in advance. */
function inAdvance(context: MatchContext): Pick<Matches, 'standing' | 'tryStanding' | 'setStanding'> {
  return {
    standing: (id, side) => readStanding(context, id, side),
    tryStanding: (id, side) => tryStanding(context, id, side),
    setStanding: (id, side, change, revision) => setStanding(context, id, side, change, revision),
  };
}
