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
import { beginOf, chosenOn, lastOn, onMapWith, spotWith } from './begin.js';
import { boardOf, choicesFor, type DrawnMap } from './board.js';
import type { DocumentContext, MapContext } from './context.js';
import { Cursor, type CursorContext, spoken } from './cursor.js';
import { Fan } from './fan.js';
import { listenKeys } from './keys.js';
import { recallLayers } from './layers.js';
import { closeBubble, heedBubble, showBubble } from './over/bubble.js';
import { heedPointer, pointedAt } from './over/pointer.js';
import { pressOn, showMarked } from './press.js';
import { keepInputs, returnTo, settleReader } from './settle.js';
import { heardIn, makeSpeaker, type Speaker } from './speak.js';
import { heedWheel } from './view/gestures.js';
import { Pan } from './view/pan.js';
import { keepView } from './view/shown.js';
import { PathDrawing } from './way.js';

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
