/** Calls every method of a store at least once, so that each of its statements is issued. */
import type { ClockSave, Commit, PlanSave, Store } from '../../../src/store/index.js';
import { AT, answerOf, baseOf, commitOf, draftOf, later, mailOf, matchOf, seatOf } from './fixtures.js';

/** Drives a store through all it can do. */
export async function drive(store: Store): Promise<void> {
  await store.createMatch({ ...matchOf('m'), opening: { key: 'opening', bodyHash: 'body', at: AT } });
  const invited = [seatOf('JP'), seatOf('RU', { holder: 'anyone', address: null })];
  await store.createMatch({ ...matchOf('open', { status: 'open' }), seats: invited });
  await store.createMatch({
    ...matchOf('over', { status: 'finished' }),
    seats: [seatOf('JP'), seatOf('RU', { holder: 'robot' })],
  });
  await driveWriting(store);
  await driveReading(store);
  await driveMails(store);
  await driveRest(store);
  await driveClub(store);
  await driveCare(store);
}

async function driveWriting(store: Store): Promise<void> {
  const { match, seats, events } = matchOf('elsewhere');
  await store.importMatch({ match, seats, events, pack: { hash: 'p', game: 'kyuchorei', text: '{}' } });
  await store.keepPack({ hash: 'q', game: 'kyuchorei', text: '{}' });
  await store.saveAnswer('m', answerOf('RU', 'used'));
  for (const expectedRevision of [0, 1])
    await store.saveStanding({ matchId: 'm', side: 'JP', expectedRevision, orders: '[]' });
  for (const expectedRevision of [0, 1]) await store.savePlan('m', planOf(expectedRevision));
  await store.saveDraft(draftOf(await baseOf(store, 'm'), 'RU'));
  await store.saveDraft({ ...draftOf(await baseOf(store, 'm'), 'RU'), expectedRevision: 1, pending: ['RU'] });
  const full: Partial<Commit> = {
    plans: [planOf(2)],
    clocks: [clockOf(0), clockOf(0, 'RU')],
    drafts: [{ side: 'RU', revision: 2 }],
    snapshot: { event: 2, orders: 1, rolls: 1, draws: 0, state: '{}' },
    root: { chain: 1, from: { nextRoll: 1, nextDraw: 1 }, to: { nextRoll: 4, nextDraw: 2 } },
    newRoot: { chain: 2, sealed: 's2', secret: 't2', nextRoll: 1, nextDraw: 1 },
    seats: [{ side: 'RU', joinedAt: AT, listed: true }],
    offers: { put: [{ side: 'RU', kind: 'draw', at: AT, event: 3 }], drop: ['JP'] },
    answer: answerOf('RU', 'new'),
    supersede: [{ side: 'RU', kinds: ['turn', 'consent'] }],
    mails: [mailOf(2, 'JP')],
  };
  const stale = await baseOf(store, 'm');
  await store.commit(commitOf(stale, full));
  await store.change({
    matchId: 'm',
    seats: [{ side: 'JP', mailing: false }],
    offers: { drop: ['RU'] },
    message: { side: 'RU', event: 3, text: 'Good luck', at: AT },
    clocks: [clockOf(1)],
    mails: [{ ...mailOf(3, 'JP'), call: '{}' }],
  });
  // What a lost race reads to find out why.
  await store.commit(commitOf(stale, full));
  const now = await baseOf(store, 'm');
  await store.commit(commitOf(now, { drafts: [{ side: 'RU', revision: 7 }] }));
  await store.commit(
    commitOf(now, {
      root: { chain: 2, from: { nextRoll: 9, nextDraw: 9 }, to: { nextRoll: 10, nextDraw: 9 } },
    }),
  );
  await store.commit(commitOf(now, { mails: [{ ...mailOf(2, 'JP'), call: '{}' }] }));
  await store.saveStanding({ matchId: 'm', side: 'JP', expectedRevision: 9, orders: '[]' });
  await store.savePlan('m', planOf(9), answerOf('JP', 'late'));
  await store.change({ matchId: 'm', clocks: [clockOf(9)] });
  await store.createMatch({ ...matchOf('twice'), opening: { key: 'opening', bodyHash: 'body', at: AT } });
}

function planOf(expectedRevision: number): PlanSave {
  const text = { plan: '{}', progress: '{}', drafting: '{}' };
  return { side: 'JP', expectedRevision, state: 'unasked', ...text };
}

function clockOf(expectedRevision: number, side = 'JP'): ClockSave {
  const time = {
    left: 60,
    phase: '[]',
    event: 1,
    state: 'running',
    pauses: false,
    since: AT,
    answeredAt: null,
    timeouts: 0,
  };
  const rest = { stood: 0, claimable: false, absences: '[]', reminders: '[24]', reminded: 0, nextAt: AT };
  return { side, expectedRevision, ...time, ...rest };
}

