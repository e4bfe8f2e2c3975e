import { availability, type Start } from '@arogya/domain/appointments/availability';
import { addDays, DEFAULT_ZONE, instantAt, type Day, type Weekday } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import type { Closure, Leave } from './calendars';
import type { DemoDoctor } from './doctors';
import type { Span } from './size';

export interface DayOfStarts {
  readonly day: Day;
  readonly starts: readonly Start[];
}

interface DaysOff {
  readonly leaves: readonly Leave[];
  readonly closures: readonly Closure[];
}

/** The starts of each day of the span that the product itself would have offered the day before it began. */
export function openStarts(doctor: DemoDoctor, { leaves, closures }: DaysOff, span: Span, today: Day): DayOfStarts[] {
  const from = addDays(today, -Math.min(span.back, doctor.joinedDaysAgo));
  const days = availability(
    {
      zone: DEFAULT_ZONE,
      workingDays: doctor.workingDays as readonly Weekday[],
      timeRanges: rangesFrom(doctor.timeSlots),
      visitMinutes: doctor.minutes,
      leave: leaves.filter((one) => one.doctor_id === doctor.id).map((one) => ({ from: one.from_day, to: one.to_day })),
      closures: closures.filter((one) => one.hospital_id === doctor.hospitalId).map((one) => one.day),
      active: doctor.isActive,
    },
    { audience: 'staff', now: (instantAt(from, 0, DEFAULT_ZONE) ?? 0) - 1, from, to: addDays(today, span.ahead) },
    [],
  );
  return days.map(({ day, starts }) => ({ day, starts: starts.filter(({ free }) => free) }));
}
