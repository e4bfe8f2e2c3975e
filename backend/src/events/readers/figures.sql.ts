import { prepared } from '../../database/statement';
import { IN_RANGE } from './readers.sql';

/** The key of its row in `event_readers`. */
export const FIGURES_READER = 'figures';

const NONE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** What some events change: plus one where an appointment is now, minus one where it was. */
export const changesOf = (events: string): string => `
select coalesce((place ->> 'hospitalId')::uuid, ${NONE}) as hospital_id, (place ->> 'doctorId')::uuid as doctor_id,
  (place ->> 'day')::date as day, place ->> 'status' as status, sum(by)::int as by
from ${events} e cross join lateral (values (e.change -> 'to', 1), (e.change -> 'from', -1)) side (place, by)
where e.kind like 'appointment.%' and jsonb_typeof(place) = 'object'
group by 1, 2, 3, 4 having sum(by) <> 0`;

/**
 * Adds the events of a range to the kept figures: several hundred at once, so that each costs a few microseconds. Rows are
 * updated in one order.
 */
export const fold = prepared(
  'fold-figures',
  `with range as materialized ${IN_RANGE},
   news as materialized (${changesOf('range')}),
   booked as (
     select (change ->> 'patientId')::uuid as patient_id, max(at) as at from range where kind = 'appointment.booked' group by 1
   ), counted as (
     insert into appointment_counters as kept (hospital_id, day, status, appointments)
     select hospital_id, day, status, sum(by) from news group by 1, 2, 3 having sum(by) <> 0 order by 2, 1, 3
     on conflict (day, hospital_id, status) do update set appointments = kept.appointments + excluded.appointments
   ), totalled as (
     insert into appointment_totals as kept (hospital_id, doctor_id, status, appointments)
     select hospital_id, doctor_id, status, sum(by) from news group by 1, 2, 3 having sum(by) <> 0 order by 1, 2, 3
     on conflict (hospital_id, doctor_id, status) do update set appointments = kept.appointments + excluded.appointments
   )
   update patient_activity kept set last_booked_at = greatest(kept.last_booked_at, booked.at) from booked
   where kept.patient_id = booked.patient_id`,
);
