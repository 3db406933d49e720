/** What a game must bring: a rulebook in code. Everything outside `src/games` knows games only by this. */

import type { Form, Order } from '../forms/form.js';
import type { Aim } from './aim.js';
import type { Clause, Crumb, Entry, Json, Locale, LogFields, Side, Viewer, Words } from './basics.js';
import type { Decision } from './decision.js';
import type { Fortunes } from './fortune.js';
import type { Ground, SceneLook, Tone } from './ground.js';
import type { Introduction } from './introduction.js';
import type { GamePlans, Planning, StandingOrders } from './plans.js';
import type { BaseState, Play, Rules, Step } from './play.js';
import type { Purposes } from './purpose.js';
import type { Rulebook } from './rulebook.js';
import type { HandCard, Scene, SceneChange, SceneLayer, Sights, Unused } from './scene.js';
import type { Tells } from './tells.js';
import type { View } from './view.js';

export type { View } from './view.js';

/** A choice of the match, agreed at opening. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  readonly initial: string;
  readonly words: Words;
}

export interface Scenario {
  readonly id: string;
  readonly words: Words;
  /** What may be agreed in it. */
  readonly options: readonly OptionSpec[];
}

/** How a match was opened. */
export interface Setting {
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
}

/** What may be agreed in a scenario; nothing in one that the game does not have. */
export function optionsOf({ scenarios }: Pick<Game, 'scenarios'>, scenario: string): readonly OptionSpec[] {
  return scenarios.find(({ id }) => id === scenario)?.options ?? [];
}

/** The options of a scenario as they are where nothing else is agreed. */
export function initialOptions(game: Pick<Game, 'scenarios'>, scenario: string): Setting['options'] {
  return Object.fromEntries(optionsOf(game, scenario).map(({ id, initial }) => [id, initial]));
}

/** Finite universes of ids: `unit`, `hex`, `point`, `card` … */
export type Universe = { readonly [of: string]: ReadonlySet<string> };

/** What the ids of a universe are on the map. */
export interface OnMap {
  readonly as: 'unit' | 'place' | 'side';
  /** The place that an id stands for, where it is not the id of one: `ferry:0705` leads to `0705`. */
  placeOf?(id: string): string;
  /** Of a universe of hexsides: the two places that one lies between. */
  between?(id: string): readonly [place: string, place: string];
}

/**
 * Something that a reader can have laid over the map and taken off again: zones of control, supply, ranges.
 */
export interface GameLayer {
  readonly id: string;
  readonly words: Words;
  /** Refusals to a side that it makes plain: it is shown beside them unasked. */
  readonly explains?: { readonly to: Side; readonly clauses: readonly Clause[] };
  over(view: View, locale: Locale): SceneLayer;
}

/** A fault in a position file, with its place (`units.J-I-4.at`). */
export interface PositionFault {
  readonly at: string;
  readonly message: string;
}

export type { StandingOrders } from './plans.js';

/** Why a standing order can never apply again. */
export type Outlived = 'units' | 'turn';

/** What a standing order answers, and why (told to its owner alone). */
export interface StandingAnswer {
  readonly order: Order;
  readonly why: Entry;
}

/** Sentences of a game in one language: ICU messages by key. */
export type TextTable = { readonly [key: string]: string };

