/**
 * A drawable description of a view: what stands and happens on the ground. All texts in the reader's
 * language.
 */
import type { Locale, Side, Words } from './basics.js';
import type { Ground, Hold, SceneLine, SceneMark, SceneSide, SceneSymbol, Tone } from './ground.js';
import type { View } from './view.js';

/** A unit. Several in a place are drawn as a stack, first at the bottom. */
export interface SceneCounter {
  readonly id: string;
  readonly place: string;
  readonly side: Side;
  readonly tone: Tone;
  readonly symbol: SceneSymbol;
  /** Size mark over the symbol: `II` battalion, `III` regiment, `I` company. */
  readonly size?: string;
  /** Above the symbol: `III/4`. */
  readonly name: string;
  /** Below the symbol: `4-4`. */
  readonly figures: string;
  /** The formation that it belongs to: a stripe on its left in its tone, with its number or letter. */
  readonly formation?: { readonly tone: Tone; readonly text: string };
  /** Greyed: disordered, fatigued, damaged. */
  readonly worn?: boolean;
  /** The letter that a worn one carries in its corner: D, F, 1/2. */
  readonly sign?: string;
  /** Lies on its face: greyed, a corner turned over. */
  readonly reversed?: boolean;
  /** Has acted in this phase. */
  readonly done?: boolean;
  /**
   * So many counters that nobody may tell apart, drawn as one with their number: `hidden` ones below a stack.
   */
  readonly count?: number;
  /** As it was seen last: it may be gone, or be another by now. */
  readonly stale?: boolean;
  /** Spoken and shown on hovering. */
  readonly title: string;
}

/** What a stack of a side holds that is too high to show each counter: laid on top of it. */
export interface ScenePile {
  readonly place: string;
  readonly side: Side;
  readonly tone: Tone;
  /** A row a kind of unit: how many, their strength together, how many of them lie on their face. */
  readonly rows: readonly {
    readonly symbol: SceneSymbol;
    readonly count: number;
    readonly text: string;
    readonly reversed: number;
  }[];
  readonly title: string;
}

/**
 * A box beside the map that units stand in: reinforcements, units to be placed, the dead pile. `place` of its
 * counters is its id.
 */
export interface SceneHolding {
  readonly id: string;
  readonly title: string;
  readonly current?: boolean;
  /** What nobody needs to read closely: a dead pile. */
  readonly small?: boolean;
  readonly counters: readonly SceneCounter[];
}

/**
 * What changed since the reader looked last. `counter`: what it happened to, by the id that it had on the map
 * before. `word`: the state that a harmed unit is in now (`disordered`), or of a loss that is none for good when
 * the unit is back (`returns on turn 5`).
 */
export type SceneChange =
  | {
      readonly style: 'move';
      readonly from: string;
      readonly to: string;
      readonly counter?: string;
      readonly title: string;
    }
  | {
      readonly style: 'loss';
      readonly at: string;
      /** Which unit is out of the game, by the id that the reader knows it by; null for what only left the map. */
      readonly unit: string | null;
      readonly counter?: string;
      readonly word?: string;
      readonly title: string;
    }
  | {
      readonly style: 'harm';
      readonly at: string;
      readonly counter: string;
      readonly text: string;
      readonly word: string;
      readonly title: string;
    }
  | {
      readonly style: 'arrival' | 'recovery';
      readonly at: string;
      readonly counter?: string;
      readonly title: string;
    }
  | { readonly style: 'fight'; readonly at: string; readonly text: string; readonly title: string }
  | {
      readonly style: 'dice';
      readonly at: string;
      readonly faces: readonly number[];
      readonly title: string;
    };

/** A row of boxes: turn track, dead pile, holding boxes. */
export interface SceneTrack {
  readonly title: string;
  readonly boxes: readonly {
    readonly text: string;
    readonly below?: string;
    readonly tone: Tone;
    readonly current: boolean;
  }[];
}

/**
 * A place that looks otherwise than its ground: what has changed hands, what was found there. Left out: as on
 * the ground.
 */
export interface PlaceLook {
  readonly id: string;
  readonly tone?: Tone;
  readonly rim?: Tone;
  /** How the border of a hex is drawn: whole unless told. */
  readonly hold?: Hold;
  /** Its other half is held by somebody else: half and half. */
  readonly contested?: Tone;
  readonly title?: string;
}

export interface Scene {
  readonly title: string;
  /** The ground lies in the dark. */
  readonly night?: boolean;
  /** The picture in words. */
  readonly alt: string;
  readonly places?: readonly PlaceLook[];
  /** Lines that are there as the position is: routes that are open, a front. */
  readonly lines?: readonly SceneLine[];
  readonly sides?: readonly SceneSide[];
  readonly marks: readonly SceneMark[];
  readonly counters: readonly SceneCounter[];
  readonly piles?: readonly ScenePile[];
  readonly holdings?: readonly SceneHolding[];
  readonly changes: readonly SceneChange[];
  readonly tracks: readonly SceneTrack[];
}

/** A map as it is drawn: its ground, and what stands on it. */
export interface GameMap {
  readonly ground: Ground;
  readonly scene: Scene;
}

/** What a layer lays over the map, below the counters. */
export interface SceneLayer {
  /** What it shows, in words. */
  readonly alt: string;
  /** Places hatched in a tone; with a text, on a small disc. Two tones in a place are both seen. */
  readonly tints: readonly { readonly place: string; readonly tone: Tone; readonly text?: string }[];
  readonly lines?: readonly SceneLine[];
  /** It lies there without being asked for. */
  readonly shown?: boolean;
}

/**
 * What a side leaves unused if it ends the phase now, in words; `unit`: which of the map it is, null for what
 * is none.
 */
export interface Unused {
  readonly unit: string | null;
  readonly text: string;
}

/** A card as it lies before the side that holds it. */
export interface HandCard {
  readonly id: string;
  /** What stands on it, the reader's own first. `id`: how an order names it; null for what is not his. */
  readonly faces: readonly {
    readonly id: string | null;
    readonly title: string;
    readonly text: string;
  }[];
}

/** One look, in words and over the map. */
export interface FieldOfView {
  readonly title: string;
  /** Where it is looked from. */
  readonly place: string;
  readonly lines: readonly string[];
  readonly layer: SceneLayer;
}

/** Looks that a reader can take at the map; all from his view. */
export interface Sights {
  /** What they show, as a title, and what there is to choose. */
  readonly title: Words;
  readonly lead: Words;
  /** Units that can be asked about, in groups: those that the viewer knows. */
  units(
    view: View,
    locale: Locale,
  ): readonly {
    readonly title: string;
    readonly units: readonly { readonly id: string; readonly text: string }[];
  }[];
  /** The look from a unit or a place; a counter that he does not know stands for its place. */
  from(view: View, id: string, locale: Locale): FieldOfView | undefined;
}
