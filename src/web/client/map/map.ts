/**
 * The map and the orders beside it as one instrument: pointer, fingers, keys, ways, stacks, pages that are
 * turned, news.
 */
import { lightGiven } from '../page/light.js';
import { offerMarking } from '../page/marking.js';
import { explainForms, whyNot } from '../page/odds.js';
import { heedSheet, recallSheet } from '../page/sheet.js';
import { type Attention, makeTurner } from '../page/turn.js';
import { offerWords } from '../page/typed.js';
import { boardOf, type CursorPlace, choicesFor, type DrawnMap } from './board.js';
import type { DocumentContext, MapContext } from './context.js';
import { asSentence, Cursor, type CursorContext, spoken } from './cursor.js';
import { Fan } from './fan.js';
import { nextLayer, recallLayers } from './layers.js';
import { closeBubble, heedBubble, showBubble } from './over/bubble.js';
import { heedPointer, liesOnMap, pointedAt } from './over/pointer.js';
import { press, pressOn, showMarked } from './press.js';
import { heardIn, makeSpeaker, type Speaker } from './speak.js';
import { heedWheel } from './view/gestures.js';
import { Pan } from './view/pan.js';
import { type Around, type Begin, type DrawingPart, keepView } from './view/shown.js';
import { PathDrawing, placesGiven } from './way.js';

/** Radii from the edge of the map, and from its tools, to what a lesson points to. */
const CLEAR = 2.2;

/** Brings the map of a page to life. Once a document. */
export function openMatchPage(page: Document): void {
  const speaker = makeSpeaker(page);
  let map: MapContext | undefined;
  let kept: (() => void) | undefined;
  let event = eventOf(page);
  const leaving = (renewed: boolean): void => {
    kept = renewed ? keepInputs(page) : undefined;
    closeBubble(page);
    map?.cursor.hide();
  };
  const opened = (attention: Attention): void => {
    const spot = map?.cursor.spot?.id;
    map = setUpMap(page, speaker, map);
    if (lasting.keyed) map?.cursor.place(spot);
    const isNew = eventOf(page) !== event;
    event = eventOf(page);
    if (kept === undefined) settleReader(page, attention, speaker, map, isNew);
    else returnTo(page, attention, map);
    kept?.();
    kept = undefined;
    // Whatever else works on a page begins anew.
    page.dispatchEvent(new Event('turned'));
  };
  const turner = makeTurner(page, { speaker, leaving, opened });
  map = setUpMap(page, speaker);
  const lasting: DocumentContext = {
    page,
    speaker,
    turner,
    keyed: false,
    map: () => map,
    refuse: (id) => refuse(page, speaker, map, id),
  };
  heedWheel(page);
  heedBubble(page);
  heedSheet(page);
  heedPointer(page);
  // A replay puts another map in the place of this one.
  page.addEventListener('redrawn', () => {
    map = setUpMap(page, speaker);
  });
  page.addEventListener('change', () => showMarked(page));
  offerMarking(page);
  listenPointer(lasting);
  listenKeys(lasting);
  // What was pressed before all this was there: `early.ts` holds it.
  page.dispatchEvent(new Event('mapped'));
}

/** The newest event that the page shows. */
function eventOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('[data-event]')?.dataset.event;
}

/** `before`: the map of the page that was left. Where its drawing stayed, what moves it stays too. */
function setUpMap(page: Document, speaker: Speaker, before?: MapContext): MapContext | undefined {
  lightGiven(page);
  recallLayers(page);
  recallSheet(page);
  showMarked(page);
  offerWords(page);
  const home = page.querySelector<HTMLElement>('[data-home]')?.dataset.home;
  if (home !== undefined) explainForms(page, home);
  const figure = page.querySelector<HTMLElement>('[data-map]');
  const frame = figure?.querySelector<HTMLElement>('.map-view');
  const board = boardOf(page);
  if (!figure || !frame || board === undefined) return undefined;
  unhideTools(figure);
  const stayed = before?.board.svg === board.svg ? before : undefined;
  const pan = stayed?.pan ?? panOf(board, frame);
  stayed?.pan.refit();
  pan.seek(chosenOn(board));
  const last = stayed === undefined ? lastOn(board, (around) => pan.isSeen(around)) : undefined;
  if (last !== undefined) pan.seek(last);
  const told = onMapWith(board, pointedAt(page) ?? '');
  if (told !== undefined) pan.reveal(told.x, told.y + board.top, told.radius * CLEAR);
  const fan = stayed?.fan ?? new Fan(board.svg);
  before?.way.erase();
  const way = new PathDrawing(board);
  const reveal: CursorContext['reveal'] = ({ x, y, radius }) => pan.reveal(x, y + board.top, radius);
  const context = { board, figure, fan, way, speaker, reveal };
  instrument(frame, figure, board);
  wireTools(page, figure, pan);
  return { ...context, frame, pan, cursor: new Cursor(context) };
}

