import './doctor-dashboard.css';
import { UserSwitchOutlined } from '@ant-design/icons';
import { useTodayAppointmentsQuery } from '@arogya/api/appointments';
import { type Doctor, useListDoctorsQuery } from '@arogya/api/doctors';
import { todayIn } from '@arogya/features/times/today';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader, sentenceOf, useSession, useUrlState } from '@arogya/platform';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { DoctorCards } from './doctor-cards';
import { DOCTOR_VIEW } from './doctor-view';
import { DoctorAppointments } from './doctor-appointments';
import { ProfileCard } from './profile-card';
import { TodayPanel } from './today-panel';
import { useDoctorMutations } from './use-doctor-mutations';
import { AppointmentOfAddress } from './appointment-of-address';

const Away = lazy(() => import('@arogya/features/calendars/away').then((module) => ({ default: module.Away })));

/** The doctor whose userId is the signed-in user's (docs/spec/screens.md); null when the account is linked to none. */
function useOwnDoctor() {
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useListDoctorsQuery({ pageSize: 200 }, { skip: !user });
  return {
    doctor: data ? (data.find(({ userId }) => userId === user?.id) ?? null) : undefined,
    failure: error && !data ? sentenceOf(error, 'Failed to fetch your profile') : null,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

/** The dashboard of a doctor whose account is linked to a profile. */
function Dashboard({ doctor }: { doctor: Doctor }) {
  const [view, setView] = useUrlState(DOCTOR_VIEW);
  const today = useTodayAppointmentsQuery({ pageSize: 200 });
  const { mutations, dialogs } = useDoctorMutations();
  const [away, setAway] = useState(false);
  const [openId, open, close, neighbours] = useRecordInList('appointment');
  useShortcuts(LIST_KEYS);
  const appointments = today.data?.filter(({ doctorId }) => doctorId === doctor.id);
  const zone = doctor.hospital?.timeZone;
  return (
    <>
      <PageHeader actions={<Button onClick={() => setAway(true)}>Mark leave</Button>} />
      <DoctorCards today={todayIn(zone)} todayCount={appointments?.length} view={view} onFilter={setView} />
      <TodayPanel
        appointments={appointments}
        zone={zone}
        fetching={today.isFetching}
        onRetry={() => void today.refetch()}
        failure={today.error ? sentenceOf(today.error, "Failed to fetch today's appointments") : null}
        {...mutations}
      />
      <DoctorAppointments
        doctorId={doctor.id}
        today={todayIn(zone)}
        view={view}
        setView={setView}
        onOpen={({ id }) => open(id)}
        {...mutations}
      />
      <ProfileCard doctor={doctor} />
      <AppointmentOfAddress id={openId} neighbours={neighbours} onClose={close} {...mutations} />
      {dialogs}
      {away ? (
        <Suspense fallback={null}>
          <Away own doctor={doctor} onClose={() => setAway(false)} />
        </Suspense>
      ) : null}
      <KeysHelp />
    </>
  );
}

/** The account is not linked to any doctor's profile. */
function Unlinked() {
  const { user } = useSession();
  return (
    <EmptyState
      icon={<UserSwitchOutlined />}
      text="Your account is not linked to a doctor profile yet"
      hint={`Please ask an administrator to link the account '${user?.username ?? ''}' to your profile. Your schedule appears here as soon as that is done.`}
    />
  );
}

/** The doctor's day (docs/spec/screens.md). Designed for a phone first. */
export function DoctorDashboardPage() {
  const { doctor, failure, fetching, retry } = useOwnDoctor();
  if (doctor) return <Dashboard doctor={doctor} />;
  return (
    <>
      <PageHeader />
      <Panel>
        {failure ? <ErrorState text={failure} onRetry={retry} retrying={fetching} /> : null}
        {doctor === null ? <Unlinked /> : null}
        {doctor === undefined && !failure ? <Skeleton rows={5} label="Loading your profile" /> : null}
      </Panel>
    </>
  );
}
