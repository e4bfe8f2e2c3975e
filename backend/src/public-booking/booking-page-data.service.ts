import { Injectable } from '@nestjs/common';
import { dayOf } from '@arogya/domain/clock';
import { embedOriginsOf } from '@arogya/domain/hospital-rules/embed-origins';
import { Sql } from '../database/sql';
import { Clock } from '../appointments/clock';
import { pageLanguagesOf, type PageLanguages } from './page-languages';
import { pageRulesOfHospital } from './place.sql';
import { BookingDoctors } from './booking-doctors.service';
import { BookingPlaceService } from './booking-place.service';

/** What `/book/{slug}` is drawn from. */
export interface BookingPageContents {
  /** What the page is rendered with and hydrated from. */
  readonly data: object;
  readonly languages: PageLanguages;
  /** The websites that may show the page; none may where there are none. */
  readonly embedOrigins: readonly string[];
}

/** The data of `/book/{slug}`: the page needs no call of its own before somebody chooses a doctor. */
@Injectable()
export class BookingPageData {
  constructor(
    private readonly places: BookingPlaceService,
    private readonly doctors: BookingDoctors,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /** Null when no hospital has this slug. */
  async forSlug(slug: string): Promise<BookingPageContents | null> {
    const hospital = await this.places.find(slug);
    if (!hospital) return null;
    const [doctors, [[rules]]] = await Promise.all([
      this.doctors.of(hospital.id),
      this.sql.batch(pageRulesOfHospital({ hospitalId: hospital.id })),
    ]);
    const data = { hospital, doctors, today: dayOf(this.clock.now(), hospital.timeZone) };
    return { data, languages: pageLanguagesOf(rules), embedOrigins: embedOriginsOf(rules?.embedOrigins ?? []) };
  }
}
