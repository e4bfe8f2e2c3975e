import { READ_SCOPES } from '@arogya/domain/changes/types';
import { DAYS_KEPT } from '@arogya/domain/webhooks/retries';
import { prepared } from '../../database/statement';
import { isOn, WITH_INTEGRATION } from '../fan-out.sql';
import { mayBeCalled } from '../home.sql';

/** How many calls of one endpoint are under way at once, over all servers. */
export const AT_ONCE_PER_ENDPOINT = 8;

/** For how long a claim holds: twice what a call may take. A server that has not noted its outcome by then has died. */
const LEASE = `interval '30 seconds'`;
/** A time farther ahead than these was written before the clock was put back: no lease and no probe is. */
const NO_LEASE = `interval '2 minutes'`;
const NO_PROBE = `interval '45 minutes'`;

/** A time that is over, or farther ahead than any. */
const isOver = (time: string, most: string): string => `(${time} <= now() or ${time} > now() + ${most})`;

/** A new delivery is due at once, also when the clock has been put back since it was written. */
const isDue = (d: string): string => `(${d}.next_at <= now() or ${d}.tries = 0 and ${d}.attempts = '[]')`;

/** Those whose server has died: they go out again, in this transaction already (the column rounds, maybe up). */
export const releaseLost = prepared(
  'release-lost-deliveries',
  `update webhook_deliveries set state = 'queued', next_at = date_trunc('milliseconds', now()) where state = 'sending' and ${isOver('next_at', NO_LEASE)}`,
);

/** An endpoint that may be called now. */
export interface CallableEndpoint {
  readonly id: string;
  readonly url: string;
  /** Sealed, as the one of before. */
  readonly secret: string;
  readonly oldSecret: string | null;
  readonly oldUntil: Date | null;
}

/**
 * The endpoints with something to send, locked: what is claimed of them is counted by one server at a time. None of an integration
 * that is switched off, none saved under another address or in another database, and none that rests before it is to be probed.
 */
export const lockEndpoints = prepared<CallableEndpoint, { baseUrl: string }>(
  'lock-webhook-endpoints',
  `select e.id, e.url, e.secret, e.old_secret as "oldSecret", e.old_until as "oldUntil"
   from ${WITH_INTEGRATION}
   where ${mayBeCalled('e', ':baseUrl')} and ${isOn}
     and (e.state = 'active' or e.state = 'resting' and ${isOver('e.probe_at', NO_PROBE)})
     and exists (select from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'queued' and (e.state = 'resting' or ${isDue('d')}))
   order by e.id for no key update of e skip locked`,
);

/** A delivery that is to be sent now. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly endpointId: string;
  readonly eventId: string;
  readonly body: string;
  readonly tries: number;
  /** Asks whether an endpoint that rests is there again: it spends no try. */
  readonly probe: boolean;
  /** Until when it is this server's; whoever has claimed it since has another time. */
  readonly lease: string;
  /** The present time of the database, ms since 1970: the one that is signed. Servers may disagree about it. */
  readonly now: number;
}

const GRANTS = Object.entries(READ_SCOPES).map(([entity, scope]) => `('${entity}', '${scope}')`);

/** The kinds of records that integration `i` may still read. */
const READABLE = `(select array_agg(entity) from (values ${GRANTS.join(', ')}) granted (entity, scope) where scope = any (i.scopes))`;

/** A record's later change, delivery `d`, waits for its earlier one. */
export const waits = (d: string): string => `exists (
  select from webhook_deliveries earlier where earlier.endpoint_id = ${d}.endpoint_id and earlier.entity_id = ${d}.entity_id
    and earlier.id < ${d}.id and earlier.state in ('queued', 'sending'))`;

/** Claims what of these endpoints is due: that it goes out is committed before it does. Sent in the transaction that has locked them. */
export const claimDeliveries = prepared<ClaimedDelivery, { endpoints: readonly string[]; most: number }>(
  'claim-webhook-deliveries',
  `with room as materialized (
     select e.id, e.state = 'resting' as probe, ${READABLE} as readable,
       case when e.state = 'resting' then 1 else ${AT_ONCE_PER_ENDPOINT} end - (
         select count(*) from webhook_deliveries s where s.endpoint_id = e.id and s.state = 'sending') as room
     from webhook_endpoints e join integrations i on i.id = e.integration_id where e.id = any (:endpoints::uuid[])
   ), claimed as materialized (
     select room.id as endpoint_id, d.id, room.probe from room cross join lateral (
       select d.id, d.next_at from webhook_deliveries d
       where d.endpoint_id = room.id and d.state = 'queued' and (room.probe or ${isDue('d')})
         and split_part(d.type, '.', 1) = any (room.readable) and not ${waits('d')}
       order by d.next_at, d.id limit greatest(room.room, 0) for update skip locked) d
     order by d.next_at, d.id limit :most
   )
   update webhook_deliveries d set state = 'sending', tries = tries + (not probe)::int, next_at = now() + ${LEASE}
   from claimed where d.endpoint_id = claimed.endpoint_id and d.id = claimed.id
   returning d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", d.body, d.tries, claimed.probe, d.next_at::text as lease,
     (extract(epoch from now()) * 1000)::float8 as now`,
);

/** So many are swept in one transaction. */
export const SWEPT_AT_ONCE = 5_000;

/** The oldest ones, which have the lowest ids of their endpoints. One that is under way stays for who sends it. */
export const sweepDeliveries = prepared<{ id: number }>(
  'sweep-webhook-deliveries',
  `delete from webhook_deliveries d using (
     select old.endpoint_id, old.id from webhook_endpoints e cross join lateral (
       select endpoint_id, id, created_at from webhook_deliveries d where d.endpoint_id = e.id order by id limit ${SWEPT_AT_ONCE}) old
     where old.created_at < now() - interval '${DAYS_KEPT} days' limit ${SWEPT_AT_ONCE}) old
   where d.endpoint_id = old.endpoint_id and d.id = old.id and d.state <> 'sending' returning d.id`,
);
