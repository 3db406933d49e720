/**
 * A whole match by e-mail between two random players, on this machine, through the real service and a real SMTP
 * server. The players know only what their e-mails say.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../../src/cli/commands/audit.js';
import type { Config } from '../../src/cli/config.js';
import type { Exit } from '../../src/cli/fault.js';
import { type Service, startService } from '../../src/cli/service.js';
import { print, type Terminal } from '../../src/cli/terminal.js';
import { makeFolder } from '../../src/store/index.js';
import { Browser, type Shown } from './browser.js';
import { demoFate, type Fate } from './fate.js';
import { waitPatiently } from './patience.js';
import { Player } from './player.js';
import { openPostOffice } from './post.js';

export interface DemoOptions {
  readonly game: string;
  /** Folder for the journal, the mails and the maps; undefined: a new one for temporary files. */
  readonly out?: string | undefined;
  /** Of everything: choices, dice and the time of day. Undefined: chance and time are the real ones. */
  readonly seed: number | undefined;
  /** 0: any free one. */
  readonly port: number;
}

/** Between two looks at the outbox, and how long none may leave it (ms). */
const GLANCE = 5;
const PATIENCE = 60_000;
/** As often as two players and their pages like. */
const NO_LIMITS = { requests: 1e9, changes: 1e9, opening: 1e9, mails: 1e9 };
const PEOPLE = [
  { name: '広瀬 武夫', address: 'hirose@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' },
  { name: 'Ariadna Kowalewska', address: 'ariadna@example.org', locale: 'en', timeZone: 'Europe/Warsaw' },
] as const;

/** Plays a match and audits its journal by the rules; the exit code is the audit's. */
export async function demo(terminal: Terminal, { game, out, seed, port }: DemoOptions): Promise<Exit> {
  const folder = out ?? (await mkdtemp(join(tmpdir(), 'denrei-demo-')));
  makeFolder(folder);
  const data = await mkdtemp(join(tmpdir(), 'denrei-demo-data-'));
  let mails = 0;
  const post = await openPostOffice(folder, (line) => {
    mails++;
    void print(terminal, line);
  });
  try {
    const fate = demoFate(seed);
    const service = await startService(configFor(data, post.url, port), { mails: true }, fate);
    await print(terminal, `The service: ${service.base}`);
    try {
      await open(service.base, game);
      const players = PEOPLE.map(({ address }, i) => new Player(post.inbox(address), fate.picks(i)));
      const { player, page } = await playOut(service, players, fate, () => mails);
      await writeFile(join(folder, 'journal.jsonl'), await player.browser.download(journalLink(page)));
    } finally {
      await service.stop();
    }
  } finally {
    await post.close();
    await rm(data, { recursive: true, force: true });
  }
  await print(terminal, `Journal, e-mails and maps: ${folder}`);
  return audit(terminal, { file: join(folder, 'journal.jsonl'), heads: post.heads, rules: true });
}

/** One player after the other, each when all mails have come: so it does not matter how fast they come. */
async function playOut(
  service: Service,
  players: readonly Player[],
  fate: Fate,
  arrived: () => number,
): Promise<{ readonly player: Player; readonly page: Shown }> {
  for (;;) {
    await delivered(service, arrived);
    const player = players.find(({ isAsked }) => isAsked);
    if (player === undefined) throw new Error('no player got an e-mail');
    fate.pass();
    const page = await player.play();
    if (page.sections.includes('ended')) {
      await delivered(service, arrived);
      return { player, page };
    }
  }
}

/** Resolves when no mail waits to be sent. `arrived`: how many have come. */
async function delivered({ running: { store } }: Service, arrived: () => number): Promise<void> {
  const waiting = () => Promise.all([false, true].map((again) => store.nextMailAt(again)));
  const isThere = async () => (await waiting()).every((at) => at === undefined);
  const post = { isThere, headway: arrived, pause: () => sleep(GLANCE) };
  if (!(await waitPatiently(post, PATIENCE / GLANCE))) throw new Error('e-mails do not arrive');
}

function configFor(data: string, smtpUrl: string, port: number): Config {
  return {
    host: '127.0.0.1',
    port,
    baseUrl: undefined,
    databaseUrl: `file:${join(data, 'denrei.db')}`,
    data,
    production: false,
    role: 'all',
    operatorKey: undefined,
    smtpUrl,
    mailFrom: 'denrei@example.org',
    mailBox: undefined,
    mailListen: undefined,
    mailTls: undefined,
    mailbox: undefined,
    mailAuthority: undefined,
    hooks: false,
    trustProxy: false,
    logLevel: 'error',
    limits: NO_LIMITS,
    linkKeys: [],
    rootKeys: [],
    beacon: { relays: [], other: undefined, wait: 1 },
  };
}

/** Starts a match on the page of its game; both players are mailed. */
async function open(base: string, game: string): Promise<void> {
  const browser = new Browser();
  const page = await browser.open(`${base}/start/${encodeURIComponent(game)}`);
  const form = page.forms.find(({ action }) => action.startsWith('/matches'));
  if (form === undefined) throw new Error(`there is no game ${game}`);
  const [own, other] = PEOPLE;
  const others = Object.entries(other).map(([name, value]) => [`other.${name}`, value] as const);
  const opened = await browser.send(page, form, { ...own, other: 'invite', ...Object.fromEntries(others) });
  if (opened.status >= 400) throw new Error(`the match could not be opened: ${opened.status}`);
}

function journalLink(page: Shown): string {
  const href = page.links.find((link) => link.href.endsWith('/journal'))?.href;
  if (href === undefined) throw new Error(`no journal to download at ${page.url}`);
  return new URL(href, page.url).href;
}
