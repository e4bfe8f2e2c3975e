import { Foundation1700000000001 } from './migrations/1-foundation';
import { LeadsEnquiries1700000000004 } from './migrations/4-leads-enquiries';

/** Every migration in order. A new one is added at the end; a released one is never changed. */
export const MIGRATIONS = [Foundation1700000000001, LeadsEnquiries1700000000004];
