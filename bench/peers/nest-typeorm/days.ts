const MINUTE = 60_000;
const DAY = 86_400_000;
/** The one zone of the data is 330 minutes ahead of UTC, all year. */
const AHEAD = 330 * MINUTE;

/** The day at the hospitals, as YYYY-MM-DD. */
export const dayOf = (at: Date): string => new Date(at.getTime() + AHEAD).toISOString().slice(0, 10);

/** When that day begins, or one some days later. */
export const midnight = (day: string, after = 0): Date => new Date(Date.parse(day) - AHEAD + after * DAY);
