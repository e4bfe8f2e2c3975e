import { Agent, createServer, get, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 10;
/** Of a balancer that does not look: only for who waits until a server is there. */
const UNUSED_LOOK_MS = 250;

/** How a balancer learns which servers are there: by looking, or (as nginx does) by being refused the connection. */
export type Habit = { readonly lookMs: number } | 'asks the next';

/** What stands before several servers. */
export interface Front {
  readonly port: number;
  /** Comes back when calls are sent to this server. */
  readonly has: (port: number) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Sends each call to one server after the other and keeps connections. It never sends a call a second time: what a server
 * loses is seen. Only where the connection itself is refused, and it does not look, it asks the next server.
 */
export class Balancer implements Front {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly ready = new Set<number>();
  private turn = 0;
  private stopped = false;

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
    private readonly habit: Habit,
  ) {
    server.on('request', (call: IncomingMessage, answer: ServerResponse) => void this.take(call, answer));
    void this.looks(habit === 'asks the next' ? UNUSED_LOOK_MS : habit.lookMs);
  }

  static async start(ports: readonly number[], habit: Habit): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new Balancer(server, ports, habit);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Comes back when calls are sent to this server. */
  async has(port: number): Promise<void> {
    while (!this.ready.has(port)) await pause(LOOK_AGAIN_MS);
  }

  stop(): void {
    this.stopped = true;
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  /** One after the other: what a server said before never counts after what it says now, however late its answers come. */
  private async looks(everyMs: number): Promise<void> {
    while (!this.stopped) {
      await Promise.all(this.ports.map((port) => this.look(port)));
      await pause(everyMs);
    }
  }

  private async look(port: number): Promise<void> {
    const isReady = await new Promise<boolean>((done) => {
      const question = get({ port, host: '127.0.0.1', path: '/api/health/ready', agent: false }, (answer) => {
        answer.resume();
        done(answer.statusCode === 200);
      });
      question.once('error', () => done(false));
    });
    if (isReady) this.ready.add(port);
    else this.ready.delete(port);
  }

  private async take(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of call) parts.push(part as Buffer);
    const looks = this.habit !== 'asks the next';
    const choice = looks ? this.ports.filter((port) => this.ready.has(port)) : this.ports;
    const first = (this.turn += 1);
    const order = choice.map((_, index) => choice[(first + index) % choice.length] ?? 0);
    this.forward(call, Buffer.concat(parts), answer, looks ? order.slice(0, 1) : order);
  }

  private forward(call: IncomingMessage, body: Buffer, answer: ServerResponse, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void answer.writeHead(503).end();
    const { method, url: path, headers } = call;
    const onward = request({ port, host: '127.0.0.1', agent: this.agent, method, path, headers: { ...headers, connection: 'keep-alive' } });
    onward.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, { ...got.headers, connection: 'keep-alive' });
      got.pipe(answer);
    });
    onward.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' && others.length > 0) this.forward(call, body, answer, others);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    onward.end(body);
  }
}
