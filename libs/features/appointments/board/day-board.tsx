import './board.css';
import { can } from '@arogya/domain/access';
import { isDay, labelOfDay } from '@arogya/domain/clock';
import { NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { useSession } from '@arogya/platform';
import { BoardBar } from './board-bar';
import { BoardGrid } from './board-grid';
import { BoardStates } from './board-states';
import type { BoardProps } from './board-view';
import { useBoardActions } from './use-board-actions';
import { useBoardData } from './use-board-data';
import { useBoardHospital } from './use-board-hospital';

const NOBODY_WORKS = 'Nobody works on this day';

/** One day of a hospital: doctors across, quarters of an hour down. */
export function DayBoard({ view, today, onView, onOpen, ...acts }: BoardProps) {
  const { role } = useSession();
  const { hospitals, hospitalId, known } = useBoardHospital(view.hospitalId);
  const day = isDay(view.day) ? view.day : today;
  const data = useBoardData({ hospitalId, doctorId: view.doctorId, day, page: view.doctors });
  const { board, zone } = data;
  const books = can(role, 'appointments:create');
  const { carry, book } = useBoardActions({ board, zone, books, ...acts });
  const bar = { view, day, today, hospitalId, hospitals, pages: data.pages, total: data.total, off: data.loading ? [] : data.off, onView };
  return (
    <>
      <BoardBar {...bar} />
      <BoardStates
        what={`the day of ${labelOfDay(day)}`}
        {...data}
        empty={known && (!hospitalId || (!data.loading && board.columns.length === 0))}
        emptyText={data.off.length > 0 ? NOBODY_WORKS : NO_DOCTORS_FOUND}
      >
        <BoardGrid
          label={`Appointments of ${labelOfDay(day)}`}
          board={board}
          zone={zone}
          books={books}
          carry={carry}
          onBook={book}
          onOpen={onOpen}
        />
      </BoardStates>
    </>
  );
}
