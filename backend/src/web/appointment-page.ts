import { join } from 'node:path';
import type { Language } from '@arogya/domain/languages/languages';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import type { FastifyRequest } from 'fastify';
import { linkBrowserOf } from '../appointment-links/link-browser';
import type { LinkPageData } from '../appointment-links/link-page-data.service';
import type { Clock } from '../appointments/clock';
import type { HospitalLanguages } from '../public-booking/hospital-languages.service';
import { everyPageLanguage, type PageLanguages } from '../public-booking/page-languages';
import { ServerBundle } from './server-bundle';

interface AppointmentPageInput {
  readonly token: string;
  readonly data: { readonly appointment: LinkedAppointment; readonly readAt: number } | null;
  readonly language: Language;
  readonly offered: readonly Language[];
}

/** The page of an appointment, or of none, before it is drawn in a language. */
interface PageToDraw {
  readonly status: 200 | 404;
  readonly languages: PageLanguages;
  readonly draw: (language: Language) => Promise<string>;
}

interface Sources {
  readonly links: Pick<LinkPageData, 'forToken'>;
  readonly languages: Pick<HospitalLanguages, 'of'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** For one patient alone: in no cache and in no index. Nobody is told where a reader of the page came from (http/headers.ts). */
export const FOR_ONE_PATIENT = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/** Renders `/a/{token}` with the server bundle of mfe-public-booking. Drawing it changes nothing: a messenger's preview does it too. */
export class AppointmentPage {
  private readonly bundle: ServerBundle<AppointmentPageInput>;

  constructor(
    webRoot: string,
    private readonly sources: Sources,
  ) {
    this.bundle = new ServerBundle(join(webRoot, 'mfe-public-booking/server/server.cjs'), 'renderAppointment');
  }

  /** A token that is none is not in the page that says so: whatever was tried, its bytes are the same. */
  async of(token: string, request: FastifyRequest): Promise<PageToDraw> {
    const { links, languages, clock } = this.sources;
    const appointment = await links.forToken(token, linkBrowserOf(request));
    if (!appointment) return { status: 404, ...this.toDraw({ token: '', data: null }, everyPageLanguage()) };
    const data = { appointment, readAt: clock.now() };
    return { status: 200, ...this.toDraw({ token, data }, await languages.of(appointment.hospital.slug)) };
  }

  private toDraw(page: Pick<AppointmentPageInput, 'token' | 'data'>, languages: PageLanguages): Pick<PageToDraw, 'languages' | 'draw'> {
    return { languages, draw: (language) => this.bundle.render({ ...page, language, offered: languages.offered }) };
  }
}
