import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly port: number;
  /** Of a path, by plain http: a server calls it that has `WEBHOOK_ALLOW=127.0.0.0/8`. */
  readonly url: (path?: string) => string;
  readonly received: Received[];
  /** How many connections were made. */
  readonly connections: () => number;
  /** What it does with the next calls; 204 unless something else is said. */
  answer: RequestListener;
  readonly close: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** A receiver of webhooks in the house. */
export async function startReceiver(): Promise<Receiver> {
  let connections = 0;
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    void textOf(request)
      .then((body) => {
        received.push({ path: request.url ?? '', headers: request.headers, body });
        receiver.answer(request, reply);
      })
      .catch(() => reply.destroy());
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    port,
    url: (path = '/hooks') => `http://127.0.0.1:${port}${path}`,
    received,
    connections: () => connections,
    answer: (_, reply) => void reply.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
