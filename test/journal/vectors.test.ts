import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  canonicalWords,
  drawDice,
  drawKey,
  faces,
  pick,
  seedDigest,
  seedOf,
  seedOfWords,
} from '../../src/verifier/chance.js';
import { verifyJournal, verifyMails } from '../../src/verifier/index.js';
import { canonical, hex, hmac, sha256, unhex } from '../../src/verifier/json.js';
import { vectors } from './vectors.js';

const file = new URL('../../src/journal/vectors.json', import.meta.url);
const published = JSON.parse(readFileSync(file, 'utf8'));

describe('the published vectors', () => {
  test('are what the journal makes', () => {
    expect(published).toEqual(vectors());
  });

  test('of canonical JSON are what the verifier writes', async () => {
    expect(published.canonical.length).toBeGreaterThan(2);
    for (const { value, text, sha256: digest } of published.canonical) {
      expect(canonical(value)).toBe(text);
      expect(hex(await sha256(text))).toBe(digest);
    }
  });

  test('of the chain hash down, link by link', () => {
    const { root, links } = published.chain;
    let link = Buffer.from(root, 'hex');
    for (let k = 4095; k >= 0; k -= 1) {
      if (links[k]) expect(link.toString('hex'), `link ${k}`).toBe(links[k]);
      link = createHash('sha256').update(link).digest();
    }
  });

  test('of faces are what the verifier throws, and show skipped bytes', async () => {
    for (const { link, message, text, dice, faces: fallen } of published.faces) {
      expect(canonical(message)).toBe(text);
      const { v: _, ...told } = message;
      expect(await faces(unhex(link), told, dice)).toEqual(fallen);
    }
    const { link, text } = published.faces[1];
    const bytes = [...createHmac('sha256', unhex(link)).update(text).update(new Uint8Array(4)).digest()];
    expect(bytes.slice(0, 24).some((byte) => byte >= 200)).toBe(true);
  });

  test('of draws are what the verifier draws', async () => {
    const [{ message }] = published.faces;
    for (const { secretRoot, k, key, from, take, ids } of published.draws) {
      expect(hex(await drawKey(unhex(secretRoot), k))).toBe(key);
      const { v: _, ...told } = { ...message, stream: 'secret', k };
      expect(pick(from, await faces(unhex(key), told, drawDice(from, take)))).toEqual(ids);
    }
  });

  test('of a seed are what the verifier makes of a secret, and its digest', async () => {
    const { secret, match, chain, side, seed, digest } = published.seed;
    expect(await seedOf(secret, { match, chain, side })).toBe(seed);
    expect(await seedDigest({ match, chain, side }, seed)).toBe(digest);
  });

  test('of own words are what the verifier makes of six spellings, and of their seed', async () => {
    const { spellings, words, seed, match, chain, side } = published.words;
    expect(new Set(spellings).size).toBe(6);
    expect(new Set(spellings.map(canonicalWords))).toEqual(new Set([words]));
    expect(await seedOfWords({ match, chain, side }, words)).toBe(seed);
  });

  test('of seals are salted and sealed as the verifier does', async () => {
    for (const { secretRoot, match, n, name, seal, opening } of published.seals) {
      expect(hex(await hmac(unhex(secretRoot), canonical({ match, n, salt: name })))).toBe(opening.salt);
      expect(hex(await sha256(unhex(opening.salt), canonical(opening.content)))).toBe(seal);
    }
  });

  test('hold a whole journal that is sound for all and for one side', async () => {
    expect(await verifyJournal(published.journal.all)).toMatchObject({
      ok: true,
      summary: { events: 10, rolls: 2, draws: 2, complete: true },
    });
    expect(await verifyJournal(published.journal.JP)).toMatchObject({
      ok: true,
      summary: { seals: { opened: 2, closed: 4 } },
    });
  });

  test('of faults are what the verifier finds', async () => {
    expect(published.faults.length).toBeGreaterThan(5);
    for (const { what, text, line, code } of published.faults)
      expect(await verifyJournal(text), what).toMatchObject({ ok: false, fault: { line, code } });
  });

  test('of e-mails are what the verifier says of them', async () => {
    expect(published.mails.length).toBeGreaterThan(5);
    for (const { what, side, mails, late, code } of published.mails) {
      const report = await verifyMails(mails, { sides: [side] });
      expect(report, what).toMatchObject(
        code === undefined ? { ok: true, summary: { late } } : { ok: false, fault: { code } },
      );
    }
  });
});
