import { prepared } from '../database/statement';

/** Notifies staff once that a doctor's day fills with unproven appointments, and keeps the numbers of that notification up to date. */
export const warnOfFlood = prepared<
  object,
  { doctorId: string; audiences: readonly string[]; day: string; bookings: number; fromNetwork: number; now: string }
>(
  'warn-of-flood',
  `insert into notifications (audience, kind, entity_id, detail, at)
   select audience, 'booking_flood', d.id, jsonb_build_object('doctor', d.full_name, 'day', :day::text, 'bookings', :bookings::int, 'fromNetwork', :fromNetwork::int), :now
   from unnest(:audiences::text[]) audience, doctors d where d.id = :doctorId
   on conflict (entity_id, (detail ->> 'day'), audience) where kind = 'booking_flood' do update
     set detail = excluded.detail || jsonb_build_object('fromNetwork', greatest(
       (excluded.detail ->> 'fromNetwork')::int, (notifications.detail ->> 'fromNetwork')::int))`,
);
