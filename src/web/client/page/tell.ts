/** Tells the reader what becomes of his presses and of the news, at the top of the orders. */
import { type Speaker, sentence } from '../map/speak.js';
import { placeOf } from './live.js';
import type { Notice } from './loader.js';

/** What the buttons of a notice do. */
interface Acts {
  show(): void;
  again(): void;
}

interface Told {
  readonly text: string;
  readonly button?: readonly [text: string, act: () => void];
}

/** The words come with the pages of the match; the page of a fault has none and is told in those before. */
export function makeTeller(page: Document, speaker: Speaker, acts: Acts): (notice: Notice) => void {
  let words = placeOf(page);
  return (notice) => {
    words = placeOf(page) ?? words;
    const line = lineOf(page, notice.is !== 'none');
    const state = JSON.stringify(notice);
    if (words === undefined || line === undefined || (line.dataset.told ?? '{"is":"none"}') === state) return;
    line.dataset.told = state;
    line.replaceChildren();
    const told = inWords(words, notice, acts);
    if (told === undefined) return;
    line.append(told.text);
    if (told.button !== undefined) {
      const [text, act] = told.button;
      const button = Object.assign(page.createElement('button'), { type: 'button', className: 'quiet' });
      button.textContent = text;
      button.addEventListener('click', act);
      line.append(' ', button);
    }
    // On a phone the orders may be folded away: the line below the map is seen.
    if (notice.is === 'waiting') speaker.show(told.text);
    else if (notice.is !== 'news') speaker.say(told.text);
  };
}

function inWords(words: HTMLElement, notice: Notice, acts: Acts): Told | undefined {
  switch (notice.is) {
    case 'none':
      return undefined;
    case 'news':
      return { text: sentence(words, 'moved'), button: [sentence(words, 'show'), acts.show] };
    case 'retrying':
      return { text: sentence(words, 'retrying') };
    case 'lost-order':
      return {
        text: sentence(words, notice.busy ? 'keptBusy' : 'kept'),
        button: [sentence(words, 'again'), acts.again],
      };
    case 'lost-page':
      return {
        text: sentence(words, notice.busy ? 'lostBusy' : 'lost'),
        button: [sentence(words, 'retry'), acts.again],
      };
    case 'waiting':
      return { text: sentence(words, 'waiting', { n: notice.presses }) };
    case 'full':
      return { text: sentence(words, 'full', { what: notice.name }) };
    case 'unfit': {
      const what = notice.names.filter((name) => name !== '').join(' · ');
      return { text: sentence(words, 'unfit', { what: what === '' ? '…' : what }) };
    }
  }
}

/** Its own line in the orders; a page of a fault gets one at its top when there is something to tell. */
function lineOf(page: Document, wanted: boolean): HTMLElement | undefined {
  const line = page.querySelector<HTMLElement>('[data-live-notice]');
  if (line !== null || !wanted) return line ?? undefined;
  const made = page.createElement('p');
  made.className = 'notice live-notice';
  made.setAttribute('role', 'status');
  made.dataset.liveNotice = '';
  page.querySelector('main')?.prepend(made);
  return made;
}
