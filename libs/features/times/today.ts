import { dayOf, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';

/** Today at a hospital, in its zone and not in that of this machine. */
export const todayIn = (zone: string | null | undefined): Day => dayOf(Date.now(), zone ?? DEFAULT_ZONE);
