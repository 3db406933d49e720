/**
 * What a run goes by and what it leaves: the tape that is played back, then the event in the making, with the
 * barriers that close it and the chance that is rolled into it.
 */
import type { Crumb, Entry, Side } from '../game/basics.js';
import type { ChancePort, DrawSpec, Rolled, RollSpec } from '../game/chance.js';
import type { Game } from '../game/game.js';
import type { BaseState, Step } from '../game/play.js';
import { faultOfRoll } from '../game/purpose.js';
import { EventDraft } from './event-draft.js';
import { rolledOf } from './play-api.js';
import type { Ports } from './ports.js';
import type { Answer, PhaseMark, RunRecord, Tape } from './record.js';
import { type Barrier, BarrierSignal, ScriptError, ThrowSignal } from './signals.js';

class Playback {
  readonly #answers: Answer[] = [];
  readonly #rolls: Tape['rolls'][number][] = [];
  readonly #draws: Tape['draws'][number][] = [];
  #answer = 0;
  #roll = 0;
  #draw = 0;
  #waits = false;

  /** Adds a recording. False when nothing was recorded: whatever happens now happens for the first time. */
  feed(tape: Tape): boolean {
    for (const answer of tape.answers) this.#answers.push(answer);
    for (const roll of tape.rolls) this.#rolls.push(roll);
    for (const draw of tape.draws) this.#draws.push(draw);
    this.#waits = tape.waits ?? false;
    return tape.recorded ?? !this.isOver;
  }

  /** Whether all is played back, and a roll or draw is next that was not recorded. */
  get waitsForThrow(): boolean {
    return this.#waits && this.isOver;
  }

  get isOver(): boolean {
    return this.#answer === this.#answers.length && !this.hasChanceLeft;
  }

  get hasChanceLeft(): boolean {
    return this.#roll < this.#rolls.length || this.#draw < this.#draws.length;
  }

  nextAnswer(): Answer | undefined {
    return this.#answer < this.#answers.length ? this.#answers[this.#answer++] : undefined;
  }

  nextFaces(): readonly number[] | undefined {
    return this.#rolls[this.#roll++]?.faces;
  }

  nextIds(): readonly string[] | undefined {
    return this.#draws[this.#draw++]?.ids;
  }
}

/** Where the script is, and in which phase of the sequence of play. */
interface Where {
  scope(): readonly Crumb[];
  now(): Pick<PhaseMark, 'now' | 'side'>;
  /** Called when an event passes its first barrier. */
  passed(event: EventDraft): void;
}

export class Recorder {
  readonly tape = new Playback();
  readonly #game: Pick<Game, 'sides' | 'rules'>;
  readonly #state: BaseState;
  readonly #ports: Ports;
  readonly #scope: () => readonly Crumb[];
  readonly #now: Where['now'];
  readonly #passed: Where['passed'];
  /** Whether the place in the sequence of play may be another than that of the line before. */
  #moved = true;
  /**
   * False while a recording is played back: what happens has been recorded, up to the question where it
   * stopped.
   */
  live = true;
  event: EventDraft;

  /**
   * `state`: the situation, changed by the script as it runs. `scope` says where the script is, for faults.
   */
  constructor(game: Pick<Game, 'sides' | 'rules'>, state: BaseState, ports: Ports, where: Where) {
    this.#game = game;
    this.#state = state;
    this.#ports = ports;
    this.#scope = where.scope;
    this.#now = where.now;
    this.#passed = where.passed;
    this.event = new EventDraft(game.sides);
  }

  /** Adds a recording to be played back. */
  feed(tape: Tape): void {
    this.live = !this.tape.feed(tape);
  }

