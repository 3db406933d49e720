/**
 * While boxes are being ticked the page says what would come of it; and why something else cannot be chosen.
 */

const PAUSE = 120;

/** Explains the forms of a page that the game can say something of. `home`: the pages of the seat. */
export function explainForms(page: Document, home: string): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-explained]')) {
    const shown = form.querySelector<HTMLElement>('[data-odds]');
    if (shown === null) continue;
    // It would be pressed by Enter, though nobody sees it.
    form.querySelector('[data-ask-odds]')?.remove();
    // A line of a plan rolls nothing when it is added.
    const rolls = form.closest('.plan-desk') === null;
    const foreseen = rolls ? form.querySelector<HTMLInputElement>('[name=foreseen]') : null;
    const button = rolls ? page.querySelector<HTMLElement>('[data-main][form=asking-form]') : null;
    let timer = 0;
    let asked = 0;
    const ask = async (): Promise<void> => {
      asked += 1;
      const turn = asked;
      const query = queryOf(form);
      const show = async (): Promise<void> => {
        const text = await explanation(home, query);
        // An answer that a later question has overtaken is old.
        if (turn !== asked || text === undefined) return;
        shown.innerHTML = text;
        const roll = shown.querySelector<HTMLElement>('[data-foreseen]');
        if (foreseen !== null) foreseen.value = roll?.dataset.foreseen ?? '';
        if (button !== null) button.textContent = roll?.textContent ?? button.dataset.plain ?? '';
      };
      await show();
      // The table is there at once; what becomes of each unit takes a moment longer.
      if (turn !== asked || shown.querySelector('[data-fates-wait]') === null) return;
      query.set('fates', '1');
      await show();
    };
    const soon = (): void => {
      // Until the odds of what is ticked now are known, nothing is foreseen.
      if (foreseen !== null) foreseen.value = '';
      clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), PAUSE);
    };
    form.addEventListener('input', soon);
    const waits = shown.querySelector('[data-fates-wait]') !== null;
    if (form.querySelector('input:checked') !== null && ((foreseen?.value ?? '') === '' || waits)) soon();
  }
}

/**
 * Why an id is not among the choices of the page, as a piece of a page; undefined when nothing is to be said.
 */
export async function whyNot(page: Document, home: string, id: string): Promise<string | undefined> {
  const asking = page.querySelector<HTMLElement>('[data-asking]');
  const kind = page.querySelector('.board .place.choice') === null ? 'unit' : 'place';
  const there = page.querySelector(`.board [data-${kind}="${CSS.escape(id)}"]`);
  if (asking === null || there === null) return undefined;
  const query = new URLSearchParams(asking.dataset.asking);
  query.append(asking.dataset.field ?? '', id);
  const text = await explanation(home, query);
  return text === undefined || text.trim() === '' ? undefined : text;
}

async function explanation(home: string, query: URLSearchParams): Promise<string | undefined> {
  try {
    const answer = await fetch(`${home}/explain?${query}`, { headers: { Accept: 'text/html' } });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
