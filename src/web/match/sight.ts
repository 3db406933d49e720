/** What a chosen unit or place sees and reaches, beside the map that shows it. */
import type { SceneLayer } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import type { SeatContext } from '../parts/seated.js';
import { pageText } from '../words/words.js';

export interface SightModel {
  readonly action: string;
  /** What the looks of the game are called, and what there is to choose. */
  readonly name: string;
  readonly lead: string;
  /** What was looked up, as it was written. */
  readonly asked: string;
  /** Nothing of that name is on the map. */
  readonly unknown: string | null;
  readonly title: string | null;
  /** Where it is looked from; '' before anything is looked up. */
  readonly place: string;
  readonly lines: readonly string[];
  /** Units that can be asked about. */
  readonly groups: readonly {
    readonly title: string;
    readonly units: readonly { readonly text: string; readonly href: string }[];
  }[];
  readonly over: readonly SceneLayer[];
}

/** The look that was asked for; undefined in games that have none. */
export function sightModel({ page, locale, visitor }: SeatContext, asked: string): SightModel | undefined {
  const { sights } = page.match.game.picture;
  if (sights === undefined) return undefined;
  const action = seatHome(visitor, '/sight');
  const groups = sights.units(page.view, locale).filter(({ units }) => units.length > 0);
  const found = asked === '' ? undefined : sights.from(page.view, idOf(groups, asked), locale);
  return {
    action,
    name: sights.title[locale],
    lead: sights.lead[locale],
    asked,
    unknown: asked !== '' && found === undefined ? pageText(locale, 'sight.none', { asked }) : null,
    title: found?.title ?? null,
    place: found?.place ?? '',
    lines: found?.lines ?? [],
    groups: groups.map(({ title, units }) => ({
      title,
      units: units.map(({ id, text }) => ({ text, href: `${action}?from=${encodeURIComponent(id)}` })),
    })),
    over: found === undefined ? [] : [found.layer],
  };
}

/** The id that was meant: itself, or the beginning of one unit's name alone. */
function idOf(
  groups: readonly { readonly units: readonly { readonly id: string; readonly text: string }[] }[],
  asked: string,
): string {
  const wanted = asked.toLowerCase();
  const named = groups.flatMap(({ units }) =>
    units.filter(
      ({ id, text }) => id.toLowerCase() === wanted || text.toLowerCase().startsWith(`${wanted} `),
    ),
  );
  return named.length === 1 ? named[0]!.id : asked;
}
