/** How smoothly the map of a match is moved: frames and work of the page while a finger or the mouse drags it. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../test/support/browser.js';
import { openHouse } from './house.js';
import { POSITIONS } from './positions.js';

/** A processor so many times slower is what a phone has. */
const THROTTLED = 4;
const STEPS = 180;
const FRAME = 1000 / 60;
const HUNDRED = 100;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const TABLE = { viewport: { width: 1440, height: 900 } } as const;

/** Prints a line a game and window. */
export async function measurePan(names: readonly string[]): Promise<number> {
  const games = Object.keys(POSITIONS).filter((game) => names.length === 0 || names.includes(game));
  if (games.length < names.length) {
    console.error(`usage: npm run ux -- pan [${Object.keys(POSITIONS).join(' | ')}]`);
    return 2;
  }
  const [browser, house] = [await launchBrowser(), await openHouse('pan')];
  try {
    for (const game of games) {
      const seat = await house.playTo(await house.newMatch(game, 'en'), POSITIONS[game] ?? '');
      const link = await house.link(seat.match, seat.side);
      for (const window of [PHONE, TABLE]) console.log(`${game}, ${await onePan(browser, link, window)}`);
    }
  } finally {
    await browser.close();
    await house.close();
  }
  return 0;
}

async function onePan(browser: Browser, link: string, window: typeof PHONE | typeof TABLE): Promise<string> {
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    await page.goto(link);
    await page.waitForSelector('.map-view.pans');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const free = await dragged(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLED });
    const throttled = await dragged(page, session);
    return [
      `${window.viewport.width} px: ${STEPS} steps of a drag`,
      `${free.work.toFixed(1)} ms of the page's thread a step`,
      `${told(free)}; throttled ${THROTTLED} times ${told(throttled)}`,
    ].join('; ');
  } finally {
    await context.close();
  }
}

interface Dragged {
  /** Milliseconds of the page's own thread a step: scripts, styles, layout, painting lists. */
  readonly work: number;
  /** Milliseconds between frames, the shortest first. */
  readonly gaps: readonly number[];
}

function told({ gaps }: Dragged): string {
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  const late = gaps.filter((gap) => gap > FRAME * 1.5).length;
  const share = ((HUNDRED * late) / Math.max(1, gaps.length)).toFixed(0);
  return `a frame in ${median.toFixed(1)} ms (median of ${gaps.length}), ${share} % late`;
}

/** Drags the map to and fro, a step a frame, and counts the frames. */
async function dragged(page: Page, session: CDPSession): Promise<Dragged> {
  const before = await threadTime(session);
  const gaps = await page.evaluate(moves, {
    steps: STEPS,
    touch: await page.evaluate(() => 'ontouchstart' in window),
  });
  const after = await threadTime(session);
  return { work: (after - before) / STEPS, gaps: gaps.sort((a, b) => a - b) };
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** In the page: events as a finger or a mouse makes them, one before each frame. */
function moves({ steps, touch }: { readonly steps: number; readonly touch: boolean }): Promise<number[]> {
  const frame = document.querySelector('.map-view');
  if (frame === null) return Promise.resolve([]);
  const { left, top, width, height } = frame.getBoundingClientRect();
  const at = (step: number) => ({
    clientX: left + width / 2 + (width / 3) * Math.sin((step * Math.PI) / 45),
    clientY: top + height / 2 + (height / 3) * Math.sin((step * Math.PI) / 60),
  });
  const send = (kind: 'start' | 'move' | 'end', step: number): void => {
    if (touch) {
      const finger = new Touch({ identifier: 1, target: frame, ...at(step) });
      const touches = kind === 'end' ? [] : [finger];
      frame.dispatchEvent(
        new TouchEvent(`touch${kind}`, {
          touches,
          changedTouches: [finger],
          bubbles: true,
          cancelable: true,
        }),
      );
    } else {
      const name = { start: 'down', move: 'move', end: 'up' }[kind];
      const held = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: kind === 'end' ? 0 : 1 };
      frame.dispatchEvent(new PointerEvent(`pointer${name}`, { ...held, ...at(step), bubbles: true }));
    }
  };
  return new Promise((done) => {
    const gaps: number[] = [];
    let last: number | undefined;
    let step = 0;
    send('start', 0);
    const next = (now: number): void => {
      if (last !== undefined) gaps.push(now - last);
      last = now;
      step += 1;
      if (step <= steps) send('move', step);
      if (step <= steps) requestAnimationFrame(next);
      else {
        send('end', step);
        done(gaps);
      }
    };
    requestAnimationFrame(next);
  });
}
