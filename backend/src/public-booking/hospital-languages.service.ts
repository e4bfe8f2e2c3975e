import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql';
import { TtlCache } from '../ttl-cache';
import { pageLanguagesOf, type PageLanguages } from './page-languages';
import { languagesOfSlug } from './place.sql';

/** In which languages a hospital offers its pages, by the part of its booking link, also where it takes no bookings. Kept for a second. */
@Injectable()
export class HospitalLanguages {
  private readonly ofSlug = new TtlCache<PageLanguages>();

  constructor(private readonly sql: Sql) {}

  of(slug: string): Promise<PageLanguages> {
    return this.ofSlug.get(slug, async () => pageLanguagesOf((await this.sql.batch(languagesOfSlug({ slug })))[0][0]));
  }
}
