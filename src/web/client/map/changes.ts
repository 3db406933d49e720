/**
 * What changed since the reader's last visit, drawn on the map of a match. Only the browser knows when that
 * was: it remembers the last event that it has shown, and keeps showing what changed before it until
 * something new happens.
 */

/** What is drawn of it: arrows below the counters, the rest above them. */
const LAYERS = ['moves', 'changes'] as const;

interface Visit {
  /** The last event seen. */
  readonly head: number;
  /** The last one seen before there was anything new. */
  readonly since: number;
}

/**
 * Lays the changes over the map and offers to take them off again. Called anew when the page has put another
 * map in place.
 */
export async function drawChanges(page: Document): Promise<void> {
  const link = page.querySelector<HTMLAnchorElement>('a[data-changes]');
  if (link === null) return;
  const { event = '', seat = '' } = link.dataset;
  const visit = remember(`denrei.seen.${seat}`, Number(event));
  if (visit.since >= visit.head) return;
  const answer = await fetch(`${link.href}?since=${visit.since}`, {
    headers: { Accept: 'application/json' },
  });
  if (!answer.ok) return;
  const drawn = (await answer.json()) as { readonly [layer in (typeof LAYERS)[number]]: string };
  const shown = LAYERS.flatMap((name) => {
    const [layer, there] = [layerFrom(drawn[name], name), page.querySelector(`svg.board .${name}`)];
    if (layer === undefined || layer.childElementCount === 0 || there === null) return [];
    there.replaceChildren(...layer.childNodes);
    return [there];
  });
  if (shown.length > 0) offerToggle(page, shown);
}

/** What was seen before, and from now on what is seen. Without a memory this is the first visit. */
function remember(key: string, head: number): Visit {
  const before = visitIn(read(key));
  const visit =
    before === undefined
      ? { head, since: head }
      : { head, since: before.head < head ? before.head : before.since };
  try {
    localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // A browser without memory shows each time what it would show on a first visit.
  }
  return visit;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function visitIn(text: string | null): Visit | undefined {
  const [, head, since] = /^\{"head":(\d{1,9}),"since":(\d{1,9})\}$/.exec(text ?? '') ?? [];
  return head === undefined || since === undefined ? undefined : { head: Number(head), since: Number(since) };
}

function layerFrom(drawn: string, name: string): SVGElement | undefined {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`,
    'image/svg+xml',
  );
  return parsed.querySelector<SVGElement>(`.${name}`) ?? undefined;
}

function offerToggle(page: Document, layers: readonly Element[]): void {
  const label = page.querySelector<HTMLElement>('[data-changes-toggle]');
  const box = label?.querySelector('input');
  if (label === null || box == null) return;
  label.hidden = false;
  const show = () => {
    for (const layer of layers) layer.classList.toggle('off', !box.checked);
  };
  box.addEventListener('change', show);
  show();
}
