/** An instant, in ms since 1970, as the database, messages and the audit log take it: '2026-11-24T04:35:00.000Z'. */
export const iso = (ms: number): string => new Date(ms).toISOString();
