/** The settings of the service, from the environment. Everything has a default that lets a newcomer begin. */
import { join } from 'node:path';
import { z } from 'zod';
import { type ImapOptions, imapOptions } from '../mail/index.js';
import { addressSchema } from '../match/index.js';
import { type BeaconSettings, QUICKNET_RELAYS } from '../relays/index.js';
import { type RateLimits, USUAL_LIMITS } from '../web/index.js';
import { CommandError } from './fault.js';
import { isCommandKey, type Said, said } from './words/index.js';

export interface Config {
  readonly host: string;
  readonly port: number;
  /**
   * Address of the service without a slash at its end; undefined: made from host and port once it listens.
   */
  readonly baseUrl: string | undefined;
  readonly databaseUrl: string;
  /** Folder of the database and the keys. */
  readonly data: string;
  readonly production: boolean;
  /** What of a service this process does: all, pages alone, or what nobody asks for alone. */
  readonly role: Role;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** The service's own mailbox, at which orders and bounces arrive. */
  readonly mailBox: string | undefined;
  /** Where a relay hands over mails that came in. */
  readonly mailListen: { readonly host: string; readonly port: number } | undefined;
  /** Files of the certificate with which the listener offers TLS, and of its key. */
  readonly mailTls: { readonly cert: string; readonly key: string } | undefined;
  /** A mailbox that is looked into. */
  readonly mailbox: ImapOptions | undefined;
  /** The relay whose word on senders is taken. */
  readonly mailAuthority: string | undefined;
  /** Whether messages may be sent to services that players name. */
  readonly hooks: boolean;
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  readonly limits: RateLimits;
  /** Opens the operator's page; undefined: there is none. */
  readonly operatorKey: string | undefined;
  /** Keys in base64url, the newest first; empty: they are made in the data folder. */
  readonly linkKeys: readonly string[];
  readonly rootKeys: readonly string[];
  readonly beacon: BeaconSettings;
}

export const ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The operator's key: so many letters that nobody guesses them, and such as a header can hold. */
const OPERATOR_KEY = /^[\w.~+/-]{24,}=*$/;
/**
 * Rounds that a throw waits for its own. Where mail is set up, the orders reach an inbox first: that may take two
 * minutes.
 */
const USUAL_WAIT = 20;
const MAILED_WAIT = 40;

const text = z.string().trim().min(1);
const port = z.coerce
  .number('setting.port')
  .int('setting.port')
  .min(0, 'setting.port')
  .max(65535, 'setting.port');
const limit = z.coerce.number('setting.whole').int('setting.whole').min(1, 'setting.least');
const keys = z.string().transform((list) =>
  list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== ''),
);
const webAddress = text
  .refine((url) => URL.canParse(url) && /^https?:/.test(url), 'setting.address')
  .transform((url) => url.replace(/\/+$/, ''));

const otherBeacon = z.strictObject({
  name: z.string().min(1),
  chain: z.string().regex(/^[0-9a-f]{64}$/),
  key: z.string().regex(/^[0-9a-f]{192}$/),
  genesis: z.int().min(0),
  period: z.int().min(1),
});

/** The same as JSON. */
const otherBeaconText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'setting.beacon' });
      return z.NEVER;
    }
  })
  .pipe(otherBeacon);

/** `none`, or addresses parted by commas. */
const relays = z
  .string()
  .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((url) => url.trim())))
  .pipe(z.array(webAddress));
/** A port, or a host and a port. */
const LISTEN = /^(?:(.+):)?(\d{1,5})$/;

const environment = z.object({
  DENREI_HOST: text.optional(),
  DENREI_PORT: port.optional(),
  PORT: port.optional(),
  DENREI_BASE_URL: webAddress.optional(),
  DENREI_DATA: text.default('data'),
  DATABASE_URL: text.optional(),
  DENREI_ROLE: z.enum(ROLES, 'setting.role').default('all'),
  SMTP_URL: text.optional(),
  MAIL_FROM: addressSchema.optional(),
  MAIL_REPLY: addressSchema.refine((box) => !box.includes('+'), 'setting.box').optional(),
  MAIL_LISTEN: text.refine((place) => LISTEN.test(place), 'setting.listen').optional(),
  MAIL_TLS_CERT: text.optional(),
  MAIL_TLS_KEY: text.optional(),
  IMAP_URL: text.refine((url) => imapOptions(url) !== undefined, 'setting.imap').optional(),
  MAIL_AUTHORITY: text.optional(),
  DENREI_HOOKS: z.enum(['on', 'off'], 'setting.onOff').default('on'),
  NODE_ENV: z.string().optional(),
  TRUST_PROXY: text.transform(proxies).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  DENREI_LINK_KEYS: keys.default([]),
  DENREI_ROOT_KEYS: keys.default([]),
  DENREI_OPERATOR_KEY: z.string().trim().regex(OPERATOR_KEY, 'setting.operatorKey').optional(),
  DENREI_BEACON_RELAYS: relays.default([...QUICKNET_RELAYS]),
  DENREI_BEACON: otherBeaconText.optional(),
  DENREI_BEACON_WAIT: limit.optional(),
  DENREI_LIMIT_REQUESTS: limit.default(USUAL_LIMITS.requests),
  DENREI_LIMIT_CHANGES: limit.default(USUAL_LIMITS.changes),
  DENREI_LIMIT_OPENING: limit.default(USUAL_LIMITS.opening),
  DENREI_LIMIT_MAILS: limit.default(USUAL_LIMITS.mails),
});

