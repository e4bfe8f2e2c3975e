import type { AffectedAppointment, CalendarChangeDetails, CalendarChangeSummary } from '@arogya/api/calendars';
import { makeDoctor } from '@arogya/features/doctors/testing/make-doctor';

const doctor = makeDoctor();

/** A change with appointments about which somebody has to decide. */
export const makeChange = (more: Partial<CalendarChangeSummary> = {}): CalendarChangeSummary => ({
  id: 'c1',
  kind: 'leave',
  doctorId: doctor.id,
  doctorName: doctor.fullName,
  madeAt: '2026-11-23T10:00:00Z',
  startsAt: '2026-11-23T10:00:15Z',
  takenBackAt: null,
  open: 1,
  ready: 0,
  done: 0,
  ...more,
});

/** The same with its appointments, as a change of it answers. */
export const makeChanged = (more: Partial<CalendarChangeDetails> = {}): CalendarChangeDetails => ({
  ...makeChange({ open: 0 }),
  appointments: [],
  mergedWith: null,
  ...more,
});

/** An affected appointment that a colleague could take. */
export const makeAffected = (more: Partial<AffectedAppointment> = {}): AffectedAppointment => {
  const at = '2026-11-25T09:00:00+05:30';
  const place = { act: 'reassign' as const, doctorId: 'd2', at };
  return {
    id: 'a1',
    number: 1,
    version: 1,
    patientId: 'p1',
    patientName: 'Asha Patil',
    doctorId: doctor.id,
    doctorName: doctor.fullName,
    appointmentDate: at,
    why: 'The doctor is on leave on this day.',
    keepsDoctor: false,
    proposals: [
      { ...place, doctorName: 'Anil Rao' },
      { act: 'move', at: '2026-11-26T09:00:00+05:30', doctorName: doctor.fullName },
    ],
    decision: place,
    ...more,
  };
};
