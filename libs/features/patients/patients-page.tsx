import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import type { Patient } from '@arogya/api/patients';
import { PRIVACY_REQUEST } from '@arogya/domain/privacy/erasure';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { Allowed, PageHeader } from '@arogya/platform';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { Button } from 'antd';
import { useState } from 'react';
import { DeletePatient } from './delete-patient';
import { EditPatientDialog } from './edit-patient-dialog';
import { PatientDrawer } from './patient-drawer';
import { PersonDialog } from './person-dialog';
import { PatientsList } from './patients-list';

interface PatientActionsProps {
  readonly patient: Patient;
  readonly onView: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function PatientActions({ patient, onView, onEdit, onDelete }: PatientActionsProps) {
  const items = [
    { key: 'view', label: 'View Details', icon: <EyeOutlined />, onSelect: onView },
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: onEdit },
    { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, onSelect: onDelete },
  ];
  return <RowMenu label={`Actions for ${patient.name}`} items={items} />;
}

interface EditDialogState {
  readonly open: boolean;
  readonly patient: Patient;
}

/** Patients Management (docs/spec/screens.md). */
export function PatientsPage() {
  const [openId, open, close, neighbours] = useRecordInList('patient');
  const [editing, setEditing] = useState<EditDialogState | null>(null);
  const [asking, setAsking] = useState(false);
  const [toDelete, setToDelete] = useState<Patient | null>(null);
  const edit = (patient: Patient): void => setEditing({ open: true, patient });
  const forget = ({ id }: Patient): void => {
    setToDelete(null);
    if (id === openId) close();
  };
  useShortcuts(LIST_KEYS);
  const actions = (patient: Patient) => (
    <PatientActions patient={patient} onView={() => open(patient.id)} onEdit={() => edit(patient)} onDelete={() => setToDelete(patient)} />
  );
  return (
    <>
      <PageHeader
        actions={
          <Allowed action="patients:erase">
            <Button onClick={() => setAsking(true)}>{PRIVACY_REQUEST}</Button>
          </Allowed>
        }
      />
      <PatientsList onOpen={({ id }) => open(id)} actions={actions} />
      <PatientDrawer id={openId} neighbours={neighbours} onClose={close} onEdit={edit} onDelete={setToDelete} />
      {editing ? (
        <EditPatientDialog
          key={`${editing.patient.id} ${editing.patient.version}`}
          open={editing.open}
          patient={editing.patient}
          onClose={() => setEditing((now) => now && { ...now, open: false })}
        />
      ) : null}
      <DeletePatient patient={toDelete} onClose={() => setToDelete(null)} onDeleted={forget} />
      {asking ? <PersonDialog onClose={() => setAsking(false)} /> : null}
      <KeysHelp />
    </>
  );
}
