import type { IncomingHttpHeaders } from 'node:http';

export type Behaviour = 'takes' | 'slow' | 'fails' | 'hangsUp';

/** A message that came in. `body` is the JSON of an SMS, the whole letter of a mail; `headers` those of the call of an SMS. */
export interface ReceivedMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  readonly behaviour: Behaviour;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface Providers {
  /** All that came so far, in order. */
  readonly received: ReceivedMessage[];
  readonly smsUrl: string;
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Port 0: any free one. `slowMs`: how long `slow` takes, 30 s unless specified. `failStatus`: of `fails`, 500 unless specified. */
export function startProviders(options?: {
  readonly smsPort?: number;
  readonly smtpPort?: number;
  readonly slowMs?: number;
  readonly failStatus?: number;
  readonly onReceived?: (message: ReceivedMessage) => void;
}): Promise<Providers>;
