/**
 * What the picture and the position in words say: parameters by key. The sentences stand in
 * `words/<locale>/picture.ts`.
 */
import type { Phrasing, Phrasings } from '../../shared/index.js';
import type { SideId } from '../components/pack.js';
import type { ComponentFile, Phase, Terrain } from '../components/schema.js';

type Plain =
  | `side.${SideId}`
  | `phase.${Phase}`
  | `terrain.${Terrain}`
  | `river.${ComponentFile['map']['bridges'][number]['over']}`
  | 'high'
  | 'inside'
  | 'highGround'
  | 'zoneBorder'
  | 'bay'
  /** In the frame on the map. */
  | 'title'
  | 'dates'
  | 'contour'
  | 'wall'
  | 'turnTrack'
  | 'situation'
  | 'warnings'
  | 'figures'
  | 'key'
  | 'faceDown'
  | 'lastSeen'
  | 'moved'
  | 'attacked'
  | 'used'
  | 'below'
  | 'fixed'
  | 'fixedMark'
  | 'none'
  | 'acted'
  | 'unplaced'
  | 'air'
  | 'rubbleMark'
  | 'fightMark'
  | 'notes'
  | 'nobody'
  | 'lastTurn'
  | 'suddenDeath'
  | 'layer.near'
  | 'layer.zone'
  | 'sight.title'
  | 'sight.lead'
  | 'sight.fixed'
  | 'sight.unknown'
  | 'sight.unit'
  | 'sight.hex';

export type PictureMessages = Readonly<Record<Plain, never>> & {
  readonly turn: 'n' | 'date';
  /** At the end of the scale. */
  readonly km: 'n';
  readonly now: 'turn' | 'phase';
  readonly hex: 'id' | 'notes';
  readonly 'hex.named': 'id' | 'name' | 'notes';
  readonly river: 'name' | 'kind';
  readonly bridge: 'name' | 'a' | 'b';
  readonly destroyed: 'name' | 'a' | 'b';
  readonly pontoon: 'a' | 'b' | 'unit';
  readonly rubble: 'hex';
  /** A counter: what stands on it, the name of the unit, what is to be known of it. */
  readonly counter: 'label' | 'name' | 'notes';
  readonly values: 'attack' | 'range';
  readonly 'values.air': 'attack';
  readonly hidden: 'label' | 'hex';
  readonly covered: 'hex';
  readonly counted: 'side' | 'n';
  readonly 'counted.JP': 'n' | 'down';
  readonly zone: 'n';
  readonly bridgesDestroyed: 'list';
  readonly pontoons: 'list';
  readonly rubbleAt: 'hexes';
  readonly airLeft: 'n';
  readonly formation: 'formation' | 'units';
  readonly unit: 'label' | 'values' | 'hex';
  readonly 'unit.noted': 'label' | 'values' | 'hex' | 'notes';
  /** Hexes with counters whose faces the reader does not see; with how many where there are two. */
  readonly unseen: 'hexes';
  readonly twice: 'hex' | 'n';
  readonly eliminated: 'side';
  readonly 'eliminated.list': 'units';
  readonly toEnter: 'formation';
  readonly 'toEnter.line': 'formation' | 'n';
  readonly unplacedLine: 'n';
  readonly unusedAt: 'unit' | 'hex';
  readonly near: 'side' | 'hexes';
  readonly zoneHexes: 'hexes';
  readonly 'sight.sees': 'n' | 'range';
  readonly 'sight.targets': 'hexes';
  readonly 'sight.shut': 'hexes';
  readonly 'sight.indirect': 'hexes';
  readonly 'sight.target': 'hex' | 'n';
  readonly 'sight.reach': 'n' | 'hexes';
  readonly 'sight.open': 'n';
  readonly 'sight.shooters': 'side' | 'units';
  readonly 'sight.shooter': 'unit' | 'hex' | 'n';
  readonly 'sight.shooter.indirect': 'unit' | 'hex' | 'n';
  readonly moving: 'unit' | 'from' | 'to';
  readonly shown: 'token' | 'unit' | 'at';
  readonly arrived: 'unit' | 'at';
  readonly lost: 'unit' | 'at';
  readonly fought: 'at';
};

export type PictureWords = Phrasing<PictureMessages>;
export type AllPictureWords = Phrasings<PictureMessages>;
