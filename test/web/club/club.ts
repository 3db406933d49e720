/** A service with its workers of events, and people who know it by their e-mails alone. */
import { type ClubEffects, tendEvents } from '../../../src/club/index.js';
import { type ComposedMail, sendNotices } from '../../../src/mail/index.js';
import { spoken } from '../spoken.js';
import { BASE, KEYS, makeWorld, type Visitor, type World, type WorldOptions } from '../world.js';

export const DAY = 24 * 3600;

export interface ClubWorld extends World {
  /** E-mails about events that were sent, the oldest first. */
  readonly mails: ComposedMail[];
  /** What workers do at their own time: results, events, e-mails. */
  tend(): Promise<void>;
  /** The newest e-mail to an address whose subject fits. */
  mailTo(address: string, subject: RegExp): ComposedMail;
  /** The same, followed: a browser at the page that its button leads to. */
  follow(
    address: string,
    subject: RegExp,
    browser?: Visitor,
  ): Promise<{ readonly browser: Visitor; readonly path: string }>;
}

export async function makeClubWorld(options: WorldOptions = {}): Promise<ClubWorld> {
  const world = await makeWorld(options);
  const mails: ComposedMail[] = [];
  const { store, matches, context } = world;
  const effects: ClubEffects = {
    store,
    matches,
    library: { newest: () => 1, load: () => spoken },
    clock: context.clock,
    random: context.random,
  };
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const sending = {
    store,
    transport: { send: async (mail: ComposedMail) => void mails.push(mail), close: async () => {} },
    settings: { base: BASE, from: 'denrei@denrei.example', keys: KEYS },
    game: () => spoken,
    isTextOnly: world.recipients.isTextOnly,
    clock: context.clock,
    log: silent,
  };
  const mailTo: ClubWorld['mailTo'] = (address, subject) => {
    const found = mails.findLast((mail) => mail.to.address === address && subject.test(mail.subject));
    if (found === undefined) throw new Error(`no such e-mail to ${address}: ${subject.source}`);
    return found;
  };
  return {
    ...world,
    mails,
    mailTo,
    tend: async () => {
      for (let n = 0; n < 3; n++) await tendEvents(effects);
      for (let sent = 1; sent > 0; ) sent = await sendNotices(sending);
    },
    follow: async (address, subject, browser = world.browser()) => {
      const { text } = mailTo(address, subject);
      const link = /https:\/\/denrei\.example(\/e\/\S+)/.exec(text)?.[1] ?? '';
      const answer = await browser.get(link);
      return { browser, path: String(answer.headers.location) };
    },
  };
}

/** The form of a new event, as the page has it. */
export const NEW_EVENT = {
  game: 'toy',
  title: 'Winter League',
  scenario: 'standard',
  meeting: 'duel',
  draw: 'lot',
  groupSize: '8',
  atATime: '2',
  sizeFrom: '4',
  sizeTo: '8',
  entryUntil: '2026-12-01',
  begins: '2026-12-15',
  ends: '2027-03-31',
  rated: 'yes',
  listed: 'yes',
  admission: 'free',
  clock: 'days',
  'clock.days': '3',
  'clock.grace': '0',
  'clock.absence': '10',
  'clock.timeouts': '1',
  name: 'Org',
  address: 'org@example.org',
  locale: 'en',
  timeZone: 'UTC',
} as const;

/** An event that its organizer has opened from the e-mail; gives its id and the organizer's browser. */
export async function openEvent(
  world: ClubWorld,
  changes: Readonly<Record<string, string>> = {},
): Promise<{ readonly event: string; readonly organizer: Visitor }> {
  const opened = await world.browser().post('/events?lang=en', { ...NEW_EVENT, ...changes });
  if (opened.status !== 200) throw new Error(opened.text);
  await world.tend();
  const { browser, path } = await world.follow('org@example.org', /^Open your event/);
  const event = /^\/events\/([a-z0-9]+)\//.exec(path)?.[1] ?? '';
  await browser.post(`/events/${event}/organize?lang=en`, { act: 'open' });
  return { event, organizer: browser };
}

export const addressOf = (n: number): string => `p${n}@example.org`;

/** Somebody enters by the form and the link in the e-mail; gives the browser, which holds the entry's link. */
export async function enterEvent(
  world: ClubWorld,
  event: string,
  n: number,
  locale = 'en',
): Promise<Visitor> {
  const browser = world.browser();
  await browser.post(`/events/${event}/ask?lang=${locale}`, {
    name: `Player ${n}`,
    address: addressOf(n),
    locale,
    timeZone: 'Europe/London',
  });
  await world.tend();
  const { path } = await world.follow(addressOf(n), locale === 'ja' ? /参加しますか/ : /^Enter/, browser);
  await browser.post(path, { delivery: 'immediate' });
  return browser;
}

/** Somebody answers the ready check. */
export async function sayReady(world: ClubWorld, n: number, locale = 'en'): Promise<void> {
  const { browser, path } = await world.follow(
    addressOf(n),
    locale === 'ja' ? /出場しますか/ : /^Do you play/,
  );
  const pressed = await browser.post(path, { press: 'play' });
  if (pressed.status !== 303) throw new Error(pressed.text);
}
