import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { isExpected } from '@arogya/domain/appointments/status';
import { AS_BOOKED } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { todayIn } from '@arogya/features/times/today';
import { Fetched } from '@arogya/features/records/fetched';
import { Link } from '@arogya/platform';
import { formatDateTime } from '@arogya/ui/look/formats';
import { NextThing } from '@arogya/ui/record/record-frame';

/** As many of today and later are looked through for one that is still expected. */
const LOOKED_AT = 20;

/** The patient's next appointment, as a link to it. */
export function NextAppointment({ patientId }: { patientId: string }) {
  const list = useListAppointmentsQuery({ patientId, from: todayIn(undefined), sort: 'appointmentDate', pageSize: LOOKED_AT });
  return (
    <NextThing title="Next appointment">
      <Fetched query={list} failure="Failed to fetch appointments" label="Loading the next appointment" rows={1}>
        {(appointments) => {
          const next = appointments.find(({ status, endsAt }) => isExpected(status) && Date.parse(endsAt) > Date.now());
          if (!next) return <p>None to come.</p>;
          return (
            <p>
              <Link className="ad-plain-link" to={`/appointments?appointment=${next.id}`}>
                {formatDateTime(next.appointmentDate, AS_BOOKED)}
              </Link>{' '}
              · {doctorName(next.doctor.fullName)} <AppointmentStatusTag appointment={next} />
            </p>
          );
        }}
      </Fetched>
    </NextThing>
  );
}
