import { CalendarOutlined, DeleteOutlined, EditOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons';
import type { Doctor } from '@arogya/api/doctors';
import type { AwayDoctor } from '@arogya/features/calendars/away-doctor';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useAddByAddress } from '@arogya/features/reference/use-add-link';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader } from '@arogya/platform';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { DeleteDoctor } from './delete-doctor';
import { DoctorDrawer } from './doctor-drawer';
import { DoctorFormDialog } from './doctor-form-dialog';
import type { OwnHospital } from './doctor-form-values';
import { DoctorsList } from './doctors-list';

const Away = lazy(() => import('@arogya/features/calendars/away').then((module) => ({ default: module.Away })));

interface DoctorActionsProps {
  /** Tells the doctor from others of the name. */
  readonly name: string;
  readonly onView: () => void;
  readonly onEdit: () => void;
  readonly onAway: () => void;
  readonly onDelete: () => void;
}

function DoctorActions({ name, onView, onEdit, onAway, onDelete }: DoctorActionsProps) {
  const items = [
    { key: 'view', label: 'View Details', icon: <EyeOutlined />, onSelect: onView },
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: onEdit },
    { key: 'away', label: 'Mark leave', icon: <CalendarOutlined />, onSelect: onAway },
    { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, onSelect: onDelete },
  ];
  return <RowMenu label={`Actions for ${name}`} items={items} />;
}

interface FormState {
  readonly open: boolean;
  readonly doctor: Doctor | null;
}

/** Doctor Management (docs/spec/screens.md). `own` is set for a hospital administrator. */
export function DoctorsPage({ own = null }: { own?: OwnHospital | null }) {
  const [openId, open, close, neighbours] = useRecordInList('doctor');
  const [form, setForm] = useState<FormState>({ open: false, doctor: null });
  const [toDelete, setToDelete] = useState<Doctor | null>(null);
  const [away, setAway] = useState<AwayDoctor | null>(null);
  const add = (): void => setForm({ open: true, doctor: null });
  const edit = (doctor: Doctor): void => setForm({ open: true, doctor });
  const forget = ({ id }: Doctor): void => {
    setToDelete(null);
    if (id === openId) close();
  };
  useAddByAddress(add);
  useShortcuts([{ key: 'n', label: 'Add Doctor', run: add }, ...LIST_KEYS]);
  const addButton = (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      Add Doctor
    </Button>
  );
  const actions = (doctor: Doctor, name: string) => (
    <DoctorActions
      name={name}
      onView={() => open(doctor.id)}
      onEdit={() => edit(doctor)}
      onAway={() => setAway(doctor)}
      onDelete={() => setToDelete(doctor)}
    />
  );
  return (
    <>
      <PageHeader actions={addButton} />
      <DoctorsList onOpen={({ id }) => open(id)} onAdd={add} actions={actions} />
      <DoctorDrawer id={openId} neighbours={neighbours} onClose={close} onEdit={edit} onAway={setAway} onDelete={setToDelete} />
      <DoctorFormDialog
        key={form.doctor ? `${form.doctor.id} ${form.doctor.version}` : `new ${own?.city ?? ''}`}
        open={form.open}
        doctor={form.doctor}
        own={own}
        onClose={() => setForm((now) => ({ ...now, open: false }))}
      />
      <DeleteDoctor doctor={toDelete} onClose={() => setToDelete(null)} onDeleted={forget} />
      {away ? (
        <Suspense fallback={null}>
          <Away doctor={away} onClose={() => setAway(null)} />
        </Suspense>
      ) : null}
      <KeysHelp />
    </>
  );
}
