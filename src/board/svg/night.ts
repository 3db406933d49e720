/** The colours of a ground by night: those of the day, dimmed and bluer, and what has to stay legible. */

/** What the light of the moon leaves of red, green and blue, of 255. */
const MOON = [0x71, 0x84, 0xa6] as const;

/** What is not merely dimmed: texts, halos and lines. */
const LEGIBLE = {
  paper: '#39425a',
  ink: '#f7f1df',
  faint: '#d5cfbd',
  line: '#c8bfa2',
  contour: '#2a2a33',
  net: '#e8e6d8',
  lit: '#c9d6f2',
  dusk: '#0b0f22',
  road: '#252433',
  way: '#b9b7ae',
  casing: '#4c5466',
} as const;

/** A palette of `#rrggbb` by night. */
export function byNight<Palette extends { readonly [ink: string]: string }>(
  day: Palette,
): { readonly [ink in keyof Palette]: string } {
  const dimmed = Object.entries(day).map(([ink, hex]) => [ink, dim(hex)] as const);
  return { ...day, ...Object.fromEntries(dimmed), ...LEGIBLE };
}

function dim(hex: string): string {
  const channels = MOON.map((share, i) => {
    const value = (Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) * share) / 255;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
