/**
 * What the picture and the position in words say: parameters by key. The sentences stand in
 * `words/<locale>/picture.ts`.
 */
import type { Phrasing, Phrasings } from '../../shared/index.js';
import type { Nation, SideId, UnitType } from '../components/pack.js';
import type { ComponentFile } from '../components/schema.js';
import type { Exemption } from '../rules/supply/check.js';
import type { Obstacle } from '../rules/supply/lines.js';
import type { Phase } from '../state/state.js';

type Terrain = ComponentFile['map']['hexes'][number]['terrain'];

type Plain =
  | `side.${SideId}`
  | `nation.${Nation}`
  | `type.${UnitType}`
  | `phase.${Phase}`
  | `terrain.${Terrain}`
  | 'jungle'
  | 'base.port'
  | 'base.airfield'
  | 'mark.depot'
  | 'mark.combat'
  | 'source'
  | 'oil'
  | 'hatched'
  | 'twoSeas'
  | 'noFleets'
  | 'damaged'
  | 'moved'
  | 'redeployed'
  | 'aboard'
  | 'combat'
  | 'target'
  | 'turnTrack'
  /** In the frame on the map. */
  | 'title'
  | 'dates'
  | 'points'
  | 'cards'
  | 'card.nothing'
  | 'deck'
  | 'situation'
  | 'none'
  | 'even'
  | 'neutral'
  | 'surrendered'
  | 'fightMark'
  | 'acted'
  | 'key'
  | 'layer.zones'
  | 'layer.networks'
  | 'layer.supply'
  | 'supply.title'
  | 'supply.lead'
  | 'supply.short'
  | 'supply.layer'
  | 'supply.in'
  | 'supply.damaged'
  | 'supply.lost'
  | `supply.exempt.${Exemption}`
  | 'supply.nowhere'
  | 'supply.cut'
  | `obstacle.${Obstacle}`;

export type PictureMessages = Readonly<Record<Plain, never>> & {
  /** Whose units a colour of counters stands for. */
  readonly 'card.land': 'nation';
  readonly 'card.units': 'nation';
  readonly turn: 'n' | 'date';
  readonly now: 'turn' | 'phase';
  /** A hex with what is to be known of it. */
  readonly hex: 'id' | 'notes';
  readonly 'hex.named': 'id' | 'name' | 'notes';
  readonly 'hex.short': 'id' | 'name';
  readonly 'base.of': 'base' | 'nation';
  readonly 'held.by': 'side';
  readonly depot: 'side' | 'hex';
  readonly counter: 'label' | 'name' | 'notes';
  readonly 'pile.row': 'n';
  readonly 'pile.air': 'n';
  readonly pile: 'side' | 'n' | 'units' | 'strengths';
  readonly 'strength.fleets': 'n';
  readonly 'strength.land': 'n';
  readonly 'strength.air': 'n';
  readonly figures: 'CV' | 'N' | 'L' | 'A';
  readonly counted: 'side' | 'n' | 'damaged';
  readonly resources: 'side' | 'trp' | 'rp';
  readonly first: 'side';
  readonly cardLine: 'j' | 'a' | 'deck';
  readonly hand: 'cards';
  readonly card: 'id' | 'name' | 'text';
  readonly inForce: 'cards';
  readonly depots: 'side' | 'hexes';
  readonly fighting: 'hexes';
  readonly there: 'hex' | 'units';
  readonly 'there.several': 'hex' | 'units' | 'strengths';
  readonly unit: 'label';
  readonly 'unit.noted': 'label' | 'notes';
  readonly arrivals: 'turn' | 'date' | 'units';
  readonly arriving: 'turn' | 'date';
  readonly lost: 'side';
  readonly 'lost.list': 'units';
  readonly rpLeft: 'n';
  readonly zone: 'side' | 'hexes';
  readonly network: 'side' | 'hexes';
  readonly 'supply.unit': 'label' | 'hex';
  readonly 'supply.shortOf': 'side' | 'units';
  readonly 'supply.side.in': 'side';
  readonly 'supply.side.out': 'side';
  readonly 'supply.depot': 'hex';
  readonly 'supply.source': 'hex';
  readonly 'supply.at': 'point';
  readonly 'supply.beside': 'point';
  readonly 'supply.over': 'point' | 'hexes';
  readonly 'supply.stopped': 'point' | 'hexes';
  readonly 'supply.between': 'hex' | 'why';
  readonly 'supply.far': 'point' | 'n';
  readonly 'supply.joined': 'n';
  readonly 'supply.build': 'n';
  readonly moving: 'unit' | 'from' | 'to';
  readonly arrived: 'unit' | 'at';
  readonly eliminated: 'unit' | 'at';
  readonly worn: 'unit' | 'at';
  readonly rebuilt: 'unit' | 'at';
  readonly built: 'side' | 'at';
  readonly removed: 'side' | 'at';
};

export type PictureWords = Phrasing<PictureMessages>;
export type AllPictureWords = Phrasings<PictureMessages>;
