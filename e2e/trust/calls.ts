import { setTimeout as pause } from 'node:timers/promises';
import { startOf, type Client, type OpenHospital } from './load';
import type { CallAnswer } from './send';

/** One of several kinds of calls; `n` is another number each time. */
export interface Kind {
  readonly name: string;
  readonly send: (n: number) => Promise<CallAnswer>;
  /** What it learns from a call that was done. */
  readonly done?: (got: CallAnswer) => void;
}

interface Pace {
  readonly lanes: number;
  /** Between the answer of a call and the next one of its lane. */
  readonly breathMs: number;
}

const LOOK_AGAIN_MS = 10;

const isDone = ({ status }: CallAnswer): boolean => status >= 200 && status < 300;

/** Calls without an end, each sent once; one lane after the other gets the next kind. */
export class Calls {
  answered = 0;
  readonly failed: string[] = [];
  private stopped = false;
  private readonly began = performance.now();
  private readonly lanes: Promise<void>[];
  private next = 0;

  constructor(kinds: readonly Kind[], { lanes, breathMs }: Pace) {
    this.lanes = Array.from({ length: lanes }, (_, lane) => this.lane(kinds[lane % kinds.length], breathMs));
  }

  async end(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.lanes);
  }

  /** Waits for so many more calls. */
  async more(count: number): Promise<void> {
    for (const wanted = this.count + count; this.count < wanted;) await pause(LOOK_AGAIN_MS);
  }

  get count(): number {
    return this.answered + this.failed.length;
  }

  get said(): string {
    return `${this.failed.length} of ${this.count} calls failed`;
  }

  get perSecond(): number {
    return (this.count / (performance.now() - this.began)) * 1000;
  }

  private async lane(kind: Kind | undefined, breathMs: number): Promise<void> {
    while (kind && !this.stopped) {
      const got = await kind.send((this.next += 1));
      if (isDone(got)) this.answered += 1;
      else this.failed.push(`${kind.name} ${got.status} ${got.text.slice(0, 200)}`);
      if (isDone(got)) kind.done?.(got);
      await pause(breathMs);
    }
  }
}

/** Bookings of all starts of a hospital from the nth on. */
export const bookings = (agent: Client, hospital: OpenHospital, from: number, done?: Kind['done']): Kind => ({
  name: 'booking',
  send: (n) => agent.call('POST', 'appointments', { patientId: hospital.patientId, ...startOf(hospital, from + n) }),
  ...(done ? { done } : {}),
});

export const reads = (agent: Client, path: string, done?: Kind['done']): Kind => ({
  name: `reading ${path}`,
  send: () => agent.call('GET', path),
  ...(done ? { done } : {}),
});
