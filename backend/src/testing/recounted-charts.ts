import { DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import type { TestApp } from './test-app';

type Span = { readonly from: Day; readonly to: Day };

/** The charts of a hospital in a span of days as its rows say, by statements of their own. All of them are of India. */
export async function recountedCharts({ sql }: TestApp, hospital: string, { from, to }: Span): Promise<Record<string, object[]>> {
  const rows = (text: string, values: unknown[]): Promise<object[]> => sql.query(text, values);
  const values = [hospital, from, to];
  const here = 'appointments a where a.hospital_id = $1 and a.day between $2 and $3 and a.archived_at is null';
  return {
    bookings: await rows(`select day::text as day, status, count(*)::int as appointments from ${here} group by 1, 2 order by 1, 2`, values),
    funnel: await rows(
      'select status, count(*)::int as leads from leads where hospital_id = $1 and archived_at is null group by 1 order by 1',
      [hospital],
    ),
    sources: await rows(
      `select coalesce(source, 'Unknown') as source, count(*)::int as leads from leads where hospital_id = $1 and archived_at is null
       and (created_at at time zone '${DEFAULT_ZONE}')::date between $2 and $3 group by 1 order by 2 desc, 1`,
      values,
    ),
    hours: await rows(
      `select extract(isodow from day)::int as weekday, left(time_slot, 2)::int as hour, count(*)::int as appointments
       from ${here} and status <> 'cancelled' group by 1, 2 order by 1, 2`,
      values,
    ),
    noShows: await rows(
      `select doctor_id as "doctorId", (select full_name from doctors where id = doctor_id) as "fullName",
         (count(*) filter (where status = 'no_show'))::int as "noShows", count(*)::int as appointments
       from ${here} and status in ('completed', 'no_show') group by 1 having count(*) >= 10 and bool_or(status = 'no_show')
       order by count(*) filter (where status = 'no_show')::numeric / count(*) desc, 3 desc, 2`,
      values,
    ),
  };
}
