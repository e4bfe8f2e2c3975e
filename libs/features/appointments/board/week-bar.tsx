import './board-bar.css';
import type { Day } from '@arogya/domain/clock';
import { SavedViews } from '@arogya/features/views/saved-views';
import { DoctorSelect } from '@arogya/features/doctor-choice/doctor-select';
import { weekLabel, type BoardProps } from './board-view';
import { DayChoice } from './day-choice';
import { HospitalChoice } from './hospital-choice';

interface WeekBarProps extends Pick<BoardProps, 'today' | 'onView'> {
  readonly day: Day;
  readonly days: readonly Day[];
  readonly hospitalId: string;
  readonly doctorId: string;
  readonly hospitals: readonly { readonly id: string; readonly name: string; readonly city: string }[];
}

/** Chooses the week, and whose it is. */
export const WeekBar = ({ day, today, days, hospitalId, doctorId, hospitals, onView }: WeekBarProps) => (
  <div className="ad-board-bar">
    <DayChoice
      unit="Week"
      step={days.length}
      day={day}
      today={today}
      shown={weekLabel(days)}
      isNow={days.includes(today)}
      onDay={(next) => onView({ day: next })}
    />
    <HospitalChoice value={hospitalId} hospitals={hospitals} onChange={(id) => onView({ hospitalId: id, doctorId: '', doctors: 1 })} />
    <DoctorSelect
      label="Doctor"
      placeholder="Choose a doctor"
      className="ad-filter ad-board-choice"
      value={doctorId}
      hospitalId={hospitalId}
      onChange={(chosen) => onView({ doctorId: chosen, doctors: 1 })}
    />
    <SavedViews screen="appointments" />
  </div>
);
