import { isUuid } from '@arogya/domain/rule';
import { Page } from '../paging/page';

const BEHIND = new WeakMap<object, readonly string[]>();

/** For an answer that shows somebody without naming their id. */
export function showing<T extends object>(answer: T, ...ids: readonly string[]): T {
  BEHIND.set(answer, ids);
  return answer;
}

const OWN = ['id', 'patientId', 'entityId'] as const;

function idsOf(row: unknown): string[] {
  if (typeof row !== 'object' || row === null) return [];
  const ids: unknown[] = [...OWN.map((field) => (row as Record<string, unknown>)[field]), ...(BEHIND.get(row) ?? [])];
  return ids.filter(isUuid);
}

/** What an answer shows: all ids, how many rows and, if it is a single one, which. */
export function shownBy(answer: unknown): { readonly shown: string[]; readonly rows: number; readonly entityId?: string | null } {
  const rows = answer instanceof Page ? (answer.rows as unknown) : answer;
  if (Array.isArray(rows)) return { shown: rows.flatMap(idsOf), rows: rows.length };
  const id = typeof rows === 'object' && rows !== null && 'id' in rows ? rows.id : null;
  return { shown: idsOf(rows), rows: 1, entityId: typeof id === 'string' ? id : null };
}
