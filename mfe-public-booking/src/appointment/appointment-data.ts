import type { LinkedAppointment } from '@arogya/domain/links/link';

/** The element with the server's data, so that the browser renders the same without a call. */
export const DATA_ID = 'appointment-data';

/** An appointment as it was read, and when. */
export interface ReadAppointment {
  readonly appointment: LinkedAppointment;
  /** When the server answered, in ms since 1970. */
  readonly readAt: number;
}

export interface AppointmentInput {
  /** Of the link: the page's calls and its calendar file are made with it. */
  readonly token: string;
  /** Null: the link is none, or none any more. */
  readonly data: ReadAppointment | null;
  /** The language to draw it in; English where there is none such. */
  readonly language: string;
  /** Those that it can be read in. */
  readonly offered: readonly string[];
}
