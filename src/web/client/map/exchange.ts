/** What stands between header and footer is exchanged for the next page's; a map that is the same stays. */

/** What is known of the map of a page that nothing has touched yet. */
export function mapsOf(page: Document): Refit {
  const maps = new Refit();
  const drawing = drawingOf(page);
  if (drawing !== null) maps.note(drawing);
  return maps;
}

/** The new page between the old header and footer, with its own title and links. */
export function exchange(page: Document, next: Document, maps: Refit): void {
  const typed = unsentIn(page);
  const sameTongue = page.documentElement.lang === next.documentElement.lang;
  page.title = next.title;
  // Set again, even to the same, it would be asked for by all that the page holds.
  if (!sameTongue) page.documentElement.lang = next.documentElement.lang;
  if (page.body.className !== next.body.className) page.body.className = next.body.className;
  swap(page.querySelector('header.top'), next.querySelector('header.top'));
  if (!sameTongue || !turnAround(page, next, maps)) {
    swap(page.querySelector('main'), next.querySelector('main'));
    const drawing = drawingOf(page);
    if (drawing !== null) maps.note(drawing);
  }
  const line = lineOf(page);
  if (line !== null && line.value === '') line.value = typed;
}

function swap(old: Element | null, fresh: Element | null): void {
  if (old !== null && fresh !== null && !old.isEqualNode(fresh)) old.replaceChildren(...fresh.childNodes);
}

/** The drawn map of a page. */
function drawingOf(page: Document): Element | null {
  return page.querySelector('main [data-map] .map-view svg.board');
}

/** Exchanges all but the map; false where the next page has none like it. */
function turnAround(page: Document, next: Document, maps: Refit): boolean {
  const [drawing, fresh] = [drawingOf(page), drawingOf(next)];
  const [frame, itsFrame] = [drawing?.closest('.map-view'), fresh?.closest('.map-view')];
  if (!drawing || !fresh || !frame || !itsFrame) return false;
  const [way, itsWay] = [wayTo(frame), wayTo(itsFrame)];
  if (way.map(kindOf).join() !== itsWay.map(kindOf).join() || !maps.fits(drawing, fresh)) return false;
  for (const [i, around] of way.entries()) {
    const [inside, its, itsInside] = [way[i + 1] ?? frame, itsWay[i] as Element, itsWay[i + 1] ?? itsFrame];
    if (i > 0) likeIt(around, its);
    exchangeBeside(around, inside, its, itsInside);
  }
  maps.refit(drawing, fresh);
  return true;
}

/** Elements from `main` down to one inside it, without that. */
function wayTo(inside: Element): Element[] {
  const way: Element[] = [];
  for (let at = inside.parentElement; at !== null; at = at.parentElement) {
    way.unshift(at);
    if (at.tagName === 'MAIN') break;
  }
  return way;
}

function kindOf({ tagName, className }: Element): string {
  return `${tagName} ${className}`;
}

/** The same attributes, and no others. */
function likeIt(one: Element, other: Element): void {
  for (const { name } of [...one.attributes]) if (!other.hasAttribute(name)) one.removeAttribute(name);
  for (const { name, value } of other.attributes)
    if (one.getAttribute(name) !== value) one.setAttribute(name, value);
}

/** What another element has inside, around something that stays. */
function exchangeBeside(around: Element, staying: Element, its: Element, itsStaying: Element): void {
  for (const node of [...around.childNodes]) if (node !== staying) node.remove();
  const nodes = [...its.childNodes];
  const middle = nodes.indexOf(itsStaying);
  staying.before(...nodes.slice(0, middle));
  staying.after(...nodes.slice(middle + 1));
}

function lineOf(page: Document): HTMLInputElement | null {
  return page.querySelector<HTMLInputElement>('.typed input[name=text]');
}

/** What was typed as an order and has not been sent: it goes along to the next page. */
function unsentIn(page: Document): string {
  const line = lineOf(page);
  return line === null || line.value === line.defaultValue ? '' : line.value;
}

// A map that was drawn stays when the page is turned: only parts that the next page draws otherwise are
// exchanged. Styling, laying out and painting a thousand hexes anew is most of what a press costs a phone.

/** Groups this deep are compared part by part (layers, stacks, counters). What lies deeper is one part. */
const DEEPEST = 4;
/** Looks that the browser's part gives and takes. */
const OWN_LOOKS = ['lit', 'given', 'marked', 'refused', 'shown', 'fanned', 'off', 'idle'];

/** Knows of drawings how each part was served, whatever the browser's part has done to it since. */
class Refit {
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
