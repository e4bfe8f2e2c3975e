import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which text of each file in database/objects the schema has. The running server only reads it. */
export class Objects1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table schema_objects (
        name text primary key,
        hash text not null
      );
      do $$
      begin
        revoke insert, update, delete on schema_objects from arogyadesk_runtime;
      exception when undefined_object then null;
      end $$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table schema_objects');
  }
}
