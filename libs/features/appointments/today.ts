import { dayOf, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';

/** The day it is now at a hospital; of its zone, whatever the zone of this machine. */
export const todayIn = (zone: string | null | undefined): Day => dayOf(Date.now(), zone ?? DEFAULT_ZONE);
