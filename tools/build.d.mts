export function ensureBuilt(): Promise<boolean>;
