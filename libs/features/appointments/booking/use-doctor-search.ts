import { useGetDoctorQuery, useListDoctorsQuery, type Doctor } from '@arogya/api/doctors';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { cityAsked } from '@arogya/features/doctor-choice/city';
import { findDoctors, offeredFirst, type FoundDoctor } from './doctor-search';
import { useDebouncedValue } from '@arogya/ui/form/use-debounced-value';

const SHOWN = 50;

/** The doctors who can be booked, as the first page of a list; with fewer than a page they are searched here. */
export const ALL_DOCTORS = { isActive: true, sort: 'fullName', pageSize: SHOWN } as const;

interface Search {
  readonly active: boolean;
  readonly typed: string;
  readonly chosenId: string | null | undefined;
  /** The doctor who is offered first, while nothing is typed. */
  readonly offeredId: string | null | undefined;
  /** Where the person is from: doctors of that city come first. */
  readonly place: string | null;
}

/** Doctors by a part of their name, specialty or hospital: here where all are known, else by the server once the typing pauses. */
export function useDoctorSearch({ active, typed, chosenId, offeredId, place }: Search) {
  const all = useListDoctorsQuery(active ? ALL_DOCTORS : skipToken);
  const isWhole = (all.data?.length ?? 0) < SHOWN;
  const text = typed.trim();
  const settled = useDebouncedValue(text);
  const asks = active && !isWhole && settled !== '';
  const found = useListDoctorsQuery(asks ? { ...ALL_DOCTORS, q: settled } : skipToken);
  // Those of the city may stand on a later page than the first.
  const city = cityAsked(place);
  const near = useListDoctorsQuery(active && city && !isWhole ? { ...ALL_DOCTORS, city, ...(settled ? { q: settled } : {}) } : skipToken);
  const byId = (id: string | null | undefined): Doctor | undefined => all.data?.find((doctor) => doctor.id === id);
  const lacks = (id: string | null | undefined): boolean => Boolean(id) && all.data !== undefined && byId(id) === undefined;
  const chosen = useGetDoctorQuery(chosenId && (lacks(chosenId) || !active) ? { id: chosenId } : skipToken).currentData;
  const { currentData: offered, isError: isGone } = useGetDoctorQuery(
    offeredId && active && lacks(offeredId) ? { id: offeredId } : skipToken,
  );

  // Until the server has answered, those of the first page.
  const known = (isWhole || text === '' ? all.data : (found.currentData ?? all.data)) ?? [];
  const nearby = near.currentData ?? [];
  const bookable = [...nearby, ...known.filter(({ id }) => !nearby.some((one) => one.id === id))].filter(({ isActive }) => isActive);
  const offer = [byId(offeredId), offered].find((doctor) => doctor?.isActive);
  const doctors: readonly FoundDoctor[] =
    text === '' ? offeredFirst<FoundDoctor>(findDoctors(bookable, '', place), offer) : findDoctors<FoundDoctor>(bookable, text, place);
  return {
    doctors,
    /** All that `doctors` are found among: the same while something is typed, where all are known. */
    known: text === '' ? doctors : bookable,
    offered: offer,
    /** Whether `offered` is who was asked for, or nobody: they may not be on the first page. */
    isOfferKnown: !offeredId || Boolean(byId(offeredId) ?? offered) || isGone || all.isError,
    chosen: byId(chosenId) ?? chosen,
    /** Whether `doctors` are those for what is typed now. */
    isFresh:
      isWhole || text === ''
        ? all.data !== undefined
        : settled === text && !found.isFetching && found.currentData !== undefined && !near.isFetching,
    isFetching: all.isFetching || found.isFetching || near.isFetching,
    error: all.error ?? (asks ? found.error : undefined),
    refetch: () => void all.refetch(),
  };
}

/** One doctor: of the first page where they are on it, else asked for. */
export function useDoctorOf(id: string | undefined, active: boolean): Doctor | undefined {
  const { data } = useListDoctorsQuery(active ? ALL_DOCTORS : skipToken);
  const listed = data?.find((doctor) => doctor.id === id);
  const { currentData } = useGetDoctorQuery(id && data && !listed ? { id } : skipToken);
  return listed ?? currentData;
}
