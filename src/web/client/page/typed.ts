/** The line for typed orders offers what may come next. */

const PAUSE = 100;

/** Fills the list of the line as the reader types. */
export function offerWords(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-typed]');
  const input = form?.querySelector('input');
  const list = form?.querySelector('datalist');
  if (form === null || form === undefined || !input || !list) return;
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void fill(form.dataset.typed ?? '', input, list), PAUSE);
  });
}

async function fill(address: string, input: HTMLInputElement, list: HTMLDataListElement): Promise<void> {
  const text = input.value;
  try {
    const answer = await fetch(`${address}?${new URLSearchParams({ text })}`, {
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok || input.value !== text) return;
    const { lines } = (await answer.json()) as { readonly lines: readonly string[] };
    list.replaceChildren(
      ...lines.map((line) => Object.assign(list.ownerDocument.createElement('option'), { value: line })),
    );
  } catch {
    // Without the server's word the line takes what is typed all the same.
  }
}
