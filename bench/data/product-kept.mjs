const NONE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** What triggers or readers of events would have made of the rows, for each table that this version of the product has. */
export const KEPT_FIGURES = {
  appointment_counters: `
insert into appointment_counters (hospital_id, day, status, appointments)
select coalesce(hospital_id, ${NONE}), day, status, count(*) from appointments where archived_at is null group by 1, 2, 3`,
  appointment_totals: `
insert into appointment_totals (hospital_id, doctor_id, status, appointments)
select coalesce(hospital_id, ${NONE}), doctor_id, status, count(*) from appointments where archived_at is null group by 1, 2, 3`,
  lead_counters: `
insert into lead_counters (hospital_id, agent_id, status, leads)
select coalesce(hospital_id, ${NONE}), coalesce(assigned_agent_id, ${NONE}), status, count(*) from leads where archived_at is null group by 1, 2, 3`,
  lead_days: `
insert into lead_days (day, source, leads)
select (created_at at time zone 'Asia/Kolkata')::date, coalesce(source, ''), count(*) from leads where archived_at is null group by 1, 2`,
  pending_lead_days: `
update leads set pending_until = (created_at at time zone 'Asia/Kolkata')::date where status not in ('new', 'assigned');
insert into pending_lead_days (day, agent_id, leads)
select moved.day, coalesce(assigned_agent_id, ${NONE}), sum(moved.by)
from leads cross join lateral (values ((created_at at time zone 'Asia/Kolkata')::date, 1), (pending_until, -1)) moved (day, by)
where archived_at is null and moved.day is not null group by 1, 2`,
  appointment_days: `
insert into appointment_days (day, status, appointments) select day, status, count(*) from appointments where archived_at is null group by 1, 2`,
  appointment_hours: `
insert into appointment_hours (day, hour, appointments)
select day, left(time_slot, 2)::smallint, count(*) from appointments where archived_at is null and status <> 'cancelled' group by 1, 2`,
  doctor_days: `
insert into doctor_days (day, doctor_id, completed, no_shows)
select day, doctor_id, count(*) filter (where status = 'completed'), count(*) filter (where status = 'no_show')
from appointments where archived_at is null and status in ('completed', 'no_show') group by 1, 2`,
  lead_totals: `insert into lead_totals (status, part, leads) select status, 0, sum(leads) from lead_counters group by 1`,
  pending_days: `insert into pending_days (day, part, leads) select day, 0, sum(leads) from pending_lead_days group by 1`,
  patient_totals: `update patient_totals set patients = (select count(*) from patients) / 16`,
  patient_activity: `
insert into patient_activity (patient_id, last_booked_at) select patient_id, max(created_at) from appointments group by 1`,
};
