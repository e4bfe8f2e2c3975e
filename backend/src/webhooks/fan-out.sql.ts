import type { IntegrationScope } from '@arogya/domain/access';
import type { ChangeType } from '@arogya/domain/changes/types';
import { prepared } from '../database/statement';
import type { Bounds } from '../events/readers/event-reader';
import { IN_RANGE } from '../events/readers/readers.sql';

/** An endpoint with what its integration may read. */
export interface ToldEndpoint {
  readonly id: string;
  readonly integrationId: string;
  readonly types: readonly ChangeType[];
  readonly scopes: readonly IntegrationScope[];
  /** The hospital of a bound integration. */
  readonly hospitalId: string | null;
}

/** Whether integration `i`, with its hospital `h` where it has one, may call and be called. */
export const isOn = `i.is_active and i.archived_at is null and (i.hospital_id is null or h.is_active and h.archived_at is null)`;

/** Endpoints `e` with their integrations. */
export const WITH_INTEGRATION = `webhook_endpoints e join integrations i on i.id = e.integration_id left join hospitals h on h.id = i.hospital_id`;

/**
 * Those for which changes are kept: also while they rest, and in a restored database until an administrator resumes them, so that
 * nothing is passed over. Whoever is switched off or disabled reads the change feed afterwards.
 */
export const toldEndpoints = prepared<ToldEndpoint>(
  'told-endpoints',
  `select e.id, e.integration_id as "integrationId", e.types, i.scopes, i.hospital_id as "hospitalId" from ${WITH_INTEGRATION}
   where e.archived_at is null and (e.state in ('active', 'resting') or e.reason in ('restored', 'other_address')) and ${isOn}
   order by e.id`,
);

/** What these integrations call the records of a range of events. */
export const externalIdsIn = prepared<
  { integrationId: string; entity: string; id: string; externalId: string },
  Bounds & { integrations: readonly string[] }
>(
  'external-ids-in-range',
  `select x.integration_id as "integrationId", x.entity, x.entity_id as id, x.external_id as "externalId" from external_ids x
   where x.integration_id = any (:integrations::uuid[]) and x.entity_id in (select entity_id from ${IN_RANGE} e)`,
);

/** What is to be told of a change; `n` is its number, `told` which endpoints, from 1 on. */
export interface NewDelivery {
  readonly n: number;
  readonly told: readonly number[];
  readonly event_id: string;
  readonly type: ChangeType;
  readonly entity_id: string;
  readonly version: number;
  readonly body: string;
}

/**
 * Adds deliveries. Their ids rise with the numbers of the items, which are in the order of the events. What a restored database is
 * told once more is there already.
 */
export const addDeliveries = prepared<object, { items: string; endpoints: readonly string[] }>(
  'add-webhook-deliveries',
  `insert into webhook_deliveries (endpoint_id, event_id, type, entity_id, version, body)
   select (:endpoints::uuid[])[place], event_id, type, entity_id, version, body
   from jsonb_to_recordset(:items) item (n int, told int[], event_id text, type text, entity_id uuid, version int, body text)
   cross join lateral unnest(told) place
   order by n on conflict (endpoint_id, event_id) do nothing`,
);
