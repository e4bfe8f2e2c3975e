/**
 * When a visit begins and ends on the hospital's clock, as ISO 8601, made once when it is written: lists show it a
 * thousand times. `day` and `time_slot` are that clock, so the offset is what lies between them and the instant.
 */
export const WALL_TIMES = `
create function wall_iso(day date, time_slot text, start_at timestamptz, at timestamptz) returns text
language plpgsql immutable parallel safe as $$
declare
  wall timestamp := day + make_time(left(time_slot, 2)::int, right(time_slot, 2)::int, 0);
  ahead interval := wall - (start_at at time zone 'UTC');
begin
  return to_char(wall + (at - start_at), 'YYYY-MM-DD"T"HH24:MI:SS')
    || case when ahead < interval '0' then '-' else '+' end
    || to_char(greatest(ahead, -ahead), 'HH24:MI');
end $$;

alter table appointments
  add column starts text generated always as (wall_iso(day, time_slot, start_at, start_at)) stored,
  add column ends text generated always as (wall_iso(day, time_slot, start_at, end_at)) stored;`;

/** Each appointment with the JSON that the API answers for it: written once, for lists, single reads and bookings alike. */
export const ANSWERS = `
create view appointment_answers as
select a.*, coalesce(h.time_zone, 'Asia/Kolkata') as zone, json_build_object(
  'id', a.id, 'number', a.number, 'patientId', a.patient_id, 'doctorId', a.doctor_id, 'hospitalId', a.hospital_id,
  'agentId', a.agent_id, 'appointmentDate', a.starts, 'timeSlot', a.time_slot, 'endsAt', a.ends, 'status', a.status,
  'notes', a.notes, 'feedback', a.feedback, 'reported', a.reported, 'source', a.source, 'version', a.version,
  'createdAt', a.created_at, 'updatedAt', a.updated_at,
  'patient', json_build_object('id', p.id, 'name', p.name, 'phone', p.phone, 'symptoms', p.symptoms),
  'doctor', json_build_object('id', d.id, 'fullName', d.full_name, 'specialty', d.specialty, 'phone', d.phone),
  'hospital', case when h.id is not null then json_build_object('id', h.id, 'name', h.name, 'timeZone', h.time_zone) end
) as answer
from appointments a
join patients p on p.id = a.patient_id
join doctors d on d.id = a.doctor_id
left join hospitals h on h.id = a.hospital_id;`;

/** The day lists of a hospital and of all, and the newest bookings first. */
export const INDEXES = `
create index appointments_day on appointments (day, start_at, id) where archived_at is null;
create index appointments_hospital_day on appointments (hospital_id, day, start_at, id) where archived_at is null;
create index appointments_created on appointments (created_at desc, id desc) where archived_at is null;`;
