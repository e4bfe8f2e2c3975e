/** Port: what `/book/{slug}` shows of a hospital. The module `booking-page` implements it. */
export abstract class BookingPageData {
  /** The data that the page is rendered with and hydrated from; null when no hospital has this slug. */
  abstract forSlug(slug: string): Promise<object | null>;
}
