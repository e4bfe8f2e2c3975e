import type { AuditEntity } from '@arogya/domain/audit/events';
import { isUuid } from '@arogya/domain/rule';
import { Page } from '../paging/page';

const BEHIND = new WeakMap<object, readonly string[]>();

/** For an answer that shows somebody without naming their id. */
export function showing<T extends object>(answer: T, ...ids: readonly string[]): T {
  BEHIND.set(answer, ids);
  return answer;
}

interface Row {
  readonly id?: unknown;
  readonly patientId?: unknown;
  readonly entityId?: unknown;
}

function addIds(row: Row, ids: Set<string>, standsForPatient: boolean): void {
  for (const id of [row.id, standsForPatient ? null : row.patientId, row.entityId]) if (isUuid(id)) ids.add(id);
  for (const id of BEHIND.get(row) ?? []) if (isUuid(id)) ids.add(id);
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * What an answer shows: all ids, each once, how many rows and, if it is a single one, which. Appointments of a list stand for their
 * patients, who never change: half of the ids, which are most of what a look costs.
 */
export function shownBy(
  answer: unknown,
  entity: AuditEntity,
): { readonly shown: string[]; readonly rows: number; readonly entityId?: string | null } {
  const rows = answer instanceof Page ? (answer.rows as unknown) : answer;
  const isList = Array.isArray(rows);
  const ids = new Set<string>();
  for (const row of isList ? (rows as unknown[]) : [rows]) if (isRow(row)) addIds(row, ids, isList && entity === 'appointment');
  if (isList) return { shown: [...ids], rows: rows.length };
  return { shown: [...ids], rows: 1, entityId: isRow(rows) && typeof rows.id === 'string' ? rows.id : null };
}
