import { email, flag, listOf, optional, text, uuid, type Rule } from '@arogya/domain/rule';
import { visiblePhone } from '@arogya/domain/phones/plain';
import { isZone } from '@arogya/domain/clock';
import { webAddress } from './website';

const WEBSITE = 'Please enter a web address, such as https://hospital.example.in';

const zone = (): Rule => ({
  optional: false,
  schema: { type: 'string', maxLength: 64 },
  check: (value) => (typeof value === 'string' && value.length <= 64 && isZone(value) ? null : 'Please choose a time zone'),
});

const words = (max: number): Rule => optional(text({ min: 0, max, message: 'Please enter text' }));

/** It is shown as a link, so it must not run anything or lead out of the web. */
function website(): Rule {
  const inner = text({ max: 300, message: WEBSITE });
  const isOfTheWeb = (value: unknown): boolean => typeof value === 'string' && webAddress(value.trim()) !== null;
  return { ...inner, check: (value) => inner.check(value) ?? (isOfTheWeb(value) ? null : WEBSITE) };
}

const ADDRESS = 'Please use small letters a to z, digits and single hyphens, such as lotus-care-pune';
export const ADDRESS_TAKEN = 'Another hospital has or had this address';

/** The part of a booking address that names the hospital. */
function address(): Rule {
  const inner = text({ max: 60, message: ADDRESS });
  const isRight = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(value.trim());
  return { ...inner, check: (value) => inner.check(value) ?? (isRight(value) ? null : ADDRESS) };
}

export const hospitalRules = {
  name: text({ message: 'Hospital name is required' }),
  city: text({ message: 'City is required' }),
  address: words(500),
  stateId: optional(uuid('Please choose a state')),
  phone: { ...words(25), clean: visiblePhone },
  bookingSlug: optional(address()),
  email: optional(email('Valid email is required')),
  website: optional(website()),
  type: words(100),
  accreditation: words(200),
  specialties: optional(listOf(text({ message: 'Please choose a specialty' }), 100)),
  timeZone: optional(zone()),
  isActive: optional(flag()),
  createUserAccount: optional(flag()),
} as const;
