/**
 * What the board draws of a map that never changes. Coordinates in scene units, y downwards; all texts in the
 * reader's language.
 */

/**
 * A colour of the board for every game, with a value for light and for dark: see `src/board/svg/palette.ts`.
 */
export type HouseTone =
  | 'low'
  | 'middle'
  | 'high'
  | 'water'
  | 'deep'
  | 'shallow'
  | 'lagoon'
  | 'beach'
  | 'reef'
  | 'clear'
  | 'plateau'
  | 'forest'
  | 'jungle'
  | 'hill'
  | 'mountain'
  | 'swamp'
  | 'urban'
  | 'heavy'
  | 'airfield'
  | 'town'
  | 'road'
  | 'border'
  | 'day'
  | 'night'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'ochre'
  | 'violet'
  | 'rose'
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
  | 'combat-engineer'
  | 'bridging-engineer'
  | 'paratroop'
  | 'glider-infantry'
  | 'naval-infantry'
  | 'heavy-weapons'
  | 'mortar'
  | 'heavy-mortar'
  | 'heavy-rocket'
  | 'heavy-artillery'
  | 'anti-tank'
  | 'anti-aircraft'
  | 'heavy-anti-aircraft'
  | 'armoured-cavalry'
  | 'self-propelled-artillery'
  | 'amphibious-tractor'
  | 'military-police'
  | 'rear-echelon'
  | 'tank'
  | 'carrier'
  | 'battleship'
  | 'cruiser'
  | 'submarine'
  | 'transport'
  | 'air'
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

/** What is fought for is held from inside (`whole`), from beside it (`watched`), or no more (`lost`). */
export type Hold = 'whole' | 'watched' | 'lost';

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
  /**
   * Where its counters stand if not in the middle: the near edge of the stack as seen from the centre (0:
   * centred), and the side of a counter.
   */
  readonly rest?: { readonly dx: number; readonly dy: number; readonly side: number };
  /** Spoken and shown on hovering: number, terrain, name. */
  readonly title: string;
}

/** Ground that is no place of the game: sea, islands, coasts. Drawn below everything, the first lowest. */
export interface SceneArea {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly tone: Tone;
}

/**
 * Land in hexes of water that are no land of the game: a disc, or a neck of land to the next one. Its coast
 * is drawn broken.
 */
export interface SceneIsle {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly radius: number;
  readonly tone: Tone;
}

/**
 * `river` and `stream` run along hexsides, `rampart` is a city wall along them, `coast` and `contour` bound
 * areas; `limit` follows other lines as the border of an area; `wall` is a hexside that nobody crosses,
 * `range` the edge of what something reaches, `graticule` a meridian or a parallel.
 */
export type LineStyle =
  | 'road'
  | 'track'
  | 'route'
  | 'dotted'
  | 'ferry'
  | 'river'
  | 'stream'
  | 'rampart'
  | 'coast'
  | 'contour'
  | 'wall'
  | 'limit'
  | 'graticule'
  | 'range';

/**
 * A line on the map: road, route, hexside. `beads` are strung on it at equal distances: a stage more each.
 */
export interface SceneLine {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly style: LineStyle;
  readonly tone: Tone;
  readonly beads?: number;
  readonly title?: string;
}

/** Something across the side between two places: a bridge, where one was, one that was laid. */
export interface SceneSide {
  readonly between: readonly [place: string, place: string];
  readonly style: 'bridge' | 'destroyed' | 'pontoon';
  readonly title: string;
}

/**
 * A name on the map: of a `town` in small capitals, of a `point` likewise and larger, of another `place`
 * slanted; `area` is a shallow or sheltered water, `sea` an open one, `inlet` one of a hex. `anchor` says
 * which end stands at `x`: centred without.
 */
export interface SceneLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Set in its place where the name is too long for its hex and this fits on one line. */
  readonly short?: string;
  readonly style: 'place' | 'town' | 'edge' | 'area' | 'sea' | 'inlet' | 'point';
  readonly anchor?: 'start' | 'end';
}

/** A thing that is drawn as what it is, where a map is printed. */
export type PrintedSign =
  | 'palm'
  | 'church'
  | 'arrow'
  | 'village'
  | 'summit'
  | 'pass'
  | 'harbour'
  | 'airfield'
  | 'runway'
  | 'source'
  | 'oil';

/** Who holds what is fought for, beside the counter on it: by a unit, from beside it, or the enemy by now. */
export type HoldSign = 'pennant' | 'ghost' | 'captured';

/**
 * Something printed or laid in a place that is no unit: a headquarters, a marker. A `flag` in the tone of a
 * side carries its emblem, `anchor` is a home port, `tag` a word on a slip.
 */
export interface SceneMark {
  readonly place: string;
  readonly style: 'square' | 'disc' | 'flag' | 'cross' | 'anchor' | 'tag' | HoldSign | PrintedSign;
  readonly tone: Tone;
  readonly text: string;
  readonly title: string;
}

/**
 * What of a map never changes in a match: by game, version, component pack and language. Coordinates in scene
 * units, y downwards.
 */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly areas?: readonly SceneArea[];
  readonly isles?: readonly SceneIsle[];
  readonly places: readonly ScenePlace[];
  readonly lines: readonly SceneLine[];
  /** Bridges as they are printed; a mark of the scene on the same side takes the place of one. */
  readonly sides?: readonly SceneSide[];
  readonly labels: readonly SceneLabel[];
  /** What is printed in places: headquarters, palms, arrows. */
  readonly marks?: readonly SceneMark[];
  readonly legend: readonly SceneKey[];
  readonly furniture?: Furniture;
  /** A reef runs along the coast of the open sea. */
  readonly reef?: boolean;
  /** Tables that the map is printed with: they stand below it. */
  readonly tables?: readonly SceneTable[];
}

/** What a printed map has in its corners, each where it hides nothing. */
export interface Furniture {
  /** The title in a frame; `x` and `y` are its middle. */
  readonly cartouche?: { readonly x: number; readonly y: number; readonly lines: readonly string[] };
  readonly compass?: { readonly x: number; readonly y: number };
  /** A bar that is `length` long from `x` on, and what that is in the field. */
  readonly scale?: {
    readonly x: number;
    readonly y: number;
    readonly length: number;
    readonly text: string;
  };
}

/** A printed table: its first row and first column are heads. */
export interface SceneTable {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * An entry of the legend: a tone of the ground (or, with `rim`, of a border), the card of a side, or a sign.
 */
export interface SceneKey {
  readonly tone: Tone;
  readonly rim?: boolean;
  readonly hold?: Hold;
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
    | 'figures'
    | PrintedSign;
  /** What stands on the sample of `figures`, of a `disc` or of a `band`. */
  readonly sample?: string;
  readonly text: string;
}
