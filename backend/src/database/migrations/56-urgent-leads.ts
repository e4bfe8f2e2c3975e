import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/**
 * Open leads first, by their priority and then by their age, the oldest first; the others by their age, the newest first. As
 * `urgency` of LEAD_SORTS.
 */
const OPEN = `status in ('new', 'assigned', 'contacted')`;
const URGENCY = `(case when ${OPEN} and priority = 'high' then 400000000000000 when ${OPEN} and priority = 'medium' then 300000000000000
    when ${OPEN} then 200000000000000 else 0 end
  + (case when ${OPEN} then -1 else 1 end) * floor(date_part('epoch', created_at at time zone 'UTC') * 1000)::bigint)`;

const INDEXES = {
  leads_by_urgency: `leads (${URGENCY}, id) where archived_at is null`,
  leads_agent_by_urgency: `leads (assigned_agent_id, ${URGENCY}, id) where archived_at is null`,
};

export class UrgentLeads1700000000056 implements KnownMigration {
  readonly kind = 'expand';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, place] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${place}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}
