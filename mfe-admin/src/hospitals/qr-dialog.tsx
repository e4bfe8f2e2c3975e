import { useHospitalQrQuery } from '@arogya/api/hospitals';
import { BookingQr } from '@arogya/features/hospitals/booking-qr';
import { Modal } from 'antd';

interface QrDialogProps {
  readonly hospital: { readonly id: string; readonly name: string; readonly isActive: boolean } | null;
  readonly onClose: () => void;
}

function HospitalQr({ id, name, isActive }: { id: string; name: string; isActive: boolean }) {
  const qr = useHospitalQrQuery({ id });
  return (
    <BookingQr
      hospitalName={name}
      closed={!isActive}
      settingsPath={`/hospital-settings?hospital=${id}`}
      qr={qr.data}
      failed={Boolean(qr.error)}
      retrying={qr.isFetching}
      onRetry={() => void qr.refetch()}
    />
  );
}

/** The booking code of one hospital. */
export function QrDialog({ hospital, onClose }: QrDialogProps) {
  return (
    <Modal
      open={hospital !== null}
      title={hospital ? `QR Code · ${hospital.name}` : 'QR Code'}
      footer={null}
      onCancel={onClose}
      width={480}
      destroyOnHidden
    >
      {hospital ? <HospitalQr id={hospital.id} name={hospital.name} isActive={hospital.isActive} /> : null}
    </Modal>
  );
}
