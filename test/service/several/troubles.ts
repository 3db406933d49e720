/** What happens to the processes and the database, and which mails may leave twice because of it. */

export const KINDS = ['web', 'cut', 'worker', 'crash'] as const;
export type Kind = (typeof KINDS)[number];

/** So many, of each four one of each kind, in an order by lot. */
export function drawn(count: number, pick: (below: number) => number): readonly Kind[] {
  const all: Kind[] = [];
  while (all.length < count) {
    const left = [...KINDS];
    while (left.length > 0) all.push(...left.splice(pick(left.length), 1));
  }
  return all.slice(0, count);
}

/** Something that can keep workers from noting that a mail was handed over. */
export interface Interruption {
  /** Mails that had arrived when it began, and when it was over. */
  readonly from: number;
  readonly to: number;
  readonly workers: number;
}

/**
 * Mails that arrived twice with nothing between that explains it: an interruption that began before the
 * second arrived and was not over when the first did. Each may explain as many as its workers had in hand.
 * `ids` are in the order of arrival.
 */
export function doubled(
  ids: readonly string[],
  interruptions: readonly Interruption[],
  inHand: number,
): readonly string[] {
  const last = new Map<string, number>();
  const left = interruptions.map(({ workers }) => workers * inHand);
  const unexplained: string[] = [];
  for (const [now, id] of ids.entries()) {
    const before = last.get(id);
    last.set(id, now);
    if (before === undefined) continue;
    const cause = interruptions.findIndex(
      ({ from, to }, i) => before < to && from <= now && (left[i] ?? 0) > 0,
    );
    if (cause < 0) unexplained.push(id);
    else left[cause] = (left[cause] ?? 0) - 1;
  }
  return unexplained;
}
