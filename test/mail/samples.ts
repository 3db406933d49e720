/** Hand-made mails to be: payloads, seats, and a composer over the real games. */
import { createHash } from 'node:crypto';
import { loadGame } from '../../src/games/index.js';
import { makeLinkKeys } from '../../src/links/index.js';
import { type Composer, type ComposerParts, makeComposer } from '../../src/mail/index.js';
import type { Chapter, MailKind, MailPayload, ReportRoll } from '../../src/match/index.js';
import type { Scene, View } from '../../src/referee/index.js';
import { FIRST_SENDING, type OutboxMail, type SeatRecord, USUAL_WISHES } from '../../src/store/index.js';

export const NOW = new Date('2026-11-21T10:15:30Z');
export const KINDS: readonly MailKind[] = [
  'invitation',
  'claim',
  'begin',
  'turn',
  'question',
  'consent',
  'lost',
  'declined',
  'takeBack',
  'takeBackDeclined',
  'resignOffered',
  'resignDeclined',
  'substitute',
  'substituteDeclined',
  'substituted',
  'outage',
  'beaconless',
  'moveWanted',
  'result',
  'stopped',
  'link',
  'settings',
  'unreachable',
  'reminder',
  'timeUp',
  'overdue',
  'extended',
  'pauseWanted',
  'paused',
  'resumed',
];

export const keys = makeLinkKeys([{ id: '307076d2', secret: Buffer.alloc(32, 7) }]);
export const settings = { base: 'https://denrei.example', from: 'runner@denrei.example', keys } as const;
export const game = loadGame('kyuchorei');

/** 64 hex digits that look like a digest. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const state = game.rules.start({ scenario: 'standard', options: {} });
const view: View = game.position.view(state, 'RU');
const scene = { en: game.picture.scene(view, 'en', []), ja: game.picture.scene(view, 'ja', []) };
/** Less to draw: the map itself is the board's business. */
const small = (whole: Scene): Scene => ({ ...whole, counters: [], marks: [] });

const roll = (k: number, changes: Partial<ReportRoll> = {}): ReportRoll => ({
  chain: 1,
  k,
  link: digestOf(`link ${k}`),
  purpose: 'melee',
  dice: [6],
  faces: [4],
  modifiers: [],
  total: 4,
  outcomes: [
    [0, 'eliminated'],
    [1, 'retreat'],
    [6, 'none'],
  ],
  outcome: 'none',
  ...changes,
});

const fort = { amount: 1, on: 'defence', reason: 'fort', clause: 'KY-9.3.3.a' } as const;
const fight = { units: ['J-III-4', 'J-II-4'], unit: 'R-III-33', at: '1503', attack: 8, defence: 5, odds: 1 };

export const CHAPTERS: readonly Chapter[] = [
  {
    n: 41,
    at: '2026-11-20T22:05:00Z',
    type: 'joined',
    entries: [],
    told: [],
    rolls: [],
    facts: { side: 'JP', seed: digestOf('seed') },
  },
  {
    n: 42,
    at: '2026-11-21T10:15:30Z',
    type: 'played',
    entries: [
      { key: 'move', unit: 'J-III-4', from: '1402', to: '1403', path: ['1402', '1403'] },
      { key: 'roll', roll: 0 },
      { key: 'melee.none', ...fight },
      { key: 'roll', roll: 1 },
      { key: 'melee.retreat', ...fight },
    ],
    told: [{ key: 'turn', n: 4 }],
    rolls: [roll(17, { modifiers: [fort] }), roll(18, { faces: [1], total: 1, outcome: 'retreat' })],
    facts: {},
  },
];

const WAITING = {
  kind: 'retreatFromMelee',
  clause: 'KY-9.4.1',
  scope: [{ key: 'turn', n: 4 }, { key: 'J2' }],
  about: { unit: 'R-III-33', from: '1503' },
  forms: ['retreat', 'eliminate'],
} as const;

/** A mail of a kind to the Russian side, as the match layer would write it. */
export function payloadOf(kind: MailKind, changes: Partial<MailPayload> = {}): MailPayload {
  const first = kind === 'invitation' || kind === 'claim';
  return {
    kind,
    match: 'm7k2p9',
    game: 'kyuchorei',
    rulesVersion: 1,
    pack: null,
    side: 'RU',
    event: first ? 1 : 42,
    head: { number: first ? 1 : 42, hash: digestOf('head') },
    commitments: { chain: 1, open: digestOf('open'), secret: digestOf('secret') },
    dice: [],
    names: { JP: '山田 太郎', RU: 'Ivan Petrov' },
    now: [{ key: 'turn', n: 4 }, { key: 'J2' }],
    ...(kind === 'turn' || kind === 'question' ? { question: WAITING } : {}),
    interrupt: kind === 'question',
    chapters: first ? [] : CHAPTERS,
    scene: { en: small(scene.en), ja: small(scene.ja) },
    position: { en: game.picture.describe(view, 'en'), ja: game.picture.describe(view, 'ja') },
    standing: first ? [] : [{ do: 'advance', rule: 'never' }],
    ...(kind === 'result'
      ? { ended: { reason: 'rules', result: { winner: 'JP', key: 'moppedUp', clause: 'KY-11.2' } } }
      : {}),
    ...(first ? { invitedBy: 'JP' } : {}),
    scenario: game.scenarios[0]?.id ?? '',
    options: {},
    ...changes,
  };
}

/** The same with the whole map. */
export function wholeMap(payload: MailPayload): MailPayload & { readonly scene: typeof scene } {
  return { ...payload, scene };
}

export function seatOf(changes: Partial<SeatRecord> = {}): SeatRecord {
  const person = {
    side: 'RU',
    name: 'Ivan Petrov',
    address: 'ivan@example.org',
    locale: 'en',
    timeZone: 'Europe/London',
  };
  const held = { holder: 'person', listed: false, stuckAt: null, ...USUAL_WISHES } as const;
  return {
    ...person,
    ...held,
    joinedAt: NOW,
    digest: null,
    seed: digestOf('seed'),
    words: null,
    wordsBefore: false,
    first: false,
    kept: null,
    ownWitness: true,
    witness: null,
    generation: 0,
    mailing: true,
    hook: null,
    hookNonce: null,
    bouncedAt: null,
    bounces: 0,
    lastBounceAt: null,
    lastMailedEvent: 0,
    ...changes,
  };
}

/** The row of a payload, named as the match layer names it. */
export function rowOf(payload: MailPayload, changes: Partial<OutboxMail> = {}): OutboxMail {
  const { match, event, kind, side } = payload;
  return {
    messageId: `${match}.${event}.${kind}.${side}`,
    matchId: match,
    side,
    event,
    kind,
    payload: JSON.stringify(payload),
    createdAt: NOW,
    nextAt: NOW,
    ...FIRST_SENDING,
    ...changes,
  };
}

/** Composes over the games of the house. */
export function composerOf(changes: Partial<ComposerParts> = {}): Composer {
  return makeComposer({
    settings,
    game: (payload) => loadGame(payload.game, payload.rulesVersion),
    ...changes,
  });
}
