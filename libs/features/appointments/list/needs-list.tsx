import { appointmentsApi } from '@arogya/api/appointments';
import { ALL_APPOINTMENTS, NOTHING_NEEDS_ATTENTION } from '@arogya/domain/appointments/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { WaitingRows } from '@arogya/features/lists/new-rows';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { useMedia, useNarrow } from '@arogya/ui/look/use-media';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { appointmentName } from '../appointment-labels';
import { StatusNotes } from '../appointment-status';
import { NeedReason } from './need-reason';
import { AppointmentMenu, type AppointmentActions } from './appointment-menu';
import { DOCTOR, PATIENT, WHEN } from './appointment-table';
import type { ListOptions } from './list-options';
import { useBulkList } from '../bulk/use-bulk-list';
import { useRead } from '../bulk/use-read';
import { NeedAction } from './need-action';
import type { Needs, NeedRow } from './use-needs';

const DecideOpen = lazy(() => import('@arogya/features/calendars/decide-open').then((module) => ({ default: module.DecideOpen })));

const columnsOf = (roomy: boolean): readonly Column<NeedRow>[] => [
  { ...WHEN, sort: false },
  { ...PATIENT, width: 165, render: (row) => <span className="ad-need-patient">{PATIENT.render(row)}</span> },
  {
    ...DOCTOR,
    width: roomy ? 232 : 165,
    render: ({ doctor, hospital }) => (
      <span className="ad-two-lines ad-need-doctor">
        <span>{doctorName(doctor.fullName)}</span>
        <span>{hospital?.name ?? doctor.specialty}</span>
      </span>
    ),
  },
  {
    key: 'need',
    title: 'Why',
    card: 'first',
    width: 213,
    brief: (row) => <NeedReason row={row} />,
    render: (row) => (
      <>
        <NeedReason row={row} /> {row.done ? null : <StatusNotes appointment={row} />}
      </>
    ),
  },
];
const COLUMNS = columnsOf(true);
const NARROW_COLUMNS = columnsOf(false);
/** The longest hospital has one line. */
const ROOMY = '(min-width: 1360px)';

interface NeedsListProps {
  readonly needs: Needs;
  /** Only those of this hospital; '' for all. */
  readonly hospitalId: string;
  readonly actions: AppointmentActions;
  readonly onOpen: (appointment: NeedRow) => void;
  readonly onToday: () => void;
  readonly listOptions: ListOptions;
}

/** What needs somebody now, each row with its reason and what settles it; on a phone the record has the other actions. */
export function NeedsList({ needs, hospitalId, actions, onOpen, onToday, listOptions: { bulk, byTap, tall } }: NeedsListProps) {
  const { query, rows, waiting, showAll } = needs;
  const open = useMemo(() => rows?.filter((row) => !row.done), [rows]);
  const [deciding, setDeciding] = useState<string>();
  const read = useRead(appointmentsApi.endpoints.appointmentsInNeed.initiate);
  const ofHospital = hospitalId ? { hospitalId } : {};
  const { choosing, bar } = useBulkList({
    bulk,
    byTap,
    onOpen: (appointment) => onOpen(appointment as NeedRow),
    rows: open,
    total: needs.count ?? 0,
    capped: needs.capped,
    filter: `needs ${hospitalId}`,
    page: 'needs',
    read: (page) => read({ ...page, ...ofHospital }),
    // They are not turned over: what has left the list needs nobody any more.
    stillThere: () => Promise.resolve(new Set()),
  });
  const narrow = useNarrow();
  const today = <Button onClick={onToday}>Show today</Button>;
  return (
    <>
      <WaitingRows count={waiting} onShow={showAll} />
      <DataTable<NeedRow>
        label={ALL_APPOINTMENTS}
        columns={useMedia(ROOMY) ? COLUMNS : NARROW_COLUMNS}
        {...rowsOf(query, 'Failed to fetch appointments.')}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={appointmentName}
        phoneOf={({ patient }) => patient.phone}
        empty={{ text: NOTHING_NEEDS_ATTENTION, action: today }}
        tall={tall}
        choosing={choosing}
        onOpen={onOpen}
        actions={(row) =>
          row.done ? null : (
            <span className="ad-row-actions">
              <NeedAction
                row={row}
                {...actions}
                onOpen={onOpen}
                onDecide={({ calendarChangeId }) => setDeciding(calendarChangeId ?? undefined)}
              />
              {narrow ? null : <AppointmentMenu appointment={row} {...actions} />}
            </span>
          )
        }
      />
      {bar}
      {deciding ? (
        <Suspense fallback={null}>
          <DecideOpen which={({ id }) => id === deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
