import type { Lead as ApiLead } from '@arogya/api/leads';
import { dayOf, daysBetween, DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDay } from '@arogya/ui/look/formats';

/** A lead as the lists and the record answer it. */
export type Lead = ApiLead;

interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

export const personName = ({ firstName, lastName }: FullName): string => `${firstName} ${lastName}`.trim();

/** 'Today', 'Yesterday', '6 days ago', and after a month the date: how long somebody has been waiting. */
export function ageOf(iso: string, now = Date.now()): string {
  const days = daysBetween(dayOf(Date.parse(iso), DEFAULT_ZONE), dayOf(now, DEFAULT_ZONE));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days <= 30 ? `${days} days ago` : formatDay(iso, DEFAULT_ZONE);
}

/** City and specialty, as far as they are known. */
export const placeOf = ({ location, specialty }: Pick<Lead, 'location' | 'specialty'>): string =>
  [location, specialty].filter(Boolean).join(' · ');
