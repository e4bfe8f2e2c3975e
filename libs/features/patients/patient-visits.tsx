import './patients.css';
import { useListAppointmentsQuery, type ListAppointmentsApiResponse } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { doctorName } from '@arogya/features/appointments/visit';
import { Fetched } from '@arogya/features/records/fetched';
import { useListTotal } from '@arogya/platform';
import { formatCount, formatDateTime } from '@arogya/ui/formats';
import { StatusTag } from '@arogya/ui/status-tag';
import { Button } from 'antd';
import { useState } from 'react';

const STEP = 10;
const MOST = 200;

type Visits = ListAppointmentsApiResponse;

const VisitRows = ({ visits }: { visits: Visits }) => (
  <ul className="ad-visits">
    {visits.map(({ id, appointmentDate, doctor, hospital, status }) => (
      <li key={id}>
        <span className="ad-visits-text">
          <span>{formatDateTime(appointmentDate)}</span>
          <span>{[doctorName(doctor.fullName), doctor.specialty, hospital?.name].filter(Boolean).join(' · ')}</span>
        </span>
        <StatusTag look={APPOINTMENT_STATUS[status]} />
      </li>
    ))}
  </ul>
);

/** The patient's visits that the signed-in person may see, the latest first. */
export function PatientVisits({ patientId }: { patientId: string }) {
  const [shown, setShown] = useState(STEP);
  const list = useListAppointmentsQuery({ patientId, sort: '-appointmentDate', pageSize: shown });
  const { total, capped } = useListTotal(list);
  const { data, isFetching } = list;
  const more = data && data.length < total && shown < MOST;
  return (
    <section aria-labelledby="patient-visits">
      <h3 id="patient-visits" className="ad-visits-head">
        Appointments{data ? ` (${formatCount(total, capped)})` : ''}
      </h3>
      <Fetched query={list} record={data} failure="Failed to fetch appointments" label="Loading appointments" rows={3}>
        {(visits) => (visits.length > 0 ? <VisitRows visits={visits} /> : <p className="ad-visits-none">No appointments found</p>)}
      </Fetched>
      {more ? (
        <Button loading={isFetching} onClick={() => setShown(Math.min(shown + 2 * STEP, MOST))}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}