function panOf(board: DrawnMap, frame: HTMLElement): Pan {
  return new Pan(frame, board.svg, keepView(sessionStorage, matchOf(location.pathname)), beginOf(board));
}

/** One view a match, whoever's page of it is open. */
function matchOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/** The map takes one stop of the tab key, and the arrow keys for itself. */
function instrument(frame: HTMLElement, figure: HTMLElement, board: DrawnMap): void {
  frame.setAttribute('role', 'application');
  frame.setAttribute('aria-label', figure.dataset.sayMap ?? '');
  for (const choice of board.svg.querySelectorAll('[tabindex]')) choice.setAttribute('tabindex', '-1');
}

/** What works with a script alone; before the map is shown, which keeps clear of its tools. */
function unhideTools(figure: HTMLElement): void {
  for (const button of figure.querySelectorAll<HTMLElement>('.map-tools [data-map-tool]'))
    button.hidden = false;
}

function wireTools(page: Document, figure: HTMLElement, pan: Pan): void {
  const tools = figure.querySelector<HTMLElement>('.map-tools');
  if (tools === null) return;
  const does: { readonly [tool: string]: () => void } = {
    in: () => pan.closer(),
    out: () => pan.farther(),
    fit: () => pan.fit(),
    keys: () => page.querySelector<HTMLDialogElement>('dialog[data-keys]')?.showModal(),
  };
  for (const button of tools.querySelectorAll<HTMLElement>('[data-map-tool]')) {
    button.addEventListener('click', () => does[button.dataset.mapTool ?? '']?.());
  }
  const dialog = page.querySelector<HTMLDialogElement>('dialog[data-keys]');
  dialog?.querySelector('[data-keys-close]')?.addEventListener('click', () => dialog.close());
}

/** Presses on the map, and what is pointed at anywhere. */
function listenPointer(lasting: DocumentContext): void {
  const { page, speaker } = lasting;
  page.addEventListener('pointerdown', () => {
    if (lasting.keyed) lasting.map()?.cursor.hide();
    lasting.keyed = false;
  });
  const press = (under: readonly Element[]): void => {
    const map = lasting.map();
    if (map === undefined) return;
    const pressed = pressOn(map.board, map.fan, under);
    if (
      pressed !== 'opened' &&
      pressed !== 'taken' &&
      pressed.id !== undefined &&
      !takeInstead(lasting, pressed.id)
    )
      void lasting.refuse(pressed.id);
  };
  page.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('svg.board') !== null)
      press(page.elementsFromPoint(event.clientX, event.clientY));
  });
  page.addEventListener('held', (event) => {
    const under: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (Array.isArray(under)) press(under.filter((one) => one instanceof Element));
  });
  const point = (event: Event): void => {
    const map = lasting.map();
    const target = event.target instanceof Element ? event.target : null;
    if (map === undefined || target === null) return;
    const listed = target.closest<HTMLElement>('[data-path]');
    const spot = target.closest('svg.board') === null ? undefined : map.board.spotOf(target);
    if (listed !== null) map.way.show(listed.dataset.path);
    else if (spot !== undefined) {
      map.way.showTo(spot.id);
      speaker.show(spoken(map, spot));
    } else if (!lasting.keyed) map.way.show(undefined);
  };
  page.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') point(event);
  });
  page.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.closest('.map-view') === null) point(event);
  });
}

