import type { CalendarChangeSummary } from '@arogya/api/calendars';
import { whyOf } from '@arogya/domain/calendars/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';

/** 'Dr. Meera Iyer is away' of a change. */
export const whyOfChange = ({ kind, doctorName: name }: Pick<CalendarChangeSummary, 'kind' | 'doctorName'>): string =>
  whyOf(kind, name ? doctorName(name) : null);
