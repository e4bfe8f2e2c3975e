import { prepared } from '../database/statement';

/**
 * Tells the desk once that a doctor's day fills with appointments that nobody has proven; what they read is kept up to date.
 * $1 doctor, $2 hospital, $3 day, $4 appointments of the day, $5 of them from this network, $6 now.
 */
export const warnOfFlood = prepared(
  'warn-of-flood',
  `insert into notifications (user_id, kind, entity_id, detail, at)
   select u.id, 'booking_flood', d.id, jsonb_build_object('doctor', d.full_name, 'day', $3::text, 'bookings', $4::int, 'fromNetwork', $5::int), $6
   from users u, doctors d
   where d.id = $1 and u.is_active and u.archived_at is null
     and (u.role = 'admin' or (u.role = 'hospital_admin' and u.hospital_id = $2::uuid))
   on conflict (entity_id, (detail ->> 'day'), user_id) where kind = 'booking_flood' do update
     set detail = excluded.detail || jsonb_build_object('fromNetwork', greatest(
       (excluded.detail ->> 'fromNetwork')::int, (notifications.detail ->> 'fromNetwork')::int))`,
);
