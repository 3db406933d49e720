/**
 * Checks a game as far as playing it tells: random matches are played through the referee, and everything
 * that a reader or the server does with a position is done with some of theirs.
 */
import { isDeepStrictEqual } from 'node:util';
import { sceneToSvg } from '../board/index.js';
import {
  type BaseState,
  type ChancePort,
  checkOrder,
  type Decision,
  type Entry,
  type Game,
  initialOptions,
  isKernelKey,
  isOpenForm,
  LOCALES,
  type Locale,
  type Order,
  type Picker,
  playBack,
  type Question,
  Session,
  sampleOrder,
  seededPick,
  tapeOf,
  type View,
} from '../referee/index.js';
import { makeWords, namesOf, type Wording } from '../telling/index.js';
import { type Finding, Findings } from './finding.js';

export interface CheckOptions {
  /** Random matches, and those of them that are looked at closely. */
  readonly matches?: number;
  readonly close?: number;
  /** Matches of the practice opponent against random play, and how it chooses. */
  readonly duels?: number;
  readonly opponent?: (view: View, decision: Decision, pick: Picker) => Order | undefined;
  /** Told after each match. */
  readonly progress?: (done: number, of: number) => void;
}

const MATCHES = 300;
const CLOSE = 6;
const DUELS = 20;
/** Orders after which a match is taken to have no end, and between two positions that are looked at. */
const MOST_ORDERS = 20_000;
const EVERY = 7;
/** Of those against random play that should be won, and of decided matches that one side should not exceed. */
const WELL = 0.95;
const LOPSIDED = 0.75;
/** Matches from which the balance says something. */
const ENOUGH = 50;

export function check(game: Game, options: CheckOptions = {}): readonly Finding[] {
  return new Check(game, options).run();
}

class Check {
  readonly #found = new Findings();
  readonly #words: { readonly [locale in Locale]: Wording };

  constructor(
    readonly game: Game,
    readonly options: CheckOptions,
  ) {
    const words = (locale: Locale) => makeWords(game.words.text, locale, namesOf(game, locale));
    this.#words = { en: words('en'), ja: words('ja') };
  }

  run(): readonly Finding[] {
    const { matches = MATCHES, close = CLOSE, duels = DUELS, opponent, progress } = this.options;
    const total = matches + (opponent === undefined ? 0 : duels);
    this.#static();
    const wins = new Map<string, number>();
    const real = { random: Math.random, now: Date.now };
    const used = (): never => {
      this.#found.note('must', 'random', '');
      throw new RangeError('not in the rules of a game');
    };
    for (let seed = 1; seed <= matches; seed++) {
      const winner = this.#guarded(`seed ${seed}`, () => this.#match(seed, seed <= close, real, used));
      if (winner !== undefined && winner !== null) wins.set(winner, (wins.get(winner) ?? 0) + 1);
      progress?.(seed, total);
    }
    this.#balance(wins, matches);
    const isSound = this.#found.list.every(({ weight }) => weight === 'should');
    if (opponent !== undefined && isSound)
      this.#duels(opponent, duels, (done) => progress?.(matches + done, total));
    return this.#found.list;
  }