async function driveReading(store: Store): Promise<void> {
  await store.readMatch('m');
  await store.listMatches({ status: 'playing', limit: 5 });
  await store.listInvitations(AT, 5);
  await store.listAgreed(5);
  await store.listRobots(5);
  await store.listPlanned(5);
  await store.listThrows(5);
  await store.readPlans('m');
  await store.readClocks('m');
  await store.claimClocks(later(1), later(60), 5);
  await store.claimPresses(later(1), later(60), 5);
  await store.keepShown('m', 'JP', 2, AT);
  await store.shownTo('m', 'JP', 2);
  await store.noticeTo('m', 'JP', 1, ['turn', 'question']);
  await store.matchesOfAddress('ru@example.org');
  await store.readOpening('opening');
  await store.readEvents('m', 1);
  await store.readEvents('m', 1, 2);
  await store.readSnapshot('m');
  await store.readDraft('m', 'RU');
  await store.readDrafts('m');
  await store.readDraftRevisions('m');
  await store.readStanding('m', 'JP');
  await store.readStandings('m');
  await store.readOffers('m');
  await store.readShown('m', 'RU');
  await store.readRoot('m');
  await store.readRoots('m');
  await store.readAnswer('m', 'RU', 'used');
  await store.listPacks('kyuchorei');
  await store.readPack('p');
}

async function driveMails(store: Store): Promise<void> {
  const [first, second, third] = await store.claimMail({
    now: later(10_000),
    leaseMs: 60_000,
    limit: 3,
    again: false,
  });
  if (first === undefined || second === undefined || third === undefined) throw new Error('three mails wait');
  await store.keepClaim(first, later(20_000));
  await store.mailsSent([first], AT);
  await store.mailHeld(second, later(1), later(2));
  await store.mailFailed(second, 'later', later(1));
  await store.mailFailed(second, 'never', null);
  await store.mailSuperseded(third);
  await store.heldMails('ru@example.org');
  await store.settleLeaving('m leader', [third], later(1));
  await store.mailsLeavingIn('m leader');
  await driveCalls(store);
  await store.waitingMails('m');
  await store.failedMails('m');
  await store.claimMail({ now: later(10_000), leaseMs: 60_000, limit: 3, again: false, urgent: true });
  await store.headHandedOver('m', 1, later(1));
  for (const again of [false, true]) await store.nextMailAt(again);
  await store.pruneMails(AT, 10);
}

async function driveCalls(store: Store): Promise<void> {
  await store.claimCalls({ now: later(10_000), leaseMs: 60_000, limit: 3 });
  const call = {
    matchId: 'm',
    id: 'call',
    side: 'JP',
    payload: '{}',
    waits: true,
    attempts: 1,
    nextAt: AT,
    lastError: null,
  };
  await store.callDone(call);
  await store.callFailed(call, 'later', later(1));
  await store.nextCallAt();
  await store.failedCalls('m');
  await store.dropFailedCalls('m', 'RU');
}

