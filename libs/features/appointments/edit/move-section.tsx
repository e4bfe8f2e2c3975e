import type { Appointment } from '@arogya/api/appointments';
import { bookingFormRules } from '@arogya/domain/appointments/rules';
import { AS_BOOKED, type Day } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { formatDay } from '@arogya/ui/look/formats';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Button } from 'antd';
import { DayField } from '@arogya/features/times/day-field';
import { DoctorSelect } from '@arogya/features/doctor-choice/doctor-select';
import { StartField } from '@arogya/features/times/start-field';
import type { useStarts } from '@arogya/features/times/use-starts';
import { timeSpan } from '../appointment-labels';

interface MoveSectionProps {
  readonly appointment: Appointment;
  readonly moving: boolean;
  /** Agents and admins may move the appointment to another doctor; a hospital's admin only to another time. */
  readonly withDoctor: boolean;
  readonly times: ReturnType<typeof useStarts>;
  readonly onMove: () => void;
  readonly onDay: (day: Day) => void;
}

/** When the appointment is, and how to move it: with the same day strip and times as for a new one. */
export function MoveSection({ appointment, moving, withDoctor, times, onMove, onDay }: MoveSectionProps) {
  if (!moving) {
    return (
      <div className="ad-move">
        <span className="ad-two-lines">
          <span>
            {formatDay(appointment.appointmentDate, AS_BOOKED)}, {timeSpan(appointment)}
          </span>
          <span>
            {doctorName(appointment.doctor.fullName)} · {appointment.doctor.specialty}
          </span>
        </span>
        <Button onClick={onMove}>Move…</Button>
      </div>
    );
  }
  return (
    <section className="ad-moving" aria-label="Move">
      <p>
        Move from {formatDay(appointment.appointmentDate, AS_BOOKED)}, {timeSpan(appointment)}
      </p>
      {withDoctor ? (
        <RuleField name="doctorId" label="Doctor" rule={bookingFormRules.doctorId}>
          <DoctorSelect label="Doctor" placeholder="Type a name, specialty or hospital" />
        </RuleField>
      ) : null}
      <RuleField name="appointmentDate" label="Date" rule={bookingFormRules.appointmentDate}>
        <DayField today={times.today} noteOf={times.noteOf} />
      </RuleField>
      <RuleField name="appointmentTime" label="Time" rule={bookingFormRules.appointmentTime}>
        <StartField times={times} onDay={onDay} />
      </RuleField>
    </section>
  );
}
