/** A door to PostgreSQL that can end connections in the very packet in which an answer is complete. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** ReadyForQuery, outside a transaction: what every complete answer ends with. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
/** What a server says that ends a connection: an ErrorResponse, FATAL, 57P01. */
const ENDED = errorResponse({ S: 'FATAL', V: 'FATAL', C: '57P01', M: 'terminating connection' });

/** A new connection has some answers before its first question. */
const EACH = 8;

export interface CuttingProxy {
  /** `url` with the proxy's address. */
  readonly url: string;
  /** Connections still to be ended. */
  readonly left: number;
  /** From now on so many answers end their connections with them, each eighth of all. */
  cut(answers: number): void;
  close(): void;
}

export async function cuttingProxy(url: string): Promise<CuttingProxy> {
  const to = new URL(url);
  let left = 0;
  let answers = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const inner = connect(Number(to.port), to.hostname);
    for (const socket of [client, inner]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        inner.destroy();
      });
    }
    client.pipe(inner);
    inner.on('data', (data: Buffer) => {
      const isComplete = data.subarray(-READY.length).equals(READY);
      if (isComplete) answers += 1;
      if (left === 0 || !isComplete || answers % EACH !== 0) return void client.write(data);
      left -= 1;
      client.end(Buffer.concat([data, ENDED]));
      inner.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    get left() {
      return left;
    },
    cut: (wanted) => {
      left = wanted;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = `${Object.entries(fields)
    .map(([key, text]) => `${key}${text}\0`)
    .join('')}\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}
