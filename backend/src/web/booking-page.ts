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
  /** The websites in whose frame it is drawn; null on its own. */
  readonly embedOrigins: readonly string[] | null;
  /** Address of this page on the public origin. */
  readonly url: string;
}

/** The page of a hospital, or of none, before it is drawn in a language. */
interface PageToDraw {
  readonly status: 200 | 404;
  readonly languages: PageLanguages;
  /** The websites that may show it: it is embedded for them alone. */
  readonly embedOrigins: readonly string[];
  readonly draw: (language: Language, embedded: boolean) => Promise<string>;
}

/** Renders `/book/{slug}` with the server bundle of mfe-public-booking. */
export class BookingPage {
  /**
   * Many people open the page from one QR code: what it shows, and who may frame it, is shared for a second. Each language of it is
   * drawn once by itself and once for frames.
   */
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
    const embedOrigins = found?.embedOrigins ?? [];
    const page = { slug, data: found?.data ?? null, offered: languages.offered, url };
    const draw = (language: Language, embedded: boolean): Promise<string> =>
      drawn.get(`${language} ${String(embedded)}`, () =>
        this.bundle.render({ ...page, language, embedOrigins: embedded ? embedOrigins : null }),
      );
    return { status: found ? 200 : 404, languages, embedOrigins, draw };
  }
}
