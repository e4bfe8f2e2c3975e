import '../appointments.css';
import './record.css';
import { useGetAppointmentQuery, type Appointment } from '@arogya/api/appointments';
import { useGetPatientQuery } from '@arogya/api/patients';
import { can } from '@arogya/domain/access';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { APPOINTMENT_STATUS, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { NEXT_STEP } from '@arogya/domain/appointments/texts';
import { AS_BOOKED, DEFAULT_ZONE } from '@arogya/domain/clock';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { useSession } from '@arogya/platform';
import { formatDay } from '@arogya/ui/look/formats';
import { NextThing } from '@arogya/ui/record/record-frame';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { AppointmentFacts } from './appointment-facts';
import { AppointmentStatusTag } from '../appointment-status';
import { timeSpan } from '../appointment-labels';

const WAY = ['pending', 'confirmed', 'completed'] as const satisfies readonly AppointmentStatus[];

/** The progress of an appointment; a cancelled or missed one has left it. */
function StatusSteps({ status }: { status: AppointmentStatus }) {
  const reached = WAY.findIndex((step) => step === status);
  if (reached === -1) return null;
  return (
    <ol className="ad-steps" aria-label={`Status: ${APPOINTMENT_STATUS[status].label}`}>
      {WAY.map((step, index) => (
        <li key={step} data-reached={index <= reached || undefined} {...(index === reached ? { 'aria-current': 'step' as const } : {})}>
          {APPOINTMENT_STATUS[step].label}
        </li>
      ))}
    </ol>
  );
}

/** Age and gender of the patient, for who may read patients. */
function useAgeAndGender(appointment: Appointment | undefined) {
  const { role } = useSession();
  const { currentData } = useGetPatientQuery(appointment && can(role, 'patients:read') ? { id: appointment.patient.id } : skipToken);
  return currentData ? [currentData.age, currentData.gender ? GENDER_LABELS[currentData.gender] : null] : [];
}

/** When it is, and how far it has come. */
function Next({ appointment }: { appointment: Appointment }) {
  const { hospital, status } = appointment;
  const zone = hospital && hospital.timeZone !== DEFAULT_ZONE ? ` (${hospital.timeZone})` : '';
  return (
    <NextThing title={NEXT_STEP[status]}>
      <p className="ad-appointment-when">{`${formatDay(appointment.appointmentDate, AS_BOOKED)}, ${timeSpan(appointment)}${zone}`}</p>
      <StatusSteps status={status} />
    </NextThing>
  );
}

export interface AppointmentFrameProps {
  /** null: closed. */
  readonly id: string | null;
  /** The appointment from the list, shown while the record is loading. */
  readonly known?: Appointment | undefined;
  readonly neighbours: Neighbours | null;
  readonly onClose: () => void;
  readonly tools: (appointment: Appointment) => ReactNode;
  readonly foot: (appointment: Appointment) => ReactNode;
  readonly over?: ReactNode;
}

/** All of one appointment, beside the list, which keeps its place; what can be done with it depends on the page. */
export function AppointmentFrame({ id, known, ...frame }: AppointmentFrameProps) {
  const query = useGetAppointmentQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  const appointment = query.currentData ?? known;
  const about = useAgeAndGender(appointment);
  return (
    <RecordFrame
      id={id}
      noun="Appointment"
      title={<>Appointment {appointment ? <span className="ad-quiet">{appointmentNumber(appointment.number)}</span> : null}</>}
      width={520}
      query={query}
      record={appointment}
      failure="Failed to load this appointment."
      head={({ patient: { name, phone }, ...shown }) => ({ name, status: <AppointmentStatusTag appointment={shown} />, about, phone })}
      next={(shown) => <Next appointment={shown} />}
      {...frame}
    >
      {(shown) => <AppointmentFacts appointment={shown} />}
    </RecordFrame>
  );
}
