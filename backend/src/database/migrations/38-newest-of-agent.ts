import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** The newest appointments of an agent, which their dashboard shows; what visitors book is of no agent. */
const INDEX = `create index concurrently appointments_newest_of_agent on appointments (agent_id, created_at desc, id desc)
  where archived_at is null and agent_id is not null`;

export class NewestOfAgent1700000000038 implements KnownMigration {
  readonly kind = 'expand';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists appointments_newest_of_agent');
    await runner.query(INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index appointments_newest_of_agent');
  }
}
