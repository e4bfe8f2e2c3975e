/**
 * The list of a hospital's day as the product answers it, to the letter, from the product's own tables: all of its fields, one
 * statement, and no more in JavaScript than it takes to write rows as JSON.
 */
const msOf = (column) => `(date_part('epoch', ${column}) * 1000)::bigint`;
const SAME_LIST = `
select a.id, a.number, a.patient_id as "patientId", a.doctor_id as "doctorId", a.hospital_id as "hospitalId", a.agent_id as "agentId", a.day,
  a.time_slot as "timeSlot", a.status, a.notes, a.feedback, a.kept_despite as "keptDespite", a.reported, a.source, a.proof, a.said, a.language,
  a.version,
  ${msOf('a.end_at')} as "endMs", ${msOf('a.created_at')} as "createdMs", ${msOf('a.updated_at')} as "updatedMs", p.name as "patientName",
  coalesce(a.contact ->> 'phone', p.phone) as phone, p.symptoms, d.full_name as "doctorName", d.specialty, d.phone as "doctorPhone",
  h.name as "hospitalName", h.time_zone as "timeZone"
from (
  select * from appointments where hospital_id = $1 and day = $2 and archived_at is null order by start_at desc, id desc limit 50) a
join patients p on p.id = a.patient_id join doctors d on d.id = a.doctor_id join hospitals h on h.id = a.hospital_id
order by a.start_at desc, a.id desc`;

const DATE = 1082;
const BIGINT = 20;
/** As text and as numbers, where node-postgres would make dates and text of them. */
const parserOf = (pg) => (type, format) => {
  if (type === DATE) return (text) => text;
  return type === BIGINT ? Number : pg.types.getTypeParser(type, format);
};

/** The one zone of the data. */
const [AHEAD_MS, OFFSET] = [330 * 60_000, '+05:30'];
const wall = (ms) => `${new Date(ms + AHEAD_MS).toISOString().slice(0, 19)}${OFFSET}`;

const answerOf = (row) => ({
  id: row.id,
  number: row.number,
  patientId: row.patientId,
  doctorId: row.doctorId,
  hospitalId: row.hospitalId,
  agentId: row.agentId,
  appointmentDate: `${row.day}T${row.timeSlot}:00${OFFSET}`,
  timeSlot: row.timeSlot,
  endsAt: wall(row.endMs),
  status: row.status,
  keptDespite: row.keptDespite,
  notes: row.notes,
  feedback: row.feedback,
  reported: row.reported,
  source: row.source,
  proof: row.proof,
  said: row.said,
  language: row.language,
  version: row.version,
  createdAt: wall(row.createdMs),
  updatedAt: wall(row.updatedMs),
  patient: { id: row.patientId, name: row.patientName, phone: row.phone, symptoms: row.symptoms },
  doctor: { id: row.doctorId, fullName: row.doctorName, specialty: row.specialty, phone: row.doctorPhone },
  hospital: { id: row.hospitalId, name: row.hospitalName, timeZone: row.timeZone },
});

/** The list for a hospital and a day, from a pool of `pg`. */
export const sameList = (pg, pool) => {
  const types = { getTypeParser: parserOf(pg) };
  return async (hospital, day) =>
    (await pool.query({ name: 'same-list', text: SAME_LIST, values: [hospital, day], types })).rows.map(answerOf);
};
