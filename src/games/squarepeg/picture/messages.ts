/**
 * Names, and what the picture and the position in words say: parameters by key. The sentences stand in
 * `words/<locale>/picture.ts`.
 */
import type { Phrasing, Phrasings } from '../../shared/index.js';
import type { SideId } from '../components/pack.js';
import type { Phase } from '../components/schema.js';
import type { SpState } from '../state/state.js';

type Plain =
  | `phase.${Phase}`
  | `side.${SideId}`
  | 'situation'
  | 'warnings'
  | 'turnTrack'
  | 'hiddenTrack'
  | 'faceDown'
  | 'faceUp'
  | 'removed'
  | 'faceDownList.none'
  | 'ravineUnknown'
  | 'ravineMark'
  | `thirtieth.${SpState['arrival'] | 'late'}`
  | 'option'
  | 'option.offered'
  | 'tired'
  | 'pinned'
  | 'acted'
  | 'nobody'
  | 'palm'
  | 'green'
  | 'blue'
  | 'mission'
  | 'land'
  | 'water'
  | 'lagoon'
  | 'wall'
  | 'ferry'
  | 'crt'
  /** In the frame on the map. */
  | 'title'
  | 'dates'
  | 'risky'
  | 'wornMark'
  | 'fightMark'
  | 'coming';

/** What happened to a unit and where. */
type Event = 'lost' | 'worn' | 'arrived' | 'rallied' | 'fought';

export type PictureMessages = Readonly<Record<Plain, never>> &
  Readonly<Record<Event, 'unit' | 'at'>> & {
    readonly turn: 'n' | 'label';
    /** At the end of the scale. */
    readonly km: 'n';
    readonly now: 'turn' | 'phase';
    readonly faceDownList: 'strengths';
    readonly ravineAt: 'hex';
    readonly ravineFace: 'n';
    readonly ravineFound: 'at';
    readonly rolls: 'upTo';
    readonly strength: 'n';
    readonly off: 'units';
    readonly out: 'units';
    readonly counted: 'side' | 'n' | 'tired';
    /** A unit that lies face down, by the number of its token. */
    readonly token: 'n';
    readonly unit: 'name' | 'place' | 'notes';
    readonly told: 'name' | 'notes';
    readonly hex: 'id' | 'name';
    readonly crossing: 'hex';
    readonly 'wall.between': 'hexes' | 'wall' | 'reason';
    readonly cornered: 'unit';
    readonly nearMission: 'unit';
    readonly moved: 'unit' | 'from' | 'to';
    readonly shown: 'token' | 'unit';
    readonly outOf: 'side';
  };

export type PictureWords = Phrasing<PictureMessages>;

/** In every language: for what is drawn once. */
export type AllPictureWords = Phrasings<PictureMessages>;
