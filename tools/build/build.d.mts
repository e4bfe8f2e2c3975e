export function ensureBuilt(): Promise<void>;
export function build(projects: readonly string[]): Promise<void>;
