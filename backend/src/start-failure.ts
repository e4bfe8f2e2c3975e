import { StartFailure } from './config';

const FULL_DISK: ReadonlySet<unknown> = new Set(['ENOSPC', '53100']);

/** One sentence about what the person who starts the server can correct; null for a fault of ours. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof StartFailure) return error.message;
  const { code, port, driverError } = error as { code?: unknown; port?: unknown; driverError?: { code?: unknown } };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is taken. Stop the program that uses it or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${String(port)} may not be used by this account. Set PORT to one above 1023.`;
  if (FULL_DISK.has(code) || FULL_DISK.has(driverError?.code)) return 'The disk is full. Free some space and start again.';
  return null;
}

/** Says what is wrong and ends the process with exit code 1. */
export function failStart(error: unknown): never {
  const sentence = sentenceOf(error);
  process.stderr.write(`arogyadesk: ${sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  process.exit(1);
}
