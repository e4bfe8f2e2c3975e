import { useListAppointmentsQuery, type Appointment } from '@arogya/api/appointments';
import { useListDoctorsQuery, type Doctor } from '@arogya/api/doctors';
import { FETCH_DOCTORS_FAILED } from '@arogya/domain/doctors/texts';
import type { Day } from '@arogya/domain/clock';
import { sentenceOf } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { dayBoardOf } from './board-model';
import { expectedOn, NOT_WORKING, offReason, type OffDoctor } from './who-works';
import { useDayStarts } from './use-day-starts';

/** Columns that fit beside each other. */
export const DOCTORS_SHOWN = 6;
export const ALL = 200;
/** Of how many doctors without a working day it is asked whether they have other hours on this date. */
const MOST_ASKED = 12;
const NONE: readonly never[] = [];

interface BoardQuery {
  /** '' while it is not known yet. */
  readonly hospitalId: string;
  /** Only this doctor; '' for all. */
  readonly doctorId: string;
  readonly day: Day;
  /** Which of the hospital's doctors, DOCTORS_SHOWN at a time, from 1. */
  readonly page: number;
}

const idsOf = (doctors: readonly { readonly id: string }[]): string[] => doctors.map(({ id }) => id);

type Starts = ReturnType<typeof useDayStarts>;

/** Who works on the day, in pages of DOCTORS_SHOWN, and who does not, as far as it is asked. */
function useWorking(all: readonly Doctor[] | undefined, booked: readonly Appointment[], { doctorId, day, page }: BoardQuery) {
  const { expected, others } = useMemo(() => {
    if (doctorId) return { expected: all?.filter(({ id }) => id === doctorId) ?? NONE, others: NONE };
    return expectedOn(all ?? NONE, booked, day);
  }, [all, doctorId, booked, day]);
  const ofOthers = useDayStarts(idsOf(others.slice(0, MOST_ASKED)), day);
  const [working, idle] = useMemo(() => {
    const works = ({ id }: Doctor): boolean => ofOthers.dayOf(id) !== undefined && !offReason(id, ofOthers.dayOf(id), booked);
    return [[...expected, ...others.filter(works)], others.filter((one) => !works(one))];
  }, [expected, others, ofOthers, booked]);
  const pages = Math.max(1, Math.ceil(working.length / DOCTORS_SHOWN));
  const first = (Math.min(page, pages) - 1) * DOCTORS_SHOWN;
  const shown = useMemo(() => working.slice(first, first + DOCTORS_SHOWN), [working, first]);
  return { shown, idle, ofOthers, pages, total: working.length };
}

/** A doctor without work and without appointments is named beside the board instead of in a column. */
function foldOff(doctors: readonly Doctor[], { dayOf }: Starts, booked: readonly Appointment[]) {
  const off = doctors.flatMap(({ id, fullName, specialty }): OffDoctor[] => {
    const reason = offReason(id, dayOf(id), booked);
    return reason ? [{ id, fullName, specialty, reason }] : [];
  });
  return { off, present: doctors.filter(({ id }) => !off.some((one) => one.id === id)) };
}

/** One day of a hospital's doctors: the doctors, their appointments and their free times. */
export function useBoardData(asked: BoardQuery) {
  const { hospitalId, doctorId, day } = asked;
  const doctors = useListDoctorsQuery(hospitalId ? { hospitalId, isActive: true, sort: 'fullName', pageSize: ALL } : skipToken);
  const appointments = useListAppointmentsQuery(
    hospitalId ? { hospitalId, from: day, to: day, sort: 'appointmentDate', pageSize: ALL } : skipToken,
  );
  const booked = appointments.currentData ?? NONE;
  const { shown, idle, ofOthers, pages, total } = useWorking(doctors.currentData, booked, asked);
  const starts = useDayStarts(idsOf(shown), day);
  const { board, off } = useMemo(() => {
    const folded = doctorId ? { present: shown, off: NONE } : foldOff(shown, starts, booked);
    const resting = idle.map(({ id, fullName, specialty }) => ({
      id,
      fullName,
      specialty,
      reason: offReason(id, ofOthers.dayOf(id), booked) ?? NOT_WORKING,
    }));
    return { board: dayBoardOf(folded.present, day, booked, starts.dayOf), off: [...folded.off, ...resting] };
  }, [doctorId, day, shown, booked, starts, idle, ofOthers]);
  const error = doctors.error ?? appointments.error;
  return {
    board,
    /** Who does not work on this day, of the doctors on this page and of those who are on none. */
    off,
    zone: starts.zone ?? ofOthers.zone,
    pages,
    total,
    loading: !doctors.currentData || !appointments.currentData || !starts.settled || !ofOthers.settled,
    fetching: appointments.isFetching,
    failure: error ? sentenceOf(error, FETCH_DOCTORS_FAILED) : null,
    retry: () => {
      void doctors.refetch();
      void appointments.refetch();
    },
  };
}
