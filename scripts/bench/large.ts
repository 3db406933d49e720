/**
 * What a game of 1,000 hexes and 150 counters costs a page, a press and a mail: the toy on the large map, an
 * event of 600 lines and 60 rolls.
 */
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { makeComposer } from '../../src/mail/index.js';
import type { Chapter, ChapterOutline, ReportRoll } from '../../src/match/index.js';
import type { Entry, Game, GameMap, Ground, SceneChange } from '../../src/referee/index.js';
import { digestOf, game, NOW, payloadOf, rowOf, seatOf, settings } from '../../test/mail/samples.js';
import { launchBrowser } from '../../test/support/browser.js';
import { POINTS, START } from '../../test/toy/components.js';
import { spoken } from '../../test/web/spoken.js';
import { openHouse } from '../ux/house.js';
import { largeMap } from './board.js';

const PAGES = 60;
const PRESSES = 6;
const THROTTLE = 4;
const MOVES = 60;
/** Milliseconds: other work on the machine may take its time. */
const PATIENCE = 120_000;

/** Prints sizes and processor time of the page, of presses in Chromium, and of a mail. */
export async function benchLarge(): Promise<void> {
  await pagesAndPresses();
  await mails();
}

/** The toy on the large map: its points are hexes there, its counters stand beside 150 others. */
function largeToy(): Game {
  const map = largeMap();
  const hexes = new Map(
    POINTS.map((point, i) => [map.ground.places[400 + 27 * i]?.id ?? '', point] as const),
  );
  const named = (id: string) => hexes.get(id) ?? id;
  const places = map.ground.places.map((place) => ({ ...place, id: named(place.id) }));
  const ground: Ground = { ...map.ground, places };
  const others = map.scene.counters
    .slice(Object.keys(START).length)
    .map((one) => ({ ...one, place: named(one.place) }));
  return {
    ...spoken,
    id: 'large',
    picture: {
      ...spoken.picture,
      ground: () => ground,
      scene: (view, locale, changes) => {
        const scene = spoken.picture.scene(view, locale, changes);
        return { ...scene, counters: [...scene.counters, ...others] };
      },
    },
  };
}

async function pagesAndPresses(): Promise<void> {
  const house = await openHouse('large', [largeToy()]);
  const browser = await launchBrowser();
  try {
    const { match, side } = await house.playTo(await house.newMatch('large', 'en'), 'march');
    const link = await house.link(match, side);
    const cookie = await cookieOf(link);
    const at = `${house.base}/m/${match}/${side}`;
    const html = await pageOf(at, cookie);
    const page = await cpuOf(PAGES, (n) => pageOf(`${at}?since=${n}`, cookie));
    const bare = await cpuOf(PAGES, () => pageOf(`${house.base}/healthz`, cookie));
    console.log(
      `page of 1,000 hexes and 150 counters, the question of the toy: ${(page - bare).toFixed(1)} ms CPU made anew (at most 20), ` +
        `${kilo(html.length)} kB (at most 150), ${kilo(gzipSync(html).length)} kB sent (at most 40)`,
    );
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const tab = await context.newPage();
    await tab.goto(link, { waitUntil: 'commit', timeout: PATIENCE });
    await tab.waitForSelector('.map-view.pans', { timeout: PATIENCE });
    const session = await context.newCDPSession(tab);
    const busy = await presses(tab, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const slow = await presses(tab, session);
    console.log(
      `a press on a phone's page, median of ${PRESSES}: ${busy.clock} ms by the clock, ${busy.thread} ms of the page's thread; ` +
        `throttled ${THROTTLE} times ${slow.clock} ms by the clock, ${slow.thread} of the thread (at most 400)`,
    );
  } finally {
    await browser.close();
    await house.close();
  }
}

/** Presses the first choice and goes back, again and again. */
async function presses(page: Page, session: CDPSession) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const [clock, thread]: [number[], number[]] = [[], []];
  for (let n = 0; n < PRESSES; n++) {
    const before = await spent();
    clock.push(
      await page.evaluate<number>(answered("document.querySelector('.choices a, .forms a').click()")),
    );
    thread.push((await spent()) - before);
    await page.evaluate(answered('history.back()'));
  }
  return { clock: median(clock).toFixed(0), thread: median(thread).toFixed(0) };
}

