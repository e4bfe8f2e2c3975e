import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '@arogya/domain/audit/events';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { doctorRules } from '@arogya/domain/doctors/rules';
import { CHANGE_UNTIL_MINUTES, MOVES } from '@arogya/domain/hospital-rules/hospital-rules';
import { integrationRules } from '@arogya/domain/integrations/rules';
import { patientRules } from '@arogya/domain/patients/rules';
import type { FieldSchema } from '@arogya/domain/rule';
import { foldedText, LOOK_ALIKES, SCRIPT_DIGITS, UNSEEN } from '@arogya/domain/search/folding';
import { PENDING_LEADS } from '@arogya/domain/stats/figures';
import { isOddKey } from '../phones/phone-keys.sql';
import { startTestApp, type TestApp } from '../testing/test-app';
import { folded } from './folded.sql';
import type { MigrationKind } from './migration-kind';

const CHECKS = `
select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as condition from pg_constraint
where contype = 'c' and connamespace = 'public'::regnamespace`;
const BETWEEN = /(\w+) >= (\d+)\) AND \(\w+ <= (\d+)\)/u;

describe('what stands in TypeScript and in the database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('are the kinds of a migration', async () => {
    const checks = await test.sql.query<{ condition: string }>(`${CHECKS} and conname = 'migrations_kind_check'`);
    const kinds: Record<MigrationKind, true> = { expand: true, contract: true };
    expect(checks.map(({ condition }) => [...condition.matchAll(/'(\w+)'/gu)].map(([, word]) => word))).toEqual([Object.keys(kinds)]);
  });

  it('are bounds: the database takes whatever the rules accept', async () => {
    const checks = await test.sql.query<{ condition: string }>(CHECKS);
    const bounds = checks.flatMap(({ condition }) => {
      const [, column = '', low, high] = BETWEEN.exec(condition) ?? [];
      return column ? [{ column, low: Number(low), high: Number(high) }] : [];
    });
    const fields: Record<string, Pick<FieldSchema, 'minimum' | 'maximum'>> = {
      age_told: patientRules.age.schema,
      change_until: { minimum: CHANGE_UNTIL_MINUTES.min, maximum: CHANGE_UNTIL_MINUTES.max },
      consultation_minutes: doctorRules.consultationMinutes.schema,
      experience: doctorRules.experience.schema,
      moves: { minimum: MOVES.min, maximum: MOVES.max },
      per_minute: integrationRules.perMinute.schema,
    };
    expect(bounds.map(({ column }) => column).sort()).toEqual(Object.keys(fields));
    for (const { column, low, high } of bounds) {
      expect(low).toBeLessThanOrEqual(fields[column]?.minimum ?? -Infinity);
      expect(high).toBeGreaterThanOrEqual(fields[column]?.maximum ?? Infinity);
    }
  });

  it('is one zone, in columns and in functions', async () => {
    const rows = await test.sql.query<{ zone: string }>(`
      select distinct (regexp_matches(text, '''([A-Z][a-z]+/[A-Z]\\w+)''', 'g'))[1] as zone from (
        select prosrc as text from pg_proc where pronamespace = 'public'::regnamespace
        union all select column_default from information_schema.columns where table_schema = 'public'
        union all select definition from pg_views where schemaname = 'public') as texts`);
    expect(rows).toEqual([{ zone: DEFAULT_ZONE }]);
  });

  it('are one folding of text: every sign of the scripts of India, and every way to write what looks the same', async () => {
    const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    const signs = [
      ...span(0x21, 0x24f),
      ...span(0x300, 0x3ff),
      ...span(0x600, 0x6ff),
      ...span(0x900, 0xdff),
      ...span(0x2000, 0x206f),
      ...span(0xfe00, 0xffef),
    ];
    const texts = [
      ...signs.map((sign) => `a${sign}b`),
      ...signs.filter((sign) => /\p{M}/u.test(sign)).map((sign) => `\u0915${sign}\u093C \u0D15${sign}\u200D`),
      ...LOOK_ALIKES.flat(),
      ...[...UNSEEN, ...SCRIPT_DIGITS].map((sign) => `${sign}Re${sign}ne\u0301`),
    ];
    const rows = await test.sql.query<{ text: string; folded: string }>(
      `select text, ${folded('lower(text)')} as folded from unnest($1::text[]) as texts (text)`,
      [texts],
    );
    expect(rows).toHaveLength(texts.length);
    expect(rows.filter((row) => row.folded !== foldedText(row.text))).toEqual([]);
  });

  it('are the same pattern of keys that are looked at again, in the job and in its indexes', async () => {
    const indexes = await test.sql.query<{ definition: string }>(
      `select pg_get_expr(indpred, indrelid) as definition from pg_index where indexrelid::regclass::text like '%odd_phone' and indrelid <> 'enquiries'::regclass`,
    );
    const pattern = /'([^']+)'/u.exec(isOddKey('key'))?.[1] ?? '';
    expect(indexes).toHaveLength(4);
    for (const { definition } of indexes) expect(definition).toContain(pattern);
  });

  it('are the statuses of pending leads', async () => {
    const source = await test.sql.one<{ text: string }>(`select prosrc as text from pg_proc where oid = 'pending_until'::regproc`);
    expect([...(/in \(([^)]+)\)/u.exec(source?.text ?? '')?.[1] ?? '').matchAll(/\w+/gu)].map(String)).toEqual([...PENDING_LEADS]);
  });

  it('are the kinds of records and the actions that the trigger of the audit log writes', async () => {
    const triggers = await test.sql.query<{ entity: string }>(`
      select distinct (regexp_match(pg_get_triggerdef(oid), 'audit_change\\(''(\\w+)'''))[1] as entity from pg_trigger
      where tgfoid = 'audit_change'::regproc`);
    expect(triggers.length).toBeGreaterThan(0);
    for (const { entity } of triggers) expect(AUDIT_ENTITIES).toContain(entity);
    const source = await test.sql.one<{ text: string }>(`select prosrc as text from pg_proc where oid = 'audit_change'::regproc`);
    const actions = new Set([...(source?.text ?? '').matchAll(/(?:done := |then |else )'(\w+)'/gu)].map(([, action]) => action));
    expect(actions.size).toBe(6);
    for (const action of actions) expect(AUDIT_ACTIONS).toContain(action);
  });
});
