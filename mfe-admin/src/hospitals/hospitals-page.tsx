import './hospitals-page.css';
import { DeleteOutlined, EditOutlined, EyeOutlined, PlusOutlined, QrcodeOutlined } from '@ant-design/icons';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useAddByAddress } from '@arogya/features/reference/use-add-link';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader } from '@arogya/platform';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { Button } from 'antd';
import { useState } from 'react';
import { DeleteHospital } from './delete-hospital';
import { HospitalDrawer } from './hospital-drawer';
import { HospitalFormDialog } from './hospital-form-dialog';
import type { Hospital } from '@arogya/api/hospitals';
import { HospitalsList } from './hospitals-list';
import { QrDialog } from './qr-dialog';

interface FormState {
  readonly open: boolean;
  readonly hospital: Hospital | null;
}

interface HospitalMenuProps {
  readonly hospital: Hospital;
  readonly onQr: () => void;
  readonly onView: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function HospitalActions({ hospital, onQr, onView, onEdit, onDelete }: HospitalMenuProps) {
  const items = [
    { key: 'qr', label: 'QR Code', icon: <QrcodeOutlined />, onSelect: onQr },
    { key: 'view', label: 'View Details', icon: <EyeOutlined />, onSelect: onView },
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: onEdit },
    { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, onSelect: onDelete },
  ];
  return <RowMenu label={`Actions for ${hospital.name}`} items={items} />;
}

/** Hospital Management (docs/spec/screens.md). */
export function HospitalsPage() {
  const [openId, open, close, neighbours] = useRecordInList('hospital');
  const [form, setForm] = useState<FormState>({ open: false, hospital: null });
  const [qr, setQr] = useState<Hospital | null>(null);
  const [toDelete, setToDelete] = useState<Hospital | null>(null);
  const add = (): void => setForm({ open: true, hospital: null });
  const edit = (hospital: Hospital): void => setForm({ open: true, hospital });
  useAddByAddress(add);
  useShortcuts([{ key: 'n', label: 'Add Hospital', run: add }, ...LIST_KEYS]);
  const addButton = (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      Add Hospital
    </Button>
  );
  return (
    <>
      <PageHeader actions={addButton} />
      <HospitalsList
        onOpen={(hospital) => open(hospital.id)}
        onAdd={add}
        actions={(hospital) => (
          <HospitalActions
            hospital={hospital}
            onQr={() => setQr(hospital)}
            onView={() => open(hospital.id)}
            onEdit={() => edit(hospital)}
            onDelete={() => setToDelete(hospital)}
          />
        )}
      />
      <HospitalDrawer id={openId} neighbours={neighbours} onClose={close} onEdit={edit} onQr={setQr} />
      <HospitalFormDialog
        key={form.hospital ? `${form.hospital.id} ${form.hospital.version}` : 'new'}
        open={form.open}
        hospital={form.hospital}
        onClose={() => setForm((now) => ({ ...now, open: false }))}
      />
      <QrDialog hospital={qr} onClose={() => setQr(null)} />
      <DeleteHospital hospital={toDelete} onClose={() => setToDelete(null)} />
      <KeysHelp />
    </>
  );
}
