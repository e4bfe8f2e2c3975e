import { Injectable } from '@nestjs/common';
import type { NamedEntity } from '@arogya/domain/external-ids/rules';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Sql, type Tx } from '../database/sql';
import type { Statement } from '../database/statement';
import { lockExternalId, namedRecord, type ExternalName } from './external-ids.sql';
import { assertNames } from './named-rows';

/** 409 that says which record has the id: it is the caller's own, who may read it then. */
export const externalIdTaken = (id: string): Refusal => {
  const { message } = new Refusal('externalIdTaken');
  return new Refusal('externalIdTaken', { errors: { externalId: message }, extra: { id } });
};

/**
 * For the record of an id that the caller no longer sees: deleted, or of another hospital by now. It is neither brought back nor
 * made a second time: somebody has decided so.
 */
export async function stillSeen<T>(id: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Refusal && error.code === 'notFound' ? new Refusal('externalIdGone', { extra: { id } }) : error;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as { constraint?: unknown }).constraint === 'external_ids_pkey';

/** What integrations call their records. An id is its integration's: of others it finds none, and there is no conflict with theirs. */
@Injectable()
export class ExternalIds {
  constructor(private readonly sql: Sql) {}

  /** Whoever asks for the same id waits for this until the transaction ends. */
  turn(name: ExternalName): Statement {
    return lockExternalId(name);
  }

  /** The id of the record that the caller calls so, or null; nobody else names one so until the transaction ends. Ask before rows are locked. */
  async recordOf(db: Pick<Tx, 'batch'>, { id: integrationId }: Actor, entity: NamedEntity, externalId: string): Promise<string | null> {
    const name = { integrationId, entity, externalId };
    const [, [named]] = await db.batch(this.turn(name), namedRecord(name));
    return named?.id ?? null;
  }

  /** Before the record `id`, or a new one, gets an id that was sent: 409 when it is another record's, 403 for people. */
  async claim(
    db: Pick<Tx, 'batch'>,
    who: Actor,
    entity: NamedEntity,
    externalId: string | null | undefined,
    id: string | null,
  ): Promise<void> {
    assertNames(who, externalId);
    if (externalId === undefined || externalId === null) return;
    const named = await this.recordOf(db, who, entity, externalId);
    if (named !== null && named !== id) throw externalIdTaken(named);
  }

  /** The same for a recipe, which writes the id with its record: the database refuses one that is another record's. */
  async claimed<T>(who: Actor, entity: NamedEntity, externalId: string | null | undefined, act: () => Promise<T>): Promise<T> {
    assertNames(who, externalId);
    try {
      return await act();
    } catch (error) {
      if (!externalId || !isTaken(error)) throw error;
      const named = await this.sql.one(namedRecord({ integrationId: who.id, entity, externalId }));
      throw named ? externalIdTaken(named.id) : error;
    }
  }
}
