/**
 * What the picture and the position in words say: parameters by key. The sentences stand in
 * `words/<locale>/picture.ts`.
 */
import type { Phrasing } from '../../shared/index.js';
import type { SideId } from '../components/pack.js';
import type { Choice, Phase } from '../state/state.js';

type Plain =
  | 'fort'
  | `fort.${'whole' | 'watched' | 'lost'}`
  | 'headquarters'
  | 'turnTrack'
  /** In the frame on the map. */
  | 'title'
  | 'dates'
  | 'night'
  | 'day'
  | 'disordered'
  | 'reserve'
  | 'pinned'
  | 'acted'
  | 'retreats.none'
  | 'setup'
  | `phase.${Exclude<Phase, 'setup'>}`
  | `chosen.${Choice}`
  | 'held.none'
  | 'free.none'
  | 'figures'
  | 'situation'
  | 'warnings'
  | `side.${SideId}`
  | 'wornMark'
  | 'fireMark'
  | 'fightMark'
  | 'road'
  | 'key'
  /** Between notes, and between hexes any or all of which are meant. */
  | 'notes'
  | 'or'
  | 'and';

/** What happened to a unit and where. */
type Event = 'lost' | 'worn' | 'arrived' | 'firedAt' | 'fought' | 'rallied';

export type PictureMessages = Readonly<Record<Plain, never>> &
  Readonly<Record<Event, 'unit' | 'at'>> & {
    readonly height: 'n';
    /** At the end of the scale. */
    readonly metres: 'n';
    /** Hexes in the zones of control of a side. */
    readonly zonesOf: 'side' | 'hexes';
    readonly zones: 'side';
    readonly retreats: 'hexes';
    readonly values: 'fire' | 'melee';
    readonly 'turn.night': 'n';
    readonly 'turn.day': 'n';
    /** Turn, phase and, when it is made, the choice of the phase. */
    readonly now: 'turn' | 'phase';
    readonly 'now.chosen': 'turn' | 'phase' | 'chosen';
    readonly held: 'hexes';
    readonly free: 'hexes';
    readonly off: 'units';
    readonly toPlace: 'formation' | 'hq' | 'within' | 'units';
    readonly hex: 'id' | 'terrain';
    /** A unit on the map: name and figures, hex with terrain, what is to be known of it. */
    readonly unit: 'name' | 'hex';
    readonly 'unit.noted': 'name' | 'hex' | 'notes';
    readonly counter: 'label' | 'name' | 'notes';
    readonly threat: 'unit' | 'hexes';
    readonly reachableForts: 'hexes';
    readonly doomed: 'unit';
    readonly fortZone: 'unit';
    readonly counted: 'side' | 'n' | 'disordered';
    readonly moved: 'unit' | 'from' | 'to';
    readonly unplaced: 'side';
    readonly eliminated: 'side';
  };

export type PictureWords = Phrasing<PictureMessages>;
