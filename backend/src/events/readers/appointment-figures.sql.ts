import { changesOf, FIGURES_READER, hourChangesOf } from './figures.sql';

export const UNREAD = `(
  select e.* from event_readers r cross join lateral (select * from events where (tx, id) > (r.tx, r.id) order by tx, id) e
  where r.name = '${FIGURES_READER}')`;

/**
 * What the figures must be: the rows of appointments, minus the events that the reader has not folded yet. Rows and events
 * are read as of one moment, so this is right while others go on booking.
 */
const EXPECTED = `
expected as materialized (
  select hospital_id, doctor_id, day, status, sum(by)::int as by from (
    select coalesce(hospital_id, '00000000-0000-0000-0000-000000000000') as hospital_id, doctor_id, day, status, count(*)::int as by
    from appointments where archived_at is null group by 1, 2, 3, 4
    union all
    select hospital_id, doctor_id, day, status, -by from (${changesOf(UNREAD)}) unread
  ) a group by 1, 2, 3, 4 having sum(by) <> 0
), expected_hours as materialized (
  select day, hour, sum(by)::int as by from (
    select day, left(time_slot, 2)::smallint as hour, count(*)::int as by
    from appointments where archived_at is null and status <> 'cancelled' group by 1, 2
    union all
    select day, hour, -by from (${hourChangesOf(UNREAD)}) unread
  ) a group by 1, 2 having sum(by) <> 0
)`;

interface KeptTable {
  /** How a difference in it is called. */
  readonly figure: string;
  readonly table: string;
  readonly key: readonly string[];
  /** Each figure, and how it is made of `by`. */
  readonly figures: Readonly<Record<string, string>>;
  /** What it is made from. */
  readonly from: string;
}

const SUM = { appointments: 'sum(by)' } as const;
const of = (status: string): string => `coalesce(sum(by) filter (where status = '${status}'), 0)`;

const KEPT: readonly KeptTable[] = [
  { figure: 'counter', table: 'appointment_counters', key: ['hospital_id', 'day', 'status'], figures: SUM, from: 'expected' },
  { figure: 'total', table: 'appointment_totals', key: ['hospital_id', 'doctor_id', 'status'], figures: SUM, from: 'expected' },
  { figure: 'day', table: 'appointment_days', key: ['day', 'status'], figures: SUM, from: 'expected' },
  { figure: 'hour', table: 'appointment_hours', key: ['day', 'hour'], figures: SUM, from: 'expected_hours' },
  {
    figure: 'doctor-day',
    table: 'doctor_days',
    key: ['day', 'doctor_id'],
    figures: { completed: of('completed'), no_shows: of('no_show') },
    from: `expected where status in ('completed', 'no_show')`,
  },
];

const summedOf = ({ key, figures, from }: KeptTable): string =>
  `select ${key.join(', ')}, ${Object.entries(figures)
    .map(([name, sum]) => `(${sum})::int as ${name}`)
    .join(', ')} from ${from} group by ${key.join(', ')}`;

/** Makes one table what it must be, as two parts of a statement. */
function partsOf(kept: KeptTable, n: number): string {
  const { table, key } = kept;
  const names = Object.keys(kept.figures);
  return `
summed_${n} as materialized (${summedOf(kept)}),
gone_${n} as (
  delete from ${table} k where not exists (select from summed_${n} e where ${key.map((name) => `e.${name} = k.${name}`).join(' and ')})
), made_${n} as (
  insert into ${table} (${[...key, ...names].join(', ')}) select ${[...key, ...names].join(', ')} from summed_${n}
  on conflict (${key.join(', ')}) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
)`;
}

/** In one statement, so that all of it is as of one moment. */
export const RECOUNT_APPOINTMENTS = `with ${[EXPECTED, ...KEPT.map(partsOf)].join(',')} select`;

const differencesOf = (kept: KeptTable): string => {
  const { figure, table, key } = kept;
  const names = Object.keys(kept.figures);
  const all = (row: string): string => `concat_ws(' ', ${names.map((name) => `${row}.${name}`).join(', ')})`;
  return `
select concat_ws(' ', '${figure}', ${key.join(', ')}) as figure, ${all('k')} as kept, ${all('e')} as rows
from ${table} k full join (${summedOf(kept)}) e using (${key.join(', ')})
where ${names.map((name) => `coalesce(k.${name}, 0) <> coalesce(e.${name}, 0)`).join(' or ')}`;
};

/** The beginning of a statement: where kept figures of appointments differ from the rows. */
export const APPOINTMENT_DIFFERENCES = `with ${EXPECTED} ${KEPT.map(differencesOf).join('\nunion all\n')}`;