const USUAL_PORT = 3000;

/** What is wrong with a setting: one of ours, or what the library found. */
function settingFault(message = 'setting.unread'): string | Said {
  return isCommandKey(message) ? said(message) : message;
}

/**
 * Reads the environment; what is empty counts as not set. @throws CommandFault `bad-setting` naming the
 * variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = environment.safeParse(set);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CommandError(
      'bad-setting',
      settingFault(issue?.message),
      String(issue?.path[0] ?? 'environment'),
    );
  }
  const e = read.data;
  const production = e.NODE_ENV === 'production';
  const mailbox = !production && e.SMTP_URL === undefined;
  return {
    // The built-in mailbox holds every seat's links, so it is for this machine only.
    host: e.DENREI_HOST ?? (mailbox ? '127.0.0.1' : '0.0.0.0'),
    port: e.DENREI_PORT ?? e.PORT ?? USUAL_PORT,
    baseUrl: e.DENREI_BASE_URL,
    databaseUrl: e.DATABASE_URL ?? `file:${join(e.DENREI_DATA, 'denrei.db')}`,
    data: e.DENREI_DATA,
    production,
    role: e.DENREI_ROLE,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    ...inboundIn(e),
    hooks: e.DENREI_HOOKS === 'on',
    trustProxy: e.TRUST_PROXY ?? false,
    logLevel: e.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    limits: {
      requests: e.DENREI_LIMIT_REQUESTS,
      changes: e.DENREI_LIMIT_CHANGES,
      opening: e.DENREI_LIMIT_OPENING,
      mails: e.DENREI_LIMIT_MAILS,
    },
    operatorKey: e.DENREI_OPERATOR_KEY,
    linkKeys: e.DENREI_LINK_KEYS,
    rootKeys: e.DENREI_ROOT_KEYS,
    beacon: {
      relays: e.DENREI_BEACON_RELAYS,
      other: e.DENREI_BEACON,
      wait: e.DENREI_BEACON_WAIT ?? (e.SMTP_URL === undefined ? USUAL_WAIT : MAILED_WAIT),
    },
  };
}

/** How mails come in. @throws CommandFault `bad-setting` for a way in without a mailbox to write to */
function inboundIn(e: z.infer<typeof environment>) {
  const way = e.MAIL_LISTEN === undefined ? e.IMAP_URL : e.MAIL_LISTEN;
  if (way !== undefined && e.MAIL_REPLY === undefined)
    throw new CommandError('bad-setting', said('setting.reply'), 'MAIL_REPLY');
  const { MAIL_TLS_CERT: cert, MAIL_TLS_KEY: key } = e;
  if ((cert === undefined) !== (key === undefined))
    throw new CommandError(
      'bad-setting',
      said('setting.tls'),
      cert === undefined ? 'MAIL_TLS_CERT' : 'MAIL_TLS_KEY',
    );
  const [, host = '127.0.0.1', port] = LISTEN.exec(e.MAIL_LISTEN ?? '') ?? [];
  return {
    mailBox: e.MAIL_REPLY,
    mailListen: port === undefined ? undefined : { host, port: Number(port) },
    mailTls: cert === undefined || key === undefined ? undefined : { cert, key },
    mailbox: e.IMAP_URL === undefined ? undefined : imapOptions(e.IMAP_URL),
    mailAuthority: e.MAIL_AUTHORITY,
  };
}

/** Whether mails end in the mailbox of this machine. */
export function usesMailbox({ smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>): boolean {
  return smtpUrl === undefined && !production;
}

/** As express takes it: a number of proxies, yes or no, or their addresses. */
function proxies(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
