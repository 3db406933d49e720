/**
 * Where the supply of a unit comes from or what stops it, and how a hex lies to both sides' depots and
 * networks. WP-6.2, WP-6.3, WP-7.1 to WP-7.3.
 */
import type { FieldOfView, GameLayer, Locale, SceneLayer, Sights, View } from '../../../referee/index.js';
import { everyWord } from '../../shared/index.js';
import { hexId, hexIds, NONE, type Pack, SIDES, type SideId, unitId } from '../components/pack.js';
import {
  exemptionOf,
  outOfSupply,
  SUPPLY_RANGE,
  type SupplyWay,
  supplies,
  supplyWays,
} from '../rules/supply/check.js';
import { forbidsDepot } from '../rules/supply/depots.js';
import { networkOf } from '../rules/supply/lines.js';
import { situationIn } from '../state/position.js';
import { isOnMap, type Position, typeOf, unitAt } from '../state/state.js';
import { surveyOf } from '../state/survey.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { hexNamed, hexTitle, labelOf, SIDE_TONES } from './counters.js';

export function supplySights(pack: Pack, words: typeof pictureWords): Sights {
  const seen = (view: View): Position => ({ pack, state: situationIn(pack, view) });
  return {
    title: everyWord(words, 'supply.title'),
    lead: everyWord(words, 'supply.lead'),
    units: (view, locale) => groupsOf(seen(view), words[locale]),
    from: (view, id, locale) => supplyFrom(seen(view), id, words[locale]),
  };
}

/** Who is out of supply, then all Air and land by side. */
function groupsOf(p: Position, words: PictureWords): ReturnType<Sights['units']> {
  const short = outOfSupply(p);
  const listed = (units: readonly number[]) =>
    units.map((unit) => ({ id: unitId(p.pack, unit), text: unitText(p, unit, words) }));
  const onMap = (side: SideId) =>
    p.pack.army[side].filter((unit) => isOnMap(unitAt(p, unit)) && !typeOf(p, unit).fleet);
  return [
    { title: words.say('supply.short'), units: listed(short) },
    ...SIDES.map((side) => ({ title: words.say(`side.${side}`), units: listed(onMap(side)) })),
  ];
}

function unitText(p: Position, unit: number, words: PictureWords): string {
  const hex = hexNamed(p.pack, unitAt(p, unit).at, words);
  return words.say('supply.unit', { label: labelOf(p.pack, unit), hex });
}

function supplyFrom(p: Position, id: string, words: PictureWords): FieldOfView | undefined {
  const unit = p.pack.unitIndexes.get(id);
  if (unit !== undefined && isOnMap(unitAt(p, unit))) return supplyOfUnit(p, unit, words);
  const hex = p.pack.hexIndexes.get(id);
  return hex === undefined ? undefined : supplyOfHex(p, hex, words);
}

function supplyOfUnit(p: Position, unit: number, words: PictureWords): FieldOfView {
  const { say } = words;
  const { side } = typeOf(p, unit);
  const { at, damaged } = unitAt(p, unit);
  const ways = supplyWays(p, surveyOf(p), side, at);
  const exempt = exemptionOf(p, unit);
  const verdict = damaged ? say('supply.lost') : say('supply.damaged');
  const lines =
    exempt === undefined
      ? [ways.some(supplies) ? say('supply.in') : verdict, ...wayLines(p, side, ways, words)]
      : [say(`supply.exempt.${exempt}`)];
  return {
    title: unitText(p, unit, words),
    lines,
    place: hexId(p.pack, at),
    layer: layerOf(p, side, at, exempt === undefined ? ways : [], words),
  };
}

function supplyOfHex(p: Position, hex: number, words: PictureWords): FieldOfView {
  const survey = surveyOf(p);
  const lines = SIDES.flatMap((side) => {
    const ways = supplyWays(p, survey, side, hex);
    const name = words.say(`side.${side}`);
    const here = ways.some(supplies) ? 'supply.side.in' : 'supply.side.out';
    return [
      words.say(here, { side: name }),
      ...wayLines(p, side, ways, words),
      networkLine(p, side, hex, words),
    ];
  });
  const within = SIDES.flatMap(
    (side) => layerOf(p, side, hex, supplyWays(p, survey, side, hex), words).tints,
  );
  return {
    title: hexTitle(p.pack, hex, words),
    lines,
    place: hexId(p.pack, hex),
    layer: { shown: true, alt: words.say('supply.layer'), tints: within },
  };
}

/** Depots and sources within reach with what lies in between; where there are none, the nearest (WP-7.1). */
function wayLines(p: Position, side: SideId, ways: readonly SupplyWay[], words: PictureWords): string[] {
  const [nearest] = ways;
  if (nearest === undefined) return [words.say('supply.nowhere')];
  const near = ways.filter(({ distance }) => distance <= SUPPLY_RANGE);
  if (near.length > 0) return near.map((way) => wayLine(p, side, way, words));
  const point = pointText(p, side, nearest.point, words);
  return [words.say('supply.far', { point, n: nearest.distance })];
}

function wayLine(p: Position, side: SideId, way: SupplyWay, words: PictureWords): string {
  const point = pointText(p, side, way.point, words);
  if (way.distance === 0) return words.say('supply.at', { point });
  if (way.distance < SUPPLY_RANGE) return words.say('supply.beside', { point });
  const free = way.between.filter(({ obstacle }) => obstacle === undefined);
  const listed = (free.length > 0 ? free : way.between).map(({ hex, obstacle }) => {
    const id = hexId(p.pack, hex);
    const why = obstacle === undefined ? undefined : words.say(`obstacle.${obstacle}`);
    return why === undefined ? id : words.say('supply.between', { hex: id, why });
  });
  const hexes = listed.join(words.say('comma'));
  return words.say(free.length > 0 ? 'supply.over' : 'supply.stopped', { point, hexes });
}

