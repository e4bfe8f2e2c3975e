const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long after a try that failed the next one follows, in seconds: the whole of it is a little more than three days. */
export const RETRY_SECONDS: readonly number[] = [5, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];
/** After the last of them a delivery is dead. */
export const MOST_TRIES = RETRY_SECONDS.length + 1;

/** Many deliveries that failed together do not come back together. */
const JITTER = 0.2;
const MOST_RETRY_AFTER = HOUR;

/** After so many failures in a row an endpoint rests: one delivery at a time asks whether it is there again. */
export const FAILURES_TO_REST = 20;
/** After how many seconds it is first tried then, and at most: each wait is twice the one before. */
export const PROBE_SECONDS = { first: 5, longest: 30 * MINUTE } as const;

/** An endpoint that has failed for so long, and not taken one delivery meanwhile, is switched off. */
export const DAYS_TO_DISABLE = 5;
/** What was delivered, or could not be, is shown for so long. */
export const DAYS_KEPT = 30;

/**
 * How many seconds to wait after the try number `tries` has failed; null when it was the last. `chance` is from 0 to 1.
 * A receiver that asks for more time gets it, up to an hour.
 */
export function retryWait(tries: number, retryAfter: number | null, chance: number): number | null {
  const seconds = RETRY_SECONDS[tries - 1];
  if (seconds === undefined) return null;
  const spread = Math.round(seconds * (1 - JITTER + 2 * JITTER * chance));
  return Math.max(spread, Math.min(retryAfter ?? 0, MOST_RETRY_AFTER));
}
