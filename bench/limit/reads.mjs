/** What the bare server answers to searches, lists and figures: one statement each, and the best known for what is asked. */
import pgCopy from 'pg-copy-streams';

const LEAD = `
l.id, l.patient_name as "patientName", l.phone, l.email, l.location, l.specialty, l.symptoms, l.agent_id as "assignedAgentId",
l.doctor_id as "assignedDoctorId", l.appointment_id as "appointmentId", l.hospital_id as "hospitalId", l.status, l.source, l.priority, l.notes,
l.version, l.created_at as "createdAt", l.updated_at as "updatedAt", u.first_name as "firstName", u.last_name as "lastName", d.full_name as "fullName"`;
const LEAD_JOINS = 'left join agents u on u.id = l.agent_id left join doctors d on d.id = l.doctor_id';
const PATIENT = `
p.id, p.name, p.phone, p.email, p.age, p.gender, p.address, p.location, p.symptoms, p.notes, p.version, p.created_at as "createdAt",
p.updated_at as "updatedAt"`;
const NEWEST = 'order by created_at desc, id desc limit 50';

/** Many have a part of a name: the newest rows are looked through. The bound keeps the plan the same for every word, so that it is made once. */
const NEWEST_OF = (table) => `(select * from ${table} order by created_at desc, id desc limit 5000) newest`;
const LEADS_BY_NAME = `
select ${LEAD} from (select * from ${NEWEST_OF('leads')} where search like $1 ${NEWEST}) l ${LEAD_JOINS} order by l.created_at desc, l.id desc`;
const PATIENTS_BY_NAME = `select ${PATIENT} from (select * from ${NEWEST_OF('sought_patients')} where search like $1 ${NEWEST}) p`;
/** Few have a part of a phone: they are found by the index of the search. */
const PATIENTS_BY_PART_OF_PHONE = `
select ${PATIENT} from (select * from sought_patients where search like $1 offset 0) p ${NEWEST}`;
const PATIENT_BY_PHONE = `select ${PATIENT} from sought_patients p where phone_key = $1 ${NEWEST.replace('50', '1')}`;

const APPOINTMENT = `
a.id, a.start_at as "startAt", a.end_at as "endAt", a.status, a.source, a.notes, a.created_at as "createdAt",
p.id as "patientId", p.name, p.phone, d.id as "doctorId", d.full_name as "fullName", d.specialty, h.name as "hospitalName"`;
const APPOINTMENT_JOINS = `join patients p on p.id = a.patient_id join doctors d on d.id = a.doctor_id join hospitals h on h.id = a.hospital_id`;
/** The first of each status, from its index; then the first of these. */
const TODAY = `
select ${APPOINTMENT} from (
  select a.* from unnest(array['pending', 'confirmed', 'completed', 'cancelled', 'no_show']) of_status (status)
  cross join lateral (
    select * from appointments where status = of_status.status and start_at >= $1 and start_at < $2 order by start_at, id limit 50) a
  order by a.start_at, a.id limit 50) a ${APPOINTMENT_JOINS} order by a.start_at, a.id`;
const OF_DOCTOR = `
select ${APPOINTMENT} from (
  select * from appointments where doctor_id = $1 and start_at >= $2 and start_at < $3 order by start_at desc, id desc limit 50) a
${APPOINTMENT_JOINS} order by a.start_at desc, a.id desc`;

const FIGURES = `
select c.patients, c.doctors, (select sum(appointments)::int from appointment_sums) as appointments,
  (select sum(leads)::int from lead_counts where status in ('new', 'assigned')) as leads,
  (select json_agg(of_day.appointments order by of_day.day) from (
    select day, sum(appointments)::int as appointments from appointment_counts where day > $1::date - 60 and day <= $1 group by day) of_day) as days,
  (select json_agg(leads order by day) from lead_day_counts where day > $1::date - 30 and day <= $1) as "leadDays"
from people_counts c`;

const CSV = `
copy (
  select l.patient_name as "Patient", l.phone as "Phone", l.email as "Email", l.location as "Location", l.specialty as "Specialty",
    l.symptoms as "Symptoms", l.priority as "Priority", l.status as "Status", l.source as "Source", d.full_name as "Assigned Doctor",
    u.first_name || ' ' || u.last_name as "Assigned Agent", l.notes as "Notes", l.created_at as "Created"
  from leads l ${LEAD_JOINS} order by l.created_at desc, l.id desc
) to stdout with (format csv, header true)`;

const DAY_MS = 86_400_000;
const AHEAD_MS = 330 * 60_000;
const dawn = (day, after = 0) => new Date(Date.parse(day) - AHEAD_MS + after * DAY_MS).toISOString();

const sought =
  (name, statement) =>
  (one, [part]) =>
    one(name, statement, [`%${decodeURIComponent(part)}%`]);

export const READS = {
  leads: sought('leads', LEADS_BY_NAME),
  patients: sought('patients', PATIENTS_BY_NAME),
  patientsByPhone: sought('patients-by-phone', PATIENTS_BY_PART_OF_PHONE),
  patientOf: async (one, [phone]) => (await one('patient-of', PATIENT_BY_PHONE, [decodeURIComponent(phone)]))[0],
  today: (one, [day]) => one('today', TODAY, [dawn(day), dawn(day, 1)]),
  ofDoctor: (one, [doctor, from, to]) => one('of-doctor', OF_DOCTOR, [doctor, dawn(from), dawn(to, 1)]),
  figures: async (one, [day]) => (await one('figures', FIGURES, [day]))[0],
};

/** All leads as CSV, as the database writes it. */
export async function sendLeads(pool, response) {
  const client = await pool.connect();
  const rows = client.query(pgCopy.to(CSV));
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' });
  rows.on('end', () => client.release());
  rows.on('error', (error) => client.release(error));
  rows.pipe(response);
}
