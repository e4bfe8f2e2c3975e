import { APPOINTMENT_STATUSES, OCCUPYING } from '@arogya/domain/appointments/status';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { OCCUPIES } from './booking.sql';

describe('The statuses that occupy a time', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** The statuses for which PostgreSQL finds a condition true. */
  const holdsFor = async (condition: string): Promise<string[]> => {
    const rows = await test.sql.query<{ status: string }>(
      `select a.status from (select status, 'slot' as kind, null::timestamptz as archived_at from unnest($1::text[]) status) a where ${condition}`,
      [APPOINTMENT_STATUSES],
    );
    return rows.map(({ status }) => status).sort();
  };
  const conditionOf = async (name: string): Promise<string> => {
    const row = await test.sql.one<{ condition: string }>(
      'select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = $1::regclass',
      [name],
    );
    return row?.condition ?? '';
  };

  it.each(['appointments_no_overlap', 'appointments_occupied'])('are the same in the domain and in %s', async (name) => {
    expect(await holdsFor(await conditionOf(name))).toEqual([...OCCUPYING].sort());
  });

  it('are the same in the statements', async () => {
    expect(await holdsFor(OCCUPIES)).toEqual([...OCCUPYING].sort());
  });

  it('leave out other statuses, archived appointments and other kinds', async () => {
    const condition = await conditionOf('appointments_no_overlap');
    expect(APPOINTMENT_STATUSES.length).toBeGreaterThan(OCCUPYING.length);
    expect(condition).toMatch(/kind = 'slot'/u);
    expect(condition).toMatch(/archived_at IS NULL/u);
  });
});
