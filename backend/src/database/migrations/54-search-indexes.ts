import type { QueryRunner } from 'typeorm';
import { folded } from '../folded.sql';
import type { KnownMigration } from '../migration-kind';

/** Searches look through text as people see it, whichever of its forms is stored. The earlier indexes are of the version before. */
const TABLES = ['hospitals', 'users', 'doctors', 'patients', 'leads', 'enquiries'];

export class SearchIndexes1700000000054 implements KnownMigration {
  readonly kind = 'expand';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`drop index concurrently if exists ${table}_folded`);
      await runner.query(`create index concurrently ${table}_folded on ${table} using gin ((${folded('search')}) gin_trgm_ops)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop index ${table}_folded`);
  }
}
