import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

const ENDPOINTS = `
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  integration_id uuid not null references integrations,
  url text not null,
  base_url text not null,
  home text not null,
  types text[] not null check (cardinality(types) > 0),
  secret text not null,
  old_secret text,
  old_until timestamptz(3),
  state text not null default 'active' check (state in ('active', 'resting', 'disabled', 'paused')),
  reason text check (reason in ('switched_off', 'restored', 'other_address', 'gone', 'silent')),
  fails integer not null default 0 check (fails >= 0),
  probe_at timestamptz(3),
  last_success_at timestamptz(3),
  resumed_at timestamptz(3) not null default now(),
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((old_secret is null) = (old_until is null)),
  check ((reason is null) = (state in ('active', 'resting')))
)`;

/**
 * What is added 2,500 rows at a time has few indexes and no foreign key, whose checks would be a quarter of that: endpoints are archived,
 * never deleted.
 */
const DELIVERIES = `
create table webhook_deliveries (
  id bigint generated always as identity,
  endpoint_id uuid not null,
  event_id text not null,
  type text not null,
  entity_id uuid not null,
  version integer not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'delivered', 'dead')),
  tries integer not null default 0 check (tries >= 0),
  next_at timestamptz(3) not null default now(),
  attempts jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  primary key (endpoint_id, id)
)`;

/** What is sent next, and what of a record goes first; what can be sent again. The log of an endpoint is in the order of the key. */
const INDEXES = [
  'create index webhook_endpoints_integration on webhook_endpoints (integration_id)',
  'create unique index webhook_deliveries_event on webhook_deliveries (event_id, endpoint_id)',
  `create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at, id) where state = 'queued'`,
  `create index webhook_deliveries_sending on webhook_deliveries (endpoint_id) where state = 'sending'`,
  `create index webhook_deliveries_record on webhook_deliveries using hash (entity_id) where state in ('queued', 'sending')`,
  `create index webhook_deliveries_dead on webhook_deliveries (endpoint_id, id) where state = 'dead'`,
];

export class Webhooks1700000000004 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENDPOINTS);
    await runner.query(DELIVERIES);
    for (const index of INDEXES) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_deliveries, webhook_endpoints');
  }
}
