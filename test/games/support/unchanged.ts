/**
 * Whole matches, told so shortly that any change of the rules shows. The rules of a version are a promise to
 * the matches that run under it: whoever breaks it by accident sees in which phase of which match it began,
 * and in what (what was asked, told or seen). Whoever changes rules on purpose gives them a new version and
 * has the account written anew (`npx vitest run <file> -u`), kept matches too if their orders are legal no
 * more (`npm run playouts -- <game> 100 --practised 70 --scenario every --keep <file>`).
 */
import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { explanationOf } from '../../../src/referee/forms/explaining.js';
import { valueSteps, withValue } from '../../../src/referee/forms/values.js';
import {
  type Crumb,
  checkOrder,
  describeQuestion,
  type Field,
  type Form,
  type Game,
  mayStop,
  nextSteps,
  type Order,
  type Picker,
  type Question,
  Session,
  type Setting,
  type Side,
  type StandingOrders,
  sampleOrder,
  sentencesOf,
} from '../../../src/referee/index.js';
import { projectRoot } from '../../../src/root.js';
import { picker, seededChance } from '../../referee/support.js';
import { changedOrder } from './changed-order.js';

/** A match whose orders are kept; its dice come out of the seed. */
export interface KeptMatch {
  readonly setting: Setting;
  readonly seed: number;
  /** Whether windows are answered by what holds without standing orders. */
  readonly standing: boolean;
  readonly orders: readonly Order[];
}

/** How closely matches are told, and how many at random. */
export interface Account {
  /** Matches at random, going round the scenarios with options drawn by lot. */
  readonly matches: number;
  /** Orders after which one of those is left. */
  readonly most: number;
  /** One question in so many is told with all its orders, as far as `LISTED`. */
  readonly listed: number;
}

const FOLDER = join(projectRoot(), 'test/fixtures/unchanged');
const LISTED = 300;
/** So many goals are tried where a path may be given by its goal. */
const GOALS = 4;
/** At one question in so many an order with an id changed at random is checked too. */
const TRIED = 3;
/** Standing orders that a side leaves, every second match. */
const STANDING = 4;
/** By turns: phases in which nearly all is done, and phases that are soon ended. */
const EAGERNESS = [60, 4];

/** A question without a place, for forms alone. */
const NOBODY = { side: '', kind: '', clause: '', public: true };

/** Holds a game against the account that was written of it. */
export async function expectUnchanged(game: Game, account: Account): Promise<void> {
  await expect(accountOf(game, account)).toMatchFileSnapshot(join(FOLDER, `${game.id}.txt`));
}

