import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import './board-bar.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { SavedViews } from '@arogya/features/views/saved-views';
import { Button, Select } from 'antd';
import { DoctorSelect } from '../doctor-select';
import { TypedDayInput } from '../typed-day-input';
import type { BoardView } from './board-view';
import { doctorName } from '../appointment-labels';
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
      Doctors {first}–{Math.min(total, first + DOCTORS_SHOWN - 1)} of {total}
      <Button icon={<LeftOutlined />} aria-label="Earlier doctors" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Button icon={<RightOutlined />} aria-label="Later doctors" disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </span>
  );
}

/** Who does not work on this day, folded. */
function Off({ doctors }: { doctors: readonly OffDoctor[] }) {
  if (doctors.length === 0) return null;
  return (
    <details className="ad-board-off">
      <summary>{doctors.length} not working</summary>
      <ul>
        {doctors.map(({ id, fullName, reason }) => (
          <li key={id}>
            <strong>{doctorName(fullName)}</strong> · {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface BoardBarProps extends Omit<PagerProps, 'onPage' | 'page'> {
  readonly view: BoardView;
  readonly day: Day;
  readonly today: Day;
  readonly hospitalId: string;
  /** Hospitals to choose from; none for somebody who has one. */
  readonly hospitals: readonly { readonly id: string; readonly name: string; readonly city: string }[];
  readonly off: readonly OffDoctor[];
  readonly onView: (patch: Partial<BoardView>) => void;
}

/** Chooses the day, the hospital and the doctors. */
export function BoardBar({ view, day, today, hospitalId, hospitals, pages, total, off, onView }: BoardBarProps) {
  const go = (next: Day): void => onView({ day: next === today ? '' : next });
  const options = hospitals.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
  return (
    <div className="ad-board-bar">
      <Button icon={<LeftOutlined />} aria-label="Day before" onClick={() => go(addDays(day, -1))} />
      <span className="ad-board-day" role="status">
        {weekdayOf(day).slice(0, 3)} {labelOfDay(day)}
      </span>
      <Button icon={<RightOutlined />} aria-label="Day after" onClick={() => go(addDays(day, 1))} />
      <Button disabled={day === today} onClick={() => go(today)}>
        Today
      </Button>
      <TypedDayInput
        label="Go to a day"
        placeholder="24/11, +3"
        value=""
        today={today}
        onChange={(next) => (next ? go(next) : undefined)}
      />
      {options.length > 0 ? (
        <Select
          className="ad-filter"
          aria-label="Hospital"
          value={hospitalId}
          options={options}
          popupMatchSelectWidth={false}
          showSearch={LABEL_SEARCH}
          onChange={(id) => onView({ hospitalId: id, doctorId: '', doctors: 1 })}
        />
      ) : null}
      <DoctorSelect
        label="Doctor"
        placeholder="All doctors"
        className="ad-filter ad-filter-doctor"
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
}
