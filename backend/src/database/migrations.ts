import { Foundation1700000000001 } from './migrations/1-foundation';

/** Every migration in order. A new one is added at the end; a released one is never changed. */
export const MIGRATIONS = [Foundation1700000000001];
