/** Re-runs a journal by the rules: what hashes and dice cannot prove (SPEC section 9). */
import { type CourseOfPlay, courseAfter, type Run, recordedRun } from '../../audit/index.js';
import {
  canonicalJson,
  type EndReason,
  type JournalEvent,
  type Moved,
  type Openings,
  type Ordered,
  type Played,
  type ReadRow,
  sealState,
  type TakenBack,
} from '../../journal/index.js';
import { matchTermsSchema, plainState, type Versioned } from '../../match/index.js';
import { type Game, optionsOf, Runner, type RunStop, ScriptError, tapeOf } from '../../referee/index.js';
import { toldByRules, Watched } from './watch.js';

type Code = 'opening' | 'order' | 'flow' | 'roll' | 'draw' | 'log' | 'told' | 'state' | 'result' | 'type';

/** What an end is called that the rules do not make. */
const ENDS: { readonly [reason in EndReason]: readonly string[] } = {
  rules: [],
  resigned: ['resigned'],
  time: ['time'],
  agreed: ['agreed'],
  'broken off': ['broken off', 'withdrawn', 'switched', 'declined'],
};

/** The first thing in a journal that is not as the rules want it. */
export interface RulesFault {
  readonly event: number;
  readonly code: Code;
  readonly message: string;
}

/** What was looked at. */
export interface Rerun {
  /** Play that the file does not open: of a game that hides something, before its end or for somebody. */
  readonly sealed: number;
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

/** Plays all events of a journal on its game. The file must have passed the verifier. */
export function rerun(versioned: Versioned, rows: readonly ReadRow[]): Rerun | RulesFault {
  const [first] = rows;
  if (first?.event.type !== 'opened') return { event: 1, code: 'type', message: 'no opening' };
  const seen = new Watched();
  const ports = { playback: true, check: true, observer: seen };
  const opened = first.event.public;
  let game = versioned(opened.rulesVersion);
  const opening = attempt(1, () => checkOpening(game, first.event));
  if (opening !== undefined) return opening;
  let base = game.rules.start(opened);
  let runner = new Runner(game, structuredClone(base), ports);
  let course: CourseOfPlay = [];
  // Orders that wait for their throw are played with it.
  let waiting: Run[] = [];
  const done = { sealed: 0, orders: 0, rolls: 0, states: 0 };
  const secrets = secretsOf(rows);
  const clock = first.event.public.terms.clock !== undefined;
  for (const { event, open } of rows) {
    const isPlay = event.type === 'played' || event.type === 'ordered';
    const closed = isPlay && game.position.hides && isClosed(event, open, secrets);
    if (closed) done.sealed += 1;
    // What follows on sealed play stands on a position that nobody can know from this file.
    if (done.sealed > 0) continue;
    const fault = attempt(event.n, () => {
      course = courseAfter(course, event, open);
      if (event.type === 'takenBack') {
        runner = new Runner(game, structuredClone(base), ports, tapeOf(course.map(({ run }) => run)));
        waiting = [];
        takeBack(runner, event, game.position.hides ? secrets.get(event.n) : undefined);
      } else if (event.type === 'moved') {
        // Of a match that nobody has played yet the script has not begun.
        runner.go();
        base = structuredClone(runner.state);
        demandState(runner, event, game.position.hides ? secrets.get(event.n) : undefined);
        game = versioned(event.public.to);
        demand(
          same(event.public.purposes, game.rules.purposes),
          'opening',
          'the game rolls for other purposes',
        );
        runner = new Runner(game, structuredClone(base), ports);
      } else if (event.type === 'ordered') waiting.push(runOf(event, open));
      else if (event.type === 'played') {
        const secret = game.position.hides ? secrets.get(event.n) : undefined;
        playOn(runner, seen, event, open, { secret, clock, waiting });
        waiting = [];
      } else checkOther(runner, event);
    });
    if (fault !== undefined) return fault;
    if (event.type === 'ordered') done.orders += event.public.orders.length;
    if (event.type !== 'played') continue;
    done.orders += event.public.orders.length;
    done.rolls += event.public.rolls.length;
    done.states += 1;
  }
  const last = rows.findLast(({ event }) => event.type === 'ordered')?.event.n ?? 0;
  const isOpen = waiting.length > 0 && done.sealed === 0;
  return (isOpen ? attempt(last, () => checkWaiting(runner, waiting)) : undefined) ?? done;
}

/** The fault of an event, if the rules find one. */
function attempt(event: number, check: () => void): RulesFault | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof RuleBreachError) return { event, code: error.code, message: error.message };
    if (error instanceof ScriptError) return { event, code: 'flow', message: error.message };
    throw error;
  }
}

