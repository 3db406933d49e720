/**
 * The keys of the service: given by the environment, or made at the first start and kept in the data folder.
 */
import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RootKey } from '../journal/index.js';
import { type LinkKeys, makeLinkKeys } from '../links/index.js';
import { type KeyUse, makeFolder } from '../store/index.js';
import type { Config } from './config.js';
import { CommandError, EXIT } from './fault.js';
import { readText } from './text.js';
import { said } from './words/index.js';

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

/** Ids of the keys that a database was used with before. */
export type KnownKeys = { readonly [U in KeyUse]: readonly string[] };

const VARIABLES: { readonly [U in KeyUse]: string } = {
  links: 'DENREI_LINK_KEYS',
  roots: 'DENREI_ROOT_KEYS',
};

type Given = Pick<Config, 'data' | 'linkKeys' | 'rootKeys'>;

/**
 * Reads the keys, making those that nobody gave where the database knows of none. A key is 32 bytes (of
 * links: or more) in base64url; where there are several, the newest comes first. @throws CommandFault
 * `bad-key`, `missing-key`
 */
export async function readKeys(config: Given, known: KnownKeys = { links: [], roots: [] }): Promise<Keys> {
  const links = await keysOf('links', config.linkKeys, config.data, known.links);
  const roots = await keysOf('roots', config.rootKeys, config.data, known.roots);
  const long = roots.find(({ bytes }) => bytes.length !== BYTES);
  if (long !== undefined)
    throw new CommandError('bad-key', said('key.long', { bytes: BYTES }), 'DENREI_ROOT_KEYS');
  return { links: makeLinkKeys(links.map(({ id, bytes }) => ({ id, secret: bytes }))), roots };
}

async function keysOf(
  use: KeyUse,
  given: readonly string[],
  data: string,
  known: readonly string[],
): Promise<Key[]> {
  const file = join(data, 'keys', use);
  const place = given.length > 0 ? VARIABLES[use] : file;
  const keys =
    given.length > 0 ? given.map((line) => keyOf(place, line)) : await keysIn(file, known.length === 0);
  const missing = known.filter((id) => !keys.some((key) => key.id === id));
  if (missing.length > 0)
    throw new CommandError(
      'missing-key',
      said(`key.missing.${use}`, { ids: missing.join(', ') }),
      place,
      EXIT.locked,
    );
  if (keys.length === 0) throw new CommandError('bad-key', said('key.none'), place);
  return keys;
}

/** The keys that are there, none made. @throws CommandFault `bad-key` */
export async function presentKeys(config: Given): Promise<KnownKeys> {
  const idsOf = async (use: KeyUse, given: readonly string[]) => {
    const file = join(config.data, 'keys', use);
    const keys =
      given.length > 0 ? given.map((line) => keyOf(VARIABLES[use], line)) : await keysIn(file, false);
    return keys.map(({ id }) => id);
  };
  return { links: await idsOf('links', config.linkKeys), roots: await idsOf('roots', config.rootKeys) };
}

/** The keys in a file; where there is no file they are made, or there are none. */
async function keysIn(file: string, making: boolean): Promise<Key[]> {
  const text = await kept(file, making);
  return text.split(/\s+/).flatMap((line) => (line === '' ? [] : [keyOf(file, line)]));
}

function keyOf(place: string, line: string): Key {
  const bytes = /^[\w-]+=*$/.test(line) ? Buffer.from(line, 'base64url') : Buffer.alloc(0);
  if (bytes.length < BYTES) throw new CommandError('bad-key', said('key.short', { bytes: BYTES }), place);
  // Named by what it is, so that its place in the list does not matter to what it has sealed.
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH), bytes };
}

/** The text of a key file. Of several processes that start together one makes it, and all read the same. */
async function kept(file: string, making: boolean): Promise<string> {
  try {
    return await readText(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (!making) return '';
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
