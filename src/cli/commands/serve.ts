/** `denrei serve` and `denrei worker`: the service, until it is told to end. */
import { refuseUnfinished } from '../care/unfinished.js';
import { type Config, readConfig, usesMailbox } from '../config.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { makeLog, openService } from '../running/house.js';
import { startInbound } from '../running/incoming.js';
import { startWorker } from '../running/mail-worker.js';
import { startService } from '../service.js';
import { mention, type Terminal } from '../terminal.js';
import { type CommandKey, said } from '../words/index.js';

/** What `serve` is given beside the environment. */
interface ServeOptions {
  /** Whether it sends mails, where its role does. */
  readonly mails: boolean;
  /** In place of DENREI_ROLE. */
  readonly role?: string | undefined;
}

/** Runs what the role says: pages, mails, clocks, plans and the practice opponent, or a part of it. */
export async function serve(terminal: Terminal, { mails, role }: ServeOptions): Promise<Exit> {
  const config = readConfig(role === undefined ? terminal.env : { ...terminal.env, DENREI_ROLE: role });
  const service = await startService(config, { mails });
  for (const key of greeting(config, mails)) mention(terminal, key, { base: service.base });
  await terminal.stopped();
  await service.stop();
  return EXIT.fine;
}

function greeting(config: Config, mails: boolean): readonly CommandKey[] {
  const lines: CommandKey[] = ['told.ready'];
  if (usesMailbox(config)) lines.push('told.mailbox');
  if (mails && config.smtpUrl === undefined && config.production) lines.push('told.noSmtp');
  if (config.production && config.baseUrl === undefined) lines.push('told.noBase');
  return lines;
}

/** Runs the mail worker alone. */
export async function work(terminal: Terminal): Promise<Exit> {
  const config = readConfig(terminal.env);
  if (config.baseUrl === undefined)
    throw new CommandError('bad-setting', said('setting.workerBase'), 'DENREI_BASE_URL');
  const running = await openService(config);
  try {
    await refuseUnfinished(running);
    const log = makeLog(config);
    const worker = startWorker(config, running, config.baseUrl, log);
    if (worker === undefined) throw new CommandError('bad-setting', said('setting.worker'), 'SMTP_URL');
    const inbound = await startInbound(config, running, log);
    mention(terminal, 'told.worker');
    await terminal.stopped();
    await Promise.all([worker.stop(), inbound?.stop()]);
  } finally {
    await running.close();
  }
  return EXIT.fine;
}
