import type { BrowserContext } from 'playwright-core';
import type { Walker } from '../walk';
import type { Reader } from './row';

const LANES = 2;

/**
 * Does the jobs in two lanes, in their order. Each lane has a browser of its own for each reader, so that what one job does to
 * it, e.g. signing in or being offline, is not seen by another.
 */
export async function inLanes<Job extends { readonly as: Reader }>(
  walker: Walker,
  jobs: readonly Job[],
  way: (context: BrowserContext, job: Job) => Promise<void>,
): Promise<void> {
  const todo = [...jobs];
  const lane = async (): Promise<void> => {
    const contexts = new Map<Reader, BrowserContext>();
    for (let job = todo.shift(); job; job = todo.shift()) {
      const context = contexts.get(job.as) ?? (await walker.context({ still: true, ...(job.as === 'nobody' ? {} : { as: job.as }) }));
      contexts.set(job.as, context);
      await way(context, job);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
