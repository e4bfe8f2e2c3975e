import type { Caller } from '../access';

/** Who may write feedback: it is the doctor's word on an appointment, and the admin's. */
export const writesFeedback = (role: Caller | null | undefined): boolean => role === 'admin' || role === 'doctor';