/** In the page: milliseconds from a press to the frame that shows the page that was turned. */
const answered = (press: string) => `new Promise((done) => {
  const begun = performance.now();
  const shown = () => setTimeout(() => done(performance.now() - begun));
  document.addEventListener('turned', () => requestAnimationFrame(shown), { once: true });
  ${press};
})`;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function cookieOf(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual', headers: { accept: 'text/html' } });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function pageOf(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie, accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

/** Milliseconds of a processor for one of so many, whoever asks included. */
async function cpuOf(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < times; n++) await work(-n);
  const begun = process.cpuUsage();
  for (let n = 0; n < times; n++) await work(n + 1);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / times;
}

/** A phase of 60 moves of eight hexes, each fired at. */
function longChapter(): Chapter {
  const [entries, orders, rolls]: [Entry[], ChapterOutline['orders'][number][], ReportRoll[]] = [[], [], []];
  const moved = (from: string, to: string) => ({ key: 'move', unit: 'J-III-4', from, to, path: [to] });
  for (let move = 0; move < MOVES; move++) {
    orders.push({ from: entries.length, side: 'JP', do: 'move' });
    for (let step = 0; step < 8; step++) entries.push(moved(`140${step + 1}`, `140${step + 2}`));
    orders.push({ from: entries.length, side: 'RU', do: 'fire' });
    const met = { units: ['R-III-33'], unit: 'J-III-4', at: '1403' };
    const odds = { attack: 3, defence: 4, odds: 1, faces: 4, n: 1 };
    entries.push({ key: 'roll', roll: move }, { key: 'fire.none', ...met, ...odds });
    rolls.push({
      purpose: 'fire',
      dice: [6],
      faces: [4],
      modifiers: [],
      total: 4,
      outcome: 'none',
      outcomes: [
        [1, 'hit'],
        [6, 'none'],
      ],
      chain: 1,
      k: move + 1,
      link: digestOf(`link ${move}`),
    });
  }
  const now = [{ key: 'turn', n: 3 }, { key: 'J1' }];
  const phases = [{ from: 0, orders: 0, now, side: 'JP' }];
  return {
    n: 42,
    at: NOW.toISOString(),
    type: 'played',
    entries,
    told: [],
    rolls,
    facts: {},
    outline: { phases, orders },
  };
}

async function mails(): Promise<void> {
  const { ground, scene }: GameMap = largeMap();
  const changes: SceneChange[] = [100, 480, 860].flatMap((first) =>
    Array.from({ length: 8 }, (_, i): SceneChange => {
      const [from, to] = [ground.places[first + i]?.id ?? '', ground.places[first + i + 26]?.id ?? ''];
      return { style: 'move', from, to, title: `from ${from} to ${to}` };
    }),
  );
  const large = { ...game, picture: { ...game.picture, ground: () => ground } };
  const shown = { ...scene, changes };
  const payload = payloadOf('turn', { chapters: [longChapter()], scene: { en: shown, ja: shown } });
  for (const locale of ['en', 'ja'] as const) {
    const mail = await makeComposer({ settings, game: () => large })(rowOf(payload), seatOf({ locale }), NOW);
    const sizes = mail.pictures.map(({ png }) => kilo(png.length));
    const all = mail.pictures.reduce((sum, { png }) => sum + png.length, 0);
    console.log(
      `mail of 600 lines and 60 rolls, ${locale}: ${kilo(Buffer.byteLength(mail.html))} kB HTML (at most 90), ` +
        `${mail.text.split('\n').length} lines of text; pictures ${sizes.join(' + ')} = ${kilo(all)} kB (at most 200)`,
    );
  }
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
