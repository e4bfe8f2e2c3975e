/** What oxlint says of these files and folders under `root`, one complaint a line. */
export function lookThrough(paths: readonly string[], root?: string): Promise<{ types: string[]; rules: string[] }>;
