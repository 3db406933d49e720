/** How the service ends: whoever has asked is answered, then the connections are closed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../src/cli/config.js';
import { type Service, startService } from '../../src/cli/service.js';
import { projectRoot } from '../../src/root.js';
import { ownEnvironment } from './match.js';

const ASKING = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n';

const begun: { service?: Service; sockets: Socket[] } = { sockets: [] };
afterEach(() => {
  for (const socket of begun.sockets.splice(0)) socket.destroy();
});

async function started(): Promise<{ readonly service: Service; readonly port: number }> {
  const service = await startService(readConfig(await ownEnvironment()), { mails: false });
  return { service, port: Number(new URL(service.base).port) };
}

/** A connection, and all that came back by it when it was closed. */
function caller(port: number): {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly closed: Promise<unknown>;
} {
  const socket = connect(port, '127.0.0.1');
  begun.sockets.push(socket);
  const parts: string[] = [];
  socket.on('data', (part) => void parts.push(part.toString()));
  const closed = Promise.race([
    once(socket, 'close'),
    once(socket, 'error').then(([error]) => Promise.reject(error)),
  ]);
  return { socket, heard: () => parts.join(''), closed };
}

/** A connection that was used before and is kept open. */
async function kept(port: number) {
  const one = caller(port);
  one.socket.write(ASKING);
  await expect.poll(one.heard).toContain('{"ok":true}');
  return one;
}

const answers = (heard: string) => heard.split('HTTP/1.1 200 OK').length - 1;

test('what was asked by a kept connection, but not yet read, is answered before it is closed', async () => {
  const { service, port } = await started();
  const callers = await Promise.all([kept(port), kept(port), kept(port)]);
  for (const { socket } of callers) socket.write(ASKING);
  await service.stop();
  for (const { closed, heard } of callers) {
    await closed;
    expect(answers(heard())).toBe(2);
    expect(heard()).toContain('Connection: close');
  }
});

test('whoever has just connected is answered too', async () => {
  const { service, port } = await started();
  const one = caller(port);
  one.socket.write(ASKING);
  await service.stop();
  await one.closed;
  expect(answers(one.heard())).toBe(1);
});

test('a request of which half has come is waited for', async () => {
  const { service, port } = await started();
  const one = await kept(port);
  one.socket.write(ASKING.slice(0, 30));
  const idle = await kept(port);
  const stopped = service.stop();
  await idle.closed;
  one.socket.write(ASKING.slice(30));
  await stopped;
  await one.closed;
  expect([answers(one.heard()), answers(idle.heard())]).toEqual([2, 1]);
});

test('afterwards nobody is let in', async () => {
  const { service, port } = await started();
  await service.stop();
  await expect(caller(port).closed).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

/** A server as npm starts it: in a shell that passes no signal on. */
async function inShell() {
  const main = join(projectRoot(), 'dist', 'main.js');
  const own = await ownEnvironment();
  const env = { ...process.env, ...own, npm_lifecycle_event: 'start' };
  // The second command keeps the shell from turning into Node.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${main}"; :`], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const heard = { said: '', closed: false };
  shell.stderr.on('data', (part) => {
    heard.said += part;
  });
  // The pipe ends when the last process that holds it is gone.
  shell.stderr.on('close', () => {
    heard.closed = true;
  });
  groups.push(shell.pid!);
  return { shell, heard, database: (own.DATABASE_URL ?? '').slice('file:'.length) };
}

const groups: number[] = [];
afterEach(() => {
  for (const group of groups.splice(0))
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
});

test('a server that npm started ends when the shell around it is stopped', async () => {
  const { shell, heard } = await inShell();
  await expect.poll(() => heard.said).toMatch(/is ready: http:\/\/localhost:\d+/);
  shell.kill('SIGTERM');
  await expect.poll(() => heard.closed).toBe(true);
  const port = Number(/localhost:(\d+)/.exec(heard.said)?.[1]);
  await expect(caller(port).closed).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('it ends too when the shell is stopped while it starts', async () => {
  const { shell, heard, database } = await inShell();
  await expect.poll(() => existsSync(database), { interval: 1 }).toBe(true);
  expect(heard.said).toBe('');
  shell.kill('SIGTERM');
  await expect.poll(() => heard.closed).toBe(true);
});
