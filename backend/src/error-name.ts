/** All that a log may hold of an error that somebody's data could be in: never its message. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
