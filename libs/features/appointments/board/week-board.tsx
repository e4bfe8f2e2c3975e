import './board.css';
import { can } from '@arogya/domain/access';
import { isDay } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { useSession } from '@arogya/platform';
import { BoardGrid } from './board-grid';
import { BoardStates } from './board-states';
import { weekLabel, type BoardProps } from './board-view';
import { useBoardActions } from './use-board-actions';
import { useBoardHospital } from './use-board-hospital';
import { useWeekData } from './use-week-data';
import { WeekBar } from './week-bar';

/** A week of one doctor: days across, quarters of an hour down. */
export function WeekBoard({ view, today, onView, onOpen, ...acts }: BoardProps) {
  const { role } = useSession();
  const { hospitals, hospitalId, known } = useBoardHospital(view.hospitalId);
  const day = isDay(view.day) ? view.day : today;
  const data = useWeekData({ hospitalId, doctorId: view.doctorId, day });
  const { board, zone, doctor, days } = data;
  const books = can(role, 'appointments:create');
  const { carry, book } = useBoardActions({ board, zone, books, ...acts });
  const label = `${doctor ? `${doctorName(doctor.fullName)}, ` : ''}${weekLabel(days)}`;
  const place = doctor ?? { hospitalId };
  return (
    <>
      <WeekBar
        {...{ day, today, days, hospitals, onView }}
        hospitalId={place.hospitalId ?? hospitalId}
        doctorId={doctor?.id ?? view.doctorId}
      />
      <BoardStates what={`the week of ${weekLabel(days)}`} {...data} empty={(known && !hospitalId && !view.doctorId) || doctor === null}>
        <BoardGrid label={`Appointments of ${label}`} board={board} zone={zone} books={books} carry={carry} onBook={book} onOpen={onOpen} />
      </BoardStates>
    </>
  );
}
