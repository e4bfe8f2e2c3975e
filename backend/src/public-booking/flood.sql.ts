import { prepared } from '../database/statement';

/**
 * Notifies staff once that a doctor's day fills with unproven appointments, and keeps the numbers of that notification up to
 * date. $1 doctor, $2 audiences, $3 day, $4 appointments of the day, $5 of them from this network, $6 now.
 */
export const warnOfFlood = prepared(
  'warn-of-flood',
  `insert into notifications (audience, kind, entity_id, detail, at)
   select audience, 'booking_flood', d.id, jsonb_build_object('doctor', d.full_name, 'day', $3::text, 'bookings', $4::int, 'fromNetwork', $5::int), $6
   from unnest($2::text[]) audience, doctors d where d.id = $1
   on conflict (entity_id, (detail ->> 'day'), audience) where kind = 'booking_flood' do update
     set detail = excluded.detail || jsonb_build_object('fromNetwork', greatest(
       (excluded.detail ->> 'fromNetwork')::int, (notifications.detail ->> 'fromNetwork')::int))`,
);
