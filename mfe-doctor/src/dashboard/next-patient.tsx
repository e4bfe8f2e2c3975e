import { useAppointmentsOfDoctorQuery, type Appointment } from '@arogya/api/appointments';
import { dayOfStart, AS_BOOKED, addDays } from '@arogya/domain/clock';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { timeSpan } from '@arogya/features/appointments/appointment-labels';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { formatDay } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { Button } from 'antd';
import { awayText } from './day-order';
import type { DoctorMutations } from './doctor-mutations';
import { StepButton } from './step-button';

/** The doctor's notes on this patient's last appointment. */
function LastAppointment({ appointment }: { appointment: Appointment }) {
  const day = dayOfStart(appointment.appointmentDate);
  const past = useAppointmentsOfDoctorQuery({
    id: appointment.doctorId,
    patientId: appointment.patientId,
    status: 'completed',
    to: addDays(day, -1),
    sort: '-appointmentDate',
    pageSize: 1,
  });
  if (past.isLoading) return <Skeleton rows={2} label="Loading the last appointment" />;
  if (past.error && !past.data) return <p className="ad-quiet">Could not be loaded.</p>;
  const last = past.data?.[0];
  if (!last) return <p className="ad-quiet">No earlier appointment with you.</p>;
  const said = [last.feedback, last.notes].filter((text): text is string => Boolean(text?.trim()));
  return (
    <>
      <p className="ad-quiet">{formatDay(last.appointmentDate, AS_BOOKED)}</p>
      {said.length > 0 ? (
        said.map((text) => (
          <p key={text} className="ad-next-text">
            {text}
          </p>
        ))
      ) : (
        <p className="ad-next-text">No notes were written.</p>
      )}
    </>
  );
}

interface NextPatientProps extends DoctorMutations {
  readonly appointment: Appointment;
  readonly now: number;
}

/** The patient who is here or comes next, with symptoms and last notes already open. */
export function NextPatient({ appointment, now, ...mutations }: NextPatientProps) {
  return (
    <Panel title="Next patient" extra={<span className="ad-next-away">{awayText(appointment, now)}</span>}>
      <div className="ad-next">
        <div className="ad-next-head">
          <div>
            <p className="ad-next-name">{appointment.patient.name}</p>
            <p className="ad-quiet">{timeSpan(appointment)}</p>
          </div>
          <AppointmentStatusTag appointment={appointment} />
        </div>
        <PhoneLink phone={appointment.patient.phone} />
        <h3>Symptoms</h3>
        <p className="ad-next-text">{appointment.patient.symptoms ?? 'None given.'}</p>
        {appointment.notes ? (
          <>
            <h3>Notes for this appointment</h3>
            <p className="ad-next-text">{appointment.notes}</p>
          </>
        ) : null}
        <h3>Last appointment</h3>
        <LastAppointment appointment={appointment} />
        <div className="ad-next-acts">
          <StepButton appointment={appointment} strong wide {...mutations} />
          <Button size="large" block onClick={() => mutations.onUpdate(appointment)}>
            Update Appointment
          </Button>
        </div>
      </div>
    </Panel>
  );
}
