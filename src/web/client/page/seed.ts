/** A seed for the dice, made by the browser where the player can see and change it. */

const BYTES = 16;

/** Fills the seed in where the player asked for nothing else, and shows the buttons that fill in a seed. */
export function offerSeeds(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('input[data-fill-seed]'))
    if (field.value === '') field.value = makeSeed();
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-make-seed]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const field = page.getElementById(button.dataset.makeSeed ?? '');
      if (field instanceof HTMLInputElement) field.value = makeSeed();
    });
  }
}

function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
