import { join } from 'node:path';
import { TtlCache } from '../ttl-cache';
import type { BookingPageData } from '../public-booking/booking-page-data.service';
import { ServerBundle } from './server-bundle';

interface BookingPageInput {
  readonly slug: string;
  readonly data: object | null;
  readonly language: string;
  /** Address of this page on the public origin. */
  readonly url: string;
}
interface Answer {
  readonly status: 200 | 404;
  readonly html: string;
}

/** Renders `/book/{slug}` with the server bundle of mfe-public-booking. */
export class BookingPage {
  /** Many people open the page from one QR code: a rendered page is shared for a second. */
  private readonly pages = new TtlCache<Answer>();
  private readonly bundle: ServerBundle<BookingPageInput>;

  constructor(
    webRoot: string,
    private readonly publicBaseUrl: string,
    private readonly data: BookingPageData,
  ) {
    this.bundle = new ServerBundle(join(webRoot, 'mfe-public-booking/server/server.cjs'));
  }

  /** The page and its status: 404 with a page that says so when the hospital does not exist. */
  answer(slug: string): Promise<Answer> {
    return this.pages.get(slug, () => this.draw(slug));
  }

  private async draw(slug: string): Promise<Answer> {
    const data = await this.data.forSlug(slug);
    const html = await this.bundle.render({ slug, data, language: 'en', url: `${this.publicBaseUrl}/book/${encodeURIComponent(slug)}` });
    return { status: data ? 200 : 404, html };
  }
}
