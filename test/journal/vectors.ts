/** Makes the published examples of the specification (src/journal/vectors.json). */

import { drawIds, drawKey, facesOf, messageOf } from '../../src/journal/dice.js';
import {
  ChainLinks,
  canonicalJson,
  canonicalWords,
  digestOfSeed,
  newChain,
  seedFrom,
  seedFromWords,
  sha256Hex,
} from '../../src/journal/index.js';
import { seal } from '../../src/journal/seals.js';
import type { Json, PublicOrder } from '../../src/referee/index.js';
import { type Mail, QUICKNET } from '../../src/verifier/index.js';
import { PUBLISHED } from '../beacon/published.js';
import { forge } from '../verifier/forge.js';
import { inboxOf } from '../verifier/inbox.js';
import { bytesOf, Maker } from './maker.js';
import { melee } from './skirmish.js';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const root = bytesOf('root');
const secretRoot = bytesOf('secret root');
const links = new ChainLinks(newChain(root).checkpoints);
const place = {
  match: 'vectors',
  chain: 1,
  seeds: { JP: sha256Hex('banzai'), RU: sha256Hex('ura') },
  beacon: null,
};
const ROUND = sha256Hex('a round');
const attack: PublicOrder = { side: 'JP', order: { do: 'melee', target: '1503', units: ['J-III-4'] } };

function canonicalVectors() {
  const values: Json[] = [
    { b: [1, -2, null], a: true },
    { '\u20ac': '€', '\r': 'CR', '1': '一', '\u{1f602}': '😂' },
    ['\u0007"\\/\n', '伝令'],
  ];
  return values.map((value) => ({
    value,
    text: canonicalJson(value),
    sha256: sha256Hex(canonicalJson(value)),
  }));
}

function chainVectors() {
  return {
    root: hex(root),
    links: Object.fromEntries([0, 1, 2, 63, 64, 65, 4094, 4095].map((k) => [k, hex(links.at(k))])),
  };
}

/** A seed made from a secret, and its digest. */
function seedVectors() {
  const secret = bytesOf('secret of a player');
  const at = { match: 'vectors', chain: 1, side: 'JP' };
  const seed = seedFrom(secret, at);
  return { secret: hex(secret), ...at, seed, digest: digestOfSeed(at, seed) };
}

/** Six spellings of one text, and what it makes; and what is no words of anybody. */
function wordVectors() {
  const spellings = [
    '4616 2253 14 Ivory Owl',
    '4616-2253-14, ivory owl!',
    '461622531４IVORYOWL',
    '4616 2253 l4 lv0ry 0w1',
    '４６１６２２５３１４ｉｖｏｒｙｏｗｌ',
    'サイコロ：4616　2253　Ⅰ4　ⅰvory　ｏwl',
  ];
  const at = { match: 'vectors', chain: 1, side: 'RU' };
  const words = canonicalWords(spellings[0] ?? '');
  return { ...at, spellings, words, seed: seedFromWords(at, words) };
}

/**
 * One throw of each kind: long enough to meet bytes that are skipped and a second block, and with a round of
 * a beacon.
 */
function facesVectors() {
  const dice = [[6], Array.from({ length: 24 }, () => 100), [256, 1, 20]];
  return dice.map((dice, i) => {
    const k = i + 1;
    const message = messageOf({ ...place, beacon: k === 3 ? ROUND : null }, 'open', k);
    const link = links.at(k);
    const text = canonicalJson(message);
    return { link: hex(link), message, text, dice, faces: facesOf(link, message, dice) };
  });
}

function drawVectors() {
  const from = ['C10', 'C2', 'C1', 'C9', 'c1'];
  return [2, 5].map((take, i) => {
    const k = i + 1;
    const ids = drawIds(place, secretRoot, k, { purpose: 'hand', from, take });
    return { secretRoot: hex(secretRoot), k, key: hex(drawKey(secretRoot, k)), from, take, ids };
  });
}

function sealVectors() {
  const contents: [string, Json][] = [
    [
      'JP',
      {
        orders: [[0, { do: 'hide', at: '1405' }]],
        draws: [{ after: 1, purpose: 'hand', ids: ['C2'] }],
        told: [{ key: 'standing.fired' }],
      },
    ],
    ['draws', [{ side: 'JP', after: 1, k: 1, purpose: 'hand', from: ['C1', 'C2'], ids: ['C2'] }]],
    ['state', { turn: 4, step: 'melee' }],
  ];
  return contents.map(([name, content]) => ({
    secretRoot: hex(secretRoot),
    match: 'vectors',
    n: 7,
    name,
    ...seal(secretRoot, 'vectors', 7, name, content),
  }));
}

/** A whole match of ten events: a hand dealt, a melee, the end. */
function journalVector() {
  const hand = { purpose: 'hand', from: ['C1', 'C2', 'C3'], take: 1 };
  const made = new Maker('vectors').begun();
  made.play([{ draw: { side: 'JP', ...hand } }, { draw: { side: 'RU', ...hand } }]);
  made
    .play([{ order: attack }, melee, { roll: { purpose: 'wind', dice: [6, 6] } }])
    .end()
    .unseal();
  return { all: made.file('all'), JP: made.file('JP') };
}

