/**
 * What composing costs beside sending: the worker's way (row -> mail -> SMTP, picture kept) against a bare
 * pooled nodemailer loop.
 */
import { spawn } from 'node:child_process';
import { createTransport } from 'nodemailer';
import { nodemailerMessage } from '../../src/mail/compose/message.js';
import { makeComposer, smtpTransport } from '../../src/mail/index.js';
import { game, NOW, payloadOf, rowOf, seatOf, settings, wholeMap } from '../../test/mail/samples.js';

const MAILS = 300;
const RUNS = 5;
const AT_A_TIME = 8;
const CONNECTIONS = 3;

/** A sink in a process of its own, so that only the sender is measured. */
const SINK = `
  import { SMTPServer } from 'smtp-server';
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => { stream.resume(); stream.on('end', () => done()); } });
  server.listen(0, '127.0.0.1', () => console.log(server.server.address().port));`;

/** Prints what a mail costs both ways, measured in turns, and the ratio of the medians (budget: 0.7). */
export async function benchMail(): Promise<void> {
  const sink = spawn(process.execPath, ['--input-type=module', '-e', SINK], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<string>((resolve) =>
      sink.stdout.once('data', (data) => resolve(String(data).trim())),
    );
    await compare(`smtp://127.0.0.1:${port}`);
  } finally {
    sink.kill();
  }
}

async function compare(url: string): Promise<void> {
  const compose = makeComposer({ settings, game: () => game });
  // As a mail is written: in its reader's language alone.
  const { scene, position, ...payload } = wholeMap(payloadOf('turn'));
  const row = rowOf({ ...payload, scene: { en: scene.en }, position: { en: position.en ?? [] } });
  const transport = smtpTransport(url, { maxConnections: CONNECTIONS });
  const bare = createTransport({ url, pool: true, maxConnections: CONNECTIONS });
  const same = await compose(row, seatOf(), NOW);
  const attachments = same.pictures.map(({ cid, filename, png }) => ({
    cid,
    filename,
    contentType: 'image/png',
    content: png,
  }));
  const plain = { ...nodemailerMessage(same), attachments };
  const ways = {
    worker: async () => transport.send(await compose(row, seatOf(), NOW)),
    bare: async () => void (await bare.sendMail(plain)),
  };
  const figures: { readonly [way in keyof typeof ways]: Cost[] } = { worker: [], bare: [] };
  for (let run = 0; run <= RUNS; run++) {
    for (const way of ['bare', 'worker'] as const) figures[way].push(await costOf(ways[way]));
  }
  await transport.close();
  bare.close();
  const size = Math.round((same.pictures[0]?.png.length ?? 0) / 1000);
  console.log(
    `${MAILS} turn mails a run, ${RUNS} runs in turns after a warm one, ${CONNECTIONS} connections, picture ${size} kB kept`,
  );
  for (const what of ['wall', 'cpu'] as const) {
    const mid = (costs: readonly Cost[]) => median(costs.slice(1).map((cost) => cost[what]));
    report(what, mid(figures.worker), mid(figures.bare));
  }
}

/** Milliseconds a mail: by the clock, and of this process's CPU (all threads; steadier on a busy machine). */
interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

function report(what: keyof Cost, worker: number, bare: number): void {
  const figures = `composed and sent ${worker.toFixed(2)} ms, bare nodemailer loop ${bare.toFixed(2)} ms`;
  console.log(`${what} time a mail: ${figures}, ratio ${(bare / worker).toFixed(2)}`);
}

async function costOf(send: () => Promise<void>): Promise<Cost> {
  const begun = performance.now();
  const used = process.cpuUsage();
  let left = MAILS;
  const lane = async () => {
    while (left-- > 0) await send();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  const { user, system } = process.cpuUsage(used);
  return { wall: (performance.now() - begun) / MAILS, cpu: (user + system) / 1000 / MAILS };
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
