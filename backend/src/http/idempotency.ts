import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/sql';

const FIELD = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,100}$/u;

/** The key in the header, or null without one. Throws 400 when it is longer than 100 visible characters. */
export function keyFrom(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  const message = 'An Idempotency-Key has 1 to 100 visible characters';
  throw new Refusal('invalid', { errors: { [FIELD]: message }, message });
}

const document: ParameterDecorator = (target, key) => {
  const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
  if (key === undefined || !descriptor) return;
  ApiHeader({
    name: FIELD,
    required: false,
    schema: { type: 'string', maxLength: 100 },
    description: 'Repeating a call with the same key and body within 24 hours answers the same and does nothing twice',
  })(target, key, descriptor);
};

/** `@IdempotencyKey() key: string | null`. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) => keyFrom(context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']),
  [document],
);

export interface Attempt {
  /** Whose keys these are: operation and caller, e.g. `createPatient:<user id>`. */
  readonly scope: string;
  readonly key: string | null;
  readonly body: object;
}

/** A second caller with the same key waits here until the first has committed, then finds no row to claim. */
const CLAIM = `
insert into idempotency_keys as kept (scope, key, body_hash) values ($1, $2, $3)
on conflict (scope, key) do update set body_hash = excluded.body_hash, answer = null, created_at = now()
  where kept.created_at < now() - interval '24 hours'
returning key`;

/** What a request was answered that had been carried out before: the record as it is now, with a header that says so. */
export class Replayed<T extends object> {
  constructor(readonly answer: T) {}
}

/** The key as a recipe of booking wants it; null without one. */
export const requestKey = (scope: string, key: string | null, body: object): RequestKey | null =>
  key === null ? null : { scope, key, bodyHash: hashOf(body) };

export interface RequestKey {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
}

export const hashOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * Does `act` once per scope and key, in the caller's transaction: a repetition with the same body gets the first
 * answer, one with another body is refused (422). Without a key it simply acts. A refusal keeps nothing.
 */
export async function once<T extends object>(db: Db, { scope, key, body }: Attempt, act: () => Promise<T>): Promise<T> {
  if (key === null) return act();
  const hash = hashOf(body);
  const claimed = await db.named('idempotency-claim', CLAIM, [scope, key, hash]);
  if (claimed.length === 0) return answered<T>(db, scope, key, hash);
  const answer = await act();
  await db.named('idempotency-keep', 'update idempotency_keys set answer = $3 where scope = $1 and key = $2', [
    scope,
    key,
    JSON.stringify(answer),
  ]);
  return answer;
}

async function answered<T>(db: Db, scope: string, key: string, hash: string): Promise<T> {
  const kept = await db.one<{ body_hash: string; answer: T }>(
    'select body_hash, answer from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  if (!kept || kept.body_hash !== hash) throw new Refusal('keyReused');
  return kept.answer;
}
