import { WEEKDAYS } from '@arogya/domain/clock';
import { between, email, flag, listOf, oneOf, optional, phone, text, uuid, type Rule } from '@arogya/domain/rule';
import { rangeFrom, rangesClash } from './time-ranges';

/** A time range as 'HH:MM-HH:MM', the first earlier than the second. */
const timeRange = (): Rule => ({
  optional: false,
  schema: { type: 'string', maxLength: 11 },
  check: (value) => (rangeFrom(value) ? null : 'Please enter a range such as 09:00-12:00'),
});

export function timeRanges(): Rule {
  const list = listOf(timeRange(), 12);
  return {
    ...list,
    check: (value) => {
      const refusal = list.check(value);
      if (refusal) return refusal;
      return rangesClash(value as readonly string[]) ? 'Time ranges must not overlap' : null;
    },
  };
}

/** How long an appointment may be set to last, in minutes. */
export const CONSULTATION_MINUTES = { default: 15, min: 5, max: 240 } as const;

export const doctorRules = {
  fullName: text({ message: 'Full name is required' }),
  email: email('Valid email is required'),
  phone: phone('Valid phone number is required'),
  specialty: text({ message: 'Specialty is required' }),
  hospitalName: text({ message: 'Hospital name is required' }),
  hospitalId: optional(uuid('Please choose a hospital')),
  city: text({ message: 'City is required' }),
  licenseNumber: text({ message: 'License number is required' }),
  experience: optional(between(0, 80, { low: 'Experience cannot be negative', high: 'Experience must be at most 80 years' })),
  consultationMinutes: optional(
    between(CONSULTATION_MINUTES.min, CONSULTATION_MINUTES.max, {
      low: `An appointment lasts at least ${CONSULTATION_MINUTES.min} minutes`,
      high: `An appointment lasts at most ${CONSULTATION_MINUTES.max} minutes`,
    }),
  ),
  workingDays: optional(listOf(oneOf(WEEKDAYS, 'Please choose weekdays'), 7)),
  timeSlots: optional(timeRanges()),
  services: optional(listOf(text({ message: 'Please choose a service' }), 100)),
  isActive: optional(flag()),
  createUserAccount: optional(flag()),
} as const;
