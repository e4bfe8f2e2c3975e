import { useState, type ReactElement } from 'react';
import type { BookingDoctorAnswer } from '@arogya/api/booking';
import type { Day } from '@arogya/domain/clock';
import { namesApart } from '@arogya/domain/doctors/doctor-name';
import { DoctorCard } from './doctor-card';
import { FILTER_FROM, matching, NO_FILTER, specialtiesOf, type DoctorFilter } from './doctor-filter';
import { Icon } from './icon';
import { texts } from './texts';

interface Props {
  readonly doctors: readonly BookingDoctorAnswer[];
  readonly today: Day;
  readonly onBook: (doctorId: string) => void;
}

export function DoctorList({ doctors, today, onBook }: Props): ReactElement {
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = matching(doctors, filter);
  const nameOf = namesApart(doctors);
  return (
    <section className="doctors" aria-labelledby="doctors">
      <div className="doctors-head">
        <h2 id="doctors" tabIndex={-1}>
          {texts.doctors.heading}
        </h2>
        <p className="quiet" role="status">
          {texts.doctors.count(shown.length)}
        </p>
      </div>
      {doctors.length >= FILTER_FROM && <Filter doctors={doctors} filter={filter} onChange={setFilter} />}
      {shown.length === 0 && (
        <div className="empty small">
          <h3>{texts.doctors.none}</h3>
          <p>{texts.doctors.hidden(doctors.length)}</p>
          <button type="button" className="button plain" onClick={() => setFilter(NO_FILTER)}>
            {texts.doctors.clear}
          </button>
        </div>
      )}
      <ul className="cards">
        {shown.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} name={nameOf(doctor)} today={today} onBook={onBook} />
        ))}
      </ul>
    </section>
  );
}

interface FilterProps {
  readonly doctors: readonly BookingDoctorAnswer[];
  readonly filter: DoctorFilter;
  readonly onChange: (filter: DoctorFilter) => void;
}

function Filter({ doctors, filter, onChange }: FilterProps): ReactElement {
  return (
    <div className="filter needs-script" role="search">
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          className="input"
          value={filter.query}
          placeholder={texts.doctors.filterHint}
          aria-label={texts.doctors.filter}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </div>
      <select
        className="input"
        value={filter.specialty}
        aria-label={texts.doctors.specialty}
        onChange={(event) => onChange({ ...filter, specialty: event.target.value })}
      >
        <option value="">{texts.doctors.allSpecialties}</option>
        {specialtiesOf(doctors).map((specialty) => (
          <option key={specialty}>{specialty}</option>
        ))}
      </select>
    </div>
  );
}
