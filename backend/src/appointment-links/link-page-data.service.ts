import { Injectable } from '@nestjs/common';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import { Clock } from '../appointments/clock';
import { UNKNOWN_BROWSER } from './link-browser';
import type { LinkBrowser } from './link.sql';
import { linkedFrom } from './linked-appointment';
import { LinkedAppointments } from './linked-appointments.service';

/** The data of `/a/{token}`: the page needs no call of its own before somebody does something. */
@Injectable()
export class LinkPageData {
  constructor(
    private readonly links: LinkedAppointments,
    private readonly clock: Clock,
  ) {}

  /** What the page is rendered with; null where the link leads nowhere, or not any more. It writes nothing. */
  async forToken(token: string, browser: LinkBrowser = UNKNOWN_BROWSER): Promise<LinkedAppointment | null> {
    const row = await this.links.find({ token, browser });
    return row && linkedFrom(row, this.clock.now());
  }
}
