import { randomUUID } from 'node:crypto';
import { CHANGE_TYPES, type ChangeType } from '@arogya/domain/changes/types';
import { EventReaders } from '../events/readers/event-readers';
import { WebhookSender } from '../webhooks/sending/webhook-sender';
import { WebhookSecrets } from '../webhooks/signing';
import { HOME } from '../webhooks/home.sql';
import { WEBHOOKS_READER } from '../webhooks/webhooks.reader';
import { hasRead } from './has-read';
import { integrationKey } from './integration-key';
import { plantEvent } from './plant-event';
import type { TestApp } from './test-app';

type App = Pick<TestApp, 'app' | 'sql' | 'config'>;
type Fields = Readonly<Record<string, unknown>>;

export interface TestEndpoint {
  readonly id: string;
  readonly integrationId: string;
  /** 'whsec_…' */
  readonly secret: string;
}

/** Environment of a server that may call receivers on this machine. */
export const MAY_CALL_HERE = { WEBHOOK_ALLOW: '127.0.0.0/8', SESSION_SECRET: 'w'.repeat(32) } as const;

interface EndpointOptions {
  /** Columns of `webhook_endpoints`. */
  readonly fields?: Fields;
  /** Columns of `integrations`; none where `integrationId` is one that is there. */
  readonly integration?: Fields;
  readonly integrationId?: string;
  readonly types?: readonly ChangeType[];
}

/** An endpoint of a new integration with every scope, of every type. */
export async function endpointAt(test: App, url: string, options: EndpointOptions = {}): Promise<TestEndpoint> {
  const { secret, sealed } = test.app.get(WebhookSecrets, { strict: false }).make();
  const integrationId = options.integrationId ?? (await integrationKey(test, options.integration)).integrationId;
  const types = options.types ?? CHANGE_TYPES;
  const values = { integration_id: integrationId, url, base_url: test.config.publicBaseUrl, types, secret: sealed, ...options.fields };
  const names = Object.keys(values);
  const row = await test.sql.one<{ id: string }>(
    `insert into webhook_endpoints (${names.join(', ')}, home) values (${names.map((_, n) => `$${n + 1}`).join(', ')}, ${HOME}) returning id`,
    Object.values(values),
  );
  return { id: row?.id ?? '', integrationId, secret };
}

/** A change of a lead, as its event says it. */
export const leadChanged = ({ sql }: Pick<TestApp, 'sql'>, id: string = randomUUID(), version = 1, hospitalId: string | null = null) =>
  plantEvent(sql, version === 1 ? 'lead.created' : 'lead.changed', {
    entity_id: id,
    version,
    hospital_id: hospitalId,
    change: { fields: version === 1 ? [] : ['notes'], formerHospitalId: null, state: null },
  });

/** Begins to read: what is committed from now on is told. */
export const readFromNow = async ({ app }: Pick<TestApp, 'app'>): Promise<void> => app.get(EventReaders).run();

/** Comes back when what is committed now has become deliveries. */
export const fannedOut = (test: Pick<TestApp, 'app'>): Promise<void> => hasRead(test, WEBHOOKS_READER);

/** Sends what is due; comes back when nothing is under way. */
export const sendWebhooks = ({ app }: Pick<TestApp, 'app'>): Promise<void> => app.get(WebhookSender, { strict: false }).run();

/** What is committed now is told, and sent once. */
export async function told(test: Pick<TestApp, 'app'>): Promise<void> {
  await fannedOut(test);
  await sendWebhooks(test);
}

/** As if so many seconds had gone by, for everything that waits. A negative number puts the clock back. */
export async function later({ sql }: Pick<TestApp, 'sql'>, seconds: number): Promise<void> {
  const by = `make_interval(secs => ${seconds})`;
  await sql.query(`update webhook_deliveries set next_at = next_at - ${by}, created_at = created_at - ${by},
    attempts = (select coalesce(jsonb_agg(one || jsonb_build_object('at', to_json((one ->> 'at')::timestamptz - ${by}))), '[]') from jsonb_array_elements(attempts) one)`);
  await sql.query(`update webhook_endpoints set probe_at = probe_at - ${by}, last_success_at = last_success_at - ${by},
    resumed_at = resumed_at - ${by}, old_until = old_until - ${by}`);
}

export interface StoredDelivery {
  readonly state: string;
  readonly tries: number;
  readonly eventId: string;
  readonly version: number;
  /** Seconds until it is tried. */
  readonly wait: number;
  readonly attempts: readonly { readonly at: string; readonly outcome: string; readonly status: number | null; readonly text: string }[];
}

export const deliveriesOf = ({ sql }: Pick<TestApp, 'sql'>, { id }: TestEndpoint): Promise<StoredDelivery[]> =>
  sql.query(
    `select state, tries, event_id as "eventId", version, extract(epoch from next_at - now())::float8 as wait, attempts
     from webhook_deliveries where endpoint_id = $1 order by id`,
    [id],
  );

export interface StoredEndpoint {
  readonly state: string;
  readonly reason: string | null;
  readonly fails: number;
  /** Seconds until the next probe. */
  readonly probe: number | null;
}

export const endpointNow = async ({ sql }: Pick<TestApp, 'sql'>, { id }: TestEndpoint): Promise<StoredEndpoint | null> =>
  sql.one(`select state, reason, fails, extract(epoch from probe_at - now())::float8 as probe from webhook_endpoints where id = $1`, [id]);
