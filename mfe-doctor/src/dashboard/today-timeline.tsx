import './today-timeline.css';
import type { Appointment } from '@arogya/api/appointments';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { formatTime } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { AS_BOOKED } from '@arogya/domain/clock';
import { Fragment } from 'react';
import { inDayOrder, lineIndex, nextAppointment, phaseOf } from './day-order';
import type { DoctorMutations } from './doctor-mutations';
import { DoctorAppointmentMenu } from './doctor-appointment-menu';
import { StepButton } from './step-button';

interface TodayTimelineProps extends DoctorMutations {
  readonly appointments: readonly Appointment[];
  readonly now: number;
  readonly zone: string | undefined;
}

interface StopProps extends DoctorMutations {
  readonly appointment: Appointment;
  readonly now: number;
  readonly isNext: boolean;
}

function Stop({ appointment, now, isNext, ...mutations }: StopProps) {
  const phase = phaseOf(appointment, now);
  return (
    <li className="ad-stop" data-phase={phase} data-next={isNext || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className="ad-stop-time">
        <strong>{formatTime(appointment.appointmentDate, AS_BOOKED)}</strong>
        {phase === 'unclosed' ? <span className="ad-stop-late">Not closed</span> : null}
      </span>
      <div className="ad-stop-body">
        <div className="ad-stop-who">
          <span className="ad-stop-name">{appointment.patient.name}</span>
          <AppointmentStatusTag appointment={appointment} />
        </div>
        <PhoneLink phone={appointment.patient.phone} bare />
        {appointment.patient.symptoms && phase !== 'done' ? <p className="ad-stop-symptoms">{appointment.patient.symptoms}</p> : null}
      </div>
      <div className="ad-stop-acts">
        <StepButton appointment={appointment} {...mutations} />
        <DoctorAppointmentMenu appointment={appointment} {...mutations} />
      </div>
    </li>
  );
}

function NowLine({ now, zone }: { now: number; zone: string | undefined }) {
  const time = formatTime(new Date(now).toISOString(), zone);
  return (
    <li className="ad-day-now" aria-label={`It is ${time}`}>
      <span aria-hidden="true">{time}</span>
    </li>
  );
}

/** The day as a vertical line of appointments, with the present time between them. */
export function TodayTimeline({ appointments, now, zone, ...mutations }: TodayTimelineProps) {
  const ordered = inDayOrder(appointments);
  const line = lineIndex(ordered, now);
  const next = nextAppointment(ordered, now);
  return (
    <ol className="ad-day-line" aria-label="Today's Schedule">
      {ordered.map((appointment, index) => (
        <Fragment key={appointment.id}>
          {index === line ? <NowLine now={now} zone={zone} /> : null}
          <Stop appointment={appointment} now={now} isNext={appointment.id === next?.id} {...mutations} />
        </Fragment>
      ))}
      {line === ordered.length ? <NowLine now={now} zone={zone} /> : null}
    </ol>
  );
}