  #guarded<T>(at: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      const says = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      this.#found.note('must', 'throws', at, { says });
      return undefined;
    }
  }

  /** What depends on no position. */
  #static(): void {
    const { game } = this;
    if (Object.keys(game.words.clauses).length === 0) this.#found.note('must', 'noClauses', '');
    if (game.position.hides && game.position.twin === undefined) this.#found.note('must', 'noTwin', '');
    for (const side of game.sides)
      this.#say('', (words) => words.say({ key: `side.${side}` }), `side.${side}`);
    for (const locale of LOCALES)
      this.#guarded(`ground (${locale})`, () => {
        const places = new Set(game.picture.ground(locale).places.map(({ id }) => id));
        for (const [of, { as, placeOf }] of Object.entries(game.picture.onMap))
          if (as === 'place' && placeOf === undefined)
            for (const id of game.rules.universe[of] ?? [])
              if (!places.has(id)) this.#found.note('should', 'noPlace', of, { id });
      });
  }

  #match(
    seed: number,
    isClose: boolean,
    real: { readonly random: () => number; readonly now: () => number },
    used: () => never,
  ): string | null | undefined {
    const { game } = this;
    const pick = seededPick(seed);
    const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
    const setting = { scenario, options: initialOptions(game, scenario) };
    Object.assign(Math, { random: used });
    Object.assign(Date, { now: used });
    try {
      const session = new Session(game, game.rules.start(setting), { chance: chanceOf(seed) });
      for (let given = 0; session.stop.at === 'asked'; given++) {
        const [question] = session.questions;
        if (question === undefined) return undefined;
        const at = `seed ${seed}, ${question.kind}`;
        if (given === MOST_ORDERS) return this.#noted('endless', at, { n: MOST_ORDERS });
        if (isClose && given % EVERY === 0) this.#guarded(at, () => this.#look(session, question, at, pick));
        const order = sampleOrder(question, pick);
        if (order === undefined) return this.#noted('stuck', at);
        const refusal = session.give(question.side, order);
        if (refusal !== undefined) return this.#noted('ownRefused', at, { clause: refusal.clause });
      }
      if (isClose) this.#looked(session, game.rules.start(setting), `seed ${seed}`);
      return session.stop.at === 'ended' ? session.stop.result.winner : undefined;
    } finally {
      Object.assign(Math, { random: real.random });
      Object.assign(Date, { now: real.now });
    }
  }

  #noted(what: Finding['what'], at: string, values: Finding['values'] = {}): undefined {
    this.#found.note('must', what, at, values);
  }

  /** One position, and the question that is put in it. */
  #look(session: Session, question: Question, at: string, pick: Picker): void {
    this.#asked(question, at, pick);
    this.#comesBack(session.state, question, at);
    this.#hides(session.state, at, pick);
    this.#refusals(question, at, pick);
    this.#drawn(session.state, question, at);
  }

  /** Every sentence that a question is told with. */
  #asked(question: Question, at: string, pick: Picker): void {
    const { kind, about = {}, forms, scope } = question;
    const words = forms.filter(isOpenForm).map((form) => form.do);
    this.#say(at, (say) => say.asked({ kind, about, forms: words }), `decision.${kind}`);
    this.#say(at, (say) => say.where(scope), 'scope');
    for (const form of forms.filter(isOpenForm)) {
      const own = (say: Wording, of: string) => (say.has(`${of}.${form.do}.${kind}`) ? `.${kind}` : '');
      this.#say(at, (say) => say.say({ key: `do.${form.do}${own(say, 'do')}` }), `do.${form.do}`);
      for (const { name } of form.fields)
        this.#say(at, (say) => say.say({ key: `field.${form.do}.${name}` }), `field.${form.do}.${name}`);
      if (form.fields.length === 0)
        this.#say(
          at,
          (say) => say.say({ key: `effect.${form.do}${own(say, 'effect')}` }),
          `effect.${form.do}`,
        );
      const order = sampleOrder({ ...question, forms: [form] }, pick);
      if (order === undefined) continue;
      this.#say(
        at,
        (say) => say.order({ ...order, do: `${form.do}${own(say, 'order')}` }),
        `order.${form.do}`,
      );
      this.#explained(form.explain?.(), at);
      for (const field of form.fields) {
        const value = order[field.name];
        const steps = Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
        if (typeof value !== 'object' || Array.isArray(value))
          this.#explained(field.walk.explain?.(order, steps), at);
      }
    }
  }

  #explained(
    explanation:
      | { readonly lines: readonly Entry[]; readonly modifiers: readonly { readonly reason: string }[] }
      | undefined,
    at: string,
  ): void {
    for (const line of explanation?.lines ?? []) this.#say(at, (say) => say.say(line), line.key);
    for (const { reason } of explanation?.modifiers ?? [])
      this.#say(at, (say) => say.say({ key: `modifier.${reason}` }), `modifier.${reason}`);
  }

  #say(at: string, said: (words: Wording) => string, key: string): void {
    for (const locale of LOCALES)
      try {
        said(this.#words[locale]);
      } catch (error) {
        const says = error instanceof Error ? error.message : String(error);
        this.#found.note('must', 'words', at, { key, locale, says });
      }
  }

  /** Position files and views lead back. */
  #comesBack(state: BaseState, question: Question, at: string): void {
    const { position } = this.game;
    const read = position.read(position.show(state));
    if ('fault' in read) {
      const says = `${read.fault.at}: ${read.fault.message}`;
      this.#found.note('must', 'positionFault', at, { says });
    } else if (!isDeepStrictEqual(read.state, state) && this.#asksAgain(read.state, question))
      this.#found.note('must', 'position', at);
    for (const viewer of [...this.game.sides, 'spectator']) {
      const view = position.view(state, viewer);
      if (!isDeepStrictEqual(position.view(position.situation(view), viewer), view))
        this.#found.note('must', 'view', at);
    }
  }

  /** Whether the position stands at the same question: it began with it, so that nothing was lost on the way. */
  #asksAgain(state: BaseState, { kind, side }: Question): boolean {
    const [asked] = new Session(this.game, structuredClone(state), { chance: chanceOf(1) }).questions;
    return asked?.kind === kind && asked.side === side;
  }

  #hides(state: BaseState, at: string, pick: Picker): void {
    const { position, sides } = this.game;
    for (const viewer of [...sides, 'spectator']) {
      const twin = position.twin?.(state, viewer, pick);
      if (twin !== undefined && !isDeepStrictEqual(position.view(twin, viewer), position.view(state, viewer)))
        this.#found.note('must', 'twin', at, { viewer });
    }
  }

  /** Orders with one id changed: most are refused, each by a clause that there is. */
  #refusals(question: Question, at: string, pick: Picker): void {
    const { rules, words } = this.game;
    for (const form of question.forms.filter(isOpenForm)) {
      const order = sampleOrder({ ...question, forms: [form] }, pick);
      for (const field of order === undefined ? [] : form.fields) {
        const ids = [...(typeof field.of === 'string' ? (rules.universe[field.of] ?? []) : field.of)];
        const other = ids[pick(Math.max(1, ids.length))];
        if (other === undefined || field.type === 'allot' || field.type === 'number') continue;
        const value = field.type === 'one' ? other : [other];
        const checked = checkOrder(question, rules.universe, { ...order, [field.name]: value });
        if (!checked.ok && !Object.hasOwn(words.clauses, checked.refusal.clause))
          this.#found.note('must', 'clause', at, { clause: checked.refusal.clause });
      }
    }
  }

  #drawn(state: BaseState, question: Question, at: string): void {
    const { picture, position } = this.game;
    const view = position.view(state, question.side);
    for (const locale of LOCALES) {
      const ground = picture.ground(locale);
      const scene = picture.scene(view, locale, []);
      const places = new Set([...ground.places, ...(scene.holdings ?? [])].map(({ id }) => id));
      for (const { id, place, name } of scene.counters) {
        if (!places.has(place)) this.#found.note('must', 'offMap', at, { unit: id, place });
        if (name === '') this.#found.note('should', 'nameless', at, { unit: id });
      }
      try {
        sceneToSvg({ ground, scene }, { theme: 'light', look: picture.look });
      } catch (error) {
        this.#found.note('must', 'drawing', at, {
          says: error instanceof Error ? error.message : String(error),
        });
      }
      picture.describe(view, locale);
      picture.unused(view, question, locale);
      for (const layer of picture.layers ?? []) layer.over(view, locale);
    }
    const aim = picture.aim?.(view);
    for (const entry of aim === undefined ? [] : [aim.what, aim.until])
      this.#say(at, (say) => say.say(entry), entry.key);
  }

  /** The whole match: what was logged and rolled, and the recording of it. */
  #looked(session: Session, start: BaseState, at: string): void {
    for (const { log, rolls, told } of session.events) {
      for (const entry of [...log, ...Object.values(told).flat()])
        if (!isKernelKey(entry.key)) this.#say(at, (say) => say.say(entry), entry.key);
      for (const { purpose, outcome, modifiers } of rolls) {
        this.#say(at, (say) => say.say({ key: `purpose.${purpose}` }), `purpose.${purpose}`);
        if (outcome !== undefined)
          this.#say(at, (say) => say.say({ key: `outcome.${outcome}` }), `outcome.${outcome}`);
        for (const { reason } of modifiers)
          this.#say(at, (say) => say.say({ key: `modifier.${reason}` }), `modifier.${reason}`);
      }
    }
    if (session.stop.at === 'ended') {
      const { key, winner } = session.stop.result;
      this.#say(at, (say) => say.say({ key: `result.${key}`, winner }), `result.${key}`);
    }
    const again = playBack(this.game, start, tapeOf(session.events));
    if (!isDeepStrictEqual(again.state, session.state)) this.#found.note('must', 'replay', at);
  }

  #balance(wins: ReadonlyMap<string, number>, n: number): void {
    const decided = [...wins.values()].reduce((sum, won) => sum + won, 0);
    if (decided < ENOUGH || Math.max(...wins.values()) / decided <= LOPSIDED) return;
    const said = [...wins].map(([side, won]) => `${side} ${won}`).join(', ');
    this.#found.note('should', 'balance', '', { wins: said, n });
  }

  #duels(opponent: NonNullable<CheckOptions['opponent']>, n: number, progress: (done: number) => void): void {
    let won = 0;
    for (let seed = 1; seed <= n; seed++) {
      const side = this.game.sides[seed % this.game.sides.length] ?? '';
      if (this.#guarded(`duel ${seed}`, () => this.#duel(opponent, side, seed)) === side) won += 1;
      progress(seed);
    }
    if (won / n < WELL) this.#found.note('should', 'opponent', '', { won, n });
  }

  #duel(
    opponent: NonNullable<CheckOptions['opponent']>,
    side: string,
    seed: number,
  ): string | null | undefined {
    const { game } = this;
    const pick = seededPick(seed);
    const scenario = game.scenarios[0]?.id ?? '';
    const setting = { scenario, options: initialOptions(game, scenario) };
    const session = new Session(game, game.rules.start(setting), { chance: chanceOf(seed) });
    for (let given = 0; given < MOST_ORDERS && session.stop.at === 'asked'; given++) {
      const [question] = session.questions;
      if (question === undefined) return undefined;
      const chosen =
        question.side === side
          ? opponent(game.position.view(session.state, side), question, pick)
          : sampleOrder(question, pick);
      if (session.give(question.side, chosen) !== undefined) return undefined;
    }
    return session.stop.at === 'ended' ? session.stop.result.winner : undefined;
  }
}

/** Steady chance: the same numbers for the same seed. */
function chanceOf(seed: number): ChancePort {
  const pick = seededPick(seed * 7919);
  return {
    roll: ({ dice }) => ({ faces: dice.map((faces) => 1 + pick(faces)), proof: null }),
    draw: ({ from, take }) => {
      const left = [...from];
      const ids = Array.from({ length: take }, () => left.splice(pick(left.length), 1)[0] ?? '');
      return { ids, proof: null };
    },
  };
}