function pointText({ pack, state }: Position, side: SideId, hex: number, words: PictureWords): string {
  const isDepot = state.depots[side].includes(hex);
  return words.say(isDepot ? 'supply.depot' : 'supply.source', { hex: hexNamed(pack, hex, words) });
}

/** Whether a line leads to the network, and whether a depot can be built there (WP-6.1, WP-6.2.b). */
function networkLine(p: Position, side: SideId, hex: number, { say }: PictureWords): string {
  const survey = surveyOf(p);
  const network = networkOf(p, survey, side);
  const steps = network.steps[hex]!;
  if (steps === NONE) return say('supply.cut');
  const isOpen = p.pack.hexes[hex]!.base !== undefined && !p.state.depots[side].includes(hex);
  const builds = isOpen && forbidsDepot(p, survey, network, side, hex) === undefined;
  return say(builds ? 'supply.build' : 'supply.joined', { n: steps });
}

/** Depots and sources within reach with their distance; free hexes in between, and closed ones. */
function layerOf(
  p: Position,
  side: SideId,
  at: number,
  ways: readonly SupplyWay[],
  { say }: PictureWords,
): SceneLayer {
  const { pack } = p;
  const near = ways.filter(({ distance }) => distance <= SUPPLY_RANGE);
  const between = new Map(near.flatMap((way) => way.between.map(({ hex, obstacle }) => [hex, obstacle])));
  return {
    shown: true,
    alt: say('supply.layer'),
    tints: [
      { place: hexId(pack, at), tone: 'neutral' },
      ...near.map(({ point, distance }) => ({
        place: hexId(pack, point),
        tone: SIDE_TONES[side],
        text: String(distance),
      })),
      ...[...between].map(([hex, obstacle]) => ({
        place: hexId(pack, hex),
        tone: obstacle === undefined ? ('second' as const) : ('alarm' as const),
      })),
    ],
  };
}

/** Who would suffer if supply were checked now, hex by hex (WP-7.2.a). */
export function shortOfSupply(p: Position, words: PictureWords): SceneLayer {
  const { pack } = p;
  const { say } = words;
  const short = outOfSupply(p);
  const lines = SIDES.map((side) => {
    const units = short.filter((unit) => typeOf(p, unit).side === side);
    const listed = units.map((unit) => unitText(p, unit, words)).join(say('comma'));
    return say('supply.shortOf', { side: say(`side.${side}`), units: listed || say('none') });
  });
  const hexes = [...new Set(short.map((unit) => unitAt(p, unit).at))].sort((a, b) => a - b);
  return {
    alt: lines.join('\n'),
    tints: hexIds(pack, hexes).map((place, i) => ({
      place,
      tone: 'alarm',
      text: String(short.filter((unit) => unitAt(p, unit).at === hexes[i]).length),
    })),
  };
}

export function layersOf(pack: Pack, words: typeof pictureWords): readonly GameLayer[] {
  const over = (draw: (p: Position, words: PictureWords) => SceneLayer) => (view: View, locale: Locale) =>
    draw({ pack, state: situationIn(pack, view) }, words[locale]);
  return [
    { id: 'zones', words: everyWord(words, 'layer.zones'), over: over(airZones) },
    { id: 'networks', words: everyWord(words, 'layer.networks'), over: over(networks) },
    { id: 'supply', words: everyWord(words, 'layer.supply'), over: over(shortOfSupply) },
  ];
}

/** The hexes that full air units cover (WP-2.2.3.a). */
function airZones(p: Position, { say }: PictureWords): SceneLayer {
  const { zone } = surveyOf(p);
  const zones = SIDES.map((side) => {
    const hexes = [...p.pack.hexes.keys()].filter((hex) => zone[side][hex] === 1);
    return { side, places: hexIds(p.pack, hexes) };
  });
  const lines = zones.map(({ side, places }) =>
    say('zone', { side: say(`side.${side}`), hexes: places.join(say('comma')) || say('none') }),
  );
  return {
    alt: lines.join('\n'),
    tints: zones.flatMap(({ side, places }) => places.map((place) => ({ place, tone: SIDE_TONES[side] }))),
  };
}

/** Hexes from which a line leads to a source or a networked depot, with its length (WP-6.2.b). */
function networks(p: Position, { say }: PictureWords): SceneLayer {
  const { pack } = p;
  const survey = surveyOf(p);
  const reached = SIDES.map((side) => {
    const { steps } = networkOf(p, survey, side);
    const hexes = [...pack.hexes.keys()].filter((hex) => steps[hex]! >= 0);
    return { side, steps, hexes };
  });
  const lines = reached.map(({ side, hexes }) =>
    say('network', {
      side: say(`side.${side}`),
      hexes: hexIds(pack, hexes).join(say('comma')) || say('none'),
    }),
  );
  const tints = reached.flatMap(({ side, steps, hexes }) =>
    hexes.map((hex) => ({ place: pack.hexes[hex]!.id, tone: SIDE_TONES[side], text: String(steps[hex]) })),
  );
  return { alt: lines.join('\n'), tints };
}
