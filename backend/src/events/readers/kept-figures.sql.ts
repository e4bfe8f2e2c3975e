import { DEFAULT_ZONE } from '@arogya/domain/clock';

const NONE = `'00000000-0000-0000-0000-000000000000'::uuid`;
const CAME = `(created_at at time zone '${DEFAULT_ZONE}')::date`;

interface KeptTable {
  /** How a difference in it is called. */
  readonly figure: string;
  readonly table: string;
  readonly key: readonly string[];
  /** What its rows must be, with `leads` as the count. */
  readonly expected: string;
  /** Each of its figures is the sum of some parts, so that two writers at once do not wait for each other. */
  readonly inParts?: boolean;
}

/** By how many the pending leads change on a day, of each `key`. */
const pendingMoves = (key: string): string => `
select moved.day${key}, sum(moved.by)::int as leads
from leads cross join lateral (values (${CAME}, 1), (pending_until, -1)) moved (day, by)
where archived_at is null and moved.day is not null group by`;

/** What triggers keep in the transaction that makes the difference: the rows alone say what it must be. */
const LEAD_FIGURES: readonly KeptTable[] = [
  {
    figure: 'leads',
    table: 'lead_counters',
    key: ['hospital_id', 'agent_id', 'status'],
    expected: `select coalesce(hospital_id, ${NONE}) as hospital_id, coalesce(assigned_agent_id, ${NONE}) as agent_id, status, count(*)::int as leads
      from leads where archived_at is null group by 1, 2, 3`,
  },
  {
    figure: 'new-leads',
    table: 'lead_days',
    key: ['day', 'source'],
    expected: `select ${CAME} as day, coalesce(source, '') as source, count(*)::int as leads from leads where archived_at is null group by 1, 2`,
  },
  {
    figure: 'pending-leads',
    table: 'pending_lead_days',
    key: ['day', 'agent_id'],
    expected: `${pendingMoves(`, coalesce(assigned_agent_id, ${NONE}) as agent_id`)} 1, 2`,
  },
  {
    figure: 'lead-totals',
    table: 'lead_totals',
    key: ['status'],
    expected: 'select status, count(*)::int as leads from leads where archived_at is null group by 1',
    inParts: true,
  },
  { figure: 'pending-days', table: 'pending_days', key: ['day'], expected: `${pendingMoves('')} 1`, inParts: true },
];

const PATIENTS = `(select count(*) from patients where archived_at is null)`;

/** Where kept figures of leads and patients differ from the rows: figure, kept, rows. */
export const ROW_DIFFERENCES = [
  ...LEAD_FIGURES.map(
    ({ figure, table, key, expected, inParts }) => `
select concat_ws(' ', '${figure}', ${key.join(', ')}) as figure, k.leads::text as kept, e.leads::text as rows
from ${inParts ? `(select ${key.join(', ')}, sum(leads) as leads from ${table} group by ${key.join(', ')})` : table} k full join (${expected}) e using (${key.join(', ')}) where coalesce(k.leads, 0) <> coalesce(e.leads, 0)`,
  ),
  `select 'patients', sum(patients)::text, ${PATIENTS}::text from patient_totals having sum(patients) <> ${PATIENTS}`,
].join('\nunion all\n');

/** Counts them anew; nobody may write leads or patients meanwhile. */
export const RECOUNT_ROWS: readonly string[] = [
  'lock table leads, patients in share mode',
  ...LEAD_FIGURES.flatMap(({ table, key, expected, inParts }) => [
    `delete from ${table}`,
    `insert into ${table} (${key.join(', ')}, leads${inParts ? ', part' : ''}) select ${key.join(', ')}, leads${inParts ? ', 0' : ''} from (${expected}) e`,
  ]),
  `update patient_totals set patients = case when part = 0 then ${PATIENTS} else 0 end`,
];
