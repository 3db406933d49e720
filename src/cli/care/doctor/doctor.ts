/** `denrei doctor`: whether all that a house stands on is as it should be, and what to do where it is not. */

import type { Locale } from '../../../referee/index.js';
import { examineDatabase } from '../../../store/index.js';
import { readConfig } from '../../config.js';
import { asCommandError, EXIT, type Exit } from '../../fault.js';
import { localeOf, print, type Terminal } from '../../terminal.js';
import { inWords, said } from '../../words/index.js';
import type { Finding } from './finding.js';
import { checkClock, checkDatabase, checkDisk } from './machine.js';
import { checkMail, checkNames, textsBy } from './post.js';
import { checkRules } from './rules.js';
import { checkWay } from './send.js';
import { checkKeys, checkNode, checkSettings } from './settings.js';

export interface DoctorOptions {
  /** The name of the DKIM key. */
  readonly dkim?: string | undefined;
  /** Address of the resolver to ask. */
  readonly resolver?: string | undefined;
  /** Who is sent a real e-mail. */
  readonly send?: string | undefined;
  readonly json: boolean;
}

/** Looks at everything; 1 where something is bad. Nothing is made or changed, and sent only where asked. */
export async function doctor(terminal: Terminal, options: DoctorOptions): Promise<Exit> {
  const found = await findAll(terminal, options);
  const locale = localeOf(terminal);
  const words = ({ says }: Finding) => (typeof says === 'string' ? says : inWords(locale, says));
  if (options.json) {
    const rows = found.map((one) => ({ subject: one.subject, standing: one.standing, says: words(one) }));
    await print(terminal, JSON.stringify(rows));
  } else
    for (const one of found) {
      const standing = inWords(locale, said('doctor.standing', { standing: one.standing }));
      const subject = inWords(locale, said('doctor.subject', { subject: one.subject }));
      await print(terminal, `${standing} ${subject} ${words(one)}`);
    }
  return found.some(({ standing }) => standing === 'bad') ? EXIT.faulty : EXIT.fine;
}

async function findAll(
  terminal: Terminal,
  { dkim, resolver, send }: DoctorOptions,
): Promise<readonly Finding[]> {
  const locale = localeOf(terminal);
  const texts = textsBy(resolver);
  const node = checkNode(process.versions.node);
  const config = await settled(locale, 'settings', () => readConfig(terminal.env));
  if ('fault' in config) return [...node, config.fault];
  const { value } = config;
  const state = await settled(locale, 'database', () => examineDatabase(value.databaseUrl));
  const stored =
    'fault' in state
      ? [state.fault]
      : [
          ...(await keysFound(locale, () => checkKeys(value, state.value))),
          ...checkDatabase(state.value),
          ...checkRules(state.value),
          ...checkClock(new Date(), state.value),
        ];
  const way = send === undefined ? [] : await checkWay(terminal, value, send);
  const post = [...(await checkMail(value)), ...way, ...(await checkNames(value, texts, dkim))];
  return [...node, ...checkSettings(value), ...stored, ...checkDisk(value.data), ...post];
}

async function keysFound(
  locale: Locale,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const keys = await settled(locale, 'keys', check);
  return 'fault' in keys ? [keys.fault] : keys.value;
}

/** What is outside of us may be as it likes: the doctor says so and goes on. */
async function settled<T>(
  locale: Locale,
  subject: Finding['subject'],
  look: () => T | Promise<T>,
): Promise<{ readonly value: T } | { readonly fault: Finding }> {
  try {
    return { value: await look() };
  } catch (error) {
    const fault = asCommandError(error);
    if (fault !== undefined) {
      return { fault: { subject, standing: 'bad', says: fault.lineIn(locale) } };
    }
    throw error;
  }
}
