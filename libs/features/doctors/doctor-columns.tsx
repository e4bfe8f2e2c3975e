import type { Doctor } from '@arogya/api/doctors';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { ContactCell } from '@arogya/ui/table/contact-cell';
import type { Column } from '@arogya/ui/table/data-table';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { ActiveTag } from '@arogya/ui/table/status-tag';

const years = (experience: number): string => `${experience} ${experience === 1 ? 'year' : 'years'} of experience`;

const HospitalCell = ({ hospitalName, city }: Pick<Doctor, 'hospitalName' | 'city'>) => (
  <span className="ad-person-text ad-cut">
    <span title={hospitalName ?? undefined}>{hospitalName ?? '—'}</span>
    <span className="ad-person-detail">{city}</span>
  </span>
);

/** The columns of the doctors table (docs/spec/screens.md). */
export const DOCTOR_COLUMNS: readonly Column<Doctor>[] = [
  {
    key: 'fullName',
    title: 'Doctor',
    sort: true,
    card: 'title',
    width: 240,
    render: ({ fullName, experience }) => (
      <PersonCell name={doctorName(fullName)} detail={experience === null ? undefined : years(experience)} />
    ),
  },
  { key: 'specialty', title: 'Specialty', sort: true, width: 160, render: ({ specialty }) => specialty },
  {
    key: 'hospitalName',
    title: 'Hospital',
    sort: true,
    width: 220,
    brief: ({ hospitalName, city }) => hospitalName ?? city,
    render: (doctor) => <HospitalCell {...doctor} />,
  },
  {
    key: 'contact',
    title: 'Contact',
    card: 'hidden',
    width: 210,
    render: ({ phone, email }) => <ContactCell phone={phone} email={email} />,
  },
  { key: 'isActive', title: 'Status', card: 'first', width: 110, render: ({ isActive }) => <ActiveTag active={isActive} /> },
];
