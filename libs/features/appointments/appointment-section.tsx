import { bookingFormRules } from '@arogya/domain/appointments/rules';
import type { Day } from '@arogya/domain/clock';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { DayField } from './day-field';
import { DoctorSelect } from './doctor-select';
import { StartField } from './start-field';
import type { useStarts } from './use-starts';

interface AppointmentSectionProps {
  readonly times: ReturnType<typeof useStarts>;
  readonly doctorChosen: boolean;
  readonly onDay: (day: Day) => void;
  /** Why the chosen time was refused. */
  readonly notice: ReactNode;
}

export function AppointmentSection({ times, doctorChosen, onDay, notice }: AppointmentSectionProps) {
  return (
    <section className="ad-booking-part" aria-label="Appointment">
      <h3>Appointment</h3>
      <RuleField name="doctorId" label="Doctor" rule={bookingFormRules.doctorId}>
        <DoctorSelect label="Doctor" placeholder="Type a name, specialty or hospital" adds />
      </RuleField>
      <RuleField name="appointmentDate" label="Date" rule={bookingFormRules.appointmentDate}>
        <DayField today={times.today} noteOf={times.noteOf} disabled={!doctorChosen} />
      </RuleField>
      {notice}
      <RuleField name="appointmentTime" label="Time" rule={bookingFormRules.appointmentTime}>
        <StartField times={times} onDay={onDay} />
      </RuleField>
      <RuleField name="notes" label="Notes" rule={bookingFormRules.notes}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
      </RuleField>
    </section>
  );
}
