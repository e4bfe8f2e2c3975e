import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** The leads of an agent, open ones first, the newest of them first: what the agent's dashboard opens with. As `open` of LEAD_SORTS. */
const INDEX = `create index concurrently leads_agent_by_open on leads (assigned_agent_id,
  (case when status in ('new', 'assigned', 'contacted') then 100000000000000 else 0 end
    + floor(date_part('epoch', created_at at time zone 'UTC') * 1000)::bigint), id) where archived_at is null`;

export class LeadsOfAgent1700000000036 implements KnownMigration {
  readonly kind = 'expand';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists leads_agent_by_open');
    await runner.query(INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index leads_agent_by_open');
  }
}
