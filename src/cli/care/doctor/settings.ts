/** Node, settings and keys. */

import type { DatabaseState, KeyUse } from '../../../store/index.js';
import { type Config, usesMailbox } from '../../config.js';
import { presentKeys } from '../../keys.js';
import { type Finding, findings } from './finding.js';

/** The newest Node with long support that this house was tried on, and the oldest that it runs on. */
const RECOMMENDED = 24;

export function checkNode(version: string): readonly Finding[] {
  const { ok, warn } = findings('node');
  const major = Number(version.split('.')[0]);
  return [major >= RECOMMENDED ? ok('doctor.node', { version }) : warn('doctor.nodeOld', { version })];
}

export function checkSettings(config: Config): readonly Finding[] {
  const { ok, warn, bad } = findings('settings');
  const found: Finding[] = [];
  const { baseUrl, production, trustProxy } = config;
  if (usesMailbox(config)) found.push(warn('doctor.mailbox'));
  else if (baseUrl === undefined) found.push(bad('doctor.noBase'));
  else if (!baseUrl.startsWith('https:')) found.push(warn('doctor.noHttps', { base: baseUrl }));
  if (production && baseUrl?.startsWith('https:') === true && trustProxy === false)
    found.push(warn('doctor.noProxy'));
  if (trustProxy === true) found.push(warn('doctor.anyProxy'));
  return found.length > 0 ? found : [ok('doctor.settings', { base: baseUrl ?? '' })];
}

/** The keys that the database needs, against those that are here. @throws CommandError `bad-key` */
export async function checkKeys(
  config: Config,
  { keys: needed, made }: Pick<DatabaseState, 'keys' | 'made'>,
): Promise<readonly Finding[]> {
  const { ok, bad } = findings('keys');
  const here = await presentKeys(config);
  const uses: readonly KeyUse[] = ['links', 'roots'];
  const missing = uses.flatMap((use) => needed[use].filter((id) => !here[use].includes(id)));
  if (missing.length > 0) return [bad('doctor.keysMissing', { ids: missing.join(', ') })];
  const count = uses.reduce((sum, use) => sum + here[use].length, 0);
  return [count === 0 && !made ? ok('doctor.keysNone') : ok('doctor.keys', { count })];
}
