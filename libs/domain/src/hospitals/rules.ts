import { email, flag, listOf, optional, text, uuid, type Rule } from '@arogya/domain/rule';
import { isZone } from '@arogya/domain/clock';

const zone = (): Rule => ({
  optional: false,
  schema: { type: 'string', maxLength: 64 },
  check: (value) => (typeof value === 'string' && value.length <= 64 && isZone(value) ? null : 'Please choose a time zone'),
});

const words = (max: number): Rule => optional(text({ min: 0, max, message: 'Please enter text' }));

export const hospitalRules = {
  name: text({ message: 'Hospital name is required' }),
  city: text({ message: 'City is required' }),
  address: words(500),
  stateId: optional(uuid('Please choose a state')),
  phone: words(25),
  email: optional(email('Valid email is required')),
  website: words(300),
  type: words(100),
  accreditation: words(200),
  specialties: optional(listOf(text({ message: 'Please choose a specialty' }), 100)),
  timeZone: optional(zone()),
  isActive: optional(flag()),
  createUserAccount: optional(flag()),
} as const;
