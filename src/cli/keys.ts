/** The keys of the service: given by the environment, or made at the first start and kept in the data folder. */
import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RootKey } from '../journal/index.js';
import { type LinkKeys, makeLinkKeys } from '../match/index.js';
import { makeFolder } from '../store/index.js';
import type { Config } from './config.js';
import { CommandFault } from './fault.js';
import { readText } from './text.js';

const BYTES = 32;
const ID_LENGTH = 8;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

export interface Keys {
  /** The first signs, all open. */
  readonly links: LinkKeys;
  /** The first encrypts, all decrypt. */
  readonly roots: readonly RootKey[];
}

/**
 * Reads the keys, making those that nobody gave. A key is 32 bytes (of links: or more) in base64url; where there are several,
 * the newest comes first. @throws CommandFault `bad-key`
 */
export async function readKeys(config: Pick<Config, 'data' | 'linkKeys' | 'rootKeys'>): Promise<Keys> {
  const links = await keysOf('DENREI_LINK_KEYS', config.linkKeys, join(config.data, 'keys', 'links'));
  const roots = await keysOf('DENREI_ROOT_KEYS', config.rootKeys, join(config.data, 'keys', 'roots'));
  const long = roots.find(({ bytes }) => bytes.length !== BYTES);
  if (long !== undefined) throw new CommandFault('bad-key', `a key must have exactly ${BYTES} bytes`, 'DENREI_ROOT_KEYS');
  return { links: makeLinkKeys(links.map(({ id, bytes }) => ({ id, secret: bytes }))), roots };
}

async function keysOf(variable: string, given: readonly string[], file: string): Promise<Key[]> {
  const lines = given.length > 0 ? given : (await kept(file)).split(/\s+/).filter((line) => line !== '');
  const place = given.length > 0 ? variable : file;
  const keys = lines.map((line) => keyOf(place, line));
  if (keys.length === 0) throw new CommandFault('bad-key', 'holds no key', place);
  return keys;
}

function keyOf(place: string, line: string): Key {
  const bytes = /^[\w-]+=*$/.test(line) ? Buffer.from(line, 'base64url') : Buffer.alloc(0);
  if (bytes.length < BYTES) throw new CommandFault('bad-key', `a key is not ${BYTES} bytes in base64url`, place);
  // Named by what it is, so that its place in the list does not matter to what it has sealed.
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH), bytes };
}

/** The text of a key file. Of several processes that start together one makes it, and all read the same. */
async function kept(file: string): Promise<string> {
  try {
    return await readText(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await make(file);
    return readText(file);
  }
}

async function make(file: string): Promise<void> {
  makeFolder(dirname(file), 0o700);
  // A name of its own: two openings in one process must not take each other's draft away.
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${randomBytes(BYTES).toString('base64url')}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  // A link fails where the name is taken: an existing key is never written over.
  await link(draft, file).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  await rm(draft);
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function isTaken(error: unknown): boolean {
  return codeOf(error) === 'EEXIST';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
