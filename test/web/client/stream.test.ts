/** Which windows of a browser hold a stream of news, and what the others do. */
import { expect, test } from 'vitest';
import { hearNews, type Ways } from '../../../src/web/client/page/stream.js';

/** A browser with so many streams to share, and windows whose timers a test lets pass. */
class Windows {
  open = 0;
  readonly #free: { streams: number };
  /** What each window that waits does next. */
  waiting: (() => void)[] = [];
  readonly asked: string[] = [];
  readonly heard: string[] = [];
  readonly closed: string[] = [];
  readonly end = new Map<string, () => void>();

  constructor(streams: number) {
    this.#free = { streams };
  }

  hear(name: string): () => void {
    const free = this.#free;
    const ways: Ways = {
      take: async () => {
        if (free.streams === 0) return undefined;
        free.streams -= 1;
        return () => {
          free.streams += 1;
        };
      },
      open: (heard, closed) => {
        this.open += 1;
        heard(`1.0.${name}`);
        this.end.set(name, () => {
          this.open -= 1;
          closed();
        });
        return () => {
          this.open -= 1;
        };
      },
      ask: () => void this.asked.push(name),
      after: (ms, act) => {
        expect(ms).toBe(5_000);
        this.waiting.push(act);
        return () => {
          this.waiting = this.waiting.filter((one) => one !== act);
        };
      },
    };
    return hearNews(
      ways,
      (mark) => void this.heard.push(mark),
      () => void this.closed.push(name),
    );
  }

  /** Five seconds. */
  async pass(): Promise<void> {
    await settled();
    for (const act of this.waiting.splice(0)) act();
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let i = 0; i < 6; i++) await null;
}

test('a window without a stream asks every five seconds, until another window leaves its stream', async () => {
  const windows = new Windows(1);
  const leave = windows.hear('a');
  await settled();
  windows.hear('b');
  await windows.pass();
  await windows.pass();
  expect([windows.open, windows.asked, windows.heard]).toEqual([1, ['b', 'b'], ['1.0.a']]);
  leave();
  await windows.pass();
  await windows.pass();
  expect([windows.open, windows.asked, windows.heard]).toEqual([1, ['b', 'b', 'b'], ['1.0.a', '1.0.b']]);
});

test('a stream that the server ends is there for others', async () => {
  const windows = new Windows(1);
  windows.hear('a');
  await settled();
  windows.hear('b');
  await settled();
  windows.end.get('a')?.();
  expect(windows.closed).toEqual(['a']);
  await windows.pass();
  expect(windows.heard).toEqual(['1.0.a', '1.0.b']);
});

test('a window that is left asks no more, and keeps no stream that it got too late', async () => {
  const windows = new Windows(1);
  windows.hear('a')();
  await settled();
  expect(windows.open).toBe(0);
  windows.hear('b');
  await settled();
  expect(windows.open).toBe(1);
  const leave = windows.hear('c');
  await settled();
  leave();
  await windows.pass();
  expect([windows.asked, windows.waiting]).toEqual([[], []]);
});
