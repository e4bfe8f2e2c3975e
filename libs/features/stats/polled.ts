import { STATS_REFRESH_MS } from '@arogya/domain/stats/figures';

/** Options of a statistics query: fetched again every 30 s, in the background too, and never shown from an earlier appointment (specification, section 9). */
export const POLLED = { pollingInterval: STATS_REFRESH_MS, skipPollingIfUnfocused: false, refetchOnMountOrArgChange: true } as const;