/** What the opening says of the game, and what was agreed on beside the rules: in this version nothing. */
function checkOpening(game: Game, event: JournalEvent): void {
  if (event.type !== 'opened') return;
  const { hides, purposes, sides, terms, scenario, options } = event.public;
  demand(
    hides === game.position.hides,
    'opening',
    `the game hides ${game.position.hides ? 'something' : 'nothing'}`,
  );
  demand(same(purposes, game.rules.purposes), 'opening', 'the game rolls for other purposes');
  demand(same(sides, game.sides), 'opening', 'the game has other sides');
  const { rules: _, ...agreed } = terms;
  const known = matchTermsSchema.safeParse(agreed).success;
  demand(known, 'opening', 'terms that this version does not know');
  const played = game.scenarios.some(({ id }) => id === scenario);
  demand(played, 'opening', `the game has no scenario ${scenario}`);
  const possible = optionsOf(game, scenario);
  const fit = Object.entries(options).every(([id, value]) =>
    possible.some((option) => option.id === id && option.values.includes(value)),
  );
  demand(fit, 'opening', 'options that the scenario does not have');
}

/** Whether a file keeps from its reader what the rules need to go on from here. */
function isClosed(
  event: Played | Ordered,
  open: Openings,
  secrets: ReadonlyMap<number, Uint8Array>,
): boolean {
  return (
    secrets.get(event.n) === undefined || Object.keys(event.seals).some((name) => open[name] === undefined)
  );
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

interface PlayedUnder {
  /** The opened root, in a game that hides something. */
  readonly secret: Uint8Array | undefined;
  readonly clock: boolean;
  /** Orders that stood before. */
  readonly waiting: readonly Run[];
}

function runOf(event: Played | Ordered, open: Openings): Run {
  const run = recordedRun(event, open);
  if (run === undefined) throw new RuleBreachError('type', 'nothing was played');
  return run;
}

function playOn(
  runner: Runner,
  seen: Watched,
  event: Played,
  open: Openings,
  { secret, clock, waiting }: PlayedUnder,
): void {
  const own = runOf(event, open);
  const course = tapeOf([...waiting, own]);
  seen.begin(course.answers.length - own.answers.length);
  runner.feed(course);
  const late = course.answers.find(({ by }) => by === 'clock');
  demand(clock || late === undefined, 'order', `nobody agreed on a clock that answers for ${late?.side}`);
  const stop = runner.go();
  demandLegal(stop);
  compareRolls(seen, event);
  compareDraws(seen, own.draws);
  const first = Math.min(...[...seen.rolls, ...seen.draws].map(({ after }) => after));
  demand(waiting.length === 0 || first === 0, 'order', 'what was ordered leads to no throw');
  demand(same(seen.log, event.public.log), 'log', 'the log tells something else than what happened');
  compareTold(seen, open);
  demandState(runner, event, secret);
}

function demandState(
  runner: Runner,
  event: Played | TakenBack | Moved,
  secret: Uint8Array | undefined,
): void {
  const key = secret ?? new Uint8Array();
  const { seal } = sealState(key, event.match, event.n, secret !== undefined, plainState(runner.state));
  demand(seal === event.state, 'state', 'the rules lead to another position');
}

/** Each roll must be the one that the rules ask for, where they ask for it. */
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

/** What each side was told, as far as it is opened. */
function compareTold(seen: Watched, open: Openings): void {
  for (const [side, { content }] of Object.entries(open)) {
    if (side === 'draws' || side === 'state') continue;
    const told = toldByRules(content);
    demand(same(told, seen.told[side] ?? []), 'told', `${side} was told something else than what happened`);
  }
}

/** Play goes back to a question that the rules ask there. */
function takeBack(runner: Runner, event: TakenBack, secret: Uint8Array | undefined): void {
  demand(runner.go().at === 'asked', 'flow', 'play goes back to where nobody is asked');
  runner.takeEvent();
  demandState(runner, event, secret);
}

function checkOther(runner: Runner, event: Exclude<JournalEvent, Played | Ordered>): void {
  if (event.type !== 'ended') return;
  const { result } = runner.state;
  const { reason, result: told } = event.public;
  demand((reason === 'rules') === (result !== undefined), 'result', 'the rules do not end the match here');
  const byNoRule = ENDS[reason].includes(told.key) && told.clause === undefined;
  if (result === undefined) demand(byNoRule, 'result', `${reason} ends by no rule`);
  else
    demand(same({ ...told, clause: told.clause ?? '' }, result), 'result', 'the rules give another result');
}

function demandLegal(stop: RunStop): void {
  const clause = stop.at === 'refused' ? stop.refusal.clause : '';
  demand(stop.at !== 'refused', 'order', `an order that the rules refuse [${clause}]`);
}

/** Orders whose throw never fell must be such as lead to one. */
function checkWaiting(runner: Runner, waiting: readonly Run[]): void {
  runner.feed(tapeOf(waiting));
  const stop = runner.go();
  demandLegal(stop);
  demand(stop.at === 'throw', 'order', 'what was ordered leads to no throw');
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function demand(holds: boolean, code: RulesFault['code'], message: string): asserts holds {
  if (!holds) throw new RuleBreachError(code, message);
}
