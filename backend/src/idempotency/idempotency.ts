import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../database/sql';
import { prepared } from '../database/statement';
import type { Recipe } from '../database/transaction';
import { AnswerWithHeaders } from '../http/shape-answer';
import { documentedHeader } from '../http/documented-header';

const FIELD = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,100}$/u;

/** The key in the header, or null without one. Throws 400 when it is longer than 100 visible characters. */
export function keyFrom(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  const message = 'An Idempotency-Key has 1 to 100 visible characters';
  throw new Refusal('invalid', { errors: { [FIELD]: message }, message });
}

const document = documentedHeader({
  name: FIELD,
  required: false,
  schema: { type: 'string', maxLength: 100 },
  description:
    'Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true',
});

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

interface KeyRecord {
  readonly bodyHash: string;
  readonly recordId: string;
}

/** A second caller with the same key waits here until the first has committed. */
const wait = prepared<object, { scope: string; key: string }>(
  'request-key-wait',
  `select pg_advisory_xact_lock(hashtextextended(:scope || ' ' || :key, 2))`,
);

const find = prepared<KeyRecord, { scope: string; key: string }>(
  'request-key-find',
  `select body_hash as "bodyHash", record_id as "recordId" from request_keys
   where scope = :scope and key = :key and created_at > now() - interval '24 hours'`,
);

/** No key of the last day was found, so a row in the way is older. */
const keep = prepared<object, { scope: string; key: string; bodyHash: string; recordId: string }>(
  'request-key-keep',
  `insert into request_keys (scope, key, body_hash, record_id, created_at) values (:scope, :key, :bodyHash, :recordId, now())
   on conflict (scope, key) do update
     set body_hash = excluded.body_hash, record_id = excluded.record_id, created_at = excluded.created_at`,
);

/** The answer to a request that was carried out before: the record as it is now, with a header that says so. */
export class Replayed<T extends object> extends AnswerWithHeaders {
  constructor(readonly answer: T) {
    super();
  }

  unwrap(reply: FastifyReply): T {
    reply.header('idempotent-replayed', 'true');
    return this.answer;
  }
}

/** The key in the form that a booking recipe takes; null without one. */
export const requestKey = (scope: string, key: string | null, body: object): RequestKey | null =>
  key === null ? null : { scope, key, bodyHash: hashOf(body) };

export interface RequestKey {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Claims a key for this request if nobody has used it for a day; returns no row when another request has it. A request with the
 * same key at the same moment waits here. Without a scope there is no key.
 */
export const claimKey = prepared<
  { recordId: string },
  { scope: string | null; key: string | null; bodyHash: string | null; recordId: string; now: string }
>(
  'claim-key',
  `insert into request_keys as kept (scope, key, body_hash, record_id, created_at)
   select :scope, :key, :bodyHash, :recordId::uuid, :now::timestamptz where :scope::text is not null
   on conflict (scope, key) do update
     set body_hash = excluded.body_hash, record_id = excluded.record_id, created_at = excluded.created_at
     where kept.created_at <= excluded.created_at - interval '24 hours'
   returning record_id as "recordId"`,
);

interface KeyRow {
  readonly bodyHash: string;
  readonly recordId: string;
}

const keyOwner = prepared<KeyRow, { scope: string; key: string }>(
  'key-owner',
  'select body_hash as "bodyHash", record_id as "recordId" from request_keys where scope = :scope and key = :key',
);

export const hashOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * Claims a key for the record that is to be made. Answers null when the claim succeeds, else the record that the same
 * request has made before. A key that was used for another body is refused (422).
 */
export async function claim(tx: Pick<Recipe, 'read'>, wanted: RequestKey | null, recordId: string, now: string): Promise<string | null> {
  if (!wanted) return null;
  const { scope, key, bodyHash } = wanted;
  const [claimed] = await tx.read(claimKey({ scope, key, bodyHash, recordId, now }));
  return claimed.length > 0 ? null : earlierRecord(tx, wanted, recordId);
}

/** For a key that could not be claimed: the record that the same request has made before; null when the key is this request's own. */
export async function earlierRecord(tx: Pick<Recipe, 'read'>, wanted: RequestKey, recordId: string): Promise<string | null> {
  const [[owner]] = await tx.read(keyOwner({ scope: wanted.scope, key: wanted.key }));
  if (!owner || owner.recordId === recordId) return null;
  if (owner.bodyHash !== wanted.bodyHash) throw new Refusal('keyReused');
  return owner.recordId;
}

/** The answer of a call that may be repeated. */
export type AnswerOrReplay<T extends object> = T | Replayed<T>;

const idOfRecord = (made: object): string => (made as { readonly id: string }).id;

/**
 * Runs `act` once per scope and key, in the caller's transaction. No answer is stored: a repetition with the same body gets
 * what `again` reads of the record that the first call made; another body is refused (422). Without a key it just runs. A
 * failure stores nothing.
 */
export async function once<T extends object>(
  db: Tx,
  { scope, key, body }: Attempt,
  act: () => Promise<T>,
  again: (recordId: string) => Promise<T>,
  idOf: (made: T) => string = idOfRecord,
): Promise<AnswerOrReplay<T>> {
  if (key === null) return act();
  const bodyHash = hashOf(body);
  const [, [known]] = await db.batch(wait({ scope, key }), find({ scope, key }));
  if (known && known.bodyHash !== bodyHash) throw new Refusal('keyReused');
  if (known) return new Replayed(await again(known.recordId));
  const made = await act();
  await db.batch(keep({ scope, key, bodyHash, recordId: idOf(made) }));
  return made;
}
