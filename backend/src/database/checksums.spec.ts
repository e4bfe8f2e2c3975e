import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { checksumOf } from './checksums';
import type { Migration } from './migration-kind';
import { MIGRATIONS } from './migrations';

/** Written by `npm run release` (lock-migrations.ts). */
const RELEASED = JSON.parse(readFileSync(new URL('./released-migrations.json', import.meta.url), 'utf8')) as Record<string, string>;

const saying = (...statements: string[]): Migration =>
  class Said1700000009999 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }
    down = () => Promise.resolve();
  };

describe('a migration that was released', () => {
  it('says what it said then', async () => {
    const now = await Promise.all(MIGRATIONS.map(async (migration) => [migration.name, await checksumOf(migration)] as const));
    const released = now.filter(([name]) => name in RELEASED);
    expect(Object.fromEntries(released)).toEqual(RELEASED);
    expect(released.length).toBeGreaterThan(0);
  });

  it('is another one with another word, and the same with other white space', async () => {
    const was = await checksumOf(saying('create table a (b text)', 'create table c (d text)'));
    expect(await checksumOf(saying('create table  a\n  (b text) ', 'create table c (d text)'))).toBe(was);
    expect(await checksumOf(saying('create table a (b int)', 'create table c (d text)'))).not.toBe(was);
    expect(await checksumOf(saying('create table c (d text)', 'create table a (b text)'))).not.toBe(was);
  });

  it('decides nothing by what the database answers', async () => {
    class Asks1700000009998 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        const rows = (await runner.query('select 1')) as object[];
        if (rows.length > 0) await runner.query('select 2');
      }
      down = () => Promise.resolve();
    }
    await expect(checksumOf(Asks1700000009998)).rejects.toThrow(TypeError);
  });
});
