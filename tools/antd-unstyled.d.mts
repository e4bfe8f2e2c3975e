export const PATTERNS: readonly string[];
export function refuseUnstyled(patterns: readonly string[]): void;
