import 'reflect-metadata';
import { AuditSeal } from '../audit/audit-seal.service';
import type { Config } from '../config';
import { loadDemo } from '../demo';
import { JobWatch } from '../job-watch';
import { SYSTEM } from '../request-context';
import { statementsOf } from '../database/checksums';
import { migrate } from '../database/migrate';
import { MIGRATIONS } from '../database/migrations';
import { OBJECTS } from '../database/objects';
import { withDatabase } from '../database/with-database';

export { SCHEMA } from '../database/migrations';

/** What the audit log of every kept dump is sealed with; nothing real is. */
export const DUMP_SECRETS: Pick<Config, 'sessionSecret' | 'earlierSecrets'> = {
  sessionSecret: 'no secret: it seals kept dumps and nothing else',
  earlierSecrets: [],
};

/** The demo is loaded without a row for each record in the audit log; these changes write some. */
const CHANGES = [
  `update patients set notes = 'Prefers mornings' where id in (select id from patients order by created_at, id limit 20)`,
  `update doctors set experience = experience + 1 where experience < 40`,
  `update leads set notes = 'Asked twice' where id in (select id from leads order by created_at, id limit 10)`,
];

/** The tables of today, the small demo, and an audit log that is sealed. */
export async function fillForDump(url: string): Promise<void> {
  await migrate(url);
  await withDatabase({ url, timeLimits: false }, async (sql) => {
    await loadDemo(sql, { size: 'small', now: Date.now() });
    await sql.transaction(SYSTEM, async (db) => {
      for (const change of CHANGES) await db.query(change);
    });
    await new AuditSeal(sql, DUMP_SECRETS as Config, new JobWatch()).seal(true);
  });
}

/** What this version sends to an empty database: its migrations, then its functions, triggers and views. */
export async function statementsOfRelease(): Promise<string[]> {
  const recorded = await Promise.all(MIGRATIONS.map(statementsOf));
  const statements = recorded.flat();
  const asked = statements.find(({ params }) => params.length > 0);
  if (asked) throw new Error(`A dump cannot hold a statement with parameters: ${asked.sql.slice(0, 80)}`);
  return [...statements, ...OBJECTS].map(({ sql }) => sql);
}
