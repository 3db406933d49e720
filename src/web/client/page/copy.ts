/** Buttons that copy the address or text beside them; without scripts it can be marked and copied. */

/** Shows the buttons of a page. Again for each page that is turned. */
export function offerCopies(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false;
}

/** Copies on a press, and says so on the button. Once a document. */
export function copyOnPress(page: Document): void {
  offerCopies(page);
  page.addEventListener('turned', () => offerCopies(page));
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLButtonElement>('button[data-copy]');
    const field = button
      ?.closest('.share')
      ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!button || !field) return;
    field.select();
    void copied(field.value).then((done) => {
      if (done) button.textContent = button.dataset.done ?? '';
    });
  });
}

/** Where the browser lets nobody write to the clipboard, what is marked can still be copied by hand. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
