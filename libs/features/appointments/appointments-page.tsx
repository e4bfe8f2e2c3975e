import './appointments.css';
import { PlusOutlined } from '@ant-design/icons';
import { can } from '@arogya/domain/access';
import { ALL_APPOINTMENTS } from '@arogya/domain/appointments/texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { PageHeader, useSession, useUrlRecord, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/panel';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { BookingSeed } from './booking-dialog';
import { LIST_VIEW } from './list-view';
import { todayIn } from './today';
import { useVisitDesk } from './use-visit-desk';
import type { Visit } from './visit';
import { VisitCounters } from './visit-counters';
import { VisitDialogs } from './visit-dialogs';
import { VisitDrawer } from './visit-drawer';
import { VisitFilterBar } from './visit-filter-bar';
import { VisitList } from './visit-list';

const BookingDialog = lazy(() => import('./booking-dialog').then((module) => ({ default: module.BookingDialog })));

/** Whether something has been asked for at least once: what is costly to draw is drawn from then on. */
function useOnceAsked(asked: boolean): boolean {
  const [once, setOnce] = useState(asked);
  if (asked && !once) setOnce(true);
  return once;
}

/** Appointment Management (specification, section 2): admin, agent, hospital_admin. */
export function AppointmentsPage() {
  const { role } = useSession();
  const [view, setView] = useUrlState(LIST_VIEW);
  const [openId, open, close] = useUrlRecord('visit');
  const [bookParam, openBooking, closeBooking] = useUrlRecord('book');
  const [seed] = useState<BookingSeed | null>(null);
  const [opened, setOpened] = useState<Visit>();
  const desk = useVisitDesk();
  const today = todayIn(undefined);
  const books = can(role, 'appointments:create');
  const booking = books && bookParam !== null;
  const bookingDrawn = useOnceAsked(booking);
  const book = (): void => openBooking('1');
  useShortcuts([...(books ? [{ key: 'n', label: 'Book Appointment', run: book }] : []), ...LIST_KEYS]);

  const openVisit = (visit: Visit): void => {
    setOpened(visit);
    open(visit.id);
  };
  const bookButton = books ? (
    <Button type="primary" icon={<PlusOutlined />} onClick={book}>
      Book Appointment
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title="Appointment Management" subtitle="Book, confirm and follow every visit" actions={bookButton} />
      <VisitCounters view={view} today={today} onFilter={setView} />
      <Panel flush title={ALL_APPOINTMENTS}>
        <VisitFilterBar view={view} today={today} onFilter={setView} />
        <VisitList view={view} onView={setView} actions={desk.actions} onOpen={openVisit} emptyAction={bookButton} />
      </Panel>
      <VisitDrawer id={openId} known={opened?.id === openId ? opened : undefined} onClose={close} {...desk.actions} />
      <VisitDialogs desk={desk} onDeleted={(visit) => (visit.id === openId ? close() : undefined)} />
      {bookingDrawn ? (
        <Suspense fallback={null}>
          <BookingDialog open={booking} seed={seed} onClose={closeBooking} />
        </Suspense>
      ) : null}
      <KeysHelp />
    </>
  );
}
