import { useListAppointmentsQuery } from '@arogya/api/appointments';
import type { Hospital } from '@arogya/api/hospitals';
import { todayIn } from '@arogya/features/times/today';
import { Fetched } from '@arogya/features/records/fetched';
import { Link, useListTotal } from '@arogya/platform';
import { formatCount } from '@arogya/ui/look/formats';
import { NextThing } from '@arogya/ui/record/record-frame';

/** How many appointments the hospital has today, as a link to them. */
export function HospitalToday({ hospital: { id, timeZone } }: { hospital: Hospital }) {
  const today = todayIn(timeZone);
  const list = useListAppointmentsQuery({ hospitalId: id, from: today, to: today, pageSize: 1 });
  const { total, capped } = useListTotal(list);
  return (
    <NextThing title="Today">
      <Fetched query={list} failure="Failed to fetch appointments" label="Loading today's appointments" rows={1}>
        {() => (
          <p>
            <Link className="ad-plain-link" to={`/appointments?hospitalId=${id}&from=${today}&to=${today}`}>
              {formatCount(total, capped)} {total === 1 ? 'appointment' : 'appointments'}
            </Link>
          </p>
        )}
      </Fetched>
    </NextThing>
  );
}
