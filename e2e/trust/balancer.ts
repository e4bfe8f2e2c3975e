import { Agent, createServer, get, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 10;

/**
 * Sends each call to the next server whose readiness said 200 at the last look, and never sends one a second time: what a
 * server loses is seen.
 */
export class Balancer {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly ready = new Set<number>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
    everyMs: number,
  ) {
    server.on('request', (call: IncomingMessage, answer: ServerResponse) => this.forward(call, answer));
    this.timer = setInterval(() => this.look(), everyMs);
    this.look();
  }

  static async start(ports: readonly number[], everyMs: number): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new Balancer(server, ports, everyMs);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Comes back when calls are sent to this server. */
  async has(port: number): Promise<void> {
    while (!this.ready.has(port)) await pause(LOOK_AGAIN_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private look(): void {
    for (const port of this.ports) {
      const question = get({ port, host: '127.0.0.1', path: '/api/health/ready', agent: false, timeout: 1000 }, (answer) => {
        answer.resume();
        this.note(port, answer.statusCode === 200);
      });
      question.once('timeout', () => question.destroy());
      question.once('error', () => this.note(port, false));
    }
  }

  private note(port: number, isReady: boolean): void {
    if (isReady) this.ready.add(port);
    else this.ready.delete(port);
  }

  private forward(call: IncomingMessage, answer: ServerResponse): void {
    const choice = this.ports.filter((port) => this.ready.has(port));
    const port = choice[(this.turn += 1) % choice.length];
    if (port === undefined) return void answer.writeHead(503).end();
    const { method, url: path, headers } = call;
    const onward = request({ port, host: '127.0.0.1', agent: this.agent, method, path, headers: { ...headers, connection: 'keep-alive' } });
    onward.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, { ...got.headers, connection: 'keep-alive' });
      got.pipe(answer);
    });
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    call.pipe(onward);
  }
}