/** The account of the kept matches and of those at random, a line a phase. */
function accountOf(game: Game, account: Account): string {
  const kept = keptMatches(game).map((match) => new Teller(game, account, match.seed).kept(match));
  const random = Array.from({ length: account.matches }, (_, seed) =>
    new Teller(game, account, seed).random(seed),
  );
  return [...kept, ...random].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

export function keptMatches({ id }: Game): readonly KeptMatch[] {
  const packed = readFileSync(join(FOLDER, `${id}.json.gz`));
  return JSON.parse(gunzipSync(packed).toString()) as KeptMatch[];
}

type Part = 'asked' | 'told' | 'seen';

/** Plays a match and tells it phase by phase. */
class Teller {
  readonly #lines: string[] = [];
  readonly #pick: Picker;
  #phase = '';
  #asked = 0;
  #given = 0;
  #events = 0;
  #hashes = newHashes();

  constructor(
    readonly game: Game,
    readonly account: Account,
    seed: number,
  ) {
    this.#pick = picker(seed);
  }

  /** A match again, order by order. */
  kept({ setting, seed, standing, orders }: KeptMatch): readonly string[] {
    const { game } = this;
    const session = new Session(game, game.rules.start(setting), {
      chance: seededChance(seed),
      ...(standing ? { standing: (_side, decision, view) => game.standing.answer([], view, decision) } : {}),
    });
    for (const order of orders) this.#goOn(session, () => order);
    return [`kept match ${seed} ${JSON.stringify(setting)}`, ...this.#end(session)];
  }

  /** A match at random; in every second one both sides leave standing orders at random. */
  random(seed: number): readonly string[] {
    const { game, account } = this;
    const pick = this.#pick;
    const scenario = game.scenarios[seed % game.scenarios.length];
    const drawn = (scenario?.options ?? []).map(({ id, values }) => [id, values[pick(values.length)] ?? '']);
    const setting = { scenario: scenario?.id ?? '', options: Object.fromEntries(drawn) };
    const left = new Map(game.sides.map((side) => [side, standingOrders(game, side, pick)]));
    const session = new Session(game, game.rules.start(setting), {
      chance: seededChance(seed),
      ...(seed % 2 === 0
        ? {}
        : { standing: (side, decision, view) => game.standing.answer(left.get(side) ?? [], view, decision) }),
    });
    const eagerness = EAGERNESS[Math.floor(seed / 2) % EAGERNESS.length];
    for (let given = 0; given < account.most && session.stop.at === 'asked'; given++)
      this.#goOn(session, (question) => sampleOrder(question, pick, eagerness));
    return [`match at random ${seed} ${JSON.stringify(setting)}`, ...this.#end(session)];
  }

  #goOn(session: Session, answer: (question: Question) => Order | undefined): void {
    const [question] = session.questions;
    if (question === undefined) throw new Error(`${this.#phase}: nobody is asked`);
    this.#tellQuestion(session, question);
    const order = answer(question);
    if (order === undefined) throw new Error(`${this.#phase}: nothing legal in ${question.kind}`);
    this.#tellOrder(session, question, order);
  }

  /** What stands there before an answer. */
  #tellQuestion({ state }: Session, question: Question): void {
    const { game, account } = this;
    const phase = game.rules.now(state).map(crumb).join(' ');
    if (phase !== this.#phase) this.#close(phase);
    this.#add('asked', describeQuestion(question));
    if (this.#asked % account.listed === 0) for (const form of question.forms) this.#list(form);
    this.#asked += 1;
    for (const viewer of [...game.sides, 'spectator'] as const) {
      const view = game.position.view(state, viewer);
      this.#add('seen', view);
      if (viewer === question.side)
        this.#add('seen', game.picture.aim?.(view), game.picture.unused(view, question, 'en'));
    }
  }

  #list(form: Form): void {
    let left = LISTED;
    for (const sentence of sentencesOf(form)) {
      this.#add('asked', sentence);
      left -= 1;
      if (left === 0) break;
    }
    const sample = sampleOrder({ ...NOBODY, forms: [form] }, this.#pick);
    if (sample !== undefined) this.#bar(form, sample);
  }

  /** At each step of a sentence what may come next, what bars every id and whether it may end there. */
  #bar(form: Form, sentence: Order): void {
    const { universe } = this.game.rules;
    let before: Order = { do: form.do };
    for (const field of form.fields) {
      const value = sentence[field.name];
      if (value === undefined) continue;
      const steps = valueSteps(universe, field, value) ?? [];
      const ids = [field.of].flat().flatMap((of) => [...(universe[of] ?? [of])]);
      for (let done = 0; done <= steps.length && done <= field.max; done++) {
        const walked = steps.slice(0, done);
        const barred = ids.map((id) => field.walk.forbids(before, walked, id));
        this.#add('asked', nextSteps(field, before, walked), barred, mayStop(field, before, walked));
      }
      if (field.walk.route !== undefined) this.#lead(field, before, ids);
      before = withValue(before, field.name, value);
    }
  }

  /** Where paths may be given by their goals alone: the ways to some goals, and what shuts or bars them. */
  #lead({ walk }: Field, before: Order, ids: readonly string[]): void {
    for (let left = GOALS; left > 0; left--) {
      const goal = ids[this.#pick(ids.length)] ?? '';
      this.#add('asked', walk.route?.(before, goal), walk.shuts?.(before, goal), walk.bars?.(before, goal));
    }
  }

  /** What an order promises and brings, and now and then why a changed one is refused. */
  #tellOrder(session: Session, question: Question, order: Order): void {
    const { universe } = this.game.rules;
    const changed =
      this.#pick(TRIED) === 0 ? changedOrder(this.game, question, order, this.#pick) : undefined;
    if (changed !== undefined) this.#add('asked', changed, refusalOf(this.game, question, changed));
    this.#add('told', order, explanationOf(question, universe, order));
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`${this.#phase}: ${JSON.stringify(order)} is refused with ${refusal.clause}`);
    this.#add('told', ...session.events.slice(this.#events));
    this.#events = session.events.length;
    this.#given += 1;
  }

  #add(part: Part, ...what: readonly unknown[]): void {
    for (const one of what) this.#hashes[part].update(`${JSON.stringify(one) ?? ''}\n`);
  }

  #close(next: string): void {
    const { asked, told, seen } = this.#hashes;
    if (this.#given > 0)
      this.#lines.push(
        `${this.#phase}: ${this.#given} orders, asked ${short(asked)}, told ${short(told)}, seen ${short(seen)}`,
      );
    this.#phase = next;
    this.#given = 0;
    this.#hashes = newHashes();
  }

  #end({ stop }: Session): readonly string[] {
    this.#close('');
    return [...this.#lines, stop.at === 'ended' ? JSON.stringify(stop.result) : 'left'];
  }
}

function refusalOf(game: Game, question: Question, order: Order) {
  const checked = checkOrder(question, game.rules.universe, order);
  return checked.ok ? checked.order : checked.refusal;
}

function standingOrders(game: Game, side: Side, pick: Picker): StandingOrders {
  const decision = { ...NOBODY, forms: game.standing.forms(side) };
  const orders = Array.from({ length: STANDING }, () => sampleOrder(decision, pick));
  const found = orders.filter((order) => order !== undefined);
  return [...new Map(found.map((order) => [game.standing.key(order), order])).values()];
}

function crumb({ key, ...about }: Crumb): string {
  return [key, ...Object.values(about)].join(' ');
}

/** Enough of a digest to see a change by. */
function short(hash: Hash): string {
  return hash.digest('hex').slice(0, 8);
}

function newHashes(): { readonly [part in Part]: Hash } {
  return { asked: createHash('sha256'), told: createHash('sha256'), seen: createHash('sha256') };
}
