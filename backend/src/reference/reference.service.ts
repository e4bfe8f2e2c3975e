import { folded } from '../database/folded.sql';
import { Injectable } from '@nestjs/common';
import { usedBy } from '@arogya/domain/reference/texts';
import { Refusal, REFUSALS } from '@arogya/domain/refusal';
import type { Columns, Writable } from '../database/columns';
import { Keyset } from '../paging/keyset';
import { completed, counted } from '../paging/list';
import { Sql, type Db } from '../database/sql';
import { mapUniqueViolation } from '../database/taken';
import type { Actor } from '../access/actor';
import { rowsOf } from '../archive/archived';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { likePattern, type Page } from '../paging/page';
import type { Entry, Noun } from './nouns';
import type { ReferenceQuery } from './reference.dto';
import { selectOf, STATEMENTS } from './reference.sql';
import type { ReferenceEntity } from './reference.entity';

export type Fields = object & { readonly name?: string };
/** `F`, in which every field is a column of the entry. */
export type EntryFields<E extends ReferenceEntity, F extends Fields> = F & { readonly [K in Exclude<keyof F, keyof Writable<E>>]: never };
export type EntryWithUses<Row> = Row & { readonly uses: number };

/** Services, specialties, states and cities: the same calls on four tables. */
@Injectable()
export class ReferenceService {
  constructor(private readonly sql: Sql) {}

  active<T extends object>(noun: Noun): Promise<T[]> {
    return this.sql.named<T>(`active-${noun.table}`, noun.active);
  }

  async list<E extends ReferenceEntity, Row extends Entry>(
    noun: Noun<E, Row>,
    query: ReferenceQuery & { readonly stateId?: string },
  ): Promise<Page<EntryWithUses<Row>>> {
    const all = rowsOf('r', query)
      .and('r.is_active = ?', query.isActive)
      .and('r.state_id = ?', query.stateId)
      .and(`${folded(noun.search)} like ?`, query.q ? likePattern(query.q) : null);
    const keyset = new Keyset(query, noun.sorts, 'name', 'r.id');
    const where = keyset.goOn(all.copy());
    const rows = await this.sql.query<EntryWithUses<Row>>(
      `${selectOf(noun)}, ${keyset.column} ${noun.from} ${where.text} ${keyset.orderBy}
       limit ${where.bind(keyset.fetch)} offset ${where.bind(keyset.offset)}`,
      where.params,
    );
    return completed<EntryWithUses<Row>>(keyset, rows, () => counted(this.sql, noun.from, all));
  }

  add<E extends ReferenceEntity, Row extends Entry, F extends Fields>(
    noun: Noun<E, Row>,
    who: Actor,
    fields: EntryFields<E, F>,
    key: string | null,
  ): Promise<AnswerOrReplay<EntryWithUses<Row>>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `${noun.table}:${who.id}`, key, body: fields },
        async () => {
          const id = await mapUniqueViolation(noun.unique, () => db.repository(noun.entity).insert(stated<E>(fields)));
          await this.assertNeeds(db, noun, id);
          return this.one(db, noun, id);
        },
        (id) => this.one(db, noun, id),
      ),
    );
  }

  /** A new name is carried to the records that hold the old one in words. */
  change<E extends ReferenceEntity, Row extends Entry, F extends Fields>(
    noun: Noun<E, Row>,
    who: Actor,
    id: string,
    fields: EntryFields<E, F>,
    version: number | null,
  ): Promise<EntryWithUses<Row>> {
    return this.sql.transaction(who, async (db) => {
      const current = await this.one(db, noun, id, true);
      assertFresh(current, version, fields);
      await mapUniqueViolation(noun.unique, () => db.repository(noun.entity).update(id, stated<E>(fields)));
      await this.assertNeeds(db, noun, id);
      const { name } = fields;
      if (name !== undefined && name !== current.name) {
        for (const rename of noun.renames) await db.query(rename({ from: current.name, to: name }));
      }
      return this.one(db, noun, id);
    });
  }

  /** Archives an entry that nothing uses, which frees its name; otherwise 409 with where it is used. */
  remove(noun: Noun, who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      await this.one(db, noun, id, true);
      const uses = await db.one(STATEMENTS[noun.table].uses({ id }));
      const used = usedBy(uses ?? {});
      if (used) throw new Refusal('inUse', { message: `${REFUSALS.inUse[1].replace(/\.$/u, '')}: ${used}.`, extra: { uses } });
      await db.query(STATEMENTS[noun.table].archive({ id }));
    });
  }

  /** Brings a deleted entry back, unless its name has been given to another meanwhile. */
  restore<E extends ReferenceEntity, Row extends Entry>(noun: Noun<E, Row>, who: Actor, id: string): Promise<EntryWithUses<Row>> {
    return this.sql.transaction(who, async (db) => {
      const restore = STATEMENTS[noun.table].restore({ id });
      if (!(await mapUniqueViolation(noun.unique, () => db.one(restore)))) throw new Refusal('notFound');
      await this.assertNeeds(db, noun, id);
      return this.one(db, noun, id);
    });
  }

  private async assertNeeds(db: Db, { needs, table }: Noun, id: string): Promise<void> {
    if (!needs) return;
    const row = await db.one(STATEMENTS[table].needs({ id }));
    if (!row?.met) throw new Refusal('archived', { message: needs[1] });
  }

  private async one<E extends ReferenceEntity, Row extends Entry>(
    db: Db,
    noun: Noun<E, Row>,
    id: string,
    lock = false,
  ): Promise<EntryWithUses<Row>> {
    const { one, locked } = STATEMENTS[noun.table];
    const row = await db.one(lock ? locked({ id }) : one({ id }));
    if (!row) throw new Refusal('notFound');
    return row as EntryWithUses<Row>;
  }
}

/** What was stated; a column that may not be empty keeps its value or its default. */
function stated<E extends ReferenceEntity>(sent: Fields & { isActive?: boolean | null; country?: string | null }): Columns<E, Writable<E>> {
  const { isActive, country, ...fields } = sent;
  const whole = { ...fields, ...(typeof isActive === 'boolean' ? { isActive } : {}), ...(typeof country === 'string' ? { country } : {}) };
  return whole as Columns<E, Writable<E>>;
}
