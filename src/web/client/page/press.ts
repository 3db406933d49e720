/**
 * A form that a link leads to is sent by somebody who presses its button. Some scanners of mails press
 * buttons by script: what a script presses lacks the field that the press of a hand brings. Without scripts
 * of ours the form asks for a tick instead.
 */
export function needPress(page: Document): void {
  page.addEventListener('click', ({ isTrusted, target }) => {
    if (!isTrusted || !(target instanceof Element)) return;
    for (const place of target.closest('button')?.form?.querySelectorAll<HTMLElement>('[data-pressed]') ??
      []) {
      const field = page.createElement('input');
      Object.assign(field, { type: 'hidden', name: place.dataset.pressed, value: 'yes' });
      place.replaceChildren(field);
    }
  });
}
