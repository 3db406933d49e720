/** A map as what differs from another: most of a map is the same from moment to moment. */

/** A piece of its own, or a run of the base's pieces: from, to (excluded). */
export type Piece = string | readonly [from: number, to: number];

/** What begins a piece: the client cuts its base at the same places. */
const CUT = /(?=<g[ >])/;

/**
 * `svg` in pieces, those that `base` has too by their place in it. Put together they give `svg` again,
 * whatever the two have in common.
 */
export function differingPieces(svg: string, base: string): readonly Piece[] {
  const places = new Map(base.split(CUT).map((piece, i) => [piece, i]));
  const pieces: Piece[] = [];
  for (const piece of svg.split(CUT)) {
    const at = places.get(piece);
    const last = pieces.at(-1);
    if (at === undefined) pieces.push(piece);
    else if (typeof last === 'object' && last[1] === at) pieces[pieces.length - 1] = [last[0], at + 1];
    else pieces.push([at, at + 1]);
  }
  return pieces;
}

/** The group of this class in a drawn map, as text; '' where there is none. */
export function layerOf(svg: string, name: string): string {
  const begin = svg.indexOf(`<g class="${name}"`);
  if (begin < 0) return '';
  let depth = 0;
  // No attribute holds a bare `>`.
  for (const tag of svg.slice(begin).matchAll(/<\/?g(?:\s[^>]*)?>/g)) {
    if (tag[0].startsWith('</')) depth--;
    else if (!tag[0].endsWith('/>')) depth++;
    if (depth === 0) return svg.slice(begin, begin + tag.index + tag[0].length);
  }
  return '';
}
