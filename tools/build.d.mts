export function ensureBuilt(): Promise<boolean>;
export function markBuilt(): void;
export function build(projects: readonly string[]): Promise<void>;
