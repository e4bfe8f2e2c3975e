import { ics } from '@arogya/domain/appointments/ics';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import type { LinkedRow } from './link.sql';
import { linkedFrom } from './linked-appointment';

/** The calendar file of an appointment; its link is not in it. `now` is ms since 1970. */
export function calendarOf(row: LinkedRow, now: number): { readonly name: string; readonly text: string } {
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
    now,
  );
  return { name: `${name}.ics`, text };
}