  begin(): void {
    this.#moved = true;
    this.event = new EventDraft(this.#game.sides);
  }

  /** Takes the event that was made and begins the next. */
  take(): RunRecord {
    const record = this.event.record();
    this.begin();
    return record;
  }

  /** The run that commits alone notes where in the sequence of play its answers and lines belong. */
  place(): void {
    if (!this.#moved || !this.live || !this.#ports.snapshots) return;
    this.#moved = false;
    this.event.markPhase(this.#now());
  }

  /** The safe point is kept by the run that commits alone. */
  markSafePoint(): void {
    this.#moved = true;
    this.#ports.observer?.safePoint?.(this.#state);
    if (this.live && this.#ports.playback !== true) this.#ports.plans?.safePoint(this.#state);
    if (!this.#ports.snapshots || !this.live) return;
    this.event.markSafePoint(JSON.stringify(this.#state));
  }

  /** Behind it nothing in the event can be undone. @throws BarrierSignal in a run that may not pass. */
  barrier(what: Barrier, step?: Pick<Step, 'ahead'>): void {
    if (!this.live || (this.event.passed && !this.event.byPlan)) return;
    const chance = what === 'roll' || what === 'draw';
    if (this.event.answers.length === 0 && !chance) return;
    if (this.#ports.chance === undefined) {
      if (this.#ports.passes?.(what, step) === true) return;
      throw new BarrierSignal(what);
    }
    this.event.passed = true;
    this.event.byPlan = false;
    this.#passed(this.event);
  }

  reveal(): void {
    this.#ports.observer?.revealed?.(this.#state);
    this.barrier('reveal');
  }

  /** A planned answer was taken: it is committed, but its owner is asked on as if he had given it by hand. */
  planned(): void {
    this.event.byPlan ||= !this.event.passed;
    this.event.passed = true;
  }

  /** The answers to one question were taken. */
  answered(answers: readonly Answer[]): void {
    this.#ports.observer?.answered?.(answers, this.#state);
  }

  /**
   * @throws ScriptFault when the tape holds something else or nobody may roll so, BarrierSignal in a run
   * without chance.
   */
  roll(spec: RollSpec): Rolled {
    const rolled = this.#rolled(spec);
    this.#ports.observer?.rolled?.(rolled, this.#state);
    return rolled;
  }

  #rolled(spec: RollSpec): Rolled {
    this.#comeToThrow('roll');
    if (!this.live) {
      const faces = this.tape.nextFaces();
      if (faces?.length !== spec.dice.length)
        return this.mismatch(`the tape has no such roll: ${spec.purpose}`);
      return rolledOf(spec, faces);
    }
    const fault = faultOfRoll(this.#game.rules.purposes, spec);
    if (fault !== undefined) throw new ScriptError('bad-roll', fault, this.#scope());
    const { faces, proof } = this.#chance('roll').roll(spec);
    const rolled = rolledOf(spec, faces);
    this.place();
    this.event.addRoll(rolled, proof);
    this.#ports.plans?.rolled();
    return rolled;
  }

  /** @throws ScriptFault when the tape holds something else, BarrierSignal in a run without chance. */
  draw(spec: DrawSpec): readonly string[] {
    const ids = this.#drawn(spec);
    this.#ports.observer?.drew?.(spec, this.#state);
    return ids;
  }

  #drawn(spec: DrawSpec): readonly string[] {
    this.#comeToThrow('draw');
    if (!this.live) {
      const ids = this.tape.nextIds();
      if (ids?.length !== spec.take) return this.mismatch(`the tape has no such draw: ${spec.purpose}`);
      return ids;
    }
    const { ids, proof } = this.#chance('draw').draw(spec);
    this.event.addDraw(spec, ids, proof);
    return ids;
  }

  /** Behind a recording that ends at a throw, this is it: it falls now, or waits on. */
  #comeToThrow(what: 'roll' | 'draw'): void {
    if (this.live || !this.tape.waitsForThrow) return;
    if (this.#ports.chance === undefined) throw new ThrowSignal(what);
    this.live = true;
  }

  #chance(what: 'roll' | 'draw'): ChancePort {
    this.barrier(what);
    const { chance } = this.#ports;
    if (chance === undefined) throw new BarrierSignal(what);
    if (chance.waits?.() === true) throw new ThrowSignal(what);
    return chance;
  }

  changeSeats(): void {
    this.barrier('reveal');
    if (this.live) this.event.changeSeats();
  }

  say(entry: Entry): void {
    this.#ports.observer?.said?.(entry);
    if (!this.live) return;
    this.place();
    this.event.log.push(entry);
  }

  tell(side: Side, entry: Entry): void {
    this.#ports.observer?.toldAlone?.(side, entry);
    if (this.live) this.event.tell(side, entry);
  }

  /** @throws ScriptFault always: the tape does not fit. */
  mismatch(message: string): never {
    throw new ScriptError('tape-mismatch', message, this.#scope());
  }
}
