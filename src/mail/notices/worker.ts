/** The worker that sends e-mails about events, when their readers wish them. */
import type { NoticePayload } from '../../club/index.js';
import { startWorkerLoop, type WorkerLoop } from '../../match/index.js';
import type { Game } from '../../referee/index.js';
import type { NoticeRecord, Store } from '../../store/index.js';
import { makeNarrators } from '../../telling/index.js';
import { loadTemplates } from '../compose/templates.js';
import type { MailSettings } from '../compose/types.js';
import { type MailLog, nextTry, reasonOf, wishedAt } from '../delivery/deliver.js';
import type { MailTransport } from '../delivery/transport.js';
import { composeNotice, type NoticeComposing, PROMPT } from './compose.js';

export interface NoticeContext {
  readonly store: NoticeComposing['store'] &
    Pick<Store, 'claimNotices' | 'noticeSent' | 'noticeFailed' | 'noticeHeld' | 'pruneNotices'>;
  readonly transport: MailTransport;
  readonly settings: MailSettings;
  readonly game: (id: string, version: number) => Game;
  readonly isTextOnly: (address: string) => Promise<boolean>;
  readonly clock: () => Date;
  readonly log: MailLog;
}

/** Milliseconds. */
const LEASE = 120_000;
const REST = 5_000;
const AT_A_TIME = 20;
const KEPT = 30 * 24 * 3600_000;
const PRUNED = 500;

/** Starts sending; several may run on one database. */
export function startNotices(context: NoticeContext): WorkerLoop {
  const parts = partsOf(context);
  return startWorkerLoop(async (stopped) => {
    try {
      const sent = await sendNotices(context, stopped, parts);
      return sent === AT_A_TIME ? 0 : REST;
    } catch (error) {
      context.log.error({ reason: reasonOf(error) }, 'the notices do not answer');
      return REST;
    }
  });
}

/** One round: sends what is due; gives how many there were. */
export async function sendNotices(
  context: NoticeContext,
  stopped: () => boolean = () => false,
  parts: NoticeComposing = partsOf(context),
): Promise<number> {
  const { store, clock } = context;
  const now = clock();
  const due = await store.claimNotices(now, new Date(now.getTime() + LEASE), AT_A_TIME);
  for (const notice of due) {
    if (stopped()) break;
    await sendOne(context, parts, notice);
  }
  await store.pruneNotices(new Date(now.getTime() - KEPT), PRUNED);
  return due.length;
}

/** What is made once. */
function partsOf(context: NoticeContext): NoticeComposing {
  return { ...context, templates: loadTemplates(), narrators: makeNarrators() };
}

async function sendOne(context: NoticeContext, parts: NoticeComposing, notice: NoticeRecord): Promise<void> {
  const { store, transport, clock, log } = context;
  const facts = { event: notice.competitionId, kind: notice.kind, attempt: notice.attempts };
  try {
    const payload: NoticePayload = JSON.parse(notice.payload);
    const now = clock();
    const since = notice.heldSince ?? notice.createdAt;
    const until = PROMPT.includes(payload.text.kind) ? now : wishedAt(payload, since, now);
    if (until > now) {
      await store.noticeHeld(notice.id, since, until);
      return;
    }
    const mail = await composeNotice(parts, notice, payload, now);
    if (mail !== undefined) await transport.send(mail);
    await store.noticeSent(notice.id, clock());
    log.info(facts, mail === undefined ? 'notice dropped' : 'notice sent');
  } catch (error) {
    const reason = reasonOf(error);
    await store.noticeFailed(notice.id, reason, nextTry(error, notice.attempts, clock()));
    log.warn({ ...facts, reason }, 'a notice was not sent');
  }
}
