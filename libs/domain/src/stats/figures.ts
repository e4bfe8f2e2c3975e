/** How often statistics are fetched again, in the background too (docs/spec/numbers.md). */
export const STATS_REFRESH_MS = 30_000;

/** Days of the period whose change is shown, and of the one before it. */
export const PERIOD_DAYS = 30;
/** Days of the small line on a card. */
export const SPARK_DAYS = 14;
/** With fewer than this in the earlier period, a percentage says nothing. */
const TOO_FEW = 10;

/** Whether there was too little in the earlier period to compare with. */
export const isTooFew = (before: number): boolean => before < TOO_FEW;

/** The change in whole percent, or null where there is too little to compare. */
export const changeOf = (now: number, before: number): number | null =>
  isTooFew(before) ? null : Math.round(((now - before) / before) * 100);

/** '+12%', '-3%', '0%'; 'New' where there is too little to compare. */
export function changeLabel(change: number | null | undefined): string {
  if (change === null || change === undefined) return 'New';
  return change > 0 ? `+${change}%` : `${change}%`;
}

/** What a change compares: what happened in two periods, or how it is now with how it was. */
export const AGAINST_BEFORE = `Last ${PERIOD_DAYS} days compared with the ${PERIOD_DAYS} before`;
export const AGAINST_THEN = `Now compared with ${PERIOD_DAYS} days ago`;

export const TODAY_LABEL = 'Today';

/** Leads that nobody has spoken to yet. */
export const PENDING_LEADS = ['new', 'assigned'] as const;

/** The longest span of the analytics, in days. */
export const ANALYTICS_DAYS = 366;

/** Of fewer appointments a share of missed ones says nothing about a doctor. */
export const NO_SHOWS_OF = 10;
