import { Injectable } from '@nestjs/common';
import { hostOf } from '@arogya/domain/webhooks/address';
import { Sql } from '../../database/sql';
import { actAs } from '../../database/transaction';
import { EventWake } from '../../events/event-wake';
import { tell } from '../../notifications/notifications.sql';
import { SYSTEM } from '../../request-context';
import { webhookOff } from '../webhook-bell';
import { noteEnds, type DeliveryEnd, type DisabledEndpoint } from './outcomes.sql';

/** Notes how deliveries have ended, and tells the administrators of an endpoint that was switched off by it, once. */
@Injectable()
export class DeliveryEnds {
  constructor(
    private readonly sql: Sql,
    private readonly wake: EventWake,
  ) {}

  async note(ends: readonly DeliveryEnd[]): Promise<void> {
    const told = await this.sql.recipe(async (tx) => {
      const [, disabled] = await tx.read(actAs(SYSTEM), noteEnds({ ends: JSON.stringify(ends) }));
      const notifications = disabled.flatMap(notificationsOf);
      await tx.write(...(notifications.length > 0 ? [tell(notifications)] : []));
      return notifications.length > 0;
    });
    // A notification is an event.
    if (told) this.wake.wake();
  }
}

const notificationsOf = ({ id, url, reason, integration }: DisabledEndpoint) => webhookOff({ id, host: hostOf(url), integration, reason });
