/**
 * The filter of the rules page: only clauses with what is typed are shown. Without it the browser's own
 * search does.
 */

/** Turns the filter of a rules page on. */
export function filterRules(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>('[data-rules-filter]');
  const input = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  if (form === null || !input || !status) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  const texts = textsOf(page);
  input.addEventListener('input', () => {
    const wanted = input.value.normalize('NFKC').toLowerCase().trim();
    const found = texts.filter(({ element, text }) => {
      element.hidden = wanted !== '' && !text.includes(wanted);
      return !element.hidden && element.classList.contains('statement');
    }).length;
    for (const section of page.querySelectorAll<HTMLElement>('.part, .chapter'))
      section.hidden = wanted !== '' && section.querySelector(SHOWN) === null;
    status.textContent = wanted === '' ? '' : countOf(status, found);
  });
}

const PIECES = '.statement, .diagram, .table-view, .terms, .sources';
const SHOWN = ':is(.statement, .diagram, .table-view, .terms, .sources):not([hidden])';

function textsOf(page: HTMLElement) {
  return [...page.querySelectorAll<HTMLElement>(PIECES)].map((element) => ({
    element,
    text: (element.textContent ?? '').normalize('NFKC').toLowerCase(),
  }));
}

/** The page's own sentence, said for none, one or two, with the number in it. */
function countOf({ dataset }: HTMLElement, n: number): string {
  if (n === 0) return dataset.none ?? '';
  return n === 1 ? (dataset.one ?? '') : (dataset.many ?? '').replace('2', String(n));
}
