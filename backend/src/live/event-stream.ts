import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
const RECONNECT_MS = 5_000;

/** A message as it is sent: one text for all who get the same message. */
export const message = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** One browser's stream of server-sent events. */
export class EventStream {
  /** `headers`: those of every answer; whoever takes the response over has to send them. */
  constructor(
    private readonly response: ServerResponse,
    headers: OutgoingHttpHeaders,
  ) {
    response.writeHead(200, { ...headers, ...HEADERS });
    response.write(`retry: ${RECONNECT_MS}\n\n`);
  }

  send(text: string): void {
    if (!this.response.writableEnded) this.response.write(text);
  }

  /** A beat, so that proxies do not close a silent connection. */
  beat(): void {
    this.send(': \n\n');
  }

  end(): void {
    this.response.end();
  }

  onClose(act: () => void): void {
    this.response.once('close', act);
  }
}
