import type { DoctorSlots } from '@arogya/api/booking';
import type { Day } from '@arogya/domain/clock';
import type { Language } from '@arogya/domain/languages/languages';
import type { CancelReason, LateMinutes, LinkedAppointment } from '@arogya/domain/links/link';
import { call, type Answer } from '@arogya/light/call';

type Appointment = Promise<Answer<LinkedAppointment>>;

/** What a move and a cancellation have in common. */
interface Change {
  /** Of the appointment as this page shows it: somebody else may have changed it since. */
  readonly version: number;
  /** The last four of the patient's phone, where the browser is not known. */
  readonly digits?: string;
}
export interface Move extends Change {
  /** ISO start. */
  readonly at: string;
  readonly holdId?: string;
}
export interface Cancellation extends Change {
  readonly reason: CancelReason;
}

const pathOf = (token: string): string => `link/${encodeURIComponent(token)}`;

/** The calendar file, as a plain link. */
export const calendarPath = (token: string): string => `/api/${pathOf(token)}/calendar.ics`;

/** The calls of one link. Each act answers the appointment as it then is; done a second time it answers the same. */
export function appointmentApi(token: string) {
  const path = pathOf(token);
  return {
    read: (): Appointment => call(path),
    coming: (): Appointment => call(`${path}/coming`, { method: 'POST', body: {} }),
    late: (minutes: LateMinutes): Appointment => call(`${path}/late`, { method: 'POST', body: { minutes } }),
    slots: (from: Day, to: Day, signal?: AbortSignal): Promise<Answer<DoctorSlots>> =>
      call(`${path}/slots?${new URLSearchParams({ from, to }).toString()}`, signal ? { signal } : {}),
    move: (body: Move): Appointment => call(`${path}/move`, { method: 'POST', body }),
    cancel: (body: Cancellation): Appointment => call(`${path}/cancel`, { method: 'POST', body }),
    undo: (version: number): Appointment => call(`${path}/undo`, { method: 'POST', body: { version } }),
    /** Of its messages. The page in that language is opened meanwhile. */
    setLanguage: (language: Language): Appointment => call(`${path}/language`, { method: 'PUT', body: { language }, keepalive: true }),
  };
}
export type AppointmentApi = ReturnType<typeof appointmentApi>;
