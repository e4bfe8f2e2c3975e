import { bookingFormRules } from '@arogya/domain/appointments/rules';
import { dayOfStart, type Day } from '@arogya/domain/clock';
import { keepTyped } from '@arogya/platform';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { goTo } from './booking-steps';
import { DayField } from '@arogya/features/times/day-field';
import { DoctorFinder } from './doctor-finder';
import { StartField } from '@arogya/features/times/start-field';
import type { usePersonHistory } from './use-person-history';
import type { useStarts } from '@arogya/features/times/use-starts';
import { WhenField } from './when-field';

interface AppointmentSectionProps {
  readonly times: ReturnType<typeof useStarts>;
  readonly active: boolean;
  readonly doctorId: string | undefined;
  readonly day: Day | undefined;
  readonly start: string | undefined;
  /** Whom the person saw last. */
  readonly history: Pick<ReturnType<typeof usePersonHistory>, 'doctor' | 'asking'>;
  /** Where the person is from. */
  readonly place: string | null | undefined;
  /** Whom Enter takes in the doctor's field. */
  readonly onLikely: (doctorId: string | undefined) => void;
  readonly onDay: (day: Day) => void;
  readonly onStart: (start: string) => void;
  /** A time is chosen, by a digit if one is given. */
  readonly onDone: (digit?: string) => void;
  /** Why the chosen time was refused, or what is to be known about it. */
  readonly notice: ReactNode;
}

const toWhen = (): void => goTo('when');

/** Once what stands there for the doctor is painted; what is typed before is for the field for day and time. */
function fromDoctorToWhen(): void {
  keepTyped({ from: document.activeElement });
  goTo('when', (go) => void requestAnimationFrame(() => setTimeout(go)));
}

/** Made once, and so not rendered again whenever a doctor or a time is chosen. */
const NOTES = (
  <RuleField name="notes" label="Notes" rule={bookingFormRules.notes}>
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
  </RuleField>
);

export function AppointmentSection(props: AppointmentSectionProps) {
  const { times, active, doctorId, day, start, history, place, onLikely, onDay, onStart, onDone, notice } = props;
  const [shownDay, setShownDay] = useState<{ readonly doctorId: string; readonly day: Day }>();
  const from = shownDay && shownDay.doctorId === doctorId ? shownDay.day : times.today;
  const firstFree = times.nextFrom(times.today)?.[0];
  const stand = firstFree ? dayOfStart(firstFree.at) : undefined;
  const showDay = (next: Day): void => {
    if (doctorId) setShownDay({ doctorId, day: next });
    onDay(next);
  };
  const when = { times, doctorChosen: Boolean(doctorId), day: day ?? stand ?? times.today, start, onDay: showDay, onStart, onDone };
  return (
    <section className="ad-booking-part" aria-label="Appointment">
      <h3>Appointment</h3>
      <RuleField name="doctorId" label="Doctor" rule={bookingFormRules.doctorId}>
        <DoctorFinder
          label="Doctor"
          placeholder="Type a name, specialty or hospital"
          active={active}
          offeredId={history.doctor?.id ?? null}
          place={place}
          asking={history.asking}
          onChosen={fromDoctorToWhen}
          onLikely={onLikely}
        />
      </RuleField>
      <WhenField {...when} from={from} />
      <RuleField name="appointmentDate" label="Date" rule={bookingFormRules.appointmentDate}>
        <DayField today={times.today} noteOf={times.placesOf} disabled={!doctorId} stand={stand} typed={false} onFocus={toWhen} />
      </RuleField>
      {notice}
      <RuleField name="appointmentTime" label="Time" rule={bookingFormRules.appointmentTime}>
        <StartField times={times} onDay={onDay} chips={0} onFocus={toWhen} />
      </RuleField>
      {NOTES}
    </section>
  );
}