/** Another unit of one's own takes the place of the one that was chosen. */
function takeInstead({ page, turner }: DocumentContext, id: string): boolean {
  const { instead, insteadAt } = page.querySelector<HTMLElement>('[data-instead]')?.dataset ?? {};
  if (insteadAt === undefined || !instead?.split(' ').includes(id)) return false;
  turner.go(insteadAt + encodeURIComponent(id));
  return true;
}

/** Says why something cannot be chosen: beside it on the map, and to whoever listens. */
async function refuse(
  page: Document,
  speaker: Speaker,
  map: MapContext | undefined,
  id: string,
): Promise<void> {
  const home = page.querySelector<HTMLElement>('[data-home]')?.dataset.home;
  if (home === undefined || choicesFor(page, id).length > 0) return;
  const spot = map && spotWith(map.board, id);
  if (map === undefined || spot === undefined) return;
  // Who presses a counter where a place is asked for means its place.
  const html = (await whyNot(page, home, id)) ?? (await whyNot(page, home, spot.id));
  if (html === undefined) return;
  const piece = new DOMParser().parseFromString(html, 'text/html').body;
  speaker.say(heardIn(piece));
  showBubble(map, spot, piece);
}

/** After news were shown: nothing moves under the reader's eyes, and the keys go where they went. */
function returnTo(page: Document, attention: Attention, map: MapContext | undefined): void {
  const place =
    attention === 'line' ? page.querySelector<HTMLElement>('.typed input[name=text]') : map?.frame;
  if (attention !== 'other') place?.focus({ preventScroll: true });
}

/** After a page was turned: the reader finds himself where he was, and hears where that is. */
function settleReader(
  page: Document,
  attention: Attention,
  speaker: Speaker,
  map: MapContext | undefined,
  isNew: boolean,
): void {
  const alert = page.querySelector<HTMLElement>('main [role=alert]');
  const first = page.querySelector<HTMLElement>('main [data-first]');
  const line = page.querySelector<HTMLInputElement>('.typed input[name=text]');
  const heading = ['#ask-title', '#question-title', '#coach-title', 'h1']
    .map((one) => page.querySelector<HTMLElement>(`main ${one}`))
    .find((one) => one !== null);
  const frame = map?.frame;
  if (first !== null) find(first);
  else if (line !== null && attention === 'line') {
    find(line);
    line.setSelectionRange(line.value.length, line.value.length);
    if (line.value === '') revealOrdered(page, map);
  } else if (frame !== undefined && attention === 'map') frame.focus({ preventScroll: true });
  else if (heading !== undefined) {
    heading.tabIndex = -1;
    find(heading);
  }
  const so = page.querySelector('main .so > *');
  // What an order led to is heard before what is asked next, without the number and hour of its event.
  const news = isNew ? page.querySelectorAll('main .news p:not(.proof):not(.when)') : [];
  const barrier = page.querySelector('main .barrier');
  const told = page.querySelectorAll('.coach .log, .coach .after, .coach .press');
  const parts = [alert, ...news, ...told, heading, so, barrier].map(heardIn);
  speaker.say(
    parts
      .filter((text) => text !== '')
      .map(asSentence)
      .join(' '),
  );
}

/** Where an order that was typed led comes into sight: nobody pressed it on the map. */
function revealOrdered(page: Document, map: MapContext | undefined): void {
  const ids = page.querySelector<HTMLElement>('.draft li:last-child')?.dataset.about?.split(' ') ?? [];
  const spot = ids.flatMap((id) => map?.board.spot(id) ?? []).at(-1);
  if (spot !== undefined) map?.reveal(spot);
}

/** Puts the focus on something and brings it into sight, with the section that it belongs to. */
function find(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  // Beside the map a step begins at its top.
  const desk = element.closest('.at-match .desk-body');
  if (desk !== null) desk.scrollTop = 0;
  if (element.closest('.at-match') !== null) return;
  const section = element.closest('section') ?? element;
  const { top, bottom } = section.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    section.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'nearest' });
}

