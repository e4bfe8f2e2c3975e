import { byTime, byWords } from '../paging/keyset';

/** One lead as it is answered, from `leads l` with its doctor `d` and agent `u`. */
export const LEAD_COLUMNS = `
  l.id, l.patient_name as "patientName", l.phone, l.email, l.location, l.specialty, l.symptoms,
  l.assigned_agent_id as "assignedAgentId", l.assigned_doctor_id as "assignedDoctorId",
  l.appointment_id as "appointmentId", l.hospital_id as "hospitalId", l.status, l.source, l.priority, l.notes, l.version,
  l.created_at as "createdAt", l.updated_at as "updatedAt",
  case when d.id is null then null
    else json_build_object('id', d.id, 'fullName', d.full_name, 'specialty', d.specialty) end as "assignedDoctor",
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "assignedAgent"`;

export const LEAD_JOINS = `
  left join doctors d on d.id = l.assigned_doctor_id
  left join users u on u.id = l.assigned_agent_id`;

export const LEAD_FROM = `from leads l ${LEAD_JOINS}`;

/** Each of these sort orders has an index over the leads that are not archived (migration 4). */
export const LEAD_SORTS = {
  createdAt: byTime('l.created_at'),
  patientName: byWords('l.patient_name'),
  status: { by: 'l.status', type: 'text' },
  priority: { by: `(case l.priority when 'high' then 3 when 'medium' then 2 else 1 end)`, type: 'integer' },
} as const;

/** Whether the appointment of a lead is still to come. */
export const APPOINTMENT_TO_COME = `
select 1 as found from appointments
where id = $1 and archived_at is null and status in ('pending', 'confirmed') and start_at > $2`;

/** The column of each field that is written. The last three are computed from other fields and never taken from a body. */
export const LEAD_FIELDS = {
  patientName: 'patient_name',
  phone: 'phone',
  email: 'email',
  location: 'location',
  specialty: 'specialty',
  symptoms: 'symptoms',
  assignedAgentId: 'assigned_agent_id',
  assignedDoctorId: 'assigned_doctor_id',
  status: 'status',
  source: 'source',
  priority: 'priority',
  notes: 'notes',
  phoneKey: 'phone_key',
  hospitalId: 'hospital_id',
  appointmentId: 'appointment_id',
} as const;

/** `set …` of the fields that were sent, bound from `$first` on. */
export function assignments(sent: Readonly<Record<string, unknown>>, first: number): { set: string; params: unknown[] } {
  const fields = Object.entries(LEAD_FIELDS).filter(([field]) => field in sent);
  return {
    set: fields.map(([, column], index) => `${column} = $${first + index}`).join(', '),
    params: fields.map(([field]) => sent[field]),
  };
}

/** The insert of a lead with these fields. */
export function insertion(sent: Readonly<Record<string, unknown>>): { text: string; params: unknown[] } {
  const fields = Object.entries(LEAD_FIELDS).filter(([field]) => field in sent);
  const columns = fields.map(([, column]) => column).join(', ');
  const values = fields.map((_, index) => `$${index + 1}`).join(', ');
  return {
    text: `insert into leads (${columns}) values (${values}) returning id`,
    params: fields.map(([field]) => sent[field]),
  };
}

export const RESTORE_LEAD = `
update leads set archived_at = null, version = version + 1, updated_at = now()
where id = $1 and archived_at is not null returning id`;
