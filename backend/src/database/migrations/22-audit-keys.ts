import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The server seals and verifies the chain itself, with a key that the database does not see. An earlier version makes them again when it starts. */
const NO_FUNCTIONS = `
drop function if exists seal_audit(integer, boolean);
drop function if exists verify_audit(bigint, bigint);
drop function if exists audit_hash(bytea, audit_log)`;

/** Who has used up a limit would start anew after a crash of PostgreSQL, which empties unlogged tables. */
const KEPT_LIMITS = 'alter table rate_limits set logged';

/**
 * A job says when its message went out, before it does: of one whose server died meanwhile, nobody knows whether it was taken.
 * Where the provider knows our id it is sent again; elsewhere it is unknown, and a person decides.
 */
const SENT_ONCE = `
alter table message_jobs add column sent_at timestamptz(3);
alter table message_jobs drop constraint message_jobs_state_check, add constraint message_jobs_state_check
  check (state in ('queued', 'sending', 'sent', 'unknown', 'failed', 'dropped'));
drop index message_jobs_due;
create index message_jobs_due on message_jobs (next_at) where state in ('queued', 'sending');
create index message_jobs_unknown on message_jobs (sent_at) where state = 'unknown'`;

const SENT_AGAIN = `
update message_jobs set state = case state when 'sending' then 'queued' else 'failed' end where state in ('sending', 'unknown');
drop index message_jobs_unknown;
drop index message_jobs_due;
create index message_jobs_due on message_jobs (next_at) where state = 'queued';
alter table message_jobs drop column sent_at, drop constraint message_jobs_state_check, add constraint message_jobs_state_check
  check (state in ('queued', 'sent', 'failed', 'dropped'))`;

export class AuditKeys1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [NO_FUNCTIONS, KEPT_LIMITS, SENT_ONCE]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const part of [SENT_AGAIN, 'alter table rate_limits set unlogged']) await runner.query(part);
  }
}
