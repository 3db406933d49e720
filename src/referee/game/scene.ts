/** A drawable description of a view: what the board draws as SVG and PNG. Coordinates in scene units, y downwards; all texts in the reader's language. */
import type { Side } from './basics.js';

/** A colour of the board for every game, with a value for light and for dark: see `src/board/svg/palette.ts`. */
export type HouseTone =
  | 'low'
  | 'middle'
  | 'high'
  | 'water'
  | 'forest'
  | 'town'
  | 'road'
  | 'border'
  | 'day'
  | 'night'
  | 'first'
  | 'second'
  | 'third'
  | 'neutral'
  | 'alarm'
  | 'choice';

/** A named colour: a `HouseTone`, or one of the game's own `look`. */
export type Tone = string;

/** A symbol of branches as staff maps have it, or `hidden`: what the board draws for every game. */
export type HouseSymbol =
  | 'infantry'
  | 'armour'
  | 'artillery'
  | 'engineer'
  | 'cavalry'
  | 'headquarters'
  | 'hidden';

/** What is drawn on a counter: a `HouseSymbol`, or one of the game's own `look`. */
export type SceneSymbol = string;

/** Path data in a box of 48 by 28 around the origin. */
export interface SymbolPaths {
  /** Stroked. */
  readonly lines: string;
  /** Filled. */
  readonly solids?: string;
  /** A picture of the thing, which is never turned on its side. */
  readonly silhouette?: boolean;
}

/** What a game draws with beside what the board has: colours (`#rrggbb`) and symbols by their names. */
export interface SceneLook {
  readonly tones?: { readonly [tone: Tone]: { readonly light: string; readonly dark: string } };
  readonly symbols?: { readonly [symbol: SceneSymbol]: SymbolPaths };
}

/** A hex or a point of the map. `id` is the id of the components. */
export interface ScenePlace {
  readonly id: string;
  readonly shape: 'flat' | 'pointy' | 'round' | 'square';
  readonly x: number;
  readonly y: number;
  /** Centre to corner. */
  readonly radius: number;
  readonly tone: Tone;
  /** A heavy border inside the edge (a fort, an objective). */
  readonly rim?: Tone;
  /** Printed in the place, usually its number. */
  readonly label: string;
  /** Printed large in the middle of a point: what it is worth. */
  readonly value?: string;
  /** Where its counters stand if not in the middle: the near edge of the stack as seen from the centre (0: centred), and the side of a counter. */
  readonly rest?: { readonly dx: number; readonly dy: number; readonly side: number };
  /** Spoken and shown on hovering: number, terrain, name. */
  readonly title: string;
}

/** Ground that is no place of the game: sea, islands, coasts. Drawn below everything, the first lowest, or with `over` on the places (the ground of a printed table). */
export interface SceneArea {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly tone: Tone;
  readonly over?: boolean;
}

/** A line on the map: road, route, hexside. `beads` are strung on it at equal distances: a stage more each. */
export interface SceneLine {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly style: 'road' | 'track' | 'route' | 'dotted' | 'river' | 'wall';
  readonly tone: Tone;
  readonly beads?: number;
  readonly title?: string;
}

/** A name on the map; `point` is the name of a point, larger than that in a hex, `table` what stands in a printed table. `anchor` says which end stands at `x`: centred without. */
export interface SceneLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly style: 'place' | 'edge' | 'area' | 'point' | 'table';
  readonly anchor?: 'start' | 'end';
}

/**
 * Something printed or laid in a place that is no unit: a headquarters, a marker. A `flag` in the tone of a side carries its
 * emblem, `anchor` is a home port, `tag` a word on a slip.
 */
export interface SceneMark {
  readonly place: string;
  readonly style: 'square' | 'disc' | 'flag' | 'cross' | 'anchor' | 'tag';
  readonly tone: Tone;
  readonly text: string;
  readonly title: string;
}

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
  /** A dark upper band (reserves). */
  readonly band?: boolean;
  /** Turned by a quarter, greyed: disordered, fatigued, damaged. */
  readonly worn?: boolean;
  /** Lies on its face: greyed, a corner turned over. */
  readonly reversed?: boolean;
  /** Has acted in this phase. */
  readonly done?: boolean;
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

/** A box beside the map that units stand in: reinforcements, units to be placed, the dead pile. `place` of its counters is its id. */
export interface SceneHolding {
  readonly id: string;
  readonly title: string;
  readonly current?: boolean;
  /** What nobody needs to read closely: a dead pile. */
  readonly small?: boolean;
  readonly counters: readonly SceneCounter[];
}

/** What changed since the reader looked last. */
export type SceneChange =
  | { readonly style: 'move'; readonly from: string; readonly to: string; readonly title: string }
  | { readonly style: 'loss'; readonly at: string; readonly title: string }
  | { readonly style: 'arrival' | 'recovery'; readonly at: string; readonly title: string }
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

export interface Scene {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The picture in words. */
  readonly alt: string;
  readonly areas?: readonly SceneArea[];
  readonly places: readonly ScenePlace[];
  readonly lines: readonly SceneLine[];
  readonly labels: readonly SceneLabel[];
  readonly marks: readonly SceneMark[];
  readonly counters: readonly SceneCounter[];
  readonly piles?: readonly ScenePile[];
  readonly holdings?: readonly SceneHolding[];
  readonly changes: readonly SceneChange[];
  readonly tracks: readonly SceneTrack[];
  readonly legend: readonly SceneKey[];
}

/** An entry of the legend: a tone of the ground (or, with `rim`, of a border), the card of a side, or a sign. */
export interface SceneKey {
  readonly tone: Tone;
  readonly rim?: boolean;
  readonly sign?:
    | 'card'
    | 'route'
    | 'bead'
    | 'dotted'
    | 'road'
    | 'wall'
    | 'flag'
    | 'disc'
    | 'port'
    | 'base'
    | 'anchor'
    | 'done'
    | 'worn'
    | 'reversed'
    | 'band'
    | 'figures';
  /** What stands on the sample of `figures` or of a `disc`. */
  readonly sample?: string;
  readonly text: string;
}
