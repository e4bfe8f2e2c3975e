import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { documentedHeader } from './documented-header';

const ETAG = /^(?:W\/)?"(\d{1,9})"$/u;
const FIELD = 'If-Match';

/** The version in the If-Match header; null when the header is missing or `*`. Throws 400 when it is no version. */
export function versionFrom(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const match = ETAG.exec(header.trim());
  if (match) return Number(match[1]);
  const message = 'If-Match carries the ETag of the record, such as "3"';
  throw new Refusal('invalid', { errors: { [FIELD]: message }, message });
}

const document = documentedHeader({
  name: FIELD,
  required: false,
  description: 'The ETag that was read, such as "3"; a stale one is answered with 409',
  schema: { type: 'string' },
});

/** `@IfMatch() version: number | null`: the version that the caller has read. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext) => versionFrom(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
  [document],
);

/** `"<version>"` of an answer that has a version. */
export function etagOf(answer: unknown): string | null {
  const version = typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : null;
  return Number.isInteger(version) ? `"${String(version)}"` : null;
}

export const STALE_FIELD = 'Someone else has changed this field';

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/**
 * Throws 409 for a change to a record that has changed since it was read, or for its deletion; without a version it accepts
 * everything. `current` is the record as the caller would read it now; it is sent with the error.
 */
export function assertFresh(current: { readonly version: number }, version: number | null, sent: object = {}): void {
  if (version === null || version === current.version) return;
  const now = current as Readonly<Record<string, unknown>>;
  const differing = Object.entries(sent).filter(([field, value]) => !same(value, now[field]));
  const errors = Object.fromEntries(differing.map(([field]) => [field, STALE_FIELD]));
  throw new Refusal('stale', { errors, extra: { current } });
}
