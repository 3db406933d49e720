/** A drawable description of a view: what the board draws as SVG and PNG. Coordinates in scene units, y downwards; all texts in the reader's language. */
import type { Side } from './basics.js';

/** A named colour of the board's palette; the palette gives it a value for light and dark. See `src/board/palette.ts`. */
export type Tone =
  | 'low'
  | 'middle'
  | 'high'
  | 'water'
  | 'forest'
  | 'town'
  | 'swamp'
  | 'fort'
  | 'road'
  | 'border'
  | 'day'
  | 'night'
  | 'first'
  | 'second'
  | 'neutral'
  | 'alarm'
  | 'choice';

/** A hex or a point of the map. `id` is the id of the components. */
export interface ScenePlace {
  readonly id: string;
  readonly shape: 'flat' | 'pointy' | 'round';
  readonly x: number;
  readonly y: number;
  /** Centre to corner. */
  readonly radius: number;
  readonly tone: Tone;
  /** A heavy border inside the edge (a fort, an objective). */
  readonly rim?: Tone;
  /** Printed in the place, usually its number. */
  readonly label: string;
  /** Spoken and shown on hovering: number, terrain, name. */
  readonly title: string;
}

/** A line on the map: road, route, hexside. */
export interface SceneLine {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly style: 'road' | 'track' | 'route' | 'dotted' | 'river' | 'wall';
  readonly tone: Tone;
  readonly title?: string;
}

/** A name on the map. */
export interface SceneLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly style: 'place' | 'edge' | 'area';
}

/** Something printed or laid in a place that is no unit: a headquarters, a marker. */
export interface SceneMark {
  readonly place: string;
  readonly style: 'square' | 'disc' | 'flag' | 'cross';
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
  readonly symbol: 'infantry' | 'armour' | 'artillery' | 'engineer' | 'cavalry' | 'air' | 'ship' | 'headquarters' | 'hidden';
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
  /** Has acted in this phase. */
  readonly done?: boolean;
  /** Spoken and shown on hovering. */
  readonly title: string;
}

/** What changed since the reader looked last. */
export type SceneChange =
  | { readonly style: 'move'; readonly from: string; readonly to: string; readonly title: string }
  | { readonly style: 'loss'; readonly at: string; readonly title: string }
  | { readonly style: 'fight'; readonly at: string; readonly text: string; readonly title: string };

/** A row of boxes: turn track, dead pile, holding boxes. */
export interface SceneTrack {
  readonly title: string;
  readonly boxes: readonly { readonly text: string; readonly below?: string; readonly tone: Tone; readonly current: boolean }[];
}

export interface Scene {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The picture in words. */
  readonly alt: string;
  readonly places: readonly ScenePlace[];
  readonly lines: readonly SceneLine[];
  readonly labels: readonly SceneLabel[];
  readonly marks: readonly SceneMark[];
  readonly counters: readonly SceneCounter[];
  readonly changes: readonly SceneChange[];
  readonly tracks: readonly SceneTrack[];
  readonly legend: readonly { readonly tone: Tone; readonly rim?: boolean; readonly text: string }[];
}