/** What was ticked and typed before the page was turned by news, to be ticked and typed again. */
function keepInputs(page: Document): () => void {
  const ticked = [...page.querySelectorAll<HTMLInputElement>('.asking input:checked')].map(
    (box) => box.value,
  );
  const numbers = [...page.querySelectorAll<HTMLInputElement>('.asking input[type=number]')].map(
    ({ name, value }) => [name, value] as const,
  );
  const line = page.querySelector<HTMLInputElement>('.typed input[name=text]')?.value ?? '';
  const isListed = page.querySelector('.asking .listed[open]') !== null;
  return () => {
    if (isListed) page.querySelector('.asking .listed')?.setAttribute('open', '');
    for (const box of page.querySelectorAll<HTMLInputElement>('.asking input[type=checkbox]'))
      box.checked = ticked.includes(box.value);
    for (const [name, value] of numbers)
      for (const field of page.querySelectorAll<HTMLInputElement>('.asking input[type=number]'))
        if (field.name === name) field.value = value;
    const again = page.querySelector<HTMLInputElement>('.typed input[name=text]');
    if (again !== null && line !== '') again.value = line;
    showMarked(page);
    page.querySelector('.asking form')?.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** What a map shows first, and how large its places are. */
function beginOf(board: DrawnMap): Begin {
  return {
    map: mapOf(board),
    around: aroundOf(board),
    radius: board.spots[0]?.radius ?? 1,
    touching: areTouching(board.spots.filter(isPlace)),
  };
}

/** Whether places lie side by side: the nearest to the first is no farther than it is broad. */
function areTouching([first, ...others]: readonly CursorPlace[]): boolean {
  return (
    first !== undefined &&
    others.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 2.1 * first.radius)
  );
}

/** The sheet of the map: what stands below it, tracks and boxes and tables, is left out. */
function mapOf({ svg, top, spots }: DrawnMap): DrawingPart {
  const drawing = svg.viewBox.baseVal;
  const height = Number(svg.dataset.mapHeight ?? Number.NaN);
  if (spots.length === 0 || !(height > 0)) return drawing;
  return { x: 0, y: top, width: drawing.width, height };
}

/**
 * The places where something can be chosen, or the one that is looked from, or where the order to be
 * confirmed leads, or that the question is about; counters in boxes beside the map are chosen from the list
 * as well. What was chosen before, a target say, stays in sight with them.
 */
function chosenOn(board: DrawnMap): Around {
  const looked = board.spot(board.page.querySelector<HTMLElement>('[data-look]')?.dataset.look ?? '');
  const given = placesGiven(board).slice(-1);
  const able = board.choosable().filter(isPlace);
  const all = [looked === undefined ? [] : [looked], taughtOn(board), able, given, aheadOn(board)];
  const [spots = []] = all.filter((some) => some.length > 0);
  const chosen = board.page.querySelector<HTMLElement>('[data-given]')?.dataset.given;
  const from = spots === able ? board.spot(startOfWays(board) ?? chosen ?? '') : undefined;
  return {
    spots: spots.map((spot) => middle(board, spot)),
    ...(from === undefined ? {} : { from: middle(board, from) }),
  };
}

/** Where all ways begin that can be chosen. */
function startOfWays({ page }: DrawnMap): string | undefined {
  const ways = [...page.querySelectorAll<HTMLElement>('[data-at][data-path]')];
  const [start, ...others] = new Set(ways.map(({ dataset }) => dataset.path?.split(' ')[0]));
  return others.length === 0 ? start : undefined;
}

/** What the question is about, or the order to be confirmed, where nothing on the map can be chosen. */
function aheadOn(board: DrawnMap): readonly CursorPlace[] {
  const ids = board.page.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  return ids.flatMap((id) => onMapWith(board, id) ?? []);
}

/** Where the order of a lesson is given: where it is to be pressed now, else where all of it happens. */
function taughtOn(board: DrawnMap): readonly CursorPlace[] {
  const told = onMapWith(board, pointedAt(board.page) ?? '');
  if (told !== undefined) return [told];
  const around = board.page.querySelector<HTMLElement>('[data-coach]')?.dataset.around ?? '';
  return around.split(' ').flatMap((id) => onMapWith(board, id) ?? []);
}

/** What the map shows first: what can be chosen on it, else where the counters are. */
function aroundOf(board: DrawnMap): Around {
  const able = chosenOn(board);
  return able.spots.length > 0 ? able : around(board, heldOn(board));
}

/**
 * What must be in sight where nothing can be chosen and a view of before shows no counter: what was done
 * last, else any of them. Undefined where a choice or what is seen decides.
 */
function lastOn(board: DrawnMap, isSeen: (at: Around) => boolean): Around | undefined {
  const held = around(board, heldOn(board));
  if (chosenOn(board).spots.length > 0 || isSeen(held)) return undefined;
  const deed = board.page.querySelector<HTMLElement>('[data-about]')?.dataset.about?.split(' ') ?? [];
  const done = around(
    board,
    deed.flatMap((id) => onMapWith(board, id) ?? []),
  );
  return done.spots.length > 0 ? done : held;
}

/** Places with counters. */
function heldOn(board: DrawnMap): readonly CursorPlace[] {
  return board.spots.filter((spot) => isPlace(spot) && board.stackAt(spot.id) !== undefined);
}

function around(board: DrawnMap, spots: readonly CursorPlace[]): Around {
  return { spots: spots.map((spot) => middle(board, spot)) };
}

function isPlace({ shape }: CursorPlace): boolean {
  return shape.dataset.place !== undefined;
}

function middle(board: DrawnMap, { x, y }: CursorPlace): { readonly x: number; readonly y: number } {
  return { x, y: y + board.top };
}

/** The spot of an id, or the one where its counter lies. */
function spotWith(board: DrawnMap, id: string): CursorPlace | undefined {
  return board.spot(id) ?? board.spots.find((spot) => holds(board, spot.id, id));
}

/** The same, unless it is a counter in a box beside the map. */
function onMapWith(board: DrawnMap, id: string): CursorPlace | undefined {
  const spot = spotWith(board, id);
  return spot !== undefined && liesOnMap(spot.shape) ? spot : undefined;
}

function holds(board: DrawnMap, spot: string, unit: string): boolean {
  return board.countersAt(spot).some(({ id }) => id === unit);
}

/** Listens to the keys of the map, whichever page is open. */
function listenKeys(lasting: DocumentContext): void {
  const { page } = lasting;
  page.addEventListener('keydown', (event) => {
    const map = lasting.map();
    if (map === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('.map-view') === null) {
      if (ANYWHERE.has(event.key) && !isTypedInto(event.target)) {
        KEYS[event.key]?.(lasting, map);
        event.preventDefault();
      }
      return;
    }
    if (act(lasting, map, event.key, event.target)) {
      event.preventDefault();
      lasting.keyed = true;
      // The map keeps the focus, unless the key has moved it elsewhere.
      if (map.frame.contains(page.activeElement)) map.frame.focus({ preventScroll: true });
    }
  });
  page.addEventListener('focusin', ({ target }) => {
    const map = lasting.map();
    if (
      map !== undefined &&
      target instanceof HTMLElement &&
      target === map.frame &&
      target.matches(':focus-visible')
    )
      map.cursor.wake();
  });
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const map = lasting.map();
    if (map === undefined || target !== map.frame) return;
    if (!(relatedTarget instanceof Node) || !map.frame.contains(relatedTarget)) map.cursor.hide();
  });
}