/** A paragraph of the position in words. */
export interface Paragraph {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a game brings so that the practice opponent can look ahead. */
export interface Foresight<S extends BaseState = BaseState> {
  /**
   * A state that the viewer may think the match is in, standing at the question `kind` to him; what he cannot
   * know is drawn by `pick`. Undefined for a question that cannot be put again from a view alone (the middle
   * of a combat).
   */
  imagine(view: View, kind: string, pick: (n: number) => number): S | undefined;
  /** How the match stands for the viewer, in the points of `appraise`. */
  worth(view: View): number;
  /**
   * The stretch of play that a state belongs to (whose phase it is, the operation); a look ahead ends between
   * two of them.
   */
  stretch(state: S): string;
  /** Stretches that are looked at beside the present one. */
  readonly stretches: number;
  /**
   * Playouts that the evaluation's own opinion of an order weighs as much as: where dice decide much, the few
   * that there is time for say less than it does. Without it they alone decide.
   */
  readonly trust?: number;
}

interface Procedures<S extends BaseState> {
  run(play: Play<S>, given: Json): Rules<void>;
}

/** A set-up of a side's own choice. */
export interface FreeSetup<S extends BaseState = BaseState> {
  /** The kind of its question. */
  readonly kind: string;
  /** How it came about is nobody else's business: it enters the journal as `orders` has it. */
  readonly secret: boolean;
  /**
   * What stands, as orders that make it out of an empty map one after the other: the same however it came
   * about.
   */
  orders(state: S, side: Side): readonly Order[];
}

/** Runs in place of a step. Typed as a method, so that a game can stand where any game is meant. */
export type Procedure<S extends BaseState = BaseState> = Procedures<S>['run'];

/** The rules: states, and the steps that a match goes through. Pure; only a script changes the state it is given. */
export interface GameRules<S extends BaseState = BaseState> {
  readonly universe: Universe;
  /** All that is rolled for, with the dice of each: the journal binds it when a match is opened. */
  readonly purposes: Purposes;
  /** The state before the first step. */
  start(setting: Setting): S;
  /** The table of steps, in order. */
  steps(state: S): readonly Step<S>[];
  /** Procedures of the rulebook that a position can begin with. */
  readonly procedures: { readonly [name: string]: Procedure<S> };
  /** Turn and phase as crumbs. */
  now(state: S): readonly Crumb[];
  /** A set-up in which a side places units where it likes; it can be kept for later matches. */
  readonly freeSetup?: FreeSetup<S>;
  /** The answer that the clock gives when the time is up, if the rules of the house have one. */
  timeout(view: View, decision: Decision): Order | undefined;
}

/** What each reader may know of a state, and a state as JSON. */
export interface GamePosition<S extends BaseState = BaseState> {
  /** True when a side may not know everything: state hashes are salted then. */
  readonly hides: boolean;
  view(state: S, viewer: Viewer): View;
  /**
   * The way back: a state that has this view. What its viewer may not know is filled in with anything that
   * fits, out of the view alone; where nothing is hidden, and no procedure has begun, it is the state itself.
   * For a match that goes on.
   */
  situation(view: View): S;
  /** What `viewer` sees of an order of `side`, in the state before it. */
  seen(state: S, side: Side, order: Order, viewer: Viewer): Order;
  /** Reads a position file (already JSON): a state, or the place of the first fault. */
  read(json: Json): { readonly state: S } | { readonly fault: PositionFault };
  /** The position in the words of a position file. */
  show(state: S): Json;
  /** JSON Schema of a position file, procedures included. */
  schema(): Json;
  /**
   * Another state that differs from this one only in what the viewer may not know, or undefined when there is
   * nothing of the kind. `pick(n)` gives an integer in `0..n-1`. A game that hides anything has it:
   * docs/decisions/views.md.
   */
  twin?(state: S, viewer: Viewer, pick: (n: number) => number): S | undefined;
}

/** The standing orders that a side may leave. */
export interface GameStanding {
  /** Their forms; a sentence replaces an earlier one with the same `key`. */
  forms(side: Side): readonly Form[];
  key(order: Order): string;
  /** What a side's standing orders (with the defaults) answer, from its own view; undefined: ask. */
  answer(orders: StandingOrders, view: View, decision: Decision): StandingAnswer | undefined;
  /**
   * Whether a standing order can never apply again, as its owner can tell: the units that it is for are out
   * of the game, or it is for a turn that is past. It is switched off then. Left out: none ever is.
   */
  outlived?(order: Order, view: View): Outlived | undefined;
}

/** How the game is told: its sentences, and the names of its ids. */
export interface GameWords {
  /** Sentences for log entries, scopes, decisions, forms, fields, choices, results and units, by locale. */
  readonly text: { readonly [locale in Locale]: TextTable };
  /** Numbered clauses that refusals name, with their text in the product's own words. */
  readonly clauses: { readonly [id: Clause]: Words };
  /** The name of an id of a universe, for a reader. */
  nameOf(of: string, id: string, locale: Locale): string;
  /** The same as it stands in a sentence, with its article; left out: names have none. */
  nameWithin?(of: string, id: string, locale: Locale): string;
  /**
   * The fields of log entries, crumbs, questions and orders that hold ids, and are told by the names of
   * those.
   */
  readonly fields: LogFields;
  /** How much each line of the log matters, and to whom it happened: a row for every key. */
  readonly tells: Tells;
  /** What a unit is worth beside others, 1 where it is left out: which loss is told first. */
  value?(unit: string): number;
}

/** How the game is drawn, and what of a view is shown beside the map. */
export interface GamePicture {
  /** What the counters of each side are drawn in, before any of them is on the map too. */
  readonly tones: { readonly [side: Side]: Tone };
  /** Colours and symbols of its own, beside those that the board has for every game. */
  readonly look?: SceneLook;
  /** Where the universes are on the map; those that are left out are nowhere. */
  readonly onMap: { readonly [of: string]: OnMap };
  /**
   * By the kind of a question, the word that its page begins with where several have something to fill in:
   * what is pressed on the map then answers it. The others stand beside it.
   */
  readonly begins?: { readonly [kind: string]: string };
  /** The printed map: the same object for a language each time, since what is drawn of it is kept. */
  ground(locale: Locale): Ground;
  scene(view: View, locale: Locale, changes: readonly SceneChange[]): Scene;
  /** What changed between two views, for drawing. */
  changes(before: View, after: View, locale: Locale): readonly SceneChange[];
  /** In the order in which they are offered. */
  readonly layers?: readonly GameLayer[];
  /** What a chosen unit sees and reaches; games without lines of sight leave it out. */
  readonly sights?: Sights;
  /** The position in words: good enough to play from. */
  describe(view: View, locale: Locale): readonly Paragraph[];
  /** What is played for, and how far it is; without it a match shows turn and phase alone. */
  aim?(view: View): Aim;
  /** Units that each side has lost; games where not everybody may know it leave it out. */
  lost?(view: View): { readonly [side: Side]: number };
  /** Universes of cards, which only who holds them can play. */
  readonly cards?: readonly string[];
  /** The cards that the viewer holds; games without hands leave it out. */
  hand?(view: View, locale: Locale): readonly HandCard[];
  /** What the asked side leaves unused if it ends the phase now. */
  unused(view: View, decision: Decision, locale: Locale): readonly Unused[];
}

/** How the practice opponent plays. */
export interface GameOpponent<S extends BaseState = BaseState> {
  /**
   * How well `order` answers `decision`, as its owner can tell from his view alone: one look ahead, with the
   * odds that the form explains. An integer, higher is better; ending or declining is 0, so what is below 0
   * is better left undone.
   */
  appraise(view: View, decision: Decision, order: Order): number;
  /**
   * Orders worth appraising where the forms hold too many to be walked through (groups of ships and their
   * ways). The best legal one of them is taken; `appraise` may see some that are not. None legal: all
   * sentences are looked at.
   */
  suggest?(view: View, decision: Decision): readonly Order[];
  /** Without it nobody looks further than `appraise` does. */
  readonly foresight?: Foresight<S>;
  /** What it plans at a question; undefined: it answers without a plan. */
  planning?(view: View, decision: Decision): Planning | undefined;
}

/**
 * What decides how a match goes on: `rules.ts` of a game, from which the digest of its rules is made.
 */
export interface GameCore<S extends BaseState = BaseState> {
  readonly sides: readonly Side[];
  readonly rules: GameRules<S>;
  readonly position: GamePosition<S>;
  readonly standing: GameStanding;
  readonly plans: GamePlans<S>;
}

/** A rulebook in code: its rules, and how they are told, drawn and played by the practice opponent. */
export interface Game<S extends BaseState = BaseState> extends GameCore<S> {
  /** The version of this interface. */
  readonly api: 1;
  readonly id: string;
  /** Of the rules: raised with every change that could make an old match play on differently. */
  readonly version: number;
  readonly title: Words;
  /** Whose game it is, where it comes from outside: players are told. */
  readonly by?: { readonly name: string; readonly rights: string; readonly url?: string };
  readonly scenarios: readonly Scenario[];
  readonly words: GameWords;
  readonly picture: GamePicture;
  readonly opponent: GameOpponent<S>;
  /** What stands around the clauses on the rules page. A game without it has no such page. */
  readonly rulebook?: Rulebook;
  /** The game in two minutes and a guided first turn. */
  readonly introduction?: Introduction;
  /** Whose luck a roll is, for the audit; without it no roll is anybody's. */
  readonly fortunes?: Fortunes;
}
