/** All boxes of a field at once: buttons that only a browser that runs this can offer. */

/** Shows the buttons of this page and of those that it is turned to. Once a document. */
export function offerMarking(page: Document): void {
  const show = (): void => {
    for (const offer of page.querySelectorAll<HTMLElement>('[data-mark-all]')) offer.hidden = false;
  };
  show();
  page.addEventListener('turned', show);
  page.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[name=mark]') : null;
    if (button !== null) markAll(button, button.value === 'all');
  });
}

function markAll(button: HTMLElement, ticked: boolean): void {
  const boxes =
    button.closest('form')?.querySelectorAll<HTMLInputElement>('input[type=checkbox][data-choice]') ?? [];
  for (const box of boxes) box.checked = ticked;
  // As if the last one had been ticked by hand: the map and the odds follow.
  const last = [...boxes].at(-1);
  for (const kind of ['input', 'change']) last?.dispatchEvent(new Event(kind, { bubbles: true }));
}
