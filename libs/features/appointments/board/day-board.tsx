import './board.css';
import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { can, scopeOf } from '@arogya/domain/access';
import { isDay, labelOfDay, type Day } from '@arogya/domain/clock';
import { NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { useSession } from '@arogya/platform';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState } from '@arogya/ui/states/error-state';
import { TableSkeleton } from '@arogya/ui/table/table-skeleton';
import type { Appointment } from '../appointment-labels';
import { BoardBar } from './board-bar';
import { BoardGrid } from './board-grid';
import type { Place } from './board-model';
import type { BoardView } from './board-view';
import { startOf } from './carry';
import { useBoardData } from './use-board-data';
import { useCarry } from './use-carry';

const NOBODY_WORKS = 'Nobody works on this day';

interface DayBoardProps {
  readonly view: BoardView;
  readonly today: Day;
  readonly onView: (patch: Partial<BoardView>) => void;
  readonly onBook: (doctorId: string, start: string) => void;
  readonly onOpen: (appointment: Appointment) => void;
  readonly onMove: (appointment: Appointment, start: string, doctorId: string) => void;
}

/** The hospital whose day is shown: the own one, the chosen one, else the first. */
function useBoardHospital(chosen: string) {
  const { role, user } = useSession();
  const several = scopeOf(role, 'appointments:read') === 'all';
  const { data } = useActiveHospitalsQuery(undefined, { skip: !several });
  const hospitals = several ? (data ?? []) : [];
  return {
    hospitals,
    hospitalId: several ? chosen || (hospitals[0]?.id ?? '') : (user?.hospitalId ?? ''),
    known: !several || Boolean(data),
  };
}

/** One day of a hospital: doctors across, quarters of an hour down. */
export function DayBoard({ view, today, onView, onBook, onOpen, onMove }: DayBoardProps) {
  const { role } = useSession();
  const { hospitals, hospitalId, known } = useBoardHospital(view.hospitalId);
  const day = isDay(view.day) ? view.day : today;
  const data = useBoardData({ hospitalId, doctorId: view.doctorId, day, page: view.doctors });
  const { board, zone } = data;
  const books = can(role, 'appointments:create');
  const carry = useCarry({ board, day, zone, withDoctor: books, onMove });

  const book = ({ column, row }: Place): void => {
    const [start, doctor] = [startOf(board, row, day, zone), board.columns[column]?.doctor];
    if (start && doctor) onBook(doctor.id, start);
  };
  const bar = { view, day, today, hospitalId, hospitals, pages: data.pages, total: data.total, off: data.loading ? [] : data.off, onView };
  return (
    <>
      <BoardBar {...bar} />
      {data.failure && data.loading ? (
        <ErrorState text={data.failure} onRetry={data.retry} retrying={data.fetching} />
      ) : known && (!hospitalId || (!data.loading && board.columns.length === 0)) ? (
        <EmptyState text={data.off.length > 0 ? NOBODY_WORKS : NO_DOCTORS_FOUND} />
      ) : data.loading ? (
        <TableSkeleton label={`the day of ${labelOfDay(day)}`} columns={5} />
      ) : (
        <BoardGrid
          label={`Appointments of ${labelOfDay(day)}`}
          board={board}
          day={day}
          zone={zone}
          books={books}
          carry={carry}
          onBook={book}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
