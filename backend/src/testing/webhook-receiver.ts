import type { ServerResponse } from 'node:http';
import { startReceiver, type Received, type Receiver } from './receiver';

/** A call of a webhook, as it came in. */
export interface ReceivedCall extends Received {
  readonly id: string;
  /** Of `performance.now()`. */
  readonly at: number;
}

/** Of the body, which is the item of a change. */
export interface ReceivedItem {
  readonly type: string;
  readonly data: { readonly entity: string; readonly id: string; readonly version: number };
}

interface Words {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** What it answers; `hang`: nothing. */
export type ReceiverAnswer = number | 'hang' | Words;

/** A receiver whose answer follows from the call, after what it takes. One stands for many endpoints: they differ in their path. */
export class WebhookReceiver {
  readonly calls: ReceivedCall[] = [];
  answer: (call: ReceivedCall) => ReceiverAnswer | Promise<ReceiverAnswer> = () => 204;
  /** Calls that were not answered yet, by path, and the most that there ever were. */
  private readonly open = new Map<string, { now: number; most: number }>();

  private constructor(private readonly receiver: Receiver) {
    receiver.answer = (_request, reply) => {
      const received = receiver.received.pop();
      if (received) void this.take(received, reply).catch(() => reply.destroy());
    };
  }

  static async start(): Promise<WebhookReceiver> {
    return new WebhookReceiver(await startReceiver());
  }

  /** The address of an endpoint. */
  url(path = '/'): string {
    return this.receiver.url(path);
  }

  callsTo(path: string): ReceivedCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  mostAtOnce(path: string): number {
    return this.open.get(path)?.most ?? 0;
  }

  /** As if nobody had called. */
  forget(): void {
    this.calls.length = 0;
    this.open.clear();
  }

  close(): Promise<void> {
    return this.receiver.close();
  }

  private async take(received: Received, reply: ServerResponse): Promise<void> {
    const open = this.open.get(received.path) ?? { now: 0, most: 0 };
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    this.open.set(received.path, open);
    reply.once('close', () => (open.now -= 1));
    const call: ReceivedCall = { ...received, id: String(received.headers['webhook-id']), at: performance.now() };
    this.calls.push(call);
    const answer = await this.answer(call);
    if (answer === 'hang') return;
    const { status, headers, text }: Words = typeof answer === 'number' ? { status: answer } : answer;
    reply.writeHead(status, headers).end(text);
  }
}

export const itemOf = ({ body }: Received): ReceivedItem => JSON.parse(body) as ReceivedItem;
