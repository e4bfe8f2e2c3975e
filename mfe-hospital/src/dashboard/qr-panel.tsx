import { useOwnHospitalQrQuery } from '@arogya/api/hospital';
import type { OwnHospital } from '@arogya/features/doctors/doctor-form-values';
import { BookingQr } from '@arogya/features/hospitals/booking-qr';
import { Panel } from '@arogya/ui/cards/panel';

/** The QR code of the own booking page, for the wall and for messages. */
export function QrPanel({ own }: { own: OwnHospital }) {
  const { data, error, isFetching, refetch } = useOwnHospitalQrQuery();
  return (
    <Panel title="Booking QR Code" subtitle="Patients scan it and book with you">
      <BookingQr hospitalName={own.name} qr={data} failed={Boolean(error)} retrying={isFetching} onRetry={() => void refetch()} />
    </Panel>
  );
}
