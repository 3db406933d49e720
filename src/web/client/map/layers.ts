/**
 * What is laid over the map: boxes that the stylesheet obeys. Here they are remembered from page to page, and
 * turned by a key.
 */

const KEPT = 'denrei.layers';

function boxesOf(page: Document): HTMLInputElement[] {
  return [...page.querySelectorAll<HTMLInputElement>('[data-layer-switch]')];
}

/** Ticks what was ticked on the page before. */
export function recallLayers(page: Document): void {
  const kept = (sessionStorage.getItem(KEPT) ?? '').split(' ');
  for (const box of boxesOf(page)) {
    box.checked = kept.includes(box.dataset.layerSwitch ?? '');
    box.addEventListener('change', () => keep(page));
  }
}

/** Shows the next layer alone; after the last one none. */
export function nextLayer(page: Document): void {
  const boxes = boxesOf(page);
  const next = boxes.findLastIndex((box) => box.checked) + 1;
  for (const [i, box] of boxes.entries()) box.checked = i === next;
  keep(page);
}

function keep(page: Document): void {
  const ticked = boxesOf(page).filter((box) => box.checked);
  sessionStorage.setItem(KEPT, ticked.map((box) => box.dataset.layerSwitch).join(' '));
}
