import { request, type ClientRequest } from 'node:http';
import { send } from '../trust/send';

const AGAIN_MS = 500;
const LIMIT_MS = 60_000;

/** The stream of an open screen, which is opened again when it ends, as a browser does. */
export class Stream {
  private text = '';
  private opened = 0;
  private stopped = false;
  private call: ClientRequest | null = null;

  private constructor(
    private readonly port: number,
    private readonly cookie: string,
  ) {}

  static async of(port: number, username: string): Promise<Stream> {
    const body = Buffer.from(JSON.stringify({ username, password: 'demo1234' }));
    const headers = [['host', `localhost:${port}`] as const, ['content-type', 'application/json'] as const];
    const got = await send(port, { method: 'POST', target: '/api/auth/login', headers, body });
    const cookie = [got.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
    const stream = new Stream(port, cookie.join('; '));
    stream.open();
    return stream;
  }

  /** How often it was opened since the last time that somebody asked. */
  reopened(): number {
    const { opened } = this;
    this.opened = 0;
    return opened;
  }

  /** After how many ms it tells of this appointment; NaN when it does not. */
  async tells(id: string): Promise<number> {
    const began = performance.now();
    while (!this.text.includes(id)) {
      if (performance.now() - began > LIMIT_MS) return NaN;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Math.round(performance.now() - began);
  }

  stop(): void {
    this.stopped = true;
    this.call?.destroy();
  }

  private open(): void {
    if (this.stopped) return;
    const headers = { host: `localhost:${this.port}`, cookie: this.cookie };
    let ended = false;
    const end = (): void => {
      if (!ended) setTimeout(() => this.open(), AGAIN_MS);
      ended = true;
    };
    this.call = request({ port: this.port, host: '127.0.0.1', path: '/api/events', headers, agent: false }, (answer) => {
      if (answer.statusCode === 200) this.opened += 1;
      answer.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
      answer.on('close', end);
    });
    this.call.on('error', end);
    this.call.end();
  }
}
