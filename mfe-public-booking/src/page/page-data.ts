import type { BookingDoctorAnswer, BookingHospitalAnswer } from '@arogya/api/booking';
import type { Day } from '@arogya/domain/clock';

/** The element with the server's data, so that the browser renders the same without a call. */
export const DATA_ID = 'booking-data';
export const ROOT_ID = 'root';

/** What the server puts into the page: the answers of two calls, and the day at the hospital. */
export interface PageData {
  readonly hospital: BookingHospitalAnswer;
  readonly doctors: readonly BookingDoctorAnswer[];
  readonly today: Day;
}

export interface PageInput {
  readonly slug: string;
  /** Null: there is no such hospital. */
  readonly data: PageData | null;
  /** The language to draw it in; English where there is none such. */
  readonly language: string;
  /** Those that it can be read in. */
  readonly offered: readonly string[];
  /** The websites in whose frame it stands; null on its own. */
  readonly embedOrigins: readonly string[] | null;
  /** Address of the page on the public origin. */
  readonly url: string;
}
