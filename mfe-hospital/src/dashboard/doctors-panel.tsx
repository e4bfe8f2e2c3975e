import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import type { Doctor } from '@arogya/api/doctors';
import { useHospitalDoctorsQuery } from '@arogya/api/hospital';
import { namesApart, doctorName } from '@arogya/domain/doctors/doctor-name';
import { DOCTOR_ADDED, FETCH_DOCTORS_FAILED, NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { DoctorFormDialog } from '@arogya/features/doctors/doctor-form-dialog';
import type { OwnHospital } from '@arogya/features/doctors/doctor-form-values';
import { hoursText } from '@arogya/features/hours/hours-text';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import { useUrlState } from '@arogya/platform';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { FilterBar } from '@arogya/ui/table/filter-bar';
import { Panel } from '@arogya/ui/cards/panel';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import { Fragment, useState } from 'react';

const PAGE_SIZE = 10;

/** The days and each range of hours; a line ends between them and not within one. */
const Hours = ({ doctor }: { doctor: Doctor }) => (
  <span className="ad-hours">
    {hoursText(doctor)
      .split(/(?<=,) /u)
      .map((part) => (
        <Fragment key={part}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
  </span>
);

const COLUMNS: readonly Column<Doctor>[] = [
  {
    key: 'fullName',
    title: 'Doctor',
    sort: true,
    card: 'title',
    width: 250,
    render: ({ fullName, specialty }) => <PersonCell name={doctorName(fullName)} detail={specialty} />,
  },
  { key: 'phone', title: 'Contact', card: 'hidden', width: 200, render: ({ phone }) => <PhoneLink phone={phone} /> },
  { key: 'hours', title: 'Hours', width: 240, render: (doctor) => <Hours doctor={doctor} /> },
  { key: 'isActive', title: 'Status', card: 'first', width: 110, render: ({ isActive }) => <ActiveTag active={isActive} /> },
];

interface EditDialogState {
  readonly open: boolean;
  readonly doctor: Doctor | null;
}

function EditProfile({ doctor, name, onEdit }: { doctor: Doctor; name: string; onEdit: (doctor: Doctor) => void }) {
  const edit = (): void => onEdit(doctor);
  return (
    <Button size="small" icon={<EditOutlined />} aria-label={`Edit Profile of ${name}`} onClick={edit}>
      Edit Profile
    </Button>
  );
}

/** The hospital's doctors, each with Edit Profile. */
export function DoctorsPanel({ own }: { own: OwnHospital }) {
  const [view, setView] = useUrlState({ doctorQ: '', doctorSort: 'fullName', doctorPage: 1 });
  const [editing, setEditing] = useState<EditDialogState>({ open: false, doctor: null });
  const { doctorQ: q, doctorSort: sort, doctorPage: page } = view;
  const rows = useRows(useHospitalDoctorsQuery(usePages({ q, sort, page, pageSize: PAGE_SIZE })), FETCH_DOCTORS_FAILED);
  const nameOf = namesApart(rows.rows ?? []);
  const search = (doctorQ: string): void => setView({ doctorQ, doctorPage: 1 });
  const add = (
    <Button icon={<PlusOutlined />} onClick={() => setEditing({ open: true, doctor: null })}>
      Add Doctor
    </Button>
  );
  return (
    <div id="hospital-doctors" className="ad-anchor">
      <Panel flush title="Hospital Doctors" extra={add}>
        <FilterBar
          search={{ value: q, onChange: search, placeholder: 'Search name or specialty' }}
          active={q !== ''}
          onClear={() => search('')}
        />
        <DataTable<Doctor>
          label="Hospital Doctors"
          columns={COLUMNS}
          {...rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          empty={{ text: NO_DOCTORS_FOUND, action: add }}
          filtered={q !== ''}
          onClearFilters={() => search('')}
          grows
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(doctorPage) => setView({ doctorPage })}
          sort={sort}
          onSort={(doctorSort) => setView({ doctorSort })}
          actions={(doctor) => (
            <EditProfile doctor={doctor} name={nameOf(doctor)} onEdit={(one) => setEditing({ open: true, doctor: one })} />
          )}
        />
      </Panel>
      <DoctorFormDialog
        key={editing.doctor ? `${editing.doctor.id} ${editing.doctor.version}` : 'new'}
        open={editing.open}
        doctor={editing.doctor}
        own={own}
        addedText={DOCTOR_ADDED}
        onClose={() => setEditing((now) => ({ ...now, open: false }))}
      />
    </div>
  );
}
