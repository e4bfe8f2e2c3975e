import { Fragment, useState, type ReactElement } from 'react';
import type { BookingDoctorAnswer } from '@arogya/api/booking';
import type { Day } from '@arogya/domain/clock';
import { namesApart } from '@arogya/domain/doctors/doctor-name';
import { specialtyIn } from '../words/said';
import { langOf, Text } from '../words/text';
import { useLanguageWords } from '../words/words';
import { DoctorCard } from './doctor-card';
import { FILTER_FROM, matching, NO_FILTER, specialtiesOf, type DoctorFilter } from './doctor-filter';
import { Icon } from './icon';

interface Props {
  readonly doctors: readonly BookingDoctorAnswer[];
  readonly today: Day;
  readonly onBook: (doctorId: string, at?: string) => void;
  /** What is open under one of them, in a frame. */
  readonly opened?: { readonly doctorId: string; readonly sheet: ReactElement } | null;
}

export function DoctorList({ doctors, today, onBook, opened = null }: Props): ReactElement {
  const [filter, setFilter] = useState(NO_FILTER);
  const words = useLanguageWords();
  const texts = words.pages.doctors;
  const matched = matching(words, doctors, filter);
  const shown = opened ? doctors.filter((doctor) => doctor.id === opened.doctorId || matched.includes(doctor)) : matched;
  const named = doctors.map((doctor) => ({ ...doctor, specialty: specialtyIn(words, doctor.specialty) }));
  const nameOf = namesApart(named, (at, all) => texts.counted({ at: String(at), all: String(all) }));
  return (
    <section className="doctors" aria-labelledby="doctors">
      <div className="doctors-head">
        <Text as="h2" id="doctors" tabIndex={-1}>
          {texts.heading()}
        </Text>
        <Text as="p" className="quiet" role="status">
          {texts.count({ count: shown.length })}
        </Text>
      </div>
      {doctors.length >= FILTER_FROM && <Filter doctors={doctors} filter={filter} onChange={setFilter} />}
      {shown.length === 0 && (
        <div className="empty small">
          <Text as="h3">{texts.none()}</Text>
          <Text as="p">{texts.hidden({ count: doctors.length })}</Text>
          <Text as="button" type="button" className="button plain" onClick={() => setFilter(NO_FILTER)}>
            {texts.clear()}
          </Text>
        </div>
      )}
      <ul className="cards">
        {shown.map((doctor) => (
          <Fragment key={doctor.id}>
            <DoctorCard doctor={doctor} name={nameOf(doctor)} today={today} onBook={onBook} />
            {opened?.doctorId === doctor.id && <li className="card-sheet">{opened.sheet}</li>}
          </Fragment>
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
  const words = useLanguageWords();
  const texts = words.pages.doctors;
  return (
    <div className="filter needs-script" role="search">
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          className="input"
          value={filter.query}
          placeholder={texts.filterHint()}
          aria-label={texts.filter()}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </div>
      <select
        className="input"
        value={filter.specialty}
        aria-label={texts.specialty()}
        onChange={(event) => onChange({ ...filter, specialty: event.target.value })}
      >
        <option value="">{texts.allSpecialties()}</option>
        {specialtiesOf(words, doctors).map(({ name, shown }) => (
          <option key={name} value={name} lang={langOf(shown, words.language)}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
}
