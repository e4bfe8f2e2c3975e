import { useDoctorSlotsQuery, type DoctorSlots } from '@arogya/api/doctors';
import { dayOffText } from '@arogya/domain/appointments/day-off';
import { REASONS, type Reason } from '@arogya/domain/appointments/reasons';
import { BEING_BOOKED, CHOOSE_DATE_FIRST, CHOOSE_DOCTOR_FIRST, NO_SLOTS_FOR_DATE } from '@arogya/domain/appointments/texts';
import { addDays, daysBetween, type Day } from '@arogya/domain/clock';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { sentenceOf } from '@arogya/platform';
import { useMemo } from 'react';
import { nextStarts, placesText } from './next-starts';
import { todayIn } from './today';

interface StartsQuery {
  readonly doctorId: string | null | undefined;
  readonly day: Day | null | undefined;
  /** The appointment that is moved: its own time counts as free. */
  readonly except?: string | undefined;
}

/** How many days are fetched at once: moving along the strip fetches again only every fourth week. */
const SPAN = 28;

/** The four weeks that a doctor's times are first asked for. */
export const firstSpan = (today: Day): { from: Day; to: Day } => spanAround(today, today);

function spanAround(day: Day, today: Day): { from: Day; to: Day } {
  const first = Math.max(0, Math.floor(daysBetween(today, day) / SPAN)) * SPAN;
  return { from: addDays(today, first), to: addDays(today, first + SPAN - 1) };
}

/** Staff may take a start that a visitor holds: they are asked when they book. */
export const TAKEABLE: readonly string[] = ['held' satisfies Reason];

export const reasonText = (code: string): string => (TAKEABLE.includes(code) ? BEING_BOOKED : (REASONS[code as Reason] ?? code));

interface DoctorDay extends Pick<StartsQuery, 'doctorId' | 'day'> {
  readonly slots: DoctorSlots | undefined;
}

/** What is shown of the times of a doctor, and instead of them when there are none to choose. */
function startsShown({ slots, doctorId, day }: DoctorDay) {
  const ofDay = slots?.days.find((one) => one.day === day);
  const starts = ofDay?.starts.filter(({ reason }) => reason !== 'past');
  const none = starts !== undefined && !starts.some(({ free, reason }) => free || TAKEABLE.includes(reason ?? ''));
  const nextFree = slots?.days.filter((one) => one.day > (day ?? '')).flatMap((one) => one.starts.filter(({ free }) => free));
  return {
    starts: none ? undefined : starts,
    /** All starts of a day, the free ones and the others. */
    startsOf: (one: Day) => slots?.days.find((shown) => shown.day === one)?.starts ?? [],
    /** The next free starts over the days that are known, from a day on; undefined while they are not. */
    nextFrom: (from: Day) => (slots ? nextStarts(slots.days, from) : undefined),
    /** '11 free', 'Full', 'On leave'. */
    placesOf: (one: Day) => placesText(slots?.days.find((shown) => shown.day === one)),
    /** How long an appointment with this doctor is. */
    minutes: slots?.appointmentMinutes ?? 0,
    hint: hintOf({ doctorId, day, none }),
    /** Why the whole day is closed, if there is one reason for all of it. */
    why: none && ofDay ? whyNone(ofDay, starts) : undefined,
    /** 'On leave', 'Closed: Diwali'. */
    noteOf: (one: Day) => dayOffText(slots?.days.find((shown) => shown.day === one) ?? { day: one, starts: [] }) ?? undefined,
    /** The first free start after a day without one. */
    instead: none ? nextFree?.[0] : undefined,
  };
}

/** The starts of a doctor's day; the same object until one of them changes. */
export function useStarts({ doctorId, day, except }: StartsQuery) {
  const here = todayIn(undefined);
  const ask = doctorId ? { id: doctorId, ...spanAround(day ?? here, here), ...(except ? { except } : {}) } : skipToken;
  const { currentData: slots, isFetching, error, refetch } = useDoctorSlotsQuery(ask, { refetchOnMountOrArgChange: true });
  const today = todayIn(slots?.timeZone);
  const loading = isFetching && !slots;
  const failure = error && !slots ? sentenceOf(error, 'Failed to load the times of this doctor.') : null;
  return useMemo(
    () => ({
      ...startsShown({ slots, doctorId, day }),
      today,
      loading,
      failure,
      retry: () => void refetch(),
      refresh: () => (doctorId ? void refetch() : undefined),
    }),
    [slots, doctorId, day, today, loading, failure, refetch],
  );
}

function hintOf({
  doctorId,
  day,
  none,
}: {
  doctorId: StartsQuery['doctorId'];
  day: StartsQuery['day'];
  none: boolean;
}): string | undefined {
  if (!doctorId) return CHOOSE_DOCTOR_FIRST;
  if (!day) return CHOOSE_DATE_FIRST;
  return none ? NO_SLOTS_FOR_DATE : undefined;
}

type SlotDay = DoctorSlots['days'][number];

function whyNone(day: SlotDay, starts: SlotDay['starts']): string | undefined {
  if (day.closedFor) return dayOffText(day) ?? undefined;
  const reasons = new Set((starts.length > 0 ? starts : day.starts).map(({ reason }) => reason ?? ''));
  const [only] = reasons;
  return reasons.size === 1 && only ? reasonText(only) : undefined;
}