/** Keys that work wherever nothing is typed. */
const ANYWHERE: ReadonlySet<string> = new Set(['/', 'u', '?', 'm', 'q', 'g']);

function isTypedInto(target: Element): boolean {
  return target.matches('input:not([type=checkbox], [type=radio]), select, textarea, dialog *');
}

/** Whether the key was one of the map's. */
function act(lasting: DocumentContext, map: MapContext, key: string, target: Element): boolean {
  const { cursor, pan } = map;
  if (cursor.step(key)) return true;
  const does = KEYS[key];
  if (does !== undefined) does(lasting, map);
  else if (/^[1-9]$/.test(key)) pick(lasting, map, Number(key));
  else if (key === 'Enter' || key === ' ') enter(lasting, map, target);
  else if (key === '+' || key === '=') pan.closer();
  else return false;
  return true;
}

const KEYS: { readonly [key: string]: (lasting: DocumentContext, map: MapContext) => void } = {
  Home: (_, { cursor }) => cursor.end(1),
  End: (_, { cursor }) => cursor.end(-1),
  n: (_, { cursor }) => cursor.leap(1),
  p: (_, { cursor }) => cursor.leap(-1),
  '-': (_, { pan }) => pan.farther(),
  '0': (_, { pan }) => pan.fit(),
  '/': ({ page }) => page.querySelector<HTMLInputElement>('.typed input[name=text]')?.focus(),
  '?': ({ page }) => page.querySelector<HTMLDialogElement>('dialog[data-keys]')?.showModal(),
  m: (_, { frame, cursor }) => {
    frame.focus({ preventScroll: true });
    cursor.wake();
    cursor.tell();
  },
  q: ({ page }) => goTo(page, ASKED),
  g: ({ page }) => goTo(page, '.desk-foot .main'),
  l: ({ page }) => nextLayer(page),
  v: lookFrom,
  Escape: ({ page, turner }) => {
    if (closeBubble(page)) return;
    const back = page.querySelector<HTMLElement>('[data-back]')?.dataset.back;
    if (back !== undefined) turner.go(back);
  },
  u: ({ page }) =>
    page.querySelector<HTMLElement>('form[data-undo] button, a[data-undo], button[data-undo]')?.click(),
};

