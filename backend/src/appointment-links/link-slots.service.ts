import { Injectable } from '@nestjs/common';
import { BARRIER_REFUSALS } from '@arogya/domain/links/barriers';
import { Refusal } from '@arogya/domain/refusal';
import type { DoctorSlots } from '../appointments/appointment.dto';
import { Clock } from '../appointments/clock';
import { assertSpan, SlotsService } from '../appointments/slots.service';
import type { LinkCaller } from './link-browser';
import type { LinkSlotsQuery } from './link.dto';
import { rowBarriers } from './linked-appointment';
import { LinkedAppointments } from './linked-appointments.service';

/** To when a patient may move an appointment: the public starts of its doctor. */
@Injectable()
export class LinkSlots {
  constructor(
    private readonly links: LinkedAppointments,
    private readonly slots: SlotsService,
    private readonly clock: Clock,
  ) {}

  /**
   * What keeps the move out is answered here too, so that nobody chooses in vain. The time that the appointment has itself is taken, as
   * for a hold.
   */
  async of(caller: LinkCaller, { from, to }: LinkSlotsQuery): Promise<DoctorSlots> {
    const row = await this.links.get(caller);
    assertSpan({ from, to });
    const barrier = rowBarriers(row, this.clock.now()).move;
    if (barrier) throw new Refusal(BARRIER_REFUSALS[barrier]);
    const { doctorId, hospitalId } = row;
    return this.slots.starts(doctorId, { audience: 'public', from, to, hospitalId, browser: caller.browser.browser });
  }
}
