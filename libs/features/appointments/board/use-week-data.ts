import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { useDoctorSlotsQuery, useGetDoctorQuery, useListDoctorsQuery } from '@arogya/api/doctors';
import { addDays, WEEKDAYS, weekdayOf, type Day } from '@arogya/domain/clock';
import { FETCH_DOCTORS_FAILED } from '@arogya/domain/doctors/texts';
import { sentenceOf, useListTotal } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { todayIn } from '@arogya/features/times/today';
import { weekBoardOf, type Board } from './board-model';
import { ALL } from './use-board-data';

const NONE: readonly never[] = [];
const NO_BOARD: Board = { times: [], columns: [] };

/** The week of a day, from Monday to Sunday. */
export function weekOf(day: Day): readonly Day[] {
  const monday = addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
  return WEEKDAYS.map((_, ahead) => addDays(monday, ahead));
}

interface WeekQuery {
  /** '' while it is not known yet. */
  readonly hospitalId: string;
  /** '' for the first of the hospital. */
  readonly doctorId: string;
  readonly day: Day;
}

/** The chosen doctor, else the first of the hospital; null where the hospital has none. */
function useWeekDoctor({ hospitalId, doctorId }: WeekQuery) {
  const chosen = useGetDoctorQuery(doctorId ? { id: doctorId } : skipToken);
  const list = useListDoctorsQuery(!doctorId && hospitalId ? { hospitalId, isActive: true, sort: 'fullName', pageSize: ALL } : skipToken);
  const query = doctorId ? chosen : list;
  const doctor = doctorId ? chosen.currentData : list.currentData?.[0];
  return { query, doctor: doctor ?? (query.currentData ? null : undefined) };
}

/** The appointments of the week: a doctor of short appointments has more than one page of them. */
function useWeekAppointments(doctorId: string | undefined, from: Day, to: Day) {
  const asked = doctorId ? { doctorId, from, to, sort: 'appointmentDate', pageSize: ALL } : undefined;
  const first = useListAppointmentsQuery(asked ?? skipToken);
  const { total } = useListTotal(first);
  const second = useListAppointmentsQuery(asked && first.currentData && total > ALL ? { ...asked, page: 2 } : skipToken);
  const rows = useMemo(
    () => first.currentData && [...first.currentData, ...(second.currentData ?? NONE)],
    [first.currentData, second.currentData],
  );
  return { first, second, rows, waits: !first.currentData || (total > ALL && !second.currentData) };
}

/** Seven days of one doctor: hours, leave, closed days, appointments and free times. */
export function useWeekData(asked: WeekQuery) {
  const days = useMemo(() => weekOf(asked.day), [asked.day]);
  const [from, to] = [days[0] ?? asked.day, days.at(-1) ?? asked.day];
  const { query, doctor } = useWeekDoctor(asked);
  const { first, second, rows, waits } = useWeekAppointments(doctor?.id, from, to);
  const slots = useDoctorSlotsQuery(doctor ? { id: doctor.id, from, to } : skipToken, { refetchOnMountOrArgChange: true });
  const { currentData: starts } = slots;
  const zone = starts?.timeZone;
  const board = useMemo(
    () => (doctor && rows && starts ? weekBoardOf({ doctor, days, today: todayIn(zone) }, rows, starts.days) : NO_BOARD),
    [doctor, days, zone, rows, starts],
  );
  const error = query.error ?? first.error ?? second.error ?? slots.error;
  return {
    board,
    /** null: there is nobody to show. */
    doctor,
    days,
    zone,
    loading: doctor === undefined || (doctor !== null && (waits || !starts)),
    fetching: query.isFetching || first.isFetching || slots.isFetching,
    failure: error ? sentenceOf(error, FETCH_DOCTORS_FAILED) : null,
    retry: () => {
      void query.refetch();
      if (!doctor) return;
      for (const part of second.error ? [first, second, slots] : [first, slots]) void part.refetch();
    },
  };
}
