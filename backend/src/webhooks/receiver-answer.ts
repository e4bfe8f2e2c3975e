import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const MOST_BYTES = 64 * 1_024;
const KEPT_CHARACTERS = 200;
const MOST_SECONDS = 3_600;

/** Text as it can be kept and shown: no control characters, which a database or a terminal would not take. */
const shown = (text: string): string =>
  Array.from(text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .slice(0, KEPT_CHARACTERS)
    .join('');

/** The first 200 characters of an answer, of 64 kB at most. What breaks off, or does not come in time, ends it. */
export async function readStart(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= MOST_BYTES) break;
    }
  } catch {
    // The status is there, which is what counts.
  } finally {
    answer.destroy();
  }
  return shown(Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8'));
}

/** For how many seconds a receiver asks to be left alone, an hour at most: a number of them, or a date. */
export function retryAfterOf(headers: IncomingHttpHeaders, now: number): number | null {
  const said = headers['retry-after']?.trim() ?? '';
  const seconds = /^\d{1,9}$/u.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MOST_SECONDS);
}
