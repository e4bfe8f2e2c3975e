import { STATS_REFRESH_MS } from '@arogya/domain/stats/figures';

/** Options of a statistics query: fetched every 30 s, in the background too, and never from the cache (docs/spec/numbers.md). */
export const POLLED = { pollingInterval: STATS_REFRESH_MS, skipPollingIfUnfocused: false, refetchOnMountOrArgChange: true } as const;
