import { Injectable } from '@nestjs/common';

/** A run may be missed, and one may take its time. */
const GRACE_MS = 60_000;

interface WatchedJob {
  readonly every: number;
  /** The end of its last run without an error; before the first, the start of the server. */
  good: number;
}

export interface OverdueJob {
  readonly job: string;
  readonly seconds: number;
}

/** Knows when each repeated job of this server last ended well: one that fails or hangs for ever would not be noticed otherwise. */
@Injectable()
export class JobWatch {
  private readonly jobs = new Map<string, WatchedJob>();

  now(): number {
    return Date.now();
  }

  /** The job `name` runs every so many milliseconds from now on. Answers what it calls after each run that ended well. */
  expect(name: string, every: number): () => void {
    const job: WatchedJob = { every, good: this.now() };
    this.jobs.set(name, job);
    return () => {
      job.good = this.now();
    };
  }

  /** For how long each job has not ended well: since its last good end, or since the start of the server. */
  ages(): OverdueJob[] {
    const now = this.now();
    return [...this.jobs].map(([job, { good }]) => ({ job, seconds: Math.floor((now - good) / 1000) }));
  }

  /** The jobs that should have ended well since, and for how long they have not. */
  overdue(): OverdueJob[] {
    const now = this.now();
    return [...this.jobs]
      .filter(([, { every, good }]) => now - good > 2 * every + GRACE_MS)
      .map(([job, { good }]) => ({ job, seconds: Math.floor((now - good) / 1000) }));
  }
}