/** What a question offers: choices, other words that answer it, the buttons of a page that confirms. */
const ASKED = '.asking :is(summary, .choice-link, label > input), .forms [data-form], .confirm .button';

/**
 * Puts the focus on the first of something that is seen; orders come forth from behind another tab. It does so
 * at once, so that the next key already finds it there; only another tab comes a moment later.
 */
function goTo(page: Document, selector: string): void {
  const focus = () =>
    [...page.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)?.focus();
  if (page.querySelector('#orders')?.getClientRects().length === 0) {
    page.querySelector<HTMLElement>('.desk-tabs a[href="#orders"]')?.click();
    setTimeout(focus);
  } else focus();
}

/** What the uppermost counter under the cursor sees and reaches, or what sees the place. */
function lookFrom({ page, turner }: DocumentContext, { board, cursor }: MapContext): void {
  const address = page.querySelector<HTMLAnchorElement>('a[data-sight]')?.href;
  const { spot } = cursor;
  if (address === undefined || spot === undefined) return;
  const from = board.countersAt(spot.id).at(-1)?.id ?? spot.id;
  turner.go(`${address}?from=${encodeURIComponent(from)}`);
}

/** What lies under the cursor, or the shape that has the focus itself. */
function enter(lasting: DocumentContext, { board, cursor }: MapContext, target: Element): void {
  const shape = target.closest<SVGElement>('[data-unit], [data-side], [data-place]');
  const own = shape?.dataset.unit ?? shape?.dataset.side ?? shape?.dataset.place;
  if (own !== undefined) {
    choose(lasting, own);
    return;
  }
  cursor.wake();
  const { spot } = cursor;
  if (spot === undefined) return;
  const [only, second] = board.choicesAt(spot.id);
  if (only === undefined) void lasting.refuse(board.countersAt(spot.id).at(-1)?.id ?? spot.id);
  else if (second === undefined) choose(lasting, only);
  else cursor.tell();
}

/** Takes a choice, and says what became of a box. */
function choose({ page, map }: DocumentContext, id: string): void {
  const choice = choicesFor(page, id)[0];
  press(page, id);
  if (choice instanceof HTMLInputElement && choice.type === 'checkbox') map()?.cursor.tell();
}

/** The nth of what can be chosen under the cursor. */
function pick(lasting: DocumentContext, { board, cursor }: MapContext, n: number): void {
  const id = cursor.spot === undefined ? undefined : board.choicesAt(cursor.spot.id)[n - 1];
  if (id !== undefined) choose(lasting, id);
}
