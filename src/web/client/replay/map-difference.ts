/** Maps that come as what differs from one that is here already (src/web/replay/map-difference.ts). */

export type MapPart = string | readonly [from: number, to: number];

/** The whole text of a map, out of its pieces and the base that they were made for. */
export function putTogether(pieces: readonly MapPart[], base: string): string {
  const parts = base.split(/(?=<g[ >])/);
  return pieces.map((piece) => (typeof piece === 'string' ? piece : parts.slice(...piece).join(''))).join('');
}
