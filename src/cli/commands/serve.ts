/** `denrei serve` and `denrei worker`: the service, until it is told to end. */
import { type Config, readConfig, usesMailbox } from '../config.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { makeLog, openService, startService, startWorker } from '../service.js';
import { note, type Terminal } from '../terminal.js';

/** Runs pages and, unless `mails` is false, the mail worker. */
export async function serve(terminal: Terminal, { mails }: { readonly mails: boolean }): Promise<Exit> {
  const config = readConfig(terminal.env);
  const service = await startService(config, { mails });
  for (const line of greeting(config, service.base, mails)) note(terminal, line);
  await terminal.stopped();
  await service.stop();
  return EXIT.fine;
}

function greeting(config: Config, base: string, mails: boolean): readonly string[] {
  const lines = [`Denrei is ready: ${base}`];
  if (usesMailbox(config)) lines.push(`Mails stay here, in the built-in mailbox: ${base}/mailbox`);
  if (mails && config.smtpUrl === undefined && config.production)
    lines.push('Warning: SMTP_URL is not set. Mails wait in the outbox until a worker has one.');
  if (config.production && config.baseUrl === undefined)
    lines.push(`Warning: DENREI_BASE_URL is not set. The links in mails lead to ${base}.`);
  return lines;
}

/** Runs the mail worker alone. */
export async function work(terminal: Terminal): Promise<Exit> {
  const config = readConfig(terminal.env);
  if (config.baseUrl === undefined)
    throw new CommandError(
      'bad-setting',
      'is needed by a worker: mails hold links to the service',
      'DENREI_BASE_URL',
    );
  const running = await openService(config);
  try {
    const worker = startWorker(config, running, config.baseUrl, makeLog(config));
    if (worker === undefined) throw new CommandError('bad-setting', 'is needed by a worker', 'SMTP_URL');
    note(terminal, 'Denrei sends mails.');
    await terminal.stopped();
    await worker.stop();
  } finally {
    await running.close();
  }
  return EXIT.fine;
}
