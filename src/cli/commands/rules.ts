/** Re-runs a journal by the rules: what hashes and dice cannot prove (SPEC section 9). */
import {
  canonicalJson,
  type JournalEvent,
  type Openings,
  type Played,
  type ReadRow,
  sealState,
} from '../../journal/index.js';
import { plainState, recordedRun } from '../../match/index.js';
import { type Game, Runner, ScriptError } from '../../referee/index.js';
import { Watched } from './watch.js';

/** The first thing in a journal that is not as the rules want it. */
export interface RulesFault {
  readonly event: number;
  readonly code: 'order' | 'flow' | 'roll' | 'draw' | 'log' | 'state' | 'result' | 'sealed' | 'type';
  readonly message: string;
}

/** What was looked at. */
export interface Rerun {
  readonly orders: number;
  readonly rolls: number;
  readonly states: number;
}

class RuleBreachError extends Error {
  constructor(
    readonly code: RulesFault['code'],
    message: string,
  ) {
    super(message);
  }
}

/** Plays all events of a journal on `game`, the one that it was played with. The file must have passed the verifier. */
export function rerun(game: Game, rows: readonly ReadRow[]): Rerun | RulesFault {
  const [first] = rows;
  if (first?.event.type !== 'opened') return { event: 1, code: 'type', message: 'no opening' };
  const seen = new Watched();
  const ports = { playback: true, check: true, observer: seen };
  const runner = new Runner(game, game.start(first.event.public), ports);
  const done = { orders: 0, rolls: 0, states: 0 };
  const secrets = secretsOf(rows);
  for (const { event, open } of rows) {
    try {
      if (event.type === 'played')
        playOn(runner, seen, event, open, game.hides ? { secret: secrets.get(event.n) } : undefined);
      else checkOther(runner, event);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === undefined) throw error;
      return { event: event.n, ...fault };
    }
    if (event.type !== 'played') continue;
    done.orders += event.public.orders.length;
    done.rolls += event.public.rolls.length;
    done.states += 1;
  }
  return done;
}

function faultOf(error: unknown): Omit<RulesFault, 'event'> | undefined {
  if (error instanceof RuleBreachError) return { code: error.code, message: error.message };
  if (error instanceof ScriptError) return { code: 'flow', message: error.message };
  return undefined;
}

/** The opened secret root under which each event was sealed; empty before the end. */
function secretsOf(rows: readonly ReadRow[]): ReadonlyMap<number, Uint8Array> {
  const last = rows.at(-1)?.event;
  const secrets = new Map<number, Uint8Array>();
  if (last?.type !== 'unsealed') return secrets;
  let chain = 0;
  for (const { event } of rows) {
    if (event.type === 'rerooted') chain += 1;
    const secret = last.public.secrets[chain];
    if (secret !== undefined) secrets.set(event.n, Buffer.from(secret, 'hex'));
  }
  return secrets;
}

/** `hidden`: set in a game that hides something, with the root that was opened at the end. */
function playOn(
  runner: Runner,
  seen: Watched,
  event: Played,
  open: Openings,
  hidden: { readonly secret: Uint8Array | undefined } | undefined,
): void {
  const closed = Object.keys(event.seals).some((name) => open[name] === undefined);
  if (hidden !== undefined && (hidden.secret === undefined || closed))
    throw new RuleBreachError('sealed', 'the rules need a journal for all, from after the end');
  const course = recordedRun(event, open);
  if (course === undefined) throw new RuleBreachError('type', 'nothing was played');
  seen.begin();
  runner.feed({ ...course, recorded: true });
  const stop = runner.go();
  if (stop.at === 'refused')
    throw new RuleBreachError('order', `an order that the rules refuse [${stop.refusal.clause}]`);
  compareRolls(seen, event);
  compareDraws(seen, course.draws);
  demand(same(seen.log, event.public.log), 'log', 'the log tells something else than what happened');
  const { seal } = sealState(
    hidden?.secret ?? new Uint8Array(),
    event.match,
    event.n,
    hidden !== undefined,
    plainState(runner.state),
  );
  demand(seal === event.state, 'state', 'the rules lead to another position');
}

/** Each roll must be the one that the rules ask for, where they ask for it. Its faces are the verifier's business. */
function compareRolls(seen: Watched, { public: { rolls } }: Played): void {
  demand(
    seen.rolls.length === rolls.length,
    'roll',
    `${rolls.length} rolls where the rules want ${seen.rolls.length}`,
  );
  for (const [i, { chain: _, k, link: __, ...roll }] of rolls.entries())
    demand(
      same(seen.rolls[i], roll),
      'roll',
      `roll ${k} (${roll.purpose}) is not the one that the rules ask for`,
    );
}

function compareDraws(seen: Watched, draws: NonNullable<ReturnType<typeof recordedRun>>['draws']): void {
  demand(
    seen.draws.length === draws.length,
    'draw',
    `${draws.length} draws where the rules want ${seen.draws.length}`,
  );
  for (const [i, { after, side, purpose, from, ids }] of draws.entries())
    demand(
      same(seen.draws[i], { after, side, purpose, from, take: ids.length }),
      'draw',
      `not the draw that the rules ask for: ${purpose}`,
    );
}

function checkOther(runner: Runner, event: Exclude<JournalEvent, Played>): void {
  demand(
    event.type !== 'takenBack' && event.type !== 'moved',
    'type',
    `${event.type} is not known to this version`,
  );
  if (event.type !== 'ended') return;
  const { result } = runner.state;
  const { reason, result: told } = event.public;
  demand((reason === 'rules') === (result !== undefined), 'result', 'the rules do not end the match here');
  if (result !== undefined)
    demand(same({ ...told, clause: told.clause ?? '' }, result), 'result', 'the rules give another result');
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function demand(holds: boolean, code: RulesFault['code'], message: string): asserts holds {
  if (!holds) throw new RuleBreachError(code, message);
}
