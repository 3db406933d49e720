/** Chapter 8.9: pontoon bridges. */
import type { Clause } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import { hexId, hexIds, hexIndex, MAJOR, unitId, unitIndex } from '../../components/pack.js';
import { ids, isOnMap, showFaces, unitAt } from '../../state/questions.js';
import type { Position, Turn } from '../../state/state.js';
import { hasBridge, hasPontoon, riverBetween } from './crossing.js';

export type Building = { do: 'buildPontoon'; unit: string; to: string };

export function pontoonForm(p: Position) {
  const { pack } = p;
  return order('buildPontoon')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.builders),
      forbids: (_, __, id) => forbidsBuilder(p, unitIndex(pack, id)),
    })
    .one('to', 'hex', {
      candidates: ({ unit }) => hexIds(pack, pack.hexes[unitAt(p, unitIndex(pack, unit)).at]!.near),
      forbids: ({ unit }, _, to) =>
        forbidsPontoon(p, unitAt(p, unitIndex(pack, unit)).at, hexIndex(pack, to)),
    });
}

/** A builder that has not moved, nor been carried, gives up its move (MN-8.9.b). */
function forbidsBuilder(p: Position, unit: number): Clause | undefined {
  if (!p.pack.builders.includes(unit)) return 'MN-8.9.a';
  if (!isOnMap(p, unit) || unitAt(p, unit).moved || p.state.landing?.carried === unit) return 'MN-8.9.b';
  return undefined;
}

/** Over a Major River without a bridge that stands (MN-8.9.f), whoever is on the far bank (MN-8.9.g). */
function forbidsPontoon(p: Position, from: number, to: number): Clause | undefined {
  if (!p.pack.hexes[from]!.near.includes(to)) return 'MN-8.9.b';
  if (riverBetween(p, from, to) !== MAJOR || hasBridge(p, from, to)) return 'MN-8.9.f';
  return hasPontoon(p, from, to) ? 'MN-8.9.j' : undefined;
}

/** The old one of the builder goes first (MN-8.9.j, MN-8.9.e). */
export function build(t: Turn, answer: Building): void {
  const { pack, state, play } = t;
  const builder = unitIndex(pack, answer.unit);
  const one = unitAt(t, builder);
  const [from, to] = [one.at, hexIndex(pack, answer.to)];
  const old = state.pontoons.find((pontoon) => pontoon.builder === builder);
  state.pontoons = state.pontoons.filter((pontoon) => pontoon !== old);
  if (old !== undefined)
    play.log('pontoon.removed', {
      unit: answer.unit,
      hex: hexId(pack, old.from),
      to: hexId(pack, old.to),
    });
  const [low, high] = hexId(pack, from) < answer.to ? [from, to] : [to, from];
  state.pontoons = [...state.pontoons, { builder, from: low, to: high }].sort(
    (a, b) => a.builder - b.builder,
  );
  one.moved = true;
  showFaces(t, [builder]); // MN-6.5.m
  play.log('pontoon.built', { unit: unitId(pack, builder), hex: hexId(pack, low), to: hexId(pack, high) });
}
