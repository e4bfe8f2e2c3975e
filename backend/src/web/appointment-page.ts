import { join } from 'node:path';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import type { FastifyRequest } from 'fastify';
import { linkBrowserOf } from '../appointment-links/link-browser';
import type { LinkPageData } from '../appointment-links/link-page-data.service';
import type { Clock } from '../appointments/clock';
import { ServerBundle } from './server-bundle';

interface AppointmentPageInput {
  readonly token: string;
  readonly data: { readonly appointment: LinkedAppointment; readonly readAt: number } | null;
  readonly language: string;
  readonly offered: readonly string[];
}

interface Answer {
  readonly status: 200 | 404;
  readonly html: string;
}

/** For one patient alone: in no cache and in no index. Nobody is told where a reader of the page came from (http/headers.ts). */
export const FOR_ONE_PATIENT = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/** Renders `/a/{token}` with the server bundle of mfe-public-booking. Drawing it changes nothing: a messenger's preview does it too. */
export class AppointmentPage {
  private readonly bundle: ServerBundle<AppointmentPageInput>;

  constructor(
    webRoot: string,
    private readonly links: Pick<LinkPageData, 'forToken'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.bundle = new ServerBundle(join(webRoot, 'mfe-public-booking/server/server.cjs'), 'renderAppointment');
  }

  /** A token that is none is not in the page that says so: whatever was tried, its bytes are the same. */
  async answer(token: string, request: FastifyRequest): Promise<Answer> {
    const language = { language: 'en', offered: ['en'] };
    const appointment = await this.links.forToken(token, linkBrowserOf(request));
    if (!appointment) return { status: 404, html: await this.bundle.render({ token: '', data: null, ...language }) };
    const data = { appointment, readAt: this.clock.now() };
    return { status: 200, html: await this.bundle.render({ token, data, ...language }) };
  }
}
