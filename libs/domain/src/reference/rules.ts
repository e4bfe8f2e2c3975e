import { flag, optional, text, uuid, type Rule } from '@arogya/domain/rule';

const NAME_REQUIRED = 'Name is required';
const STATE_REQUIRED = 'State is required';

const words = (max: number): Rule => optional(text({ min: 0, max, message: 'Please enter text' }));

/** The country of a state that names none (docs/spec/numbers.md). */
export const DEFAULT_COUNTRY = 'India';

export const serviceRules = {
  name: text({ message: NAME_REQUIRED }),
  description: words(1000),
  category: words(100),
  isActive: optional(flag()),
} as const;

export const specialtyRules = {
  name: text({ message: NAME_REQUIRED }),
  description: words(1000),
  department: words(100),
  isActive: optional(flag()),
} as const;

/** The code is forced to upper case (docs/spec/forms.md). */
export const stateRules = {
  name: text({ message: NAME_REQUIRED }),
  code: text({ max: 10, message: 'Code is required' }),
  country: text({ max: 100, message: 'Country is required' }),
  isActive: optional(flag()),
} as const;

export const cityRules = {
  name: text({ message: NAME_REQUIRED }),
  stateId: uuid(STATE_REQUIRED),
  pincode: words(12),
  isActive: optional(flag()),
} as const;

/** For what no entry of the reference data names: accepted of a doctor beside the active entries. */
export const OTHER_ENTRY = 'Other';
