import type { ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};
const RECONNECT_MS = 5_000;

/** One browser's stream of server-sent events. */
export class EventStream {
  constructor(private readonly response: ServerResponse) {
    response.writeHead(200, HEADERS);
    response.write(`retry: ${RECONNECT_MS}\n\n`);
  }

  send(event: string, data: object): void {
    if (!this.response.writableEnded) this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from taking the silence for the end. */
  beat(): void {
    if (!this.response.writableEnded) this.response.write(': \n\n');
  }

  end(): void {
    this.response.end();
  }

  onClose(act: () => void): void {
    this.response.once('close', act);
  }
}
