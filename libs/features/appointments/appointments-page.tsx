import './appointments.css';
import { PlusOutlined } from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import { ALL_APPOINTMENTS } from '@arogya/domain/appointments/texts';
import { NeedsDecision } from '@arogya/features/calendars/needs-decision';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { TableSkeleton } from '@arogya/ui/table/table-skeleton';
import { Button, Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { BOARD_VIEW, isBoard } from './board/board-view';
import { LIST_VIEW, type Filters } from './list/list-view';
import { todayIn } from '@arogya/features/times/today';
import { useListedNeeds, useOpenedView } from './list/use-needs';
import { useBooker } from './booking/booker';
import { useAppointmentActions } from './edit/use-appointment-actions';
import { AppointmentCounters } from './list/appointment-counters';
import { AppointmentDialogs } from './edit/appointment-dialogs';
import { AppointmentDrawer } from './record/appointment-drawer';
import { AppointmentList } from './list/appointment-list';

const WeekBoard = lazy(() => import('./board/week-board').then((module) => ({ default: module.WeekBoard })));
const DayBoard = lazy(() => import('./board/day-board').then((module) => ({ default: module.DayBoard })));

/** Everything that the address says about the page, except its dialogs and drawers. */
const PAGE_VIEW = { ...LIST_VIEW, ...BOARD_VIEW };

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

/** Appointment Management (docs/spec/screens.md): admin, agent, hospital_admin. */
export function AppointmentsPage() {
  const [address, setView] = useUrlState(PAGE_VIEW);
  const board = isBoard(address.view);
  const needs = useListedNeeds(address, board);
  const shown = useOpenedView(address, needs);
  const view = shown ?? address;
  const [openId, openRecord, close, neighbours] = useRecordInList('appointment');
  const [opened, setOpened] = useState<Appointment>();
  const booker = useBooker();
  const pageActions = useAppointmentActions();
  const today = todayIn(undefined);
  const keys = booker.books ? [{ key: 'n', label: 'Book Appointment', run: () => booker.book() }] : [];
  useShortcuts([...keys, ...(board ? [] : LIST_KEYS)]);

  const open = (appointment: Appointment): void => {
    setOpened(appointment);
    openRecord(appointment.id);
  };
  const Board = address.view === 'week' ? WeekBoard : DayBoard;
  const list = (filters: Filters): void => setView({ ...filters, view: 'list' });
  const bookButton = booker.books ? (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => booker.book()}>
      Book Appointment
    </Button>
  ) : null;
  return (
    <>
      <PageHeader actions={bookButton} />
      {view.when === 'needs' ? null : <NeedsDecision />}
      <Panel
        flush
        title={ALL_APPOINTMENTS}
        extra={
          <>
            <AppointmentCounters view={view} today={today} onFilter={list} />
            <Segmented aria-label="View" options={VIEWS} value={view.view} onChange={(next) => setView({ view: next }, { push: true })} />
          </>
        }
      >
        {board ? (
          <Suspense fallback={<TableSkeleton label="the board" columns={5} />}>
            <Board
              view={view}
              today={today}
              onView={setView}
              onBook={(doctorId, start) => booker.book({ doctorId, start })}
              onOpen={open}
              onMove={pageActions.mutations.moveTo}
            />
          </Suspense>
        ) : (
          <AppointmentList
            view={shown}
            needs={needs}
            today={today}
            onView={setView}
            actions={pageActions.actions}
            onOpen={open}
            emptyAction={bookButton}
          />
        )}
      </Panel>
      <AppointmentDrawer
        id={openId}
        neighbours={neighbours}
        known={opened?.id === openId ? opened : undefined}
        onClose={close}
        {...pageActions.actions}
      />
      <AppointmentDialogs pageActions={pageActions} onDeleted={(appointment) => (appointment.id === openId ? close() : undefined)} />
      {booker.dialog}
      <KeysHelp />
    </>
  );
}
