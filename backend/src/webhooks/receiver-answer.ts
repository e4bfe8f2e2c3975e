import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const MOST_BYTES = 64 * 1_024;
const KEPT_CHARACTERS = 200;
const MOST_SECONDS = 3_600;

/** Text as it can be kept and shown: no control characters, which a database or a terminal would not take. */
const shown = (text: string): string =>
  Array.from(text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .slice(0, KEPT_CHARACTERS)
    .join('');

/** The first 200 characters of an answer, of 64 kB at most; what came so far, where it breaks off or `end` comes first. */
export const readStart = (answer: IncomingMessage, end: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const finish = (): void => {
      resolve(shown(Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8')));
      answer.destroy();
    };
    answer.on('data', (part: Buffer) => {
      if (bytes >= MOST_BYTES) return;
      parts.push(part);
      bytes += part.length;
      if (bytes >= MOST_BYTES) finish();
    });
    for (const event of ['end', 'error', 'close']) answer.on(event, finish);
    end.addEventListener('abort', finish, { once: true });
  });

/** For how many seconds a receiver asks to be left alone, an hour at most: a number of them, or a date. */
export function retryAfterOf(headers: IncomingHttpHeaders, now: number): number | null {
  const said = headers['retry-after']?.trim() ?? '';
  const seconds = /^\d{1,9}$/u.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MOST_SECONDS);
}
