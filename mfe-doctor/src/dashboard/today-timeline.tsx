import './today-timeline.css';
import type { Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { formatTime } from '@arogya/ui/formats';
import { PhoneLink } from '@arogya/ui/phone-link';
import { StatusTag } from '@arogya/ui/status-tag';
import { withOffset, DEFAULT_ZONE } from '@arogya/domain/clock';
import { Fragment } from 'react';
import { inDayOrder, lineIndex, nextVisit, phaseOf } from './day-order';
import type { DoctorActs } from './doctor-acts';
import { DoctorVisitMenu } from './doctor-visit-menu';
import { StepButton } from './step-button';

interface TodayTimelineProps extends DoctorActs {
  readonly visits: readonly Appointment[];
  readonly now: number;
  readonly zone: string | undefined;
}

interface StopProps extends DoctorActs {
  readonly visit: Appointment;
  readonly now: number;
  readonly isNext: boolean;
}

function Stop({ visit, now, isNext, ...acts }: StopProps) {
  const phase = phaseOf(visit, now);
  return (
    <li className="ad-stop" data-phase={phase} data-next={isNext || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className="ad-stop-time">
        <strong>{formatTime(visit.appointmentDate)}</strong>
        {phase === 'unclosed' ? <span className="ad-stop-late">Not closed</span> : null}
      </span>
      <div className="ad-stop-body">
        <div className="ad-stop-who">
          <span className="ad-stop-name">{visit.patient.name}</span>
          <StatusTag look={APPOINTMENT_STATUS[visit.status]} />
        </div>
        <PhoneLink phone={visit.patient.phone} bare />
        {visit.patient.symptoms && phase !== 'done' ? <p className="ad-stop-symptoms">{visit.patient.symptoms}</p> : null}
      </div>
      <div className="ad-stop-acts">
        <StepButton visit={visit} {...acts} />
        <DoctorVisitMenu visit={visit} {...acts} />
      </div>
    </li>
  );
}

function NowLine({ now, zone }: { now: number; zone: string | undefined }) {
  const time = formatTime(withOffset(now, zone ?? DEFAULT_ZONE));
  return (
    <li className="ad-now" aria-label={`It is ${time}`}>
      <span aria-hidden="true">{time}</span>
    </li>
  );
}

/** The day as a line of stops, with the present time between them. */
export function TodayTimeline({ visits, now, zone, ...acts }: TodayTimelineProps) {
  const ordered = inDayOrder(visits);
  const line = lineIndex(ordered, now);
  const next = nextVisit(ordered, now);
  return (
    <ol className="ad-timeline" aria-label="Today's Schedule">
      {ordered.map((visit, index) => (
        <Fragment key={visit.id}>
          {index === line ? <NowLine now={now} zone={zone} /> : null}
          <Stop visit={visit} now={now} isNext={visit.id === next?.id} {...acts} />
        </Fragment>
      ))}
      {line === ordered.length ? <NowLine now={now} zone={zone} /> : null}
    </ol>
  );
}
