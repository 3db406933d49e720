/** The worker that sends what is due in the outbox, and forgets what was sent. */
import { startWorkerLoop, type WorkerLoop } from '../../match/index.js';
import { HEAD_KINDS, type OutboxMail } from '../../store/index.js';
import { deliver, type MailContext, reasonOf } from './deliver.js';
import { DeliverySlots, PLACES, type Width } from './transport.js';

/** Work of one name at a time, in the order in which it came. */
class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Does `work`, which must not reject, behind all that came before it under its name. */
  async take(name: string, work: () => Promise<void>): Promise<void> {
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work);
    this.#last.set(name, done);
    await done;
    if (this.#last.get(name) === done) this.#last.delete(name);
  }
}

/** Woken when there is something in the outbox; gives the mails in hand a last chance when it is stopped. */
export type MailWorker = WorkerLoop;

/** Milliseconds. */
export interface Pace {
  /** Between two looks at the outbox, where nobody wakes the worker. */
  readonly poll: number;
  /** For a mail, from composing to the server's last word. */
  readonly deadline: number;
  /** Between two renewals of the claim of a mail in hand. */
  readonly renewal: number;
  /** After which a mail no longer keeps others waiting. */
  readonly slow: number;
  /** For the mails in hand when the worker is stopped. */
  readonly farewell: number;
}

/**
 * Servers may take minutes to say that they have taken a mail (RFC 5321, section 4.5.3.2): to give up before
 * means to send it twice.
 */
const PACE: Pace = { poll: 5_000, deadline: 300_000, renewal: 20_000, slow: 2_000, farewell: 5_000 };
/** Renewed while a mail is in hand. After a crash another worker takes it over then. */
const LEASE = 60_000;
/** How long a claimed mail may wait for those of its seat before it: enough of its lease is left then. */
const PATIENCE = LEASE / 2;
/**
 * How long the rows of mails stay that were sent or superseded (ms), how often that is looked after, and how
 * many go at once.
 */
const KEPT = 30 * 24 * 3600_000;
const BETWEEN_PRUNINGS = 3600_000;
const PRUNED = 500;
/** Starts sending what is due. Several workers may run on one database. */
export function startMailWorker(context: MailContext, changes: Partial<Pace> = {}): MailWorker {
  const pace = { ...PACE, ...changes };
  let wake = (): void => {};
  const hands = new Hands(context, pace, () => wake());
  const forget = forgetting(context);
  const loop = startWorkerLoop(() => round(context, hands, pace, forget));
  wake = () => loop.wake();
  return {
    wake,
    stop: async () => {
      await loop.stop();
      await hands.finish();
    },
  };
}

/**
 * Sends all that is due now; gives the number of mails it dealt with. Rejects when the database does not
 * answer.
 */
export async function deliverDue(context: MailContext, changes: Partial<Pace> = {}): Promise<number> {
  const hands = new Hands(context, { ...PACE, ...changes }, () => {});
  let dealt = 0;
  for (;;) {
    dealt += await hands.take();
    if (hands.inHand.length === 0) return dealt;
    await Promise.race(hands.inHand);
    if (hands.fault !== undefined) {
      await Promise.all(hands.inHand);
      throw hands.fault;
    }
  }
}

/**
 * Takes what there is room for; gives the rest until the next look. A database that does not answer must not
 * end the worker.
 */
async function round(
  context: MailContext,
  hands: Hands,
  { poll }: Pace,
  forget: () => Promise<void>,
): Promise<number> {
  const { log, clock, store } = context;
  try {
    await hands.take();
    await forget();
    const next = await Promise.all(hands.roomFor.map((again) => store.nextMailAt(again)));
    const rests = next.map((at) => (at === undefined ? poll : at.getTime() - clock().getTime()));
    return Math.max(0, Math.min(poll, ...rests));
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the outbox does not answer');
    return poll;
  }
}

/** Deletes what was dealt with long ago: now and then, little by little. */
function forgetting({ store, clock }: MailContext): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = clock().getTime();
    if (now < nextAt) return;
    const gone = await store.pruneMails(new Date(now - KEPT), PRUNED);
    nextAt = gone < PRUNED ? now + BETWEEN_PRUNINGS : now;
  };
}

/** The mails under way: new ones are claimed as places come free. */
class Hands {
  /** What the database said when it did not take note of a mail's fate. */
  fault: unknown;
  readonly #context: MailContext;
  readonly #pace: Pace;
  readonly #lanes: readonly {
    readonly urgent?: true;
    readonly again: boolean;
    readonly lane: DeliverySlots;
  }[];
  /** Of the seats: a mail is composed when those before it have told what they tell, and leaves that out. */
  readonly #turns = new Turns();
  readonly #ending = new AbortController();

  constructor(context: MailContext, pace: Pace, freed: () => void) {
    this.#context = context;
    this.#pace = pace;
    const lane = (places: Omit<Width, 'slow'>) => new DeliverySlots({ ...places, slow: pace.slow }, freed);
    this.#lanes = [
      { urgent: true, again: false, lane: lane(PLACES.urgent) },
      { again: false, lane: lane(PLACES.first) },
      { again: true, lane: lane(PLACES.again) },
    ];
  }

  get inHand(): readonly Promise<void>[] {
    return this.#lanes.flatMap(({ lane }) => lane.inHand);
  }

  /** Whether there is room for first tries (false), for retries (true), or both. */
  get roomFor(): readonly boolean[] {
    const usual = this.#lanes.filter(({ urgent, lane }) => urgent === undefined && lane.free > 0);
    return usual.map(({ again }) => again);
  }

  /** Claims what is due and there is room for, and begins it; how many mails. */
  async take(): Promise<number> {
    let taken = 0;
    for (const { urgent = false, again, lane } of this.#lanes.filter((each) => each.lane.free > 0)) {
      const now = this.#context.clock();
      const claim = { now, leaseMs: LEASE, limit: lane.free, again, urgent };
      const mails = await this.#context.store.claimMail(claim);
      const latest = now.getTime() + PATIENCE;
      for (const mail of mails) {
        const work = () => this.#deliver(mail, latest);
        // The head of a throw tells nothing that another mail would repeat: it waits for none.
        lane.begin(
          HEAD_KINDS.includes(mail.kind)
            ? work
            : () => this.#turns.take(`${mail.matchId} ${mail.side}`, work),
        );
      }
      taken += mails.length;
    }
    return taken;
  }

  /** Waits for the mails in hand, but not for ever: the others are left to whoever comes next. */
  async finish(): Promise<void> {
    const timer = setTimeout(() => this.#ending.abort(), this.#pace.farewell);
    await Promise.all(this.inHand);
    clearTimeout(timer);
  }

  /** A mail whose turn comes after `latest` is left to whoever claims it when the lease is over. */
  async #deliver(mail: OutboxMail, latest: number): Promise<void> {
    if (this.#context.clock().getTime() > latest) return;
    try {
      await deliver(this.#context, mail, {
        ending: this.#ending.signal,
        lease: LEASE,
        deadline: this.#pace.deadline,
        renewal: this.#pace.renewal,
      });
    } catch (error) {
      this.fault = error;
      this.#context.log.error({ reason: reasonOf(error) }, 'the outbox does not answer');
    }
  }
}
