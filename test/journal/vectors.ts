/** Makes the published examples of the specification (src/journal/vectors.json). */

import { drawIds, drawKey } from '../../src/journal/dice/draws.js';
import { facesOf, messageOf } from '../../src/journal/dice/faces.js';
import {
  ChainLinks,
  canonicalJson,
  digestOfSeed,
  newChain,
  seedFrom,
  sha256Hex,
} from '../../src/journal/index.js';
import { seal } from '../../src/journal/seals.js';
import type { Json, PublicOrder } from '../../src/referee/index.js';
import { PUBLISHED } from '../beacon/published.js';
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

export function vectors(): Json {
  const made = {
    canonical: canonicalVectors(),
    chain: chainVectors(),
    seed: seedVectors(),
    faces: facesVectors(),
    draws: drawVectors(),
    seals: sealVectors(),
    rounds: PUBLISHED.map((round) => ({ ...round, beacon: sha256Hex(Buffer.from(round.signature, 'hex')) })),
    journal: journalVector(),
  };
  return JSON.parse(JSON.stringify(made));
}
