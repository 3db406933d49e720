/** Callers who take their time: whoever does not finish asking is sent away. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { makeServer } from '../../../src/web/http/server.js';

const SHORT = { headers: 100, request: 200, look: 20 };

const server = makeServer(SHORT);
afterEach(() => server.close());

test('a head or a body that does not come to its end is answered with 408', async () => {
  server.on('request', (request, response) => {
    request.resume().once('end', () => response.end('whole'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const said = async (words: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(words);
    return text(socket);
  };
  const body = 'Host: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n';
  expect(await said(`POST / HTTP/1.1\r\n${body}0123456789`)).toContain('whole');
  expect(await said(`POST / HTTP/1.1\r\n${body}01234`)).toMatch(/^HTTP\/1.1 408 /);
  expect(await said('GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1.1 408 /);
});
