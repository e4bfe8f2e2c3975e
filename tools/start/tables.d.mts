/** Brings the tables up to date, as their owner, and loads the demo where `env` wants it. */
export function makeTables(owner: string, env: Readonly<Record<string, string>>): Promise<void>;
