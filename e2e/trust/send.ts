import { Agent, request } from 'node:http';

export interface SentCall {
  readonly method: string;
  /** The raw target: path and query as they go over the line. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
}

export interface CallAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Many times what a busy machine takes. */
const PATIENCE_MS = 300_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends exactly this, and waits for the whole answer; of a stream, for its head. A connection that breaks is status 0. */
export function send(port: number, { method, target, headers, body }: SentCall): Promise<CallAnswer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, type: string, text: string, answered: CallAnswer['headers'] = {}): void =>
      resolve({ status, type, text, ms: performance.now() - began, headers: answered });
    const length = body ? [['content-length', String(body.length)] as const] : [];
    const flat = [...length, ...headers].flat();
    const call = request({ port, agent, method, host: '127.0.0.1', path: target, headers: flat }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const parts: Buffer[] = [];
      answer.on('error', () => undefined);
      if (type.startsWith('text/event-stream')) {
        done(answer.statusCode ?? 0, type, '', answer.headers);
        answer.destroy();
        return;
      }
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(answer.statusCode ?? 0, type, Buffer.concat(parts).toString('utf8'), answer.headers));
    });
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer')));
    call.on('error', (error) => done(0, '', error.message));
    call.end(body ?? undefined);
  });
}
