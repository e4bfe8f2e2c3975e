import type { TestApp } from './test-app';

export interface AuditRow {
  readonly id: number;
  readonly actor_id: string | null;
  readonly username: string | null;
  readonly role: string;
  readonly hospital_id: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly fields: readonly string[];
  readonly row_count: number | null;
  readonly operation: string | null;
  readonly request_id: string | null;
}

/** The rows that `act` adds to the audit log, in their order. */
export async function auditOf({ sql }: TestApp, act: () => Promise<unknown>): Promise<AuditRow[]> {
  const last = await sql.one<{ id: number }>('select coalesce(max(id), 0) as id from audit_log');
  await act();
  return sql.query<AuditRow>('select * from audit_log where id > $1 order by id', [last?.id ?? 0]);
}
