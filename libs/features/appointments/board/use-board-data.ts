import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { useListDoctorsQuery } from '@arogya/api/doctors';
import { FETCH_DOCTORS_FAILED } from '@arogya/domain/doctors/texts';
import type { Day } from '@arogya/domain/clock';
import { sentenceOf } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { boardOf } from './board-model';
import { useDayStarts } from './use-day-starts';

/** Columns that fit beside each other. */
export const DOCTORS_SHOWN = 6;
const ALL = 200;

interface Asked {
  /** '' while it is not known yet. */
  readonly hospitalId: string;
  /** Only this doctor; '' for all. */
  readonly doctorId: string;
  readonly day: Day;
  /** Which of the hospital's doctors, DOCTORS_SHOWN at a time, from 1. */
  readonly page: number;
}

/** One day of a hospital's doctors: the doctors, their appointments and their free times. */
export function useBoardData({ hospitalId, doctorId, day, page }: Asked) {
  const doctors = useListDoctorsQuery(hospitalId ? { hospitalId, isActive: true, sort: 'fullName', pageSize: ALL } : skipToken);
  const appointments = useListAppointmentsQuery(
    hospitalId ? { hospitalId, from: day, to: day, sort: 'appointmentDate', pageSize: ALL } : skipToken,
  );
  const all = doctors.currentData;
  const chosen = useMemo(() => (doctorId ? all?.filter(({ id }) => id === doctorId) : all), [all, doctorId]);
  const pages = Math.max(1, Math.ceil((chosen?.length ?? 0) / DOCTORS_SHOWN));
  const first = (Math.min(page, pages) - 1) * DOCTORS_SHOWN;
  const shown = useMemo(() => chosen?.slice(first, first + DOCTORS_SHOWN) ?? [], [chosen, first]);
  const slots = useDayStarts(
    shown.map(({ id }) => id),
    day,
  );
  const board = useMemo(() => {
    const dayOf = (id: string) => slots.find((one) => one?.doctorId === id)?.days[0];
    return boardOf(shown, appointments.currentData ?? [], dayOf);
  }, [shown, appointments.currentData, slots]);
  const error = doctors.error ?? appointments.error;
  return {
    board,
    zone: slots.find(Boolean)?.timeZone,
    pages,
    total: chosen?.length ?? 0,
    loading: !all || !appointments.currentData,
    fetching: appointments.isFetching,
    failure: error ? sentenceOf(error, FETCH_DOCTORS_FAILED) : null,
    retry: () => {
      void doctors.refetch();
      void appointments.refetch();
    },
  };
}
