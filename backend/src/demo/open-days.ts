import { availability, type Start } from '@arogya/domain/appointments/availability';
import { REGULAR, type Calendar } from '@arogya/domain/appointments/calendar';
import { addDays, DEFAULT_ZONE, instantAt, type Day, type Weekday } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import type { Closure, Leave, WeekdayHours } from './calendars';
import type { DemoDoctor } from './doctors';
import type { Span } from './size';

export interface OpenDay {
  readonly day: Day;
  /** Computed on demand: half of the days have no appointments. */
  readonly starts: () => readonly Start[];
}

interface Differences {
  readonly leaves: readonly Leave[];
  readonly hours: readonly WeekdayHours[];
  readonly closures: readonly Closure[];
}

function leaveFrom({ from_day, to_day, from_minute, to_minute }: Leave): Calendar['leave'][number] {
  const part = from_minute === null || to_minute === null ? undefined : { from: from_minute, to: to_minute };
  return { from: from_day, to: to_day, part };
}

/** Each day of the span with the starts that the product would have offered before that day began. */
export function openDays(doctor: DemoDoctor, { leaves, hours, closures }: Differences, span: Span, today: Day): OpenDay[] {
  const isOwn = (one: { readonly doctor_id: string }): boolean => one.doctor_id === doctor.id;
  const calendar: Calendar = {
    zone: DEFAULT_ZONE,
    workingDays: doctor.workingDays as readonly Weekday[],
    timeRanges: rangesFrom(doctor.timeSlots),
    appointmentMinutes: doctor.minutes,
    ...REGULAR,
    hours: Object.fromEntries(hours.filter(isOwn).map(({ weekday, ranges }) => [weekday, rangesFrom(ranges)])),
    leave: leaves.filter(isOwn).map(leaveFrom),
    closures: closures.filter((one) => one.hospital_id === doctor.hospitalId).map(({ day }) => ({ day })),
    active: doctor.isActive,
  };
  const back = Math.min(span.back, doctor.joinedDaysAgo);
  const now = (instantAt(addDays(today, -back), 0, DEFAULT_ZONE) ?? 0) - 1;
  return Array.from({ length: back + span.ahead + 1 }, (_, n) => {
    const day = addDays(today, n - back);
    const starts = () =>
      availability(calendar, { audience: 'staff', now, from: day, to: day }, []).flatMap((one) => one.starts.filter(({ free }) => free));
    return { day, starts };
  });
}
