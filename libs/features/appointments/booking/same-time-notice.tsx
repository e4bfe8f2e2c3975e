import type { Appointment } from '@arogya/api/appointments';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { AS_BOOKED } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { formatDay } from '@arogya/ui/look/formats';
import { Alert } from 'antd';
import { timeSpan } from '../appointment-labels';
import { SAME_TIME_HINT, SAME_TIME_TITLE } from './booking-texts';

/** The patient is somewhere else at the chosen time: shown once, then staff may book all the same. */
export function SameTimeNotice({ other }: { other: Appointment }) {
  const when = `${formatDay(other.appointmentDate, AS_BOOKED)}, ${timeSpan(other)}`;
  return (
    <Alert
      type="warning"
      className="ad-clash"
      showIcon
      role="alert"
      title={SAME_TIME_TITLE}
      description={
        <>
          {appointmentNumber(other.number)} · {when} · {doctorName(other.doctor.fullName)}
          <br />
          {SAME_TIME_HINT}
        </>
      }
    />
  );
}
