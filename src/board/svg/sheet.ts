/** A map as it is drawn: its ground, what stands on it, and its places as they look now. */
import type { GameMap, Ground, PlaceLook, ScenePlace } from '../../referee/index.js';

export interface Sheet extends GameMap {
  /** All places, as they look now. */
  readonly places: readonly (ScenePlace & Pick<PlaceLook, 'contested' | 'hold'>)[];
  /** Those that look otherwise than on the ground, which shows them as they were printed. */
  readonly altered: ReadonlySet<string>;
  /** Hexes whose border alone is another, or whose ground shows none. */
  readonly rimmed: ReadonlySet<string>;
  /** The usual radius of places: what lines and names are measured by. */
  readonly u: number;
}

export function sheetOf({ ground, scene }: GameMap): Sheet {
  const looks = new Map((scene.places ?? []).map((look) => [look.id, look]));
  const [altered, rimmed] = [new Set<string>(), new Set<string>()];
  const places = ground.places.map((place) => {
    const look = looks.get(place.id);
    if (look === undefined) return place;
    const isPoint = place.shape === 'round' || place.shape === 'square';
    if ((look.tone ?? place.tone) !== place.tone || (isPoint && look.rim !== undefined))
      altered.add(place.id);
    else if (look.rim !== undefined) rimmed.add(place.id);
    return { ...place, ...look };
  });
  return { ground, scene, places, altered, rimmed, u: usualRadius(ground) };
}

/** The middle one of all radii. */
export function usualRadius({ places, width }: Ground): number {
  const radii = places.map((place) => place.radius).sort((a, b) => a - b);
  return radii[Math.floor(radii.length / 2)] ?? width / 20;
}
