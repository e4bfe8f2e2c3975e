import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { sentStatements, type SentStatement } from '../testing/sent-statements';
import { until } from '../testing/until';
import { connected } from './crowd-callers';
import { crowdDatabase } from './crowd-database';
import { largeTables, wholeTables } from './whole-tables';

const SOURCE = join(import.meta.dirname, '..');
/** A busy machine takes long for the others. */
const WAITS_MS = 6 * 3_600_000;
/** Sent by transactions themselves. */
const OF_TRANSACTIONS: ReadonlySet<string> = new Set(['begin', 'commit']);

/** Programs that run before a server does, or beside it: nobody overhears what they send. */
const OF_PROGRAMS =
  /^(?:testing|scale|demo|reference\/shipped)\/|^users\/recover-admin|^database\/(?:checksums|patience|refresh-objects|run-migrations)/u;

const othersRun = (): boolean =>
  (JSON.parse(readFileSync(process.env['TEST_RUNNING'] ?? '', 'utf8')) as string[]).some(
    (path) => path.endsWith('.db.spec.ts') && !path.includes('/sent-statements.'),
  );

/** The names of prepared statements in the source; `*` stands for what is put together. */
function namesInSource(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !OF_PROGRAMS.test(path),
  );
  const made = /\b(?:prepared|namedStatement|\.named)(?:<[^()]*?>)?\(\s*(?<quote>['`])(?<name>[^'`]+)\k<quote>/gu;
  return files
    .flatMap((path) => [...readFileSync(join(SOURCE, path), 'utf8').matchAll(made)])
    .map(({ groups }) => (groups?.['name'] ?? '').replace(/\$\{[^}]*\}/gu, '*'));
}

/** Those of composed statements end with what stands for their text. */
const isOf = (name: string): RegExp => new RegExp(`^${name.replace('*', '.+')}(?:-[0-9a-f]{20})?$`, 'u');

// The last spec file of a run (tools/jest/sequencer.cjs): it waits for those that are still at work.
describe('what servers have sent to the database in all specs', () => {
  let client: pg.Client;
  let large: ReadonlySet<string>;
  let sent: SentStatement[];
  beforeAll(async () => {
    await until(() => !othersRun(), WAITS_MS);
    const crowd = crowdDatabase();
    if (!crowd) throw new Error('There is no crowd to ask. Please run scale.db.spec.ts too: npm run specs -- scale/');
    client = await connected(crowd);
    large = await largeTables(client);
    sent = sentStatements();
  }, WAITS_MS);
  afterAll(() => client.end());

  it('reads no large table as a whole', async () => {
    expect([...large]).toEqual(expect.arrayContaining(['appointments', 'patients', 'leads', 'audit_log']));
    const wrong: string[] = [];
    for (const statement of sent) {
      const whole = await wholeTables(client, statement, large);
      if (whole.length > 0) wrong.push(`${whole.join(', ')}: ${statement.name ?? ''} ${statement.text}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['select id from leads where notes = $1', ['all of leads']],
    ['update appointments set feedback = null where patient_id = $1', ['all of appointments']],
    ['select count(*) from patients where archived_at is null and created_at is not null', ['all of patients']],
    ['select id from leads where archived_at is null order by created_at desc, id desc limit 50', []],
    ['select id from leads where id = $1', []],
  ])('control: %s', async (text, found) => {
    const values = text.includes('$1') ? ['00000000-0000-7000-8000-000000000000'] : [];
    expect((await wholeTables(client, { text, values }, large)).map((whole) => whole.replace(/ by .*/u, ''))).toEqual(found);
  });

  // Of a run of some files it would be no wonder.
  if (process.env['ALL_SPECS']) {
    it('is every prepared statement there is', () => {
      const names = sent.flatMap(({ name }) => name ?? []);
      const made = namesInSource().filter((name) => !OF_TRANSACTIONS.has(name));
      expect(made.length).toBeGreaterThan(150);
      expect(made.filter((name) => !names.some((one) => isOf(name).test(one)))).toEqual([]);
    });
  }
});
