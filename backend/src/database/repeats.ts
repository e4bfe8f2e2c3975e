import { setTimeout as pause } from 'node:timers/promises';

/** One go at something that uses the database. */
export interface Attempt {
  /** Set before something is sent of which nobody would know without an answer whether it was done: a commit, a write by itself. */
  mayBeDone: boolean;
}

interface Thrown {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly driverError?: Thrown;
  /** The statement of a batch that failed. */
  readonly statement?: unknown;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** The statement that ends a recipe. */
export const COMMIT_NAME = 'commit';

/**
 * What PostgreSQL answers in place of doing a statement: it only reads, is being stopped, or starts. It looks for a stop between
 * the steps of a statement and never within a commit; a commit whose standby did not answer in time ends without a word.
 */
const REFUSED: ReadonlySet<unknown> = new Set(['25006', '57P01', '57P03']);
/** It crashed, or the connection is gone, or nobody takes one: anything may have become of what was sent. */
const AWAY = /^(?:57P02|08...|ECONNREFUSED|ECONNRESET|EPIPE)$/u;
/** Of pg, which has not even sent it. */
const UNSENT = /is not queryable$/u;
/** Of pg, without a code. What did not answer in time is none: whoever waited for it has waited long enough. */
const LOST = /connection (?:terminated(?: unexpectedly)?$|ended)|is not queryable$/iu;

const thrownBy = (error: unknown): Thrown => {
  const thrown = (error ?? {}) as Thrown;
  return thrown.driverError ?? thrown;
};

/** It was not sent, or PostgreSQL itself says that it was not done; at a commit that is not believed. */
const wasRefused = ({ code, message, statement }: Thrown): boolean =>
  code === undefined ? UNSENT.test(String(message)) : REFUSED.has(code) && statement !== COMMIT_NAME;

/** Whether the database is away, starts, stops or only reads: the connection that said so is of no more use. */
export function isAway(error: unknown): boolean {
  const { code, message } = thrownBy(error);
  if (typeof code === 'string') return REFUSED.has(code) || AWAY.test(code);
  return typeof message === 'string' && LOST.test(message);
}

const WRITES =
  /\b(?:insert|update|delete|merge|truncate|copy|call|do|share|lock|nextval|setval|set_config|pg_notify|pg_advisory\w*|note_\w+)\b/iu;

/** Whether a statement only reads, so that it may be sent again whatever became of it. In doubt it does not. */
export const onlyReads = (text: string): boolean => /^\s*(?:select|with)\b/iu.test(text) && !WRITES.test(text);

/** Errors with which a use of the database has given up: what it was a part of does not begin again. */
const final = new WeakSet<object>();

function mayRepeat(error: unknown, { mayBeDone }: Attempt): boolean {
  if (final.has(error as object)) return false;
  return mayBeDone ? wasRefused(thrownBy(error)) : isAway(error);
}

/**
 * Repeats what a database that changes its leader has not done, until it is back: a planned switchover costs whoever waits
 * some seconds, and no error. What may be done already is never repeated.
 */
export class Repeats {
  /** Since when it has been away: nobody waits longer than that and `patienceMs`, so that a long outage is answered at once. */
  private awaySince: number | null = null;

  constructor(private readonly patienceMs: number) {}

  async run<T>(act: (attempt: Attempt) => Promise<T>): Promise<T> {
    let until = Infinity;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const attempt: Attempt = { mayBeDone: false };
      try {
        const answer = await act(attempt);
        this.awaySince = null;
        return answer;
      } catch (error) {
        if (!mayRepeat(error, attempt)) throw givenUp(error);
        this.awaySince ??= performance.now();
        until = Math.min(until, this.awaySince + this.patienceMs);
        if (performance.now() + pauseMs > until) throw givenUp(error);
      }
      await pause(pauseMs);
    }
  }
}

function givenUp(error: unknown): unknown {
  if (isAway(error)) final.add(error as object);
  return error;
}

/** For commands and specs: everything is tried once. */
export const NO_REPEATS = new Repeats(0);
