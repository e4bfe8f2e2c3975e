import { Foundation1700000000001 } from './migrations/1-foundation';
import { Booking1700000000002 } from './migrations/2-booking';
import { Rooms1700000000003 } from './migrations/3-rooms';
import { LeadsEnquiries1700000000004 } from './migrations/4-leads-enquiries';
import { Statistics1700000000006 } from './migrations/6-statistics';
import { Scale1700000000007 } from './migrations/7-scale';
import { Visitors1700000000005 } from './migrations/5-visitors';

/** Every migration in order. A new one is added at the end; a released one is never changed. */
export const MIGRATIONS = [
  Foundation1700000000001,
  Booking1700000000002,
  Rooms1700000000003,
  LeadsEnquiries1700000000004,
  Visitors1700000000005,
  Statistics1700000000006,
  Scale1700000000007,
];
