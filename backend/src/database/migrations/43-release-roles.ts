import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/**
 * For which roles a key may ship pages (null: a key of before, until a server gives it those of what is live), for which roles a
 * release was published (those that its pages name so far), and since when it is neither live nor on trial any more.
 */
const UP = `
alter table release_keys add column roles text[];
alter table frontend_releases add column roles text[] not null default '{}', add column left_at timestamptz(3);
update frontend_releases set roles = array(
  select distinct role #>> '{}' from jsonb_path_query(nav, 'lax $[*].roles[*]') as named (role) order by 1);`;

const DOWN = `
alter table release_keys drop column roles;
alter table frontend_releases drop column roles, drop column left_at;`;

export class ReleaseRoles1700000000043 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
