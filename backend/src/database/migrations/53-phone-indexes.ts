import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** As `isOddKey` of phones/phone-keys.sql.ts; what is released stays as it is. */
const odd = (key: string): string => `${key} !~ '^[+](91[2-9][0-9]{9}|(?!91)[0-9]{7,15})$'`;

/** Enquiries by their key, and the few rows whose key a job has to look at. */
const INDEXES = {
  enquiries_phone_key: 'enquiries (phone_key)',
  enquiries_odd_phone: 'enquiries (id) where phone_key is null',
  patients_odd_phone: `patients (id) where ${odd('phone_key')}`,
  leads_odd_phone: `leads (id) where ${odd('phone_key')}`,
  hospital_patients_odd_phone: `hospital_patients (patient_id) where ${odd(`(fields ->> 'phoneKey')`)}`,
  appointments_odd_phone: `appointments (id) where ${odd(`(contact ->> 'phoneKey')`)}`,
};

export class PhoneIndexes1700000000053 implements KnownMigration {
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
