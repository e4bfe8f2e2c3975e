import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntity } from '@arogya/domain/audit/events';
import { Sql } from '../database/sql';
import { contextText, type RequestContext } from '../request-context';
import { prepared } from '../database/statement';

/** What no trigger sees: somebody has read something, signed in or been refused. */
export interface AuditNote {
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId?: string | null;
  /** How many records they have seen. */
  readonly rows?: number;
  /** Method and template of the route that was refused. */
  readonly operation?: string;
  readonly who: RequestContext;
}

const insertNote = prepared<
  object,
  { actor: string; action: string; entity: string; entityId: string | null; rows: number | null; operation: string | null }
>(
  'audit-note',
  `
insert into audit_log (action, entity, entity_id, row_count, operation)
select :action, :entity, :entityId, :rows, :operation from set_config('arogya.actor', :actor, true)`,
);

/**
 * Adds to the audit log. Changes of records are written by a trigger (database/objects/audit_change.sql), those of
 * appointments by appointments/booking/write.ts.
 */
@Injectable()
export class Audit {
  constructor(private readonly sql: Sql) {}

  /** Await it before the answer goes out: if it cannot be written, the call fails. */
  async note({ action, entity, entityId = null, rows, operation, who }: AuditNote): Promise<void> {
    await this.sql.query(
      insertNote({ actor: contextText(who), action, entity, entityId, rows: rows ?? null, operation: operation ?? null }),
    );
  }
}
