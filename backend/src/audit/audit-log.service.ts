import { Injectable } from '@nestjs/common';
import { READS } from '@arogya/domain/audit/events';
import { addDays, DEFAULT_ZONE, instantAt, type Day } from '@arogya/domain/clock';
import { everyRow } from '../database/every-row';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import { Sql } from '../database/sql';
import { inWords, Where } from '../database/where';
import { likePattern, type Page } from '../paging/page';
import type { AuditEntry, AuditQuery } from './audit.dto';
import { AUDIT_COLUMNS, AUDIT_SORTS, byPerson } from './audit.sql';
import { iso } from '../iso';

/** The instant at which a day begins in India. */
function dawn(day: Day | undefined, after = 0): string | undefined {
  const instant = day === undefined ? null : instantAt(addDays(day, after), 0, DEFAULT_ZONE);
  return instant === null ? undefined : iso(instant);
}

/** The rows about a record, and those of every look that showed it or, of a patient, an appointment of theirs. */
function about(where: Where, id: string, entity: string | undefined): void {
  const record = where.bind(id);
  const kind = entity ? `and entity = ${where.bind(entity)}` : '';
  where.add(`a.id = any (array(
    select id from audit_log where entity_id = ${record}::uuid ${kind}
    union all select id from audit_log
      where shown && (${record}::uuid || array(select id from ${everyRow('appointments', `patient_id = ${record}::uuid`)} theirs))))`);
}

/** Reads the audit log. */
@Injectable()
export class AuditLogService {
  constructor(private readonly sql: Sql) {}

  list(query: AuditQuery): Promise<Page<AuditEntry>> {
    const where = new Where('true')
      .and('a.actor_id = ?', query.actorId)
      .and('a.action = ?', query.action)
      .and('a.entity = ?', query.entityId ? null : query.entity)
      .and('a.at >= ?', dawn(query.from))
      .and('a.at < ?', dawn(query.to, 1));
    // As constants: the index of what was done, among ever more looks, is found by them.
    if (query.reads === false) where.add(`a.action not in (${inWords(READS)})`);
    if (query.system === false) where.add(`a.role <> 'system'`);
    if (query.entityId) about(where, query.entityId, query.entity);
    return pageOf<AuditEntry>(this.sql, {
      table: 'audit_log',
      alias: 'a',
      columns: AUDIT_COLUMNS,
      where,
      search: query.q ? byPerson(likePattern(query.q)) : null,
      keyset: new Keyset(query, AUDIT_SORTS, '-at', 'a.id', 'bigint'),
    });
  }
}
