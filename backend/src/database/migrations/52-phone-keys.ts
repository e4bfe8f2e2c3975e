import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** Enquiries have the key of their phone, as patients and leads do; a job writes that of the rows that are there (phones/phone-keys.service.ts). */
export class PhoneKeys1700000000052 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enquiries add column phone_key text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enquiries drop column phone_key');
  }
}
