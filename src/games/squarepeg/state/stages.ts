/** The steps of a path by their ids: hexes, and landings by ferry. */
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex } from '../components/pack.js';
import type { Stage } from './state.js';

const FERRY = 'ferry:';

/** The ids of steps: hexes, and landings by ferry. */
export function stageIds(pack: Pack): string[] {
  return pack.hexes.flatMap(({ id }) => [id, `${FERRY}${id}`]);
}

export function stageOf(pack: Pack, id: string): Stage {
  const ferry = id.startsWith(FERRY);
  return { to: hexIndex(pack, ferry ? id.slice(FERRY.length) : id), ferry };
}

export function stageId(pack: Pack, { to, ferry }: Stage): string {
  return `${ferry ? FERRY : ''}${hexId(pack, to)}`;
}
