/**
 * A map that was drawn stays when the page is turned: only parts that the next page draws otherwise are
 * exchanged. Styling, laying out and painting a thousand hexes anew is most of what a press costs a phone.
 */

/** Groups this deep are compared part by part (layers, stacks, counters). What lies deeper is one part. */
const DEEPEST = 4;
/** Looks that the browser's part gives and takes. */
const OWN_LOOKS = ['lit', 'given', 'marked', 'refused', 'shown', 'fanned', 'off', 'idle'];

/** Knows of drawings how each part was served, whatever the browser's part has done to it since. */
export class Refit {
  readonly #served = new WeakMap<Element, string>();

  /** Notes a drawing that nothing has touched yet. */
  note(part: Element, depth = 0): void {
    this.#served.set(part, servedAs(part, depth));
    if (isGroup(part, depth)) for (const inside of part.children) this.note(inside, depth + 1);
  }

  /** Whether a drawing can become the next one: it was noted, and is framed alike. */
  fits(drawing: Element, next: Element): boolean {
    return this.#served.get(drawing) === servedAs(next, 0);
  }

  /** Makes a drawing that fits show what the next one shows. */
  refit(drawing: Element, next: Element): void {
    for (const look of OWN_LOOKS)
      for (const part of [...drawing.getElementsByClassName(look)]) part.classList.remove(look);
    this.#exchange(drawing, next, 0);
  }

  #exchange(group: Element, next: Element, depth: number): void {
    const there = new Map<string, Element[]>();
    for (const part of group.children) {
      const served = this.#served.get(part);
      if (served !== undefined) there.set(served, [...(there.get(served) ?? []), part]);
    }
    const wanted = [...next.children].map((fresh) => {
      const same = there.get(servedAs(fresh, depth + 1))?.shift();
      if (same === undefined) this.note(fresh, depth + 1);
      else if (isGroup(same, depth + 1)) this.#exchange(same, fresh, depth + 1);
      return same ?? fresh;
    });
    const staying = new Set(wanted);
    for (const part of [...group.children])
      if (!staying.has(part) && !part.classList.contains('over')) part.remove();
    let spot = group.firstElementChild;
    for (const part of wanted) {
      if (part === spot) spot = spot.nextElementSibling;
      else group.insertBefore(part, spot);
    }
  }
}

function isGroup({ tagName }: Element, depth: number): boolean {
  return depth <= DEEPEST && ['svg', 'g', 'defs'].includes(tagName);
}

/** What a part is recognised by: a group by its own attributes, anything else with all that is in it. */
function servedAs(part: Element, depth: number): string {
  return isGroup(part, depth) ? openingOf(part) : part.outerHTML;
}

function openingOf(part: Element): string {
  return [part.tagName, ...[...part.attributes].map(({ name, value }) => `${name}="${value}"`)].join(' ');
}
