import { join } from 'node:path';
import type { Language } from '@arogya/domain/languages/languages';
import { TtlCache } from '../ttl-cache';
import type { BookingPageContents, BookingPageData } from '../public-booking/booking-page-data.service';
import { everyPageLanguage, type PageLanguages } from '../public-booking/page-languages';
import { ServerBundle } from './server-bundle';

interface BookingPageInput {
  readonly slug: string;
  readonly data: object | null;
  readonly language: Language;
  readonly offered: readonly Language[];
  /** Address of this page on the public origin. */
  readonly url: string;
}

/** The page of a hospital, or of none, before it is drawn in a language. */
interface PageToDraw {
  readonly status: 200 | 404;
  readonly languages: PageLanguages;
  readonly draw: (language: Language) => Promise<string>;
}

/** Renders `/book/{slug}` with the server bundle of mfe-public-booking. */
export class BookingPage {
  /** Many people open the page from one QR code: what it shows is shared for a second, and each language of it is drawn once. */
  private readonly pages = new TtlCache<PageToDraw>();
  private readonly bundle: ServerBundle<BookingPageInput>;

  constructor(
    webRoot: string,
    private readonly publicBaseUrl: string,
    private readonly data: BookingPageData,
  ) {
    this.bundle = new ServerBundle(join(webRoot, 'mfe-public-booking/server/server.cjs'));
  }

  /** 404 with a page that says so when the hospital does not exist. */
  of(slug: string): Promise<PageToDraw> {
    return this.pages.get(slug, async () => this.toDraw(slug, await this.data.forSlug(slug)));
  }

  private toDraw(slug: string, found: BookingPageContents | null): PageToDraw {
    const drawn = new TtlCache<string>();
    const languages = found?.languages ?? everyPageLanguage();
    const url = `${this.publicBaseUrl}/book/${encodeURIComponent(slug)}`;
    const draw = (language: Language): Promise<string> =>
      drawn.get(language, () => this.bundle.render({ slug, data: found?.data ?? null, language, offered: languages.offered, url }));
    return { status: found ? 200 : 404, languages, draw };
  }
}
