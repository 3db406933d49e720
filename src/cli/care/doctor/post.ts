/** The way of mails: the SMTP server, and what the sender's domain says of who may write in its name. */
import { Resolver } from 'node:dns/promises';
import { trySmtp } from '../../../mail/index.js';
import type { Config } from '../../config.js';
import { CommandError } from '../../fault.js';
import { said } from '../../words/index.js';
import { type Finding, findings } from './finding.js';

/** The TXT records of a name: none where it has none. */
export type Texts = (name: string) => Promise<readonly string[]>;

/** Connects, greets, encrypts and logs in, as a mail would. Nothing is sent. */
export async function checkMail({ smtpUrl, mailFrom, production }: Config): Promise<readonly Finding[]> {
  const { ok, warn, bad } = findings('mail');
  if (smtpUrl === undefined) return [production ? bad('doctor.noSmtp') : ok('doctor.mailsStay')];
  const sender = mailFrom === undefined ? [warn('doctor.noSender')] : [];
  const { host } = new URL(smtpUrl);
  try {
    await trySmtp(smtpUrl);
    return [ok('doctor.smtp', { host }), ...sender];
  } catch (error) {
    return [bad('doctor.smtpFails', { host, reason: reasonOf(error) }), ...sender];
  }
}

/** What a library says went wrong, in one line. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

/** SPF, DKIM and DMARC of the sender's domain. `selector`: the name of the DKIM key, where it was given. */
export async function checkNames(
  { smtpUrl, mailFrom }: Config,
  texts: Texts,
  selector: string | undefined,
): Promise<readonly Finding[]> {
  const domain = mailFrom?.split('@')[1];
  if (smtpUrl === undefined || domain === undefined) return [];
  const { warn } = findings('dns');
  const asked = [checkSpf(texts, domain), checkDkim(texts, domain, selector), checkDmarc(texts, domain)];
  return Promise.all(asked).catch((error: unknown) => [
    warn('doctor.dnsFails', { reason: error instanceof Error ? error.message : String(error) }),
  ]);
}

async function checkSpf(texts: Texts, domain: string): Promise<Finding> {
  const { ok, warn, bad } = findings('dns');
  const records = (await texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined) return warn('doctor.spfNone', { domain });
  if (records.length > 1) return bad('doctor.spfTwice', { domain });
  return /\s\+?all(?:\s|$)/i.test(record)
    ? warn('doctor.spfAll', { domain })
    : ok('doctor.record', { kind: 'SPF', record });
}

async function checkDkim(texts: Texts, domain: string, selector: string | undefined): Promise<Finding> {
  const { ok, warn } = findings('dns');
  if (selector === undefined) return warn('doctor.dkimAsk');
  const name = `${selector}._domainkey.${domain}`;
  const record = (await texts(name)).find((text) => /(?:^|;)\s*p=/i.test(text));
  if (record === undefined) return warn('doctor.dkimNone', { name });
  return /(?:^|;)\s*p=\s*(?:;|$)/i.test(record)
    ? warn('doctor.dkimRevoked', { name })
    : ok('doctor.record', { kind: 'DKIM', record: name });
}

/** Of the domain, else of the one that it lies in. */
async function checkDmarc(texts: Texts, domain: string): Promise<Finding> {
  const { ok, warn } = findings('dns');
  const labels = domain.split('.');
  for (let i = 0; i <= labels.length - 2; i++) {
    const name = `_dmarc.${labels.slice(i).join('.')}`;
    const record = (await texts(name)).find((text) => /^v=DMARC1(?:;|\s|$)/i.test(text));
    if (record !== undefined) return ok('doctor.record', { kind: 'DMARC', record });
  }
  return warn('doctor.dmarcNone', { domain });
}

/** Asks the resolver of the system, or the one that was named. @throws CommandError `usage` */
export function textsBy(server: string | undefined): Texts {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  try {
    if (server !== undefined) resolver.setServers([server]);
  } catch {
    throw new CommandError('usage', said('usage.resolver', { text: server ?? '' }));
  }
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      throw error;
    }
  };
}
