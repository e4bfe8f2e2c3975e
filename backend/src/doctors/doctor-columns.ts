import { timeOf } from '@arogya/domain/clock';
import { CONSULTATION_MINUTES } from '@arogya/domain/doctors/rules';
import { DEFAULT_TIME_SLOTS, DEFAULT_WORKING_DAYS, rangesFrom } from '@arogya/domain/doctors/time-ranges';
import type { withoutAccount } from '../users/account-request';
import type { CreateDoctor, UpdateDoctor } from './doctor.dto';

export type DoctorFields = Partial<ReturnType<typeof withoutAccount<CreateDoctor & UpdateDoctor>>>;

/** Time ranges as they are stored: 'HH:MM-HH:MM' without blanks, in the order of the day. */
const ordered = (ranges: readonly string[]): string[] => rangesFrom(ranges).map(({ from, to }) => `${timeOf(from)}-${timeOf(to)}`);

/** The columns of the fields that were sent; the hospital is decided elsewhere. */
export function columnsOf({ hospitalId: _id, hospitalName: _name, ...fields }: DoctorFields) {
  const { workingDays, timeSlots, services, consultationMinutes, isActive, ...rest } = fields;
  return {
    ...rest,
    ...(workingDays === undefined ? {} : { workingDays: workingDays ?? [] }),
    ...(timeSlots === undefined ? {} : { timeSlots: ordered(timeSlots ?? []) }),
    ...(services === undefined ? {} : { services: services ?? [] }),
    ...(consultationMinutes === undefined ? {} : { consultationMinutes: consultationMinutes ?? CONSULTATION_MINUTES.default }),
    ...(isActive === undefined || isActive === null ? {} : { isActive }),
  };
}

/** A new doctor for whom no days or hours are stated gets the usual ones (docs/spec/numbers.md). */
export function columnsOfNew(fields: DoctorFields) {
  const stated = columnsOf(fields);
  return {
    ...stated,
    workingDays: stated.workingDays?.length ? stated.workingDays : [...DEFAULT_WORKING_DAYS],
    timeSlots: stated.timeSlots?.length ? stated.timeSlots : [...DEFAULT_TIME_SLOTS],
  };
}
