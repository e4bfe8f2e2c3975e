import { Injectable } from '@nestjs/common';
import { addDays, DEFAULT_ZONE, instantAt, type Day } from '@arogya/domain/clock';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import { Sql } from '../database/sql';
import { Where } from '../database/where';
import { likePattern, type Page } from '../paging/page';
import { AuditSeal } from './audit-seal.service';
import type { AuditEntry, AuditQuery, AuditVerification } from './audit.dto';
import { AUDIT_COLUMNS, AUDIT_SORTS, byPerson, VERIFY } from './audit.sql';

/** Links of the chain that one statement checks. */
const SLICE = 50_000;

/** The instant at which a day begins in India. */
function dawn(day: Day | undefined, after = 0): string | undefined {
  const instant = day === undefined ? null : instantAt(addDays(day, after), 0, DEFAULT_ZONE);
  return instant === null ? undefined : new Date(instant).toISOString();
}

/** Reads the audit log and verifies it. */
@Injectable()
export class AuditLogService {
  private proving: Promise<AuditVerification> | null = null;

  constructor(
    private readonly sql: Sql,
    private readonly sealer: AuditSeal,
  ) {}

  list(query: AuditQuery): Promise<Page<AuditEntry>> {
    const where = new Where('true')
      .and('a.actor_id = ?', query.actorId)
      .and('a.action = ?', query.action)
      .and('a.entity = ?', query.entity)
      .and('a.entity_id = ?', query.entityId)
      .and('a.at >= ?', dawn(query.from))
      .and('a.at < ?', dawn(query.to, 1));
    return pageOf<AuditEntry>(this.sql, {
      table: 'audit_log',
      alias: 'a',
      columns: AUDIT_COLUMNS,
      where,
      search: query.q ? byPerson(likePattern(query.q)) : null,
      keyset: new Keyset(query, AUDIT_SORTS, '-at', 'a.id', 'bigint'),
    });
  }

  /** Chains the remaining rows, then checks the whole chain. Callers that ask meanwhile share the answer. */
  verify(): Promise<AuditVerification> {
    return (this.proving ??= this.prove().finally(() => {
      this.proving = null;
    }));
  }

  private async prove(): Promise<AuditVerification> {
    await this.sealer.seal(true);
    const head = await this.sealer.head();
    const until = head?.position ?? 0;
    let rows = 0;
    let brokenAt: number | null = null;
    for (let low = 0; low < until && brokenAt === null; low += SLICE) {
      const slice = await this.sql.one<{ links: number; brokenAt: number | null }>(VERIFY, [low, Math.min(low + SLICE, until)]);
      rows += slice?.links ?? 0;
      brokenAt = slice?.brokenAt ?? null;
    }
    return { rows, intact: brokenAt === null, brokenAt, head: head?.hash ?? null };
  }
}
