import { Injectable } from '@nestjs/common';
import { Config } from '../../config';
import { Sql } from '../../database/sql';
import type { Statement } from '../../database/statement';
import { DeliveryCalls, type Outgoing } from './delivery-calls';
import { claimDeliveries, lockEndpoints, releaseLost, type ClaimedDelivery } from './deliveries.sql';

/** Takes what is due for this server alone, for the time of a lease; committed before anything goes out. */
@Injectable()
export class DeliveryClaims {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly calls: DeliveryCalls,
  ) {}

  claim(most: number): Promise<Outgoing[]> {
    return this.sql.recipe(async (tx) => {
      const [, endpoints] = await tx.read(releaseLost(), lockEndpoints({ baseUrl: this.config.publicBaseUrl }));
      const callable = this.calls.withSecrets(endpoints);
      if (callable.size === 0) return (await tx.write(), []);
      const [claimed] = await tx.write(this.statement({ endpoints: [...callable.keys()], most }));
      return claimed.flatMap((delivery) => {
        const endpoint = callable.get(delivery.endpointId);
        return endpoint ? [{ delivery, endpoint }] : [];
      });
    });
  }

  statement(values: { readonly endpoints: readonly string[]; readonly most: number }): Statement<ClaimedDelivery> {
    return claimDeliveries(values);
  }
}