async function driveClub(store: Store): Promise<void> {
  const player = { id: 'p', tag: 'aaaaaa', address: 'p@example.org', name: 'P', ...PLAIN_PLAYER };
  await store.addPlayer(player);
  await store.addPlayer({ ...player, id: 'twin' });
  await store.playerOf('p@example.org');
  await store.readPlayer('aaaaaa');
  await store.readPlayers(['p']);
  await store.changePlayer('p', { name: 'Q', struck: true });
  const notice = { id: 'n', competitionId: 'e', kind: 'ready', address: 'p@example.org', payload: '{}' };
  await store.createCompetition(competitionOf('e'), [notice]);
  const change = {
    id: 'e',
    expectedRevision: 0,
    at: AT,
    competition: { status: 'running', nextAt: AT },
    entrants: [ENTRANT],
    pairings: [{ id: '0.0.0', status: 'open', state: '{}' }],
    log: [{ who: '1', what: 'entered', facts: '{}', words: '{}' }],
    notices: [{ ...notice, id: 'n2' }],
  } as const;
  for (const expectedRevision of [0, 0, 1])
    await store.writeCompetition({ ...change, expectedRevision, notices: [] });
  await store.readCompetition('e');
  await store.readCompetitionLog('e', 10);
  await store.claimCompetitions(later(1), later(60), 5);
  await store.rouseCompetition('e', AT);
  await store.listCompetitions(['entry', 'running'], 5);
  await store.competitionsOfPlayer('p', 5);
  await store.competitionsOrganizedBy('o@example.org');
  await store.addNotices([{ ...notice, id: 'n3' }], AT);
  for (const { id } of await store.claimNotices(later(1), later(60), 1)) {
    await store.noticeHeld(id, AT, later(2));
    await store.noticeFailed(id, 'later', later(3));
    await store.noticeSent(id, AT);
    await store.noticeFailed(id, 'never', null);
  }
  await store.pruneNotices(AT, 10);
  const now = await baseOf(store, 'm');
  await store.commit(commitOf(now, { ended: 'e' }));
  await store.listEnded(10);
  await store.settleEnded('m', RESULT);
  await store.settleEnded('m');
  await store.resultsOfPlayer('p', 10, AT);
  await store.resultsOfCompetition('e');
  await store.statesOfCompetitions(['e']);
  await store.ratedResults('kyuchorei');
  await store.listUnfitted();
  await store.listFitted();
  await store.wantFit('kyuchorei');
  const rating = { game: 'kyuchorei', key: 'p', value: 1500, half: 80, results: 1, history: '[]' };
  const all = [
    { ...rating, kind: 'player', listed: true },
    { ...rating, kind: 'side', key: 's', listed: true },
  ] as const;
  await store.keepRatings('kyuchorei', all, 1);
  await store.listRatings('kyuchorei', 10);
  await store.listRatings('kyuchorei', 10, { value: 1500, key: 'p' });
  await store.sideRatings('kyuchorei');
  await store.ratingsOfPlayer('p');
  await store.erasePlayer('p', 'bbbbbb');
  await store.eraseOrganizer('o@example.org');
  await store.createCompetition(competitionOf('draft'), []);
  await store.dropCompetition('draft');
}

const PLAIN_PLAYER = { hidden: false, struck: false, createdAt: AT };

const ENTRANT = {
  number: 1,
  playerId: 'p',
  status: 'in',
  locale: 'en',
  timeZone: 'UTC',
  delivery: 'immediate',
  quietFrom: 0,
  quietTo: 0,
  generation: 0,
  state: '{}',
  createdAt: AT,
} as const;

const RESULT = {
  matchId: 'm',
  game: 'kyuchorei',
  scenario: 's',
  options: '{}',
  competitionId: 'e',
  pairing: '0.0.0',
  leg: 1,
  oneSide: 'JP',
  twoSide: 'RU',
  one: 'p',
  two: 'q',
  winner: 'one',
  reason: 'rules',
  onePoints: null,
  twoPoints: null,
  oneTimeouts: 0,
  twoTimeouts: 0,
  played: true,
  rated: true,
  endedAt: AT,
} as const;

function competitionOf(id: string) {
  return {
    id,
    title: 'Event',
    game: 'kyuchorei',
    status: 'draft',
    listed: true,
    settings: '{}',
    state: '{}',
    organizer: 'o@example.org',
    deputy: null,
    generation: 0,
    heardAt: AT,
    nextAt: AT,
    createdAt: AT,
  } as const;
}

async function driveCare(store: Store): Promise<void> {
  await store.isRestoreUnfinished();
  await store.restoreDone();
  await store.overview(AT);
  for (const state of ['failed', 'again'] as const) await store.listMailsIn(state, 10);
  await store.listStuck(10);
  await store.readMessages('m', 1);
  await store.readBeside('m', 1);
  store.onNews(() => {})();
  await store.takeLease({ use: 'plan', matchId: 'm', side: 'JP' }, AT, later(1000));
  await store.dropLease({ use: 'plan', matchId: 'm', side: 'JP' });
}

async function driveRest(store: Store): Promise<void> {
  const id = await store.keepMail({
    address: 'a@b.c',
    subject: 's',
    messageId: '<x>',
    raw: Buffer.from('x'),
    at: AT,
  });
  await store.isMailed('none', 'none');
  await store.listMails(5);
  await store.readMail(id);
  await store.keepKeys('links', ['k']);
  await store.knownKeys('links');
  await store.forgetLinkKey('k');
  await driveRecipients(store);
  await store.ping();
}

async function driveRecipients(store: Store): Promise<void> {
  await store.countMail('who', AT, 3);
  await store.dropCounts({ before: AT });
  await store.dropCounts({ of: ['who', 'other'] });
  await store.keepUnwanted('who', AT);
  await store.isUnwanted(['who', 'other']);
  await store.dropUnwanted(['who', 'other']);
  await store.keepTextOnly('who', AT);
  await store.isTextOnly(['who', 'other']);
  await store.dropTextOnly(['who', 'other']);
  await store.keepAsked('a@b.c', AT);
  await store.keepTestReply(1);
  await store.takeAsked(3);
}
