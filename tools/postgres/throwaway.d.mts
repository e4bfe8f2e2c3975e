/** A new data folder, open to the account of PostgreSQL. */
export function newDataFolder(home?: string): string;
