/** What a log may say of an error that could contain somebody's data: never its message. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
