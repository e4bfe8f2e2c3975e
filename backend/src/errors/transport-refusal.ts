import { HttpException } from '@nestjs/common';
import { Refusal, type RefusalCode } from '@arogya/domain/refusal';

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'malformed',
  401: 'signedOut',
  403: 'forbidden',
  404: 'noRoute',
  405: 'noRoute',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupported',
  429: 'tooMany',
  503: 'unavailable',
};

/** What Fastify or Nest refuse before a controller is called: unreadable JSON, other types, too large, unknown route. */
export function transportRefusal(thrown: unknown): Refusal | null {
  if (!(thrown instanceof Error)) return null;
  const status = thrown instanceof HttpException ? thrown.getStatus() : (thrown as Error & { statusCode?: unknown }).statusCode;
  const code = typeof status === 'number' ? BY_STATUS[status] : undefined;
  if (code) return new Refusal(code);
  return typeof status === 'number' && status >= 400 && status < 500 ? new Refusal('malformed') : null;
}
