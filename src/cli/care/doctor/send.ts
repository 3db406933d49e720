/** `denrei doctor --send`: a real e-mail to a person, and whether the reply comes in where the service runs. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_TESTS, signTestAddress } from '../../../links/index.js';
import { trySmtp } from '../../../mail/index.js';
import { addressSchema } from '../../../match/index.js';
import { lastTestReply } from '../../../store/index.js';
import type { Config } from '../../config.js';
import { CommandError } from '../../fault.js';
import { presentKeys, readKeys } from '../../keys.js';
import { localeOf, mention, type Terminal } from '../../terminal.js';
import { inWords, said } from '../../words/index.js';
import { type Finding, findings } from './finding.js';
import { reasonOf } from './post.js';

/** Milliseconds that a person has for a reply, and between two looks. */
const PATIENCE = 600_000;
const BETWEEN = 1_000;

/** Sends an e-mail, and waits for the reply where there is a way in. @throws CommandError `usage` */
export async function checkWay(
  terminal: Terminal,
  config: Config,
  to: string,
  patience = PATIENCE,
): Promise<readonly Finding[]> {
  const { ok, warn, bad } = findings('mail');
  if (!addressSchema.safeParse(to).success)
    throw new CommandError('usage', said('usage.send', { text: to }), '--send');
  const { smtpUrl, mailFrom, databaseUrl, mailBox } = config;
  if (smtpUrl === undefined) return [bad('doctor.sendNoSmtp')];
  const test = randomInt(MOST_TESTS);
  const replyTo = await replyAddress(config, test);
  const words = (key: 'doctor.testSubject' | 'doctor.testReply' | 'doctor.testOnly') =>
    inWords(localeOf(terminal), said(key));
  try {
    await trySmtp(smtpUrl, {
      from: mailFrom ?? 'denrei@localhost',
      to,
      ...(replyTo === undefined ? {} : { replyTo }),
      subject: words('doctor.testSubject'),
      text: words(replyTo === undefined ? 'doctor.testOnly' : 'doctor.testReply'),
    });
  } catch (error) {
    return [bad('doctor.sendFails', { address: to, reason: reasonOf(error) })];
  }
  const sent = ok('doctor.sent', { address: to });
  if (replyTo === undefined) return [sent, warn('doctor.noWayIn')];
  mention(terminal, 'doctor.waiting', { address: to, minutes: Math.ceil(patience / 60_000) });
  for (const end = performance.now() + patience; performance.now() < end; await sleep(BETWEEN))
    if ((await lastTestReply(databaseUrl)) === test) return [sent, ok('doctor.replied')];
  return [sent, bad('doctor.noReply', { box: mailBox ?? '' })];
}

/** Where a reply comes in; undefined: nowhere, or no service has made the keys yet. */
async function replyAddress(config: Config, test: number): Promise<string | undefined> {
  const { mailBox, mailListen, mailbox } = config;
  if (mailBox === undefined || (mailListen === undefined && mailbox === undefined)) return undefined;
  const present = await presentKeys(config);
  if (present.links.length === 0 || present.roots.length === 0) return undefined;
  return signTestAddress((await readKeys(config, present)).links, mailBox, test);
}
