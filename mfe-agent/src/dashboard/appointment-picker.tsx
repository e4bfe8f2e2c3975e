import { useAppointmentsOfAgentQuery, type Appointment } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { useSession } from '@arogya/platform';
import { SearchBox } from '@arogya/ui/table/filter-bar';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { ListPart } from '@arogya/features/lists/list-part';

const SHOWN = 8;

/** Finds one of my appointments by a part of the patient's name or phone, or by its number. */
export function AppointmentPicker({ onPick }: { onPick: (appointment: Appointment) => void }) {
  const { user } = useSession();
  const [q, setQ] = useState('');
  const list = useAppointmentsOfAgentQuery(user ? { id: user.id, q: q || undefined, pageSize: SHOWN } : skipToken);
  return (
    <>
      <SearchBox value={q} onChange={setQ} placeholder="Search my appointments" />
      <ListPart list={list} className="ad-brief-picks" failure="Failed to fetch appointments." empty={NO_APPOINTMENTS_FOUND}>
        {(appointment) => (
          <button type="button" onClick={() => onPick(appointment)}>
            <span className="ad-brief-who">
              <span className="ad-brief-name">{appointment.patient.name}</span>
              <span>
                {formatDateTime(appointment.appointmentDate, AS_BOOKED)} · {doctorName(appointment.doctor.fullName)}
              </span>
            </span>
            <AppointmentStatusTag appointment={appointment} />
          </button>
        )}
      </ListPart>
    </>
  );
}
