/** What stands between header and footer is exchanged for the next page's; a map that is the same stays. */
import { Refit } from './refit.js';

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
