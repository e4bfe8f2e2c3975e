import type { BookingPage } from '@arogya/domain/booking/shapes';

/** The element with the server's data, so that the browser renders the same without a call. */
export const DATA_ID = 'booking-data';
export const ROOT_ID = 'root';

export interface PageInput {
  readonly slug: string;
  /** Null: there is no such hospital. */
  readonly data: BookingPage | null;
  /** Address of the page on the public origin. */
  readonly url: string;
}

/** JSON that cannot end the script element it stands in. */
export const embedded = ({ slug, data }: PageInput): string => JSON.stringify({ slug, data }).replace(/</gu, '\\u003c');
