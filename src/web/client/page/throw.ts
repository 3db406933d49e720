/** Counts the seconds down until the round of a throw comes; what shows the dice then are the live news. */

/** Milliseconds after the round when the page is loaded again: it may say more. */
const LATE = 55_000;

/** Counts on this page and on those that are turned. */
export function countDown(page: Document, now: () => number): void {
  let timer: number | undefined;
  const look = (): void => {
    clearInterval(timer);
    const place = page.querySelector<HTMLElement>('[data-throw-due]');
    if (place === null) return;
    const since = now();
    const tell = () => {
      say(place, now());
      // A clock that is wrong must not make a page that never rests.
      if (Math.min(now() - since, now() - Date.parse(place.dataset.throwDue ?? '')) <= LATE) return;
      clearInterval(timer);
      page.dispatchEvent(new Event('overdue'));
    };
    tell();
    timer = window.setInterval(tell, 1000);
  };
  look();
  page.addEventListener('turned', look);
}

function say(place: HTMLElement, now: number): void {
  const { throwDue = '', sayLeft = '', saySoon = '' } = place.dataset;
  const left = Math.ceil((Date.parse(throwDue) - now) / 1000);
  place.textContent = left > 0 ? sayLeft.replace('{n}', String(left)) : saySoon;
  place.hidden = false;
}
