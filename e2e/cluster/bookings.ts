import { setTimeout as pause } from 'node:timers/promises';
import { startOf, type OpenHospital } from '../trust/load';

/** About eight a second. */
const EVERY_MS = 125;
const AGAIN_MS = 500;

/** Bookings at a steady pace, each repeated with its request key until it is answered: by a person, or by another program. */
export class Bookings {
  readonly acknowledged: string[] = [];
  /** Answers of 500 and above, and none at all. */
  refused = 0;
  readonly odd: string[] = [];
  private longest = 0;
  private last = performance.now();
  private stopped = false;
  private readonly open = new Set<Promise<void>>();
  private readonly pace: Promise<void>;

  /** `from` is the first start of the hospital that is booked. */
  constructor(
    private readonly hospital: OpenHospital,
    private readonly from: number,
  ) {
    this.pace = this.go();
  }

  /** How many starts it has used. */
  used = 0;

  /** The longest time in which no booking was acknowledged, in seconds. */
  get pauseSeconds(): number {
    return Math.round(Math.max(this.longest, performance.now() - this.last) / 100) / 10;
  }

  /** Waits for so many more acknowledged bookings. */
  async more(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    while (this.acknowledged.length < wanted) await pause(20);
  }

  /** Ends when each has its answer. */
  async end(): Promise<void> {
    this.stopped = true;
    await this.pace;
    await Promise.all(this.open);
  }

  private async go(): Promise<void> {
    while (!this.stopped) {
      const one: Promise<void> = this.book(this.from + (this.used += 1)).finally(() => this.open.delete(one));
      this.open.add(one);
      await pause(EVERY_MS);
    }
  }

  private async book(n: number): Promise<void> {
    const body = { patientId: this.hospital.patientId, ...startOf(this.hospital, n) };
    for (;;) {
      const { status, text } = await this.hospital.agent.call('POST', 'appointments', body, { 'idempotency-key': `cluster-${n}` });
      if (status === 201) return this.note((JSON.parse(text) as { id: string }).id);
      if (status !== 0 && status < 500) {
        this.odd.push(`${status} ${text.slice(0, 200)}`);
        return;
      }
      this.refused += 1;
      await pause(AGAIN_MS);
    }
  }

  private note(id: string): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.last);
    this.last = now;
    this.acknowledged.push(id);
  }
}
