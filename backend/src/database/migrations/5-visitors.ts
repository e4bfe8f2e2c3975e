import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the visitor of a handle typed: kept for his own browser when he has booked (trust: The returning patient). */
export class Visitors1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table booking_handles add column typed jsonb not null default '{}';
      create index booking_devices_expiry on booking_devices (expires_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index booking_devices_expiry; alter table booking_handles drop column typed;');
  }
}