/** Files at the edges of the specification, each with the fault that it must give. */
function faultVectors() {
  const public_ = new Maker('vectors').begun().end().unseal().file('public');
  const ended = JSON.parse(public_.split('\n').at(-3) ?? '').event.n;
  const rerooted = new Maker('vectors').open().reroot();
  const beaconed = new Maker('vectors');
  beaconed.terms = { name: QUICKNET.name, chain: QUICKNET.chain, wait: 1 };
  const [{ round, signature }] = PUBLISHED;
  beaconed.begun().order([], round - 1);
  beaconed.add({ type: 'beaconless', at: beaconed.at, public: { round } });
  beaconed.with({ round, signature }).play([melee]);
  const typed = new Maker('vectors').typed('4616225314').file('public');
  const extra = (what: 'roots' | 'secrets') => {
    const { public: opened } = JSON.parse(public_.trimEnd().split('\n').at(-1) ?? '').event;
    return [...opened[what], '00'.repeat(32)];
  };
  const unsealed = ended + 1;
  return [
    { what: 'an empty file', text: '', line: 1, code: 'empty' },
    {
      what: 'an end for an unknown reason',
      text: forge(public_, ended, 'event.public.reason', 'bored'),
      line: ended + 1,
      code: 'shape',
    },
    {
      what: 'new roots for an unknown reason',
      text: forge(rerooted.file('public'), 2, 'event.public.reason', 'bored'),
      line: 3,
      code: 'shape',
    },
    {
      what: 'a played event with a round after beaconless',
      text: beaconed.file('public'),
      line: 10,
      code: 'beacon',
    },
    {
      what: 'words that are not written canonically',
      text: forge(typed, 5, 'event.public.words', '46i6225314'),
      line: 6,
      code: 'shape',
    },
    {
      what: 'words that make another seed',
      text: forge(typed, 5, 'event.public.words', '4616225315'),
      line: 6,
      code: 'seed',
    },
    {
      what: 'words in the seed of the side that committed',
      text: forge(typed, 6, 'event.public.words', '4616225314'),
      line: 7,
      code: 'seed',
    },
    {
      what: 'a root of a chain that was never committed to',
      text: forge(public_, unsealed, 'event.public.roots', extra('roots')),
      line: unsealed + 1,
      code: 'root',
    },
    {
      what: 'a secret root of a chain that was never committed to',
      text: forge(public_, unsealed, 'event.public.secrets', extra('secrets')),
      line: unsealed + 1,
      code: 'secret',
    },
  ];
}

/** E-mails at the edges of the specification: what a verifier that is told `side` must say of them. */
function mailVectors() {
  const made = new Maker('vectors').begun().play([melee]).end().unseal();
  const wordsIn = (match: Maker) => inboxOf(match).map(({ name, at, text }) => ({ name, at, text }));
  const inbox = wordsIn(made);
  const edited = (change: (mail: Mail, i: number) => Partial<Mail>) =>
    inbox.map((mail, i) => ({ ...mail, ...change(mail, i) }));
  const behind = (i: number, lines: string) =>
    edited((mail, at) => (at === i ? { text: `${mail.text}${lines}` } : {}));
  const side = 'RU';
  const both = [
    { chain: 1, what: 'roots' },
    { chain: 1, what: 'digest' },
  ];
  const none = '0'.repeat(64);
  return [
    { what: 'a whole inbox', side, mails: inbox, late: [] },
    {
      what: 'roots and digest with a low head, after the seeds',
      side,
      mails: edited((mail, i) => (i < 4 ? { at: mail.at + 9720 } : {})),
      late: both,
    },
    {
      what: 'no time of arrival',
      side,
      mails: edited(() => ({ at: 0 })),
      late: both,
    },
    {
      what: 'e-mails for the other side',
      side,
      mails: edited(({ text }) => ({ text: text.replace('for RU', 'for JP') })),
      code: 'reader',
    },
    {
      what: 'words, and the seed that they make',
      side,
      mails: wordsIn(new Maker('vectors').typed('4616225314').play([melee])),
      late: [],
    },
    {
      what: 'words that make another seed',
      side,
      mails: wordsIn(new Maker('vectors').typed('4616225314')).map((mail) => ({
        ...mail,
        text: mail.text.replace('4616225314', '4616225315'),
      })),
      code: 'seed',
    },
    {
      what: 'facts planted by a player',
      side,
      mails: behind(6, `\n| -- dice\n| match vectors\n| head 7 ${none}\n`),
      late: [],
    },
    {
      what: 'a root and a secret root of a chain whose roots no e-mail told',
      side,
      mails: behind(8, `root 2 ${none}\nsecret 2 ${none}\n`),
      late: [],
    },
  ];
}

export function vectors(): Json {
  const made = {
    canonical: canonicalVectors(),
    chain: chainVectors(),
    seed: seedVectors(),
    words: wordVectors(),
    faces: facesVectors(),
    draws: drawVectors(),
    seals: sealVectors(),
    rounds: PUBLISHED.map((round) => ({ ...round, beacon: sha256Hex(Buffer.from(round.signature, 'hex')) })),
    journal: journalVector(),
    faults: faultVectors(),
    mails: mailVectors(),
  };
  return JSON.parse(JSON.stringify(made));
}
