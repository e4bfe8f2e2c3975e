import './board-bar.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { SavedViews } from '@arogya/features/views/saved-views';
import { namesApart } from '@arogya/domain/doctors/doctor-name';
import { Button } from 'antd';
import { DoctorSelect } from '@arogya/features/doctor-choice/doctor-select';
import type { BoardProps } from './board-view';
import { DayChoice } from './day-choice';
import { HospitalChoice } from './hospital-choice';
import { DOCTORS_SHOWN } from './use-board-data';
import type { OffDoctor } from './who-works';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, pages, total, onPage }: PagerProps) {
  if (pages < 2) return null;
  const first = (page - 1) * DOCTORS_SHOWN + 1;
  return (
    <span className="ad-board-end">
      <span>
        <span className="ad-board-spoken">Doctors </span>
        {first}–{Math.min(total, first + DOCTORS_SHOWN - 1)} of {total}
      </span>
      <Button icon={<LeftOutlined />} aria-label="Earlier doctors" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Button icon={<RightOutlined />} aria-label="Later doctors" disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </span>
  );
}

/** Who does not work on this day, folded. */
function Off({ doctors }: { doctors: readonly OffDoctor[] }) {
  if (doctors.length === 0) return null;
  const nameOf = namesApart(doctors);
  return (
    <details className="ad-board-off">
      <summary>{doctors.length} not working</summary>
      <ul>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <strong>{nameOf(doctor)}</strong> · {doctor.reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface BoardBarProps extends Omit<PagerProps, 'onPage' | 'page'>, Pick<BoardProps, 'view' | 'today' | 'onView'> {
  readonly day: Day;
  readonly hospitalId: string;
  /** Hospitals to choose from; none for somebody who has one. */
  readonly hospitals: readonly { readonly id: string; readonly name: string; readonly city: string }[];
  readonly off: readonly OffDoctor[];
}

/** Chooses the day, the hospital and the doctors, in one row. */
export const BoardBar = ({ view, day, today, hospitalId, hospitals, pages, total, off, onView }: BoardBarProps) => (
  <div className="ad-board-bar">
    <DayChoice
      unit="Day"
      step={1}
      day={day}
      today={today}
      shown={`${weekdayOf(day).slice(0, 3)} ${labelOfDay(day)}`}
      isNow={day === today}
      onDay={(next) => onView({ day: next })}
    />
    <HospitalChoice value={hospitalId} hospitals={hospitals} onChange={(id) => onView({ hospitalId: id, doctorId: '', doctors: 1 })} />
    <DoctorSelect
      label="Doctor"
      placeholder="All doctors"
      className="ad-filter ad-board-choice"
      clearable
      value={view.doctorId}
      hospitalId={hospitalId}
      onChange={(doctorId) => onView({ doctorId, doctors: 1 })}
    />
    <SavedViews screen="appointments" />
    <Off doctors={off} />
    <Pager page={Math.min(view.doctors, pages)} pages={pages} total={total} onPage={(doctors) => onView({ doctors })} />
  </div>
);
