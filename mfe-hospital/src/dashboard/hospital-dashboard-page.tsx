import './hospital-dashboard.css';
import { BankOutlined } from '@ant-design/icons';
import { CLOSED_DAYS } from '@arogya/domain/holidays/texts';
import { REFUSALS } from '@arogya/domain/refusal';
import { ClosedDays } from '@arogya/features/closures/closed-days';
import { NeedsWithRecord } from '@arogya/features/dashboard/needs-with-record';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { PageHeader } from '@arogya/platform';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Panel } from '@arogya/ui/cards/panel';
import { DoctorsPanel } from './doctors-panel';
import { HospitalCards } from './hospital-cards';
import { SchedulePanel } from './schedule-panel';
import { useOwnHospital } from './use-own-hospital';
import { AppointmentsPanel } from './appointments-panel';
import { useOwnHospitalQrQuery } from '@arogya/api/hospital';
import { BookingQr } from '@arogya/features/hospitals/booking-qr';

type OwnHospitalRow = NonNullable<ReturnType<typeof useOwnHospital>>;

/** The QR code of the own booking page, for the wall and for messages. */
function QrPanel({ own }: { own: OwnHospitalRow }) {
  const { data, error, isFetching, refetch } = useOwnHospitalQrQuery();
  return (
    <Panel title="Booking QR Code" subtitle="Patients scan it to book with you">
      <BookingQr
        hospitalName={own.name}
        settingsPath="/hospital-settings"
        qr={data}
        failed={Boolean(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}

function Dashboard({ own }: { own: OwnHospitalRow }) {
  useShortcuts(LIST_KEYS);
  const { data: qr } = useOwnHospitalQrQuery();
  return (
    <>
      <HospitalCards />
      <div className="ad-hospital-top">
        <NeedsWithRecord />
        <QrPanel own={own} />
      </div>
      <SchedulePanel />
      <Panel title={CLOSED_DAYS} subtitle="Nobody can book on them">
        <ClosedDays hospitalId={own.id} zone={own.timeZone} stateCode={qr?.stateCode} />
      </Panel>
      <DoctorsPanel own={own} />
      <AppointmentsPanel zone={own.timeZone} />
      <KeysHelp />
    </>
  );
}

/** The hospital's day at a glance (docs/spec/screens.md). */
export function HospitalDashboardPage() {
  const own = useOwnHospital();
  return (
    <>
      <PageHeader subtitle={own?.name} />
      {own ? (
        <Dashboard own={own} />
      ) : (
        <Panel>
          <EmptyState icon={<BankOutlined />} text="No hospital yet" hint={REFUSALS.noHospital[1]} />
        </Panel>
      )}
    </>
  );
}
