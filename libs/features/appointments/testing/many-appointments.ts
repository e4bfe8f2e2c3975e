import type { Appointment, BulkChange, BulkRow } from '@arogya/api/appointments';
import { get, post } from '@arogya/testing/fake-api';
import { makeAppointment } from './make-appointment';

export const idOf = (n: number): string => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const nameOf = (n: number): string => `Patient ${String(n).padStart(3, '0')}`;
export const makeRow = (n: number, of: Partial<Appointment> = {}): Appointment =>
  makeAppointment({ id: idOf(n), patient: { ...makeAppointment().patient, name: nameOf(n) }, ...of });
export const rows = (count: number): Appointment[] => Array.from({ length: count }, (_, at0) => makeRow(at0 + 1));

/** The list as the server turns its pages, and finds rows by their ids. */
export const list = (all: readonly Appointment[]) =>
  get<Appointment[]>(
    '/appointments',
    ({ query }) => {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 50)];
      const ids = query.get('ids')?.split(',');
      return ids ? all.filter(({ id }) => ids.includes(id)) : all.slice((page - 1) * size, page * size);
    },
    { total: all.length },
  );
export const answerOf = ({ items }: BulkChange, refuse: readonly string[] = []): { rows: BulkRow[] } => ({
  rows: (items as { id: string; version: number }[]).map(({ id, version }) =>
    refuse.includes(id)
      ? { id, ok: false, code: 'stale', message: 'Somebody else has changed it.' }
      : { id, ok: true, version: version + 1 },
  ),
});
export const bulk = (refuse: readonly string[] = []) =>
  post<{ rows: BulkRow[] }>('/appointments/bulk', ({ body }) => answerOf(body as BulkChange, refuse), { status: 200 });
