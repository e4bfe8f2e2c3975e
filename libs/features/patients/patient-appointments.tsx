import './patients.css';
import { useListAppointmentsQuery, type ListAppointmentsApiResponse } from '@arogya/api/appointments';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { Fetched } from '@arogya/features/records/fetched';
import { Link, useListTotal } from '@arogya/platform';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatCount, formatDateTime } from '@arogya/ui/look/formats';
import { Button } from 'antd';
import { useState } from 'react';

const STEP = 10;
const MOST = 200;

type Appointments = ListAppointmentsApiResponse;

const AppointmentRows = ({ appointments }: { appointments: Appointments }) => (
  <ul className="ad-appointments">
    {appointments.map(({ id, appointmentDate, doctor, hospital, ...standing }) => (
      <li key={id}>
        <span className="ad-appointments-text">
          <Link className="ad-plain-link" to={`/appointments?appointment=${id}`}>
            {formatDateTime(appointmentDate, AS_BOOKED)}
          </Link>
          <span>{[doctorName(doctor.fullName), doctor.specialty, hospital?.name].filter(Boolean).join(' · ')}</span>
        </span>
        <AppointmentStatusTag appointment={standing} />
      </li>
    ))}
  </ul>
);

/** The patient's appointments that the signed-in person may see, the latest first. */
export function PatientAppointments({ patientId }: { patientId: string }) {
  const [shown, setShown] = useState(STEP);
  const list = useListAppointmentsQuery({ patientId, sort: '-appointmentDate', pageSize: shown });
  const { total, capped } = useListTotal(list);
  const { data, isFetching } = list;
  const more = data && data.length < total && shown < MOST;
  return (
    <section aria-labelledby="patient-appointments">
      <h3 id="patient-appointments" className="ad-appointments-head">
        Appointments{data ? ` (${formatCount(total, capped)})` : ''}
      </h3>
      <Fetched query={list} record={data} failure="Failed to fetch appointments" label="Loading appointments" rows={3}>
        {(appointments) =>
          appointments.length > 0 ? (
            <AppointmentRows appointments={appointments} />
          ) : (
            <p className="ad-appointments-none">No appointments found</p>
          )
        }
      </Fetched>
      {more ? (
        <Button loading={isFetching} onClick={() => setShown(Math.min(shown + 2 * STEP, MOST))}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}
