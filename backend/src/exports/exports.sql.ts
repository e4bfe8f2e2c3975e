import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { patternsOf } from '../paging/search';
import type { LeadsExport } from './export.dto';

/** A column of an export: its heading and the SQL that fills it. */
type CsvColumns = Readonly<Record<string, string>>;

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front, unless it is a phone number: a plain
 * rule would spoil every +91.
 */
const guarded = (expression: string): string =>
  `(select case when c ~ '^[=@\\t\\r\\n]|^[+-](?![0-9 ()-]*$)' then '''' || c else c end from (select (${expression})::text as c) as cell)`;

const quoted = (heading: string): string => `"${heading.replaceAll('"', '""')}"`;

/**
 * `COPY … TO STDOUT` takes no parameters: only constants of this folder go into it, nothing of a request. What a request
 * narrows it to is a setting of the export's own connection (`filtersOf`).
 */
function copyStatement(columns: CsvColumns, from: string): string {
  const cells = Object.entries(columns).map(([heading, expression]) => `${guarded(expression)} as ${quoted(heading)}`);
  return `copy (select ${cells.join(', ')} ${from}) to stdout with (format csv, header true)`;
}

const at = (instant: string, zone: string): string => `to_char(${instant} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`;
const ZONE = `coalesce(h.time_zone, '${DEFAULT_ZONE}')`;

/** Every appointment, newest first, in the time of its hospital. */
export const APPOINTMENTS_CSV = copyStatement(
  {
    Number: 'a.number',
    Date: `to_char(a.day, 'YYYY-MM-DD')`,
    Time: 'a.time_slot',
    Status: 'a.status',
    Patient: 'p.name',
    Phone: 'p.phone',
    Email: 'p.email',
    Doctor: 'd.full_name',
    Specialty: 'd.specialty',
    Hospital: 'coalesce(h.name, d.hospital_name)',
    Source: 'a.source',
    Notes: 'a.notes',
    Feedback: 'a.feedback',
    Created: at('a.created_at', ZONE),
  },
  `from appointments a
   join patients p on p.id = a.patient_id
   join doctors d on d.id = a.doctor_id
   left join hospitals h on h.id = a.hospital_id
   where a.archived_at is null order by a.start_at desc, a.id desc`,
);

const setting = (name: string): string => `nullif(current_setting('arogya.export_${name}', true), '')`;

const LEAD_FILTERS: Readonly<Record<string, string>> = {
  status: `l.status = ${setting('status')}`,
  priority: `l.priority = ${setting('priority')}`,
  source: `l.source = ${setting('source')}`,
  agent: `l.assigned_agent_id = ${setting('agent')}::uuid`,
  q: `l.search like ${setting('q')} or l.search like ${setting('phone')}`,
};

/** The settings that narrow an export: one statement with parameters. */
export function filtersOf({ q, status, priority, source, assignedAgentId, archived }: LeadsExport): { text: string; values: string[] } {
  const [words = '', phone = ''] = q ? patternsOf(q) : [];
  const settings = { q: words, phone, status, priority, source, agent: assignedAgentId, archived: archived ? 'true' : '' };
  const names = Object.keys(settings).map((name, index) => `set_config('arogya.export_${name}', $${index + 1}, false)`);
  return { text: `select ${names.join(', ')}`, values: Object.values(settings).map((value) => value ?? '') };
}

/** The leads that the filters show, all of them without any; newest first. */
export const LEADS_CSV = copyStatement(
  {
    Patient: 'l.patient_name',
    Phone: 'l.phone',
    Email: 'l.email',
    Location: 'l.location',
    Specialty: 'l.specialty',
    Symptoms: 'l.symptoms',
    Priority: 'l.priority',
    Status: 'l.status',
    Source: 'l.source',
    'Assigned Doctor': 'd.full_name',
    'Assigned Agent': `nullif(trim(u.first_name || ' ' || u.last_name), '')`,
    Notes: 'l.notes',
    Created: at('l.created_at', `'${DEFAULT_ZONE}'`),
  },
  `from leads l
   left join doctors d on d.id = l.assigned_doctor_id
   left join users u on u.id = l.assigned_agent_id
   where (l.archived_at is not null) = (${setting('archived')} is not null)
   and ${Object.entries(LEAD_FILTERS)
     .map(([name, condition]) => `(${setting(name)} is null or ${condition})`)
     .join(' and ')}
   order by l.created_at desc, l.id desc`,
);
