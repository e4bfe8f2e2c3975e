export const PSEUDO: string;
export function pseudoOf(text: string): string;
export function pseudoScript(): string;
