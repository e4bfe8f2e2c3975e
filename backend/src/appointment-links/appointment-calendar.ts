import { ics } from '@arogya/domain/appointments/ics';
import { PAGES } from '@arogya/languages/generated/all-pages';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import type { PageLanguages } from '../public-booking/page-languages';
import type { LinkedRow } from './link.sql';
import { linkedFrom } from './linked-appointment';

interface CalendarFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The calendar file of an appointment, in its language as far as the hospital offers that, else in the hospital's; its link is
 * not in it. `now` is ms since 1970.
 */
export function calendarOf(row: LinkedRow, { offered, own }: PageLanguages, now: number): CalendarFile {
  const words = PAGES[offered.find((language) => language === row.language) ?? own].pages.calendar;
  const { number, version, status, appointmentDate, endsAt, doctor, hospital } = linkedFrom(row, now);
  const name = appointmentNumber(number);
  const text = ics(
    {
      id: row.id,
      number: name,
      startsAt: appointmentDate,
      endsAt,
      doctor: doctor.fullName,
      hospital: hospital.name,
      address: hospital.address,
      phone: hospital.phone,
      sequence: version,
      isCancelled: status === 'cancelled',
    },
    words,
    now,
  );
  return { name: `${name}.ics`, text };
}
